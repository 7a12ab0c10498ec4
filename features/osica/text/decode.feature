@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: decode Decode

  @clause-decode.1
  Rule: decode.1 The player of a card with Decode that appeals may pay so much

    Scenario Outline: <player> has <cost> for Decode 2
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | cost   | <cost> | <cost> |
      And <attacker> reads "Decode 2."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | cost    | what                        |
        | A      | Rin      | 2 cards | A is asked yes or no        |
        | A      | Rin      | 1 card  | B is asked whether to guard |
        | B      | Ena      | 2 cards | B is asked yes or no        |
        | B      | Ena      | 1 card  | A is asked whether to guard |

    @assumption-OA-9
    Scenario: a character with Double can decode again in its additional appeal
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | cost   | 2 cards |   |
      And Rin reads "Double. / Decode 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A pays
      And B puts all of them into the hand
      And A says yes
      Then B is asked where stolen hearts go
      And A has drawn 2 cards
      And A's cost is empty

  @clause-decode.2
  Rule: decode.2 Then as many cards are drawn, and it has decoded

    @without-effect-counts
    Scenario Outline: <player> pays for Decode <number>
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 3 cards | 3 cards |
      And <attacker> reads "Decode <number>. / When this card has decoded, drop the top 1 card of your deck."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      And <player> pays
      Then <player> has drawn <number> cards
      And <player> has <left> cards in cost
      And <player> has <drop> cards in drop

      Examples:
        | player | attacker | number | left | drop |
        | A      | Rin      | 1      | 2    | 2    |
        | A      | Rin      | 3      | 0    | 4    |
        | B      | Ena      | 2      | 1    | 3    |

  @clause-decode.3
  Rule: decode.3 Decode need not be paid for

    Scenario Outline: <player> does not pay for Decode, and draws nothing
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Decode 1. / When this card has decoded, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says no
      Then <player> has drawn 0 cards
      And <player> has 2 cards in cost
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

    Scenario Outline: <player> pays for Decode, and draws one card more than by Decode alone
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Decode 1. / When this card has decoded, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      And <player> pays
      Then <player> has drawn 2 cards
      And <player> has 1 card in cost
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |
