@gotoubun
Feature: 7.2 Start phase

  @clause-7.2.1
  Rule: 7.2.1 The first turn of the game has no start phase

    Scenario Outline: <turn>, if <first> goes first
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
      And Ichika reads "At the beginning of your start phase, draw 1 card."
      And Itsuki reads "At the beginning of your start phase, draw 1 card."
      And <first> goes first
      And it is <turn>
      And it is the start of <player>'s start phase
      Then <player> has <number> cards in hand
      And it is <player>'s main phase

      Examples:
        | first | turn           | player | number |
        | A     | A's first turn | A      | 0      |
        | A     | B's first turn | B      | 3      |
        | A     | turn 3         | A      | 3      |
        | B     | B's first turn | B      | 0      |
        | B     | A's first turn | A      | 3      |

  @clause-7.2.2
  Rule: 7.2.2 Abilities at the beginning of the start phase trigger, and are played before the cards are drawn

    Scenario Outline: <player>'s ability takes the top card of the deck before <player> draws
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
      And Ichika reads "At the beginning of your start phase, put the top card of your deck into the waiting room."
      And Itsuki reads "At the beginning of your start phase, put the top card of your deck into the waiting room."
      And it is the start of <player>'s start phase
      Then <player>'s waiting room is <player> deck 1
      And <player>'s hand is <player> deck 2, <player> deck 3
      And <other>'s waiting room is empty

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-7.2.3
  Rule: 7.2.3 The turn player draws two cards

    Scenario Outline: <player> draws, <other> does not
      Given it is the start of <player>'s start phase
      Then <player>'s hand is <player> deck 1, <player> deck 2
      And <other>'s hand is empty

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @clause-7.2.1
    Scenario: an ability about draws waits twice for the two cards of the start phase
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "When you draw a card, for the rest of the game, this character gets power +1."
      And it is the start of A's start phase
      Then A has drawn 2 cards
      And Ichika has power 5
      When the turn passes to B
      Then Ichika has power 5
      When the turn passes to A
      Then Ichika has power 7

  @clause-7.2.4
  Rule: 7.2.4 A second check timing follows, and then the main phase

    Scenario Outline: an ability of <card> that drawing triggers is played before the main phase begins
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And <card> reads "When you draw a card, put the top card of your deck into the waiting room."
      And it is the start of <player>'s start phase
      Then these events happened in this order
        | event      | card     | to   | step |
        | moved      | <first>  | hand |      |
        | moved      | <second> | hand |      |
        | played     | <card>   |      |      |
        | step-began |          |      | main |

      Examples:
        | player | card   | first    | second   |
        | A      | Ichika | A deck 1 | A deck 2 |
        | B      | Nino   | B deck 1 | B deck 2 |

    Scenario Outline: a deck of <number> cards before the two are drawn
      Given A's deck holds <number> cards
      And it is the start of A's start phase
      Then <result>

      Examples:
        | number | result               |
        | 2      | A has lost           |
        | 3      | it is A's main phase |
