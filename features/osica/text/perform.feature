@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: perform Perform

  @clause-perform.1
  Rule: perform.1 The player of a card with Perform that appeals may pay so much

    Scenario Outline: <player> has <cost> for Perform 2
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | cost   | <cost> | <cost> |
      And <attacker> reads "Perform 2."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | cost    | what                        |
        | A      | Rin      | 2 cards | A is asked yes or no        |
        | A      | Rin      | 1 card  | B is asked whether to guard |
        | B      | Ena      | 2 cards | B is asked yes or no        |

    @assumption-OA-9
    Scenario: a character with Double can perform again in its additional appeal
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | cost   | 2 cards |   |
      And Rin reads "Double. / Perform 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A pays
      And B puts all of them into the hand
      And B puts all of them into the hand
      Then A is asked yes or no
      And B has 3 cards in hearts

  @clause-perform.2 @reading-O-09
  Rule: perform.2 Then a heart is stolen, and what follows comes about

    Scenario Outline: <player> pays for Perform <number>
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 3 cards | 3 cards |
      And <attacker> reads "Perform <number>. / When this card has performed, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      And <player> pays
      And <other> puts all of them into the hand
      Then <other> has 4 cards in hearts
      And <player> has <left> cards in cost
      And <player> has drawn 1 card
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker | number | left |
        | A      | B     | Rin      | 1      | 2    |
        | A      | B     | Rin      | 3      | 0    |
        | B      | A     | Ena      | 2      | 1    |

    @clause-win.d3
    Scenario: Perform wins against a player without hearts
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | cost   | 1 card |     |
        | hearts |        | -   |
      And Rin reads "Perform 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then B has lost

  @clause-perform.3
  Rule: perform.3 Perform need not be paid for

    Scenario Outline: <player> does not pay for Perform, and steals no heart
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Perform 1. / When this card has performed, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says no
      Then <other> has 5 cards in hearts
      And <player> has 2 cards in cost
      And <player> has drawn 0 cards
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

    Scenario Outline: <player> pays for Perform, steals a heart and draws a card
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Perform 1. / When this card has performed, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      And <player> pays
      And <other> puts all of them into the hand
      Then <player> has drawn 1 card
      And <player> has 1 card in cost
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |
