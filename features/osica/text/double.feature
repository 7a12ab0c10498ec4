@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-9
Feature: double Double

  @clause-double.1
  Rule: double.1 An attacker with Double appeals another time at once

    Scenario Outline: <player>'s character appeals twice before anybody else does
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> is asked whether to guard
      When <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has 3 cards in hearts
      And <player> can appeal with <next>

      Examples:
        | player | other | attacker | next   |
        | A      | B     | Rin      | Aoi    |
        | B      | A     | Ena      | Sakura |

    Scenario: the second appeal of Double cannot be left out
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      And B puts all of them into the hand
      Then B has 3 cards in hearts

    Scenario: a character without Double has no second appeal
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | left   | Aoi |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      And A can appeal with Aoi

    @assumption-OA-10
    Scenario: the second appeal of Double follows a first that stole nothing
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:1000 | Ena ap:9000 |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      Then B is asked whether to guard

    @assumption-OA-13
    Scenario: a character with Double that stands up and appeals again appeals twice again
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Double. / Appeal: Choose 1 of your characters. It stands up."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A says yes
      And B puts all of them into the hand
      And A appeals with Rin
      And A says no
      And B puts all of them into the hand
      Then A is asked yes or no

    @reading-O-29=as-it-ends @assumption-OA-13
    Scenario: an attacker that its own text gives Double appeals a second time
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Appeal: This turn, this character has Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A says no
      Then B is asked where stolen hearts go

    @reading-O-29=as-it-begins @assumption-OA-13
    Scenario: an attacker that its own text gives Double appeals once
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Appeal: This turn, this character has Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      And it is A's play timing

  @clause-double.2
  Rule: double.2 Though it rests

    Scenario Outline: <player>'s character rests from the first appeal on
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <attacker> is resting
      When <other> does not guard
      And <other> puts all of them into the hand
      Then <attacker> is resting
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

  @clause-double.3
  Rule: double.3 The additional appeal brings no further one

    Scenario Outline: after two it is over for <player>'s character
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      And <other> does not guard
      And <other> puts all of them into the hand
      Then it is <player>'s play timing
      And <other> has 3 cards in hearts
      And <player> cannot appeal with <attacker>

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |

    Scenario: a character that has Double twice makes one additional appeal
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Double. / Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      And B puts all of them into the hand
      Then it is A's play timing
      And B has 3 cards in hearts
