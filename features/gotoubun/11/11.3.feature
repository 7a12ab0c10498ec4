@gotoubun
Feature: 11.3 Defeat without a deck

  @clause-11.3.1
  Rule: 11.3.1 A player whose main deck is empty loses

    Scenario Outline: A has <A> cards in the deck, B has <B>
      Given A has <A> cards in deck
      And B has <B> cards in deck
      Then <outcome>

      Examples:
        | A | B | outcome          |
        | 0 | 1 | A has lost       |
        | 1 | 0 | B has lost       |
        | 1 | 1 | the game goes on |

    Scenario Outline: <player> begins a turn with <cards> cards in the deck, and draws two
      Given <player> has <cards> cards in deck
      And it is the start of <player>'s start phase
      Then <outcome>

      Examples:
        | player | cards | outcome          |
        | A      | 2     | A has lost       |
        | A      | 3     | the game goes on |
        | B      | 2     | B has lost       |

    Scenario: the opponent's last cards go in the middle of a turn
      Given B has 2 cards in deck
      And A holds an event "Storm" that reads "Main: Put the top 2 cards of your opponent's deck into the waiting room."
      When A plays the event Storm
      Then B has lost

    @reading-G-11
    Scenario Outline: a hero deck is empty, A's or B's
      Given A has <A> cards in hero deck
      And B has <B> cards in hero deck
      Then the game goes on
      And it is A's play timing

      Examples:
        | A | B |
        | 0 | 1 |
        | 1 | 0 |

    @clause-10.10.1
    Scenario: the game goes on when the loss is replaced by a card that goes to the deck
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Raiha  |
        | deck         | Nino   |
      And Ichika reads "When you would lose the game, instead put all character cards from your waiting room on the bottom of your deck."
      And A holds an event "Letter" that reads "Main: draw 1 card."
      When A plays the event Letter
      Then the game goes on
      And A's deck is Raiha
      And it is A's play timing
