@hololive
Feature: 1.3 Principles

  @clause-1.3.1
  Rule: 1.3.1 The text of a card goes before the rules

    Scenario Outline: a holomem that reads <text>
      Given the board
        | zone   | A             |
        | center | Sora tool:Mic |
        | hand   | Bag kind:tool |
      And Sora reads "<text>"
      Then A <can or not> play the support Bag

      Examples:
        | text                                          | can or not |
        | This holomem can have up to 2 tools attached. | can        |
        | This holomem gets HP +20.                     | cannot     |

    Scenario Outline: an art is used on a back holomem, where a text lets it: <text>
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And it is the start of A's performance step
      And Sora reads "<text>"
      And Sora reads "Art "Dance", no cheers, 20."
      When A uses the art "<art>" of Sora on Suisei
      Then Suisei has 20 damage
      And Miko has 0 damage

      Examples:
        | text                                                                               | art   |
        | This holomem can also use arts on your opponent's back holomem.                    | Dance |
        | Art "Comet", no cheers, 20: this art can also target your opponent's back holomem. | Comet |

    @without-stack-targets
    Scenario Outline: the next turn is <whose> after a support that reads <text>
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A holds a support "Clock" (event) that reads "<text>"
      When A plays the support Clock
      And A ends the main step
      And A ends the performance step
      Then it is <whose> main step

      Examples:
        | text                              | whose |
        | Take another turn after this one. | A's   |
        | Draw 1 card.                      | B's   |

    Scenario Outline: a down costs <left>, where the text is: <text>
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A holds a support "Shield" (event) that reads "<text>"
      When A plays the support Shield
      Then Miko is in B's archive
      And B has <left> life

      Examples:
        | text                                                                                                             | left |
        | Until the end of the turn, your opponent's center holomem cannot cost life. Down your opponent's center holomem. | 5    |
        | Until the end of the turn, your opponent's center holomem cannot bloom. Down your opponent's center holomem.     | 4    |

    Scenario Outline: a back holomem that reads "<text>" and has two tools <can or not> get a third one
      Given the board
        | zone   | A                   |
        | center | Sora tool:Cup       |
        | back   | Roboco tool:Mic/Hat |
        | hand   | Bag kind:tool       |
      And Roboco reads "<text>"
      Then A <can or not> play the support Bag

      Examples:
        | text                                          | can or not |
        | This holomem can have up to 3 tools attached. | can        |
        | This holomem can have up to 2 tools attached. | cannot     |

    Scenario Outline: a down by damage costs <left>, where the holomem reads "<text>"
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Miko reads "<text>"
      And A holds a support "Storm" (item) that reads "Deal 50 damage to your opponent's center holomem."
      When A plays the support Storm
      Then Miko is in B's archive
      And B has <left> life

      Examples:
        | text                           | left |
        | This holomem cannot cost life. | 5    |
        | This holomem cannot bloom.     | 4    |

  @clause-1.3.2
  Rule: 1.3.2 An impossible action is not done, and a partly possible one is done as far as it can be

    Scenario: two cards are archived where three are asked for, and the draw follows
      Given the board
        | zone | A            |
        | hand | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 3 cards from your hand, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then Miko is in A's archive
      And Suisei is in A's archive
      And A has drawn 1 card

    @ruling-Q524
    Scenario: a hand without a card to archive does not stop the draw that follows
      Given A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card

    @clause-5.7.2 @ruling-Q236 @ruling-Q243 @ruling-Q255
    Scenario Outline: four cards to draw from a deck of <deck>, and two of the hand archived all the same
      Given the board
        | zone | A                    |
        | deck | <deck>               |
        | hand | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 4 cards, then archive 2 cards from your hand."
      When A uses the oshi skill "Idol"
      And A chooses Miko, Suisei
      Then A has <left> in hand
      And A's archive is Miko, Suisei

      Examples:
        | deck    | left    |
        | 3 cards | 4 cards |
        | -       | 1 card  |

    @clause-5.21.2 @ruling-Q68 @ruling-Q69 @ruling-Q75
    Scenario Outline: a skill to send <what>, then heal, does the part that is possible
      Given the board
        | zone       | A                    |
        | center     | Sora damage:<damage> |
        | cheer deck | <cheers>             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send <what> to your center holomem, then heal 20 HP from your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has <sent> cheers attached
      And Sora has <left> damage

      Examples:
        | what                            | damage | cheers  | sent | left |
        | the top card of your cheer deck | 30     | -       | 0    | 10   |
        | the top card of your cheer deck | 0      | 2 cards | 1    | 0    |
        | 1 cheer from your archive       | 30     | 2 cards | 0    | 10   |

    @clause-5.21.2 @ruling-Q7 @ruling-Q468
    Scenario: a collab effect without a cheer to send, and a card is drawn all the same
      Given the board
        | zone       | A      |
        | center     | Sora   |
        | back       | Roboco |
        | cheer deck | -      |
      And Roboco reads "Collab effect: send the top card of your cheer deck to this holomem. Draw 1 card."
      When A collabs Roboco
      Then A has drawn 1 card

    @clause-8.5.1 @clause-10.7.2.3.4 @ruling-Q204 @ruling-Q301 @ruling-Q443 @ruling-Q446
    Scenario Outline: an oshi skill whose first part is impossible: <part>
      Given the board
        | zone       | A                              | B    |
        | center     | Sora                           | Miko |
        | holo power | Cake kind:item, Pie kind:event |      |
      And A's oshi reads "SP oshi skill "Finale", 2 holo power, once per game: <part>. Until the end of the turn, your center holomem gets arts +50."
      When A uses the oshi skill "Finale"
      Then Sora's arts do +50
      And A's holo power is empty

      Examples:
        | part                                                                         |
        | switch your opponent's center holomem with 1 of your opponent's back holomem |
        | put 1 card from your hand on the bottom of your deck                         |
        | put 1 holomem from your archive into your hand                               |
        | attach 1 cheer attached to 1 of your back holomem to your center holomem     |

    @ruling-Q380
    Scenario: no card for the holo power, and one is taken out of it all the same
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | holo power | Miko, Roboco |
        | deck       | -            |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put the top card of your deck into holo power. Look at your holo power. Put 1 of them into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then A's hand is Roboco
      And A's holo power is Miko

    @clause-12.3.4.2 @clause-5.24.2 @ruling-Q448
    Scenario: the die of an art with no card to draw is rolled, and what follows is done
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
        | deck   | -    |      |
      And it is the start of A's performance step
      And the dice will show 3
      And Sora reads "Art "Bloom", no cheers, 40: you may roll a die. If you do, draw cards equal to the number rolled. This art deals +10 damage."
      When A uses the art "Bloom" of Sora
      And A says yes
      Then the event "rolled" happened 1 time
      And Miko has 50 damage

    @ruling-Q470
    Scenario: two holomem of the deck, and no card of the hand to give for them
      Given the board
        | zone   | A                     |
        | center | Sora                  |
        | deck   | Miko, Suisei, 3 cards |
        | hand   | Cake kind:item        |
      And Cake reads "Search your deck for up to 2 Debut holomem, put them onto the stage, then shuffle your deck. Put 1 card from your hand on the bottom of your deck."
      When A plays the support Cake
      And A chooses Miko, Suisei
      Then Miko is in the back position
      And Suisei is in the back position

    @ruling-Q499 @ruling-Q506
    Scenario: the top two cards of a deck of one, and the rest of the skill
      Given the board
        | zone       | A      |
        | center     | Sora   |
        | deck       | Miko   |
        | holo power | 1 card |
      And A's oshi reads "Oshi skill "Live", 1 holo power, once per turn: archive the top 2 cards of your deck. Until the end of the turn, your center holomem gets arts +20."
      When A uses the oshi skill "Live"
      Then Miko is in A's archive
      And Sora's arts do +20

    @ruling-Q90
    Scenario: the one who has a card archives it, the other has none
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | hand   | Roboco | -    |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: each player archives 1 card from their hand."
      When A uses the oshi skill "Idol"
      Then A's archive is Roboco
      And B's archive is empty

    @clause-10.4.2.2 @reading-H-68=whole-or-not @ruling-Q515
    Scenario: two cards that may be archived, of a deck of one: nobody is asked
      Given the board
        | zone   | A    |
        | center | Sora |
        | deck   | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may archive the top 2 cards of your deck. If you do, until the end of the turn, your center holomem gets arts +20."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A's archive is empty
      And Sora's arts do +0
      And it is A's play timing

    @clause-10.4.2.2 @reading-H-68=as-many-as-there-are @ruling-Q529
    Scenario: two cards that may be archived, of a deck of one: the one is
      Given the board
        | zone   | A    |
        | center | Sora |
        | deck   | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may archive the top 2 cards of your deck. If you do, until the end of the turn, your center holomem gets arts +20."
      When A uses the oshi skill "Idol"
      And A says yes
      Then Miko is in A's archive
      And Sora's arts do +20

    @clause-4.6.2.1 @ruling-Q492
    Scenario: a text that would search the deck for a seventh still has it shuffled, and goes on
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | back   | C1, C2, C3, C4, C5 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck. Draw 1 card."
      When A uses the oshi skill "Idol"
      Then A has 6 holomem on the stage
      And these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |
      And A has drawn 1 card

  @clause-1.3.2.1
  Rule: 1.3.2.1 A card already in a state does not enter it once more

    Scenario Outline: a holomem made <state> triggers an ability only if it was not <state>
      Given the board
        | zone   | A             |
        | center | Sora <before> |
      And Sora reads "When this holomem becomes <state>, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: make 1 of your center holomem <state>."
      When A uses the oshi skill "Idol"
      Then A has <cards> in hand

      Examples:
        | before  | state   | cards   |
        |         | resting | 1 card  |
        | resting | resting | 0 cards |
        | resting | active  | 1 card  |
        |         | active  | 0 cards |

    Scenario Outline: a replacement of a rest does not apply to a holomem that already rests
      Given the board
        | zone   | A             |
        | center | Sora <before> |
      And Sora reads "When this holomem would become resting, instead draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your center holomem."
      When A uses the oshi skill "Idol"
      Then A has <cards> in hand

      Examples:
        | before  | cards   |
        |         | 1 card  |
        | resting | 0 cards |

    @ruling-Q548
    Scenario: an active holomem told to become active has not become so this turn
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And A's oshi reads "Activated: make your center holomem active."
      And Sora reads "Art "Punch", no cheers, 30: if this holomem has become active by an ability of your oshi holomem this turn, this art deals +50 damage."
      When A activates A's oshi's ability
      And A ends the main step
      And A uses the art "Punch" of Sora
      Then Miko has 30 damage

  @clause-1.3.2.2
  Rule: 1.3.2.2 By nothing or less nothing is done, nor its opposite

    @without-stack-targets
    Scenario Outline: a skill that deals damage for each back holomem deals none without one
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | <back> |             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem for each of your back holomem."
      When A uses the oshi skill "Idol"
      Then the event "damaged" happened <times>

      Examples:
        | back   | times   |
        | -      | 0 times |
        | Roboco | 1 time  |

    Scenario Outline: a replacement has nothing to replace where <damage> damage is dealt
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And Miko reads "When this holomem would take damage, it takes 20 more instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal <damage> damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has <taken> damage

      Examples:
        | damage | taken |
        | 0      | 0     |
        | 1      | 21    |

    Scenario: an art whose damage falls below nothing heals nobody
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 damage:50 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "This holomem gets arts -30."
      When A uses the art "Sing" of Sora
      Then Miko has 50 damage
      And the event "damaged" happened 0 times

    Scenario: to draw fewer cards than none takes none out of the hand
      Given the board
        | zone   | A       | B           |
        | center | Sora    | Miko hp:100 |
        | back   |         | Suisei      |
        | hand   | 4 cards |             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 102 damage to your opponent's center holomem, then draw cards equal to your opponent's center holomem's HP."
      When A uses the oshi skill "Idol"
      Then A has 4 cards in hand
      And A has 20 cards in deck

  @clause-1.3.2.2.1
  Rule: 1.3.2.2.1 A value below nothing is nothing, but to add to it or to compare it

    Scenario Outline: as many cards as HP are left, after <damage> damage to 5 HP
      Given the board
        | zone   | A         |
        | center | Sora hp:5 |
        | back   | Roboco    |
        | hand   | 4 cards   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal <damage> damage to your center holomem, then draw cards equal to your center holomem's HP."
      When A uses the oshi skill "Idol"
      Then A has drawn <cards>
      And A has <held> in hand

      Examples:
        | damage | cards   | held    |
        | 3      | 2 cards | 6 cards |
        | 8      | 0 cards | 4 cards |

  @clause-1.3.2.3
  Rule: 1.3.2.3 Of several demands as many as possible are met

    Scenario: three holomem of the archive, and room for two
      Given the board
        | zone    | A                      |
        | center  | Sora                   |
        | back    | Roboco, Suisei, Fubuki |
        | archive | Korone, Okayu, Mio     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 3 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 2 among Korone, Okayu, Mio

  @clause-1.3.2.4
  Rule: 1.3.2.4 Numbers may be nothing or less

    Scenario Outline: arts that do <change>, and then 40 more
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "This holomem gets arts <change>."
      And Roboco reads "Your center holomem gets arts +40."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | change | damage |
        | -20    | 40     |
        | -50    | 10     |

    Scenario Outline: an art that does 50 less, and 40 more by its text or its bonus
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20<art>."
      And Sora reads "This holomem gets arts -50."
      When A uses the art "Sing" of Sora
      Then Miko has 10 damage

      Examples:
        | art                         |
        | : this art deals +40 damage |
        | , +40 against red           |

    Scenario: HP that one effect brings below nothing, and another one above it
      Given the board
        | zone   | B          |
        | center | Miko hp:50 |
        | back   | Suisei     |
      And A holds a support "Dizzy" (event) that reads "Until the end of the turn, your opponent's center holomem gets HP -60. Until the end of the turn, your opponent's center holomem gets HP +30."
      When A plays the support Dizzy
      Then Miko has 20 HP
      And Miko was not downed

    Scenario: HP below nothing, which no damage is needed to reach
      Given the board
        | zone   | B          |
        | center | Miko hp:50 |
        | back   | Suisei     |
      And A holds a support "Dizzy" (event) that reads "Until the end of the turn, your opponent's center holomem gets HP -60."
      When A plays the support Dizzy
      Then Miko was downed

  @clause-1.3.3
  Rule: 1.3.3 A forbidden action is not done, whatever tells a player to do it

    Scenario Outline: told to collab while it <text>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "This holomem <text>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: collab 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the <position> position

      Examples:
        | text          | position |
        | cannot collab | back     |
        | cannot bloom  | collab   |

    @clause-10.10.1.3
    Scenario Outline: A <can or not> collab a back holomem that <text>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "This holomem <text>."
      Then A <can or not> collab Roboco

      Examples:
        | text          | can or not |
        | cannot collab | cannot     |
        | cannot bloom  | can        |

    @ruling-Q327 @ruling-Q382 @ruling-Q536
    Scenario Outline: remaining HP are not set to a number where <who> reads <text>
      Given the board
        | zone   | A    | B                            |
        | center | Sora | Miko buzz hp:200 tool:Jacket |
      And <who> reads "<text>."
      And A's oshi reads "Activated: set your opponent's center holomem's remaining HP to 50."
      When A activates A's oshi's ability
      Then Miko has <left> HP remaining

      Examples:
        | who    | text                                                                                     | left |
        | Miko   | Gift "Calm": This holomem cannot have its HP changed                                     | 200  |
        | Miko   | While it is your opponent's main step, this holomem cannot have its HP changed           | 200  |
        | Miko   | While it is your opponent's performance step, this holomem cannot have its HP changed    | 50   |
        | Miko   | While it is your main step, this holomem cannot have its HP changed                      | 50   |
        | Jacket | The holomem this card is attached to cannot have its HP changed                          | 200  |
        | Jacket | While it is your opponent's turn, the holomem this card is attached to cannot be damaged | 50   |

    @ruling-Q327 @ruling-Q536
    Scenario Outline: a holomem that cannot have its HP changed keeps its <damage> damage
      Given the board
        | zone   | A                           |
        | center | Sora hp:200 damage:<damage> |
      And Sora reads "This holomem cannot have its HP changed. / Activated: <text>."
      When A activates Sora's ability
      Then Sora has <damage> damage
      And it is A's play timing

      Examples:
        | damage | text                           |
        | 0      | deal 30 damage to this holomem |
        | 30     | heal 30 HP from this holomem   |

    @clause-10.11.1 @clause-10.2.1.3.3 @ruling-Q539 @ruling-Q540 @ruling-Q613
    Scenario Outline: art damage that cannot be reduced, where <who> reads <text>
      Given the board
        | zone   | A                  | B           |
        | center | Sora mascot:Beetle | Miko hp:200 |
        | collab |                    | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Step", no cheers, 50."
      And Beetle reads "The holomem this card is attached to cannot have its art damage reduced."
      And <who> reads "<text>"
      When A uses the art "Step" of Sora on Miko
      Then Miko has <damage> damage

      Examples:
        | who    | text                                                                       | damage |
        | Miko   | When this holomem would take damage, it takes 20 less instead.             | 50     |
        | Miko   | When this holomem would take damage, it takes half instead.                | 50     |
        | Miko   | When this holomem would take damage, it takes 0 instead.                   | 50     |
        | Suisei | When your center holomem would take damage, it takes 0 instead.            | 50     |
        | Miko   | When this holomem would take damage, instead draw 1 card.                  | 50     |
        | Suisei | Your center holomem cannot be damaged.                                     | 50     |
        | Miko   | When this holomem would take damage, it takes 20 more instead.             | 70     |
        | Suisei | When your center holomem would take damage, this holomem takes it instead. | 0      |

    @ruling-Q540
    Scenario Outline: damage by <art> that is no art damage of Sora's is still reduced
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem cannot have its art damage reduced. / Art "Step", no cheers, 0: deal 50 damage to your opponent's center holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And Miko reads "When this holomem would take damage, it takes 20 less instead."
      When A uses the art <art>
      Then Miko has 30 damage

      Examples:
        | art               |
        | "Step" of Sora    |
        | "Dance" of Roboco |

    @reading-H-67
    Scenario: told to attach a tool to a holomem that the tool cannot be attached to
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | back    | Roboco, Azki  |
        | archive | Mic kind:tool |
      And Mic reads "Can only be attached to <Roboco> or <Azki>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose among Roboco, Azki

    Scenario Outline: Sora, who <text>, is <after> after a text "<instruction>"
      Given the board
        | zone   | A             |
        | center | Sora <before> |
      And Sora reads "This holomem <text>."
      And A holds a support "Lamp" (item) that reads "Draw 1 card. <instruction>."
      When A plays the support Lamp
      Then Sora is <after>

      Examples:
        | before  | text                  | instruction                     | after   |
        |         | cannot become resting | Rest your center holomem        | active  |
        |         | cannot become active  | Rest your center holomem        | resting |
        | resting | cannot become active  | Make your center holomem active | resting |
        | resting | cannot become resting | Make your center holomem active | active  |

    @clause-5.17.2
    Scenario Outline: a tool that a text attaches to 1 of the holomem cannot go to one that <text>
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Mic kind:tool |
      And Sora reads "This holomem <text>."
      And A's oshi reads "Activated: draw 1 card. Attach 1 tool from your archive to your center holomem."
      When A activates A's oshi's ability
      Then A has <archived> in archive

      Examples:
        | text                       | archived |
        | cannot have cards attached | 1 card   |
        | cannot bloom               | 0 cards  |

    Scenario Outline: an art deals <damage> damage to Miko, who <text>
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "This holomem <text>."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | text              | damage |
        | cannot be damaged | 0      |
        | cannot be healed  | 50     |

  @clause-1.3.4
  Rule: 1.3.4 Where both players choose, the turn player does first, and the other knows what they chose

    Scenario Outline: <player> chooses a holomem to rest first in <player>'s turn, and then <other> does
      Given the board
        | zone   | A              | B              |
        | center | Sora           | Miko           |
        | back   | Roboco, Suisei | Fubuki, Korone |
      And it is <player>'s turn
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your back holomem, then rest 1 of your opponent's back holomem chosen by your opponent."
      When <player> uses the oshi skill "Idol"
      And <player> chooses <first>
      Then <other> is asked to choose among <second>
      And <first> is resting

      Examples:
        | player | first  | other | second         |
        | A      | Roboco | B     | Fubuki, Korone |
        | B      | Korone | A     | Roboco, Suisei |

    Scenario Outline: <player> chooses a card to archive first in <player>'s turn, and then <other> does
      Given the board
        | zone | A              | B              |
        | hand | Roboco, Suisei | Fubuki, Korone |
      And it is <player>'s turn
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: each player archives 1 card from their hand."
      When <player> uses the oshi skill "Idol"
      Then <player> is asked to choose among <first>
      When <player> chooses <one>
      Then <other> is asked to choose among <second>

      Examples:
        | player | other | first          | one    | second         |
        | A      | B     | Roboco, Suisei | Suisei | Fubuki, Korone |
        | B      | A     | Fubuki, Korone | Korone | Roboco, Suisei |

    @clause-11.4.2 @reading-H-29=controller-of-holomem
    Scenario Outline: <player> is the first to choose the tool that stays, in <player>'s turn
      Given the board
        | zone   | A                 | B                 |
        | center | Sora tool:Mic/Cup | Miko tool:Hat/Fan |
      And it is <player>'s turn
      Then <player> is asked to choose among <first>
      When <player> chooses <kept>
      Then <other> is asked to choose among <second>

      Examples:
        | player | first    | kept | other | second   |
        | A      | Mic, Cup | Mic  | B     | Hat, Fan |
        | B      | Hat, Fan | Hat  | A     | Mic, Cup |

  @clause-1.3.4.1
  Rule: 1.3.4.1 The parts of an effect that need no choice are done for both players at the same time

    Scenario: the chosen cards of both hands are archived together after both choices
      Given the board
        | zone   | A              | B              |
        | center | Sora           | Miko           |
        | hand   | Roboco, Suisei | Fubuki, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: each player archives 1 card from their hand."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then A has 2 cards in hand
      When B chooses Korone
      Then A's archive is Suisei
      And B's archive is Korone

  @clause-1.3.4.2
  Rule: 1.3.4.2 Hidden cards that both choose stay hidden until both have chosen

    Scenario: the opponent chooses without having seen the card
      Given the board
        | zone | A              | B              |
        | hand | Roboco, Suisei | Fubuki, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: each player archives 1 card from their hand."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then B does not see Suisei
      And Suisei is in A's hand
      When B chooses Korone
      Then B sees Suisei
      And A sees Korone

  @clause-1.3.5
  Rule: 1.3.5 A number that is chosen is a whole one, nothing or more

    Scenario: A is asked for up to two holomem of the archive
      Given the board
        | zone    | A            |
        | archive | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put up to 2 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 2 among Miko, Suisei

    @clause-14.1.1.1
    Scenario: how often a loop is done at the most
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:900 |
        | back   | Roboco |             |
      And Roboco reads "Activated: deal 10 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, you may draw 1 card."
      When A activates Roboco's ability
      And B says no
      And A activates Roboco's ability
      And B says no
      And A repeats the loop 2 times
      Then B is asked for a number from 0 to 2

  @clause-1.3.5.1
  Rule: 1.3.5.1 "Up to" allows none

    @ruling-Q84
    Scenario: an art that archives up to five cards of the hand can archive none, and deals its own damage
      Given the board
        | zone   | A       | B    |
        | center | Sora    | Miko |
        | hand   | 2 cards |      |
      And it is the start of A's performance step
      And Sora reads "Art "Rave", no cheers, 30: archive up to 5 cards from your hand. This art deals +20 damage for each of them."
      When A uses the art "Rave" of Sora
      And A chooses nothing
      Then A has 2 cards in hand
      And Miko has 30 damage

    Scenario: A may choose no card where the text says up to 1
      Given the board
        | zone    | A            |
        | archive | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put up to 1 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      And A chooses nothing
      Then A has 0 cards in hand
      And A has 2 cards in archive

    @clause-10.7.2.3.1
    Scenario: a plain number does not
      Given the board
        | zone    | A            |
        | archive | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Miko, Suisei

  @clause-1.3.5.2
  Rule: 1.3.5.2 From a number to a number means any of them, both included

    Scenario Outline: <chosen> of one to two
      Given the board
        | zone | A                    |
        | hand | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 to 2 cards from your hand."
      When A uses the oshi skill "Idol"
      And A chooses <chosen>
      Then A has <left> in hand

      Examples:
        | chosen       | left    |
        | Miko         | 2 cards |
        | Miko, Suisei | 1 card  |

    Scenario: A has to archive at least one card and at most two
      Given the board
        | zone | A                    |
        | hand | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 to 2 cards from your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 to 2 among Miko, Suisei, Fubuki

    @clause-5.12.1 @ruling-Q516 @ruling-Q523
    Scenario Outline: how many cards of the <deck> are archived is said before any is
      Given the board
        | zone       | A       |
        | center     | Sora    |
        | deck       | 8 cards |
        | cheer deck | 8 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive the top 2 to 5 cards of your <deck>."
      When A uses the oshi skill "Idol"
      Then A is asked for a number from 2 to 5
      And A's archive is empty
      When A picks the number 3
      Then A has 3 cards in archive
      And nobody is asked anything

      Examples:
        | deck       |
        | deck       |
        | cheer deck |

    @clause-5.12.1 @clause-1.3.2
    Scenario: two to five cards of a deck that has three
      Given the board
        | zone   | A       |
        | center | Sora    |
        | deck   | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive the top 2 to 5 cards of your deck."
      When A uses the oshi skill "Idol"
      Then A is asked for a number from 2 to 3
