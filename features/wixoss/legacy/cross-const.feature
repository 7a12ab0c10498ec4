@wixoss
Feature: cross-const Cross constant abilities

  @clause-cross-const.2 @clause-cross-const.1
  Rule: cross-const.2 Cross constant abilities are in effect while their SIGNI is in the cross state

    Scenario: a cross constant ability is in effect from when the other SIGNI comes
      Given the board
        | zone | A                |
        | left | Ember power:2000 |
        | hand | Frost            |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      Then Ember has power 2000
      When A plays Frost in the center
      Then Ember has power 5000

    Scenario: until the other one goes
      Given the board
        | zone   | A                | B                |
        | left   |                  | Ember power:2000 |
        | center |                  | Frost            |
        | hand   | Spark kind:spell |                  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      And Spark reads "Target 1 opposing "Frost" SIGNI. Return it to hand."
      Then Ember has power 5000
      When A uses the spell Spark
      Then Ember has power 2000

    Scenario: cross constant abilities of both of a pair, one of them down, are in effect in both turns
      Given the board
        | zone   | A                     |
        | left   | Ember power:2000 down |
        | center | Frost power:3000      |
      And Ember reads "Cross condition: to the left of "Frost". / Cross: this SIGNI has power +3000."
      And Frost reads "Cross condition: to the right of "Ember". / Cross: this SIGNI has power +3000."
      Then Ember has power 5000
      And Frost has power 6000
      When the turn passes to B
      Then Ember has power 5000
      And Frost has power 6000

  @clause-cross-const.a1 @clause-heaven.1 @reading-W-09 @reading-W-29
  Rule: cross-const.a1 Cross abilities that Heaven brings about want the cross state, and all in it down by an attack

    Scenario Outline: a cross SIGNI's Heaven ability brings <number> when it attacks beside <frost>
      Given the board
        | zone   | A       |
        | left   | Ember   |
        | center | <frost> |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: when this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has <number> in hand

      Examples:
        | frost            | number  |
        | Frost down       | 1 card  |
        | Frost power:3000 | 0 cards |

    Scenario: without the cross state an attack brings nothing about
      Given the board
        | zone   | A          |
        | left   | Ember      |
        | center | Frost down |
      And Ember reads "Cross condition: to the right of "Frost"."
      And Frost reads "Cross condition: to the left of "Ember"."
      And Ember reads "Cross: when this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 0 cards in hand
      And it is A's play timing

    Scenario: a cross SIGNI that goes down without an attack does not reach Heaven
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Frost down       |
        | hand   | Spark kind:spell |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: when this SIGNI reaches Heaven, draw 1 card."
      And Spark reads "Target 1 of your "Ember" SIGNI. Down it."
      When A uses the spell Spark
      Then A has 0 cards in hand
      And it is A's play timing
