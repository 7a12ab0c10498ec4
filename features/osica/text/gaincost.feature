@osica @assumption-OA-4 @assumption-OA-7
Feature: gaincost Gain cost

  @clause-gaincost.1 @reading-O-22
  Rule: gaincost.1 The cards gained as cost go from the top of the deck face down to the cost area

    Scenario Outline: <player> gains <number> cost, and has <deck> cards left in the deck
      Given the board
        | zone   | A                         | B                            |
        | center | Nadeshiko                 | Akari                        |
        | deck   | Rin, Aoi, Chiaki, 5 cards | Ena, Sakura, Minami, 5 cards |
      And <user> reads "Action: Gain <number> cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player>'s cost is <gained>
      And <player> has <deck> cards in deck
      And <other> does not see <first>

      Examples:
        | player | other | user      | number | gained           | first | deck |
        | A      | B     | Nadeshiko | 1      | Rin              | Rin   | 7    |
        | A      | B     | Nadeshiko | 3      | Rin, Aoi, Chiaki | Rin   | 5    |
        | B      | A     | Akari     | 2      | Ena, Sakura      | Ena   | 6    |
