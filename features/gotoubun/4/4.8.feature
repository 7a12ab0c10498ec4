@gotoubun
Feature: 4.8 Hand

  @clause-4.8.2
  Rule: 4.8.2 Only its player sees a hand, and it has no order

    @clause-4.8.1
    Scenario Outline: <player> sees their own hand, and not the other
      Given the board
        | zone | A          | B      |
        | hand | Miku, Nino | Itsuki |
      Then <player> sees <own>
      And <player> does not see <other>

      Examples:
        | player | own    | other  |
        | A      | Nino   | Itsuki |
        | B      | Itsuki | Miku   |

    Scenario: two cards that come to the hand together are ordered by nobody
      Given the board
        | zone         | A          |
        | waiting room | Miku, Nino |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room into your hand."
      When A plays the event Letter
      Then nobody is asked anything
      And A's hand is Miku, Nino

    @clause-4.8.3
    Scenario Outline: a text counts the cards of <whose> hand
      Given the board
        | zone         | A             | B       |
        | hand         | Miku          | 3 cards |
        | waiting room | Nino, Yotsuba | 2 cards |
      And A holds an event "Letter" that reads "Main: draw 1 card for each card in <whose> hand."
      When A plays the event Letter
      Then A has drawn <count>

      Examples:
        | whose           | count   |
        | your            | 1 card  |
        | your opponent's | 3 cards |
