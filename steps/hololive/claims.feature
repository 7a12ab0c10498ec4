@hololive
Feature: Claims that are false

  An adapter that lets one of these pass is not scored. Each fails by its last step.

  Scenario: a life of 20
    Then B has 20 life

  Scenario: a game that is over before it began
    Then B has lost

  Scenario: the other player's turn
    Then it is B's main step

  Scenario: damage that nobody dealt
    Given the board
      | zone   | A    | B              |
      | center | Sora | Miko damage:20 |
    Then Miko has 30 damage

  Scenario: a collab that leaves the holomem at the back
    Given the board
      | zone   | A      |
      | center | Sora   |
      | back   | Roboco |
    When A collabs Roboco
    Then Roboco is in the back position

  Scenario: a placed card that is still in the hand
    Given A's hand holds Roboco
    When A places Roboco
    Then A has 1 card in hand

  Scenario: a turn that passes to nobody
    When the turn passes to B
    Then it is A's main step

  Scenario: an event that did not happen
    Given A's hand holds Roboco
    When A places Roboco
    Then the event "downed" happened 1 time

  Scenario: the other player's holomem collabs
    Given the board
      | zone | A | B      |
      | back | - | Suisei |
    Then A can collab Suisei

  Scenario: a bloom with another holomem's card
    Given the board
      | zone   | A    |
      | center | Sora |
    And A's hand holds Miko-1st
    Then A can bloom Sora with Miko-1st

  Scenario: a card that is not in the hand is placed
    Given the board
      | zone    | A      |
      | archive | Roboco |
    Then A can place Roboco

  Scenario: the other player's hand lies open
    Given B's hand holds Suisei
    Then A sees Suisei
