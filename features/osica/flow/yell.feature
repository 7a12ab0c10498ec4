@osica @assumption-OA-4
Feature: yell The yell phase

  @clause-yell.1
  Rule: yell.1 As many cards as there are yell symbols on stage and in the assist area

    Scenario Outline: <player> has <stage> on the stage and <assist> in the assist area
      Given the board
        | zone   | A                               | B                                  |
        | center | Rin yell:<stage>                | Ena yell:<stage>                   |
        | assist | Tent kind:support yell:<assist> | Lantern kind:support yell:<assist> |
        | hand   | Aoi yell:5                      | Sakura yell:5                      |
        | oshi   | Chiaki yell:5                   | Minami yell:5                      |
        | drop   | Touko yell:5                    | Akari yell:5                       |
      And it is the start of <player>'s yell phase
      When <player> puts all of them into the hand
      Then <player> has <after> cards in hand
      And <player> has <deck> cards in deck

      Examples:
        | player | stage | assist | after | deck |
        | A      | 1     | 0      | 2     | 19   |
        | A      | 2     | 1      | 4     | 17   |
        | A      | 0     | 3      | 4     | 17   |
        | B      | 2     | 2      | 5     | 16   |

    Scenario: the yell symbols of a character that rests count
      Given the board
        | zone   | A                  | B |
        | center | Rin yell:2 resting |   |
      And it is the start of A's yell phase
      When A puts all of them into the hand
      Then A has 2 cards in hand

    @assumption-OA-7
    Scenario: the yell symbols of a character that rests count while an effect of the turn lasts
      Given the board
        | zone   | A                  | B |
        | center | Rin yell:2 resting |   |
        | left   | Aoi                |   |
      And Aoi reads "Action: This turn, this character has Through."
      And it is the start of A's event phase
      When A uses the action of Aoi
      And both pass
      And A puts all of them into the hand
      Then A has 2 cards in hand

    Scenario: a yell phase without symbols of the player's own brings no yell
      Given the board
        | zone   | A   | B          |
        | center | Rin | Ena yell:2 |
      And it is the start of A's yell phase
      Then it is A's appeal phase
      And A has 20 cards in deck

  @clause-yell.2
  Rule: yell.2 All are looked at, and then each goes to hand, assist area or cost area

    Scenario Outline: <player> sees all three before one is put anywhere
      Given the board
        | zone   | A                         | B                            |
        | center | Nadeshiko yell:3          | Akari yell:3                 |
        | deck   | Rin, Aoi, Chiaki, 9 cards | Ena, Sakura, Minami, 9 cards |
      And it is the start of <player>'s yell phase
      Then <player> sees <one>
      And <player> sees <two>
      And <player> sees <three>
      And <other> does not see <one>
      When <player> puts <one> into the hand, <two> into the assist area, <three> into the cost area
      Then <one> is in <player>'s hand
      And <two> is in <player>'s assist
      And <three> is in <player>'s cost

      Examples:
        | player | other | one | two    | three  |
        | A      | B     | Rin | Aoi    | Chiaki |
        | B      | A     | Ena | Sakura | Minami |

    Scenario Outline: two yelled cards both go into the <area>
      Given the board
        | zone   | A                 | B |
        | center | Nadeshiko yell:2  |   |
        | deck   | Rin, Aoi, 9 cards |   |
      And it is the start of A's yell phase
      When A puts Rin into the <area>, Aoi into the <area>
      Then Rin is in A's <zone>
      And Aoi is in A's <zone>

      Examples:
        | area        | zone   |
        | hand        | hand   |
        | assist area | assist |
        | cost area   | cost   |

    @reading-O-18
    Scenario Outline: a yelled <kind> <can> go to an assist area that holds <there>
      Given the board
        | zone   | A                        | B |
        | center | Nadeshiko yell:1         |   |
        | assist | <there>                  |   |
        | deck   | Rin kind:<kind>, 9 cards |   |
      And it is the start of A's yell phase
      Then A <can> put Rin into the assist area

      Examples:
        | there              | kind      | can    |
        | Aoi, Chiaki        | character | can    |
        | Aoi, Chiaki        | support   | can    |
        | Aoi, Chiaki        | event     | cannot |
        | Aoi, Chiaki, Touko | character | cannot |
        | Aoi, Chiaki, Touko | support   | cannot |

  @clause-yell.3
  Rule: yell.3 A yell is done in full, wanted or not

    Scenario: with two symbols and two cards to go into three areas nothing can be left out
      Given the board
        | zone   | A                 | B |
        | center | Nadeshiko yell:2  |   |
        | deck   | Rin, Aoi, 9 cards |   |
      And it is the start of A's yell phase
      When A puts all of them into the hand
      Then A's hand is Rin, Aoi
      And it is A's appeal phase

    @clause-win.2
    Scenario Outline: <player>'s deck of two runs out by it
      Given the board
        | zone   | A                | B            |
        | center | Nadeshiko yell:2 | Akari yell:2 |
        | deck   | 2 cards          | 2 cards      |
      And it is the start of <player>'s yell phase
      When <player> puts all of them into the hand
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a yell is done in the first turn of the game, too
      Given the board
        | zone   | A          | B |
        | center | Rin yell:2 |   |
      And A goes first
      And it is A's first turn
      When A ends the main phase
      And both pass
      And A puts all of them into the hand
      Then A has 2 cards in hand

  @clause-yell.4
  Rule: yell.4 A card that a yell brings to the assist area has its Entry

    Scenario Outline: Rin goes into the <area>
      Given the board
        | zone   | A                | B |
        | center | Nadeshiko yell:1 |   |
        | deck   | Rin, 9 cards     |   |
      And Rin reads "Entry: Gain 1 cost."
      And it is the start of A's yell phase
      When A puts Rin into the <area>
      Then <what>

      Examples:
        | area        | what                   |
        | assist area | A is asked yes or no   |
        | hand        | it is A's appeal phase |
        | cost area   | it is A's appeal phase |

    Scenario: a yelled support of B's that goes to the assist area has its Entry
      Given the board
        | zone   | A | B                             |
        | center |   | Akari yell:1                  |
        | deck   |   | Lantern kind:support, 9 cards |
      And Lantern reads "Entry: Gain 1 cost."
      And it is the start of B's yell phase
      When B puts Lantern into the assist area
      And B says yes
      Then B has 1 card in cost

  @clause-yell.d1
  Rule: yell.d1 Effects change symbols, and effects yell

    Scenario: a symbol more is a card more
      Given the board
        | zone   | A          | B |
        | center | Rin yell:1 |   |
      And Rin reads "This card has yell symbol +2."
      And it is the start of A's yell phase
      When A puts all of them into the hand
      Then A has 3 cards in hand
      And Rin has 3 yell symbols

    Scenario: a symbol less is a card less
      Given the board
        | zone   | A          | B |
        | center | Rin yell:2 |   |
      And Rin reads "This card has yell symbol -1."
      And it is the start of A's yell phase
      When A puts all of them into the hand
      Then A has 1 card in hand
      And it is A's appeal phase

    @assumption-OA-7
    Scenario: an effect yells in the event phase, as many cards as it says
      Given the board
        | zone   | A                 | B |
        | center | Nadeshiko yell:3  |   |
        | deck   | Rin, Aoi, 9 cards |   |
      And Nadeshiko reads "Action: Yell 2."
      And it is the start of A's event phase
      When A uses the action of Nadeshiko
      And A puts Rin into the hand, Aoi into the cost area
      Then Rin is in A's hand
      And Aoi is in A's cost

    @assumption-OA-7
    Scenario: an effect of B's in A's turn lets B yell
      Given the board
        | zone   | A            | B               |
        | center |              | Akari           |
        | deck   | Aoi, 9 cards | Sakura, 9 cards |
      And Akari reads "Action: Yell 1."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Akari
      And B puts Sakura into the hand
      Then B's hand is Sakura

  @clause-yell.d2
  Rule: yell.d2 Cards that the same yell brought to the cost area can pay for an Entry

    Scenario Outline: <player> puts the second card into the <area>
      Given the board
        | zone   | A                 | B                    |
        | center | Nadeshiko yell:2  | Akari yell:2         |
        | deck   | Rin, Aoi, 9 cards | Ena, Sakura, 9 cards |
      And <card> reads "Entry 1: Draw 1 card."
      And it is the start of <player>'s yell phase
      When <player> puts <card> into the assist area, <other card> into the <area>
      Then <what>

      Examples:
        | player | card | other card | area      | what                   |
        | A      | Rin  | Aoi        | cost area | A is asked yes or no   |
        | A      | Rin  | Aoi        | hand      | it is A's appeal phase |
        | B      | Ena  | Sakura     | cost area | B is asked yes or no   |

  @clause-yell.d3
  Rule: yell.d3 The player who yelled orders several Entries

    Scenario Outline: <player> does that of <first> first
      Given the board
        | zone   | A                 | B                    |
        | center | Nadeshiko yell:2  | Akari yell:2         |
        | deck   | Rin, Aoi, 9 cards | Ena, Sakura, 9 cards |
      And <one> reads "Entry: Gain 1 cost."
      And <two> reads "Entry: Draw 1 card."
      And it is the start of <player>'s yell phase
      When <player> puts <one> into the assist area, <two> into the assist area
      Then <player> is asked which waiting ability is played first: <one>, <two>
      When <player> plays the waiting ability of <first> first
      And <player> says yes
      Then <player> has <cost> cards in cost
      And <player> has drawn <drawn> cards
      And <player> is asked yes or no

      Examples:
        | player | one | two    | first  | cost | drawn |
        | A      | Rin | Aoi    | Rin    | 1    | 0     |
        | A      | Rin | Aoi    | Aoi    | 0    | 1     |
        | B      | Ena | Sakura | Sakura | 0    | 1     |

  @clause-yell.d4
  Rule: yell.d4 A yelled event is not played

    Scenario Outline: Curry, a yelled event that reads <text>, goes to the <area> unplayed
      Given the board
        | zone   | A                         | B |
        | center | Nadeshiko yell:1          |   |
        | deck   | Curry kind:event, 9 cards |   |
      And Curry reads "<text>"
      And it is the start of A's yell phase
      Then A cannot counter with Curry
      When A puts Curry into the <area>
      Then Curry is in A's <zone>
      And A has drawn 0 cards
      And it is A's appeal phase

      Examples:
        | text                  | area      | zone |
        | Play: Draw 1 card.    | hand      | hand |
        | Counter: Draw 1 card. | hand      | hand |
        | Counter: Draw 1 card. | cost area | cost |

    @assumption-OA-7
    Scenario: a yelled event is not played while an effect of the turn lasts
      Given the board
        | zone   | A                         | B |
        | center | Nadeshiko yell:1          |   |
        | deck   | Curry kind:event, 9 cards |   |
      And Nadeshiko reads "Action: This turn, this character has Through."
      And Curry reads "Play: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Nadeshiko
      And both pass
      And A puts Curry into the hand
      Then A's hand is Curry
      And A has drawn 0 cards

    Scenario: a yelled event with Counter is not played, and a stolen one is
      Given the board
        | zone   | A                         | B   |
        | center | Nadeshiko yell:1          | Ena |
        | deck   | Curry kind:event, 9 cards |     |
        | hearts | Curry kind:event, 4 cards |     |
      And the cards called Curry read "Counter: Draw 1 card."
      And it is the start of A's yell phase
      When A puts Curry into the cost area
      And the turn goes on to B's appeal phase
      And B appeals with Ena
      And A does not guard
      Then A can counter with Curry#2
      When A counters with Curry#2
      Then A has drawn 1 card
