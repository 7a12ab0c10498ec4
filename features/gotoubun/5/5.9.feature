@gotoubun
Feature: 5.9 Appearing

  @clause-5.9.1
  Rule: 5.9.1 A character appears when it is put into a lane, or grows onto one there, from anywhere but a lane

    Scenario Outline: an ability about a character's appearing draws <number> for a text to <text>
      Given the board
        | zone         | A      | B       |
        | lane 1       | Itsuki |         |
        | lane 2       | Nino   | Yotsuba |
        | waiting room | Miku   | Ebata   |
        | brides       | Raiha  |         |
      And Itsuki reads "When a character appears, draw 1 card."
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then A has drawn <number>

      Examples:
        | text                                                                        | number  |
        | put 1 {Miku} character card from your waiting room into lane 4.             | 1 card  |
        | put 1 of your {Raiha} brides into lane 4.                                   | 1 card  |
        | put 1 {Ebata} character card from your opponent's waiting room into lane 4. | 1 card  |
        | swap 1 of your {Nino} with 1 {Miku} character card from your waiting room.  | 1 card  |
        | move 1 of your {Nino} to lane 4.                                            | 0 cards |
        | swap 1 of your {Nino} with 1 of your {Itsuki}.                              | 0 cards |
        | swap 1 of your {Nino} with 1 of your opponent's {Yotsuba}.                  | 0 cards |
        | put 1 of your {Nino} into the waiting room.                                 | 0 cards |

    Scenario Outline: a character card of the zone <zone> is put into a lane
      Given the board
        | zone   | A       |
        | lane 1 | Itsuki  |
        | <zone> | <cards> |
      And Itsuki reads "When a character appears, draw 1 card."
      And A holds an event "Letter" that reads "Main: put <which> into lane 4."
      When A plays the event Letter
      Then Miku is in A's lane 4
      And A has drawn 1 card

      Examples:
        | zone    | cards         | which                         |
        | hand    | Miku          | 1 card from your hand         |
        | deck    | Miku, 2 cards | the top card of your deck     |
        | removed | Miku          | 1 card from your removed zone |

    Scenario Outline: a character card of the hand that is played <how>
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When a character appears, draw 1 card."
      When A plays the <how>
      Then A has drawn <number>

      Examples:
        | how                        | number  |
        | character Nino into lane 3 | 1 card  |
        | episode Nino on Ichika     | 0 cards |

    @clause-12.6.2
    Scenario: a card that grows from the character in the lane appears when it is played onto it
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | hand   | Nino   |
      And Nino reads:
        """
        Growth {Ichika}.
        When this character appears, draw 1 card.
        """
      When A plays the character Nino into lane 2
      Then Ichika is under Nino
      And A has drawn 1 card

    @clause-12.6.2
    Scenario Outline: a card that grows from <person> is put by an effect into the lane of Ichika
      Given the board
        | zone         | A      | B       |
        | lane 2       | Ichika | Yotsuba |
        | waiting room | Nino   |         |
      And Nino reads "Growth {<person>}."
      And Yotsuba reads "When a character appears, draw 1 card."
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into lane 2."
      When A plays the event Letter
      Then B has drawn <number>
      And the stack of Ichika is <stack>

      Examples:
        | person | number  | stack        |
        | Ichika | 1 card  | Nino, Ichika |
        | Miku   | 0 cards | Ichika       |

    Scenario: a grown character that moves to another lane does not appear
      Given A's lane 2 holds Nino under:Ichika
      And Nino reads:
        """
        Growth {Ichika}.
        When this character appears, draw 1 card.
        """
      And A holds an event "Letter" that reads "Main: move 1 of your {Nino} to lane 4."
      When A plays the event Letter
      Then Nino is in A's lane 4
      And A has drawn 0 cards
