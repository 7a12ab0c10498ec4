@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: destroy Destroy

  @clause-destroy.1
  Rule: destroy.1 The player of a card with Destroy that appeals may pay so much

    Scenario Outline: <player> has <cost> for Destroy 2
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | cost   | <cost> | <cost> |
      And <attacker> reads "Destroy 2."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | cost    | what                        |
        | A      | Rin      | 2 cards | A is asked yes or no        |
        | A      | Rin      | 1 card  | B is asked whether to guard |
        | B      | Ena      | 3 cards | B is asked yes or no        |

    Scenario: two are paid, no more
      Given the board
        | zone   | A       | B   |
        | center | Rin     | Ena |
        | cost   | 3 cards |     |
      And Rin reads "Destroy 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A pays
      Then A has 1 card in cost
      And Ena is in B's drop
      And B is asked where stolen hearts go

    @assumption-OA-9 @assumption-OA-10
    Scenario: a character with Double can pay for Destroy in its additional appeal, too
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:9000 |
        | cost   | 1 card      |             |
      And Rin reads "Double. / Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says no
      And B guards
      And A says yes
      Then Ena is in B's drop
      And B is asked where stolen hearts go

    Scenario: Destroy of the second character that appeals in a turn can be paid for as well
      Given the board
        | zone   | A       | B      |
        | left   | Rin     |        |
        | center | Rin     | Ena    |
        | right  |         | Sakura |
        | cost   | 2 cards |        |
      And the cards called Rin read "Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin#2
      And A says yes
      And A pays
      And B puts all of them into the hand
      And A appeals with Rin
      Then A is asked yes or no

  @clause-destroy.2
  Rule: destroy.2 Then the opposing character in front is dropped

    Scenario Outline: <player>'s <attacker> with Destroy drops <dropped>, who is in front
      Given the board
        | zone   | A      | B      |
        | left   | Rin    | Ena    |
        | center | Aoi    | Sakura |
        | right  | Chiaki | Minami |
        | cost   | 1 card | 1 card |
      And <attacker> reads "Destroy 1."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      Then <dropped> is in <other>'s drop
      And <other> has 1 card in drop
      And <other> is asked where stolen hearts go

      Examples:
        | player | other | attacker | dropped |
        | A      | B     | Rin      | Minami  |
        | A      | B     | Aoi      | Sakura  |
        | B      | A     | Minami   | Rin     |

    @assumption-OA-9
    Scenario: a character dropped by Destroy does not guard, and a heart is stolen
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | cost   | 1 card |     |
      And Rin reads "Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    @reading-O-11=needs-a-character @clause-partial.2
    Scenario: with nobody in front there is nothing to pay for
      Given the board
        | zone   | A      | B      |
        | center | Rin    |        |
        | left   |        | Sakura |
        | cost   | 1 card |        |
      And Rin reads "Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked where stolen hearts go
      And A has 1 card in cost

    @reading-O-11=for-nothing
    Scenario: with nobody in front it is paid for nothing
      Given the board
        | zone   | A      | B      |
        | center | Rin    |        |
        | left   |        | Sakura |
        | cost   | 1 card |        |
      And Rin reads "Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then B is asked where stolen hearts go
      And A's cost is empty

    @reading-O-11 @clause-through.2
    Scenario: a character in front with Through is not dropped by Destroy
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | cost   | 1 card |     |
      And Rin reads "Destroy 1."
      And Ena reads "Through."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked whether to guard
      And A has 1 card in cost

    Scenario Outline: a character in front that is <how> goes to the <zone> by Destroy
      Given the board
        | zone   | A      | B         |
        | center | Rin    | Ena <how> |
        | cost   | 1 card |           |
      And Rin reads "Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then Ena is in B's <zone>
      And B is asked where stolen hearts go

      Examples:
        | how          | zone |
        | resting      | drop |
        | limit-broken | drop |
        | the-oshi     | oshi |

  @clause-destroy.3
  Rule: destroy.3 Destroy need not be paid for

    Scenario Outline: <player> does not, and the character in front is there
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | cost   | 1 card | 1 card |
      And <attacker> reads "Destroy 1."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says no
      Then <front> is in <other>'s center
      And <player> has 1 card in cost
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker | front |
        | A      | B     | Rin      | Ena   |
        | B      | A     | Ena      | Rin   |
