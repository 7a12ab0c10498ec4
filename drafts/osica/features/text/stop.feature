@osica @assumption-OA-4 @assumption-OA-8
Feature: stop Stop

  @clause-stop.1
  Rule: stop.1 It neither appeals nor guards

    Scenario Outline: <player>'s character with it cannot appeal
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <stopped> reads "Stop."
      And it is the start of <player>'s appeal phase
      Then <player> cannot appeal with <stopped>
      And <player> can appeal with <free>

      Examples:
        | player | stopped | free   |
        | A      | Rin     | Aoi    |
        | B      | Ena     | Sakura |

    @assumption-OA-9
    Scenario Outline: <other>'s character in front has <text>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <front> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | other | attacker | front | text      | what                              |
        | A      | B     | Rin      | Ena   | Stop.     | B is asked where stolen hearts go |
        | B      | A     | Ena      | Rin   | Stop.     | A is asked where stolen hearts go |
        | A      | B     | Rin      | Ena   | Critical. | B is asked whether to guard       |
