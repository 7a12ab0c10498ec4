@gotoubun
Feature: 1.1 Players

  @clause-1.1.1
  Rule: 1.1.1 Two players play

    Scenario: a turn of each, and then again
      Given it is A's turn
      When the turn passes to B
      And the turn passes to A
      Then it is turn 7
      And it is A's main phase
