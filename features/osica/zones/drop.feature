@osica
Feature: drop The drop area

  @clause-drop.1
  Rule: drop.1 It lies face up

    @assumption-OA-7
    Scenario Outline: what was paid with is seen by both afterwards
      Given the board
        | zone   | A         | B     |
        | center | Nadeshiko | Akari |
        | cost   | Rin       | Ena   |
      And <user> reads "Action 1: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <card> is in <player>'s drop
      And <other> sees <card>

      Examples:
        | player | other | user      | card |
        | A      | B     | Nadeshiko | Rin  |
        | B      | A     | Akari     | Ena  |

  @clause-drop.3
  Rule: drop.3 Its cards are known to both

    Scenario Outline: both see <top> and <last> in the drop area
      Given the board
        | zone | A                | B                   |
        | drop | Rin, Aoi, Chiaki | Ena, Sakura, Minami |
      Then A sees <top>
      And A sees <last>
      And B sees <top>
      And B sees <last>

      Examples:
        | top | last   |
        | Rin | Chiaki |
        | Ena | Minami |
