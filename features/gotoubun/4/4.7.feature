@gotoubun
Feature: 4.7 Hero deck

  @clause-4.7.2
  Rule: 4.7.2 The hero deck is hidden from both players, and ordered

    @clause-4.7.1
    Scenario Outline: <viewer> sees neither player's hero deck
      Given the board
        | zone      | A           | B           |
        | hero deck | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    @without-first-player-owner
    Scenario Outline: of two heroes that go there in <player>'s turn, the player whose deck it is says which lies above
      Given the board
        | zone      | A           |
        | hero deck | First, Last |
      And hero lane 1 holds Futaro need:4
      And hero lane 2 holds Raiha need:4
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: return each hero with need 4 or less to the bottom of the deck."
      When <player> plays the event Letter
      And A orders the cards Raiha, Futaro
      Then A's hero deck is First, Last, Raiha, Futaro

      Examples:
        | player |
        | A      |
        | B      |

  @clause-4.7.3
  Rule: 4.7.3 A hero that a text puts into a deck goes to the hero deck

    @without-first-player-owner
    Scenario Outline: <card> goes to A's <zone> by an ability of <player> that says to <text>
      Given the board
        | zone         | A               | B      |
        | lane 1       | Miku            | Itsuki |
        | lane 3       | Ichika          |        |
        | waiting room | Raiha kind:hero |        |
      And hero lane 3 holds Futaro
      And <actor> reads "Activated: <text>"
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <card> is in A's <zone>

      Examples:
        | player | actor  | text                                                                              | card   | zone         |
        | A      | Miku   | return the hero in lane 3 to the top of the deck.                                 | Futaro | hero deck    |
        | B      | Itsuki | return the hero in lane 3 to the top of the deck.                                 | Futaro | hero deck    |
        | A      | Miku   | put 1 hero card from your waiting room on top of your deck.                       | Raiha  | hero deck    |
        | B      | Itsuki | put 1 hero card from your opponent's waiting room on top of your opponent's deck. | Raiha  | hero deck    |
        | A      | Miku   | put the hero in lane 3 into the waiting room.                                     | Futaro | waiting room |
        | B      | Itsuki | put the hero in lane 3 into the waiting room.                                     | Futaro | waiting room |
        | A      | Miku   | return your {Ichika} to the top of the deck.                                      | Ichika | deck         |
        | B      | Itsuki | return your opponent's {Ichika} to the top of the deck.                           | Ichika | deck         |
