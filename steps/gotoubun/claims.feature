@gotoubun
Feature: Claims that are false

  An adapter that lets one of these pass is not scored. Each fails by its last step.

  Scenario: brides from nowhere
    Then B has 2 brides

  Scenario: a game that is over before it began
    Then A has won

  Scenario: the other player's turn
    Then it is B's main phase

  Scenario: a power that is not printed
    Given A's lane 2 holds Ichika power:5
    Then Ichika has power 6

  Scenario: a hero in the next lane
    Given hero lane 3 holds Futaro
    Then Futaro is in hero lane 4

  Scenario: a character that is played stays in the hand
    Given A's hand holds Nino
    When A plays the character Nino into lane 2
    Then Nino is in A's hand

  Scenario: a character that is played stands in another lane
    Given A's hand holds Nino
    When A plays the character Nino into lane 2
    Then Nino is in A's lane 3

  Scenario: an episode that adds nothing
    Given A's lane 2 holds Ichika power:5
    And A's hand holds Memory kind:episode modifier:2
    When A plays the episode Memory on Ichika
    Then Ichika has power 5

  Scenario: a turn that passes to nobody
    When the turn passes to B
    Then it is A's main phase

  Scenario: a bride without an approach
    Given A's lane 3 holds Ichika power:5
    And hero lane 3 holds Futaro need:5
    When A ends the main phase
    And A declares no approach
    Then Ichika is a bride of A

  Scenario: an event that did not happen
    Given A's hand holds Nino
    When A plays the character Nino into lane 2
    Then the event "turned" happened 1 time

  Scenario: a character onto another that it does not grow from
    Given A's lane 2 holds Ichika
    And A's hand holds Nino
    Then A can play the character Nino into lane 2

  Scenario: an approach that is too weak
    Given the board
      | zone   | A                        |
      | lane 3 | Ichika power:5           |
      | lane 4 | Nino power:4             |
    And hero lane 3 holds Futaro need:5
    When A ends the main phase
    Then A can approach Futaro with Nino

  Scenario: the other player's hand lies open
    Given B's hand holds Nino
    Then A sees Nino

  Scenario: a hero that lies face down is seen
    Given hero lane 3 holds Futaro face-down
    Then A sees Futaro
