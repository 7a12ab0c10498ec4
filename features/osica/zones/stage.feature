@osica
Feature: stage The stage

  @clause-stage.1 @assumption-OA-5
  Rule: stage.1 Left, center and right, a character each

    Scenario Outline: <player> plays a character into each of the three
      Given the board
        | zone | A                | B                   |
        | hand | Rin, Aoi, Chiaki | Ena, Sakura, Minami |
      And it is <player>'s turn
      When <player> plays <one> in the left
      And <player> plays <two> in the center
      And <player> plays <three> in the right
      Then <one> is in <player>'s left
      And <two> is in <player>'s center
      And <three> is in <player>'s right

      Examples:
        | player | one | two    | three  |
        | A      | Rin | Aoi    | Chiaki |
        | B      | Ena | Sakura | Minami |

    Scenario Outline: a second character cannot come into the <place>
      Given the board
        | zone    | A   | B |
        | <place> | Rin |   |
        | hand    | Aoi |   |
      Then A cannot play Aoi in the <place>
      And A can play Aoi in the <free>

      Examples:
        | place  | free   |
        | left   | center |
        | center | right  |
        | right  | left   |

  @clause-stage.2 @assumption-OA-8
  Rule: stage.2 Characters there can appeal and guard

    Scenario Outline: <player>'s character in the <place> can appeal
      Given the board
        | zone    | A   | B   |
        | <place> | Rin | Aoi |
      And it is the start of <player>'s appeal phase
      Then <player> can appeal with <character>

      Examples:
        | place  | player | character |
        | left   | A      | Rin       |
        | center | A      | Rin       |
        | right  | A      | Rin       |
        | left   | B      | Aoi       |
        | center | B      | Aoi       |

    Scenario Outline: a character in the <place> can guard against an attacker in the <mine>
      Given the board
        | zone   | A   |
        | <mine> | Rin |
      And B's <place> holds Aoi
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B can guard with Aoi

      Examples:
        | mine   | place  |
        | left   | right  |
        | center | center |
        | right  | left   |

    @assumption-OA-4 @assumption-OA-7 @assumption-OA-9 @clause-assist.2
    Scenario: a character that an exchange brought from the assist area to the stage can appeal, the other cannot
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | left   | Aoi    |   |
        | assist | Chiaki |   |
      And Aoi reads "Action: Exchange 1 of your other characters on the stage with 1 of your characters in the assist area."
      And it is the start of A's event phase
      When A uses the action of Aoi
      And the turn goes on to A's appeal phase
      Then A cannot appeal with Rin
      When A appeals with Chiaki
      And B puts all of them into the hand
      Then B has 4 cards in hearts

  @clause-stage.3 @assumption-OA-5
  Rule: stage.3 The levels on the stage are at most the limit together

    Scenario Outline: with a limit of <limit> and level 3 there, level <level> <can> come
      Given the board
        | zone   | A                 | B                    |
        | center | Rin level:3       | Ena level:3          |
        | hand   | Aoi level:<level> | Sakura level:<level> |
      And <player> has a limit of <limit>
      And it is <player>'s turn
      Then <player> <can> play <card> in the left
      And <player> can play <card> in the assist area

      Examples:
        | player | card   | limit | level | can    |
        | A      | Aoi    | 5     | 2     | can    |
        | A      | Aoi    | 5     | 3     | cannot |
        | A      | Aoi    | 6     | 3     | can    |
        | B      | Sakura | 5     | 2     | can    |
        | B      | Sakura | 5     | 3     | cannot |

    Scenario: the limits of the two players are their own
      Given the board
        | zone | A           | B |
        | hand | Rin level:4 |   |
      And A has a limit of 4
      And B has a limit of 2
      Then A can play Rin in the center

    Scenario: all three count, and the assist area does not
      Given the board
        | zone   | A                           | B |
        | left   | Rin level:2                 |   |
        | center | Aoi level:2                 |   |
        | assist | Chiaki level:9              |   |
        | hand   | Ena level:2, Sakura level:3 |   |
      And A has a limit of 6
      Then A can play Ena in the right
      And A cannot play Sakura in the right

  @clause-stage.4
  Rule: stage.4 Characters on the stage do not change places at will

    @assumption-OA-5 @assumption-OA-6
    Scenario Outline: from the <from> nobody is played to the <to>
      Given the board
        | zone   | A      | B |
        | <from> | Rin    |   |
        | hand   | Chiaki |   |
      Then A cannot play Rin in the <to>
      And A can play Chiaki in the <to>

      Examples:
        | from   | to     |
        | left   | center |
        | center | right  |
        | right  | left   |

  @clause-stage.d1
  Rule: stage.d1 No effect brings the levels there above the limit

    @assumption-OA-7
    Scenario Outline: with a limit of <limit> an effect is to move level 3 from the assist area
      Given the board
        | zone   | A           | B |
        | left   | Rin level:2 |   |
        | assist | Aoi level:3 |   |
      And Rin reads "Action: Choose 1 of your other characters. Move it to the center."
      And A has a limit of <limit>
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | limit | can    |
        | 5     | can    |
        | 4     | cannot |

    @assumption-OA-7
    Scenario Outline: with a limit of <limit> an exchange between stage and assist area
      Given the board
        | zone   | A              | B |
        | left   | Rin level:2    |   |
        | center | Chiaki level:1 |   |
        | right  | Touko level:2  |   |
        | assist | Aoi level:3    |   |
      And Rin reads "Action: Exchange 1 of your level 1 characters with 1 of your level 3 characters."
      And A has a limit of <limit>
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | limit | can    |
        | 7     | can    |
        | 6     | cannot |

    @assumption-OA-7
    Scenario Outline: with a limit of <limit> for B, an effect of A's <can> move a level 3 character of B's to the stage
      Given the board
        | zone   | A   | B              |
        | center | Rin |                |
        | left   |     | Ena level:2    |
        | assist |     | Sakura level:3 |
      And Rin reads "Action: Choose 1 opposing character in the assist area. Move it to the center."
      And B has a limit of <limit>
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | limit | can    |
        | 5     | can    |
        | 4     | cannot |

    @assumption-OA-7
    Scenario Outline: with a limit of <limit> an effect is to move level 3 from the drop area
      Given the board
        | zone | A           | B |
        | left | Rin level:2 |   |
        | drop | Aoi level:3 |   |
      And Rin reads "Action: Choose 1 character in your drop. Move it to the center."
      And A has a limit of <limit>
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | limit | can    |
        | 5     | can    |
        | 4     | cannot |

  @clause-stage.d2
  Rule: stage.d2 A choice that would bring the levels on the stage above the limit cannot be made

    @assumption-OA-7
    Scenario Outline: with a limit of <limit> <player> may choose <among>
      Given the board
        | zone   | A                                              | B                                             |
        | left   | Rin level:2                                    | Ena level:2                                   |
        | assist | Aoi level:3, Chiaki level:2, Nadeshiko level:1 | Sakura level:3, Minami level:2, Akari level:1 |
      And <user> reads "Action: Choose 1 of your other characters. Move it to the center."
      And <player> has a limit of <limit>
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> is asked to choose among <among>

      Examples:
        | player | user | limit | among                  |
        | A      | Rin  | 4     | Chiaki, Nadeshiko      |
        | A      | Rin  | 5     | Aoi, Chiaki, Nadeshiko |
        | B      | Ena  | 4     | Minami, Akari          |

    @assumption-OA-7
    Scenario: an exchange that would cannot be chosen, either
      Given the board
        | zone   | A                             | B |
        | left   | Rin level:1                   |   |
        | center | Aoi level:2                   |   |
        | assist | Chiaki level:3, Touko level:2 |   |
      And Rin reads "Action: Exchange 1 of your other characters on the stage with 1 of your characters in the assist area."
      And A has a limit of 3
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Touko is in A's center
      And Aoi is in A's assist

    @assumption-OA-7
    Scenario: of three characters that an exchange could bring to the stage, the two that fit the limit can be chosen
      Given the board
        | zone   | A                                            | B |
        | left   | Rin level:1                                  |   |
        | center | Aoi level:1                                  |   |
        | assist | Chiaki level:3, Touko level:2, Akari level:2 |   |
      And Rin reads "Action: Exchange 1 of your other characters on the stage with 1 of your characters in the assist area."
      And A has a limit of 3
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A is asked to choose among Touko, Akari
      When A chooses Akari
      Then Akari is in A's center
      And Aoi is in A's assist

  @clause-stage.d3
  Rule: stage.d3 Where a character is, no other comes

    @assumption-OA-5
    Scenario Outline: with somebody in the <place>, nobody is played there
      Given the board
        | zone    | A   | B      |
        | <place> | Rin | Ena    |
        | hand    | Aoi | Sakura |
      And it is <player>'s turn
      Then <player> cannot play <card> in the <place>
      And <player> can play <card> in the <free>

      Examples:
        | player | card   | place  | free  |
        | A      | Aoi    | center | left  |
        | A      | Aoi    | left   | right |
        | A      | Aoi    | right  | left  |
        | B      | Sakura | center | left  |

    @reading-O-25=not-a-target @assumption-OA-7
    Scenario Outline: a character <can> be moved to the center with another in the <place>
      Given the board
        | zone    | A      | B |
        | left    | Rin    |   |
        | <place> | Chiaki |   |
        | assist  | Aoi    |   |
      And Rin reads "Action: Choose 1 of your other characters. Move it to the center."
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | place  | can    |
        | center | cannot |
        | right  | can    |

    @reading-O-25=in-vain @assumption-OA-7
    Scenario: a character that an effect is to move to the taken center stays
      Given the board
        | zone   | A      | B |
        | left   | Rin    |   |
        | center | Chiaki |   |
        | assist | Aoi    |   |
      And Rin reads "Action: Choose 1 of your other characters. Move it to the center."
      And it is the start of A's event phase
      When A uses the action of Rin
      And A chooses Aoi
      Then Aoi is in A's assist
      And Chiaki is in A's center

  @clause-stage.d4
  Rule: stage.d4 The stage takes nothing but characters

    @assumption-OA-5
    Scenario Outline: a <kind> of the hand
      Given the board
        | zone | A                     | B |
        | hand | Tent kind:<kind>, Rin |   |
      Then A cannot play Tent in the <place>
      And A can play Rin in the <place>

      Examples:
        | kind    | place  |
        | support | left   |
        | support | center |
        | support | right  |
        | event   | center |

    @reading-O-25=not-a-target @assumption-OA-7
    Scenario: an effect cannot move a support there
      Given the board
        | zone   | A                              | B |
        | left   | Rin                            |   |
        | assist | Tent kind:support, Aoi, Chiaki |   |
      And Rin reads "Action: Choose 1 of your other cards. Move it to the center."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A is asked to choose among Aoi, Chiaki

    @reading-O-25=in-vain @assumption-OA-7
    Scenario: a support that an effect is to move there stays
      Given the board
        | zone   | A                      | B |
        | left   | Rin                    |   |
        | assist | Tent kind:support, Aoi |   |
      And Rin reads "Action: Choose 1 of your other cards. Move it to the center."
      And it is the start of A's event phase
      When A uses the action of Rin
      And A chooses Tent
      Then Tent is in A's assist
      And A's center is empty

    @reading-O-25=not-a-target @assumption-OA-7
    Scenario Outline: a card of the assist area that is <kind>, and an exchange
      Given the board
        | zone   | A                | B |
        | left   | Rin              |   |
        | center | Aoi              |   |
        | assist | Tent kind:<kind> |   |
      And Rin reads "Action: Exchange 1 of your other characters on the stage with 1 of your cards in the assist area."
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | kind      | can    |
        | character | can    |
        | support   | cannot |

    @reading-O-25=not-a-target @assumption-OA-7
    Scenario Outline: a <kind> of the assist area <can> be exchanged with a character if the card is chosen first
      Given the board
        | zone   | A                | B |
        | left   | Rin              |   |
        | center | Aoi              |   |
        | assist | Tent kind:<kind> |   |
      And Rin reads "Action: Exchange 1 of your cards in the assist area with 1 of your other characters on the stage."
      And it is the start of A's event phase
      Then A <can> use the action of Rin

      Examples:
        | kind      | can    |
        | character | can    |
        | support   | cannot |

  @clause-stage.d5 @assumption-OA-8
  Rule: stage.d5 The center faces the center

    Scenario: only the opposing center can guard against the center
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   |     | Sakura |
        | right  |     | Minami |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B can guard with Ena
      And B cannot guard with Sakura
      And B cannot guard with Minami

  @clause-stage.d6 @assumption-OA-8
  Rule: stage.d6 The left faces the opposing right

    Scenario Outline: an appeal of <player>'s left can be guarded by <guard>, not by <same>
      Given the board
        | zone   | A      | B      |
        | left   | Rin    | Ena    |
        | center | Aoi    | Sakura |
        | right  | Chiaki | Minami |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <other> can guard with <guard>
      And <other> cannot guard with <same>

      Examples:
        | player | other | attacker | guard  | same |
        | A      | B     | Rin      | Minami | Ena  |
        | B      | A     | Ena      | Chiaki | Rin  |

  @clause-stage.d7 @assumption-OA-8
  Rule: stage.d7 The right faces the opposing left

    Scenario Outline: an appeal of <player>'s right can be guarded by <guard>, not by <same>
      Given the board
        | zone   | A      | B      |
        | left   | Rin    | Ena    |
        | center | Aoi    | Sakura |
        | right  | Chiaki | Minami |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <other> can guard with <guard>
      And <other> cannot guard with <same>

      Examples:
        | player | other | attacker | guard | same   |
        | A      | B     | Chiaki   | Ena   | Minami |
        | B      | A     | Minami   | Rin   | Chiaki |

  @clause-stage.d8
  Rule: stage.d8 The cards of the stage are known to both players

    Scenario Outline: the characters in the <place> are seen by both players
      Given the board
        | zone    | A   | B   |
        | <place> | Rin | Ena |
      Then A sees Ena
      And B sees Rin
      And A sees Rin
      And B sees Ena

      Examples:
        | place  |
        | left   |
        | center |
        | right  |
