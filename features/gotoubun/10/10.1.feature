@gotoubun
Feature: 10.1 Kinds of abilities

  @clause-10.1.1.1
  Rule: 10.1.1.1 An activated ability is what a player with a play timing chooses to do, for its cost

    @clause-10.1.1 @reading-G-02
    Scenario: an automatic and an activated ability see the same, and only the automatic one is played by itself
      Given the board
        | zone   | A          |
        | lane 1 | Ichika     |
        | hand   | Miku, Nino |
      And Ichika reads "Activated: discard 1 card: draw 2 cards."
      And Ichika reads "When a character appears, draw 1 card."
      When A plays the character Miku into lane 2
      Then A has drawn 1 card
      When A activates Ichika's ability
      And A chooses Nino
      Then A has drawn 3 cards
      And Nino is in A's waiting room

  @clause-10.1.1.2
  Rule: 10.1.1.2 An automatic ability is played by itself when what it speaks of happens

    @clause-10.1.1.3
    Scenario: at first only what a continuous ability says is so
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Miku           |
      And Ichika reads "This character gets power +2."
      And Ichika reads "When a character appears, draw 1 card."
      Then Ichika has power 5
      And no ability is played
      When A plays the character Miku into lane 2
      Then the abilities are played in this order: Ichika
      And A has drawn 1 card

  @clause-10.1.1.2.2
  Rule: 10.1.1.2.2 An automatic ability may have a cost that can be paid when it is played

    Scenario Outline: A says <answer> to the cost of an automatic ability, and draws <drawn> cards
      Given the board
        | zone   | A          |
        | lane 1 | Ichika     |
        | hand   | Miku, Nino |
      And Ichika reads "When a character appears, you may discard 1 card: draw 2 cards."
      When A plays the character Miku into lane 2
      And A says <answer>
      Then A has drawn <drawn> cards
      And Nino is in A's <zone>

      Examples:
        | answer | drawn | zone         |
        | yes    | 2     | waiting room |
        | no     | 0     | hand         |

    Scenario: with nothing to pay with, nobody is asked and nothing comes of it
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Miku   |
      And Ichika reads "When a character appears, you may discard 1 card: draw 2 cards."
      When A plays the character Miku into lane 2
      Then nobody is asked anything
      And A has drawn 0 cards
      And it is A's play timing
