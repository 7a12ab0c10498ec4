@hololive
Feature: 4.15 Holo power area

  @clause-4.15.2
  Rule: 4.15.2 The holo power is hidden from both players, and ordered

    @clause-4.15.1 @ruling-Q288
    Scenario Outline: <viewer> sees neither player's holo power
      Given the board
        | zone       | A           | B           |
        | holo power | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards put into holo power together lie as their player orders them
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | archive    | Blue , Green |
        | holo power | First, Last  |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive into holo power."
      When A uses the oshi skill "Idol"
      And A orders the cards Green, Blue
      Then A's holo power is Green, Blue, First, Last
