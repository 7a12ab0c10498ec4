@gotoubun
Feature: 8.3 Playing an episode

  @clause-8.3.1
  Rule: 8.3.1 A character or episode card of the hand is played as an episode of an own character

    Scenario Outline: <player> plays <card> on <character>
      Given the board
        | zone   | A                         | B                       |
        | lane 1 | Ichika                    | Itsuki                  |
        | lane 2 | Nino                      | Yotsuba                 |
        | hand   | Memory kind:episode, Miku | Trip kind:event-episode |
      And it is <player>'s turn
      When <player> plays the episode <card> on <character>
      Then <card> is set on <character>
      And <card> is an episode
      And <card> is not a character
      And <card> is not an event

      Examples:
        | player | card   | character |
        | A      | Memory | Ichika    |
        | A      | Miku   | Nino      |
        | B      | Trip   | Itsuki    |

    Scenario Outline: <player> chooses among <player>'s own characters
      Given the board
        | zone   | A                   | B                 |
        | lane 1 | Ichika              | Itsuki            |
        | hand   | Memory kind:episode | Trip kind:episode |
      And it is <player>'s turn
      Then <player> can play the episode <card> on <mine>
      And <player> cannot play the episode <card> on <theirs>

      Examples:
        | player | card   | mine   | theirs |
        | A      | Memory | Ichika | Itsuki |
        | B      | Trip   | Itsuki | Ichika |

    Scenario Outline: a card of the kind <kind> in <where>
      Given A's lane 1 holds Ichika
      And <where> holds Letter kind:<kind>
      Then A <can> play the episode Letter

      Examples:
        | kind          | where            | can    |
        | episode       | A's hand         | can    |
        | character     | A's hand         | can    |
        | event-episode | A's hand         | can    |
        | event         | A's hand         | cannot |
        | episode       | A's waiting room | cannot |
        | character     | A's brides       | cannot |
        | episode       | B's hand         | cannot |

    Scenario: a character card that can grow on nobody there
      Given A's lane 1 holds Nino
      And A's hand holds Bride-Ichika
      And Bride-Ichika reads "Growth {Ichika}."
      Then A cannot play the character Bride-Ichika
      And A can play the episode Bride-Ichika on Nino

    Scenario: a character can have several episodes, and the top of a stack has them
      Given the board
        | zone   | A                                       |
        | lane 1 | Summer-Ichika under:Ichika episode:Trip |
        | hand   | Memory kind:episode                     |
      Then A cannot play the episode Memory on Ichika
      When A plays the episode Memory on Summer-Ichika
      Then Memory is set on Summer-Ichika
      And Trip is set on Summer-Ichika

    Scenario: a character card that can grow on a character there is played as either
      Given A's lane 1 holds Ichika
      And A's hand holds Bride-Ichika
      And Bride-Ichika reads "Growth {Ichika}."
      Then A can play the character Bride-Ichika
      And A can play the episode Bride-Ichika on Ichika

  @clause-8.3.2
  Rule: 8.3.2 Two episodes a turn, of either kind

    Scenario Outline: a third episode cannot be played after <one> and <two>
      Given the board
        | zone   | A                                                                                                     |
        | lane 1 | Ichika                                                                                                |
        | hand   | Nino, Miku, Memory kind:episode, Trip kind:episode, Song kind:event-episode, Nino#2, Day kind:episode |
      When A plays the episode <one> on Ichika
      Then A can play the episode Nino#2
      And A can play the episode Day
      When A plays the episode <two> on Ichika
      Then A cannot play the episode Nino#2
      And A cannot play the episode Day
      But A can play the character Nino#2

      Examples:
        | one    | two    |
        | Memory | Trip   |
        | Nino   | Miku   |
        | Memory | Nino   |
        | Nino   | Memory |
        | Song   | Trip   |
        | Miku   | Song   |

    Scenario: on different characters, and again in the next of the player's turns
      Given the board
        | zone   | B                                                        |
        | lane 1 | Itsuki                                                   |
        | lane 2 | Miku                                                     |
        | hand   | Memory kind:episode, Trip kind:episode, Day kind:episode |
      And it is B's turn
      When B plays the episode Memory on Itsuki
      And B plays the episode Trip on Miku
      Then B cannot play the episode Day
      When the turn passes to A
      And the turn passes to B
      Then B can play the episode Day

    Scenario: though the first ones have gone again
      Given the board
        | zone   | A                                                        |
        | lane 1 | Ichika                                                   |
        | hand   | Memory kind:episode, Trip kind:episode, Day kind:episode |
      And Ichika reads "Activated: put all episodes set on this character into the waiting room."
      When A plays the episode Memory on Ichika
      And A plays the episode Trip on Ichika
      And A activates Ichika's ability
      Then A cannot play the episode Day
      And it is A's play timing

    Scenario: an event & episode that is played as an event does not count, nor what an event sets
      Given the board
        | zone         | A                                                               |
        | lane 1       | Ichika                                                          |
        | hand         | Memory kind:episode, Trip kind:episode, Song kind:event-episode |
        | waiting room | Day kind:episode                                                |
      And Song reads "Main: set 1 episode card from your waiting room on 1 of your {Ichika}."
      When A plays the event Song
      And A plays the episode Memory on Ichika
      Then Day is set on Ichika
      And A can play the episode Trip
