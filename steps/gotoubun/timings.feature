@gotoubun
Feature: Play timings at which nothing can be done but to pass

  An engine that asks nobody there is not scored: scenarios could not go on. Each of these passes.

  Scenario: in the main phase
    Given it is A's turn
    Then it is A's play timing
    And it is A's main phase

  Scenario: in the event step, of the player who does not have the turn, and then of the other
    Given the board
      | zone   | A              |
      | lane 1 | Ichika power:3 |
    And hero lane 1 holds Futaro need:3
    When A ends the main phase
    And A approaches Futaro with Ichika
    And A ends the declaration step
    Then it is B's play timing
    When B passes
    Then it is A's play timing
    And it is A's event step
