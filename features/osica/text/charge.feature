@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-9 @assumption-OA-10
Feature: charge Charge

  @clause-charge.1
  Rule: charge.1 An appeal that removes a character of at most that AP steals one more

    Scenario Outline: Charge 2000 of <player>'s, AP <mine> of A's and <theirs> of B's
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Charge 2000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | mine | theirs | hearts |
        | A      | B     | Rin      | 9000 | 1000   | 4      |
        | A      | B     | Rin      | 9000 | 2000   | 4      |
        | A      | B     | Rin      | 9000 | 2100   | 5      |
        | A      | B     | Rin      | 2000 | 2000   | 4      |
        | B      | A     | Ena      | 2000 | 9000   | 4      |
        | B      | A     | Ena      | 2100 | 9000   | 5      |

    @reading-O-04=moved
    Scenario: a guard of few AP that stays does not count
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:1000 | Ena ap:2000 |
      And Rin reads "Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then B has 5 cards in hearts
      And it is A's play timing

    @reading-O-04=guarded
    Scenario: a guard of few AP that stays counts
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:1000 | Ena ap:2000 |
      And Rin reads "Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    Scenario: a guard that goes to the oshi area counts
      Given the board
        | zone   | A           | B                    |
        | center | Rin ap:9000 | Ena ap:1000 the-oshi |
      And Rin reads "Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      And Ena lies face down

    Scenario: an unguarded appeal steals no more by Charge
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:1000 |
      And Rin reads "Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    Scenario: a character with Double that drops its guard in the first appeal has Charge in that appeal alone
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:1000 |
      And Rin reads "Double. / Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      When B puts all of them into the hand
      Then B has 3 cards in hearts

    @assumption-OA-13
    Scenario Outline: an attacker that reads "<text>" and has Charge does both, and one heart is stolen
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:2000 |
        | hand   | Aoi         |             |
        | cost   | 1 card      |             |
      And Rin reads "Charge 2000. / <text>"
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B guards
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      And <what>

      Examples:
        | text                 | what                                         |
        | Appeal: Draw 1 card. | A has drawn 1 card                           |
        | Cheer 1.             | the event "revealed" happened 1 time for Aoi |
        | Contact 1.           | Aoi is in A's cost                           |
        | Decode 1.            | A has drawn 1 card                           |
        | Mix 1.               | Aoi is in A's drop                           |

    @assumption-OA-13
    Scenario: an attacker with Charge that performs steals a heart by each
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:2000 |
        | cost   | 1 card      |             |
      And Rin reads "Charge 2000. / Perform 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And B guards
      And B puts all of them into the hand
      Then B has 3 cards in hearts

  @clause-charge.2
  Rule: charge.2 Of several the highest counts

    Scenario Outline: Charge <first> and Charge <second>, and a guard of AP 2500
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:2500 |
      And Rin reads "Charge <first>. / Charge <second>."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has <hearts> cards in hearts

      Examples:
        | first | second | hearts |
        | 1000  | 3000   | 4      |
        | 3000  | 1000   | 4      |
        | 1000  | 2000   | 5      |

    Scenario Outline: with "<text>" and a Charge <gained> from another card <hearts> hearts are left
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:2500 |
        | left   | Aoi         |             |
      And Rin reads "<text>"
      And Aoi reads "Your characters have Charge <gained>."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has <hearts> cards in hearts

      Examples:
        | text                                       | gained | hearts |
        | Charge 1000.                               | 3000   | 4      |
        | Charge 1000.                               | 2000   | 5      |
        | Charge 1000. / Charge 1500. / Charge 2500. | 1000   | 4      |

  @clause-charge.3
  Rule: charge.3 Charges do not add up

    Scenario Outline: two that both fit steal one more, <player> appealing
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Charge 2000. / Charge 3000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has 4 cards in hearts

      Examples:
        | player | other | attacker | mine | theirs |
        | A      | B     | Rin      | 9000 | 1000   |
        | B      | A     | Ena      | 1000 | 9000   |

    Scenario: the numbers of two Charges do not add up
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:4000 |
      And Rin reads "Charge 2000. / Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then B has 5 cards in hearts
      And it is A's play timing
