@osica
Feature: cost The cost area, gaining and paying cost

  @clause-cost.1
  Rule: cost.1 A card in the cost area is a cost

    @assumption-OA-7
    Scenario Outline: with <cost> in the cost area an Action of two <can> be used
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | cost   | <cost> | <cost> |
      And <user> reads "Action 2: Draw 1 card."
      And it is the start of <player>'s event phase
      Then <player> <can> use the action of <user>

      Examples:
        | player | user | cost    | can    |
        | A      | Rin  | 2 cards | can    |
        | A      | Rin  | 1 card  | cannot |
        | B      | Ena  | 2 cards | can    |
        | B      | Ena  | 1 card  | cannot |

  @clause-cost.2
  Rule: cost.2 The cards of the cost area lie face down

    Scenario Outline: the other player's <card> in the cost area is not seen by <other>
      Given the board
        | zone | A            | B            |
        | cost | Rin, 2 cards | Ena, 2 cards |
      Then <other> does not see <card>
      And it is A's play timing

      Examples:
        | other | card |
        | B     | Rin  |
        | A     | Ena  |

    @assumption-OA-7
    Scenario: cards that an effect puts into the cost area from the stage and from the deck are not seen by the other player
      Given the board
        | zone   | A             | B |
        | center | Rin           |   |
        | left   | Aoi           |   |
        | deck   | Chiaki, Touko |   |
      And Rin reads "Action: Choose 1 of your other characters. Put it into your cost area. Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has 2 cards in cost
      And B does not see Aoi
      And B does not see Chiaki

    @assumption-OA-4
    Scenario: a yelled card that goes to the cost area is not seen by the other player
      Given the board
        | zone   | A             | B |
        | center | Rin yell:1    |   |
        | deck   | Chiaki, Touko |   |
      And it is the start of A's yell phase
      When A puts Chiaki into the cost area
      Then A sees Chiaki
      And B does not see Chiaki
      And it is A's appeal phase

  @clause-cost.3
  Rule: cost.3 The player of a cost area may look at its cards

    Scenario Outline: <player> sees what lies there, and need not show it
      Given the board
        | zone | A            | B            |
        | cost | Rin, 2 cards | Ena, 2 cards |
      Then <player> sees <card>
      And <other> does not see <card>

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

  @clause-cost.4
  Rule: cost.4 The cost area has no order

    @assumption-OA-7
    Scenario: any card of it can be paid with
      Given the board
        | zone   | A                | B |
        | center | Nadeshiko        |   |
        | cost   | Rin, Aoi, Chiaki |   |
      And Nadeshiko reads "Action 1: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Nadeshiko
      Then A is asked to choose among Rin, Aoi, Chiaki

  @clause-cost.5
  Rule: cost.5 To gain cost is to move so many cards from the top of the deck there, face down

    @assumption-OA-7
    Scenario Outline: <player> gains <number> cost, and has <after> cards in the cost area
      Given the board
        | zone   | A                       | B                          |
        | center | Nadeshiko               | Akari                      |
        | deck   | Rin, Aoi, Chiaki, Touko | Ena, Sakura, Minami, Ayano |
        | cost   | 1 card                  | 1 card                     |
      And <user> reads "Action: Gain <number> cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> has <after> cards in cost
      And <first> is in <player>'s cost
      And the top of <player>'s deck is <rest>
      And <other> does not see <first>

      Examples:
        | player | other | user      | number | after | first | rest               |
        | A      | B     | Nadeshiko | 1      | 2     | Rin   | Aoi, Chiaki, Touko |
        | A      | B     | Nadeshiko | 2      | 3     | Rin   | Chiaki, Touko      |
        | B      | A     | Akari     | 2      | 3     | Ena   | Minami, Ayano      |

    @reading-O-22 @assumption-OA-7
    Scenario: of too few what is there is gained, and the deck has run out
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | deck   | 2 cards |   |
      And Rin reads "Action: Gain 3 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has lost

  @clause-cost.6
  Rule: cost.6 A player who gains cost sees it

    @assumption-OA-7
    Scenario Outline: <player> knows afterwards what was gained
      Given the board
        | zone   | A            | B            |
        | center | Nadeshiko    | Akari        |
        | deck   | Rin, 5 cards | Ena, 5 cards |
      And <user> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> sees <card>

      Examples:
        | player | user      | card |
        | A      | Nadeshiko | Rin  |
        | B      | Akari     | Ena  |

  @clause-cost.7
  Rule: cost.7 To pay is to move so many cards from there to the drop area

    @assumption-OA-7 @without-effect-counts
    Scenario Outline: an Action of <price>, with three in the cost area
      Given the board
        | zone   | A                | B                   |
        | center | Nadeshiko        | Akari               |
        | cost   | Rin, Aoi, Chiaki | Ena, Sakura, Minami |
      And <user> reads "Action <price>: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      And <player> pays
      Then <player> has <left> cards in cost
      And <player> has <price> cards in drop
      And <player> has drawn 1 card

      Examples:
        | player | user      | price | left |
        | A      | Nadeshiko | 1     | 2    |
        | A      | Nadeshiko | 2     | 1    |
        | A      | Nadeshiko | 3     | 0    |
        | B      | Akari     | 2     | 1    |

    Scenario: cost that is paid for an Entry in the main phase goes to the drop area
      Given the board
        | zone | A                | B |
        | hand | Nadeshiko        |   |
        | cost | Rin, Aoi, Chiaki |   |
      And Nadeshiko reads "Entry 2: Draw 1 card."
      When A plays Nadeshiko in the center
      And A says yes
      And A pays
      Then A has 1 card in cost
      And A has 2 cards in drop

    Scenario: cost that the opponent pays for a Counter goes to the drop area
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | hearts |     | Photo kind:event, 4 cards |
        | cost   |     | Ena                       |
      And Photo reads "Counter 1: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      Then Ena is in B's drop
      And B's cost is empty

  @clause-cost.8
  Rule: cost.8 The payer chooses which

    @assumption-OA-7 @without-effect-counts
    Scenario Outline: <player> pays two of three
      Given the board
        | zone   | A                | B                   |
        | center | Nadeshiko        | Akari               |
        | cost   | Rin, Aoi, Chiaki | Ena, Sakura, Minami |
      And <user> reads "Action 2: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      And <player> chooses <paid>
      Then <player>'s drop is <paid>
      And <player>'s cost is <left>

      Examples:
        | player | user      | paid        | left   |
        | A      | Nadeshiko | Rin, Chiaki | Aoi    |
        | A      | Nadeshiko | Aoi, Chiaki | Rin    |
        | B      | Akari     | Sakura, Ena | Minami |

    @assumption-OA-6
    Scenario: the two cards paid to turn the oshi up are chosen by the payer
      Given the board
        | zone | A                  | B |
        | oshi | Rin face-down      |   |
        | cost | Aoi, Chiaki, Touko |   |
      When A turns the oshi up
      And A chooses Aoi, Touko
      Then A's drop is Aoi, Touko
      And A's cost is Chiaki
      And Rin lies face up

  @clause-cost.d1
  Rule: cost.d1 The cost area may hold any number of cards

    @assumption-OA-7
    Scenario Outline: a cost area of <there> takes another card
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | cost   | <there> |   |
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has <after> cards in cost

      Examples:
        | there    | after |
        | 10 cards | 11    |
        | 15 cards | 16    |

  @clause-cost.d2
  Rule: cost.d2 How much there is is known to both

    Scenario Outline: the number <number> of cards in <player>'s cost area is seen by both players
      Given the board
        | zone | A       | B       |
        | cost | 4 cards | 2 cards |
      Then A sees that <player> has <number> cards in cost
      And B sees that <player> has <number> cards in cost

      Examples:
        | player | number |
        | A      | 4      |
        | B      | 2      |

  @clause-cost.d3
  Rule: cost.d3 A player does not pay more than has to be paid

    @assumption-OA-7
    Scenario Outline: an Action of <price>, with four in the cost area
      Given the board
        | zone   | A                       | B                          |
        | center | Nadeshiko               | Akari                      |
        | cost   | Rin, Aoi, Chiaki, Touko | Ena, Sakura, Minami, Ayano |
      And <user> reads "Action <price>: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> is asked to choose <price> among <cost>

      Examples:
        | player | user      | price | cost                       |
        | A      | Nadeshiko | 2     | Rin, Aoi, Chiaki, Touko    |
        | A      | Nadeshiko | 3     | Rin, Aoi, Chiaki, Touko    |
        | B      | Akari     | 2     | Ena, Sakura, Minami, Ayano |

    @assumption-OA-7
    Scenario: an Action without a price is used, and nothing is paid
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | cost   | 2 cards |   |
      And Rin reads "Action: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has 2 cards in cost
      And A has drawn 1 card
