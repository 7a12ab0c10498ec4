@gotoubun
Feature: 4.6 Main deck

  @clause-4.6.2
  Rule: 4.6.2 The main deck is hidden from both players, and ordered

    @clause-4.6.1
    Scenario Outline: <viewer> sees neither player's deck
      Given the board
        | zone | A           | B           |
        | deck | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: of two cards that go <where> together, their player says which lies above the other
      Given the board
        | zone         | A           |
        | waiting room | Nino, Miku  |
        | deck         | First, Last |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room <where>."
      When A plays the event Letter
      And A orders the cards Miku, Nino
      Then A's deck is <deck>

      Examples:
        | where                      | deck                    |
        | on top of your deck        | Miku, Nino, First, Last |
        | on the bottom of your deck | First, Last, Miku, Nino |
