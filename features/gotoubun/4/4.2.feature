@gotoubun
Feature: 4.2 What can be seen of cards

  @clause-4.2.4.1
  Rule: 4.2.4.1 A card that lies face up is seen by both players

    @clause-4.2.4
    Scenario Outline: <viewer> sees a hero once it is turned face up
      Given hero lane 3 holds Futaro need:5 face-down
      And A holds an event "Letter" that reads "Main: turn 1 face-down hero face up."
      When A plays the event Letter
      Then Futaro is face up
      And <viewer> sees Futaro

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.2.4.2
  Rule: 4.2.4.2 A card that lies face down is seen by nobody

    Scenario Outline: <viewer> no longer sees a hero that is turned face down
      Given hero lane 3 holds Futaro need:5
      And A holds an event "Letter" that reads "Main: turn the hero in lane 3 face down."
      Then <viewer> sees Futaro
      When A plays the event Letter
      Then Futaro is face down
      And <viewer> does not see Futaro

      Examples:
        | viewer |
        | A      |
        | B      |

    @clause-4.11.2
    Scenario Outline: <viewer> does not see the card that <player> removed face down
      Given the board
        | zone         | A      | B       |
        | lane 3       | Ichika | Nino    |
        | waiting room | Miku   | Yotsuba |
      And <actor> reads "Activated: remove 1 card from your waiting room face down."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <gone> is in <player>'s removed
      And <viewer> does not see <gone>

      Examples:
        | viewer | player | actor  | gone    |
        | A      | A      | Ichika | Miku    |
        | B      | A      | Ichika | Miku    |
        | B      | B      | Nino   | Yotsuba |

    @reading-G-07
    Scenario Outline: a hero that lies face <face> <can> be approached, and Ichika has power <power>
      Given the board
        | zone   | A              |
        | lane 1 | Nino power:5   |
        | lane 3 | Ichika power:5 |
      And hero lane 1 holds Raiha need:5
      And hero lane 3 holds Futaro <lying>
      And Futaro reads "Each character gets power +1."
      When A ends the main phase
      Then Futaro is face <face>
      And A <can> approach Futaro with Ichika
      And Ichika has power <power>

      Examples:
        | face | lying     | can    | power |
        | up   | need:5    | can    | 6     |
        | down | face-down | cannot | 5     |

    @reading-G-07
    Scenario Outline: a hero that waits for a character to appear lies face <face>
      Given A's hand holds Nino
      And hero lane 3 holds Futaro <lying>
      And Futaro reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 1
      Then Futaro is face <face>
      And A has drawn <cards>

      Examples:
        | face | lying     | cards   |
        | up   | need:5    | 1 card  |
        | down | face-down | 0 cards |

    @reading-G-07
    Scenario Outline: a text looks for a hero that lies face down (<text>)
      Given hero lane 3 holds Futaro face-down
      And A holds an event "Letter" that reads "Main: turn 1 face-down <text> face up."
      When A plays the event Letter
      Then Futaro is face <face>

      Examples:
        | text     | face |
        | hero     | up   |
        | {Futaro} | down |
