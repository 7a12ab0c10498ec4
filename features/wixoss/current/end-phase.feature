@wixoss
Feature: end-phase The end phase

  @clause-end-phase.1
  Rule: end-phase.1 The end phase is the last of a turn

    Scenario Outline: after <player>'s attacks comes the end of the turn
      Given the board
        | zone   | A             | B             |
        | center | Ember         | Frost         |
        | deck   | Dusk, 9 cards | Dawn, 9 cards |
      And <signi> reads "At the end of the turn, Ener Charge 1."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <signi>
      Then <player> has 0 cards in ener
      When the turn passes to <other>
      Then <card> is in <player>'s ener

      Examples:
        | player | other | signi | card |
        | A      | B     | Ember | Dusk |
        | B      | A     | Frost | Dawn |

  @clause-end-phase.2
  Rule: end-phase.2 First what comes at the end of the turn, then the hand is trimmed, then effects end

    Scenario Outline: a card that <player> draws at the end of the turn can be trimmed
      Given the board
        | zone   | A       | B       |
        | center | Ember   | Frost   |
        | hand   | 6 cards | 6 cards |
      And <signi> reads "At the end of your turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then <player> has drawn 1 card
      When <player> discards <drawn>
      Then <drawn> is in <player>'s trash
      And <player> has 6 cards in hand

      Examples:
        | player | signi | drawn    |
        | A      | Ember | A deck 1 |
        | B      | Frost | B deck 1 |

    Scenario: a power gain for the turn still counts for an end-of-turn ability
      Given the board
        | zone   | A                | B |
        | center | Ember power:3000 |   |
        | left   | Frost            |   |
      And Frost reads "Action: This turn, your SIGNI has power +2000."
      And Ember reads "At the end of your turn, if you have a SIGNI with power 5000 or more, Ener Charge 1."
      When A activates Frost's ability
      And the turn passes to B
      Then A has 1 card in ener
      And Ember has power 3000

    Scenario: an end-of-turn ability whose condition is not met does nothing
      Given the board
        | zone   | A                | B |
        | center | Ember power:3000 |   |
      And Ember reads "At the end of your turn, if you have a SIGNI with power 5000 or more, Ener Charge 1."
      When the turn passes to B
      Then A has 0 cards in ener
      And it is B's main phase

    Scenario: effects still last while the hand is trimmed
      Given the board
        | zone   | A                         | B |
        | center | Ember power:3000          |   |
        | hand   | 7 cards, Spark kind:spell |   |
      And Spark reads "Target 1 of your SIGNI. This turn, it has power +2000."
      When A uses the spell Spark
      And the turn goes on to A's end phase
      Then Ember has power 5000
      When A discards A hand 1
      Then Ember has power 3000

  @clause-end-phase.a1
  Rule: end-phase.a1 Effects that are written for the end of the turn are activated

    Scenario Outline: A's text <text> charges <number> as <player>'s turn ends
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "<text>, Ener Charge 1."
      And it is <player>'s turn
      When the turn passes to <other>
      Then A has <number> in ener
      And it is <other>'s main phase

      Examples:
        | player | other | text                    | number  |
        | A      | B     | At the end of your turn | 1 card  |
        | B      | A     | At the end of your turn | 0 cards |
        | A      | B     | At the end of the turn  | 1 card  |
        | B      | A     | At the end of the turn  | 1 card  |

    Scenario: an effect set for the end of this turn comes then, and just once
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: At the end of this turn, Ener Charge 1."
      When A activates Ember's ability
      Then A has 0 cards in ener
      When the turn passes to B
      Then A has 1 card in ener
      When the turn passes to A
      And the turn passes to B
      Then A has 1 card in ener

  @clause-end-phase.a2
  Rule: end-phase.a2 A turn player with seven or more cards in hand discards down to six

    Scenario Outline: <player> trims a hand of <hand> to six by discarding <trash>
      Given the board
        | zone | A      | B      |
        | hand | <hand> | <hand> |
      And it is the start of <player>'s end phase
      When the turn goes on to <other>'s main phase
      Then <player> has 6 cards in hand
      And <player> has <trash> in trash

      Examples:
        | player | other | hand    | trash   |
        | A      | B     | 6 cards | 0 cards |
        | A      | B     | 7 cards | 1 card  |
        | A      | B     | 9 cards | 3 cards |
        | B      | A     | 8 cards | 2 cards |

    Scenario Outline: <player> chooses which cards of eight to discard at the end of the turn
      Given the board
        | zone | A       | B       |
        | hand | 8 cards | 8 cards |
      And it is the start of <player>'s end phase
      When <player> discards <cards>
      Then <player>'s trash is <cards>
      And <player> has 6 cards in hand

      Examples:
        | player | cards              |
        | A      | A hand 3, A hand 7 |
        | B      | B hand 1, B hand 8 |

    Scenario: the other player keeps what is in hand
      Given the board
        | zone | A       | B       |
        | hand | 9 cards | 9 cards |
      And it is the start of A's end phase
      When the turn goes on to B's main phase
      Then B has 11 cards in hand
      And B's trash is empty

    Scenario: a hand of four is neither filled nor trimmed in the end phase
      Given the board
        | zone | A       | B |
        | hand | 4 cards |   |
      And it is the start of A's end phase
      When the turn goes on to B's main phase
      Then A has 4 cards in hand
      And A's trash is empty

    Scenario: a power loss for the turn lasts until the hand has been trimmed
      Given the board
        | zone | A                         | B     |
        | left |                           | Frost |
        | hand | Spark kind:spell, 7 cards |       |
      And Spark reads "This turn, all opposing SIGNI have power -2000."
      When A uses the spell Spark
      And the turn goes on to A's end phase
      Then Frost has power 1000
      When A discards A hand 3
      Then Frost has power 3000

    Scenario Outline: a hand of <hand> in the end phase charges <found> by a discard trigger
      Given the board
        | zone   | A      | B |
        | center | Ember  |   |
        | hand   | <hand> |   |
      And Ember reads "When you discard a card, Ener Charge 1."
      And it is the start of A's end phase
      When the turn goes on to B's main phase
      Then A has <found> in ener

      Examples:
        | hand    | found   |
        | 7 cards | 1 card  |
        | 6 cards | 0 cards |

  @clause-end-phase.a3
  Rule: end-phase.a3 Effects that last for the turn come to an end

    @clause-effect.1
    Scenario Outline: power that <player> gave for the turn
      Given the board
        | zone   | A                | B                |
        | center | Ember power:3000 | Frost power:3000 |
        | hand   | Spark kind:spell | Mist kind:spell  |
      And <spell> reads "Target 1 of your SIGNI. This turn, it has power +2000."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <signi> has power 5000
      When the turn passes to <other>
      Then <signi> has power 3000

      Examples:
        | player | other | spell | signi |
        | A      | B     | Spark | Ember |
        | B      | A     | Mist  | Frost |

    @assumption-WA-23
    Scenario: a SIGNI that enters later gets no power from a spell for the turn
      Given the board
        | zone   | A                       |
        | center | Ember power:3000        |
        | hand   | Spark kind:spell, Frost |
      And Spark reads "This turn, your SIGNI have power +1000."
      When A uses the spell Spark
      And A plays Frost in the left
      Then Ember has power 4000
      And Frost has power 3000

    Scenario: a power loss of an opposing SIGNI ends with the turn
      Given the board
        | zone   | A                | B                |
        | center |                  | Frost power:5000 |
        | hand   | Spark kind:spell |                  |
      And Spark reads "Target 1 opposing SIGNI. This turn, it has power -2000."
      When A uses the spell Spark
      Then Frost has power 3000
      When the turn passes to B
      Then Frost has power 5000

    Scenario: an ability that was given for the turn
      Given the board
        | zone   | A                | B |
        | center | Ember            |   |
        | hand   | Spark kind:spell |   |
      And Spark reads "Target 1 of your SIGNI. This turn, it has Double Crush."
      When A uses the spell Spark
      And the turn passes to B
      And the turn passes to A
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then B has 6 cards in life

    Scenario: Shadow that a SIGNI has for the turn does not protect it in the opponent's turn
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 of your SIGNI. This turn, it has Shadow."
      And Frost reads "Once per turn, Action: target 1 opposing SIGNI. Down it."
      When A uses the spell Spark
      And the turn passes to B
      And B activates Frost's ability
      Then Ember is down

  @clause-end-phase.3
  Rule: end-phase.3 Then it is the other player's turn

    Scenario Outline: the turn after <player>'s end phase is <other>'s
      Given it is the start of <player>'s end phase
      When the turn goes on to <other>'s main phase
      Then it is <other>'s main phase
      And it is turn <turn>
      And <other> has drawn 2 cards

      Examples:
        | player | other | turn |
        | A      | B     | 6    |
        | B      | A     | 7    |
