@hololive
Feature: 7.4 Cheer step

  @clause-7.4.1
  Rule: 7.4.1 An ability of the cheer step's start triggers and is played before the cheer is sent

    @without-stack-targets
    Scenario Outline: <player>'s ability archives the top cheer, and the next one is sent
      Given the board
        | zone       | A                              | B                                    |
        | center     | Sora                           | Miko                                 |
        | cheer deck | Red color:red, Blue color:blue | White color:white, Green color:green |
      And <center> reads "At the beginning of your cheer step, archive the top card of your cheer deck."
      And it is the start of <player>'s cheer step
      Then <first> is in <player>'s archive
      And <second> is attached to <center>

      Examples:
        | player | center | first | second |
        | A      | Sora   | Red   | Blue   |
        | B      | Miko   | White | Green  |

  @clause-7.4.2
  Rule: 7.4.2 The turn player reveals the top card of the cheer deck and sends it to one of their holomem

    @ruling-Q132 @without-stack-targets
    Scenario Outline: <player> chooses among all of their own holomem, and nobody else's
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | collab | Roboco | Suisei |
        | back   | AZKi   | Lamy   |
      And it is the start of <player>'s cheer step
      Then <player> is asked to choose 1 among <all>

      Examples:
        | player | all                |
        | A      | Sora, Roboco, AZKi |
        | B      | Miko, Suisei, Lamy |

    @without-stack-targets
    Scenario: B chooses among all of B's holomem after A's whole turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
        | back   | AZKi | Lamy |
      When A passes
      And A passes
      Then B is asked to choose 1 among Miko, Lamy

    Scenario: the top card is sent to the one chosen, also a resting one, and the next stays
      Given the board
        | zone       | A              |
        | center     | Sora           |
        | back       | Roboco resting |
        | cheer deck | blue, 2 cards  |
      And it is the start of A's cheer step
      When A sends it to Roboco
      Then blue is attached to Roboco
      And A's cheer deck is A cheer 1, A cheer 2

    @ruling-Q131
    Scenario: the cheer is revealed before it is decided who gets it
      Given the board
        | zone       | A             |
        | center     | Sora          |
        | back       | Roboco        |
        | cheer deck | blue, 2 cards |
      And it is the start of A's cheer step
      Then the event "revealed" happened 1 time for blue
      And A is asked to choose 1 among Sora, Roboco

    @ruling-Q130 @without-stack-targets
    Scenario Outline: in the first turn of <player> a cheer is sent as well
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is <player>'s first turn
      And it is the start of <player>'s reset step
      Then <player> cheer 1 is attached to <center>

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    @ruling-Q133
    Scenario Outline: a cheer step sends <sent> cheers from a cheer deck of <cards>
      Given the board
        | zone       | A       |
        | center     | Sora    |
        | cheer deck | <cards> |
      And it is the start of A's cheer step
      Then it is A's main step
      And Sora has <sent> cheers attached
      And the game goes on

      Examples:
        | cards  | sent |
        | 1 card | 1    |
        | -      | 0    |

    Scenario Outline: <player> is asked who gets the cheer in the cheer step of <player>'s next turn
      Given the board
        | zone   | A              | B            |
        | center | Sora           | Miko         |
        | back   | Roboco, Suisei | AZKi, Fubuki |
      And it is <other>'s turn
      When <other> ends the main step
      And <other> ends the performance step
      Then <player> is asked to choose 1 among <all>

      Examples:
        | player | other | all                  |
        | A      | B     | Sora, Roboco, Suisei |
        | B      | A     | Miko, AZKi, Fubuki   |

  @clause-7.4.3
  Rule: 7.4.3 A check timing follows, and then the main step

    @without-stack-targets
    Scenario Outline: an ability that the cheer triggers is played before the main step begins
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "When a cheer is sent to this holomem, draw 1 card."
      And it is the start of <player>'s cheer step
      Then these events happened in this order
        | event      | card     | to       | step |
        | attached   |          | <center> |      |
        | played     | <center> |          |      |
        | step-began |          |          | main |

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    @clause-7.5.1
    Scenario: a holomem whose HP fall with the cheer is downed before there is anything to do
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | back   | Miko hp:50 damage:50 |
      And Miko reads "While this holomem has no cheers attached, this holomem gets HP +20."
      And it is the start of A's cheer step
      When A chooses Miko
      Then Miko is in A's archive
      And it is A's play timing
