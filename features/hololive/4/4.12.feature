@hololive
Feature: 4.12 Cheer deck area

  @clause-4.12.1
  Rule: 4.12.1 The cheer deck that a player brings lies there from the start

    Scenario Outline: all 20 cheers of <player>'s, before any of them becomes life
      Given a new game
      Then A is asked yes or no
      And <player> has 20 cards in cheer deck
      And <player> cheer 1 is in <player>'s cheer deck
      And <player> has 0 cards in life

      Examples:
        | player |
        | A      |
        | B      |

  @clause-4.12.2
  Rule: 4.12.2 The cheer deck is hidden from both players, and ordered

    @clause-4.12.1
    Scenario Outline: <viewer> sees neither player's cheer deck
      Given the board
        | zone       | A           | B           |
        | cheer deck | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards put onto the cheer deck together lie as their player orders them
      Given the board
        | zone       | A                                 |
        | center     | Sora                              |
        | archive    | Blue kind:cheer, Green kind:cheer |
        | cheer deck | First, Last                       |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive on top of your cheer deck."
      When A uses the oshi skill "Idol"
      And A orders the cards Green, Blue
      Then A's cheer deck is Green, Blue, First, Last
