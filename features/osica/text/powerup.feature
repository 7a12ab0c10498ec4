@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: powerup Power Up

  @clause-powerup.1
  Rule: powerup.1 An attacker with Power Up gives one of its player's characters so much AP for the turn

    Scenario Outline: <player>'s character with Power Up 1000 appeals
      Given the board
        | zone   | A                                 | B                                  |
        | center | Rin ap:3000                       | Ena ap:3000                        |
        | left   | Aoi ap:3000                       | Sakura ap:3000                     |
        | assist | Chiaki ap:3000, Tent kind:support | Minami ap:3000, Stove kind:support |
      And <attacker> reads "Power Up 1000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <player> is asked to choose among <attacker>, <second>, <third>
      When <player> chooses <target>
      Then <target> has 4000 AP
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker | second | third  | target |
        | A      | B     | Rin      | Aoi    | Chiaki | Aoi    |
        | A      | B     | Rin      | Aoi    | Chiaki | Chiaki |
        | B      | A     | Ena      | Sakura | Minami | Sakura |

    Scenario: the AP that Power Up gave is gone in the next turn
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then Rin has 4000 AP
      When the turn passes to B
      Then Rin has 3000 AP

    @assumption-OA-9
    Scenario: a character with Double powers up in each of its two appeals
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
      And Rin reads "Double. / Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then Rin has 4000 AP
      When B puts all of them into the hand
      Then B is asked where stolen hearts go
      And Rin has 5000 AP

    @assumption-OA-9 @assumption-OA-10
    Scenario: a character that Power Up has made as strong as its guard drops it in the same appeal
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:4000 |
      And Rin reads "Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      Then Ena is in B's drop
      And it is A's play timing

    @assumption-OA-9
    Scenario: each of two Power Ups of a character gives AP
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | left   | Aoi ap:1000 |   |
      And Rin reads "Power Up 1000. / Power Up 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "Power Up 1000." of Rin first
      And A chooses Rin
      And A chooses Rin
      Then Rin has 6000 AP
      And B is asked where stolen hearts go

    @assumption-OA-9
    Scenario: Power Up of the second character that appeals in a turn gives AP as well
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | left   | Aoi ap:3000 |   |
      And Rin reads "Power Up 1000."
      And Aoi reads "Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A chooses Rin
      And B puts all of them into the hand
      And A appeals with Aoi
      And A chooses Rin
      Then Rin has 5000 AP
      And B is asked where stolen hearts go

  @clause-powerup.2
  Rule: powerup.2 Power Up costs nothing

    Scenario Outline: <player> with <cost> uses Power Up, and has <number> cards in cost
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
        | cost   | <cost>      | <cost>      |
      And <attacker> reads "Power Up 1000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <attacker> has 4000 AP
      And <player> has <number> cards in cost

      Examples:
        | player | attacker | cost    | number |
        | A      | Rin      | 3 cards | 3      |
        | A      | Rin      | -       | 0      |
        | B      | Ena      | 2 cards | 2      |

    @assumption-OA-9
    Scenario: a character with Double pays nothing for Power Up in its additional appeal
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | cost   | 2 cards     |   |
      And Rin reads "Double. / Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then Rin has 5000 AP
      And A has 2 cards in cost
      And B is asked where stolen hearts go

  @clause-powerup.3
  Rule: powerup.3 Power Up can choose its own character

    Scenario Outline: <player> chooses the attacker itself
      Given the board
        | zone   | A           | B              |
        | center | Rin ap:3000 | Ena ap:3000    |
        | left   | Aoi ap:3000 | Sakura ap:3000 |
      And <attacker> reads "Power Up 2000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> chooses <attacker>
      Then <attacker> has 5000 AP

      Examples:
        | player | attacker |
        | A      | Rin      |
        | B      | Ena      |

    Scenario: the AP of Power Up is added to that of the character's own text
      Given the board
        | zone   | A           | B   |
        | center | Rin ap:3000 | Ena |
      And Rin reads "Power Up 1000. / This character has AP +2000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then Rin has 6000 AP
      And B is asked whether to guard

  @clause-powerup.4
  Rule: powerup.4 Power Up has to be done

    Scenario Outline: <player> is not asked whether
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And <attacker> reads "Power Up 1000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <attacker> has 4000 AP
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker |
        | A      | B     | Rin      |
        | B      | A     | Ena      |
