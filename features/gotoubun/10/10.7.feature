@gotoubun
Feature: 10.7 Automatic abilities

  @clause-10.7.2
  Rule: 10.7.2 An automatic ability whose trigger occurs waits

    @clause-10.7.1
    Scenario Outline: <card>'s ability waits, and is played in the check timing that follows
      Given A's hand holds Ichika, Nino
      And Ichika reads "When this character appears, draw 1 card."
      And Nino reads "When this character appears, draw 1 card."
      When A plays the character <card> into lane 1
      Then the abilities are played in this order: <card>
      And these events happened in this order
        | event       | card   |
        | waiting     | <card> |
        | check-began |        |
        | played      | <card> |

      Examples:
        | card   |
        | Ichika |
        | Nino   |

    Scenario Outline: A draws <cards> when told to <text> with an ability for when <event>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: <text>."
      And Nino reads "When <event>, draw 1 card."
      When A activates Ichika's ability
      Then A has drawn <cards>

      Examples:
        | text                                     | event                                    | cards   |
        | put this character into the waiting room | a character is put into the waiting room | 1 card  |
        | remove this character                    | a character is put into the waiting room | 0 cards |
        | shuffle your deck                        | you shuffle a deck                       | 1 card  |
        | shuffle your deck                        | your opponent shuffles a deck            | 0 cards |

    Scenario: an automatic ability is not played before the triggering text was carried out
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: put this character into the waiting room. You may shuffle your deck."
      And Nino reads "When a character is put into the waiting room, draw 1 card."
      When A activates Ichika's ability
      Then A is asked yes or no
      And A has drawn 0 cards
      When A says no
      Then A has drawn 1 card

  @clause-10.7.2.1
  Rule: 10.7.2.1 Triggered several times, it waits as many times

    @without-stack-counts
    Scenario Outline: as often as characters leave their lanes at once
      Given the board
        | zone   | A                       | B        |
        | lane 1 | Ichika under:Old-Ichika | Miku     |
        | lane 2 |                         | <second> |
        | lane 3 |                         | <third>  |
      And Ichika reads "When an opponent's character leaves its lane, draw 1 card."
      And A holds an event "Storm" that reads "Main: Put each of your opponent's characters into the waiting room."
      When A plays the event Storm
      Then A has drawn <cards> cards

      Examples:
        | second  | third  | cards |
        | -       | -      | 1     |
        | Yotsuba | -      | 2     |
        | Yotsuba | Itsuki | 3     |

  @clause-10.7.3
  Rule: 10.7.3 Playing a waiting ability takes one of its waits away

    @without-stack-targets
    Scenario: the two waits of one ability are played with another's between them
      Given the board
        | zone   | A                       | B       |
        | lane 1 | Ichika under:Old-Ichika | Miku    |
        | lane 2 | Nino                    | Yotsuba |
      And Ichika reads "When an opponent's character leaves its lane, draw 1 card."
      And Nino reads "When an opponent's {Miku} leaves its lane, draw 1 card."
      And A holds an event "Storm" that reads "Main: Put each of your opponent's characters into the waiting room."
      When A plays the event Storm
      And A plays the waiting ability of Ichika first
      And A plays the waiting ability of Nino first
      Then the abilities are played in this order: Ichika, Nino, Ichika

  @clause-10.7.3.1
  Rule: 10.7.3.1 A waiting ability has to be played; its player only says in which order

    Scenario: a waiting ability is played without its player being asked whether
      Given A's hand holds Ichika, Miku
      And Ichika reads "When this character appears, discard 1 card."
      When A plays the character Ichika into lane 1
      Then Miku is in A's waiting room

    Scenario Outline: A chooses to play <first>'s waiting ability before <second>'s
      Given the board
        | zone   | A      |
        | lane 1 | Nino   |
        | hand   | Ichika |
      And Ichika reads "When this character appears, draw 1 card."
      And Nino reads "When a character appears, draw 1 card."
      When A plays the character Ichika into lane 2
      And A plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Ichika | Nino   |
        | Nino   | Ichika |

    Scenario Outline: of one character's two abilities the player says which comes first
      Given A's hand holds Ichika
      And Ichika reads "When this character appears, draw 1 card."
      And Ichika reads "When this character appears, draw 2 cards."
      When A plays the character Ichika into lane 1
      And A plays the waiting ability "When this character appears, draw <first>." of Ichika first
      Then these events happened in this order
        | event  | card   | ability                                     |
        | played | Ichika | When this character appears, draw <first>.  |
        | played | Ichika | When this character appears, draw <second>. |

      Examples:
        | first   | second  |
        | 1 card  | 2 cards |
        | 2 cards | 1 card  |

    @reading-S-05
    Scenario: a waiting ability that would do nothing is played all the same
      Given A's hand holds Ichika
      And Ichika reads "When this character appears, put each of your {Nino} into your waiting room."
      When A plays the character Ichika into lane 1
      Then the abilities are played in this order: Ichika

  @clause-10.7.3.1.1
  Rule: 10.7.3.1.1 An automatic ability with an optional cost may be declined

    Scenario Outline: A may decline the optional cost of a waiting ability, and says <word>
      Given A's hand holds Ichika, Miku
      And Ichika reads "When this character appears, you may discard 1 card: draw 2 cards."
      When A plays the character Ichika into lane 1
      And A says <word>
      Then A has drawn <cards> cards
      And A has <left> cards in hand

      Examples:
        | word | cards | left |
        | yes  | 2     | 2    |
        | no   | 0     | 1    |

    Scenario Outline: B's waits in A's turn, and B says <word>
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | hand   | Nino | Miku   |
      And Ichika reads "When a character appears, you may discard 1 card: draw 2 cards."
      When A plays the character Nino into lane 1
      And B says <word>
      Then B has drawn <cards> cards

      Examples:
        | word | cards |
        | yes  | 2     |
        | no   | 0     |

  @clause-10.7.3.2
  Rule: 10.7.3.2 A waiting ability that cannot be played stops waiting once, and the game goes on

    @clause-12.4.2
    Scenario: a once-per-turn ability triggered twice at once is played once, and stops waiting
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 |        | Yotsuba |
      And Ichika reads "Once per turn, when an opponent's character leaves its lane, draw 1 card."
      And A holds an event "Storm" that reads "Main: Put each of your opponent's characters into the waiting room."
      When A plays the event Storm
      And A says yes
      Then A has drawn 1 card
      And it is A's play timing

    Scenario Outline: of two waits the second can be paid for, or not, after the first said to <text>
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 |        | Yotsuba |
        | hand   | 1 card |         |
      And Ichika reads "When an opponent's character leaves its lane, you may discard 1 card: <text>."
      And A holds an event "Storm" that reads "Main: Put each of your opponent's characters into the waiting room."
      When A plays the event Storm
      And A says yes
      Then <asked>

      Examples:
        | text                       | asked                 |
        | remove each of your {Nino} | it is A's play timing |
        | draw 1 card                | A is asked yes or no  |

  @clause-10.7.3.2.1
  Rule: 10.7.3.2.1 A waiting ability that is declined stops waiting once

    @without-stack-counts
    Scenario: an ability that waits twice is offered again after it was declined once
      Given the board
        | zone   | A                       | B       |
        | lane 1 | Ichika under:Old-Ichika | Miku    |
        | lane 2 |                         | Yotsuba |
        | hand   | 3 cards                 |         |
      And Ichika reads "When an opponent's character leaves its lane, you may discard 1 card: draw 1 card."
      And A holds an event "Storm" that reads "Main: Put each of your opponent's characters into the waiting room."
      When A plays the event Storm
      And A says no
      Then A is asked yes or no
      When A says no
      Then it is A's play timing
      And A has drawn 0 cards

  @clause-10.7.4.1.1
  Rule: 10.7.4.1.1 For a move between a public and a hidden zone, a card is what it was, or is, in the public one

    Scenario Outline: to the hand, while the cards of the <zone> are Nino
      Given the board
        | zone         | A      | B       |
        | lane 1       | Miku   | Yotsuba |
        | waiting room | Ichika |         |
      And Miku reads "Activated: return each {Ichika} in your waiting room to your hand."
      And Miku reads "Each {Ichika} card in your <zone> is also {Nino}."
      And Yotsuba reads "When a {Nino} is returned to the hand from the waiting room, draw 1 card."
      When A activates Miku's ability
      Then B has drawn <cards>

      Examples:
        | zone         | cards   |
        | waiting room | 1 card  |
        | hand         | 0 cards |

    Scenario Outline: from the hand, while the cards of the <zone> are Nino
      Given the board
        | zone   | A      | B       |
        | lane 1 | Miku   | Yotsuba |
        | hand   | Ichika |         |
      And Miku reads "Activated: discard 1 card."
      And Miku reads "Each {Ichika} card in your <zone> is also {Nino}."
      And Yotsuba reads "When a {Nino} is discarded, draw 1 card."
      When A activates Miku's ability
      Then B has drawn <cards>

      Examples:
        | zone         | cards   |
        | waiting room | 1 card  |
        | hand         | 0 cards |

    Scenario Outline: played from the hand into lane 2, while the character in lane <lane> is Nino
      Given the board
        | zone   | A      | B       |
        | lane 1 | Miku   | Yotsuba |
        | hand   | Ichika |         |
      And Miku reads "Your character in lane <lane> is also {Nino}."
      And Yotsuba reads "When an opponent's {Nino} appears, draw 1 card."
      When A plays the character Ichika into lane 2
      Then B has drawn <cards>

      Examples:
        | lane | cards   |
        | 2    | 1 card  |
        | 1    | 0 cards |

    Scenario Outline: from the deck, while the cards of the <zone> are Nino
      Given the board
        | zone   | A               | B       |
        | lane 1 | Miku            | Yotsuba |
        | deck   | Ichika, 4 cards |         |
      And Miku reads "Activated: put the top card of your deck into your waiting room."
      And Miku reads "Each {Ichika} card in your <zone> is also {Nino}."
      And Yotsuba reads "When a {Nino} is put into the waiting room from the deck, draw 1 card."
      When A activates Miku's ability
      Then B has drawn <cards>

      Examples:
        | zone         | cards   |
        | waiting room | 1 card  |
        | deck         | 0 cards |

  @clause-10.7.4.1.2
  Rule: 10.7.4.1.2 For a move out of a lane, a card is what it was in the lane

    @clause-10.7.4 @clause-10.7.2
    Scenario: an ability about its own card's leaving
      Given A's lane 1 holds Ichika
      And Ichika reads "When this character leaves its lane, draw 1 card."
      And A holds an event "Bye" that reads "Main: Put your {Ichika} into your waiting room."
      When A plays the event Bye
      Then the abilities are played in this order: Ichika

    @clause-10.7.4.1
    Scenario Outline: B draws <cards> when Ichika leaves, while cards of the <zone> are Nino
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Yotsuba |
      And Ichika reads "Activated: <text>."
      And Yotsuba reads "Each {Ichika} card in your opponent's <zone> is also {Nino}."
      And Yotsuba reads "When an opponent's {Nino} leaves its lane, draw 1 card."
      When A activates Ichika's ability
      Then B has drawn <cards>

      Examples:
        | text                                      | zone         | cards   |
        | put this character into your waiting room | lane         | 1 card  |
        | put this character into your waiting room | waiting room | 0 cards |
        | remove this character                     | lane         | 1 card  |
        | remove this character                     | removed zone | 0 cards |
        | put this character into the bride area    | lane         | 1 card  |
        | put this character into the bride area    | bride area   | 0 cards |
        | return this character to hand             | lane         | 1 card  |
        | return this character to hand             | hand         | 0 cards |
        | put this character on top of your deck    | lane         | 1 card  |
        | put this character on top of your deck    | deck         | 0 cards |

    Scenario Outline: a character of power 3, with an episode that adds <modifier>
      Given the board
        | zone   | A              | B    |
        | lane 1 | Ichika power:3 | Miku |
      And Memory modifier:<modifier> is set on Ichika
      And Ichika reads "Activated: put this character into your waiting room."
      And Miku reads "When a character with power 5 or more leaves its lane, draw 1 card."
      When A activates Ichika's ability
      Then B has drawn <cards>

      Examples:
        | modifier | cards   |
        | 2        | 1 card  |
        | 1        | 0 cards |

    Scenario Outline: a hero that needs <need> leaves its hero lane
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
      And hero lane 3 holds Futaro need:<need>
      And Futaro reads "This hero gets need +2."
      And Ichika reads "Activated: remove each {Futaro}."
      And Miku reads "When a hero with need 7 or more leaves its hero lane, draw 1 card."
      When A activates Ichika's ability
      Then B has drawn <cards>

      Examples:
        | need | cards   |
        | 5    | 1 card  |
        | 4    | 0 cards |

    Scenario Outline: a character card that was set as an episode, where <what> is looked for
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Yotsuba |
      And Nino kind:character is set on Ichika
      And Ichika reads "Activated: put 1 of your episodes into the waiting room."
      And Yotsuba reads "When <what> is put into the waiting room from the lane, draw 1 card."
      When A activates Ichika's ability
      Then B has drawn <cards>

      Examples:
        | what        | cards   |
        | an episode  | 1 card  |
        | a character | 0 cards |

  @clause-10.7.4.1.3 @reading-G-05
  Rule: 10.7.4.1.3 For any other move between public zones, a card is what it is in the new one

    Scenario Outline: from the waiting room to a lane, while the cards of the <zone> are Nino
      Given the board
        | zone         | A      | B       |
        | lane 1       | Miku   | Yotsuba |
        | waiting room | Ichika |         |
      And Miku reads "Activated: put 1 {Ichika} card from your waiting room into lane 2."
      And Miku reads "Each {Ichika} card in your <zone> is also {Nino}."
      And Yotsuba reads "When an opponent's {Nino} appears, draw 1 card."
      When A activates Miku's ability
      Then B has drawn <cards>

      Examples:
        | zone         | cards   |
        | lane         | 1 card  |
        | waiting room | 0 cards |

    Scenario Outline: from the waiting room to the removed cards, while the cards of the <zone> are Nino
      Given the board
        | zone         | A      | B       |
        | lane 1       | Miku   | Yotsuba |
        | waiting room | Ichika |         |
      And Miku reads "Activated: remove each {Ichika} card in your waiting room."
      And Miku reads "Each {Ichika} card in your <zone> is also {Nino}."
      And Yotsuba reads "When a {Nino} is removed, draw 1 card."
      When A activates Miku's ability
      Then B has drawn <cards>

      Examples:
        | zone         | cards   |
        | removed zone | 1 card  |
        | waiting room | 0 cards |

    Scenario Outline: from lane 1 to lane 2, while the character in lane <lane> is Nino
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Yotsuba |
      And Ichika reads "Activated: move this character to lane 2."
      And Yotsuba reads "Your opponent's character in lane <lane> is also {Nino}."
      And Yotsuba reads "When an opponent's {Nino} moves to another lane, draw 1 card."
      When A activates Ichika's ability
      Then B has drawn <cards>

      Examples:
        | lane | cards   |
        | 2    | 1 card  |
        | 1    | 0 cards |

  @clause-10.7.4.2
  Rule: 10.7.4.2 An ability that comes into effect with a move sees what moves at the same time

    Scenario Outline: Nino comes when Ichika goes, or after it (<text>)
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Nino reads "When a character is put into the waiting room, draw 1 card."
      And A holds an event "Change" that reads "Main: <text>"
      When A plays the event Change
      Then Nino is in A's lane 1
      And A has drawn <cards>

      Examples:
        | text                                                                                                 | cards   |
        | Swap your {Ichika} with 1 {Nino} card in your waiting room.                                          | 1 card  |
        | Put your {Ichika} into your waiting room, then put 1 {Nino} card from your waiting room into lane 1. | 0 cards |

    Scenario Outline: <first> and <second> come together, and Ichika sees both
      Given the board
        | zone         | A                 |
        | lane 1       | Miku              |
        | waiting room | <first>, <second> |
      And Ichika reads "When a character appears, draw 1 card."
      And Miku reads "Activated: put each character card in your waiting room into lane 2 or 3."
      When A activates Miku's ability
      And A picks lane 3
      Then A has drawn 2 cards

      Examples:
        | first  | second |
        | Ichika | Nino   |
        | Nino   | Ichika |

  @clause-10.7.5.1
  Rule: 10.7.5.1 A delayed trigger occurs once, unless a period is stated

    @clause-10.7.5
    Scenario Outline: two episodes are set, and it says "<text>"
      Given the board
        | zone   | A                                         |
        | lane 1 | Ichika                                    |
        | hand   | Memory kind:episode, Journey kind:episode |
      And A holds an event "Wait" that reads "Main: <text> this turn, draw 1 card."
      When A plays the event Wait
      And A plays the episode Memory on Ichika
      And A plays the episode Journey on Ichika
      Then A has drawn <cards>

      Examples:
        | text                                              | cards   |
        | The next time an episode is set on your character | 1 card  |
        | Each time an episode is set on your character     | 2 cards |

    Scenario: a delayed trigger's occurring leaves another one of the same event card untouched
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | hand   | Memory kind:episode |
      And A holds an event "Wait" that reads "Main: The next time an episode is set on your character, draw 1 card. At the end of this turn, draw 2 cards."
      When A plays the event Wait
      And A plays the episode Memory on Ichika
      And the turn passes to B
      Then A has drawn 3 cards

    @clause-10.7.5
    Scenario: at the end of this turn, and not of the next
      Given A holds an event "Wait" that reads "Main: At the end of this turn, put the top card of your deck into your waiting room."
      When A plays the event Wait
      And the turn passes to B
      And the turn passes to A
      Then A has 2 cards in waiting room

    Scenario Outline: two characters leave their lanes at once
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And A holds an event "Wait" that reads "Main: <text>"
      And A holds an event "Home" that reads "Main: return your characters to hand."
      When A plays the event Wait
      And A plays the event Home
      Then A has drawn <cards>

      Examples:
        | text                                                          | cards   |
        | The next time a character leaves its lane, draw 1 card.       | 1 card  |
        | Each time a character leaves its lane this turn, draw 1 card. | 2 cards |

    Scenario Outline: a character appears in the next turn alone, and it says "<text>"
      Given B's hand holds Miku
      And A holds an event "Wait" that reads "Main: <text>, draw 1 card."
      When A plays the event Wait
      And the turn passes to B
      And B plays the character Miku into lane 1
      Then A has drawn <cards>

      Examples:
        | text                                        | cards   |
        | The next time a character appears           | 1 card  |
        | The next time a character appears this turn | 0 cards |
        | Each time a character appears this turn     | 0 cards |

  @clause-10.7.6.1
  Rule: 10.7.6.1 A state trigger waits once when its state comes about, and again only after it was resolved

    Scenario: the state comes about twice before the ability is played
      Given A's lane 1 holds Ichika
      And Ichika reads "When you have no cards in hand, draw 2 cards."
      And A holds an event "Trade" that reads "Main: Draw 1 card, then discard 1 card."
      When A plays the event Trade
      Then A has drawn 3 cards

    @clause-10.7.6
    Scenario Outline: Nino is played, and in hand was <hand>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | <hand> |
      And Ichika reads "When you have no cards in hand, draw 2 cards."
      When A plays the character Nino into lane 2
      Then A has drawn <drawn>

      Examples:
        | hand         | drawn   |
        | Nino         | 2 cards |
        | Nino, 1 card | 0 cards |

    Scenario: the state comes about again after it was resolved
      Given the board
        | zone   | A             |
        | lane 1 | Ichika        |
        | hand   | Nino          |
        | deck   | Miku, 9 cards |
      And Ichika reads "When you have no cards in hand, draw 1 card."
      When A plays the character Nino into lane 2
      And A plays the episode Miku on Ichika
      Then A has drawn 2 cards

    Scenario: declined, it waits no more while the state lasts
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | hand   | Nino    |
        | deck   | 9 cards |
      And Ichika reads "When you have no cards in hand, you may put the top card of your deck into the waiting room: draw 1 card."
      When A plays the character Nino into lane 2
      And A says no
      Then it is A's play timing
      And A has drawn 0 cards

    Scenario: declined, it waits again when the state comes about again
      Given the board
        | zone   | A             |
        | lane 1 | Ichika        |
        | hand   | Nino          |
        | deck   | Miku, 9 cards |
      And Ichika reads "When you have 1 or less cards in hand, you may put the top card of your deck into the waiting room: draw 1 card."
      And A holds an event "Trade" that reads "Main: Draw 2 cards."
      When A plays the character Nino into lane 2
      And A says no
      And A plays the event Trade
      And A plays the episode Miku on Ichika
      Then A is asked yes or no

    Scenario: resolved, and the state still there, it waits again
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino           |
      And Ichika reads "When you have no cards in hand, until the end of the turn, this character gets power +1. If this character has power 5 or more, draw 1 card."
      When A plays the character Nino into lane 2
      Then Ichika has power 5
      And A has drawn 1 card

    Scenario: the state has come about, and is over before the check timing
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When you have no cards in hand, draw 2 cards."
      And A holds an event "Trade" that reads "Main: Discard 1 card, then draw 1 card."
      When A plays the event Trade
      Then A has drawn 3 cards

    Scenario Outline: <player>'s hand runs out, and abilities about A's hand draw <mine> and <theirs>
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Miku   |
        | hand   | Nino   | Itsuki |
      And Ichika reads "When you have no cards in hand, draw 2 cards."
      And Miku reads "When your opponent has no cards in hand, draw 3 cards."
      And it is <player>'s turn
      When <player> plays the character <card> into lane 2
      Then A has drawn <mine>
      And B has drawn <theirs>

      Examples:
        | player | card   | mine    | theirs  |
        | A      | Nino   | 2 cards | 3 cards |
        | B      | Itsuki | 0 cards | 0 cards |

  @clause-10.7.7
  Rule: 10.7.7 A waiting ability is played even when its card is elsewhere by then

    Scenario: a waiting ability is played though its character has gone to the hand
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When a character appears, return your {Nino} to hand."
      And Nino reads "When this character appears, draw 1 card."
      When A plays the character Nino into lane 2
      And A plays the waiting ability of Ichika first
      Then Nino is in A's hand
      And A has drawn 1 card

    Scenario: the opponent's character was removed before its ability's turn came
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | hand   | Nino   |      |
      And Ichika reads "When a character appears, remove each of your opponent's characters."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 2
      Then Miku is in B's removed
      And B has drawn 1 card

    Scenario: an episode was put away with its character
      Given A's lane 1 holds Ichika episode:Memory
      And Memory reads "When you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Return your {Ichika} to hand."
      When A plays the event Letter
      Then Memory is in A's waiting room
      And A has drawn 1 card

    Scenario: a hero has gone to the removed cards
      Given A's hand holds Nino
      And hero lane 1 holds Sensei
      And hero lane 5 holds Futaro
      And Sensei reads "When a character appears, remove each {Futaro}."
      And Futaro reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 2
      And A plays the waiting ability of Sensei first
      Then hero lane 5 is empty
      And A has drawn 1 card
