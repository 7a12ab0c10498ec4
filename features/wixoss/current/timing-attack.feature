@wixoss
Feature: timing-attack The use timing of the attack phase

  @clause-timing-attack.1
  Rule: timing-attack.1 In one's own pre-attack step, or in the opponent's defense step

    Scenario Outline: <player> <can> use an attack-timing arts in <whose>'s <phase>
      Given the board
        | zone      | A                             | B                             |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
        | center    | Ember                         | Frost                         |
        | lrig      | Lumi                          | Mira                          |
      And it is the start of <whose>'s <phase>
      Then <player> <can> use the arts <arts>

      Examples:
        | player | whose | phase             | arts  | can    |
        | A      | A     | pre-attack step   | Flare | can    |
        | B      | A     | pre-attack step   | Aegis | cannot |
        | A      | A     | defense step      | Flare | cannot |
        | B      | A     | defense step      | Aegis | can    |
        | A      | B     | defense step      | Flare | can    |
        | B      | B     | pre-attack step   | Aegis | can    |
        | A      | A     | main phase        | Flare | cannot |
        | A      | A     | SIGNI attack step | Flare | cannot |
        | B      | A     | LRIG attack step  | Aegis | cannot |

    Scenario: B uses an attack-timing arts in A's defense step
      Given the board
        | zone      | A | B                             |
        | lrig deck |   | Aegis kind:arts timing:attack |
      And Aegis reads "Draw 1 card."
      And it is the start of A's defense step
      When B uses the arts Aegis
      Then B has drawn 1 card

    Scenario Outline: <player>'s ability in <whose> <phase>
      Given the board
        | zone      | A                             | B                             |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
        | hand      | Gale                          | Coral                         |
        | center    | Ember                         | Frost                         |
      And <signi> reads "Attack phase Action: draw 1 card."
      And it is the start of <whose>'s <phase>
      Then <player> <can> activate <signi>'s ability

      Examples:
        | player | whose | phase           | signi | can    |
        | A      | A     | pre-attack step | Ember | can    |
        | A      | A     | main phase      | Ember | cannot |
        | B      | A     | defense step    | Frost | can    |
