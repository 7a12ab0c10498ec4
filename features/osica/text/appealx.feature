@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: appealx The text of an appeal

  @clause-appealx.1
  Rule: appealx.1 The player of a card that appeals may pay, choose and use its text

    Scenario Outline: <player>'s character appeals with Appeal 1
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | left   | Aoi     | Sakura  |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Appeal 1: Choose 1 of your characters. This turn, it has AP +1000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <player> is asked yes or no
      When <player> says yes
      And <player> pays
      And <player> chooses <target>
      Then <target> has 4000 AP
      And <player> has 1 card in cost

      Examples:
        | player | attacker | target |
        | A      | Rin      | Aoi    |
        | A      | Rin      | Rin    |
        | B      | Ena      | Sakura |

    Scenario Outline: A appeals with <cost> for Appeal 2, and <what>
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | cost   | <cost> |     |
      And Rin reads "Appeal 2: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then <what>

      Examples:
        | cost    | what                        |
        | 2 cards | A is asked yes or no        |
        | 1 card  | B is asked whether to guard |

    Scenario: a character's Appeal text is not used when another character appeals
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | left   | Aoi |     |
      And Aoi reads "Appeal: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked whether to guard
      And A has drawn 0 cards

    @clause-partial.2 @assumption-OA-9
    Scenario: an Appeal text without a target is neither used nor paid for
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | cost   | 1 card |   |
      And Rin reads "Appeal 1: Choose 1 opposing character. It rests."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked where stolen hearts go
      And A has 1 card in cost

    @assumption-OA-9
    Scenario: each of two Appeal texts of a character can be used in the same appeal
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Appeal: Gain 1 cost. / Appeal: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "Appeal: Gain 1 cost." of Rin first
      And A says yes
      Then A is asked yes or no
      When A says yes
      Then B is asked where stolen hearts go
      And A has drawn 1 card
      And A has 1 card in cost

    @assumption-OA-9
    Scenario Outline: of two texts of Appeal 1 the first is used, with <cost> in cost, and <what>
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | cost   | <cost> |   |
      And Rin reads "Appeal 1: Draw 1 card. / Appeal 1: Draw 2 cards."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "Appeal 1: Draw 1 card." of Rin first
      And A says yes
      And A pays
      Then <what>

      Examples:
        | cost    | what                              |
        | 1 card  | B is asked where stolen hearts go |
        | 2 cards | A is asked yes or no              |

    Scenario: a character pays two for a text with Appeal 2 and can use another one in its additional appeal
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | cost   | 4 cards |   |
      And Rin reads "Double. / Appeal 2: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A pays
      Then A has 2 cards in cost
      When B puts all of them into the hand
      And A says yes
      Then A has drawn 2 cards
      And B is asked where stolen hearts go

  @clause-appealx.2
  Rule: appealx.2 The text of an appeal need not be used

    Scenario Outline: <player> does not, and the appeal goes on
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <attacker> reads "Appeal: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says no
      Then <player> has drawn 0 cards
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

    Scenario Outline: <player> uses the text of an appeal and draws, and the appeal goes on
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <attacker> reads "Appeal: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      Then <player> has drawn 1 card
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

  @clause-appealx.3
  Rule: appealx.3 A player who does not use the text of an appeal does not pay

    Scenario Outline: <player> says <answer> to Appeal 2, and has <left> cards in cost
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | cost   | 2 cards | 2 cards |
      And <attacker> reads "Appeal 2: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says <answer>
      Then <player> has <left> cards in cost
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker | answer | left |
        | A      | B     | Rin      | no     | 2    |
        | A      | B     | Rin      | yes    | 0    |
        | B      | A     | Ena      | no     | 2    |
