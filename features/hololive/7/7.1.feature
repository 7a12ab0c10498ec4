@hololive
Feature: 7.1 The course of the game

  @clause-7.1.2
  Rule: 7.1.2 The turn player takes the steps in order: reset, hand, cheer, main, performance, end

    Scenario: the first five steps follow one another, and with the sixth the turn ends
      Given it is the start of B's reset step
      When B ends the main step
      And B ends the performance step
      Then these events happened in this order
        | event      | player | step        |
        | step-began | B      | reset       |
        | step-began | B      | hand        |
        | step-began | B      | cheer       |
        | step-began | B      | main        |
        | step-began | B      | performance |
        | turn-ended | B      |             |
        | turn-began | A      |             |

    Scenario: the end of the turn comes after the performance step, not after the main step
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the end of your turn, draw 1 card."
      When A ends the main step
      Then A has drawn 0 cards
      And it is A's performance step
      When A ends the performance step
      Then A has drawn 1 card
