@wixoss
Feature: cross-act Cross activated abilities

  @clause-cross-act.2 @clause-cross-act.1
  Rule: cross-act.2 Cross activated abilities can be used in the cross state

    Scenario Outline: a SIGNI in the <zone> <can> use its cross activated ability
      Given the board
        | zone   | A     |
        | <zone> | Ember |
        | center | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Once per turn, Action: draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | zone  | can    |
        | left  | can    |
        | right | cannot |

    Scenario: no longer once the other one has gone
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Frost            |
        | hand   | Spark kind:spell |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Action: draw 1 card."
      And Spark reads "Target 1 of your "Frost" SIGNI. Banish it."
      When A activates Ember's ability
      And A uses the spell Spark
      Then A cannot activate Ember's ability
