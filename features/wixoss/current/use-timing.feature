@wixoss
Feature: use-timing Use timings

  @clause-use-timing.1 @clause-use-timing.2
  Rule: use-timing.2 Of several timings any one does

    Scenario Outline: an arts for <timing> in <player>'s <phase>
      Given the board
        | zone      | A                                                                   | B                                                                  |
        | lrig deck | Flare kind:arts timing:<timing>, Comet kind:arts timing:main/attack | Aegis kind:arts timing:<timing>, Iris kind:arts timing:main/attack |
      And it is the start of <player>'s <phase>
      Then <player> <can> use the arts <arts>

      Examples:
        | player | timing        | phase           | can    | arts  |
        | A      | main/attack   | main phase      | can    | Flare |
        | A      | main/attack   | pre-attack step | can    | Flare |
        | A      | main          | pre-attack step | cannot | Flare |
        | A      | attack        | main phase      | cannot | Flare |
        | A      | main/cut-in   | main phase      | can    | Flare |
        | A      | attack/cut-in | pre-attack step | can    | Flare |
        | B      | main/attack   | main phase      | can    | Aegis |
        | B      | main/attack   | pre-attack step | can    | Aegis |
        | B      | main          | pre-attack step | cannot | Aegis |

    Scenario: the third of them, too
      Given the board
        | zone      | A                | B                                  |
        | hand      | Spark kind:spell |                                    |
        | lrig deck |                  | Aegis kind:arts timing:main/cut-in |
      And Aegis reads "Draw 1 card."
      When A uses the spell Spark
      And B uses the arts Aegis
      Then B has drawn 1 card
