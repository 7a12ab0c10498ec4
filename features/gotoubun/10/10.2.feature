@gotoubun
Feature: 10.2 Kinds of effects

  @clause-10.2.1
  Rule: 10.2.1 An effect is done at once, lasts, or replaces something

    Scenario Outline: an effect done at once, lasting or replacing leaves <cards> in hand, power <power>
      Given A's lane 1 holds Ichika power:3
      And A holds an event "Letter" that reads "Main: <text>"
      And A holds an event "Note" that reads "Main: Draw 1 card."
      When A plays the event Letter
      And A plays the event Note
      Then A has <cards> in hand
      And Ichika has power <power>

      Examples:
        | text                                                                                             | cards   | power |
        | Draw 1 card.                                                                                     | 2 cards | 3     |
        | Until the end of the turn, your characters get power +2.                                         | 1 card  | 5     |
        | Until the end of the turn, when you would draw a card, reveal the top card of your deck instead. | 0 cards | 3     |

  @clause-10.2.1.1
  Rule: 10.2.1.1 A one-shot effect is over once it has been carried out

    @clause-10.2.1 @clause-10.2.1.2
    Scenario: a card is drawn once, and what lasts for the turn is so throughout the turn and no longer
      Given A's lane 1 holds Ichika power:3
      And A holds an event "Letter" that reads "Main: Draw 1 card. Until the end of the turn, 1 of your characters gets power +2."
      When A plays the event Letter
      Then A has drawn 1 card
      And Ichika has power 5
      When the turn passes to B
      Then Ichika has power 3
      And A has drawn 1 card

  @clause-10.2.1.2
  Rule: 10.2.1.2 A lasting effect works as long as it says; where nothing is said, for the rest of the game

    Scenario: a lasting effect for the rest of the game works in A's next turn
      Given A's lane 1 holds Ichika power:3
      And A holds an event "Letter" that reads "Main: For the rest of the game, 1 of your characters gets power +2."
      When A plays the event Letter
      And the turn passes to B
      And the turn passes to A
      Then Ichika has power 5

  @clause-10.2.1.3 @clause-10.2.1.3.1
  Rule: 10.2.1.3 A replacement lets something else happen instead of what would happen

    Scenario: the card that would be drawn stays where it is
      Given the board
        | zone         | A             |
        | lane 1       | Ichika        |
        | deck         | Miku, 4 cards |
        | waiting room | Nino          |
      And Ichika reads "When you would draw a card, remove 1 card from your waiting room instead."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then A has drawn 0 cards
      And the top of A's deck is Miku
      And Nino is in A's removed

    Scenario: a card is drawn where no replacement is about the draw
      Given the board
        | zone         | A             |
        | lane 1       | Ichika        |
        | deck         | Miku, 4 cards |
        | waiting room | Nino          |
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then A has drawn 1 card
      And Nino is in A's waiting room

  @clause-10.2.1.3.2
  Rule: 10.2.1.3.2 An optional replacement asks whether to do the other thing

    Scenario Outline: A says <answer> to an optional replacement, and has drawn <drawn>
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "When you would draw a card, you may remove 1 card from your waiting room instead. If you do, until the end of the turn, this character gets power +2."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      And A says <answer>
      Then A has drawn <drawn>
      And Ichika has power <power>

      Examples:
        | answer | drawn   | power |
        | yes    | 0 cards | 5     |
        | no     | 1 card  | 3     |

    Scenario Outline: B's is about A's draw, and B says <answer>
      Given B's lane 1 holds Nino
      And Nino reads "When your opponent would draw a card, you may shuffle your deck instead."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      And B says <answer>
      Then A has drawn <cards>

      Examples:
        | answer | cards   |
        | yes    | 0 cards |
        | no     | 1 card  |
