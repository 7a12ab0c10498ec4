@osica
Feature: win Victory conditions

  @clause-win.1 @assumption-OA-9
  Rule: win.1 A player who steals a heart from one who has none left wins

    Scenario Outline: <player> appeals without a guard, and <other> has no heart left
      Given the board
        | zone   | A   | B   |
        | center | Rin |     |
        | left   |     | Aoi |
        | hearts | -   | -   |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <character>, unguarded
      Then <other> has lost

      Examples:
        | player | other | character |
        | A      | B     | Rin       |
        | B      | A     | Aoi       |

    @clause-win.d1
    Scenario: with one heart left the same appeal takes it, and nobody has won
      Given the board
        | zone   | A   | B      |
        | center | Rin |        |
        | hearts | -   | 1 card |
      And it is the start of A's appeal phase
      When A appeals with Rin, unguarded
      And B puts all of them into the hand
      Then B has 0 cards in hearts
      And it is A's play timing

    @assumption-OA-10
    Scenario: a guarded appeal steals nothing, so nobody has won
      Given the board
        | zone   | A   | B           |
        | center | Rin | Aoi ap:9000 |
        | hearts |     | -           |
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then the game goes on
      And it is A's play timing

  @clause-win.2
  Rule: win.2 A player who has no card left in the deck has lost

    @assumption-OA-4
    Scenario Outline: <player> draws the last card in the start phase
      Given the board
        | zone | A      | B        |
        | deck | <mine> | <theirs> |
      And it is the start of <player>'s start phase
      Then <player> has lost

      Examples:
        | player | mine    | theirs  |
        | A      | 1 card  | 9 cards |
        | B      | 9 cards | 1 card  |

    Scenario: a deck of one card that nobody takes loses nothing
      Given the board
        | zone | A      | B      |
        | deck | 1 card | 1 card |
      Then the game goes on
      And it is A's play timing

    @assumption-OA-7
    Scenario Outline: <player>'s last cards leave the deck
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Aoi     |
        | deck   | 2 cards | 2 cards |
      And <character> reads "Action: <text>."
      And it is the start of <player>'s event phase
      When <player> uses the action of <character>
      Then <player> has lost

      Examples:
        | player | character | text                              |
        | A      | Rin       | Gain 2 cost                       |
        | B      | Aoi       | Draw 2 cards                      |
        | A      | Rin       | Drop the top 2 cards of your deck |

    @reading-O-05=draw @assumption-OA-7
    Scenario: the game is a draw when both decks run out at the same moment
      Given the board
        | zone   | A      | B      |
        | center | Rin    |        |
        | deck   | 1 card | 1 card |
      And Rin reads "Action: Each player drops the top card of their deck."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then the game is a draw

    @reading-O-05=turn-player
    Scenario Outline: the turn player <player> wins when both decks run out at the same moment
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Aoi    |
        | deck   | 1 card | 1 card |
      And <character> reads "Action: Each player drops the top card of their deck."
      And it is the start of <player>'s event phase
      When <player> uses the action of <character>
      Then <other> has lost

      Examples:
        | player | other | character |
        | A      | B     | Rin       |
        | B      | A     | Aoi       |

    @reading-O-05=opponent
    Scenario Outline: the opponent of the turn player <player> wins when both decks run out together
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Aoi    |
        | deck   | 1 card | 1 card |
      And <character> reads "Action: Each player drops the top card of their deck."
      And it is the start of <player>'s event phase
      When <player> uses the action of <character>
      Then <player> has lost

      Examples:
        | player | character |
        | A      | Rin       |
        | B      | Aoi       |

  @clause-win.d1
  Rule: win.d1 Hearts that have become none do not lose yet

    @assumption-OA-9
    Scenario Outline: <player> takes <other>'s last heart, and play goes on until the next one
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Aoi    |
        | left   | Chiaki | Ena    |
        | hearts | 1 card | 1 card |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <first>, unguarded
      And <other> puts all of them into the hand
      Then the game goes on
      And <other>'s hearts is empty
      When <player> appeals with <second>, unguarded
      Then <other> has lost

      Examples:
        | player | other | first | second |
        | A      | B     | Rin   | Chiaki |
        | B      | A     | Aoi   | Ena    |

    Scenario: a game with no hearts at all goes on until one would be stolen
      Given the board
        | zone   | A | B |
        | hearts | - | - |
      Then the game goes on
      And it is A's play timing

    @assumption-OA-9
    Scenario Outline: an attacker that reads <text> and is <how> takes the last of <hearts>, and does not win
      Given the board
        | zone   | A         | B        |
        | center | Rin <how> |          |
        | hearts |           | <hearts> |
      And Rin reads "<text>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B's hearts is empty
      And it is A's play timing

      Examples:
        | text      | how          | hearts  |
        | Through.  | limit-broken | 2 cards |
        | Critical. | limit-broken | 2 cards |
        | Critical. | limit-broken | 3 cards |

    @assumption-OA-7
    Scenario Outline: an effect that steals <count> hearts takes the last of <hearts>, and does not win
      Given the board
        | zone   | A   | B        |
        | center | Rin |          |
        | hearts |     | <hearts> |
      And Rin reads "Action: Steal <count> hearts."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B puts all of them into the hand
      Then B's hearts is empty
      And it is B's play timing

      Examples:
        | count | hearts  |
        | 2     | 2 cards |
        | 3     | 2 cards |
        | 3     | 3 cards |

  @clause-win.d2
  Rule: win.d2 To take several at once from one heart only empties the hearts

    @assumption-OA-9 @clause-critical.1
    Scenario Outline: <player> would steal two, and one is there
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Aoi    |
        | hearts | 1 card | 1 card |
      And <character> reads "Critical."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <character>, unguarded
      And <other> puts all of them into the hand
      Then the game goes on
      And <other>'s hearts is empty
      And it is <player>'s play timing

      Examples:
        | player | other | character |
        | A      | B     | Rin       |
        | B      | A     | Aoi       |

    @assumption-OA-9 @clause-critical.1
    Scenario: the same two at once from none win
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | hearts |     | - |
      And Rin reads "Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin, unguarded
      Then B has lost

    @assumption-OA-7
    Scenario: an effect that steals two from one heart empties them, too
      Given the board
        | zone   | A   | B      |
        | center | Rin |        |
        | hearts |     | 1 card |
      And Rin reads "Action: Steal 2 hearts."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B puts all of them into the hand
      Then B's hearts is empty
      And it is B's play timing

  @clause-win.d3
  Rule: win.d3 A heart stolen by an effect wins as well

    @assumption-OA-7
    Scenario Outline: <player>'s effect steals, and there is <hearts>
      Given the board
        | zone   | A        | B        |
        | center | Rin      | Aoi      |
        | hearts | <hearts> | <hearts> |
      And <character> reads "Action: Steal 1 heart."
      And it is the start of <player>'s event phase
      When <player> uses the action of <character>
      Then <what>

      Examples:
        | player | character | hearts | what                              |
        | A      | Rin       | -      | B has lost                        |
        | B      | Aoi       | -      | A has lost                        |
        | A      | Rin       | 1 card | B is asked where stolen hearts go |

    @assumption-OA-7
    Scenario: a heart stolen by an effect in the opponent's turn wins, too
      Given the board
        | zone   | A | B   |
        | center |   | Aoi |
        | hearts | - |     |
      And Aoi reads "Action: Steal 1 heart."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Aoi
      Then A has lost

    @assumption-OA-9 @clause-counter.1
    Scenario: a Counter that steals a heart wins against an attacker's player without hearts
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | hearts | -   | Photo kind:event, 4 cards |
      And Photo reads "Counter: Steal 1 heart."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      Then A has lost

    @assumption-OA-9 @clause-counter.1
    Scenario: a Counter against a Counter that steals the last heart is used before the game goes on
      Given the board
        | zone   | A                | B                         |
        | center | Rin              |                           |
        | hearts | Curry kind:event | Photo kind:event, 4 cards |
      And Photo reads "Counter: Steal 1 heart."
      And Curry reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      And A counters with Curry
      Then A has drawn 1 card
      And A's hearts is empty
      And it is A's play timing

  @clause-win.d4
  Rule: win.d4 The game is lost when the deck has run out, not at the next draw

    @assumption-OA-7
    Scenario: the last card is gained as cost, and nothing is drawn any more
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | deck   | 1 card |   |
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has lost

    @assumption-OA-7
    Scenario: the opponent's last card is dropped by an effect, in the opponent's absence from any draw
      Given the board
        | zone   | A   | B      |
        | center | Rin |        |
        | deck   |     | 1 card |
      And Rin reads "Action: Your opponent drops the top card of their deck."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then B has lost
