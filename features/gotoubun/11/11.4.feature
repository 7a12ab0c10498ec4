@gotoubun
Feature: 11.4 Stray episodes

  @clause-11.4.1
  Rule: 11.4.1 An episode whose character is not in its lane any more goes to its owner's waiting room

    Scenario Outline: the character changes its place: <text>
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Miku episode:Trip     |
      And A holds an event "Walk" that reads "Main: <text>"
      When A plays the event Walk
      Then Memory is <place>
      And Trip is set on Miku

      Examples:
        | text                                   | place               |
        | Put 1 of your {Ichika} into your hand. | in A's waiting room |
        | Move 1 of your {Ichika} to lane 4.     | set on Ichika       |
        | Move 1 of your {Ichika} to lane 2.     | set on Ichika       |

    Scenario: an episode does not stay with another character who then stands in the lane
      Given the board
        | zone         | A                     |
        | lane 1       | Ichika episode:Memory |
        | waiting room | Nino                  |
      And A holds an event "Swap" that reads "Main: Put 1 of your {Ichika} into your hand. Put 1 {Nino} from your waiting room into lane 1."
      When A plays the event Swap
      Then Nino is in A's lane 1
      And Memory is in A's waiting room

    Scenario: the same card is back as a new one
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
      And A holds an event "Turn" that reads "Main: Put 1 of your {Ichika} into the waiting room. Put 1 {Ichika} from your waiting room into lane 1."
      When A plays the event Turn
      Then Ichika is in A's lane 1
      And Memory is in A's waiting room

    Scenario: the card that a departed character grew from does not keep its episodes
      Given the board
        | zone   | A                                      |
        | lane 1 | Ichika under:Old-Ichika episode:Memory |
      And A holds an event "Walk" that reads "Main: Put 1 of your {Ichika} into your hand."
      When A plays the event Walk
      Then A's waiting room is Memory, Old-Ichika, Walk

    Scenario: a character card that is set as an episode
      Given the board
        | zone   | B      |
        | lane 1 | Ichika |
      And Nino kind:character is set on Ichika
      And A holds an event "Walk" that reads "Main: Put 1 of your opponent's {Ichika} into the waiting room."
      When A plays the event Walk
      Then Nino is in B's waiting room

    Scenario: an episode of B's on a character of A's
      Given the board
        | zone         | A      | B                   |
        | lane 1       | Ichika |                     |
        | waiting room |        | Memory kind:episode |
      And A holds an event "Gift" that reads "Main: Set 1 episode card from your opponent's waiting room on 1 of your characters."
      And A holds an event "Walk" that reads "Main: Put 1 of your {Ichika} into your hand."
      When A plays the event Gift
      Then Memory is set on Ichika
      When A plays the event Walk
      Then Memory is in B's waiting room

  @clause-11.4.2
  Rule: 11.4.2 An episode dedicated to others than its character's person goes to its owner's waiting room

    @clause-12.8.3
    Scenario Outline: an episode that reads "<text>" is set on <host>
      Given the board
        | zone   | A                     |
        | lane 1 | <host> episode:Memory |
      And Memory reads "<text>"
      Then Memory is <place>

      Examples:
        | text                                    | host        | place               |
        | Dedicated {Ichika}, {Nino}.             | Ichika      | set on Ichika       |
        | Dedicated {Ichika}, {Nino}.             | Summer-Nino | set on Summer-Nino  |
        | Dedicated {Ichika}, {Nino}.             | Miku        | in A's waiting room |
        | Dedicated {Ichika}. / Dedicated {Nino}. | Ichika      | in A's waiting room |
        | Extra: any number in a deck.            | Miku        | set on Miku         |

    @without-stack-targets
    Scenario Outline: an effect makes Ichika <change>
      Given the board
        | zone   | B                     |
        | lane 1 | Ichika episode:Memory |
      And Memory reads "Dedicated {Ichika}."
      And A holds an event "Wig" that reads "Main: Until the end of the turn, 1 of your opponent's characters is <change>."
      When A plays the event Wig
      Then Memory is <place>

      Examples:
        | change      | place               |
        | {Nino}      | in B's waiting room |
        | also {Nino} | set on Ichika       |

    @clause-12.9.2
    Scenario: a disguise keeps the episode where it is, until it is lost
      Given the board
        | zone   | A                   |
        | lane 1 | Miku episode:Memory |
      And Memory reads "Dedicated {Ichika}."
      And Miku reads "Disguise {Ichika}."
      And A holds an event "Mirror" that reads "Main: Until the end of the turn, 1 of your characters loses all abilities."
      Then Memory is set on Miku
      When A plays the event Mirror
      Then Memory is in A's waiting room

    Scenario Outline: an effect sets B's episode on A's <host>
      Given the board
        | zone         | A      | B                   |
        | lane 1       | <host> |                     |
        | waiting room |        | Memory kind:episode |
      And Memory reads "Dedicated {Ichika}."
      And A holds an event "Gift" that reads "Main: Set 1 episode card from your opponent's waiting room on 1 of your characters."
      When A plays the event Gift
      Then Memory is <place>

      Examples:
        | host   | place               |
        | Ichika | set on Ichika       |
        | Nino   | in B's waiting room |

    Scenario Outline: Memory, dedicated to Ichika and Miku, is <place> when Ichika grows into <card>
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | hand   | <card>                |
      And Memory reads "Dedicated {Ichika}, {Miku}."
      And <card> reads "Growth {Ichika}."
      When A plays the character <card> into lane 1
      Then Memory is <place>

      Examples:
        | card | place               |
        | Nino | in A's waiting room |
        | Miku | set on Miku         |

    @clause-10.3.2
    Scenario: a dedicated episode whose abilities are invalid stays on a character of another person
      Given the board
        | zone   | A    | B                   |
        | lane 1 | Nino | Miku episode:Memory |
      And Memory reads "Dedicated {Ichika}."
      And Nino reads "Each episode's abilities are invalid."
      Then Memory is set on Miku
      And it is A's play timing
