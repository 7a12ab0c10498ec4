@gotoubun
Feature: 5.7 Looking at the top of a deck

  @clause-5.7.1
  Rule: 5.7.1 The player sees so many cards from the top, and the opponent none of them

    Scenario Outline: the top <number> of <whose> deck
      Given the board
        | zone | A                  | B                    |
        | deck | Ichika, Nino, Miku | Itsuki, Raiha, Ebata |
      And A holds an event "Lens" that reads "Main: look at the top <number> of <whose> deck. Put up to 1 of them into the waiting room."
      When A plays the event Lens
      Then A is asked to choose up to 1 among <these>
      And the event "looked" happened 1 time for <first>
      And the event "looked" happened 0 times for <next>
      And B does not see <first>

      Examples:
        | number  | whose           | these         | next  | first  |
        | 2 cards | your            | Ichika, Nino  | Miku  | Ichika |
        | card    | your            | Ichika        | Nino  | Ichika |
        | 2 cards | your opponent's | Itsuki, Raiha | Ebata | Itsuki |

    @reading-S-10=until-resolved
    Scenario: the card is known until the text is carried out
      Given A's deck holds Ichika, Nino
      And A holds an event "Lens" that reads "Main: look at the top card of your deck. You may draw 1 card."
      When A plays the event Lens
      Then A is asked yes or no
      And A sees Ichika
      When A says no
      Then A does not see Ichika

    @reading-S-10=at-once
    Scenario: the card is known while it is looked at, and no longer
      Given A's deck holds Ichika, Nino
      And A holds an event "Lens" that reads "Main: look at the top card of your deck. You may draw 1 card."
      When A plays the event Lens
      Then A is asked yes or no
      And A does not see Ichika

    @reading-S-10=where-it-lies
    Scenario: the card is known as long as it lies there
      Given A's deck holds Ichika, Nino
      And A holds an event "Lens" that reads "Main: look at the top card of your deck. You may draw 1 card."
      When A plays the event Lens
      Then A is asked yes or no
      And A sees Ichika
      When A says no
      Then A sees Ichika

  @clause-5.7.2
  Rule: 5.7.2 "Up to" is done card by card

    Scenario: the first was seen before the second is asked about
      Given A's deck holds Ichika, Nino, Miku
      And A holds an event "Lens" that reads "Main: look at up to the top 3 cards of your deck."
      When A plays the event Lens
      And A says yes
      Then A sees Ichika
      And A does not see Nino
      And A is asked yes or no

    Scenario: the cards looked at until the player stopped, and no other, can be put away
      Given A's deck holds Ichika, Nino, Miku
      And A holds an event "Lens" that reads "Main: look at up to the top 3 cards of your deck, then put 1 of them into your hand."
      When A plays the event Lens
      And A says yes
      And A says yes
      Then B does not see Ichika
      When A says no
      Then A is asked to choose among Ichika, Nino

  @clause-5.7.2.1
  Rule: 5.7.2.1 Up to none is nothing

    Scenario Outline: A looks at up to <number> cards, and <asked>
      Given A holds an event "Lens" that reads "Main: look at up to the top <number> cards of your deck."
      When A plays the event Lens
      Then <asked>

      Examples:
        | number | asked                    |
        | 2      | A is asked yes or no     |
        | 0      | nobody is asked anything |

  @clause-5.7.2.2
  Rule: 5.7.2.2 Looking at up to a number of cards begins with the top card

    Scenario: the top card alone has been seen after the first yes
      Given A's deck holds Ichika, Nino, Miku
      And A holds an event "Lens" that reads "Main: look at up to the top 2 cards of your deck."
      When A plays the event Lens
      And A says yes
      Then the event "looked" happened 1 time for Ichika
      And the event "looked" happened 0 times for Nino
      And A is asked yes or no

  @clause-5.7.2.3
  Rule: 5.7.2.3 Before each card the player may stop

    Scenario Outline: <answer> to the first card
      Given A holds an event "Lens" that reads "Main: look at up to the top 3 cards of your deck."
      When A plays the event Lens
      And A says <answer>
      Then the event "looked" happened <number>
      And <asked>

      Examples:
        | answer | number  | asked                    |
        | no     | 0 times | nobody is asked anything |
        | yes    | 1 time  | A is asked yes or no     |

    Scenario: B may stop looking at up to two cards of A's deck in A's turn
      Given B's lane 1 holds Nino
      And Nino reads "When your opponent plays an event, look at up to the top 2 cards of your opponent's deck."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then B is asked yes or no

    Scenario Outline: the player who looks, here <player>, may stop, not the player of the deck
      Given <player> holds an event "Lens" that reads "Main: look at up to the top 2 cards of your opponent's deck."
      And it is <player>'s turn
      When <player> plays the event Lens
      Then <player> is asked yes or no

      Examples:
        | player |
        | A      |
        | B      |

  @clause-5.7.2.4
  Rule: 5.7.2.4 A player who does not stop sees the next card from the top, and the opponent does not

    Scenario Outline: <player> looks at <player>'s own deck and sees <card>, and <other> does not
      Given the board
        | zone   | A            | B             |
        | deck   | Ichika, Nino | Itsuki, Raiha |
        | lane 2 | Miku         | Yotsuba       |
      And <actor> reads "Activated: look at up to the top 2 cards of your deck."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <player> says yes
      Then <player> is asked yes or no
      And <player> sees <card>
      And <other> does not see <card>

      Examples:
        | player | actor   | card   | other |
        | A      | Miku    | Ichika | B     |
        | B      | Yotsuba | Itsuki | A     |

    Scenario: A looks at B's deck and sees the top card, and B does not
      Given B's deck holds Itsuki, Raiha
      And A holds an event "Lens" that reads "Main: look at up to the top 2 cards of your opponent's deck."
      When A plays the event Lens
      And A says yes
      Then A is asked yes or no
      And A sees Itsuki
      And B does not see Itsuki

  @clause-5.7.2.5
  Rule: 5.7.2.5 After a card the player may stop again, until the last that is allowed

    Scenario Outline: <first> and <second> to looking at up to three
      Given A holds an event "Lens" that reads "Main: look at up to the top 3 cards of your deck."
      When A plays the event Lens
      And A says <first>
      And A says <second>
      Then the event "looked" happened <number>
      And <asked>

      Examples:
        | first | second | number  | asked                    |
        | yes   | yes    | 2 times | A is asked yes or no     |
        | yes   | no     | 1 time  | nobody is asked anything |

    Scenario: the second card after the first, and no third
      Given A's deck holds Ichika, Nino, Miku
      And A holds an event "Lens" that reads "Main: look at up to the top 2 cards of your deck."
      When A plays the event Lens
      And A says yes
      And A says yes
      Then the event "looked" happened 1 time for Nino
      And the event "looked" happened 0 times for Miku
      And it is A's play timing
