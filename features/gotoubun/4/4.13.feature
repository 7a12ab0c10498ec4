@gotoubun
Feature: 4.13 Effect resolution zone

  @clause-4.13.2
  Rule: 4.13.2 The effect resolution zone is public, and each card goes on top

    @clause-4.13.1 @clause-4.13.3
    Scenario Outline: <player>'s event lies there while it is resolved, and <viewer> sees it
      Given <player> holds an event "Letter" that reads "Main: you may draw 1 card."
      And it is <player>'s turn
      When <player> plays the event Letter
      Then the effect resolution zone holds Letter
      And the lane resolution zone is empty
      And <viewer> sees Letter
      When <player> says no
      Then Letter is in <player>'s waiting room

      Examples:
        | player | viewer |
        | A      | A      |
        | A      | B      |
        | B      | A      |

    Scenario: a card that joins the event lies on top of it
      Given the board
        | zone         | A    |
        | waiting room | Miku |
      And A holds an event "Letter" that reads "Main: put 1 card from your waiting room into the effect resolution zone. You may draw 1 card."
      When A plays the event Letter
      Then A is asked yes or no
      And the effect resolution zone holds Miku, Letter

    Scenario: A says which of two cards joining the effect resolution zone is on top
      Given the board
        | zone         | A          |
        | waiting room | Miku, Nino |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room into the effect resolution zone. You may draw 1 card."
      When A plays the event Letter
      And A orders the cards Nino, Miku
      Then A is asked yes or no
      And the effect resolution zone holds Nino, Miku, Letter

  @clause-4.13.3
  Rule: 4.13.3 The master of what lies there is the player who put it there

    Scenario: in A's turn B plays an event, and it draws for B
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
      And hero lane 3 holds Futaro need:5
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then B has drawn 1 card
      And A has drawn 0 cards

    Scenario Outline: <player>'s text takes <other>'s card by way of the effect resolution zone
      Given the board
        | zone         | A      | B      |
        | lane 1       | Ichika | Nino   |
        | waiting room | Miku   | Itsuki |
      And <actor> reads "Activated: put 1 card from your opponent's waiting room into the effect resolution zone, then return it to hand."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player>'s hand is <card>
      And <other>'s waiting room is empty

      Examples:
        | player | actor  | card   | other |
        | A      | Ichika | Itsuki | B     |
        | B      | Nino   | Miku   | A     |
