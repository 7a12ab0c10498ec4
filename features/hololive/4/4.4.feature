@hololive
Feature: 4.4 Holomem

  @clause-4.4.2.1
  Rule: 4.4.2.1 A holomem is what its top card says

    @clause-4.4.2
    Scenario: once it has bloomed, only the upper card counts
      Given the board
        | zone   | A                                     |
        | center | Sora hp:100 color:red tag:#song       |
        | hand   | Sora-1st hp:150 color:blue tag:#dance |
      When A blooms Sora with Sora-1st
      Then Sora-1st has 150 HP
      And Sora-1st is a 1st holomem
      And Sora-1st is blue
      And Sora-1st is not red
      And Sora-1st does not have the tag #song
      And the stack of Sora-1st is Sora-1st, Sora

    Scenario: a holomem beside it does not change
      Given the board
        | zone   | A            |
        | center | Roboco       |
        | back   | Sora, Suisei |
        | hand   | Sora-1st     |
      When A blooms Sora with Sora-1st
      Then Suisei is in the back position
      And A has 3 holomem on the stage

  @clause-4.4.2.1.1
  Rule: 4.4.2.1.1 A stack is one holomem, whomever its cards show and however many they are

    @clause-4.4.1
    Scenario: a holomem with three names is one, and only those on the stage count
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | hand    | Roboco |
        | archive | Suisei |
      And Sora reads:
        """
        Extra: also treated as <AZKi>, <Suisei>.
        Activated: draw 1 card for each of your holomem.
        """
      When A activates Sora's ability
      Then A has drawn 1 card

    @ruling-Q460
    Scenario: a stack of three cards and a single card are two holomem
      Given the board
        | zone   | A                                  |
        | center | Sora                               |
        | back   | Roboco-2nd under:Roboco/Roboco-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card for each of your holomem."
      When A uses the oshi skill "Idol"
      Then A has drawn 2 cards

    @ruling-Q602
    Scenario: a holomem of two of the names that are counted is one of them
      Given the board
        | zone   | A     |
        | center | SorAZ |
        | back   | Miko  |
      And SorAZ reads "Extra: also treated as <Sora>, <AZKi>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card for each of your <Sora> or <SorAZ>."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card

    @clause-10.7.2.3 @ruling-Q535
    Scenario: a holomem of two names is not two that are chosen
      Given the board
        | zone    | A                              |
        | center  | Duo                            |
        | back    | Roboco                         |
        | archive | Sky kind:cheer, Sea kind:cheer |
      And Duo reads "Extra: also treated as <Sora>, <Miko>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 2 cheers from your archive to 2 of your <Sora> or <Miko>, one each."
      When A uses the oshi skill "Idol"
      And A chooses Sky
      Then Sky is attached to Duo
      And Sea is in A's archive

  @clause-4.4.2.2
  Rule: 4.4.2.2 A card further down in a stack is no holomem of its own

    Scenario: a stack returns to hand, and no holomem is archived
      Given the board
        | zone   | A                       |
        | center | Sora                    |
        | back   | Roboco-1st under:Roboco |
      And Sora reads "When a holomem is archived, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to hand."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's archive
      And A has drawn 0 cards

    Scenario: a stack is archived, and that is one holomem
      Given the board
        | zone   | A                       |
        | center | Sora                    |
        | back   | Roboco-1st under:Roboco |
      And Sora reads "When a holomem is archived, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's archive
      And A has drawn 1 card

  @clause-4.4.2.3
  Rule: 4.4.2.3 The cards of a stack keep their order

    Scenario: each bloom adds a card on top
      Given the board
        | zone   | A                   |
        | center | Sora-1st under:Sora |
        | hand   | Sora-2nd            |
      When A blooms Sora-1st with Sora-2nd
      Then the stack of Sora-2nd is Sora-2nd, Sora-1st, Sora

    @ruling-Q171
    Scenario: a card taken out of the middle leaves the others in order
      Given the board
        | zone   | A                                     |
        | center | Sora                                  |
        | back   | Miko-2nd under:Miko/Miko-1st/Miko-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card stacked under 1 of your back holomem into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Miko-1st
      Then the stack of Miko-2nd is Miko-2nd, Miko-1st#2, Miko

    @clause-2.5.1 @ruling-Q541
    Scenario: bloomed from a Buzz holomem is who lies directly on one, and nobody who lies further up
      Given the board
        | zone   | A                  |
        | center | Sora-1st buzz      |
        | hand   | Sora-2nd, Sora-2nd |
      And Sora-2nd reads "Activated: if this holomem has bloomed from a Buzz holomem, draw 1 card."
      And Sora-2nd#2 reads "Activated: if this holomem has bloomed from a Buzz holomem, draw 1 card."
      When A blooms Sora-1st with Sora-2nd
      And A activates Sora-2nd's ability
      Then A has drawn 1 card
      When the turn passes to B
      And the turn passes to A
      And A blooms Sora-2nd with Sora-2nd#2
      And A activates Sora-2nd#2's ability
      Then A has drawn 2 cards

    @clause-2.5.1 @ruling-Q501
    Scenario: of two holomem of a name, only who lies on a Buzz card has bloomed from a Buzz holomem
      Given the board
        | zone   | A                                        |
        | center | Sora-1st buzz                            |
        | back   | Sora-1st#2, Sora-2nd buzz, Miko-1st buzz |
        | hand   | Sora-2nd#2, Sora-2nd#3, Miko-2nd         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest each of your <Sora> bloomed from a Buzz holomem."
      When A blooms Sora-1st with Sora-2nd#2
      And A blooms Sora-1st#2 with Sora-2nd#3
      And A blooms Miko-1st with Miko-2nd
      And A uses the oshi skill "Idol"
      Then Sora-2nd#2 is resting
      And Sora-2nd#3 is active
      And Sora-2nd is active
      And Miko-2nd is active

  @clause-4.4.4
  Rule: 4.4.4 On the stage a holomem moves with everything under it and attached to it

    @clause-4.4.3 @clause-5.17.1
    Scenario Outline: Roboco moves to the <position> position as it is
      Given the board
        | zone   | A                                                      |
        | center | Sora cheer:red                                         |
        | back   | Roboco-1st under:Roboco cheer:blue tool:Mic mascot:Pet |
      When A <does>
      Then Roboco-1st is in the <position> position
      And the stack of Roboco-1st is Roboco-1st, Roboco
      And Roboco-1st's blue cheer is attached to Roboco-1st
      And Mic is attached to Roboco-1st
      And Pet is attached to Roboco-1st

      Examples:
        | does                       | position |
        | collabs Roboco-1st         | collab   |
        | baton passes to Roboco-1st | center   |

    Scenario Outline: after A <does>, a <what> it leaves the <position> position, or does not
      Given the board
        | zone   | A                                  |
        | center | Sora cheer:red                     |
        | back   | Roboco-1st under:Roboco cheer:blue |
      And Roboco-1st reads "Activated: archive 1 <what> this holomem."
      And Sora reads "When a card is archived from the <position> position by your ability, draw 1 card."
      When A <does>
      And A activates Roboco-1st's ability
      Then A has <cards> in hand

      Examples:
        | does                       | what               | position | cards   |
        | collabs Roboco-1st         | cheer attached to  | collab   | 1 card  |
        | collabs Roboco-1st         | cheer attached to  | back     | 0 cards |
        | baton passes to Roboco-1st | card stacked under | center   | 1 card  |
        | baton passes to Roboco-1st | card stacked under | back     | 0 cards |

    Scenario: a collab holomem goes back as it is when its player's next turn begins
      Given the board
        | zone   | A                                           |
        | center | Sora                                        |
        | collab | Roboco-1st under:Roboco cheer:blue tool:Mic |
      When the turn passes to B
      And the turn passes to A
      Then Roboco-1st is in the back position
      And the stack of Roboco-1st is Roboco-1st, Roboco
      And Roboco-1st's blue cheer is attached to Roboco-1st
      And Mic is attached to Roboco-1st

    Scenario: a back holomem fills the center position as it is
      Given the board
        | zone   | A                                           |
        | center | -                                           |
        | back   | Roboco-1st under:Roboco cheer:blue tool:Mic |
      And it is the start of A's end step
      Then Roboco-1st is in the center position
      And the stack of Roboco-1st is Roboco-1st, Roboco
      And Roboco-1st's blue cheer is attached to Roboco-1st
      And Mic is attached to Roboco-1st

    @since-1.7.0 @clause-5.18.1
    Scenario: two holomem change places as they are
      Given the board
        | zone   | A                                           |
        | center | Sora cheer:red mascot:Pet                   |
        | back   | Roboco-1st under:Roboco cheer:blue tool:Mic |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco-1st is in the center position
      And the stack of Roboco-1st is Roboco-1st, Roboco
      And Roboco-1st's blue cheer is attached to Roboco-1st
      And Mic is attached to Roboco-1st
      And Sora's red cheer is attached to Sora
      And Pet is attached to Sora

  @clause-4.4.5.1
  Rule: 4.4.5.1 A holomem that is put onto the stage has no damage

    @clause-4.4.5
    Scenario: a holomem placed from the hand has no damage
      Given the board
        | zone | A      |
        | hand | Roboco |
      When A places Roboco
      Then Roboco has 0 damage
      And it is A's play timing

    Scenario: a damaged holomem archived and put back onto the stage has no damage
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your back holomem, then put 1 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then Roboco is in the back position
      And Roboco has 0 damage

    Scenario: a holomem that was downed has no damage when it is placed again
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco hp:50 damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 20 damage to 1 of your back holomem."
      And A holds a support "Rescue" (item) that reads "Put 1 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      And A plays the support Rescue
      And A places Roboco
      Then Roboco has 0 damage
      And Roboco is in the back position

  @clause-4.4.5.2
  Rule: 4.4.5.2 Damage adds up

    Scenario: 20 damage and 30 damage are 50
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko damage:20 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 50 damage

    Scenario: each damage of an effect is added
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem, then deal 20 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 30 damage

    @clause-11.3.1.1 @ruling-Q486
    Scenario Outline: 140 damage, so much of it beyond the HP with <before> before
      Given the board
        | zone   | A    | B                           |
        | center | Sora | Miko hp:200 damage:<before> |
        | back   |      | Suisei                      |
      And it is the start of A's performance step
      And Sora reads:
        """
        Art "Blaze", no cheers, 140.
        When this holomem downs a holomem, draw cards equal to that holomem's excess damage divided by 30.
        """
      When A uses the art "Blaze" of Sora
      Then Miko was downed
      And A has drawn <cards>

      Examples:
        | before | cards   |
        | 120    | 2 cards |
        | 110    | 1 card  |
        | 60     | 0 cards |

    Scenario: damage of a back holomem by its own player's text adds up, and stays in the next turn
      Given the board
        | zone   | A                       |
        | center | Sora                    |
        | back   | Roboco hp:200 damage:20 |
      And A holds a support "Stone" (item) that reads "Deal 30 damage to your back holomem."
      When A plays the support Stone
      Then Roboco has 50 damage
      When the turn passes to B
      Then Roboco has 50 damage

  @clause-4.4.5.3
  Rule: 4.4.5.3 A holomem with at least as much damage as HP is downed

    Scenario Outline: a holomem with 60 HP and 20 damage <is> downed by <dealt> more damage
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko                   |
        | back   |      | Suisei hp:60 damage:20 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal <dealt> damage to 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei <is> downed
      And Suisei is in <where>

      Examples:
        | dealt | is      | where             |
        | 39    | was not | the back position |
        | 40    | was     | B's archive       |
        | 41    | was     | B's archive       |

    @reading-H-08
    Scenario: damage does not count twice
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:100 damage:40 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 20 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko was not downed
      And Miko has 40 HP remaining

    Scenario Outline: the HP are those that effects have changed
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Suisei hp:60 |
      And Suisei reads "This holomem gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal <damage> damage to 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei <is> downed

      Examples:
        | damage | is      |
        | 70     | was not |
        | 80     | was     |

  @clause-4.4.5.4
  Rule: 4.4.5.4 Where a text speaks of HP, it means HP less damage

    @reading-H-08
    Scenario Outline: of 100 HP with <damage> damage, it deals what is left
      Given the board
        | zone   | A                           | B           |
        | center | Sora hp:100 damage:<damage> | Miko hp:200 |
      And Sora reads "Activated: deal damage equal to this holomem's HP to your opponent's center holomem."
      When A activates Sora's ability
      Then Miko has <dealt> damage

      Examples:
        | damage | dealt |
        | 0      | 100   |
        | 30     | 70    |

    @reading-H-08
    Scenario Outline: with <damage> damage of 100 HP, and a text about 50 or <more>
      Given the board
        | zone   | A    | B                           |
        | center | Sora | Miko hp:100 damage:<damage> |
        | back   |      | Suisei                      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive each of your opponent's center holomem with 50 or <more> HP remaining."
      When A uses the oshi skill "Idol"
      Then Miko is in B's <zone>

      Examples:
        | damage | more | zone    |
        | 40     | less | center  |
        | 50     | less | archive |
        | 60     | less | archive |
        | 40     | more | archive |
        | 50     | more | archive |
        | 60     | more | center  |

    @clause-4.4.5 @ruling-Q456 @ruling-Q481
    Scenario Outline: HP that an effect adds do not undo <damage> damage
      Given the board
        | zone   | A                                      |
        | center | Sora hp:100 damage:<damage> mascot:Pet |
      And Pet reads "The holomem this card is attached to gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: if your center holomem has no damage, draw 1 card."
      When A uses the oshi skill "Idol"
      Then A has drawn <cards>

      Examples:
        | damage | cards   |
        | 10     | 0 cards |
        | 0      | 1 card  |

    @reading-H-08 @ruling-Q19 @ruling-Q591
    Scenario Outline: remaining HP set to <number>, with <damage> damage of <hp> HP
      Given the board
        | zone   | A    | B                            |
        | center | Sora | Miko hp:<hp> damage:<damage> |
        | back   |      | Suisei                       |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to <number>."
      When A uses the oshi skill "Idol"
      Then Miko has <number> HP remaining
      And Suisei has 100 HP remaining

      Examples:
        | hp  | damage | number |
        | 200 | 20     | 50     |
        | 200 | 160    | 50     |
        | 200 | 110    | 100    |
        | 90  | 0      | 100    |

    @ruling-Q362
    Scenario: remaining HP set to a number count the HP that a mascot gives
      Given the board
        | zone   | A    | B                                |
        | center | Sora | Miko hp:100 damage:60 mascot:Pet |
      And Pet reads "The holomem this card is attached to gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to 50."
      When A uses the oshi skill "Idol"
      Then Miko has 50 HP remaining
      And Miko has 120 HP

  @clause-4.4.6.1
  Rule: 4.4.6.1 If not all of them fit, the player of the zone chooses those that move

    @clause-4.4.6 @without-stack-targets
    Scenario Outline: with five on the stage, one of two fits, and <decider> chooses it
      Given the board
        | zone    | A              | B              |
        | center  | Sora           | Miko           |
        | back    | C1, C2, C3, C4 | D1, D2, D3, D4 |
        | archive | Roboco, Suisei | Azki, Korone   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 Debut holomem from <whose> archive onto the stage."
      When A uses the oshi skill "Idol"
      Then <decider> is asked to choose 1 among <first>, <second>
      When <decider> chooses <second>
      Then <second> is in the back position
      And <first> is in <decider>'s archive

      Examples:
        | whose           | decider | first  | second |
        | your            | A       | Roboco | Suisei |
        | your opponent's | B       | Azki   | Korone |

    Scenario: two holomem that both fit on the stage are put there without a choice
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | back    | C1, C2, C3     |
        | archive | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then A has 6 holomem on the stage
      And A's archive is empty

    Scenario: into the collab position only one of two can go
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 Debut holomem from your archive onto the collab position."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Suisei

    Scenario Outline: with <back> at the back, a card of the archive ends up in A's <zone> on its way to the free collab position
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | back    | <back> |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the collab position."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>

      Examples:
        | back               | zone    |
        | C1, C2, C3, C4     | collab  |
        | C1, C2, C3, C4, C5 | archive |

    @clause-4.6.2.1
    Scenario: a holomem of the full stage can go there
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco, C1, C2, C3, C4 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 of your back holomem onto the collab position."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then Roboco is in the collab position

  @clause-4.4.7
  Rule: 4.4.7 Of a holomem that leaves the stage, only the top card goes there; the rest is archived

    @without-stack-targets
    Scenario Outline: <player>'s ability sends <whose> stack to <where>
      Given the board
        | zone   | A                                  | B                       |
        | center | Sora                               | Miko                    |
        | back   | Roboco-2nd under:Roboco/Roboco-1st | Suisei-1st under:Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of <whose> back holomem to <where>."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <top> is in <owner>'s <zone>
      And <owner>'s archive is <rest>

      Examples:
        | player | whose           | where                  | top        | owner | zone | rest               |
        | A      | your            | hand                   | Roboco-2nd | A     | hand | Roboco, Roboco-1st |
        | A      | your opponent's | hand                   | Suisei-1st | B     | hand | Suisei             |
        | B      | your opponent's | the bottom of the deck | Roboco-2nd | A     | deck | Roboco, Roboco-1st |

    Scenario: the rest is archived at once, before anything else is done
      Given the board
        | zone   | A                       |
        | center | Sora                    |
        | back   | Roboco-1st under:Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to hand. You may draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked yes or no
      And Roboco is in A's archive

    Scenario: the cheer and the tool of a holomem that returns to hand are archived
      Given the board
        | zone   | A                         |
        | center | Sora                      |
        | back   | Roboco cheer:red tool:Mic |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to hand."
      When A uses the oshi skill "Idol"
      Then A's archive is Mic, Roboco's red cheer

    Scenario: a holomem that rests instead of leaving keeps its stack
      Given the board
        | zone   | A                       |
        | center | Sora                    |
        | back   | Roboco-1st under:Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to hand."
      And Roboco-1st reads "When this holomem would leave the stage, rest it instead."
      When A uses the oshi skill "Idol"
      Then Roboco-1st is resting
      And Roboco is under Roboco-1st

    @clause-11.4.1 @ruling-Q562 @ruling-Q563 @ruling-Q585 @ruling-Q596 @ruling-Q608
    Scenario: under the deck goes the top card alone, and what was attached is archived
      Given the board
        | zone   | A                                          |
        | center | Sora                                       |
        | back   | Roboco-1st under:Roboco cheer:red tool:Mic |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to the bottom of the deck."
      When A uses the oshi skill "Idol"
      Then the bottom of A's deck is Roboco-1st
      And Roboco is in A's archive
      And Mic is in A's archive
      And Roboco-1st's red cheer is in A's archive

    @clause-11.3.1.1 @ruling-Q604
    Scenario: a downed holomem that returns to hand leaves its stack and cheer archived
      Given the board
        | zone   | A    | B                                   |
        | center | Sora | Miko-1st hp:50 under:Miko cheer:red |
        | back   |      | Suisei                              |
      And Miko-1st reads "When this holomem is downed, return this holomem to hand."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then B's hand is Miko-1st
      And Miko is in B's archive
      And Miko-1st's red cheer is in B's archive

  @clause-4.4.8
  Rule: 4.4.8 The stacked cards of a holomem are those under the top one

    @ruling-Q86 @ruling-Q87 @ruling-Q577
    Scenario: the top card is none of them
      Given the board
        | zone   | A                                      |
        | center | Sora-2nd under:Sora/Sora-1st cheer:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card stacked under your center holomem into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Sora, Sora-1st

    @ruling-Q573 @ruling-Q574 @ruling-Q578
    Scenario: a holomem of one card has none
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card stacked under your center holomem into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is empty
      And Sora's red cheer is attached to Sora

    @clause-1.3.3 @ruling-Q38
    Scenario: a card stacked under a holomem that cannot be moved can be archived
      Given the board
        | zone   | A                   |
        | center | Sora-1st under:Sora |
      And Sora-1st reads "This holomem cannot be moved."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card stacked under your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora is in A's archive
      And Sora-1st is in the center position

    @ruling-Q91
    Scenario: a stack of three has two of them
      Given the board
        | zone   | A                            | B           |
        | center | Sora-2nd under:Sora/Sora-1st | Miko hp:300 |
      And it is the start of A's performance step
      And Sora-2nd reads "Art "Sing", no cheers, 60: this art deals +60 damage for each card stacked under this holomem."
      When A uses the art "Sing" of Sora-2nd
      Then Miko has 180 damage

    @ruling-Q601
    Scenario: A blooms a holomem with a card stacked under another, not its top card
      Given the board
        | zone   | A                                |
        | center | Sora-2nd under:Sora-1st/Sora-1st |
        | back   | Sora-1st                         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom 1 of your back holomem with 1 card stacked under your center holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Sora-1st, Sora-1st#2

    @clause-11.3.1.1 @ruling-Q305
    Scenario Outline: of a downed holomem of three cards any one can return to hand: <card>
      Given the board
        | zone       | A                                  | B    |
        | center     | Sora-2nd hp:50 under:Sora/Sora-1st | Miko |
        | back       | Roboco                             |      |
        | holo power | 2 cards                            |      |
      And it is the start of B's performance step
      And Miko reads "Art "Sing", no cheers, 50."
      And A's oshi reads "SP oshi skill "Wow", 2 holo power, once per game, usable when your holomem is downed: put 1 card in the stack of that holomem into your hand."
      When B uses the art "Sing" of Miko
      And A says yes
      And A chooses <card>
      Then A's hand is <card>
      And <other> is in A's archive

      Examples:
        | card     | other    |
        | Sora     | Sora-2nd |
        | Sora-1st | Sora     |
        | Sora-2nd | Sora-1st |

  @clause-4.4.9
  Rule: 4.4.9 A holomem that an effect has downed is downed, whatever its HP and damage

    Scenario: a holomem without damage is downed by an effect that says so
      Given the board
        | zone   | A    | B             |
        | center | Sora | Miko          |
        | back   |      | Suisei hp:200 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei is in B's archive
      And B has 4 life

    Scenario: more HP come too late
      Given the board
        | zone   | A    | B                |
        | center | Sora | Miko             |
        | back   |      | Suisei damage:90 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's back holomem, then heal it fully."
      When A uses the oshi skill "Idol"
      Then Suisei is in B's archive

    Scenario: the holomem beside it is not downed
      Given the board
        | zone   | A    | B                        |
        | center | Sora | Miko                     |
        | back   |      | Suisei, Roboco damage:90 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      And B sends it to Roboco
      Then Suisei is in B's archive
      And Roboco is in the back position
