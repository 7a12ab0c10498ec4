@osica @assumption-OA-4
Feature: start The start phase

  @clause-start.1
  Rule: start.1 Draw, limit, stage, characters of the assist area, supports: in this order, where texts are concerned

    @assumption-OA-12
    Scenario Outline: <player>'s start phase draws, raises the limit, stands up and drops cards
      Given the board
        | zone   | A                      | B                            |
        | center | Rin resting            | Ena resting                  |
        | assist | Aoi, Tent kind:support | Sakura, Lantern kind:support |
      And it is the start of <player>'s start phase
      When <player> drops nothing from the stage
      And <player> drops <support> from the assist area
      Then <player> has drawn 1 card
      And <player> has a limit of 12
      And <standing> is standing
      And <player>'s drop is <assisting>, <support>
      And it is <player>'s main phase

      Examples:
        | player | standing | assisting | support |
        | A      | Rin      | Aoi       | Tent    |
        | B      | Ena      | Sakura    | Lantern |

    @assumption-OA-12
    Scenario Outline: <player>'s <character> lives by a text of the assist area, and is spoken of before it is gone
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:1000 | Ena ap:1000 |
        | assist | Aoi         | Sakura      |
      And <helper> reads "Your characters have AP +1000."
      And <opposing> reads "Opposing characters have AP -1000."
      And it is the start of <player>'s start phase
      When <player> drops nothing from the stage
      Then <character> is in <player>'s drop
      And <helper> is in <player>'s drop
      And it is <player>'s main phase

      Examples:
        | player | character | helper | opposing |
        | A      | Rin       | Aoi    | Ena      |
        | B      | Ena       | Sakura | Rin      |

    @assumption-OA-12
    Scenario: A drops two of three supports in the start phase
      Given the board
        | zone   | A                                                           | B |
        | assist | Tent kind:support, Stove kind:support, Lantern kind:support |   |
      And it is the start of A's start phase
      When A drops Tent, Lantern from the assist area
      Then A's assist is Stove
      And it is A's main phase

    Scenario: the limit of each player grows by two in that player's turn
      Given A has a limit of 4
      And B has a limit of 6
      When the turn passes to B
      And the turn passes to A
      Then A has a limit of 6
      And B has a limit of 8

    @assumption-OA-1 @assumption-OA-2 @assumption-OA-3
    Scenario Outline: in a new game <player>, who goes first, draws a sixth card and has a limit of 2
      Given a new game
      And the coin says that <player> goes first
      Then it is <player>'s main phase
      And <player> has 6 cards in hand
      And <player> has a limit of 2
      And <other> has 5 cards in hand
      And <other> has a limit of 0
      And <player> has 8 cards in hearts
      And <other> has 8 cards in hearts

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-start.2
  Rule: start.2 Characters in the assist area have to be dropped

    Scenario Outline: <player>'s assist area holds <number>
      Given the board
        | zone   | A            | B            |
        | assist | <characters> | <characters> |
      And it is the start of <player>'s start phase
      Then <player>'s assist is empty
      And <player> has <number> cards in drop

      Examples:
        | player | characters       | number |
        | A      | Rin              | 1      |
        | A      | Rin, Aoi, Chiaki | 3      |
        | B      | Rin, Aoi         | 2      |

    Scenario: characters in the other player's assist area stay in the start phase
      Given the board
        | zone   | A   | B   |
        | assist | Rin | Ena |
      And it is the start of A's start phase
      Then Ena is in B's assist
      And Rin is in A's drop

    @assumption-OA-12
    Scenario: characters on the stage may stay in the start phase
      Given the board
        | zone   | A   | B |
        | center | Aoi |   |
        | assist | Rin |   |
      And it is the start of A's start phase
      When A drops nothing from the stage
      Then Aoi is in A's center
      And Rin is in A's drop

  @clause-start.3 @reading-O-01
  Rule: start.3 An oshi that would be dropped goes face down to the oshi area

    Scenario Outline: <player>'s oshi in the assist area
      Given the board
        | zone   | A                 | B                    |
        | assist | Rin the-oshi, Aoi | Ena the-oshi, Sakura |
      And it is the start of <player>'s start phase
      Then <oshi> is in <player>'s oshi
      And <oshi> lies face down
      And <other> is in <player>'s drop

      Examples:
        | player | oshi | other  |
        | A      | Rin  | Aoi    |
        | B      | Ena  | Sakura |

    @assumption-OA-12
    Scenario Outline: <player>'s oshi on the stage is dropped by choice
      Given the board
        | zone   | A            | B            |
        | center | Rin the-oshi | Ena the-oshi |
      And it is the start of <player>'s start phase
      When <player> drops <oshi> from the stage
      Then <oshi> is in <player>'s oshi
      And <oshi> lies face down

      Examples:
        | player | oshi |
        | A      | Rin  |
        | B      | Ena  |

  @clause-start.d1
  Rule: start.d1 The limit has no end

    Scenario Outline: the limit of <player> grows from <before> to <after>
      Given <player> has a limit of <before>
      And it is the start of <player>'s start phase
      Then <player> has a limit of <after>

      Examples:
        | player | before | after |
        | A      | 10     | 12    |
        | A      | 98     | 100   |
        | B      | 20     | 22    |

  @clause-start.d2
  Rule: start.d2 Drawing and raising the limit cannot be left out

    Scenario Outline: <player> is not asked about either
      Given <player> has a limit of 4
      And it is the start of <player>'s start phase
      Then <player> has drawn 1 card
      And <player> has a limit of 6
      And it is <player>'s main phase

      Examples:
        | player |
        | A      |
        | B      |

    @clause-win.2
    Scenario: though it loses the game
      Given the board
        | zone | A      | B |
        | deck | 1 card |   |
      And it is the start of A's start phase
      Then A has lost

  @clause-start.d3 @assumption-OA-12
  Rule: start.d3 Each character on the stage is stood up or dropped

    Scenario Outline: <player> drops <dropped> of three, and <stays> stays and stands
      Given the board
        | zone   | A              | B              |
        | left   | Rin resting    | Rin resting    |
        | center | Aoi resting    | Aoi resting    |
        | right  | Chiaki resting | Chiaki resting |
      And it is the start of <player>'s start phase
      When <player> drops <dropped> from the stage
      Then <gone> is in <player>'s drop
      And <stays> is in <player>'s <place>
      And <stays> is standing

      Examples:
        | player | dropped  | gone   | stays    | place  |
        | A      | Rin      | Rin    | Aoi      | center |
        | A      | Rin, Aoi | Aoi    | Chiaki   | right  |
        | A      | Chiaki   | Chiaki | Rin      | left   |
        | B      | Rin#2    | Rin#2  | Aoi#2    | center |
        | B      | Aoi#2    | Aoi#2  | Chiaki#2 | right  |

    Scenario Outline: <player> drops nobody, and all stand
      Given the board
        | zone   | A           | B           |
        | left   | Rin resting | Ena resting |
        | center | Aoi resting | Sakura      |
      And it is the start of <player>'s start phase
      When <player> drops nothing from the stage
      Then <one> is standing
      And <two> is standing

      Examples:
        | player | one | two    |
        | A      | Rin | Aoi    |
        | B      | Ena | Sakura |

    Scenario: the other player's stay as they are
      Given the board
        | zone   | A           | B           |
        | center | Rin resting | Ena resting |
      And it is the start of A's start phase
      When A drops nothing from the stage
      Then Rin is standing
      And Ena is resting
