@osica
Feature: heart The heart area and hearts

  @clause-heart.1
  Rule: heart.1 A card in the heart area is a heart

    @assumption-OA-7
    Scenario Outline: with <hearts> in the heart area <player> has so many hearts to lose
      Given the board
        | zone   | A        | B        |
        | center | Rin      | Ena      |
        | hearts | <hearts> | <hearts> |
      And <user> reads "Action: Steal 1 heart."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      And <other> puts all of them into the hand
      Then <other> has <left> cards in hearts
      And the game goes on

      Examples:
        | player | other | user | hearts  | left |
        | A      | B     | Rin  | 3 cards | 2    |
        | A      | B     | Rin  | 1 card  | 0    |
        | B      | A     | Ena  | 2 cards | 1    |

  @clause-heart.2
  Rule: heart.2 Hearts lie face down, and both players know how many there are

    Scenario Outline: <player>'s heart <heart> is seen by neither player, the number <number> by both
      Given the board
        | zone   | A            | B            |
        | hearts | Rin, 4 cards | Ena, 2 cards |
      Then A does not see <heart>
      And B does not see <heart>
      And A sees that <player> has <number> cards in hearts
      And B sees that <player> has <number> cards in hearts

      Examples:
        | player | heart | number |
        | A      | Rin   | 5      |
        | B      | Ena   | 3      |

    Scenario: the last heart of a player is seen by neither player, its number by both
      Given the board
        | zone   | A   | B   |
        | hearts | Rin | Ena |
      Then A does not see Rin
      And B does not see Rin
      And A does not see Ena
      And B does not see Ena
      And A sees that B has 1 card in hearts

    Scenario: a stolen heart is seen by its player alone, and the hearts that are left by neither player
      Given the board
        | zone   | A            | B                    |
        | center | Nadeshiko    |                      |
        | hearts | Rin, 4 cards | Ena, Sakura, 3 cards |
      And it is the start of A's appeal phase
      When A appeals with Nadeshiko
      Then B sees Ena
      And A does not see Ena
      And B does not see Sakura
      And A does not see Rin
      And B is asked where stolen hearts go

  @clause-heart.3
  Rule: heart.3 Hearts are looked at by nobody

    Scenario: one's own hearts stay unseen, the top one and the last
      Given the board
        | zone   | A                 | B |
        | hearts | Rin, 3 cards, Aoi |   |
      Then A does not see Rin
      And A does not see Aoi
      And it is A's play timing

    @assumption-OA-4
    Scenario: the hearts stay unseen after a turn of each player
      Given the board
        | zone   | A            | B            |
        | hearts | Rin, 3 cards | Ena, 3 cards |
      When the turn passes to B
      And the turn passes to A
      Then A does not see Rin
      And B does not see Ena
      And it is A's play timing
      And it is A's main phase

  @clause-heart.4
  Rule: heart.4 The order of hearts stays

    @assumption-OA-7
    Scenario: the hearts below a stolen one lie as they lay
      Given the board
        | zone   | A   | B                        |
        | center | Rin |                          |
        | hearts |     | Aoi, Chiaki, Ena, Sakura |
      And Rin reads "Action: Steal 1 heart."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B puts Aoi into the hand
      Then B's hearts is Chiaki, Ena, Sakura

  @clause-heart.5 @assumption-OA-1 @assumption-OA-2
  Rule: heart.5 At the set-up they come from the top of the shuffled deck, in whatever order

    Scenario Outline: <player> has eight, and the deck so many fewer
      Given a new game
      When the set-up is done
      Then <player> has 8 cards in hearts
      And <player> has <left> cards in deck

      Examples:
        | player | left |
        | A      | 46   |
        | B      | 47   |

    Scenario: the hearts are the cards that the shuffle brought to the top
      Given a new game
      And the next shuffle gives A deck 41, A deck 3, A deck 17
      When the set-up is done
      Then A deck 41 is in A's hearts
      And A deck 3 is in A's hearts
      And A deck 17 is in A's hearts

  @clause-heart.6
  Rule: heart.6 Stolen hearts are the top ones

    @assumption-OA-7
    Scenario Outline: <player> steals <count> of four
      Given the board
        | zone   | A                         | B                        |
        | center | Nadeshiko                 | Akari                    |
        | hearts | Rin, Touko, Ayano, Minami | Aoi, Chiaki, Ena, Sakura |
      And <user> reads "Action: Steal <count>."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      And <other> puts all of them into the hand
      Then <other>'s hearts is <left>
      And <other>'s hand is <stolen>

      Examples:
        | player | other | user      | count    | stolen      | left                 |
        | A      | B     | Nadeshiko | 1 heart  | Aoi         | Chiaki, Ena, Sakura  |
        | A      | B     | Nadeshiko | 2 hearts | Aoi, Chiaki | Ena, Sakura          |
        | B      | A     | Akari     | 1 heart  | Rin         | Touko, Ayano, Minami |

  @clause-heart.7
  Rule: heart.7 Several are looked at together

    @assumption-OA-7
    Scenario Outline: of two stolen hearts <other> sees both before one is put anywhere
      Given the board
        | zone   | A                 | B                |
        | center | Nadeshiko         | Akari            |
        | hearts | Rin, Touko, Ayano | Aoi, Chiaki, Ena |
      And <user> reads "Action: Steal 2 hearts."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <other> sees <first>
      And <other> sees <second>
      And <other> does not see <third>
      And <player> does not see <first>
      And <other> is asked where stolen hearts go

      Examples:
        | player | other | user      | first | second | third |
        | A      | B     | Nadeshiko | Aoi   | Chiaki | Ena   |
        | B      | A     | Akari     | Rin   | Touko  | Ayano |

  @clause-heart.8
  Rule: heart.8 A card that is added to the hearts goes on top, face down

    @assumption-OA-7
    Scenario Outline: <player> puts a card of the hand there
      Given the board
        | zone   | A          | B             |
        | center | Rin        | Ena           |
        | hand   | Chiaki     | Minami        |
        | hearts | Aoi, Touko | Sakura, Ayano |
      And <user> reads "Action: Put 1 card from your hand onto your hearts."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player>'s hearts is <hearts>
      And <player> does not see <below>
      And <other> does not see <added>

      Examples:
        | player | other | user | added  | below  | hearts                |
        | A      | B     | Rin  | Chiaki | Aoi    | Chiaki, Aoi, Touko    |
        | B      | A     | Ena  | Minami | Sakura | Minami, Sakura, Ayano |

    @assumption-OA-7
    Scenario: a card of the drop area that is put onto the hearts is seen by nobody there
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | drop   | Aoi |   |
      And Rin reads "Action: Choose 1 card in your drop. Put it onto your hearts."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has 6 cards in hearts
      And A does not see Aoi
      And B does not see Aoi

    @assumption-OA-7
    Scenario: a card of the hand that is put onto the hearts is not seen by its player there
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | hand   | Aoi |   |
      And Rin reads "Action: Put 1 card from your hand onto your hearts."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has 6 cards in hearts
      And A does not see Aoi

  @clause-heart.d1
  Rule: heart.d1 The heart area may hold any number of cards

    @assumption-OA-7
    Scenario Outline: a heart area that holds <there> takes another card, which makes <after>
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | hand   | Chiaki  |   |
        | hearts | <there> |   |
      And Rin reads "Action: Put 1 card from your hand onto your hearts."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A has <after> cards in hearts

      Examples:
        | there    | after |
        | 8 cards  | 9     |
        | 12 cards | 13    |
        | -        | 1     |
