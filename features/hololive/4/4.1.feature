@hololive
Feature: 4.1 Zones

  @clause-4.1.1
  Rule: 4.1.1 Each player has zones of their own

    @without-stack-targets
    Scenario: a holomem of B that A's oshi skill archives lies in B's archive
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then B's archive is Suisei
      And A's archive is empty

    @without-stack-targets
    Scenario Outline: a holomem that <player> archives lies in <player>'s archive, and <other>'s is empty
      Given the board
        | zone   | A                         | B                         |
        | center | Sora-1st under:Sora-Debut | Miko-1st under:Miko-Debut |
        | back   | Roboco                    | Suisei                    |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your back holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <gone> is in <player>'s archive
      And <other>'s archive is empty

      Examples:
        | player | gone   | other |
        | A      | Roboco | B     |
        | B      | Suisei | A     |

    Scenario: each player draws from their own deck
      Given the board
        | zone | A                | B                |
        | deck | Roboco, 19 cards | Suisei, 19 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. Your opponent draws 1 card."
      When A uses the oshi skill "Idol"
      Then A's hand is Roboco
      And B's hand is Suisei

    Scenario Outline: the holo power that <player> pays with lies in <player>'s archive and not in <other>'s
      Given <player> has 1 card in holo power
      And <player>'s oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player> has 1 card in archive
      And <other>'s archive is empty

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @without-stack-targets
    Scenario: cards of B that A's text moves go to B's deck, and not to A's
      Given the board
        | zone   | A       | B       |
        | center | Sora    | Miko    |
        | back   |         | Suisei  |
        | deck   | 3 cards | 3 cards |
      And A holds a support "Home" (item) that reads "Put 1 of your opponent's back holomem on top of your opponent's deck."
      When A plays the support Home
      Then the top of B's deck is Suisei
      And A has 3 cards in deck

  @clause-4.1.2.1
  Rule: 4.1.2.1 A card is open in a public zone and hidden in a hidden one

    @clause-4.1.2 @clause-4.2.1 @clause-4.2.2
    Scenario Outline: <player>'s card goes from the hand to the archive, where the opponent sees it
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | hand   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player> sees <gone>
      And <other> sees <gone>

      Examples:
        | player | gone   | other |
        | A      | Roboco | B     |
        | B      | Suisei | A     |

    @clause-4.2.3
    Scenario Outline: <player>'s card goes from the archive to the hand, where only <player> sees it
      Given the board
        | zone    | A      | B      |
        | center  | Sora   | Miko   |
        | archive | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card from your archive into your hand."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player> sees <back>
      And <other> does not see <back>

      Examples:
        | player | back   | other |
        | A      | Roboco | B     |
        | B      | Suisei | A     |

    Scenario: a card of the hand that goes onto the deck is hidden from both
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card from your hand on top of your deck."
      When A uses the oshi skill "Idol"
      Then the top of A's deck is Roboco
      And A does not see Roboco
      And B does not see Roboco

    Scenario: a card of the hand that was revealed is hidden again
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal 1 card from your hand. You may draw 1 card."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      And A says no
      Then A sees Roboco
      And B does not see Roboco

    Scenario: a card that was revealed on its way is hidden in the hand
      Given the board
        | zone   | A                        |
        | center | Sora                     |
        | deck   | Roboco, Suisei, 18 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck. You may draw 1 card."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then the event "revealed" happened 1 time for Roboco
      And A is asked yes or no
      And A sees Roboco
      And B does not see Roboco

    Scenario: a card of the deck that was looked at is hidden again
      Given the board
        | zone   | A                |
        | center | Sora             |
        | deck   | Roboco, 19 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top card of your deck."
      When A uses the oshi skill "Idol"
      Then the event "looked" happened 1 time for Roboco
      And A does not see Roboco

  @clause-4.1.2.2
  Rule: 4.1.2.2 The number of cards in any zone is always known to both players

    Scenario Outline: <viewer> sees how many cards <player> has in <zone>, and not which
      Given the board
        | zone   | A           | B           |
        | <zone> | First, Last | First, Last |
      Then <viewer> sees that <player> has 2 cards in <zone>
      And <viewer> does not see <first>

      Examples:
        | zone       | viewer | player | first   |
        | hand       | A      | B      | First#2 |
        | hand       | B      | A      | First   |
        | deck       | A      | A      | First   |
        | deck       | A      | B      | First#2 |
        | cheer deck | B      | A      | First   |
        | holo power | B      | B      | First#2 |
        | life       | B      | A      | First   |

    Scenario Outline: the number that <viewer> sees changes with the zone
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then <viewer> sees that A has 1 card in hand
      And <viewer> sees that A has 1 card in archive

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.1.2.3
  Rule: 4.1.2.3 A player may fail to find a card in a hidden zone that not everybody can see

    @ruling-Q316 @ruling-Q335 @ruling-Q351
    Scenario: a search of the deck may find nothing
      Given the board
        | zone   | A                |
        | center | Sora             |
        | deck   | Roboco, 19 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand."
      When A uses the oshi skill "Idol"
      And A chooses nothing
      Then A's hand is empty
      And it is A's play timing

    Scenario: the searching player sees the cards to be found, and the opponent does not
      Given the board
        | zone   | A                        |
        | center | Sora                     |
        | deck   | Azki-1st, Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Roboco, Suisei
      And A sees Suisei
      And B does not see Suisei

    Scenario Outline: <player> need not have the card in the hand either
      Given the board
        | zone   | A              | B              |
        | center | Sora           | Miko           |
        | hand   | Roboco, 1 card | Suisei, 1 card |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 Debut holomem from your hand."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <player> chooses nothing
      Then <player>'s archive is empty
      And it is <player>'s play timing

      Examples:
        | player |
        | A      |
        | B      |

    @reading-H-59
    Scenario: in a hand that is revealed to all the card has to be found
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, 1 card |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal all cards in your hand, then archive 1 Debut holomem from your hand."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's archive

    Scenario: in the archive the card has to be found
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Roboco, 1 card |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is Roboco

    Scenario: where any card will do, one has to be taken
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Suisei

    @ruling-Q342 @ruling-Q373
    Scenario: of one each of two kinds that are there, only the second is found
      Given the board
        | zone   | A                                 |
        | center | Sora                              |
        | deck   | Roboco, Cake kind:event, 18 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand, then put 1 event from your deck into your hand."
      When A uses the oshi skill "Idol"
      And A chooses nothing
      And A chooses Cake
      Then A's hand is Cake

    @ruling-Q368
    Scenario: a holomem that was not found is archived with the cards about it
      Given the board
        | zone   | A                                        |
        | center | Sora                                     |
        | deck   | 1 card, Roboco, Cake kind:event, 4 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand, then archive the top 3 cards of your deck."
      When A uses the oshi skill "Idol"
      And A chooses nothing
      Then Roboco is in A's archive
      And A has 3 cards in archive

  @clause-4.1.3
  Rule: 4.1.3 In an ordered zone the cards keep their order

    Scenario: a card taken out of the deck's middle leaves the rest in order
      Given the board
        | zone   | A                                      |
        | center | Sora                                   |
        | deck   | Azki-1st, Miko-1st, Roboco, Suisei-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then A's deck is Azki-1st, Miko-1st, Suisei-1st

    Scenario: the top cards of the holo power leave the rest in order
      Given the board
        | zone       | A                          |
        | holo power | Azki, Miko, Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Idol"
      Then A's holo power is Roboco, Suisei
      And A has 2 cards in archive

    @clause-4.15.2 @ruling-Q183
    Scenario: the holo power that was looked at keeps its order
      Given the board
        | zone       | A                    |
        | center     | Sora                 |
        | holo power | Miko, Suisei, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at your holo power. Put 1 of them into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then A's holo power is Miko, Korone

    Scenario: the cards under a drawn card stay in order
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Idol"
      Then A's deck is Suisei, Fubuki

  @clause-4.1.3.2
  Rule: 4.1.3.2 A card that enters an ordered zone goes on top, unless the text says where

    Scenario Outline: a card put into the <zone> lies on top of the others
      Given the board
        | zone    | A          |
        | center  | Sora       |
        | <zone>  | Azki, Miko |
        | archive | <new>      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 card from your archive <where>."
      When A uses the oshi skill "Idol"
      Then A's <zone> is <label>, Azki, Miko

      Examples:
        | zone       | new             | label  | where                     |
        | deck       | Roboco          | Roboco | on top of your deck       |
        | holo power | Roboco          | Roboco | into holo power           |
        | cheer deck | Blue kind:cheer | Blue   | on top of your cheer deck |
        | life       | Blue kind:cheer | Blue   | into your life            |

    @ruling-Q181
    Scenario: the holo power of a collab lies on top of what was there
      Given the board
        | zone       | A              |
        | center     | Sora           |
        | back       | Roboco         |
        | deck       | Azki, 19 cards |
        | holo power | Miko           |
      When A collabs Roboco
      Then A's holo power is Azki, Miko

    Scenario: a card that goes to the bottom lies beneath the others
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Roboco     |
        | deck   | Azki, Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to the bottom of the deck."
      When A uses the oshi skill "Idol"
      Then A's deck is Azki, Miko, Roboco

  @clause-4.1.4
  Rule: 4.1.4 A card that moves on the stage stays the same; any other move makes it a new one

    Scenario Outline: a back holomem keeps its effects and damage in the <position> position
      Given the board
        | zone   | A                |
        | center | Sora cheer:red   |
        | back   | Roboco damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, 1 of your back holomem gets arts +20."
      When A uses the oshi skill "Idol"
      And A <does>
      Then Roboco is in the <position> position
      And Roboco's arts do +20
      And Roboco has 30 damage

      Examples:
        | does                   | position |
        | collabs Roboco         | collab   |
        | baton passes to Roboco | center   |

    @clause-4.3.2 @ruling-Q8
    Scenario: two holomem that change places keep being active and resting
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco resting |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the center position
      And Roboco is resting
      And Sora is active

    Scenario: a holomem that comes back from the hand is another one
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, 1 of your back holomem gets arts +20, then return it to hand."
      When A uses the oshi skill "Idol"
      And A places Roboco
      Then Roboco's arts do +0
      And Roboco has 0 damage
      And it is A's play timing

    Scenario Outline: a holomem due for archiving at turn end is in the <zone> after <text>
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco                 |
        | hand   | Cake kind:item, 1 card |
      And Sora reads "When a holomem collabs, at the end of this turn, archive it."
      And Cake reads "<text>"
      When A collabs Roboco
      And A plays the support Cake
      And the turn passes to B
      Then Roboco is in A's <zone>

      Examples:
        | text                                                 | zone    |
        | Draw 1 card.                                         | archive |
        | Switch your collab holomem with your center holomem. | archive |
        | Return your collab holomem to hand.                  | hand    |

    Scenario: a holomem that returns and is placed again escapes its archiving at turn end
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "When a holomem collabs, at the end of this turn, archive it."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return your collab holomem to hand."
      When A collabs Roboco
      And A uses the oshi skill "Idol"
      And A places Roboco
      And the turn passes to B
      Then Roboco is in the back position

    Scenario Outline: in the turn in which a text sends it to the <position> position, it <can> bloom
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Roboco     |
        | hand   | Roboco-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      When A uses the oshi skill "Idol"
      Then Roboco is in the <position> position
      And A <can> bloom Roboco with Roboco-1st

      Examples:
        | text                                                                                       | position | can    |
        | switch your center holomem with 1 of your back holomem.                                    | center   | can    |
        | archive 1 of your back holomem, then put 1 Debut holomem from your archive onto the stage. | back     | cannot |

    Scenario: an ability that was used as often as it may be is new with the card
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Activated: return 1 of your back holomem to hand."
      And Roboco reads "Activated, once per game: draw 1 card."
      When A activates Roboco's ability
      And A activates Sora's ability
      And A places Roboco
      Then A can activate Roboco's ability

    Scenario: an ability that is used up stays so when its holomem changes position
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco         |
      And Roboco reads "Activated, once per game: draw 1 card."
      When A activates Roboco's ability
      And A baton passes to Roboco
      Then A cannot activate Roboco's ability

    Scenario Outline: a <from> holomem that changes places with a <to> one keeps effects and damage
      Given the board
        | zone   | A              |
        | <from> | Sora damage:30 |
        | <to>   | Roboco         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, 1 of your <from> holomem gets arts +20, then switch your <from> holomem with 1 of your <to> holomem."
      When A uses the oshi skill "Idol"
      Then Sora is in the <to> position
      And Sora's arts do +20
      And Sora has 30 damage

      Examples:
        | from   | to     |
        | center | back   |
        | collab | back   |
        | center | collab |
        | collab | center |

    Scenario: a collab holomem sent back by its player's next turn keeps effects and damage
      Given the board
        | zone   | A                |
        | center | Sora             |
        | collab | Roboco damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: for the rest of the game, 1 of your collab holomem gets arts +20."
      When A uses the oshi skill "Idol"
      And the turn passes to B
      And the turn passes to A
      Then Roboco is in the back position
      And Roboco's arts do +20
      And Roboco has 30 damage

    @clause-4.3.2 @clause-8.4.3 @ruling-Q346 @ruling-Q347 @ruling-Q385
    Scenario Outline: a holomem an effect puts into the collab position stays <state>, without holo power
      Given the board
        | zone   | A    | B               |
        | center | Sora | Miko            |
        | back   |      | Suisei <before> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 of your opponent's back holomem onto the collab position."
      When A uses the oshi skill "Idol"
      Then Suisei is in the collab position
      And Suisei is <state>
      And B's holo power is empty

      Examples:
        | before  | state   |
        | resting | resting |
        |         | active  |

    Scenario: a center holomem that changes places with an active back one keeps its damage
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
        | back   | Roboco         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your active back holomem."
      When A uses the oshi skill "Idol"
      Then Sora is in the back position
      And Sora has 30 damage

    Scenario: a collab holomem that returns to the back position in the reset step keeps its damage
      Given the board
        | zone   | A                |
        | center | Sora             |
        | collab | Roboco damage:30 |
      When the turn passes to B
      And the turn passes to A
      Then Roboco is in the back position
      And Roboco has 30 damage

    Scenario: a center holomem that was given arts +20 keeps them at the back and in the collab position
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, 1 of your holomem gets arts +20."
      And A holds a support "Swap" (item) that reads "Switch your center holomem with 1 of your active back holomem."
      And Sora reads "Art "Sing", no cheers, 30."
      When A uses the oshi skill "Idol"
      And A chooses Sora
      And A plays the support Swap
      And A collabs Sora
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then Miko has 50 damage

  @clause-4.1.4.1
  Rule: 4.1.4.1 An effect can go on to speak of the card that it has moved

    Scenario: a card put onto the stage is rested by the same effect
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | back    | Azki           |
        | archive | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage, then rest it."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then Roboco is resting
      And Azki is active

    @without-stack-targets
    Scenario Outline: an ability that is triggered by the move speaks of the card where it now is
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads "When a holomem is archived, put that card into your hand."
      And Miko reads "When a holomem is archived, put that card into your hand."
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your back holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <gone> is in <player>'s hand

      Examples:
        | player | gone   |
        | A      | Roboco |
        | B      | Suisei |

  @clause-4.1.5
  Rule: 4.1.5 Of cards that are put into a zone at the same time, its player says the order

    @without-stack-targets
    Scenario Outline: <player> returns two of <decider>'s holomem to the bottom of the deck, and <decider> orders them
      Given the board
        | zone   | A              | B            |
        | center | Sora           | Miko         |
        | back   | Roboco, Suisei | Azki, Korone |
        | deck   | 2 cards        | 2 cards      |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return each of <whose> back holomem to the bottom of the deck."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <decider> orders the cards <second>, <first>
      Then the bottom of <decider>'s deck is <second>, <first>

      Examples:
        | player | whose           | decider | first  | second |
        | A      | your            | A       | Roboco | Suisei |
        | A      | your opponent's | B       | Azki   | Korone |
        | B      | your opponent's | A       | Roboco | Suisei |

    Scenario: on top of the deck the first named is the top one
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Roboco, Suisei |
        | deck    | 2 cards        |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive on top of your deck."
      When A uses the oshi skill "Idol"
      And A orders the cards Suisei, Roboco
      Then A's deck is Suisei, Roboco, A deck 1, A deck 2

    @without-stack-targets
    Scenario: cards that go to both decks are ordered by the player of each
      Given the board
        | zone   | A              | B            |
        | center | Sora           | Miko         |
        | back   | Roboco, Suisei | Azki, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return each of any player's back holomem to the bottom of the deck."
      When A uses the oshi skill "Idol"
      Then A is asked to order Roboco, Suisei
      When A orders the cards Suisei, Roboco
      Then B is asked to order Azki, Korone

    Scenario: cards that go into the opponent's life are ordered by the opponent
      Given the board
        | zone       | A                    |
        | center     | Sora                 |
        | cheer deck | blue, green, 8 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put the top 2 cards of your cheer deck into your opponent's life."
      When A uses the oshi skill "Idol"
      Then B is asked to order blue, green

    @clause-4.4.7 @ruling-Q586 @ruling-Q597 @ruling-Q609
    Scenario: a holomem that returns to the deck with all that is stacked under it
      Given the board
        | zone   | A                                      |
        | center | Roboco                                 |
        | back   | Sora-2nd under:Sora/Sora-1st cheer:red |
        | deck   | 2 cards                                |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your <Sora> and the cards stacked under it to the bottom of your deck in any order."
      When A uses the oshi skill "Idol"
      And A orders the cards Sora-1st, Sora-2nd, Sora
      Then A's deck is A deck 1, A deck 2, Sora-1st, Sora-2nd, Sora
      And Sora-2nd's red cheer is in A's archive

    @clause-4.15.2
    Scenario: two cards put into holo power together lie as their player orders them
      Given the board
        | zone       | A           |
        | center     | Sora        |
        | archive    | Blue, Green |
        | holo power | First, Last |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive into holo power."
      When A uses the oshi skill "Idol"
      And A orders the cards Green, Blue
      Then A's holo power is Green, Blue, First, Last

  @clause-4.1.5.1
  Rule: 4.1.5.1 The opponent does not learn the order of cards that go into a hidden zone

    Scenario Outline: two cards of the archive go <where>, and B no longer sees which is which
      Given the board
        | zone    | A              | B    |
        | center  | Sora           | Miko |
        | archive | Roboco, Suisei |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive <where>."
      When A uses the oshi skill "Idol"
      And A orders the cards Suisei, Roboco
      Then B does not see Suisei
      And B does not see Roboco
      And it is A's play timing

      Examples:
        | where                                   |
        | on top of your deck                     |
        | on the bottom of your deck in any order |
        | into holo power                         |

  @clause-4.1.6
  Rule: 4.1.6 A zone whose player is not said is that of the card's controller

    Scenario Outline: <player>'s ability sends the opponent's holomem to <other>'s <zone>
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <gone> is in <other>'s <zone>

      Examples:
        | player | text                                              | gone   | other | zone    |
        | A      | archive 1 of your opponent's back holomem.        | Suisei | B     | archive |
        | B      | archive 1 of your opponent's back holomem.        | Roboco | A     | archive |
        | A      | return 1 of your opponent's back holomem to hand. | Suisei | B     | hand    |

    Scenario: a cheer of A's cheer deck that has become B's goes to B's archive
      Given the board
        | zone       | A             | B      |
        | center     | Sora          | Miko   |
        | cheer deck | blue, 9 cards |        |
        | life       |               | 1 card |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put the top card of your cheer deck into your opponent's life."
      And A holds a support "Star" (event) that reads "Put the top card of your opponent's life into the archive."
      When A uses the oshi skill "Idol"
      And A plays the support Star
      Then blue is in B's archive
      And A's archive is Star

    Scenario: where the text says whose zone it is, the card goes there
      Given the board
        | zone       | A             | B    |
        | center     | Sora          | Miko |
        | cheer deck | blue, 9 cards |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put the top card of your cheer deck into your opponent's life."
      When A uses the oshi skill "Idol"
      Then blue is in B's life
      And B has 6 life
