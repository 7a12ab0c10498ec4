@gotoubun
Feature: 4.12 Lane resolution zone

  @clause-4.12.2
  Rule: 4.12.2 The lane resolution zone is public, and each card goes on top

    @clause-4.12.1 @clause-4.12.3
    Scenario Outline: <player>'s character lies there before it comes to its lane, and <viewer> sees it
      Given the board
        | zone   | A      | B     |
        | lane 1 | Ichika | Nino  |
        | hand   | Miku   | Raiha |
      And <actor> reads "When your character would appear, you may draw 1 card instead."
      And it is <player>'s turn
      When <player> plays the character <card> into lane 3
      Then the lane resolution zone holds <card>
      And the effect resolution zone is empty
      And <viewer> sees <card>
      When <player> says no
      Then the lane resolution zone is empty

      Examples:
        | player | viewer | actor  | card  |
        | A      | A      | Ichika | Miku  |
        | A      | B      | Ichika | Miku  |
        | B      | A      | Nino   | Raiha |

    Scenario: an episode lies there, too, and not in the other zone
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | hand   | Memory kind:episode |
      And Ichika reads "When an episode would be set on this character, you may draw 1 card instead."
      When A plays the episode Memory on Ichika
      Then A is asked yes or no
      And the lane resolution zone holds Memory

    Scenario: a card that joins another lies on top of it
      Given the board
        | zone         | A    |
        | waiting room | Miku |
        | hand         | Nino |
      And A holds an event "Letter" that reads "Main: put 1 card from your waiting room into the lane resolution zone, then put 1 card from your hand into the lane resolution zone. You may draw 1 card."
      When A plays the event Letter
      Then A is asked yes or no
      And the lane resolution zone holds Nino, Miku
      And the effect resolution zone holds Letter

    Scenario: A says which of two cards joining the lane resolution zone is on top
      Given the board
        | zone         | A          |
        | waiting room | Miku, Nino |
      And A holds an event "Letter" that reads "Main: put 2 cards from your waiting room into the lane resolution zone. You may draw 1 card."
      When A plays the event Letter
      And A orders the cards Nino, Miku
      Then A is asked yes or no
      And the lane resolution zone holds Nino, Miku

  @clause-4.12.3
  Rule: 4.12.3 The master of a card there is the player who put it there

    Scenario Outline: <player>'s text takes <other>'s card by way of the lane resolution zone
      Given the board
        | zone         | A      | B      |
        | lane 1       | Ichika | Nino   |
        | waiting room | Miku   | Itsuki |
      And <actor> reads "Activated: put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <card> is in <player>'s lane 3
      And <other>'s waiting room is empty

      Examples:
        | player | actor  | card   | other |
        | A      | Ichika | Itsuki | B     |
        | B      | Nino   | Miku   | A     |

    Scenario: B's text does so in A's turn
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Miku   |
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then Miku is in B's lane 3

    Scenario Outline: a character that <player> plays is <player>'s there
      Given the board
        | zone   | A      | B     |
        | lane 1 | Ichika | Nino  |
        | hand   | Miku   | Raiha |
      And Ichika reads "When your character would appear, remove it instead."
      And Nino reads "When your character would appear, put it into the bride area instead."
      And it is <player>'s turn
      When <player> plays the character <card> into lane 3
      Then <card> is in <player>'s <zone>

      Examples:
        | player | card  | zone    |
        | A      | Miku  | removed |
        | B      | Raiha | brides  |
