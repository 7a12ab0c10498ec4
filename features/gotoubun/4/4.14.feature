@gotoubun
Feature: 4.14 What words on cards mean

  @clause-4.14.1
  Rule: 4.14.1 A hero is a hero card in a hero lane

    @reading-G-07
    Scenario: heroes elsewhere, and one that lies face down, do not count
      Given the board
        | zone         | A               |
        | waiting room | Raiha kind:hero |
        | brides       | Ichika          |
      And hero lane 1 is empty
      And hero lane 2 holds Futaro face-down
      And A holds an event "Letter" that reads "Main: draw 1 card for each hero."
      When A plays the event Letter
      Then A has drawn 3 cards

  @clause-4.14.2
  Rule: 4.14.2 A character is a character card in a character lane

    @without-stack-counts
    Scenario Outline: characters elsewhere do not count, whoever is asked about (<whose>)
      Given the board
        | zone         | A                       | B      |
        | lane 1       | Ichika under:Old-Ichika | Itsuki |
        | lane 2       | Nino                    |        |
        | hand         | Miku                    |        |
        | waiting room | Yotsuba                 |        |
        | brides       | Raiha                   |        |
      And A holds an event "Letter" that reads "Main: draw 1 card for each <whose>."
      When A plays the event Letter
      Then A has drawn <count>

      Examples:
        | whose              | count   |
        | character          | 3 cards |
        | of your characters | 2 cards |

    Scenario: a character card that is set as an episode is none
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Nino kind:character is set on Ichika
      And A holds an event "Letter" that reads "Main: draw 1 card for each of your characters."
      When A plays the event Letter
      Then A has drawn 1 card

  @clause-4.14.2.1
  Rule: 4.14.2.1 Of a stack, only the top card is a character

    Scenario: a stack of three counts as one
      Given the board
        | zone   | A                                    |
        | lane 1 | Ichika under:First-Ichika/Old-Ichika |
        | lane 2 | Nino                                 |
      And A holds an event "Letter" that reads "Main: draw 1 card for each of your characters."
      When A plays the event Letter
      Then A has drawn 2 cards

    Scenario: a card beneath another is not found by a text for its person
      Given the board
        | zone   | A                       |
        | lane 1 | Nino under:Old-Ichika   |
        | lane 2 | Ichika                  |
        | lane 3 | Miku under:First-Ichika |
      And A holds an event "Letter" that reads "Main: return 1 of your {Ichika} to hand."
      When A plays the event Letter
      Then A's hand is Ichika

    Scenario Outline: once <player>'s character has grown, only the upper card counts
      Given the board
        | zone   | A                  | B                |
        | lane 3 | Ichika power:9     | Nino power:9     |
        | hand   | New-Ichika power:5 | New-Nino power:5 |
      And New-Ichika reads "Growth {Ichika}."
      And New-Nino reads "Growth {Nino}."
      And hero lane 3 holds Futaro need:5
      And it is <player>'s turn
      When <player> plays the character <card> into lane 3
      Then <card> has power 5
      When <player> ends the main phase
      Then <player> can approach Futaro with <card>

      Examples:
        | player | card       |
        | A      | New-Ichika |
        | B      | New-Nino   |

    Scenario Outline: a text about <what> put into the waiting room takes <card> of a stack
      Given the board
        | zone   | A                                      |
        | lane 1 | Ichika under:Old-Ichika episode:Memory |
        | lane 2 | Miku                                   |
      And Miku reads "When <what> is put into the waiting room, put that card into your hand."
      And A holds an event "Letter" that reads "Main: <text>"
      When A plays the event Letter
      Then A's hand is <card>

      Examples:
        | what        | text                                     | card   |
        | a character | put your {Ichika} into the waiting room. | Ichika |
        | an episode  | put all episodes into the waiting room.  | Memory |

  @clause-4.14.2.2
  Rule: 4.14.2.2 From lane to lane a character moves with everything under it and set on it

    Scenario: stack and episodes are as they were
      Given the board
        | zone   | A                                                                |
        | lane 3 | Ichika power:3 under:First-Ichika/Old-Ichika episode:Memory/Trip |
      And A holds an event "Letter" that reads "Main: move your {Ichika} to lane 5."
      When A plays the event Letter
      Then Ichika is in A's lane 5
      And the stack of Ichika is Ichika, Old-Ichika, First-Ichika
      And Memory is set on Ichika
      And Trip is set on Ichika
      And Ichika has power 5

    Scenario Outline: the <what> a moved character leaves from the new lane
      Given the board
        | zone   | A                                      |
        | lane 3 | Ichika under:Old-Ichika episode:Memory |
      And A holds an event "Letter" that reads "Main: move your {Ichika} to lane 5, then put 1 <what> your {Ichika} into the waiting room."
      When A plays the event Letter
      Then these events happened in this order
        | event | card   | from   | to           | player |
        | moved | <card> | lane 5 | waiting room | A      |

      Examples:
        | what                         | card       |
        | character card stacked under | Old-Ichika |
        | episode set on               | Memory     |

  @clause-4.14.2.2.1
  Rule: 4.14.2.2.1 A character that moves to a taken lane changes places with the one there

    Scenario Outline: <player>'s two characters change places, each with its own cards and episodes
      Given the board
        | zone   | A                       | B                       |
        | lane 2 | Ichika under:Old-Ichika | Itsuki under:Old-Itsuki |
        | lane 4 | Nino episode:Memory     | Yotsuba episode:Trip    |
      And <actor> reads "Activated: move this character to lane 4."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <actor> is in <player>'s lane 4
      And <there> is in <player>'s lane 2
      And <under> is under <actor>
      And <episode> is set on <there>

      Examples:
        | player | actor  | there   | under      | episode |
        | A      | Ichika | Nino    | Old-Ichika | Memory  |
        | B      | Itsuki | Yotsuba | Old-Itsuki | Trip    |

    Scenario: two characters that change places have both moved to another lane
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | lane 4 | Nino   |
      And Ichika reads "When this character moves to another lane, draw 1 card."
      And Nino reads "When this character moves to another lane, draw 1 card."
      And A holds an event "Letter" that reads "Main: move your {Ichika} to lane 4."
      When A plays the event Letter
      Then A is asked which waiting ability is played first: Ichika, Nino

    @clause-10.10.1.1
    Scenario: a character that does not move after all takes nobody's place
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | lane 4 | Nino   |
      And Ichika reads "When this character would move to another lane, draw 1 card instead."
      And A holds an event "Letter" that reads "Main: move your {Ichika} to lane 4."
      When A plays the event Letter
      Then A has drawn 1 card
      And Ichika is in A's lane 2
      And Nino is in A's lane 4

  @clause-4.14.2.3
  Rule: 4.14.2.3 Of a stack that leaves the lanes the top card goes there, the others to their owners' waiting rooms

    Scenario Outline: a stack of three goes to <zone>, and the cards beneath to the waiting room at once
      Given the board
        | zone   | A                                    |
        | lane 1 | Ichika under:First-Ichika/Old-Ichika |
        | lane 2 | Nino                                 |
      And Nino reads "Activated: <text>, then draw 1 card for each card in your waiting room."
      When A activates Nino's ability
      Then Ichika is in A's <zone>
      And A's waiting room is First-Ichika, Old-Ichika
      And A has drawn 2 cards

      Examples:
        | text                                           | zone    |
        | return your {Ichika} to hand                   | hand    |
        | return your {Ichika} to the bottom of the deck | deck    |
        | remove your {Ichika}                           | removed |
        | put your {Ichika} into the bride area          | brides  |

    Scenario Outline: a stack that does something else instead (<instead>)
      Given the board
        | zone   | A                       |
        | lane 1 | Ichika under:Old-Ichika |
      And Ichika reads "When this character would be put into the waiting room, <instead> instead."
      And A holds an event "Letter" that reads "Main: put your {Ichika} into the waiting room."
      When A plays the event Letter
      Then Ichika is in A's <zone>
      And Old-Ichika is <where>

      Examples:
        | instead           | zone   | where               |
        | draw 1 card       | lane 1 | under Ichika        |
        | return it to hand | hand   | in A's waiting room |

    Scenario: a stack's top card alone becomes a bride
      Given the board
        | zone   | A                               |
        | lane 3 | Ichika power:5 under:Old-Ichika |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then A has 1 bride
      And Old-Ichika is in A's waiting room

    Scenario: a card of B's that lay beneath goes to B's waiting room
      Given the board
        | zone | A          | B          |
        | hand | New-Ichika | Old-Ichika |
      And New-Ichika reads "Growth {Ichika}. / When this character appears, return it to hand."
      And B holds an event "Gift" that reads "Main: put 1 character card from your hand into your opponent's hand, then put it into lane 3."
      And it is B's turn
      When B plays the event Gift
      And B chooses Old-Ichika
      And the turn passes to A
      And A plays the character New-Ichika into lane 3
      Then Old-Ichika is in B's waiting room
      And New-Ichika is in A's hand

  @clause-4.14.3
  Rule: 4.14.3 An episode is an episode card that is set on a character

    Scenario Outline: episode cards elsewhere do not count (<whose>)
      Given the board
        | zone         | A                          | B                  |
        | lane 1       | Ichika episode:Memory/Trip | Nino episode:Dream |
        | hand         | Cake kind:episode          |                    |
        | waiting room | Tea kind:episode           |                    |
      And A holds an event "Letter" that reads "Main: draw 1 card for each <whose>."
      When A plays the event Letter
      Then A has drawn <count>

      Examples:
        | whose            | count   |
        | episode          | 3 cards |
        | of your episodes | 2 cards |

    Scenario: an episode whose character has just gone is on nobody
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Nino episode:Trip     |
      And A holds an event "Letter" that reads "Main: return your {Ichika} to hand, then draw 1 card for each of your episodes."
      When A plays the event Letter
      Then A has drawn 1 card

  @clause-4.14.3.1
  Rule: 4.14.3.1 A character card that is set as an episode is one, too

    Scenario: a character card set as an episode is put away with the episodes
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Miku under:Old-Miku   |
      And Nino kind:character is set on Ichika
      And A holds an event "Letter" that reads "Main: put all episodes into the waiting room."
      When A plays the event Letter
      Then A's waiting room is Memory, Nino, Letter
      And Old-Miku is under Miku

    Scenario: a character card counts as an episode from when it is played so
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And A holds an event "Letter" that reads "Main: draw 1 card for each of your episodes."
      When A plays the episode Nino on Ichika
      And A plays the event Letter
      Then A has drawn 1 card
