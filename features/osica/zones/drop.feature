@osica
Feature: drop The drop area

  @clause-drop.1
  Rule: drop.1 The drop area lies face up

    @assumption-OA-7
    Scenario Outline: a card that <player> has paid with is seen by <other> afterwards
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
  Rule: drop.3 The cards of the drop area are known to both players

    Scenario Outline: the cards <top> and <last> in the drop area are seen by both players
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
