@osica
Feature: oshi The oshi area and the oshi

  @clause-oshi.1
  Rule: oshi.1 The oshi begins face up in the oshi area

    @assumption-OA-1 @assumption-OA-2 @assumption-OA-4
    Scenario Outline: when the set-up is done, <player>'s oshi lies there
      Given a new game
      And <player>'s oshi holds Rin
      When the set-up is done
      Then Rin is in <player>'s oshi
      And Rin lies face up
      And it is A's main phase

      Examples:
        | player |
        | A      |
        | B      |

    @assumption-OA-1 @assumption-OA-2 @assumption-OA-3 @assumption-OA-4 @assumption-OA-5
    Scenario: from the first turn on it can be played
      Given a new game
      And A's oshi holds Rin level:2
      When the set-up is done
      Then A can play Rin in the center

  @clause-oshi.2 @assumption-OA-5
  Rule: oshi.2 Face up it is played like a character of the hand

    Scenario Outline: <player> plays the oshi to the <place>
      Given the board
        | zone | A   | B   |
        | oshi | Rin | Aoi |
      And it is <player>'s turn
      When <player> plays <oshi> in the <place>
      Then <oshi> is in <player>'s <place>
      And <player>'s oshi is empty

      Examples:
        | player | oshi | place  |
        | A      | Rin  | center |
        | A      | Rin  | left   |
        | B      | Aoi  | right  |

    Scenario: the oshi can be played to the assist area
      Given the board
        | zone | A   | B |
        | oshi | Rin |   |
      When A plays Rin in the assist area
      Then Rin is in A's assist

    @clause-main.1
    Scenario Outline: with a limit of 4 the oshi of level <level> <can> be played to the stage
      Given the board
        | zone   | A                 | B |
        | oshi   | Rin level:<level> |   |
        | hand   | Chiaki level:1    |   |
        | center | Aoi level:2       |   |
      And A has a limit of 4
      Then A <can> play Rin in the left
      And A can play Rin in the assist area
      And A can play Chiaki in the left

      Examples:
        | level | can    |
        | 2     | can    |
        | 3     | cannot |

  @clause-oshi.3 @assumption-OA-6
  Rule: oshi.3 An oshi that would go to the drop area or the hand goes face down to the oshi area

    @assumption-OA-7 @without-effect-counts
    Scenario Outline: <player>'s oshi would go to the <zone>
      Given the board
        | zone   | A            | B            |
        | center | Rin the-oshi | Aoi the-oshi |
        | left   | Chiaki       | Ena          |
      And <one> reads "Action: Choose 1 of your characters. <text>."
      And it is the start of <player>'s event phase
      When <player> uses the action of <one>
      And <player> chooses <oshi>
      Then <oshi> is in <player>'s oshi
      And <oshi> lies face down
      And <player>'s <zone> is empty

      Examples:
        | player | one    | oshi | text              | zone |
        | A      | Chiaki | Rin  | Drop it           | drop |
        | B      | Ena    | Aoi  | Drop it           | drop |
        | A      | Chiaki | Rin  | Return it to hand | hand |
        | B      | Ena    | Aoi  | Return it to hand | hand |

    @assumption-OA-7
    Scenario: a character that is not the oshi goes where it is sent
      Given the board
        | zone   | A            | B |
        | center | Rin the-oshi |   |
        | left   | Chiaki       |   |
      And Rin reads "Action: Choose 1 of your characters. Drop it."
      And it is the start of A's event phase
      When A uses the action of Rin
      And A chooses Chiaki
      Then Chiaki is in A's drop
      And A's oshi is empty

    @assumption-OA-7
    Scenario Outline: an opposing effect would send it to the <zone>
      Given the board
        | zone   | A   | B            |
        | center |     | Ena the-oshi |
        | left   | Rin |              |
      And Rin reads "Action: Choose 1 opposing character. <text>."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Ena is in B's oshi
      And Ena lies face down
      And B's <zone> is empty

      Examples:
        | text              | zone |
        | Drop it           | drop |
        | Return it to hand | hand |

    @assumption-OA-4 @assumption-OA-8 @assumption-OA-9 @assumption-OA-10
    Scenario: an oshi that guards against more AP goes face down to the oshi area
      Given the board
        | zone   | A           | B                    |
        | center | Rin ap:9000 | Ena ap:1000 the-oshi |
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then Ena is in B's oshi
      And Ena lies face down
      And it is A's play timing

  @clause-oshi.4
  Rule: oshi.4 In the main phase two cost turn it face up

    Scenario Outline: with <cost> in the cost area <player> <can> turn the oshi up
      Given the board
        | zone | A             | B             |
        | oshi | Rin face-down | Aoi face-down |
        | cost | <cost>        | <cost>        |
      And it is <player>'s turn
      Then <player> <can> turn the oshi up

      Examples:
        | player | cost    | can    |
        | A      | 2 cards | can    |
        | A      | 3 cards | can    |
        | A      | 1 card  | cannot |
        | A      | -       | cannot |
        | B      | 2 cards | can    |
        | B      | 1 card  | cannot |

    Scenario Outline: the other player's cost and oshi are not <player>'s
      Given the board
        | zone | A      | B        |
        | oshi | <mine> | <theirs> |
        | cost | <cost> | <others> |
      And it is <player>'s turn
      Then <player> <can> turn the oshi up

      Examples:
        | player | mine          | theirs        | cost    | others  | can    |
        | A      | Rin face-down | Aoi face-down | 2 cards | -       | can    |
        | A      | Rin face-down | Aoi face-down | -       | 2 cards | cannot |
        | A      | Rin           | Aoi face-down | 2 cards | 2 cards | cannot |
        | B      | Rin face-down | Aoi face-down | -       | 2 cards | can    |
        | B      | Rin face-down | Aoi           | 2 cards | 2 cards | cannot |

    Scenario Outline: <player> pays two and no more
      Given the board
        | zone | A             | B             |
        | oshi | Rin face-down | Aoi face-down |
        | cost | 3 cards       | 3 cards       |
      And it is <player>'s turn
      When <player> turns the oshi up
      And <player> pays
      Then <oshi> lies face up
      And <player> has 1 card in cost
      And <player> has 2 cards in drop
      And <player> can play <oshi> in the center

      Examples:
        | player | oshi |
        | A      | Rin  |
        | B      | Aoi  |

    Scenario: a face-up oshi is not turned
      Given the board
        | zone | A       | B |
        | oshi | Rin     |   |
        | cost | 3 cards |   |
      Then A cannot turn the oshi up
      And A can play Rin in the center

    @assumption-OA-4 @assumption-OA-7
    Scenario Outline: the oshi cannot be turned up in the <phase> phase
      Given the board
        | zone   | A             | B |
        | oshi   | Rin face-down |   |
        | cost   | 3 cards       |   |
        | center | Aoi           |   |
      And it is the start of A's <phase> phase
      Then A cannot turn the oshi up

      Examples:
        | phase  |
        | event  |
        | appeal |

    Scenario: the oshi can be turned up after a character was played, with a card kept beside it
      Given the board
        | zone | A                          | B |
        | oshi | Rin face-down, Chiaki kept |   |
        | cost | 2 cards                    |   |
        | hand | Aoi                        |   |
      When A plays Aoi in the left
      Then A can turn the oshi up

  @clause-oshi.5
  Rule: oshi.5 Copies of it in the deck are not the oshi

    @assumption-OA-7
    Scenario: a copy that is dropped goes to the drop area
      Given the board
        | zone   | A                           | B |
        | center | Rin#2 number:OS-001         |   |
        | left   | Chiaki                      |   |
        | oshi   | Rin number:OS-001 face-down |   |
      And Chiaki reads "Action: Choose 1 of your characters. Drop it."
      And it is the start of A's event phase
      When A uses the action of Chiaki
      And A chooses Rin#2
      Then Rin#2 is in A's drop
      And A's oshi is Rin

  @clause-oshi.d1
  Rule: oshi.d1 Wherever it would go from stage or assist area, it goes face down to the oshi area

    @assumption-OA-7
    Scenario Outline: an oshi in the <from> goes to the oshi area when told <text>
      Given the board
        | zone   | A            | B |
        | <from> | Rin the-oshi |   |
        | left   | Chiaki       |   |
      And Chiaki reads "Action: Choose 1 of your other characters. <text>."
      And it is the start of A's event phase
      When A uses the action of Chiaki
      Then Rin is in A's oshi
      And Rin lies face down

      Examples:
        | from   | text                       |
        | center | Put it on top of your deck |
        | assist | Put it on top of your deck |
        | center | Put it onto your hearts    |
        | assist | Put it into your cost area |
        | assist | Drop it                    |
        | assist | Return it to hand          |

    @assumption-OA-7
    Scenario: from the assist area to the stage it just moves
      Given the board
        | zone   | A            | B |
        | assist | Rin the-oshi |   |
        | left   | Chiaki       |   |
      And Chiaki reads "Action: Choose 1 of your other characters. Move it to the center."
      And it is the start of A's event phase
      When A uses the action of Chiaki
      Then Rin is in A's center
      And A's oshi is empty

    @assumption-OA-7
    Scenario: an opposing effect sends it from the assist area
      Given the board
        | zone   | A   | B            |
        | left   | Rin |              |
        | assist |     | Ena the-oshi |
      And Rin reads "Action: Choose 1 opposing character. Return it to hand."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Ena is in B's oshi
      And Ena lies face down

  @clause-oshi.d2
  Rule: oshi.d2 The cards of the oshi area are known to both players, face down, too

    Scenario Outline: <oshi>, which lies <how> in the oshi area, is seen by both players
      Given the board
        | zone | A         | B         |
        | oshi | Rin <how> | Aoi <how> |
      Then A sees <oshi>
      And B sees <oshi>

      Examples:
        | how       | oshi |
        |           | Rin  |
        |           | Aoi  |
        | face-down | Rin  |
        | face-down | Aoi  |

  @clause-oshi.d3 @assumption-OA-5
  Rule: oshi.d3 Face down it cannot be played

    Scenario Outline: <player>'s oshi lies face down
      Given the board
        | zone | A             | B             |
        | oshi | Rin face-down | Aoi face-down |
        | hand | Chiaki        | Ena           |
      And it is <player>'s turn
      Then <player> cannot play <oshi> in the center
      And <player> cannot play <oshi> in the assist area
      And <player> can play <other> in the center

      Examples:
        | player | oshi | other  |
        | A      | Rin  | Chiaki |
        | B      | Aoi  | Ena    |

  @clause-oshi.d4 @assumption-OA-5
  Rule: oshi.d4 Cards in the oshi area other than the oshi cannot be played

    Scenario Outline: a card that is not the oshi lies there <how>
      Given the board
        | zone | A                 | B |
        | oshi | Rin, Chiaki <how> |   |
      Then A can play Rin in the center
      And A cannot play Chiaki in the center
      And A cannot play Chiaki in the assist area

      Examples:
        | how       |
        |           |
        | face-down |

    Scenario: a face-down card that is not the oshi cannot be turned up for cost
      Given the board
        | zone | A                     | B |
        | oshi | Rin, Chiaki face-down |   |
        | cost | 3 cards               |   |
      Then A cannot turn the oshi up
      And A can play Rin in the center

    Scenario: a face-down oshi can be turned up beside a card that is not the oshi
      Given the board
        | zone | A                     | B |
        | oshi | Rin face-down, Chiaki |   |
        | cost | 3 cards               |   |
      Then A can turn the oshi up
