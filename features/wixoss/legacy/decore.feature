@wixoss
Feature: decore Decore

  @clause-decore.1
  Rule: decore.1 A cooking SIGNI of the hand becomes the Acce of one on the field

    Scenario: Decore attaches a cooking SIGNI from the hand to the player's own one
      Given the board
        | zone   | A                     | B                |
        | left   | Gale                  |                  |
        | center | Ember class:Cook      | Frost class:Cook |
        | hand   | Dusk, Cake class:Cook |                  |
      And Gale reads "Decore."
      When A activates Gale's ability
      And A chooses Cake
      Then Cake is an Acce of Ember

    Scenario: Decore finds nothing when no cooking SIGNI is in the hand
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember class:Cook |
        | hand   | Dusk             |
      And Gale reads "Decore."
      When A activates Gale's ability
      And A can find nothing
      Then A's hand is Dusk

  @clause-decore.2
  Rule: decore.2 Once in a turn

    Scenario: not twice in a turn, and again in the next
      Given the board
        | zone   | A                                                |
        | left   | Gale                                             |
        | center | Ember class:Cook                                 |
        | hand   | Dusk class:Cook, Cake class:Cook, Pie class:Cook |
      And Gale reads "Decore."
      When A activates Gale's ability
      And A chooses Cake
      And A plays Dusk in the right
      Then A cannot activate Gale's ability
      When the turn passes to B
      And the turn passes to A
      Then A can activate Gale's ability

  @clause-decore.3
  Rule: decore.3 Decore costs no Ener

    Scenario: Decore takes no Ener from a player who has some
      Given the board
        | zone   | A                           |
        | center | Ember class:Cook color:blue |
        | hand   | Cake class:Cook             |
        | ener   | Coral color:blue            |
      And Ember reads "Decore."
      When A activates Ember's ability
      And A chooses Cake
      Then Cake is an Acce of Ember
      And A's ener is Coral

    Scenario: Decore can be used by a player without Ener
      Given the board
        | zone   | A                           |
        | center | Ember class:Cook color:blue |
        | hand   | Cake class:Cook             |
      And Ember reads "Decore."
      When A activates Ember's ability
      And A chooses Cake
      Then Cake is an Acce of Ember
