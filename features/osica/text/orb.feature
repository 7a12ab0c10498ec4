@osica @assumption-OA-4 @assumption-OA-7
Feature: orb Light orbs

  @clause-orb.3
  Rule: orb.3 An orb does nothing by itself

    @clause-orb.2
    Scenario Outline: <player> brings one out, and nothing else changes
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And <card> reads "Action: Bring out an orb."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player> has an orb out
      And Rin has 3000 AP
      And Ena has 3000 AP
      And <player> has 20 cards in deck
      And it is <player>'s event phase

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |

  @clause-orb.5
  Rule: orb.5 Orbs are not out at the beginning

    Scenario Outline: <player> has none, and a text that asks for one does nothing
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And <card> reads "While you have an orb out, this character has AP +1000."
      And it is <player>'s turn
      Then <player> has no orb out
      And <card> has 3000 AP
      And it is <player>'s play timing

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |

    @clause-orb.4
    Scenario: a text that asks for an orb works with one out
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "While you have an orb out, this character has AP +1000."
      And A has an orb out
      Then Rin has 4000 AP

    Scenario: a text that asks for an orb works with one out for the turn
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "While you have an orb out, this character has AP +1000."
      And A has an orb out for this turn
      Then Rin has 4000 AP

  @clause-orb.6
  Rule: orb.6 An orb that is out for a time is out so long

    Scenario Outline: <player> brings one out for this turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: This turn, bring out an orb."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player> has an orb out
      When the turn passes to <other>
      Then <player> has no orb out

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

    Scenario Outline: <player>'s orb for the turn is gone at its end, <other>'s lasting orb not
      Given <player> has an orb out for this turn
      And <other> has an orb out
      And it is the start of <player>'s main phase
      When the turn passes to <other>
      Then <player> has no orb out
      And <other> has an orb out

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: brought out in the opponent's turn, it is gone when that turn is over
      Given the board
        | zone   | A | B   |
        | center |   | Ena |
      And Ena reads "Action: This turn, bring out an orb."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      Then B has an orb out
      When the turn passes to B
      Then B has no orb out

  @clause-orb.7
  Rule: orb.7 An orb without a time stays until the game ends

    Scenario Outline: <player>'s orb without a time is still out in <player>'s next turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Bring out an orb."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      And the turn passes to <other>
      And the turn passes to <player>
      Then <player> has an orb out

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

  @clause-orb.8
  Rule: orb.8 The players' orbs are their own

    @clause-orb.1
    Scenario Outline: <player> brings one out, and <other> has none
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Bring out an orb."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player> has an orb out
      And <other> has no orb out

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

    Scenario: a text about one's own does not see the other's
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "While you have an orb out, this character has AP +1000."
      And B has an orb out
      Then Rin has 3000 AP
      And it is A's play timing

    Scenario Outline: the orb that B has out stays out as an effect of A's reads "<text>"
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: <text>."
      And B has an orb out
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has an orb out
      And B has an orb out

      Examples:
        | text                        |
        | Bring out an orb            |
        | This turn, bring out an orb |

    Scenario: an orb that an effect brings out for the turn is not out for the other player
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: This turn, bring out an orb."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has an orb out
      And B has no orb out

  @clause-orb.9
  Rule: orb.9 An orb that is out is known to both players

    Scenario Outline: an orb that <player> has out is seen by both players
      Given <player> has an orb out
      Then A sees that <player> has an orb out
      And B sees that <player> has an orb out

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: an orb that <player> has brought out for the turn is seen by <other>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: This turn, bring out an orb."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <other> sees that <player> has an orb out

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |
