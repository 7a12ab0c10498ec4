@osica @assumption-OA-4 @assumption-OA-7
Feature: action Action

  @clause-action.1
  Rule: action.1 An Action is used in the event phase, on the stage and in the assist area

    Scenario Outline: <player>'s card in the <zone>
      Given the board
        | zone   | A   | B   |
        | <zone> | Rin | Ena |
      And <card> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player> has 1 card in cost

      Examples:
        | player | card | zone   |
        | A      | Rin  | left   |
        | A      | Rin  | assist |
        | B      | Ena  | center |
        | B      | Ena  | assist |

    Scenario Outline: an Action cannot be used in the <phase>
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's <phase>
      Then A cannot use the action of Rin

      Examples:
        | phase        |
        | main phase   |
        | appeal phase |

    Scenario Outline: an Action after "<condition>" with <left> on the stage and <drop> in the drop area <can> be used
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | left   | <left>  |   |
        | right  | Sakura  |   |
        | drop   | <drop>  |   |
        | hand   | Touko#3 |   |
      And Rin reads "<condition> Action: Gain 1 cost."
      And Sakura reads "Action: Draw 1 card."
      And the cards called Touko read "Design 5: Action: Draw 1 card."
      And it is the start of A's event phase
      Then A <can> use the action of Rin
      And A can use the action of Sakura

      Examples:
        | condition      | left            | drop   | can    |
        | Unity 1 "Aoi": | Aoi             | -      | can    |
        | Unity 1 "Aoi": | Chiaki          | -      | cannot |
        | Unity 1 #Camp: | Chiaki tag:Camp | -      | can    |
        | Unity 1 #Camp: | Aoi             | -      | cannot |
        | Design 1:      | Aoi             | Touko  | can    |
        | Design 1:      | Aoi             | 1 card | cannot |

  @clause-action.2
  Rule: action.2 An Action's text is said first, then it is paid for, then targets are chosen

    Scenario Outline: <player>'s card has two, and the second is used
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | left   | Aoi    | Sakura |
        | cost   | 1 card | 1 card |
      And <card> reads "Action: Gain 2 cost."
      And <card> reads "Action 1: Choose 1 of your characters. This turn, it has AP +1000."
      And it is the start of <player>'s event phase
      When <player> uses the action "Action 1: Choose 1 of your characters. This turn, it has AP +1000." of <card>
      Then <player>'s cost is empty
      And <player> is asked to choose among <card>, <other card>
      When <player> chooses <other card>
      Then <other card> has 4000 AP

      Examples:
        | player | card | other card |
        | A      | Rin  | Aoi        |
        | B      | Ena  | Sakura     |

    @clause-partial.2
    Scenario Outline: with <cost> in the cost area, and <there> in front
      Given the board
        | zone   | A         | B       |
        | center | Rin       |         |
        | left   | Nadeshiko | <there> |
        | cost   | <cost>    |         |
      And Rin reads "Action 1: Choose 1 opposing character. Drop it."
      And Nadeshiko reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      Then A <can> use the action of Rin
      And A can use the action of Nadeshiko

      Examples:
        | cost   | there | can    |
        | 1 card | Ena   | can    |
        | -      | Ena   | cannot |
        | 1 card | -     | cannot |

  @clause-action.3
  Rule: action.3 Each text of a card once a turn

    Scenario Outline: used by <user> in the opponent's turn, it is not there again
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <card> reads "Action: Gain 1 cost."
      And <second> reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When <begins>
      And <user> uses the action of <card>
      And <other> passes
      Then <user> cannot use the action of <card>
      And <user> can use the action of <second>

      Examples:
        | user | other | card | second | begins   |
        | B    | A     | Ena  | Sakura | A passes |

    Scenario: in the opponent's turn and then in one's own it is used once in each
      Given the board
        | zone   | A | B   |
        | center |   | Ena |
      And Ena reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      And both pass
      And the turn goes on to B's event phase
      And B uses the action of Ena
      Then B has 2 cards in cost
