@gotoubun
Feature: 5.8 Swapping

  @clause-5.8.1
  Rule: 5.8.1 Each of two cards goes to where the other is, at the same time

    Scenario: a card of the hand and one of the waiting room
      Given the board
        | zone         | A      |
        | lane 2       | Itsuki |
        | hand         | Nino   |
        | waiting room | Miku   |
      And Itsuki reads "Activated: swap 1 card from your hand with 1 card from your waiting room."
      When A activates Itsuki's ability
      Then A's hand is Miku
      And A's waiting room is Nino

    Scenario: two characters, with what lies under them and is set on them
      Given the board
        | zone   | A                                         |
        | lane 1 | Ichika under:Spring-Ichika episode:Memory |
        | lane 4 | Nino                                      |
      And A holds an event "Trade" that reads "Main: swap your character in lane 1 with your character in lane 4."
      When A plays the event Trade
      Then Ichika is in A's lane 4
      And Nino is in A's lane 1
      And Memory is set on Ichika
      And Spring-Ichika is under Ichika

    Scenario: a character with what lies with it, and a character card of the waiting room, which gets none of that
      Given the board
        | zone         | A                                         |
        | lane 2       | Ichika under:Spring-Ichika episode:Memory |
        | waiting room | Nino                                      |
      And A holds an event "Trade" that reads "Main: swap 1 of your {Ichika} with 1 {Nino} character card from your waiting room."
      When A plays the event Trade
      Then Nino is in A's lane 2
      And the stack of Nino is Nino
      And A's waiting room is Ichika, Spring-Ichika, Memory, Trade

    Scenario: two heroes are swapped, and each lies in the other's lane
      Given hero lane 1 holds Futaro
      And hero lane 4 holds Uesugi
      And A holds an event "Trade" that reads "Main: swap the hero in lane 1 with the hero in lane 4."
      When A plays the event Trade
      Then Futaro is in hero lane 4
      And Uesugi is in hero lane 1

    Scenario: characters of both players change sides
      Given the board
        | zone   | A                     | B    |
        | lane 2 | Ichika episode:Memory |      |
        | lane 4 |                       | Nino |
      And A holds an event "Trade" that reads "Main: swap 1 of your {Ichika} with 1 of your opponent's {Nino}."
      When A plays the event Trade
      Then Ichika is in B's lane 4
      And Memory is set on Ichika
      And Nino is in A's lane 2

    Scenario Outline: <card> has moved to another lane by it
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 4 | Nino   |
      And <card> reads "When this character moves to another lane, draw 1 card."
      And A holds an event "Trade" that reads "Main: swap your character in lane 1 with your character in lane 4."
      When A plays the event Trade
      Then A has drawn 1 card

      Examples:
        | card   |
        | Ichika |
        | Nino   |

    @clause-10.7.4.2
    Scenario Outline: Nino, who comes to a lane by a swap, sees Ichika leave it
      Given the board
        | zone         | A      |
        | lane 2       | Ichika |
        | waiting room | Nino   |
      And Nino reads "When a character is put into the waiting room from the lane, draw 1 card."
      And A holds an event "Trade" that reads "Main: swap <one> with <other>."
      When A plays the event Trade
      Then Nino is in A's lane 2
      And A has drawn 1 card

      Examples:
        | one                                            | other                                          |
        | 1 of your {Ichika}                             | 1 {Nino} character card from your waiting room |
        | 1 {Nino} character card from your waiting room | 1 of your {Ichika}                             |

    Scenario: an event of the hand and an episode of the waiting room, which no lane could hold
      Given the board
        | zone         | A                 |
        | lane 2       | Itsuki            |
        | hand         | Memory kind:event |
        | waiting room | Trip kind:episode |
      And Itsuki reads "Activated: swap 1 card from your hand with 1 card from your waiting room."
      When A activates Itsuki's ability
      Then A's hand is Trip
      And A's waiting room is Memory

  @clause-5.8.2
  Rule: 5.8.2 If one of the two cannot go, neither does

    Scenario Outline: a swap leaves Ichika in <one> and Nino in <other> while <card> <text>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 4 | Nino   |
      And <card> reads "This character <text>."
      And A holds an event "Trade" that reads "Main: swap your character in lane 1 with your character in lane 4."
      When A plays the event Trade
      Then Ichika is in A's <one>
      And Nino is in A's <other>

      Examples:
        | card   | text            | one    | other  |
        | Ichika | cannot be moved | lane 1 | lane 4 |
        | Nino   | cannot be moved | lane 1 | lane 4 |
        | Nino   | cannot approach | lane 4 | lane 1 |

    Scenario Outline: a character with a card of a waiting room that holds <cards>
      Given A's lane 2 holds Ichika
      And A's waiting room holds <cards>
      And A holds an event "Trade" that reads "Main: swap 1 of your {Ichika} with 1 card from your waiting room."
      When A plays the event Trade
      Then Ichika is in A's <where>

      Examples:
        | cards             | where        |
        | Nino              | waiting room |
        | Memory kind:event | lane 2       |
        | nothing           | lane 2       |

    @clause-12.6.2
    Scenario Outline: a character with a card of the waiting room that reads: <text>
      Given the board
        | zone         | A      |
        | lane 2       | Ichika |
        | waiting room | Nino   |
      And Nino reads "<text>"
      And A holds an event "Trade" that reads "Main: swap 1 of your {Ichika} with 1 card from your waiting room."
      When A plays the event Trade
      Then Nino is in A's <where>
      And Ichika is in A's <other>

      Examples:
        | text             | where        | other        |
        | Growth {Ichika}. | waiting room | lane 2       |
        | Disguise {Miku}. | lane 2       | waiting room |

    Scenario Outline: the hero stays in its lane, and <card> too, when <one> would be swapped with <other>
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And hero lane 3 holds Futaro
      And A holds an event "Trade" that reads "Main: swap <one> with <other>."
      When A plays the event Trade
      Then Futaro is in hero lane 3
      And <card> is in A's <place>

      Examples:
        | one                                            | other                                          | card   | place        |
        | the hero in lane 3                             | 1 of your {Ichika}                             | Ichika | lane 1       |
        | the hero in lane 3                             | 1 {Nino} character card from your waiting room | Nino   | waiting room |
        | 1 {Nino} character card from your waiting room | the hero in lane 3                             | Nino   | waiting room |
