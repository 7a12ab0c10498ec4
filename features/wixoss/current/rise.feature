@wixoss
Feature: rise Rise

  @clause-rise.1
  Rule: rise.1 A SIGNI with Rise comes to the field by meeting its condition

    Scenario: it comes to lie on the SIGNI that it names
      Given the board
        | zone   | A             |
        | center | Frost level:1 |
        | left   | Thorn level:2 |
        | hand   | Ember         |
      And Ember reads "Rise: on 1 your level 1 SIGNI."
      When A plays Ember in the center
      Then the stack of Ember is Ember, Frost

    Scenario: where the condition is not met it cannot be played, into an empty zone neither
      Given the board
        | zone | A             |
        | left | Thorn level:2 |
        | hand | Ember, Gale   |
      And Ember reads "Rise: on 1 your level 1 SIGNI."
      Then A cannot play Ember
      And A can play Gale
