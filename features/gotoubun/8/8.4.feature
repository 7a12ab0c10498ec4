@gotoubun
Feature: 8.4 Playing an event

  @clause-8.4.1
  Rule: 8.4.1 An event card of the hand can be played if its text is one for the main phase

    Scenario Outline: <player> has an event with the text "<text>"
      Given <player>'s hand holds Letter kind:<kind>
      And Letter reads "<text>: draw 1 card."
      And it is <player>'s turn
      Then <player> <can> play the event Letter

      Examples:
        | player | kind          | text             | can    |
        | A      | event         | Main             | can    |
        | A      | event         | Approach         | cannot |
        | A      | event         | Main or approach | can    |
        | A      | event-episode | Main             | can    |
        | A      | event-episode | Approach         | cannot |
        | B      | event         | Main             | can    |

    Scenario Outline: an event in <where> <can> be played
      Given <where> holds Letter kind:event
      And Letter reads "Main: draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | where            | can    |
        | A's hand         | can    |
        | A's waiting room | cannot |
        | B's hand         | cannot |

    Scenario: an event of B's is carried out, and goes to B's waiting room
      Given B has 1 card in hand
      And B holds an event "Letter" that reads "Main: draw 2 cards."
      And it is B's turn
      When B plays the event Letter
      Then B has drawn 2 cards
      And Letter is in B's waiting room
