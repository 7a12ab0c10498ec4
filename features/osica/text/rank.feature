@osica @assumption-OA-4 @assumption-OA-7
Feature: rank Ranks

  @clause-rank.4
  Rule: rank.4 Every rank begins at nothing

    Scenario Outline: <player>'s rank grows by <more> from nothing
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Your Camp rank is +<more>."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player>'s Camp rank is <more>

      Examples:
        | player | card | more |
        | A      | Rin  | 1    |
        | A      | Rin  | 3    |
        | B      | Ena  | 2    |

    Scenario: the ranks of both players begin at 0 in a new game
      Given a new game
      When the set-up is done
      Then A's Camp rank is 0
      And B's Camp rank is 0
      And A's Cook rank is 0
      And B's Cook rank is 0
      And it is A's main phase

    @clause-rank.3
    Scenario Outline: a text asks for a rank of 1 or more, and it is <rank>
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "While your Camp rank is 1 or more, this character has AP +1000."
      And A's Camp rank is <rank>
      Then Rin has <ap> AP
      And it is A's play timing

      Examples:
        | rank | ap   |
        | 0    | 3000 |
        | 1    | 4000 |

  @clause-rank.5
  Rule: rank.5 A rank stays beyond the turn

    Scenario Outline: <player>'s rank of 2, two turns later
      Given <player>'s Camp rank is 2
      And it is A's turn
      When the turn passes to B
      And the turn passes to A
      Then <player>'s Camp rank is 2

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: raised by an effect of <player>'s, it is so in the next turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Your Camp rank is +2."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      And the turn passes to <other>
      Then <player>'s Camp rank is 2

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

    Scenario: ranks that an effect of B's changes in A's turn stay changed in B's turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And Ena reads "Action: Your Camp rank is -1. Your Cook rank is +2."
      And B's Camp rank is 3
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      And the turn passes to B
      Then B's Camp rank is 2
      And B's Cook rank is 2

  @clause-rank.6
  Rule: rank.6 Different ranks are counted apart

    @clause-rank.2
    Scenario: the Camp rank grows, and the Cook rank stays as it is
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And A's Camp rank is 2
      And A's Cook rank is 5
      And Rin reads "Action: Your Camp rank is +1."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A's Camp rank is 3
      And A's Cook rank is 5

    Scenario Outline: a text asks for a Camp rank of 3, and it is <camp>, the Cook rank <cook>
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And A's Camp rank is <camp>
      And A's Cook rank is <cook>
      And Rin reads "While your Camp rank is 3 or more, this character has AP +1000."
      Then Rin has <ap> AP
      And it is A's play timing

      Examples:
        | camp | cook | ap   |
        | 2    | 5    | 3000 |
        | 3    | 0    | 4000 |

  @clause-rank.7
  Rule: rank.7 The players' ranks are their own

    @clause-rank.1
    Scenario Outline: <player>'s <name> rank is changed by <by>, and the other player's stays as it is
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And A's <name> rank is 1
      And B's <name> rank is 4
      And <card> reads "Action: Your <name> rank is <by>."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then A's <name> rank is <mine>
      And B's <name> rank is <theirs>

      Examples:
        | player | card | name | by | mine | theirs |
        | A      | Rin  | Camp | +1 | 2    | 4      |
        | B      | Ena  | Camp | +1 | 1    | 5      |
        | A      | Rin  | Cook | +1 | 2    | 4      |
        | B      | Ena  | Cook | -1 | 1    | 3      |

    Scenario Outline: a text asks for one's own of 3, which is <mine>, the other player's <theirs>
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "While your Camp rank is 3 or more, this character has AP +1000."
      And A's Camp rank is <mine>
      And B's Camp rank is <theirs>
      Then Rin has <ap> AP
      And it is A's play timing

      Examples:
        | mine | theirs | ap   |
        | 2    | 5      | 3000 |
        | 3    | 0      | 4000 |

  @clause-rank.8
  Rule: rank.8 Ranks are known to both players

    Scenario Outline: <player>'s rank of 3 is seen by both players
      Given <player>'s Camp rank is 3
      Then A sees that <player>'s Camp rank is 3
      And B sees that <player>'s Camp rank is 3

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: <player>'s rank that has grown is seen by <other>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Your Camp rank is +2."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <other> sees that <player>'s Camp rank is 2

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |
