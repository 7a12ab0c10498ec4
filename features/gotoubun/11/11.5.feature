@gotoubun
Feature: 11.5 Cards left in the resolution zones

  @clause-11.5.1
  Rule: 11.5.1 A card in a resolution zone that is not being played or resolved goes to its owner's waiting room

    Scenario Outline: when <event>, it does not come to the lane
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When <event>, instead draw 1 card."
      When A plays the <play>
      Then Nino is in A's waiting room
      And A has drawn 1 card

      Examples:
        | event                                     | play                       |
        | a character would appear                  | character Nino into lane 2 |
        | an episode would be set on this character | episode Nino on Ichika     |

    Scenario: an event that is not put into the waiting room after its resolution
      Given the board
        | zone | A      |
        | hand | Ichika |
      And A holds an event "Echo" that reads "Main: The next time a card would be put into your waiting room, draw 1 card instead."
      When A plays the event Echo
      Then A has drawn 1 card
      And Echo is in A's waiting room

    Scenario: a card of B's that A plays
      Given the board
        | zone         | A      | B    |
        | lane 1       | Ichika | Miku |
        | waiting room |        | Nino |
      And Ichika reads "When a character would appear, instead draw 1 card."
      And Miku reads "At the beginning of your opponent's main phase, put 1 {Nino} from your waiting room into your opponent's hand."
      When A plays the character Nino into lane 2
      Then Nino is in B's waiting room
