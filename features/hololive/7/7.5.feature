@hololive
Feature: 7.5 Main step

  @clause-7.5.1
  Rule: 7.5.1 What triggers at the beginning of the main step is played before anything is done in it

    Scenario: before the first action
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "At the beginning of your main step, draw 1 card."
      Then A has drawn 1 card
      And it is A's play timing

    Scenario: not at the beginning of the opponent's
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "At the beginning of your main step, draw 1 card."
      Then no ability is played

  @clause-7.5.2
  Rule: 7.5.2 The turn player has a play timing for the actions of the main step

    Scenario: the turn player's actions, not the opponent's
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      Then A can collab Roboco
      And A cannot collab Suisei

    Scenario: in B's turn they are B's
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And it is B's turn
      Then B can collab Suisei
      And B cannot collab Roboco

    Scenario: arts are none of them
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Sora reads "Art "Sing", no cheers, 20."
      Then A cannot use the art "Sing" of Sora
      And A can collab Roboco

    Scenario: one action after another
      Given the board
        | zone   | A             |
        | center | Sora          |
        | hand   | Roboco, Fubuki |
      When A places Roboco
      And A places Fubuki
      And A collabs Roboco
      Then A has 3 holomem on the stage
      And it is A's main step

  @clause-7.5.3
  Rule: 7.5.3 A check timing ends the main step, and the performance step follows

    Scenario: to pass leads to the performance step
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "Art "Sing", no cheers, 20."
      When A ends the main step
      Then it is A's performance step
      And A can use the art "Sing" of Sora

    Scenario: nothing of the main step can be done then
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Sora reads "Art "Sing", no cheers, 20."
      When A ends the main step
      Then A cannot collab Roboco
      And A can use the art "Sing" of Sora
