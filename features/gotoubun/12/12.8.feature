@gotoubun
Feature: 12.8 Dedicated

  @clause-12.8.2
  Rule: 12.8.2 The episode can be played only on a character of that person

    @clause-12.8.1
    Scenario Outline: an episode that reads "<text>"
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | lane 2 | Miku                |
        | lane 3 | Nino                |
        | hand   | Memory kind:episode |
      And Memory reads "<text>"
      And Miku reads "Disguise {Nino}."
      Then A <on Ichika> play the episode Memory on Ichika
      And A <on Miku> play the episode Memory on Miku
      And A <on Nino> play the episode Memory on Nino

      Examples:
        | text                         | on Ichika | on Miku | on Nino |
        | Dedicated {Ichika}.          | can       | cannot  | cannot  |
        | Dedicated {Nino}.            | cannot    | can     | can     |
        | Dedicated {Ichika}, {Nino}.  | can       | can     | can     |
        | Extra: any number in a deck. | can       | can     | can     |

    Scenario Outline: a card that is an event as well
      Given the board
        | zone   | A                       |
        | lane 1 | <host>                  |
        | hand   | Trip kind:event-episode |
      And Trip reads "Dedicated {Ichika}. / Main: Draw 1 card."
      Then A <can> play the episode Trip on <host>
      And A can play the event Trip

      Examples:
        | host   | can    |
        | Ichika | can    |
        | Nino   | cannot |

    @clause-12.10.3
    Scenario Outline: with <other> beside Ichika a dedicated episode <can> be set on <other>, and its only ability gives Ichika power <power>
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika power:3      |
        | lane 2 | <other>             |
        | hand   | Memory kind:episode |
      And Memory reads "Dedicated {Ichika}. / {Ichika} only: The character this is set on gets power +2."
      And Memory reads "When this episode would be put into the waiting room, return it to its player's hand instead."
      And A holds an event "Call" that reads "Main: put 1 of your episodes into the waiting room."
      Then A <can> play the episode Memory on <other>
      When A plays the episode Memory on Ichika
      Then Ichika has power <power>
      When A plays the event Call
      Then Memory is in A's hand

      Examples:
        | other         | can    | power |
        | Summer-Ichika | can    | 6     |
        | Nino          | cannot | 4     |

  @clause-12.8.3
  Rule: 12.8.3 On a character of another person it goes to the waiting room

    @clause-11.4.2
    Scenario Outline: an effect sets one that reads "<text>" on Nino
      Given the board
        | zone   | A                   |
        | lane 3 | Nino                |
        | hand   | Memory kind:episode |
      And Memory reads "<text>"
      And A holds an event "Gift" that reads "Main: Set 1 episode card from your hand on 1 of your characters."
      When A plays the event Gift
      And A chooses Memory
      Then Memory is <place>

      Examples:
        | text                         | place               |
        | Dedicated {Ichika}.          | in A's waiting room |
        | Dedicated {Ichika}, {Nino}.  | set on Nino         |
        | Extra: any number in a deck. | set on Nino         |

    Scenario Outline: <card> grows from Ichika, on whom it is set
      Given the board
        | zone   | A                     |
        | lane 3 | Ichika episode:Memory |
        | hand   | <card>                |
      And Memory reads "Dedicated {Ichika}."
      And <card> reads "Growth {Ichika}."
      When A plays the character <card> into lane 3
      Then Memory is <place>

      Examples:
        | card        | place               |
        | Star-Ichika | set on Star-Ichika  |
        | Nino        | in A's waiting room |
