@wixoss
Feature: cross-cond Cross conditions

  @clause-cross-cond.2 @clause-cross-cond.1
  Rule: cross-cond.2 A SIGNI that lies as its cross condition asks is in the cross state

    Scenario: a condition of one to the left and one to the right
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
        | right  | Gale  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember" and to the left of "Gale"."
      And Gale reads "Cross condition: to the right of "Frost"."
      Then Ember is in the cross state
      And Frost is in the cross state
      And Gale is in the cross state

    Scenario: with one of the two alone it is not met
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
      And Frost reads "Cross condition: to the right of "Ember" and to the left of "Gale"."
      Then Frost is not in the cross state
      And it is A's play timing

    Scenario: the sides of a cross condition are those of the SIGNI's own player
      Given the board
        | zone   | B     |
        | left   | Ember |
        | center | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is in the cross state
      And Frost is in the cross state
      When the turn passes to B
      Then Ember is in the cross state
      And Frost is in the cross state
