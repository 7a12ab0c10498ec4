@toy
Feature: Claims that are false

  Scenario: a placed card is nowhere
    Given A holds Sora
    And the piles
      | A | Miko |
    When A places Sora
    Then the pile of A is Miko

  Scenario: the other player's card can be placed
    Given B holds Sora
    Then A can place Sora
