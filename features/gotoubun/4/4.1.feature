@gotoubun
Feature: 4.1 Zones

  @clause-4.1.1
  Rule: 4.1.1 Each player has zones of their own

    @clause-4.9.1
    Scenario Outline: a card that <player> discards lies in <player>'s waiting room
      Given the board
        | zone   | A      | B    |
        | lane 3 | Ichika | Nino |
        | hand   | Miku   | Miku |
      And <actor> reads "Activated: discard 1 card."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player>'s waiting room is <gone>
      And <other>'s waiting room is empty

      Examples:
        | player | actor  | gone   | other |
        | A      | Ichika | Miku   | B     |
        | B      | Nino   | Miku#2 | A     |

    Scenario: a card that B discards in A's turn lies in B's waiting room
      Given B's hand holds Nino
      And A holds an event "Letter" that reads "Main: Your opponent discards 1 card."
      When A plays the event Letter
      Then B's waiting room is Nino
      And A's waiting room is Letter

    @clause-4.6.1 @clause-4.8.1
    Scenario: each player draws from their own deck into their own hand
      Given the board
        | zone | A             | B               |
        | deck | Nino, 9 cards | Itsuki, 9 cards |
      And A holds an event "Letter" that reads "Main: Draw 1 card. Your opponent draws 1 card."
      When A plays the event Letter
      Then A's hand is Nino
      And B's hand is Itsuki

    Scenario Outline: the characters of both players go to the <zone>, each to that of its player
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Ichika |
      And A holds an event "Letter" that reads "Main: Put all {Ichika} characters into the <zone>."
      When A plays the event Letter
      Then A's <area> is Ichika
      And B's <area> is Ichika#2

      Examples:
        | zone         | area    |
        | bride area   | brides  |
        | removed zone | removed |
        | hand         | hand    |

  @clause-4.1.2.1
  Rule: 4.1.2.1 A card is open in a public zone and hidden in a hidden one

    @clause-4.1.2 @clause-4.2.1 @clause-4.2.2 @clause-4.9.2
    Scenario Outline: <player>'s card goes from the hand to the waiting room, where the opponent sees it
      Given the board
        | zone   | A      | B      |
        | lane 3 | Ichika | Nino   |
        | hand   | Miku   | Itsuki |
      And <actor> reads "Activated: discard 1 card."
      And it is <player>'s turn
      Then <other> does not see <gone>
      When <player> activates <actor>'s ability
      Then <player> sees <gone>
      And <other> sees <gone>

      Examples:
        | player | actor  | gone   | other |
        | A      | Ichika | Miku   | B     |
        | B      | Nino   | Itsuki | A     |

    @clause-4.2.3 @clause-4.8.2
    Scenario Outline: <player>'s card goes from the waiting room to the hand, where only <player> sees it
      Given the board
        | zone         | A      | B      |
        | lane 3       | Ichika | Nino   |
        | waiting room | Miku   | Itsuki |
      And <actor> reads "Activated: put 1 card from your waiting room into your hand."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player> sees <back>
      And <other> does not see <back>

      Examples:
        | player | actor  | back   | other |
        | A      | Ichika | Miku   | B     |
        | B      | Nino   | Itsuki | A     |

    Scenario: a card of the hand that goes onto the deck is hidden from both
      Given the board
        | zone   | A      |
        | lane 3 | Ichika |
        | hand   | Miku   |
      And Ichika reads "Activated: put 1 card from your hand on top of your deck."
      When A activates Ichika's ability
      Then the top of A's deck is Miku
      And A does not see Miku
      And B does not see Miku

    Scenario Outline: a removed card that lay face down is seen in the <zone> by <viewer>
      Given A's removed holds Miku face-down
      And A holds an event "Letter" that reads "Main: put 1 card from your removed zone into the <zone>."
      Then <viewer> does not see Miku
      When A plays the event Letter
      Then Miku is in A's <zone>
      And <viewer> sees Miku

      Examples:
        | zone         | viewer |
        | waiting room | A      |
        | waiting room | B      |
        | hand         | A      |

    @reading-S-10
    Scenario: the opponent sees a card of the hand while it is revealed, and no longer
      Given the board
        | zone   | A            |
        | lane 3 | Ichika       |
        | hand   | Miku, Itsuki |
      And Ichika reads "Activated: reveal 1 card from your hand. You may draw 1 card."
      When A activates Ichika's ability
      And A chooses Miku
      Then B sees Miku
      And B does not see Itsuki
      When A says no
      Then B does not see Miku

    @reading-S-10
    Scenario: a player looking at the deck's top card no longer sees it afterwards
      Given the board
        | zone   | A                      |
        | lane 3 | Ichika                 |
        | deck   | Miku, Itsuki, 18 cards |
      And Ichika reads "Activated: look at the top card of your deck. You may draw 1 card."
      When A activates Ichika's ability
      Then A sees Miku
      And A does not see Itsuki
      And B does not see Miku
      When A says no
      Then A does not see Miku

  @clause-4.1.2.2
  Rule: 4.1.2.2 The number of cards in a zone may always be known to both players

    Scenario Outline: <viewer> sees how many cards <player> has in <zone>, and not which
      Given the board
        | zone   | A           | B           |
        | <zone> | First, Last | First, Last |
      Then <viewer> sees that <player> has 2 cards in <zone>
      And <viewer> does not see <first>

      Examples:
        | zone      | viewer | player | first   |
        | hand      | A      | B      | First#2 |
        | hand      | B      | A      | First   |
        | deck      | A      | A      | First   |
        | deck      | A      | B      | First#2 |
        | hero deck | B      | A      | First   |
        | hero deck | B      | B      | First#2 |

    Scenario Outline: the number that <viewer> sees changes with the zone
      Given the board
        | zone   | A            |
        | lane 3 | Ichika       |
        | hand   | Miku, Itsuki |
      And Ichika reads "Activated: discard 1 card."
      When A activates Ichika's ability
      And A chooses Miku
      Then <viewer> sees that A has 1 card in hand
      And <viewer> sees that A has 1 card in waiting room

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.1.2.3
  Rule: 4.1.2.3 A player need not find in a hidden zone what not everybody can see there

    Scenario: a search of the deck may find nothing
      Given the board
        | zone   | A              |
        | lane 3 | Ichika         |
        | deck   | Miku, 19 cards |
      And Ichika reads "Activated: put 1 character card from your deck into your hand."
      When A activates Ichika's ability
      And A chooses nothing
      Then A's hand is empty
      And it is A's play timing

    Scenario: of two that are asked for one may be found
      Given the board
        | zone   | A                      |
        | lane 3 | Ichika                 |
        | deck   | Miku, Itsuki, 18 cards |
      And Ichika reads "Activated: put 2 character cards from your deck into your hand."
      When A activates Ichika's ability
      And A chooses Itsuki
      Then A's hand is Itsuki
      And it is A's play timing

    Scenario: a player searching the deck sees what can be found, unlike the opponent
      Given the board
        | zone   | A                               |
        | lane 3 | Ichika                          |
        | deck   | Letter kind:event, Miku, Itsuki |
      And Ichika reads "Activated: put 1 character card from your deck into your hand."
      When A activates Ichika's ability
      Then A is asked to choose up to 1 among Miku, Itsuki
      And A sees Itsuki
      And B does not see Itsuki

    Scenario Outline: <player> need not have the card in the hand either
      Given the board
        | zone   | A            | B              |
        | lane 3 | Ichika       | Nino           |
        | hand   | Miku, 1 card | Itsuki, 1 card |
      And <actor> reads "Activated: discard 1 character card."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <player> chooses nothing
      Then <player>'s waiting room is empty
      And it is <player>'s play timing

      Examples:
        | player | actor  |
        | A      | Ichika |
        | B      | Nino   |

    Scenario: in the waiting room the card has to be found
      Given the board
        | zone         | A            |
        | lane 3       | Ichika       |
        | waiting room | Nino, 1 card |
      And Ichika reads "Activated: put 1 character card from your waiting room into your hand."
      When A activates Ichika's ability
      Then Nino is in A's hand

    @reading-S-10
    Scenario: in a hand that is revealed the card has to be found
      Given the board
        | zone   | A            |
        | lane 3 | Ichika       |
        | hand   | Miku, 1 card |
      And Ichika reads "Activated: reveal all cards in your hand, then discard 1 character card."
      When A activates Ichika's ability
      Then Miku is in A's waiting room

    Scenario: in a public zone it has to be found, although another card lies face down there
      Given the board
        | zone    | A                    |
        | removed | Miku, Nino face-down |
      And A holds an event "Letter" that reads "Main: put 1 character card from your removed zone into your hand."
      When A plays the event Letter
      Then A's hand is Miku

    Scenario: where any card will do, one has to be taken
      Given the board
        | zone   | A            |
        | lane 3 | Ichika       |
        | hand   | Miku, Itsuki |
      And Ichika reads "Activated: discard 1 card."
      When A activates Ichika's ability
      Then A is asked to choose 1 among Miku, Itsuki

  @clause-4.1.3
  Rule: 4.1.3 In an ordered zone the cards keep their order

    Scenario: a card taken from the middle of a deck leaves the others in order
      Given the board
        | zone   | A                                                        |
        | lane 3 | Ichika                                                   |
        | deck   | Letter kind:event, Cake kind:event, Miku, Tea kind:event |
      And Ichika reads "Activated: put 1 character card from your deck into your hand."
      When A activates Ichika's ability
      And A chooses Miku
      Then A's deck is Letter, Cake, Tea

    Scenario Outline: a card comes to the deck or leaves it (<text>)
      Given the board
        | zone | A                                                |
        | hand | Miku                                             |
        | deck | Letter kind:event, Cake kind:event, Nino, Ichika |
      And A holds an event "Trip" that reads "Main: <text>"
      When A plays the event Trip
      Then A's deck is <deck>

      Examples:
        | text                                                  | deck                             |
        | draw 1 card.                                          | Cake, Nino, Ichika               |
        | put 1 card from your hand on top of your deck.        | Miku, Letter, Cake, Nino, Ichika |
        | put 1 card from your hand on the bottom of your deck. | Letter, Cake, Nino, Ichika, Miku |

    @without-first-player-owner
    Scenario Outline: a hero leaves the hero deck
      Given A's hero deck holds Futaro, Raiha, Tutor, Uesugi
      And hero lane 3 is empty
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: put the top card of your hero deck into hero lane 3."
      When <player> plays the event Letter
      Then A's hero deck is Raiha, Tutor, Uesugi

      Examples:
        | player |
        | A      |
        | B      |

  @clause-4.1.4
  Rule: 4.1.4 A card that moves from lane to lane of a kind stays the same; any other move makes it a new one

    Scenario Outline: an effect on a character still applies after a text moves or swaps it
      Given the board
        | zone   | A              |
        | lane 1 | Nino           |
        | lane 3 | Ichika power:3 |
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 of your {Ichika} gets power +2, then <text>"
      When A plays the event Letter
      Then Ichika is in A's lane 1
      And Ichika has power 5

      Examples:
        | text                                   |
        | move it to lane 1.                     |
        | swap it with your character in lane 1. |

    Scenario: an effect on a character still applies where it makes room for another
      Given the board
        | zone   | A              |
        | lane 1 | Nino           |
        | lane 3 | Ichika power:3 |
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 of your {Ichika} gets power +2, then move your {Nino} to lane 3."
      When A plays the event Letter
      Then Ichika is in A's lane 1
      And Ichika has power 5

    Scenario: an effect on a hero still applies in another hero lane
      Given hero lane 3 holds Futaro need:5
      And hero lane 1 is empty
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 {Futaro} gets need -2, then move it to hero lane 1."
      When A plays the event Letter
      Then Futaro is in hero lane 1
      And Futaro needs 3

    Scenario Outline: the character <is> approaching after a text (<text>)
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
      And hero lane 3 holds Futaro need:5
      And A holds an event "Letter" that reads "Approach: <text>"
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      Then Ichika <is> approaching Futaro

      Examples:
        | text                                                              | is     |
        | move your {Ichika} to lane 1.                                     | is     |
        | put your {Ichika} into the waiting room, then put it into lane 3. | is not |

    Scenario: a character that comes back from the hand is another one
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:3 |
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 of your characters gets power +2, then return it to hand."
      When A plays the event Letter
      And A plays the character Ichika into lane 3
      Then Ichika has power 3

    Scenario: a character that is laid onto another is another one
      Given the board
        | zone   | A                  |
        | lane 3 | Ichika power:3     |
        | hand   | New-Ichika power:4 |
      And New-Ichika reads "Growth {Ichika}."
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 of your {Ichika} gets power +2."
      When A plays the event Letter
      Then Ichika has power 5
      When A plays the character New-Ichika into lane 3
      Then New-Ichika has power 4

    Scenario: a hero that comes back from the hero deck is another one
      Given hero lane 3 holds Futaro need:5
      And A holds an event "Letter" that reads "Main: until the end of the turn, 1 {Futaro} gets need -2, then put it on top of the deck, then put the top card of your hero deck into hero lane 3."
      When A plays the event Letter
      Then Futaro is in hero lane 3
      And Futaro needs 5

    Scenario Outline: a character due to go at the turn's end is then in <zone>
      Given the board
        | zone   | A    |
        | lane 1 | Nino |
        | lane 3 | Miku |
      And Miku reads "Activated: choose 1 of your {Nino}. At the end of this turn, put it into the waiting room."
      And A holds an event "Letter" that reads "Main: <text>"
      When A activates Miku's ability
      And A plays the event Letter
      And the turn passes to B
      Then Nino is in A's <zone>

      Examples:
        | text                                                            | zone         |
        | move your {Nino} to lane 2.                                     | waiting room |
        | return your {Nino} to hand.                                     | hand         |
        | put your {Nino} into the waiting room, then put it into lane 2. | lane 2       |

    Scenario Outline: a card of the waiting room is another one where it goes, and the same where it stays (<text>)
      Given the board
        | zone         | A      |
        | lane 1       | Nino   |
        | waiting room | Ichika |
      And Nino reads "Activated: choose 1 character card from your waiting room. At the end of this turn, remove it."
      And A holds an event "Letter" that reads "Main: <text>"
      When A activates Nino's ability
      And A plays the event Letter
      And the turn passes to B
      Then Ichika is in A's <zone>

      Examples:
        | text                                                             | zone    |
        | put 1 character card from your waiting room into lane 3.         | lane 3  |
        | put 1 character card from your waiting room into your hand.      | hand    |
        | put 1 character card from your waiting room into the bride area. | brides  |
        | shuffle your deck.                                               | removed |

    Scenario Outline: an episode is the same on another character, and another one once it was in the hand (<text>)
      Given the board
        | zone   | A                     | B    |
        | lane 1 | Ichika episode:Memory | Miku |
        | lane 2 | Nino                  |      |
      And Nino reads "Activated: choose 1 of your episodes. At the end of this turn, remove it."
      And A holds an event "Letter" that reads "Main: <text>"
      When A activates Nino's ability
      And A plays the event Letter
      And the turn passes to B
      Then Memory <is>

      Examples:
        | text                                                                | is                |
        | set all your episodes on your {Nino}.                               | is in A's removed |
        | set all your episodes on your opponent's character in lane 1.       | is in B's removed |
        | put all your episodes into your hand, then set them on your {Nino}. | is set on Nino    |

    Scenario: an episode that is set from the hand is another one than the card in the hand
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | hand   | Memory kind:episode |
      And Ichika reads "Activated "Mark": choose 1 card from your hand. At the end of this turn, remove it."
      And Ichika reads "Activated "Set": set 1 card from your hand on this character."
      When A activates Ichika's ability "Mark"
      And A activates Ichika's ability "Set"
      And the turn passes to B
      Then Memory is set on Ichika

    @reading-G-33
    Scenario Outline: a used-up ability <can> be played after a text (<text>)
      Given the board
        | zone   | A      |
        | lane 3 | Ichika |
      And Ichika reads "Activated, once per turn: draw 1 card."
      And A holds an event "Letter" that reads "Main: <text>"
      When A activates Ichika's ability
      And A plays the event Letter
      Then Ichika is in A's lane 1
      And A <can> activate Ichika's ability

      Examples:
        | text                                                              | can    |
        | move your {Ichika} to lane 1.                                     | cannot |
        | put your {Ichika} into the waiting room, then put it into lane 1. | can    |

  @clause-4.1.4.1
  Rule: 4.1.4.1 An effect can go on to speak of the card that it has moved

    Scenario: a character put into a lane gets power from the same effect
      Given the board
        | zone         | A                    |
        | lane 1       | Nino                 |
        | waiting room | Ichika power:3, Miku |
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into lane 3, then until the end of the turn, it gets power +2."
      When A plays the event Letter
      And A chooses Ichika
      Then Ichika has power 5
      And Nino has power 3

    Scenario: a character that returned to hand is put into a lane by the same effect
      Given the board
        | zone   | A      |
        | lane 3 | Ichika |
        | hand   | Nino   |
      And A holds an event "Letter" that reads "Main: return 1 of your characters to hand, then put it into lane 1."
      When A plays the event Letter
      Then Ichika is in A's lane 1

    Scenario Outline: an ability that is triggered by the move speaks of the card where it now is
      Given the board
        | zone   | A      | B      |
        | lane 3 | Ichika | Nino   |
        | lane 1 | Miku   | Itsuki |
      And Ichika reads "When a character is put into the waiting room, put that card into your hand."
      And Nino reads "When a character is put into the waiting room, put that card into your hand."
      And <actor> reads "Activated: put 1 of your other characters into the waiting room."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <gone> is in <player>'s hand

      Examples:
        | player | actor  | gone   |
        | A      | Ichika | Miku   |
        | B      | Nino   | Itsuki |

  @clause-4.1.5
  Rule: 4.1.5 Of cards that are put into a zone at the same time, its player says the order

    @without-stack-targets
    Scenario Outline: <player> returns two of <decider>'s characters to the bottom of the deck, and <decider> orders them
      Given the board
        | zone   | A       | B       |
        | lane 1 | Miku    | Itsuki  |
        | lane 2 | Yotsuba | Nino    |
        | deck   | 2 cards | 2 cards |
      And <actor> reads "Activated: return each of <whose> characters to the bottom of the deck."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <decider> orders the cards <second>, <first>
      Then the bottom of <decider>'s deck is <second>, <first>

      Examples:
        | player | actor  | whose           | decider | first  | second  |
        | A      | Miku   | your            | A       | Miku   | Yotsuba |
        | A      | Miku   | your opponent's | B       | Itsuki | Nino    |
        | B      | Itsuki | your opponent's | A       | Miku   | Yotsuba |

    @clause-4.12.3
    Scenario: A orders two cards that go to A's deck, though one is B's
      Given the board
        | zone         | A       | B    |
        | lane 1       | Miku    |      |
        | deck         | 2 cards |      |
        | waiting room |         | Nino |
      And A holds an event "Gift" that reads "Main: put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      And A holds an event "Letter" that reads "Main: return each of your characters to the bottom of the deck."
      When A plays the event Gift
      And A plays the event Letter
      And A orders the cards Nino, Miku
      Then the bottom of A's deck is Nino, Miku

    @clause-4.6.2
    Scenario: on top of the deck the first named is the top one
      Given the board
        | zone         | A            |
        | waiting room | Miku, Itsuki |
        | deck         | 2 cards      |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room on top of your deck."
      When A plays the event Letter
      And A orders the cards Itsuki, Miku
      Then A's deck is Itsuki, Miku, A deck 1, A deck 2

    @without-stack-targets
    Scenario: cards that go to both decks are ordered by the player of each
      Given the board
        | zone   | A       | B      |
        | lane 1 | Miku    | Itsuki |
        | lane 2 | Yotsuba | Nino   |
      And A holds an event "Letter" that reads "Main: return all characters to the bottom of the deck."
      When A plays the event Letter
      Then A is asked to order Miku, Yotsuba
      When A orders the cards Yotsuba, Miku
      Then B is asked to order Itsuki, Nino

    @reading-G-35=turn-player
    Scenario: the order in a zone that both share is said by the turn player, whose effect it is not
      Given the board
        | zone         | A              | B          |
        | lane 3       | Ichika power:9 |            |
        | waiting room |                | Miku, Nino |
      And B holds an event "Letter" that reads "Approach: put 2 cards from your waiting room into the effect resolution zone. You may draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B plays the event Letter
      And A orders the cards Nino, Miku
      Then B is asked yes or no
      And the effect resolution zone holds Nino, Miku, Letter

    @reading-G-35=performer
    Scenario: the order in a zone that both share is said by the player who puts cards there
      Given the board
        | zone         | A              | B          |
        | lane 3       | Ichika power:9 |            |
        | waiting room |                | Miku, Nino |
      And B holds an event "Letter" that reads "Approach: put 2 cards from your waiting room into the effect resolution zone. You may draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B plays the event Letter
      And B orders the cards Nino, Miku
      Then B is asked yes or no
      And the effect resolution zone holds Nino, Miku, Letter

  @clause-4.1.5.1
  Rule: 4.1.5.1 The opponent does not learn the order of cards that go into a hidden zone

    Scenario: two cards of the waiting room go onto the deck, and B no longer sees which is which
      Given the board
        | zone         | A            |
        | waiting room | Miku, Itsuki |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room on top of your deck."
      When A plays the event Letter
      And A orders the cards Itsuki, Miku
      Then B does not see Itsuki
      And B does not see Miku
      And it is A's play timing

  @clause-4.1.6
  Rule: 4.1.6 A zone whose player is not said is that of the card's master

    Scenario Outline: <player>'s ability sends the opponent's character to <other>'s <zone>
      Given the board
        | zone   | A      | B      |
        | lane 3 | Ichika | Nino   |
        | lane 1 | Miku   | Itsuki |
      And <actor> reads "Activated: <text>"
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <player> chooses <gone>
      Then <gone> is in <other>'s <zone>

      Examples:
        | player | actor  | text                                                       | gone   | other | zone         |
        | A      | Ichika | put 1 of your opponent's characters into the waiting room. | Itsuki | B     | waiting room |
        | B      | Nino   | put 1 of your opponent's characters into the waiting room. | Miku   | A     | waiting room |
        | A      | Ichika | return 1 of your opponent's characters to hand.            | Itsuki | B     | hand         |
        | A      | Ichika | remove 1 of your opponent's characters.                    | Itsuki | B     | removed      |

    Scenario: a card that the text puts into B's hand is B's from then on
      Given the board
        | zone | A    |
        | hand | Nino |
      And A holds an event "Letter" that reads "Main: put 1 card from your hand into your opponent's hand, then your opponent discards 1 card."
      When A plays the event Letter
      Then Nino is in B's waiting room
      And A's waiting room is Letter

    @clause-4.12.3
    Scenario Outline: a card of B's that is A's by now goes to A's <zone> (<text>)
      Given B's waiting room holds Nino
      And A holds an event "Gift" that reads "Main: put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Gift
      And A plays the event Letter
      Then Nino is in A's <zone>

      Examples:
        | text                                   | zone         |
        | return your {Nino} to hand.            | hand         |
        | put your {Nino} into the waiting room. | waiting room |
        | put your {Nino} into the bride area.   | brides       |

    @reading-G-16
    Scenario: a hero of A's, who has no master in a hero lane, goes to the waiting room of B, who went first
      Given A's waiting room holds Raiha kind:hero
      And hero lane 3 is empty
      And B goes first
      And A holds an event "Letter" that reads "Main: put 1 hero card from your waiting room into hero lane 3."
      And A holds an event "Trip" that reads "Main: put the hero in lane 3 into the waiting room."
      When A plays the event Letter
      And A plays the event Trip
      Then Raiha is in B's waiting room

    @reading-G-16
    Scenario Outline: a hero of B's, who has no master in a hero lane, goes to the <zone> of <first>, who went first
      Given B's waiting room holds Raiha kind:hero
      And hero lane 3 is empty
      And <first> goes first
      And it is A's turn
      And A holds an event "Letter" that reads "Main: put 1 hero card from your opponent's waiting room into hero lane 3."
      And A holds an event "Trip" that reads "Main: put the hero in lane 3 into the <zone>."
      When A plays the event Letter
      And A plays the event Trip
      Then Raiha is in <first>'s <zone>

      Examples:
        | first | zone         |
        | A     | hand         |
        | A     | waiting room |
        | B     | waiting room |
