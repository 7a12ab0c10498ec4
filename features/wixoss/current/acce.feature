@wixoss
Feature: acce Acce

  @clause-acce.1 @clause-acce.2
  Rule: acce.1 A SIGNI of the class of cooks is attached to another one

    Scenario: an effect attaches a Cook SIGNI from the hand to another as an Acce
      Given the board
        | zone   | A                |
        | center | Ember class:Cook |
        | hand   | Gale class:Cook  |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      When A activates Ember's ability
      And A chooses Gale
      Then Gale is an Acce of Ember
      And Gale lies face up
      And A's hand is empty

  @clause-acce.3
  Rule: acce.3 A SIGNI has one at most

    Scenario: the Acce ability used twice attaches just one of two Cooks in the hand
      Given the board
        | zone   | A                                |
        | center | Ember class:Cook                 |
        | hand   | Gale class:Cook, Dusk class:Cook |
      And Ember reads "Twice per turn, Action: Ener Charge 1. Attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      When A activates Ember's ability
      And A chooses Dusk
      Then Dusk is an Acce of Ember
      When A activates Ember's ability
      Then Gale is in A's hand
      And Dusk is an Acce of Ember
      And A has 2 cards in ener

    Scenario: each of two SIGNI has an Acce of its own
      Given the board
        | zone   | A                         |
        | left   | Dusk class:Cook acce:Cake |
        | center | Ember class:Cook          |
        | ener   | Gale class:Cook           |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is an Acce of Ember
      And Cake is an Acce of Dusk

  @clause-acce.4
  Rule: acce.4 An Acce lies face up, and goes to the trash when its SIGNI leaves the field

    Scenario: an effect has attached it
      Given the board
        | zone   | A                |
        | center | Ember class:Cook |
        | hand   | Gale class:Cook  |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      When A activates Ember's ability
      And A chooses Gale
      Then Gale lies face up
      And B sees Gale

    Scenario: an Acce on the field is seen by both players
      Given the board
        | zone   | A                          |
        | center | Ember class:Cook acce:Cake |
      Then Cake is an Acce of Ember
      And A sees Cake
      And B sees Cake

    Scenario Outline: an Acce goes to the trash when its SIGNI leaves for the <zone>
      Given the board
        | zone   | A                          |
        | left   | Gale                       |
        | center | Ember class:Cook acce:Cake |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And Cake is in A's trash

      Examples:
        | what              | zone |
        | Banish it         | ener |
        | Return it to hand | hand |

    Scenario: a Charm of the same SIGNI goes with it
      Given the board
        | zone   | A                                     |
        | left   | Gale                                  |
        | center | Ember class:Cook acce:Cake charm:Mist |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Banish it."
      When A activates Gale's ability
      Then Cake is in A's trash
      And Mist is in A's trash

    Scenario: an Acce stays attached when its SIGNI moves to another SIGNI zone
      Given the board
        | zone   | A                          |
        | left   | Gale                       |
        | center | Ember class:Cook acce:Cake |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Cake is an Acce of Ember

  @clause-acce.5
  Rule: acce.5 A SIGNI that has an Acce gets no other

    Scenario: a Cook in the hand is not attached to a SIGNI with an Acce
      Given the board
        | zone   | A                          |
        | center | Ember class:Cook acce:Cake |
        | hand   | Gale class:Cook            |
      And Ember reads "Once per turn, Action: Ener Charge 1. Attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is in A's hand
      And Cake is an Acce of Ember
      And A has 1 card in ener
      And it is A's play timing

    Scenario: a Cook in the Ener zone is not attached to a SIGNI with an Acce
      Given the board
        | zone   | A                          |
        | center | Ember class:Cook acce:Cake |
        | ener   | Gale class:Cook            |
      And Ember reads "Once per turn, Action: Ener Charge 1. Attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is in A's ener
      And Cake is an Acce of Ember
      And A has 2 cards in ener
      And it is A's play timing

    Scenario: a SIGNI that has a Charm gets an Acce as well
      Given the board
        | zone   | A                           |
        | center | Ember class:Cook charm:Mist |
        | ener   | Gale class:Cook             |
      And Ember reads "Once per turn, Action: Ener Charge 1. Attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is an Acce of Ember
      And Mist is a Charm of Ember

  @clause-acce.6
  Rule: acce.6 An Acce is not removed, nor put into the trash by itself

    Scenario: a SIGNI with an Acce can be removed, its Acce alone cannot
      Given the board
        | zone   | A                          |
        | center | Ember class:Cook acce:Cake |
      Then A can remove Ember
      And A cannot remove Cake

  @clause-acce.7
  Rule: acce.7 To be attached is not to enter the field

    Scenario: a SIGNI attached as an Acce triggers no abilities of entering the field
      Given the board
        | zone   | A                |
        | left   | Dusk             |
        | center | Ember class:Cook |
        | hand   | Gale class:Cook  |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      And Gale reads "Enter: draw 1 card."
      And Dusk reads "When your SIGNI enters the field, Ener Charge 1."
      When A activates Ember's ability
      And A chooses Gale
      Then Gale is an Acce of Ember
      And A's hand is empty
      And A's ener is empty
      And it is A's play timing

    Scenario: a SIGNI attached as an Acce out of the Ener zone triggers no abilities of entering the field
      Given the board
        | zone   | A                |
        | left   | Dusk             |
        | center | Ember class:Cook |
        | ener   | Gale class:Cook  |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      And Gale reads "Enter: draw 1 card."
      And Dusk reads "When your SIGNI enters the field, Ener Charge 1."
      When A activates Ember's ability
      Then Gale is an Acce of Ember
      And A's hand is empty
      And A's ener is empty
      And it is A's play timing

  @clause-acce.8
  Rule: acce.8 Level, limit and limiting condition do not matter for it

    Scenario: a SIGNI beyond level and limit
      Given the board
        | zone   | A                       |
        | lrig   | Lumi level:1 limit:1    |
        | center | Ember class:Cook        |
        | ener   | Gale class:Cook level:4 |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is an Acce of Ember

    Scenario: a SIGNI for another LRIG
      Given the board
        | zone   | A                             |
        | lrig   | Lumi level:3 type:Luna        |
        | center | Ember class:Cook              |
        | ener   | Gale class:Cook limiting:Sola |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI in your Ener zone to this SIGNI as an Acce."
      When A activates Ember's ability
      Then Gale is an Acce of Ember
