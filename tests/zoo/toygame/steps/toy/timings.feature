@toy
Feature: Play timings at which nothing can be done but to pass

  Scenario: with no card in hand
    Given B holds Sora
    Then A may act
