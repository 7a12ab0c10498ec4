@osica @assumption-OA-4
Feature: end The end phase

  @clause-end.1
  Rule: end.1 Texts of the turn's end come first, then effects end, then the hand is trimmed

    Scenario Outline: a card that <player> draws at the end of the turn is trimmed, too
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | hand   | 7 cards | 7 cards |
      And <card> reads "At the end of the turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then <player> has drawn 1 card
      And <player> is asked to drop 1 from the hand
      When <player> drops <drawn> from the hand
      And the turn goes on to <other>'s main phase
      Then <drawn> is in <player>'s drop

      Examples:
        | player | other | card | drawn    |
        | A      | B     | Rin  | A deck 1 |
        | B      | A     | Ena  | B deck 1 |

    @assumption-OA-7
    Scenario: texts of the turn's end happen while effects of the turn still last
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | left   | Aoi ap:1000 |   |
      And Aoi reads "Action: This turn, all your characters have AP +1000."
      And Rin reads "At the end of the turn, this turn, all your characters have AP -1500."
      And it is the start of A's event phase
      When A uses the action of Aoi
      And the turn passes to B
      Then Aoi is in A's left
      And Aoi has 1000 AP
      And Rin has 3000 AP

    @reading-O-14 @assumption-OA-7
    Scenario Outline: a hand limit raised for the turn does not help <player>
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | hand   | 9 cards | 9 cards |
      And <card> reads "Action: This turn, your hand limit is +2."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      And both pass
      And the turn goes on to <player>'s end phase
      Then <player> is asked to drop 2 from the hand

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |

    Scenario: a text of the other player's for the turn's end comes while limit breaks and orbs of the turn last
      Given the board
        | zone   | A                | B                |
        | center | Rin limit-broken | Ena limit-broken |
        | hand   |                  | 2 cards          |
      And Ena reads "At the end of the turn, if you have an orb out, drop 1 card from your hand."
      And B has an orb out for this turn
      And it is the start of A's appeal phase
      When the turn goes on to A's end phase
      Then B is asked to choose 1 among B hand 1, B hand 2
      And Rin has limit-broken
      And Ena has limit-broken

  @clause-end.2 @assumption-OA-11
  Rule: end.2 Cards of limit breaks are dropped when effects end

    Scenario Outline: limit-broken characters, at the end of <player>'s turn
      Given the board
        | zone   | A            | B            |
        | center | Rin over:Rin | Ena over:Ena |
      And it is the start of <player>'s end phase
      When the turn goes on to <other>'s main phase
      Then <mine> is in A's center
      And A has 1 card in drop
      And B has 1 card in drop
      And <mine> has not limit-broken

      Examples:
        | player | other | mine |
        | A      | B     | Rin  |
        | B      | A     | Rin  |

    @assumption-OA-7
    Scenario: the card of a limit break is dropped as an effect of the turn ends
      Given the board
        | zone   | A            | B |
        | center | Rin over:Rin |   |
        | hand   | 8 cards      |   |
      And Rin reads "Action: This turn, this character has Through."
      And it is the start of A's event phase
      When A uses the action of Rin
      And both pass
      And A ends the appeal phase
      Then A is asked to drop 1 from the hand
      And Rin's card is in A's drop

    Scenario: the card of a limit break is dropped before the hand is trimmed
      Given the board
        | zone   | A            | B |
        | center | Rin over:Rin |   |
        | hand   | 8 cards      |   |
      And it is the start of A's end phase
      Then A is asked to drop 1 from the hand
      And Rin's card is in A's drop

  @clause-end.3
  Rule: end.3 Only the turn player trims the hand

    @assumption-OA-7
    Scenario: A trims a hand of nine in a turn with an Action, and B does not
      Given the board
        | zone   | A       | B       |
        | center | Rin     |         |
        | hand   | 9 cards | 9 cards |
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      And both pass
      And A ends the appeal phase
      Then A is asked to drop 2 from the hand
      When the turn passes to B
      Then B has 10 cards in hand

    Scenario Outline: <player> trims a hand of nine in <player>'s turn, and <other> does not
      Given the board
        | zone | A       | B       |
        | hand | 9 cards | 9 cards |
      And it is the start of <player>'s end phase
      Then <player> is asked to drop 2 from the hand
      And <other> has 9 cards in hand
      When the turn passes to <other>
      Then <player> has 7 cards in hand
      And <other> has 10 cards in hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-end.4
  Rule: end.4 The hand is trimmed to its limit, which is seven unless an effect says otherwise

    @assumption-OA-7
    Scenario Outline: a hand of <hand> in a turn with an Action, with the limit changed by <change>, and B's by +2
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | hand   | <hand> |     |
      And Rin reads "Your hand limit is <change>."
      And Rin reads "Action: Gain 1 cost."
      And Ena reads "Your hand limit is +2."
      And it is the start of A's event phase
      When A uses the action of Rin
      And both pass
      And A ends the appeal phase
      Then A is asked to drop 1 from the hand

      Examples:
        | hand    | change |
        | 9 cards | +1     |
        | 2 cards | -6     |

    Scenario Outline: a hand of <hand>, with the limit changed by <change>
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | hand   | <hand> |   |
      And Rin reads "Your hand limit is <change>."
      And it is the start of A's end phase
      Then <what>

      Examples:
        | hand     | change | what                               |
        | 9 cards  | +1     | A is asked to drop 1 from the hand |
        | 9 cards  | -2     | A is asked to drop 4 from the hand |
        | 10 cards | +2     | A is asked to drop 1 from the hand |
        | 2 cards  | -6     | A is asked to drop 1 from the hand |
        | 1 card   | -8     | it is B's main phase               |

    Scenario Outline: <player>'s turn ends with <hand> in hand and no effect, and <what>
      Given the board
        | zone | A      | B      |
        | hand | <hand> | <hand> |
      And it is the start of <player>'s end phase
      Then <what>

      Examples:
        | player | hand    | what                               |
        | A      | 7 cards | it is B's main phase               |
        | A      | 8 cards | A is asked to drop 1 from the hand |
        | B      | 8 cards | B is asked to drop 1 from the hand |
        | B      | 3 cards | it is A's main phase               |

    Scenario: an effect that raises B's hand limit does not raise A's
      Given the board
        | zone   | A       | B   |
        | center | Rin     | Ena |
        | hand   | 9 cards |     |
      And Ena reads "Your hand limit is +2."
      And it is the start of A's end phase
      Then A is asked to drop 2 from the hand

  @clause-end.d1
  Rule: end.d1 No more is dropped than has to be

    @without-effect-counts
    Scenario Outline: <player> has <hand> cards and drops <number>
      Given the board
        | zone | A            | B            |
        | hand | <hand> cards | <hand> cards |
      And it is the start of <player>'s end phase
      Then <player> is asked to drop <number> from the hand
      When <player> drops <cards> from the hand
      Then <player> has 7 cards in hand
      And <player> has <number> cards in drop

      Examples:
        | player | hand | number | cards              |
        | A      | 9    | 2      | A hand 1, A hand 4 |
        | A      | 8    | 1      | A hand 3           |
        | B      | 9    | 2      | B hand 2, B hand 9 |

  @clause-end.d2
  Rule: end.d2 In the middle of a turn nothing is trimmed

    @assumption-OA-7
    Scenario Outline: <player> has nine cards in the appeal phase
      Given the board
        | zone   | A       | B       |
        | center | Rin     | Ena     |
        | hand   | 8 cards | 8 cards |
      And <card> reads "Action: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      And the turn goes on to <player>'s appeal phase
      Then <player> has 9 cards in hand
      And <player> can appeal with <card>

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |
