@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-9
Feature: critical Critical

  @clause-critical.1
  Rule: critical.1 An appeal that steals at least one steals one more

    Scenario Outline: <player>'s attacker is <how>, unguarded, and reads <text>
      Given the board
        | zone   | A         | B         |
        | center | Rin <how> | Ena <how> |
      And <attacker> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | how          | text      | hearts |
        | A      | B     | Rin      |              | Critical. | 3      |
        | A      | B     | Rin      | limit-broken | Critical. | 2      |
        | A      | B     | Rin      |              | Through.  | 4      |
        | B      | A     | Ena      |              | Critical. | 3      |

    @assumption-OA-7
    Scenario: hearts that an effect steals are not more by it
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Critical."
      And Rin reads "Action: Steal 1 heart."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    Scenario: each of the two appeals of a character with Double steals one more by Critical
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Double. / Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 3 cards in hearts
      When B puts all of them into the hand
      Then B has 1 card in hearts

    @assumption-OA-13
    Scenario: the heart that Perform steals is not one more by Critical
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | cost   | 1 card |   |
      And Rin reads "Critical. / Perform 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And B puts all of them into the hand
      Then B has 2 cards in hearts

    @assumption-OA-10 @clause-appeal.8 @clause-charge.1
    Scenario: Critical, Charge and a limit break of one attacker steal three from a guarded appeal
      Given the board
        | zone   | A                        | B           |
        | center | Rin ap:9000 limit-broken | Ena ap:1000 |
      And Rin reads "Charge 2000. / Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 2 cards in hearts

    @assumption-OA-13
    Scenario Outline: an attacker that reads "<text>" and has Critical does both, and two hearts are stolen
      Given the board
        | zone   | A           | B   |
        | center | Rin ap:3000 | Ena |
        | hand   | Aoi         |     |
        | cost   | 1 card      |     |
      And Rin reads "Critical. / <text>"
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B does not guard
      And B puts all of them into the hand
      Then B has 3 cards in hearts
      And <what>

      Examples:
        | text                 | what                                         |
        | Appeal: Draw 1 card. | A has drawn 1 card                           |
        | Cheer 1.             | the event "revealed" happened 1 time for Aoi |
        | Contact 1.           | Aoi is in A's cost                           |
        | Decode 1.            | A has drawn 1 card                           |
        | Mix 1.               | Aoi is in A's drop                           |

    @assumption-OA-13
    Scenario: the appeal of a character with Critical that Destroy leaves without a guard steals two hearts
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | cost   | 1 card |     |
      And Rin reads "Critical. / Destroy 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      Then B has 3 cards in hearts

    @assumption-OA-10 @assumption-OA-13
    Scenario: an attacker that Power Up makes as strong as its guard steals two hearts with Charge and Critical
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:4000 |
      And Rin reads "Critical. / Charge 4000. / Power Up 1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      And B puts all of them into the hand
      Then B has 3 cards in hearts

    @assumption-OA-10
    Scenario: an attacker whose own text makes it as strong as its guard steals two hearts with Charge and Critical
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:4000 |
      And Rin reads "Critical. / Charge 4000. / This character has AP +1000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 3 cards in hearts

    Scenario: a character that has Critical from the text of another card steals one more
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | left   | Aoi |   |
      And Aoi reads "Your characters have Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 3 cards in hearts

  @clause-critical.2 @assumption-OA-10
  Rule: critical.2 To nothing it adds nothing

    Scenario Outline: <player>'s appeal is guarded, A's character is <mine>, B's <theirs>
      Given the board
        | zone   | A                  | B                    |
        | center | Rin ap:1000 <mine> | Ena ap:9000 <theirs> |
      And <attacker> reads "Critical."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | mine         | theirs       | hearts |
        | A      | B     | Rin      |              |              | 5      |
        | A      | B     | Rin      | limit-broken |              | 3      |
        | A      | B     | Rin      |              | limit-broken | 5      |
        | B      | A     | Ena      |              |              | 5      |

    @reading-O-07=critical-last
    Scenario: a heart that a limit-broken guard takes back leaves nothing for Critical
      Given the board
        | zone   | A                        | B                        |
        | center | Rin ap:1000 limit-broken | Ena ap:9000 limit-broken |
      And Rin reads "Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then B has 5 cards in hearts
      And it is A's play timing

    @reading-O-07=guard-last
    Scenario: a limit-broken guard takes back one of two hearts that Critical steals
      Given the board
        | zone   | A                        | B                        |
        | center | Rin ap:1000 limit-broken | Ena ap:9000 limit-broken |
      And Rin reads "Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts
