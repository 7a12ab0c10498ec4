@gotoubun
Feature: 12.3 Main and approach

  @clause-12.3.2
  Rule: 12.3.2 Activated abilities and main events are played in the master's own main phase only

    @clause-12.3.1
    Scenario: an ability in the main phase, and not in the event step
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
      And Ichika reads "Activated: draw 1 card."
      Then A can activate Ichika's ability
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B passes
      Then A cannot activate Ichika's ability

    Scenario Outline: in <player>'s main phase the characters of both players have abilities
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And Ichika reads "Activated: draw 1 card."
      And Nino reads "Activated: draw 1 card."
      And it is <player>'s turn
      Then <player> can activate <own>'s ability
      And <player> cannot activate <other>'s ability

      Examples:
        | player | own    | other  |
        | A      | Ichika | Nino   |
        | B      | Nino   | Ichika |

    Scenario: a main event in the main phase, and not in the event step
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      Then A can play the event Letter
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B passes
      Then A cannot play the event Letter

    Scenario: the opponent's event step allows neither an activated ability nor a main event
      Given the board
        | zone   | A              | B    |
        | lane 3 | Ichika power:9 | Nino |
      And Nino reads "Activated: draw 1 card."
      And B holds an event "Letter" that reads "Main: Draw 1 card."
      And B holds an event "Note" that reads "Approach: Draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      Then B can play the event Note
      And B cannot play the event Letter
      And B cannot activate Nino's ability

  @clause-12.3.3
  Rule: 12.3.3 Approach events are played in the event step of any approach phase, and only there

    @clause-12.3.2
    Scenario Outline: A's <timing> event can be played only in the phases that it names
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
      And A holds an event "Letter" that reads "<timing>: Draw 1 card."
      Then A <in main> play the event Letter
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B passes
      Then A <in approach> play the event Letter

      Examples:
        | timing           | in main | in approach |
        | Main             | can     | cannot      |
        | Approach         | cannot  | can         |
        | Main or approach | can     | can         |

    Scenario Outline: in the opponent's approach phase, B's event reads "<timing>:"
      Given the board
        | zone   | A              | B    |
        | lane 3 | Ichika power:9 | Nino |
      And Nino reads "Activated: draw 1 card."
      And B holds an event "Letter" that reads "<timing>: Draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      Then B <can> play the event Letter
      And B cannot activate Nino's ability

      Examples:
        | timing           | can    |
        | Main             | cannot |
        | Approach         | can    |
        | Main or approach | can    |

    Scenario: an ability not activated in A's approach phase can be activated in B's main phase
      Given the board
        | zone   | A              | B    |
        | lane 3 | Ichika power:9 | Nino |
      And Nino reads "Activated: draw 1 card."
      And it is B's turn
      Then B can activate Nino's ability
