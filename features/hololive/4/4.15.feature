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
