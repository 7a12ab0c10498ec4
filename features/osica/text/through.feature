@osica @assumption-OA-4 @assumption-OA-7
Feature: through Through

  @clause-through.1
  Rule: through.1 Opposing effects do not have it as a target

    Scenario Outline: <player>'s effect looks for a target, and one of two has Through
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | left   | Aoi    | Sakura |
        | right  | Chiaki | Minami |
      And <shielded> reads "Through."
      And <user> reads "Action: Choose 1 opposing character. It rests."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> is asked to choose among <one>, <two>

      Examples:
        | player | user | shielded | one    | two    |
        | A      | Rin  | Ena      | Sakura | Minami |
        | B      | Ena  | Rin      | Aoi    | Chiaki |

    Scenario: a support with it is none, either
      Given the board
        | zone   | A   | B                                          |
        | center | Rin |                                            |
        | assist |     | Tent kind:support, Stove kind:support, Ena |
      And Tent reads "Through."
      And Rin reads "Action: Choose 1 opposing card in the assist area. Drop it."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A is asked to choose among Stove, Ena

    @assumption-OA-5
    Scenario: an Entry cannot choose an opposing character with Through
      Given the board
        | zone   | A   | B      |
        | center |     | Ena    |
        | left   |     | Sakura |
        | right  |     | Minami |
        | hand   | Rin |        |
      And Ena reads "Through."
      And Rin reads "Entry: Choose 1 opposing character. It rests."
      When A plays Rin in the center
      And A says yes
      Then A is asked to choose among Sakura, Minami

  @clause-through.2
  Rule: through.2 A card with Through cannot be chosen where an opposing text says to choose

    @clause-partial.2
    Scenario Outline: <player>'s only target has <text>
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | assist | Aoi | Sakura |
      And <target> reads "<text>"
      And <user> reads "Action: Choose 1 opposing character on the stage. Drop it."
      And <user> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      Then <player> <can> use the action "Action: Choose 1 opposing character on the stage. Drop it." of <user>
      And <player> can use the action "Action: Gain 1 cost." of <user>

      Examples:
        | player | user | target | text      | can    |
        | A      | Rin  | Ena    | Through.  | cannot |
        | A      | Rin  | Ena    | Critical. | can    |
        | B      | Ena  | Rin    | Through.  | cannot |

  @clause-through.3
  Rule: through.3 Effects that choose nobody reach it

    Scenario Outline: <player>'s effect is on all opposing characters
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And <target> reads "Through."
      And <user> reads "Action: This turn, all opposing characters have AP -1000."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <target> has 2000 AP

      Examples:
        | player | user | target |
        | A      | Rin  | Ena    |
        | B      | Ena  | Rin    |

  @clause-through.4
  Rule: through.4 One's own effects can choose it

    Scenario Outline: <player> chooses among the own characters
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <one> reads "Through."
      And <user> reads "Action: Choose 1 of your characters. It rests."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> is asked to choose among <one>, <user>
      When <player> chooses <one>
      Then <one> is resting

      Examples:
        | player | user   | one |
        | A      | Aoi    | Rin |
        | B      | Sakura | Ena |
