@wixoss
Feature: timing-main The use timing of the main phase

  @clause-timing-main.1
  Rule: timing-main.1 In one's own main phase

    Scenario Outline: <player> <can> use the arts <arts> in <whose>'s <phase>
      Given the board
        | zone      | A                                              | B                                             |
        | lrig deck | Flare kind:arts, Comet kind:arts timing:attack | Aegis kind:arts, Iris kind:arts timing:attack |
        | hand      | Ember                                          | Frost                                         |
      And it is the start of <whose>'s <phase>
      Then <player> <can> use the arts <arts>

      Examples:
        | player | whose | phase           | arts  | can    |
        | A      | A     | main phase      | Flare | can    |
        | B      | B     | main phase      | Aegis | can    |
        | B      | A     | main phase      | Aegis | cannot |
        | A      | B     | main phase      | Flare | cannot |
        | A      | A     | ener phase      | Flare | cannot |
        | A      | A     | pre-attack step | Flare | cannot |
        | A      | A     | pre-attack step | Comet | can    |
        | B      | A     | defense step    | Aegis | cannot |

    Scenario Outline: an activated ability in A's <phase>
      Given the board
        | zone      | A                             | B |
        | center    | Ember                         |   |
        | hand      | Thorn                         |   |
        | lrig deck | Comet kind:arts timing:attack |   |
      And Ember reads "Action: Draw 1 card."
      And it is the start of A's <phase>
      Then A <can> activate Ember's ability

      Examples:
        | phase           | can    |
        | main phase      | can    |
        | ener phase      | cannot |
        | pre-attack step | cannot |
