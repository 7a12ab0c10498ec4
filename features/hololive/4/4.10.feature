@hololive
Feature: 4.10 Life area

  @clause-4.10.2
  Rule: 4.10.2 The life is hidden from both players, and ordered

    @clause-4.10.1
    Scenario Outline: <viewer> sees neither player's life
      Given the board
        | zone | A           | B           |
        | life | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards put into the life together lie as their player orders them
      Given the board
        | zone    | A                                 |
        | center  | Sora                              |
        | archive | Blue kind:cheer, Green kind:cheer |
        | life    | First, Last                       |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive into your life."
      When A uses the oshi skill "Idol"
      And A orders the cards Green, Blue
      Then A's life is Green, Blue, First, Last
