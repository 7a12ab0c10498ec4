@hololive
Feature: 10.6 Check timing and play timing

  @clause-10.6.3.2
  Rule: 10.6.3.2 The turn player's waiting abilities are played before the opponent's

    Scenario: both players' abilities wait, and the turn player's draws first
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then the abilities are played in this order: Roboco, Suisei
