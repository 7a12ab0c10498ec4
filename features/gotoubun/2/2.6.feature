@gotoubun
Feature: 2.6 Text

  @clause-2.6.1
  Rule: 2.6.1 The text gives a card its own abilities

    Scenario: each line an ability, and only of the card that it stands on
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "This character gets power +1."
      And Ichika reads "Activated: draw 1 card."
      Then Ichika has the ability "This character gets power +1."
      And Ichika has the ability "Activated: draw 1 card."
      And A can activate Ichika's ability
      And Nino does not have the ability "Activated: draw 1 card."

  @clause-2.6.1.1
  Rule: 2.6.1.1 A hero has its text once, though it is printed twice

    Scenario: a hero's ability is triggered once, though its text is printed twice
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      And Futaro reads "When this hero is approached, draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then A has drawn 1 card
