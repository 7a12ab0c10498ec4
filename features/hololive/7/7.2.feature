@hololive
Feature: 7.2 Reset step

  @clause-7.2.1
  Rule: 7.2.1 A player's first turn of the game has no reset step

    @ruling-Q391 @without-stack-targets
    Scenario Outline: <player>'s resting center stays resting in the first turn where <first> goes first
      Given the board
        | zone   | A            | B            |
        | center | Sora resting | Miko resting |
      And <first> goes first
      And it is <player>'s first turn
      And it is the start of <player>'s reset step
      Then <center> is resting
      And <player> has drawn 1 card

      Examples:
        | first | player | center |
        | A     | A      | Sora   |
        | A     | B      | Miko   |
        | B     | A      | Sora   |

    @without-stack-targets
    Scenario Outline: <player>'s center becomes active in turn <turn>
      Given the board
        | zone   | A            | B            |
        | center | Sora resting | Miko resting |
      And it is turn <turn>
      And it is the start of <player>'s reset step
      Then <center> is active

      Examples:
        | turn | player | center |
        | 3    | A      | Sora   |
        | 4    | B      | Miko   |

    Scenario: in a first turn nobody leaves the collab position, and nobody fills the center
      Given the board
        | zone   | A      | B    |
        | center | -      | Miko |
        | collab | Roboco |      |
        | back   | Suisei |      |
      And it is A's first turn
      And it is the start of A's reset step
      When A sends it to Suisei
      Then Roboco is in the collab position
      And A has no center holomem

    @without-stack-targets
    Scenario: in a second turn the collab holomem goes back, and the center is filled
      Given the board
        | zone   | A      | B    |
        | center | -      | Miko |
        | collab | Roboco |      |
        | back   | Suisei |      |
      And it is turn 3
      And it is the start of A's reset step
      When A sends it to Suisei
      Then Roboco is in the back position
      And Suisei is in the center position

    @clause-1.3.1
    Scenario: where A takes the first two turns, A has a reset step in the second, and B has none in the third
      Given the board
        | zone       | A            | B            |
        | center     | Sora resting | Miko resting |
        | holo power | 1 card       |              |
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      And it is A's first turn
      When A uses the oshi skill "Time"
      And A ends the main step
      Then Sora is active
      When the turn passes to B
      Then Miko is resting

  @clause-7.2.2
  Rule: 7.2.2 All the turn player's cards on the stage become active

    @ruling-Q125
    Scenario Outline: <player>'s holomem all become active, and nobody else's
      Given the board
        | zone   | A                            | B                              |
        | center | Sora resting                 | Miko resting                   |
        | back   | Roboco resting, AZKi resting | Suisei resting, Fubuki resting |
      And it is the start of <player>'s reset step
      When <player> sends it to <center>
      Then <center> is active
      And <one> is active
      And <two> is active
      And <theirs> is resting
      And <others> is resting

      Examples:
        | player | center | one    | two    | theirs | others |
        | A      | Sora   | Roboco | AZKi   | Miko   | Suisei |
        | B      | Miko   | Suisei | Fubuki | Sora   | Roboco |

  @clause-7.2.3
  Rule: 7.2.3 The turn player's collab holomem goes to the back position and then rests

    Scenario Outline: <player>'s collab holomem goes back and rests, the opponent's stays
      Given the board
        | zone   | A      | B      |
        | collab | Roboco | Suisei |
      And it is the start of <player>'s reset step
      When <player> sends it to <mine>
      Then <mine> is in the back position
      And <mine> is resting
      And <other> is in the collab position
      And <other> is active

      Examples:
        | player | mine   | other  |
        | A      | Roboco | Suisei |
        | B      | Suisei | Roboco |

    @reading-H-63=rests-anyway
    Scenario: an unmovable collab holomem stays in the reset step, and rests
      Given the board
        | zone   | A      |
        | collab | Roboco |
      And Roboco reads "This holomem cannot be moved."
      And it is the start of A's reset step
      When A sends it to Roboco
      Then Roboco is in the collab position
      And Roboco is resting

    @reading-H-63=rests-there @ruling-Q36
    Scenario: an unmovable collab holomem stays in the reset step, and does not rest
      Given the board
        | zone   | A      |
        | collab | Roboco |
      And Roboco reads "This holomem cannot be moved."
      And it is the start of A's reset step
      When A sends it to Roboco
      Then Roboco is in the collab position
      And Roboco is active

    @clause-7.2.2 @ruling-Q294
    Scenario: a resting collab holomem rests in the back position after the reset step
      Given the board
        | zone   | A              |
        | collab | Roboco resting |
      And it is the start of A's reset step
      When A sends it to Roboco
      Then Roboco is in the back position
      And Roboco is resting

    @clause-1.3.3 @ruling-Q497
    Scenario Outline: a collab holomem that <text> is <state> after the reset step
      Given the board
        | zone   | A      |
        | collab | Roboco |
      And Roboco reads "This holomem <text>."
      And it is the start of A's reset step
      When A sends it to Roboco
      Then Roboco is <state>

      Examples:
        | text                  | state   |
        | cannot become resting | active  |
        | cannot collab         | resting |

    @clause-4.1.4 @ruling-Q350
    Scenario: a collab holomem that the opponent's effect put there goes back and rests
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 of your opponent's back holomem onto the collab position."
      When A uses the oshi skill "Idol"
      Then Suisei is in the collab position
      When the turn passes to B
      Then Suisei is in the back position
      And Suisei is resting

  @clause-7.2.4
  Rule: 7.2.4 Abilities of the turn's start and the reset step's start trigger after the collab holomem went back

    Scenario: an ability of the turn's start and one of the reset step's start wait side by side
      Given the board
        | zone   | A      | B |
        | center | Sora   |   |
        | back   | Roboco |   |
      And Sora reads "At the beginning of your turn, draw 1 card."
      And Roboco reads "At the beginning of your reset step, draw 1 card."
      And it is the start of A's reset step
      Then A is asked which waiting ability is played first: Sora, Roboco

    Scenario Outline: an ability that needs to be in the back triggers at the start of the <start> from a collab
      Given the board
        | zone   | A      |
        | collab | Roboco |
      And Roboco reads "While this holomem is in the back position, at the beginning of your <start>, draw 1 card."
      And it is the start of A's reset step
      When A sends it to Roboco
      Then A has drawn 2 cards

      Examples:
        | start      |
        | turn       |
        | reset step |

    @reading-H-17=nothing-triggers @clause-7.2.1 @without-stack-targets
    Scenario Outline: an ability of the turn's start does not trigger in <player>'s first turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your turn, draw 1 card."
      And it is <player>'s first turn
      And it is the start of <player>'s reset step
      Then <player> has drawn 1 card

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    @reading-H-17=triggers-anyway
    Scenario Outline: an ability of the turn's start triggers even in <player>'s first turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your turn, draw 1 card."
      And it is <player>'s first turn
      And it is the start of <player>'s reset step
      Then <player> has drawn 2 cards

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    @without-stack-targets
    Scenario Outline: an ability of the turn's start triggers in <player>'s second turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your turn, draw 1 card."
      And it is turn <turn>
      And it is the start of <player>'s reset step
      Then <player> has drawn 2 cards

      Examples:
        | player | center | turn |
        | A      | Sora   | 3    |
        | B      | Miko   | 4    |

    @clause-7.2.1
    Scenario: an ability of a left-out reset step's start does not trigger
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the beginning of your reset step, draw 1 card."
      And it is A's first turn
      And it is the start of A's reset step
      Then A has drawn 1 card
      And it is A's play timing

  @clause-7.2.5
  Rule: 7.2.5 A check timing comes before an empty center is filled

    Scenario: a holomem that an ability rests at the start of the turn is passed over for the center
      Given the board
        | zone   | A              |
        | center | -              |
        | back   | Roboco, Suisei |
      And Roboco reads "At the beginning of your turn, rest 1 of your <Suisei>."
      And it is the start of A's reset step
      When A sends it to Suisei
      Then Roboco is in the center position
      And Suisei is in the back position

    Scenario: a center holomem without HP is downed first, and its place is filled in the same step
      Given the board
        | zone   | A                    |
        | center | Sora hp:50 damage:50 |
        | back   | Roboco               |
      And it is the start of A's reset step
      Then Sora is in A's archive
      And Roboco is in the center position

    @clause-7.7.4 @clause-7.7.6
    Scenario: a holomem whose HP bonus ends is downed only in the next turn
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Cake" (item) that reads "Until the end of the turn, your center holomem gets HP +50. Deal 120 damage to your center holomem."
      When A plays the support Cake
      And the turn passes to B
      Then these events happened in this order
        | event      | card |
        | turn-ended |      |
        | downed     | Sora |

  @clause-7.2.6
  Rule: 7.2.6 The turn player's empty center is filled from the back, from the active holomem if there are any

    Scenario: the one active holomem moves up, not the one that comes from the collab position
      Given the board
        | zone   | A      |
        | center | -      |
        | collab | Roboco |
        | back   | Suisei |
      And it is the start of A's reset step
      When A sends it to Roboco
      Then Suisei is in the center position
      And Roboco is in the back position

    @ruling-Q127
    Scenario: B chooses between two active holomem for the center in the reset step
      Given the board
        | zone   | A | B            |
        | center |   | -            |
        | collab |   | Roboco       |
        | back   |   | Suisei, AZKi |
      And it is the start of B's reset step
      Then B is asked to choose 1 among Suisei, AZKi

    Scenario: B fills an empty center in the reset step after A's whole turn, from the active holomem
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | collab |      | Roboco |
        | back   |      | Suisei |
      When A passes
      And A passes
      And B sends it to Roboco
      Then Suisei is in the center position

    Scenario: a holomem that cannot be moved does not fill B's center after A's whole turn
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Suisei |
      And Suisei reads "This holomem cannot be moved."
      When the turn passes to B
      Then Suisei is in the back position

    @ruling-Q127
    Scenario: if nobody is active, the only resting holomem moves up and rests on
      Given the board
        | zone   | A      |
        | center | -      |
        | collab | Roboco |
      And it is the start of A's reset step
      Then Roboco is in the center position
      And Roboco is resting

    Scenario: A chooses between two resting holomem for the center in the reset step
      Given the board
        | zone   | A              |
        | center | -              |
        | collab | Roboco         |
        | back   | Suisei resting |
      And Suisei reads "This holomem cannot become active."
      And it is the start of A's reset step
      Then A is asked to choose 1 among Roboco, Suisei

    Scenario: the reset step fills neither a taken center nor the opponent's empty one
      Given the board
        | zone   | A      | B      |
        | center | Sora   | -      |
        | back   | Roboco | Suisei |
      And Sora reads "At the beginning of your hand step, you may draw 1 card."
      And it is the start of A's reset step
      Then A is asked yes or no
      And Roboco is in the back position
      And Suisei is in the back position

    @clause-1.3.3 @ruling-Q220
    Scenario Outline: with nobody else, one of the <from> position that <text> is in the <position> position
      Given the board
        | zone   | A      |
        | center | -      |
        | <from> | Roboco |
      And Roboco reads "This holomem <text>."
      And it is the start of A's reset step
      Then Roboco is in the <position> position

      Examples:
        | from   | text            | position |
        | collab | cannot be moved | collab   |
        | collab | cannot collab   | center   |
        | back   | cannot be moved | back     |
        | back   | cannot collab   | center   |

  @clause-7.2.7
  Rule: 7.2.7 A second check timing follows, and then the hand step

    @without-stack-targets
    Scenario Outline: an ability that moving up triggers is played before the hand step begins
      Given the board
        | zone   | A      | B      |
        | center | -      | -      |
        | back   | Roboco | Suisei |
      And <mine> reads "When this holomem is put onto the center position, draw 1 card."
      And it is the start of <player>'s reset step
      Then these events happened in this order
        | event      | card   | step |
        | moved      | <mine> |      |
        | played     | <mine> |      |
        | step-began |        | hand |

      Examples:
        | player | mine   |
        | A      | Roboco |
        | B      | Suisei |
