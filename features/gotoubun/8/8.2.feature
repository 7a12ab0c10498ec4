@gotoubun
Feature: 8.2 Playing a character

  @clause-8.2.1
  Rule: 8.2.1 A character card of the hand is played into a lane of the turn player

    @without-effect-room
    Scenario Outline: <player> plays <card> into lane <lane>
      Given the board
        | zone | A      | B      |
        | hand | Ichika | Itsuki |
      And it is <player>'s turn
      When <player> plays the character <card> into lane <lane>
      Then <card> is in <player>'s lane <lane>
      And <player>'s hand is empty

      Examples:
        | player | card   | lane |
        | A      | Ichika | 1    |
        | A      | Ichika | 2    |
        | A      | Ichika | 4    |
        | A      | Ichika | 5    |
        | B      | Itsuki | 3    |

    Scenario Outline: a card of the kind <kind>
      Given the board
        | zone | A                  |
        | hand | Memory kind:<kind> |
      Then A <can> play the character Memory

      Examples:
        | kind          | can    |
        | character     | can    |
        | episode       | cannot |
        | event         | cannot |
        | event-episode | cannot |

    Scenario Outline: a character card in <where> <can> be played
      Given <where> holds Nino
      Then A <can> play the character Nino

      Examples:
        | where            | can    |
        | A's hand         | can    |
        | A's waiting room | cannot |
        | A's brides       | cannot |
        | B's hand         | cannot |

  @clause-8.2.1.1
  Rule: 8.2.1.1 Without growth, a lane without a character

    @clause-8.2.1
    Scenario Outline: <player> into lane <lane>, with a character of A's in lane 2 and one of B's in lane 3
      Given the board
        | zone   | A      | B      |
        | lane 2 | Ichika |        |
        | lane 3 |        | Itsuki |
        | hand   | Nino   | Miku   |
      And hero lane 4 is empty
      And it is <player>'s turn
      Then <player> <can> play the character <card> into lane <lane>

      Examples:
        | player | card | lane | can    |
        | A      | Nino | 1    | can    |
        | A      | Nino | 2    | cannot |
        | A      | Nino | 3    | can    |
        | A      | Nino | 4    | can    |
        | B      | Miku | 2    | can    |
        | B      | Miku | 3    | cannot |

    Scenario: a character without growth cannot be played onto another of its name and person
      Given A's lane 2 holds Ichika
      And A's hand holds Ichika
      Then A cannot play the character Ichika#2 into lane 2
      And A can play the character Ichika#2 into lane 1

  @clause-8.2.1.2
  Rule: 8.2.1.2 With growth, only a lane with a character of the person that it names

    Scenario Outline: <player>'s <card> grows from Ichika, into lane <lane>
      Given the board
        | zone   | A             | B           |
        | lane 1 | Ichika        |             |
        | lane 2 | Nino          |             |
        | lane 3 | Summer-Ichika |             |
        | lane 4 |               | Ichika      |
        | hand   | Bride-Ichika  | Miss-Ichika |
      And <card> reads "Growth {Ichika}."
      And it is <player>'s turn
      Then <player> <can> play the character <card> into lane <lane>

      Examples:
        | player | card         | lane | can    |
        | A      | Bride-Ichika | 1    | can    |
        | A      | Bride-Ichika | 2    | cannot |
        | A      | Bride-Ichika | 3    | can    |
        | A      | Bride-Ichika | 4    | cannot |
        | A      | Bride-Ichika | 5    | cannot |
        | B      | Miss-Ichika  | 1    | cannot |
        | B      | Miss-Ichika  | 4    | can    |

    Scenario: a character played by growth lies on the other, which is not put away
      Given A's lane 1 holds Ichika
      And A's hand holds Bride-Ichika
      And Bride-Ichika reads "Growth {Ichika}."
      When A plays the character Bride-Ichika into lane 1
      Then the stack of Bride-Ichika is Bride-Ichika, Ichika
      And Bride-Ichika is in A's lane 1

    Scenario Outline: the top card of the stack counts, here <lane>
      Given the board
        | zone   | A            |
        | lane 1 | <lane>       |
        | hand   | Bride-Ichika |
      And Bride-Ichika reads "Growth {Ichika}."
      Then A <can> play the character Bride-Ichika into lane 1

      Examples:
        | lane               | can    |
        | Ichika under:Nino  | can    |
        | Nino under:Ichika  | cannot |
        | Nino person:Ichika | can    |

    Scenario Outline: a card that grows from Ichika or Nino, onto <person>
      Given A's lane 1 holds <person>
      And A's hand holds Bride
      And Bride reads "Growth {Ichika}, {Nino}."
      Then A <can> play the character Bride into lane 1

      Examples:
        | person   | can    |
        | Ichika   | can    |
        | Nino     | can    |
        | Miku     | cannot |
        | Ichikawa | cannot |

    Scenario Outline: the persons of that character as they are now: <who> with the text "<text>"
      Given A's lane 1 holds <who>
      And A's hand holds Bride-Ichika
      And <who> reads "<text>"
      And Bride-Ichika reads "Growth {Ichika}."
      Then A <can> play the character Bride-Ichika into lane 1

      Examples:
        | who    | text                             | can    |
        | Nino   | This character is also {Ichika}. | can    |
        | Nino   | This character is also {Miku}.   | cannot |
        | Ichika | This character is {Miku}.        | cannot |

    @clause-10.6.4.2.1
    Scenario: a character card that is set on the character in the lane does not count
      Given A's lane 1 holds Nino
      And Ichika kind:character is set on Nino
      And A's hand holds Bride-Ichika
      And Bride-Ichika reads "Growth {Ichika}."
      Then A cannot play the character Bride-Ichika
      And A can play the episode Bride-Ichika on Nino

  @clause-8.2.2
  Rule: 8.2.2 A player plays one character a turn

    Scenario Outline: a second one in <player>'s turn, and one in the next of <player>'s turns
      Given the board
        | zone | A            | B               |
        | hand | Ichika, Nino | Itsuki, Yotsuba |
      And it is <player>'s turn
      Then <player> can play the character <second>
      When <player> plays the character <first> into lane 1
      Then <player> cannot play the character <second>
      When the turn passes to <other>
      And the turn passes to <player>
      Then <player> can play the character <second>

      Examples:
        | player | other | first  | second  |
        | A      | B     | Ichika | Nino    |
        | B      | A     | Itsuki | Yotsuba |

    Scenario Outline: after <first>, Bride-Ichika, who grows from Ichika
      Given the board
        | zone   | A                                        |
        | lane 1 | Ichika                                   |
        | lane 2 | Ichika#2                                 |
        | hand   | Nino, Miku, Bride-Ichika, Bride-Ichika#2 |
      And Bride-Ichika reads "Growth {Ichika}."
      And Bride-Ichika#2 reads "Growth {Ichika}."
      When A plays the character <first> into lane <lane>
      Then A cannot play the character Bride-Ichika#2
      And A cannot play the character Miku
      And A can play the episode Miku on Ichika#2

      Examples:
        | first        | lane |
        | Nino         | 3    |
        | Bride-Ichika | 1    |

    Scenario: though the first has left again
      Given A's hand holds Nino, Miku
      And Nino reads "Activated: until the end of the turn, your characters get power +1, then put this character into the waiting room."
      When A plays the character Nino into lane 1
      And A activates Nino's ability
      Then A cannot play the character Miku
      And it is A's play timing

    Scenario: a character that an event puts into a lane is not played
      Given the board
        | zone         | A    |
        | hand         | Nino |
        | waiting room | Miku |
      And A holds an event "Letter" that reads "Main: put 1 {Miku} character card from your waiting room into lane 1."
      When A plays the event Letter
      Then Miku is in A's lane 1
      And A can play the character Nino into lane 2

    Scenario: a character card that is played as an episode does not count
      Given A's lane 1 holds Ichika
      And A's hand holds Nino, Miku
      When A plays the episode Nino on Ichika
      Then A can play the character Miku
