@wixoss
Feature: level Levels

  @clause-level.1 @clause-level.2
  Rule: level.2 A SIGNI above the level of the center LRIG cannot be fielded

    Scenario Outline: <player>'s center of level 2, and a SIGNI of level <level>
      Given the board
        | zone | A                    | B                    |
        | lrig | Lumi level:2 limit:9 | Mira level:2 limit:9 |
        | hand | Ember level:<level>  | Frost level:<level>  |
      And it is <player>'s turn
      Then <player> <can> play <card>

      Examples:
        | player | level | can    | card  |
        | A      | 2     | can    | Ember |
        | A      | 1     | can    | Ember |
        | A      | 3     | cannot | Ember |
        | B      | 2     | can    | Frost |
        | B      | 3     | cannot | Frost |

    Scenario: the opponent's center does not count
      Given the board
        | zone | A                    | B                    |
        | lrig | Lumi level:2 limit:9 | Mira level:4 limit:9 |
        | hand | Ember level:3        |                      |
      Then A cannot play Ember

    Scenario: a SIGNI above the level that a spell has given to the center LRIG cannot be played
      Given the board
        | zone | A                                              |
        | lrig | Lumi level:2 limit:9                           |
        | hand | Spark kind:spell, Ember level:2, Frost level:1 |
      And Spark reads "This turn, your center LRIG is level 1."
      Then A can play Ember
      When A uses the spell Spark
      Then A can play Frost
      And A cannot play Ember

    Scenario: assists do not count either, together with the center or beside it
      Given the board
        | zone         | A                                              | B |
        | lrig         | Lumi level:2 limit:9 type:Lumi                 |   |
        | left assist  | Mira level:2 type:Mira                         |   |
        | right assist | Nova level:1 type:Nova                         |   |
        | hand         | Spark kind:spell, Ember level:2, Frost level:1 |   |
      And Spark reads "This turn, your center LRIG is level 1."
      Then A can play Ember
      When A uses the spell Spark
      Then A can play Frost
      And A cannot play Ember

    Scenario Outline: an effect that would field one of level <level>
      Given the board
        | zone  | A                    | B |
        | lrig  | Lumi level:2 limit:9 |   |
        | hand  | Spark kind:spell     |   |
        | left  | Frost                |   |
        | right | Thorn                |   |
        | trash | Ember level:<level>  |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Ember is in A's <zone>

      Examples:
        | level | zone   |
        | 2     | center |
        | 3     | trash  |
