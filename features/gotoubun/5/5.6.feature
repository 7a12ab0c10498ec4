@gotoubun
Feature: 5.6 Drawing

  @clause-5.6.1
  Rule: 5.6.1 To draw a card is to move the top card of one's main deck to the hand

    Scenario Outline: <player> draws the top card <drawn> when an event reads <text>
      Given the board
        | zone | A                  | B                    |
        | deck | Ichika, Nino, Miku | Itsuki, Raiha, Ebata |
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then <player>'s hand is <drawn>
      And <player>'s deck is <left>
      And <other> has 3 cards in deck

      Examples:
        | text                        | player | drawn  | left         | other |
        | draw 1 card.                | A      | Ichika | Nino, Miku   | B     |
        | your opponent draws 1 card. | B      | Itsuki | Raiha, Ebata | A     |

    Scenario: an activated ability draws the top card
      Given the board
        | zone   | A            |
        | lane 1 | Raiha        |
        | deck   | Ichika, Nino |
      And Raiha reads "Activated: draw 1 card."
      When A activates Raiha's ability
      Then A's hand is Ichika
      And A's deck is Nino

  @clause-5.6.2
  Rule: 5.6.2 To draw several is to draw one several times

    Scenario Outline: an ability that waits for a draw waits once for each of three cards
      Given the board
        | zone   | A              | B              |
        | lane 2 | Ichika power:3 | Itsuki power:3 |
      And <card> reads "When you draw a card, until the end of the turn, this character gets power +1."
      And A holds an event "Letter" that reads "Main: <text>."
      When A plays the event Letter
      Then <player> has drawn 3 cards
      And <card> has power 6

      Examples:
        | text                        | player | card   |
        | draw 3 cards                | A      | Ichika |
        | your opponent draws 3 cards | B      | Itsuki |

    @clause-10.10.1
    Scenario: the replacement of a first draw happens before the second card is drawn
      Given A's deck holds Ichika, Nino, Miku, Itsuki
      And A holds an event "Letter" that reads "Main: the next time you would draw a card this turn, put the top 2 cards of your deck into the waiting room instead."
      And A holds an event "Song" that reads "Main: draw 2 cards."
      When A plays the event Letter
      And A plays the event Song
      Then A's hand is Miku
      And A's waiting room is Letter, Song, Ichika, Nino

  @clause-5.6.3
  Rule: 5.6.3 "Draw up to" is done card by card

    Scenario: each card is in the hand before the next is asked about
      Given A's deck holds Ichika, Nino, Miku, Itsuki
      And A holds an event "Letter" that reads "Main: draw up to 3 cards."
      When A plays the event Letter
      And A says yes
      Then A's hand is Ichika
      And A is asked yes or no

    Scenario: the text goes on after the player has stopped drawing
      Given the board
        | zone | A                          |
        | deck | Ichika, Nino, Miku, Itsuki |
      And A holds an event "Letter" that reads "Main: draw up to 3 cards, then put the top card of your deck into the waiting room."
      When A plays the event Letter
      And A says yes
      And A says no
      Then A's hand is Ichika
      And Nino is in A's waiting room

    Scenario: the number of cards is counted before the first of them
      Given the board
        | zone | A                          |
        | hand | Raiha                      |
        | deck | Ichika, Nino, Miku, Itsuki |
      And A holds an event "Letter" that reads "Main: draw up to 1 card for each card in your hand."
      When A plays the event Letter
      And A says yes
      Then A's hand is Raiha, Ichika
      And nobody is asked anything

  @clause-5.6.3.1
  Rule: 5.6.3.1 Up to none is nothing

    Scenario Outline: up to one card for each of <number> brides
      Given A has <number> brides
      And A holds an event "Letter" that reads "Main: draw up to 1 card for each of your brides."
      When A plays the event Letter
      Then <asked>

      Examples:
        | number | asked                    |
        | 1      | A is asked yes or no     |
        | 0      | nobody is asked anything |

  @clause-5.6.3.2
  Rule: 5.6.3.2 Before each card the player may stop

    Scenario Outline: <first> and <second> to drawing up to three
      Given A holds an event "Letter" that reads "Main: draw up to 3 cards."
      When A plays the event Letter
      And A says <first>
      And A says <second>
      Then A has drawn <number>
      And <asked>

      Examples:
        | first | second | number  | asked                    |
        | yes   | yes    | 2 cards | A is asked yes or no     |
        | yes   | no     | 1 card  | nobody is asked anything |

    Scenario: B is asked about B's own draw of up to three cards in A's turn
      Given B's lane 1 holds Nino
      And Nino reads "When your opponent plays an event, draw up to 3 cards."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then B is asked yes or no
      When B says no
      Then B has drawn 0 cards
      And it is A's play timing

    Scenario Outline: before the first card, too, <player> in <player>'s turn
      Given <player> holds an event "Letter" that reads "Main: draw up to 3 cards."
      And it is <player>'s turn
      When <player> plays the event Letter
      And <player> says no
      Then <player> has drawn 0 cards
      And it is <player>'s play timing

      Examples:
        | player |
        | A      |
        | B      |

  @clause-5.6.3.3
  Rule: 5.6.3.3 A player who does not stop draws one card

    Scenario Outline: <player> says yes once, and draws the top card of <player>'s deck
      Given <player>'s deck holds Ichika, Nino, Miku
      And <player> holds an event "Letter" that reads "Main: draw up to 2 cards."
      And it is <player>'s turn
      When <player> plays the event Letter
      And <player> says yes
      And <player> says no
      Then <player>'s hand is Ichika

      Examples:
        | player |
        | A      |
        | B      |

  @clause-5.6.3.4
  Rule: 5.6.3.4 Drawing up to a number ends with the last card that is allowed

    Scenario: after the second of two nobody is asked
      Given A holds an event "Letter" that reads "Main: draw up to 2 cards."
      When A plays the event Letter
      And A says yes
      And A says yes
      Then A has drawn 2 cards
      And it is A's play timing
