@osica
Feature: Claims that are false

  An adapter that lets one of these pass is not scored. Each fails by its last step.

  Scenario: cards from nowhere
    Then B has 5 cards in hand

  Scenario: a game that is over before it began
    Then B has lost

  Scenario: the other player's turn
    Then it is B's main phase

  Scenario: AP that is not printed
    Given A's center holds Rin ap:3000
    Then Rin has 4000 AP

  Scenario: yell symbols that are not printed
    Given A's center holds Rin yell:2
    Then Rin has 3 yell symbols

  Scenario: a character that rests is standing
    Given A's center holds Rin resting
    Then Rin is standing

  Scenario: a limit that nobody gave
    Given A has a limit of 6
    Then A has a limit of 7

  Scenario: a rank that is not reached
    Given A's Camp rank is 2
    Then A's Camp rank is 3

  Scenario: an orb from nowhere
    Then A has an orb out

  Scenario: a character that was played stays in the hand
    Given A's hand holds Rin
    When A plays Rin in the center
    Then Rin is in A's hand

  Scenario: a character that was played stands elsewhere
    Given A's hand holds Rin
    When A plays Rin in the center
    Then Rin is in A's left

  Scenario: an event that was played stays in the hand
    Given A's hand holds Curry kind:event
    And Curry reads "Play: Draw 2 cards."
    And it is the start of A's event phase
    When A plays the event Curry
    Then Curry is in A's hand

  Scenario: cost that was gained is nowhere
    Given A's center holds Rin
    And Rin reads "Action: Gain 1 cost."
    And it is the start of A's event phase
    When A uses the action of Rin
    Then A's cost is empty

  Scenario: cost that was paid is still there
    Given the board
      | zone   | A       |
      | center | Rin     |
      | cost   | 2 cards |
    And Rin reads "Action 2: Draw 1 card."
    And it is the start of A's event phase
    When A uses the action of Rin
    Then A has 2 cards in cost

  Scenario: an action for which the cost is lacking
    Given the board
      | zone   | A      |
      | center | Rin    |
      | cost   | 1 card |
    And Rin reads "Action 2: Draw 1 card."
    And it is the start of A's event phase
    Then A can use the action of Rin

  Scenario: an attacker keeps standing
    Given the board
      | zone   | A   | B   |
      | center | Rin | Ena |
    And it is the start of A's appeal phase
    When A appeals with Rin
    Then Rin is standing

  Scenario: hearts that were stolen are still there
    Given A's center holds Rin
    And it is the start of A's appeal phase
    When A appeals with Rin
    And B puts all of them into the hand
    Then B has 5 cards in hearts

  Scenario: a character that rests can appeal
    Given A's center holds Rin resting
    And it is the start of A's appeal phase
    Then A can appeal with Rin

  Scenario: a character guards that is not in front
    Given the board
      | zone   | A   | B   |
      | center | Rin |     |
      | left   |     | Ena |
    And it is the start of A's appeal phase
    When A appeals with Rin
    Then B can guard with Ena

  Scenario: a turn that passes to nobody
    When the turn passes to B
    Then it is A's main phase

  Scenario: an event that did not happen
    Given A's hand holds Rin
    When A plays Rin in the center
    Then the event "appealed" happened 1 time

  Scenario: the other player's hand lies open
    Given B's hand holds Ena
    Then A sees Ena

  Scenario: a player sees the own deck
    Given A's deck holds Rin, 5 cards
    Then A sees Rin

  Scenario: a player sees the own hearts
    Given A's hearts holds Rin, 4 cards
    Then A sees Rin
