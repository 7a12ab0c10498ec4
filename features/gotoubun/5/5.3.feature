@gotoubun
Feature: 5.3 Putting a card somewhere

  @clause-5.3.1
  Rule: 5.3.1 A card that is put into a zone moves there

    Scenario Outline: a card goes to the zone that the event names when told to <text>
      Given the board
        | zone         | A             |
        | lane 2       | Ichika        |
        | waiting room | Nino          |
        | deck         | Miku, 5 cards |
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then <where>

      Examples:
        | text                                                        | where                             |
        | put 1 character card from your waiting room into your hand. | Nino is in A's hand               |
        | put 1 character card from your waiting room into lane 4.    | Nino is in A's lane 4             |
        | put 1 card from your waiting room on top of your deck.      | the top of A's deck is Nino, Miku |
        | put 1 of your {Ichika} on the bottom of your deck.          | the bottom of A's deck is Ichika  |
        | put the top card of your deck into the waiting room.        | Miku is in A's waiting room       |
        | put 1 of your {Ichika} into the bride area.                 | Ichika is a bride of A            |

    Scenario: a character card is put into a lane while another lane is taken
      Given the board
        | zone         | A      |
        | lane 3       | Ichika |
        | waiting room | Nino   |
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into lane 2."
      When A plays the event Letter
      Then Nino is in A's lane 2

    @reading-G-17=not-possible
    Scenario: a character card cannot be put into a lane that is taken
      Given the board
        | zone         | A      |
        | lane 2       | Ichika |
        | waiting room | Nino   |
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into lane 2."
      When A plays the event Letter
      Then Nino is in A's waiting room

    @reading-G-17=stacked
    Scenario: a character card that is put into a lane that is taken lies on the character there
      Given the board
        | zone         | A      |
        | lane 2       | Ichika |
        | waiting room | Nino   |
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into lane 2."
      When A plays the event Letter
      Then Ichika is under Nino
