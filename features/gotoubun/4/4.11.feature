@gotoubun
Feature: 4.11 Removed cards

  @clause-4.11.2
  Rule: 4.11.2 Removed cards are public and lie face up unless the text says otherwise

    @clause-4.11.1
    Scenario Outline: <viewer> sees the card that <player> removed
      Given the board
        | zone   | A      | B       |
        | lane 3 | Ichika | Nino    |
        | hand   | Miku   | Yotsuba |
      And <actor> reads "Activated: remove 1 card from your hand."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <gone> is in <player>'s removed
      And <gone> is face up
      And <viewer> sees <gone>

      Examples:
        | viewer | player | actor  | gone    |
        | A      | A      | Ichika | Miku    |
        | B      | A      | Ichika | Miku    |
        | A      | B      | Nino   | Yotsuba |

    Scenario Outline: the top card of the deck (<text>)
      Given the board
        | zone | A             |
        | deck | Miku, 9 cards |
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then Miku is in A's removed
      And Miku is face <face>
      And B <sees> Miku

      Examples:
        | text                                        | face | sees         |
        | remove the top card of your deck.           | up   | sees         |
        | remove the top card of your deck face down. | down | does not see |

    Scenario: two cards that are removed together are ordered by nobody
      Given the board
        | zone   | A    |
        | lane 1 | Miku |
        | lane 2 | Nino |
      And A holds an event "Letter" that reads "Main: remove your characters."
      When A plays the event Letter
      Then nobody is asked anything
      And A's removed is Miku, Nino
