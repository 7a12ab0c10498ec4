@osica
Feature: Play timings at which nothing can be done but to pass

  An engine that asks nobody there is not scored: scenarios could not go on. Each of these passes.

  Scenario: in the main phase
    Given it is A's turn
    Then it is A's play timing
    And it is A's main phase

  Scenario: in the event phase, of the player who has the turn, and then of the other
    Given it is A's turn
    When A ends the main phase
    Then it is A's play timing
    And it is A's event phase
    When A passes
    Then it is B's play timing
    And it is A's event phase

  Scenario: in the appeal phase
    Given it is A's turn
    When A ends the main phase
    And both pass
    Then it is A's play timing
    And it is A's appeal phase
