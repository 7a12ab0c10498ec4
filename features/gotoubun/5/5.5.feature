@gotoubun
Feature: 5.5 Shuffling

  @clause-5.5.1
  Rule: 5.5.1 The cards of the main deck are put into a random order by its player

    Scenario: the deck that is meant, and nothing else
      Given the board
        | zone | A                  | B                      |
        | deck | Ichika, Nino, Miku | Itsuki, Yotsuba, Raiha |
      And the next shuffle gives Nino, Miku, Ichika
      And A holds an event "Letter" that reads "Main: shuffle your deck."
      When A plays the event Letter
      Then A's deck is Nino, Miku, Ichika
      And B's deck is Itsuki, Yotsuba, Raiha

    Scenario Outline: <text>: the player whose deck it is shuffles it
      Given the board
        | zone   | A              | B            |
        | lane 2 | Ichika power:3 | Nino power:3 |
      And Ichika reads "When you shuffle a deck, until the end of the turn, this character gets power +1."
      And Nino reads "When you shuffle a deck, until the end of the turn, this character gets power +1."
      And A holds an event "Letter" that reads "Main: <text>."
      When A plays the event Letter
      Then Ichika has power <Ichika's>
      And Nino has power <Nino's>

      Examples:
        | text                         | Ichika's | Nino's |
        | shuffle your deck            | 4        | 3      |
        | shuffle your opponent's deck | 3        | 4      |

    @without-first-player-owner
    Scenario: the hero deck, and not the main deck
      Given the board
        | zone      | A                              |
        | deck      | Ichika, Nino                   |
        | hero deck | Futaro, Old-Futaro, New-Futaro |
      And the next shuffle gives New-Futaro, Futaro, Old-Futaro
      And A holds an event "Letter" that reads "Main: shuffle your hero deck."
      When A plays the event Letter
      Then A's hero deck is New-Futaro, Futaro, Old-Futaro
      And A's deck is Ichika, Nino

    Scenario: a card that a player saw is not known any more after a shuffle
      Given A's deck holds Ichika, Nino, Miku
      And A holds an event "Lens" that reads "Main: look at the top card of your deck, then shuffle your deck. You may draw 1 card."
      When A plays the event Lens
      Then A is asked yes or no
      And A does not see Ichika

  @clause-5.5.1.1
  Rule: 5.5.1.1 A deck of one card or none counts as shuffled

    Scenario Outline: a deck of <cards> is shuffled
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | deck   | <cards>        |
      And Ichika reads "When you shuffle a deck, until the end of the turn, this character gets power +1."
      And A holds an event "Letter" that reads "Main: shuffle your deck."
      When A plays the event Letter
      Then Ichika has power 4

      Examples:
        | cards   |
        | 1 card  |
        | 2 cards |

    @reading-G-09
    Scenario: a deck of which the last card was drawn is shuffled
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | deck   | 1 card         |
      And Ichika reads "When you shuffle a deck, until the end of the turn, this character gets power +1."
      And A holds an event "Letter" that reads "Main: draw 1 card, then shuffle your deck. Put 1 card from your hand into your deck."
      When A plays the event Letter
      Then Ichika has power 4
