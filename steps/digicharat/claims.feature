@digicharat
Feature: Claims that are false

  An adapter that lets one of these pass is not scored. Each fails by its last step.

  Scenario: cards from nowhere
    Then B has 5 cards in hand

  Scenario: a game that is over before it began
    Then B has lost

  Scenario: the other player's turn
    Then it is B's main phase

  Scenario: a power that is not printed
    Given A's field holds Dejiko power:5
    Then Dejiko has power 6

  Scenario: a guard that is not printed
    Given A's field holds Dejiko guard:5
    Then Dejiko has guard 4

  Scenario: a character that is asleep stands upright
    Given A's field holds Dejiko asleep
    Then Dejiko is awake

  Scenario: a character that came out stays in the hand
    Given A's hand holds Puchiko
    When A brings out Puchiko
    And both pass
    Then Puchiko is in A's hand

  Scenario: a character that came out is asleep
    Given A's hand holds Puchiko
    When A brings out Puchiko
    And both pass
    Then Puchiko is asleep

  Scenario: an event that was set is in effect
    Given A's hand holds Glare kind:event
    When A sets Glare
    And both pass
    Then Glare is in effect

  Scenario: an event that was discarded stays
    Given A has set the event Glare
    When A discards the event Glare
    And both pass
    Then Glare is set

  Scenario: a character that dealt enough damage to another leaves it in the field
    Given A's field holds Dejiko power:5
    And B's field holds Puchiko guard:5
    When A attacks Puchiko with Dejiko
    And both pass
    Then Puchiko is in B's field

  Scenario: an attacker stays awake
    Given A's field holds Dejiko power:5
    And B's field holds Puchiko guard:5 power:2
    When A attacks Puchiko with Dejiko
    And both pass
    Then Dejiko is awake

  Scenario: damage that costs no cards
    Given A's field holds Dejiko power:3
    When A attacks B with Dejiko
    And both pass
    Then B has 20 cards in deck

  Scenario: a second character of one colour
    Given A's hand holds Puchiko color:blue, Gema color:blue
    When A brings out Puchiko
    And both pass
    Then A can bring out Gema

  Scenario: a battle of characters of one name
    Given A's field holds Dejiko, Usada
    And B's field holds Werewolf Dejiko
    Then A can attack Werewolf Dejiko with Dejiko

  Scenario: a direct attack past another character
    Given A's field holds Dejiko
    And B's field holds Puchiko
    Then A can attack B with Dejiko

  Scenario: a character that is asleep covers
    Given A's field holds Dejiko
    And B's field holds Puchiko, Usada asleep
    And Usada reads "Cover."
    When A attacks Puchiko with Dejiko
    Then B can cover with Usada

  Scenario: a turn that passes to nobody
    When the turn passes to B
    Then it is A's main phase

  Scenario: an event that did not happen
    Given A's hand holds Puchiko
    When A brings out Puchiko
    And both pass
    Then the event "rested" happened 1 time

  Scenario: the other player's hand lies open
    Given B's hand holds Usada
    Then A sees Usada

  Scenario: a player sees the own deck
    Given A's deck holds Usada, 5 cards
    Then A sees Usada
