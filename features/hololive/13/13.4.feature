@hololive
Feature: 13.4 Gift

  @clause-13.4.1
  Rule: 13.4.1 A gift is an ability like any other

    @clause-13.4.1.1 @clause-2.7.1 @reading-H-50
    @ruling-Q166
    Scenario: a gift about a collab triggers and draws a card
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Gift "Smile": When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn 1 card
