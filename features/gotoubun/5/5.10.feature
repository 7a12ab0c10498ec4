@gotoubun
Feature: 5.10 Setting an episode

  @clause-5.10.1
  Rule: 5.10.1 An episode that is set lies in the lane of its character, and belongs to it

    Scenario: an episode of the waiting room adds to the power of the character that it is set on
      Given the board
        | zone         | A                              |
        | lane 2       | Ichika power:3                 |
        | lane 4       | Nino power:3                   |
        | waiting room | Memory kind:episode modifier:2 |
      And A holds an event "Letter" that reads "Main: set 1 episode card from your waiting room on 1 of your {Ichika}."
      When A plays the event Letter
      Then Memory is set on Ichika
      And Ichika has power 5
      And Nino has power 3

    Scenario Outline: a card of the kind <kind> is set, or stays where it is
      Given the board
        | zone         | A                  |
        | lane 2       | Ichika power:3     |
        | waiting room | Memory kind:<kind> |
      And A holds an event "Letter" that reads "Main: set 1 card from your waiting room on 1 of your {Ichika}."
      When A plays the event Letter
      Then Ichika has power <power>
      And A's waiting room is <left>

      Examples:
        | kind          | power | left           |
        | event-episode | 4     | Letter         |
        | event         | 3     | Memory, Letter |

    Scenario: an episode is set beside another
      Given the board
        | zone         | A                              |
        | lane 2       | Ichika power:3 episode:Trip    |
        | waiting room | Memory kind:episode modifier:2 |
      And A holds an event "Letter" that reads "Main: set 1 episode card from your waiting room on 1 of your {Ichika}."
      When A plays the event Letter
      Then Memory is set on Ichika
      And Trip is set on Ichika
      And Ichika has power 6

    Scenario: an episode of one character is set on another
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | lane 4 | Nino power:3   |
      And Memory modifier:2 is set on Nino
      And A holds an event "Letter" that reads "Main: set all episodes set on 1 of your {Nino} on 1 of your {Ichika}."
      When A plays the event Letter
      Then Memory is set on Ichika
      And Ichika has power 5
      And Nino has power 3

    Scenario Outline: an episode that is set on a character of <player> is <player>'s
      Given the board
        | zone         | A                   | B    |
        | lane 2       | Ichika              |      |
        | lane 4       |                     | Nino |
        | waiting room | Memory kind:episode |      |
      And Memory reads "When this episode is set on a character, draw 1 card."
      And A holds an event "Letter" that reads "Main: set 1 episode card from your waiting room on 1 of <whose>."
      When A plays the event Letter
      Then Memory is set on <card>
      And <player> has drawn 1 card

      Examples:
        | whose                  | card   | player |
        | your {Ichika}          | Ichika | A      |
        | your opponent's {Nino} | Nino   | B      |

    @clause-11.4.1
    Scenario: an episode that is set on a character of the opponent goes to its owner when that one leaves
      Given the board
        | zone         | A                   | B    |
        | lane 4       |                     | Nino |
        | waiting room | Memory kind:episode |      |
      And A holds an event "Letter" that reads "Main: set 1 episode card from your waiting room on 1 of your opponent's {Nino}, then remove 1 of your opponent's {Nino}."
      When A plays the event Letter
      Then Memory is in A's waiting room

  @clause-5.10.2
  Rule: 5.10.2 "Set on a character" speaks of what lies in its lane and belongs to it

    Scenario Outline: <who>'s episodes are put into the waiting room
      Given the board
        | zone   | A                                         | B                 |
        | lane 2 | Ichika under:Spring-Ichika episode:Memory | Nino episode:Trip |
        | lane 4 | Miku episode:Diary                        |                   |
      And A holds an event "Letter" that reads "Main: put all episodes set on 1 of <who> into the waiting room."
      When A plays the event Letter
      Then <player>'s waiting room is <gone>

      Examples:
        | who                    | player | gone           |
        | your {Ichika}          | A      | Letter, Memory |
        | your opponent's {Nino} | B      | Trip           |

    Scenario: a character on which nothing but another character lies has no episode set
      Given the board
        | zone   | A                          |
        | lane 2 | Ichika under:Spring-Ichika |
        | lane 4 | Nino episode:Memory        |
      And A holds an event "Letter" that reads "Main: return 1 of your characters with an episode set to hand."
      When A plays the event Letter
      Then A's hand is Nino

  @clause-5.10.3
  Rule: 5.10.3 A character card that is an episode is set like one

    Scenario: a character card played as an episode is set, and adds 2 power
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | hand   | Nino power:9   |
      When A plays the episode Nino on Ichika
      Then Nino is set on Ichika
      And Ichika has power 5

    Scenario: a character card played as an episode triggers what waits for an episode
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When an episode is set on this character, draw 1 card."
      When A plays the episode Nino on Ichika
      Then A has drawn 1 card

    @clause-5.10.2
    Scenario: a character with a character card set on it has an episode set
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | lane 4 | Miku   |
      And Nino kind:character is set on Ichika
      And A holds an event "Letter" that reads "Main: return 1 of your characters with an episode set to hand."
      When A plays the event Letter
      Then Ichika is in A's hand
      And Miku is in A's lane 4

    @clause-5.10.2
    Scenario: a character card set as an episode is set on another character
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | lane 4 | Miku power:3   |
      And Nino kind:character is set on Miku
      And A holds an event "Letter" that reads "Main: set 1 episode set on 1 of your {Miku} on 1 of your {Ichika}."
      When A plays the event Letter
      Then Nino is set on Ichika
      And Ichika has power 5
      And Miku has power 3

    Scenario: two character cards are set on one character, and go away with it
      Given the board
        | zone   | A                  |
        | lane 2 | Ichika power:3     |
        | hand   | Nino power:9, Miku |
      And Nino reads "The character this is set on gets power +9."
      And A holds an event "Letter" that reads "Main: return 1 of your {Ichika} to hand."
      When A plays the episode Nino on Ichika
      And A plays the episode Miku on Ichika
      Then Ichika has power 7
      And Nino is not named Nino
      When A plays the event Letter
      Then Nino is in A's waiting room
      And Miku is in A's waiting room
