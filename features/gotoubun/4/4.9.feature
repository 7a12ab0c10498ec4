@gotoubun
Feature: 4.9 Waiting room

  @clause-4.9.2
  Rule: 4.9.2 The waiting room is public, and it has no order

    @clause-4.9.1
    Scenario Outline: <viewer> sees both players' waiting rooms
      Given the board
        | zone         | A          | B      |
        | waiting room | Miku, Nino | Itsuki |
      Then <viewer> sees Nino
      And <viewer> sees Itsuki

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards that come to the waiting room together are ordered by nobody
      Given the board
        | zone         | A      |
        | lane 1       | Miku   |
        | lane 2       | Nino   |
        | waiting room | Itsuki |
      And A holds an event "Letter" that reads "Main: put your characters into the waiting room."
      When A plays the event Letter
      Then nobody is asked anything
      And A's waiting room is Itsuki, Miku, Nino, Letter
