@hololive
Feature: 7.6 Performance step

  @clause-7.6.1
  Rule: 7.6.1 The first turn of the player who goes first has no performance step

    Scenario: A goes first, and it is A's first turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is A's first turn
      And Sora reads "Art "Sing", no cheers, 20."
      When A ends the main step
      Then the event "turn-ended" happened 1 time
      And Miko has 0 damage

    Scenario: B goes second, and B's first turn has one
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is B's first turn
      And Miko reads "Art "Sing", no cheers, 20."
      When B ends the main step
      Then it is B's performance step
      And B can use the art "Sing" of Miko

    Scenario: A's second turn has one
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is turn 3
      And Sora reads "Art "Sing", no cheers, 20."
      When A ends the main step
      Then it is A's performance step
      And A can use the art "Sing" of Sora

    Scenario: where B goes first, it is B's first turn that has none
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And B goes first
      And it is B's first turn
      And Miko reads "Art "Sing", no cheers, 20."
      When B ends the main step
      Then the event "turn-ended" happened 1 time

  @clause-7.6.2
  Rule: 7.6.2 The turn player has a play timing for arts

    Scenario Outline: the turn player's, in either turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of <player>'s performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Sing", no cheers, 20."
      Then <player> can use the art "Sing" of <mine>
      And <player> cannot use the art "Sing" of <other>

      Examples:
        | player | mine | other |
        | A      | Sora | Miko  |
        | B      | Miko | Sora  |

    @reading-H-15
    Scenario: what triggers at the beginning of the performance step comes before the first art
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "At the beginning of your performance step, draw 1 card."
      Then A has drawn 1 card
      And it is A's performance step

  @clause-7.6.3
  Rule: 7.6.3 A check timing ends the performance step, and the end step follows

    Scenario: to pass leads to the end of the turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "At the end of your turn, draw 1 card."
      When A passes
      Then A has drawn 1 card
      And the event "turn-ended" happened 1 time
