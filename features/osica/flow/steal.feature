@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-9
Feature: steal Stealing hearts, Charge, Critical and Counter

  @clause-steal.1 @assumption-OA-10
  Rule: steal.1 Of several Charges the highest counts

    Scenario Outline: <player> has Charge 1000 and Charge 3000, AP is <mine> of A's and <theirs> of B's
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Charge 1000. / Charge 3000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | mine | theirs | hearts |
        | A      | B     | Rin      | 9000 | 3000   | 4      |
        | A      | B     | Rin      | 9000 | 1000   | 4      |
        | A      | B     | Rin      | 9000 | 4000   | 5      |
        | B      | A     | Ena      | 2000 | 9000   | 4      |

  @clause-steal.2
  Rule: steal.2 Several Criticals are one

    Scenario Outline: <player>'s character that reads <text> steals two hearts
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <attacker> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has 3 cards in hearts

      Examples:
        | player | other | attacker | text                              |
        | A      | B     | Rin      | Critical.                         |
        | A      | B     | Rin      | Critical. / Critical.             |
        | B      | A     | Ena      | Critical. / Critical. / Critical. |

  @clause-steal.3 @reading-O-23
  Rule: steal.3 Two or more from one heart do not win

    Scenario Outline: <player>'s attacker reads <text>, is <state>, and steals several
      Given the board
        | zone   | A           | B           |
        | center | Rin <state> | Ena <state> |
        | hearts | 1 card      | 1 card      |
      And <attacker> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then the game goes on
      And <other> has 0 cards in hearts
      And it is <player>'s play timing

      Examples:
        | player | other | attacker | state        | text      |
        | A      | B     | Rin      |              | Critical. |
        | A      | B     | Rin      | limit-broken | Critical. |
        | B      | A     | Ena      | limit-broken | Through.  |

  @clause-steal.4
  Rule: steal.4 Several are looked at and dealt with together

    Scenario Outline: of two <other> puts one into the <first area>, one into the <second area>
      Given the board
        | zone   | A                 | B                    |
        | center | Nadeshiko         | Akari                |
        | hearts | Rin, Aoi, 3 cards | Ena, Sakura, 3 cards |
      And <attacker> reads "Critical."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      Then <other> sees <one>
      And <other> sees <two>
      When <other> puts <one> into the <first area>, <two> into the <second area>
      Then <one> is in <other>'s <first>
      And <two> is in <other>'s <second>

      Examples:
        | player | other | attacker  | one | two    | first area  | second area | first  | second |
        | A      | B     | Nadeshiko | Ena | Sakura | hand        | cost area   | hand   | cost   |
        | A      | B     | Nadeshiko | Ena | Sakura | assist area | assist area | assist | assist |
        | A      | B     | Nadeshiko | Ena | Sakura | hand        | hand        | hand   | hand   |
        | B      | A     | Akari     | Rin | Aoi    | cost area   | cost area   | cost   | cost   |
        | B      | A     | Akari     | Rin | Aoi    | cost area   | assist area | cost   | assist |

    @reading-O-18
    Scenario Outline: a stolen <kind> <can> go to an assist area that holds <there>
      Given the board
        | zone   | A         | B                        |
        | center | Nadeshiko |                          |
        | assist |           | <there>                  |
        | hearts |           | Ena kind:<kind>, 4 cards |
      And it is the start of A's appeal phase
      When A appeals with Nadeshiko
      Then B <can> put Ena into the assist area

      Examples:
        | there              | kind      | can    |
        | Aoi, Chiaki        | character | can    |
        | Aoi, Chiaki        | support   | can    |
        | Aoi, Chiaki        | event     | cannot |
        | Aoi, Chiaki, Touko | character | cannot |

    Scenario: with two stolen at once a Counter is used, and the other one moved
      Given the board
        | zone   | A         | B                              |
        | center | Nadeshiko |                                |
        | hearts |           | Photo kind:event, Ena, 3 cards |
      And Nadeshiko reads "Critical."
      And Photo reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Nadeshiko
      And B counters with Photo
      And B puts Ena into the cost area
      Then Photo is in B's drop
      And Ena is in B's cost
      And B has drawn 1 card

  @clause-steal.5
  Rule: steal.5 Look, Counter, move; and then what comes of it

    Scenario: a Counter comes before the cards are moved, an Entry after that
      Given the board
        | zone   | A         | B                              |
        | center | Nadeshiko |                                |
        | hearts |           | Photo kind:event, Ena, 3 cards |
      And Nadeshiko reads "Critical."
      And Photo reads "Counter: Gain 1 cost."
      And Ena reads "Entry 1: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Nadeshiko
      And B counters with Photo
      Then B has 1 card in cost
      When B puts Ena into the assist area
      Then B is asked yes or no

    Scenario Outline: a text of <player>'s about a stolen heart works when <heart> has been moved
      Given the board
        | zone   | A            | B            |
        | center | Nadeshiko    | Akari        |
        | hearts | Rin, 4 cards | Ena, 4 cards |
      And <attacker> reads "When you have stolen a heart, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      Then <player> has drawn 0 cards
      When <other> puts <heart> into the hand
      Then <player> has drawn 1 card

      Examples:
        | player | other | attacker  | heart |
        | A      | B     | Nadeshiko | Ena   |
        | B      | A     | Akari     | Rin   |

    Scenario: the turn player says whose effect on a stolen heart comes first
      Given the board
        | zone   | A         | B            |
        | center | Nadeshiko |              |
        | hearts |           | Ena, 4 cards |
      And Nadeshiko reads "When you have stolen a heart, draw 1 card."
      And Ena reads "Entry: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Nadeshiko
      And B puts Ena into the assist area
      Then A is asked whose effects come first
      And A has drawn 0 cards

    @reading-O-30=once
    Scenario: a text about a stolen heart is used once for two that are stolen together
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Critical."
      And Rin reads "When you have stolen a heart, draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 3 cards in hearts
      And A has drawn 1 card

    @reading-O-30=each-heart
    Scenario: a text about a stolen heart is used twice for two that are stolen together
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Critical."
      And Rin reads "When you have stolen a heart, draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 3 cards in hearts
      And A has drawn 2 cards

    @assumption-OA-5 @assumption-OA-7 @assumption-OA-13
    Scenario Outline: a text about a stolen heart works for a heart that the card's own text steals: <text>
      Given the board
        | zone   | A       | B |
        | center | <stage> |   |
        | hand   | <hand>  |   |
      And Rin reads "<text> / When you have stolen a heart, gain 1 cost."
      And it is the start of A's <phase>
      When <deed>
      And A says yes
      And B puts all of them into the hand
      Then A has 1 card in cost
      And <ask>

      Examples:
        | text                   | stage | hand | phase        | deed                      | ask                               |
        | Entry: Steal 1 heart.  | -     | Rin  | main phase   | A plays Rin in the center | it is A's play timing             |
        | Appeal: Steal 1 heart. | Rin   | -    | appeal phase | A appeals with Rin        | B is asked where stolen hearts go |

    @assumption-OA-7
    Scenario: a text about a stolen heart works for a heart that the Action of the same card steals
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: Steal 1 heart. / When you have stolen a heart, draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B puts all of them into the hand
      Then A has drawn 1 card

    @assumption-OA-10
    Scenario: a text about a stolen heart works once when Charge steals it from a guarded appeal
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:2000 |
      And Rin reads "Charge 2000. / When you have stolen a heart, draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then A has drawn 1 card

  @clause-steal.d1 @assumption-OA-10
  Rule: steal.d1 Charge and Critical together steal two of a guarded appeal

    Scenario Outline: <player> has Charge 2000 and Critical, AP is <mine> of A's and <theirs> of B's
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Charge 2000. / Critical."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | mine | theirs | hearts |
        | A      | B     | Rin      | 9000 | 2000   | 3      |
        | A      | B     | Rin      | 9000 | 2100   | 5      |
        | B      | A     | Ena      | 1000 | 9000   | 3      |

  @clause-steal.d2 @assumption-OA-10
  Rule: steal.d2 Charge looks at the AP that effects make

    Scenario Outline: the guard, AP <ap> as printed, has <change>
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:<ap> |
        | left   | Aoi         | Sakura      |
      And Rin reads "Charge 2000."
      And <who> reads "<whose> characters have AP <change>."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has <hearts> cards in hearts

      Examples:
        | ap   | change | who    | whose    | hearts |
        | 3000 | -1000  | Aoi    | Opposing | 4      |
        | 3000 | -900   | Aoi    | Opposing | 5      |
        | 2000 | +1000  | Sakura | Your     | 5      |
        | 1000 | +1000  | Sakura | Your     | 4      |

  @clause-steal.d3
  Rule: steal.d3 A Counter that is no event goes to the drop area

    Scenario Outline: a <kind> with Counter is used by <other>
      Given the board
        | zone   | A                         | B                            |
        | center | Nadeshiko                 | Akari                        |
        | hearts | Tent kind:<kind>, 4 cards | Lantern kind:<kind>, 4 cards |
      And <card> reads "Counter: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> counters with <card>
      Then <card> is in <other>'s drop
      And <other> has drawn 1 card
      And it is <player>'s play timing

      Examples:
        | player | other | attacker  | card    | kind      |
        | A      | B     | Nadeshiko | Lantern | character |
        | A      | B     | Nadeshiko | Lantern | support   |
        | B      | A     | Akari     | Tent    | character |

    @assumption-OA-7
    Scenario: each of two supports whose Counters are used when an effect steals two hearts goes to the drop area
      Given the board
        | zone   | A   | B                                              |
        | center | Rin |                                                |
        | hearts |     | Tent kind:support, Stove kind:support, 3 cards |
      And Rin reads "Action: Steal 2 hearts."
      And Tent reads "Counter: Draw 1 card."
      And Stove reads "Counter: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B counters with Tent
      And B counters with Stove
      Then Tent is in B's drop
      And Stove is in B's drop
