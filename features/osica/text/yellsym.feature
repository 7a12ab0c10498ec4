@osica @assumption-OA-4
Feature: yellsym Yell symbols

  @clause-yellsym.1 @reading-O-02
  Rule: yellsym.1 A card with so many more has so many more

    Scenario Outline: <player>'s card has <printed> printed, and <more> more
      Given the board
        | zone   | A                  | B                  |
        | center | Rin yell:<printed> | Ena yell:<printed> |
      And <card> reads "This card has yell symbol +<more>."
      And it is the start of <player>'s yell phase
      When <player> puts all of them into the hand
      Then <card> has <symbols> yell symbols
      And <player> has <symbols> cards in hand

      Examples:
        | player | card | printed | more | symbols |
        | A      | Rin  | 0       | 1    | 1       |
        | A      | Rin  | 1       | 2    | 3       |
        | B      | Ena  | 2       | 1    | 3       |
