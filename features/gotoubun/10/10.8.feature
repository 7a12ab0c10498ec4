@gotoubun
Feature: 10.8 One-shot effects

  @clause-10.8.1
  Rule: 10.8.1 A one-shot effect is done once, and is over

    @clause-10.2.1.1
    Scenario: a one-shot effect does not affect a character that comes later
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And A holds an event "Storm" that reads "Main: Put each of your characters into your waiting room."
      When A plays the event Storm
      And A plays the character Nino into lane 2
      Then Ichika is in A's waiting room
      And Nino is in A's lane 2

    Scenario: a one-shot effect is not done again in a later turn
      Given A holds an event "Rain" that reads "Main: Put the top card of your deck into your waiting room."
      When A plays the event Rain
      And the turn passes to B
      And the turn passes to A
      Then A has 2 cards in waiting room

    Scenario: each of its instructions is done once, in the order of the text
      Given A's lane 1 holds Raiha
      And Raiha reads "Activated: draw 2 cards, then put the top card of your deck into your waiting room, then draw 1 card."
      And A's deck holds Ichika, Nino, Miku, Yotsuba, Itsuki
      When A activates Raiha's ability
      Then A's hand is Ichika, Nino, Yotsuba
      And the top of A's deck is Itsuki
