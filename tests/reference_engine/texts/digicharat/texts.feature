@digicharat
Feature: Words of Di Gi Charat's texts that no scenario of a clause needs

  Scenario: two characters that are chosen, each of a colour, and damage to its own player
    Given the board
      | zone  | A      | B                                                   |
      | field | Dejiko | Puchiko color:blue, Usada color:red, Gema color:red |
    And A has set the event Glare that reads "Discard 2 opposing red characters. Deal 2 damage to you."
    When A uses Glare
    And both pass
    Then B's field is Puchiko
    And A has 18 cards in deck
