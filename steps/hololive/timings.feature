@hololive
Feature: Play timings at which nothing can be done but to pass

  An engine that asks nobody there is not scored: scenarios could not go on. Each of these passes.

  Scenario: in the main step
    Given it is A's turn
    Then it is A's play timing
    And it is A's main step

  Scenario: in the performance step
    Given it is A's turn
    When A ends the main step
    Then it is A's play timing
    And it is A's performance step
