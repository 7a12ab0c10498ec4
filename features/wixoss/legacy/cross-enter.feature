@wixoss
Feature: cross-enter Cross enter abilities

  @clause-cross-enter.2
  Rule: cross-enter.2 Cross enter abilities come about if their SIGNI is in the cross state as it enters

    @clause-cross-enter.1
    Scenario Outline: a cross SIGNI that enters in the <zone> brings <number> by its Enter ability
      Given the board
        | zone   | A     |
        | center | Frost |
        | hand   | Ember |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Enter: draw 1 card."
      When A plays Ember in the <zone>
      Then A has <number> in hand

      Examples:
        | zone  | number  |
        | left  | 1 card  |
        | right | 0 cards |

    Scenario: the other one enters later
      Given the board
        | zone | A            |
        | hand | Ember, Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Enter: draw 1 card."
      When A plays Ember in the left
      And A plays Frost in the center
      Then A has 0 cards in hand
      And Ember is in the cross state

    Scenario: a cross enter ability does not come when another Enter ability brings the partner
      Given the board
        | zone  | A     |
        | right | Gale  |
        | hand  | Ember |
        | trash | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Enter: target 1 "Frost" SIGNI in your trash. Put it onto the field."
      And Ember reads "Cross: Enter: draw 1 card."
      When A plays Ember in the left
      Then Ember is in the cross state
      And A has drawn 0 cards
