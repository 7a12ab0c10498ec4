@gotoubun
Feature: 5.4 Removing a card

  @clause-5.4.1
  Rule: 5.4.1 A card that is removed moves to the removed zone

    Scenario Outline: <card> goes to <player>'s removed zone when an event says to <text>
      Given the board
        | zone         | A               | B    |
        | lane 2       | Ichika          | Miku |
        | waiting room | Nino            |      |
        | brides       | Raiha           |      |
        | deck         | Itsuki, 5 cards |      |
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then <card> is in <player>'s removed

      Examples:
        | text                                  | card   | player |
        | remove 1 card from your waiting room. | Nino   | A      |
        | remove 1 of your {Ichika}.            | Ichika | A      |
        | remove 1 of your opponent's {Miku}.   | Miku   | B      |
        | remove 1 of your brides.              | Raiha  | A      |
        | remove the top card of your deck.     | Itsuki | A      |
