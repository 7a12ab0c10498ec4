@wixoss
Feature: cross-act Cross activated abilities

  @clause-cross-act.2 @clause-cross-act.1
  Rule: cross-act.2 They can be used in the cross state

    Scenario Outline: beside <other>
      Given the board
        | zone   | A       |
        | left   | Ember   |
        | center | <other> |
      And Ember reads "Cross condition: to the left of "Frost"."
      And <other> reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Once per turn, Action: draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | other | can    |
        | Frost | can    |
        | Gale  | cannot |

    Scenario: no longer once the other one has gone
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Frost            |
        | hand   | Spark kind:spell |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Action: draw 1 card."
      And Spark reads "Target 1 your "Frost" SIGNI. Banish it."
      When A activates Ember's ability
      And A uses the spell Spark
      Then A cannot activate Ember's ability
