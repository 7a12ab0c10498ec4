@osica
Feature: assist The assist area

  @clause-assist.1 @assumption-OA-5
  Rule: assist.1 Up to three characters or supports

    @assumption-OA-6 @without-effect-room
    Scenario Outline: with <there> in it <player> <can> add another card
      Given the board
        | zone   | A                          | B                            |
        | assist | <there>                    | <there>                      |
        | hand   | Chiaki, Stove kind:support | Minami, Lantern kind:support |
      And it is <player>'s turn
      Then <player> <can> play <character> in the assist area
      And <player> <can> play <support> in the assist area
      And <player> can play <character> in the center

      Examples:
        | player | character | support | there                       | can    |
        | A      | Chiaki    | Stove   | Rin, Aoi                    | can    |
        | A      | Chiaki    | Stove   | Rin, Tent kind:support      | can    |
        | A      | Chiaki    | Stove   | Rin, Aoi, Tent kind:support | cannot |
        | A      | Chiaki    | Stove   | Rin, Aoi, Ena               | cannot |
        | B      | Minami    | Lantern | Rin, Aoi                    | can    |
        | B      | Minami    | Lantern | Rin, Aoi, Ena               | cannot |

    @clause-assist.4 @without-effect-room
    Scenario: a third one comes to the others
      Given the board
        | zone   | A        | B |
        | assist | Rin, Aoi |   |
        | hand   | Chiaki   |   |
      When A plays Chiaki in the assist area
      Then A's assist is Chiaki, Aoi, Rin

    @assumption-OA-4 @reading-O-18
    Scenario Outline: a yelled card that is <kind> <can> come there
      Given the board
        | zone   | A                          | B |
        | center | Nadeshiko yell:1           |   |
        | deck   | Curry kind:<kind>, 9 cards |   |
      And it is the start of A's yell phase
      Then A <can> put Curry into the assist area

      Examples:
        | kind      | can    |
        | character | can    |
        | support   | can    |
        | event     | cannot |

    Scenario Outline: the cards in the other player's assist area do not bind <player>
      Given the board
        | zone   | A      | B        |
        | assist | <mine> | <theirs> |
        | hand   | Chiaki | Minami   |
      And it is <player>'s turn
      Then <player> can play <card> in the assist area

      Examples:
        | player | card   | mine                | theirs             |
        | A      | Chiaki | -                   | Ena, Sakura, Ayano |
        | B      | Minami | Rin, Aoi, Nadeshiko | -                  |

    Scenario: an event does not come there
      Given the board
        | zone | A                                   | B |
        | hand | Curry kind:event, Tent kind:support |   |
      Then A cannot play Curry in the assist area
      And A can play Tent in the assist area

  @clause-assist.2 @assumption-OA-8
  Rule: assist.2 Characters there neither appeal nor guard

    Scenario Outline: <player> cannot appeal from it
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | assist | Aoi | Sakura |
      And it is the start of <player>'s appeal phase
      Then <player> cannot appeal with <assisting>
      And <player> can appeal with <standing>

      Examples:
        | player | assisting | standing |
        | A      | Aoi       | Rin      |
        | B      | Sakura    | Ena      |

    Scenario: a character in the assist area cannot guard
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | assist |     | Sakura |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B can guard with Ena
      And B cannot guard with Sakura

  @clause-assist.3 @assumption-OA-5
  Rule: assist.3 The limit does not bound it

    Scenario Outline: with a limit of 2 <player> plays level 9 there
      Given the board
        | zone   | A           | B              |
        | hand   | Rin level:9 | Ena level:9    |
        | assist | Aoi level:7 | Sakura level:7 |
      And <player> has a limit of 2
      And it is <player>'s turn
      Then <player> cannot play <card> in the center
      When <player> plays <card> in the assist area
      Then <card> is in <player>'s assist

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |

  @clause-assist.d1
  Rule: assist.d1 The cards of the assist area are known to both players

    Scenario: the characters and supports of both assist areas are seen by both players
      Given the board
        | zone   | A                                   | B                                 |
        | assist | Rin, Tent kind:support, Aoi resting | Ena, Lantern kind:support, Sakura |
      Then A sees Ena
      And A sees Lantern
      And A sees Rin
      And B sees Rin
      And B sees Tent
      And B sees Aoi
      And B sees Ena

  @clause-assist.d2
  Rule: assist.d2 With three cards there no other comes

    @reading-O-25=not-a-target @assumption-OA-7
    Scenario Outline: an effect cannot move <player>'s character there
      Given the board
        | zone   | A                  | B                     |
        | center | Rin                | Ena                   |
        | left   | Nadeshiko          | Akari                 |
        | assist | Aoi, Chiaki<third> | Sakura, Minami<third> |
      And <user> reads "Action: Choose 1 of your other characters in the center. Move it to the assist area."
      And it is the start of <player>'s event phase
      Then <player> <can> use the action of <user>

      Examples:
        | player | user      | third               | can    |
        | A      | Nadeshiko |                     | can    |
        | A      | Nadeshiko | , Tent kind:support | cannot |
        | B      | Akari     |                     | can    |
        | B      | Akari     | , Tent kind:support | cannot |

    @reading-O-25=in-vain @assumption-OA-7
    Scenario: a character that an effect is to move to a full assist area stays
      Given the board
        | zone   | A                              | B |
        | center | Rin                            |   |
        | left   | Nadeshiko                      |   |
        | assist | Aoi, Chiaki, Tent kind:support |   |
      And Nadeshiko reads "Action: Choose 1 of your other characters in the center. Move it to the assist area."
      And it is the start of A's event phase
      When A uses the action of Nadeshiko
      Then Rin is in A's center
      And A has 3 cards in assist

    @assumption-OA-4 @reading-O-18 @without-effect-room
    Scenario Outline: with <there> in it a yelled character <can> go there
      Given the board
        | zone   | A                | B |
        | center | Nadeshiko yell:1 |   |
        | assist | <there>          |   |
        | deck   | Rin, 9 cards     |   |
      And it is the start of A's yell phase
      Then A <can> put Rin into the assist area

      Examples:
        | there                                                       | can    |
        | Tent kind:support, Stove kind:support                       | can    |
        | Tent kind:support, Stove kind:support, Lantern kind:support | cannot |
