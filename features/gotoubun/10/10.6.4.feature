@gotoubun
Feature: 10.6.4 Resolving

  @clause-10.6.4
  Rule: 10.6.4 The resolution of a card depends on what it was played as

    @clause-10.6.4.1 @clause-10.6.4.2 @clause-10.6.4.3
    Scenario Outline: a card played as the <what> is <where> once it has been resolved
      Given the board
        | zone   | A                              |
        | lane 1 | Ichika                         |
        | hand   | Nino, Diary kind:event-episode |
      And Diary reads "Main: Draw 1 card."
      When A plays the <what>
      Then <card> is <where>
      And A has drawn <cards>

      Examples:
        | what                       | card  | where               | cards   |
        | character Nino into lane 2 | Nino  | in A's lane 2       | 0 cards |
        | episode Nino on Ichika     | Nino  | set on Ichika       | 0 cards |
        | episode Diary on Ichika    | Diary | set on Ichika       | 0 cards |
        | event Diary                | Diary | in A's waiting room | 1 card  |

  @clause-10.6.4.1
  Rule: 10.6.4.1 A character card goes to the lane that was specified

    Scenario Outline: <player>'s character goes to that player's lane 2
      Given the board
        | zone   | A    | B      |
        | lane 1 | Miku | Miku   |
        | hand   | Nino | Ichika |
      And it is <player>'s turn
      When <player> plays the character <card> into lane 2
      Then <player>'s lane 2 is <card>
      And <player>'s lane 1 is <other>

      Examples:
        | player | card   | other  |
        | A      | Nino   | Miku   |
        | B      | Ichika | Miku#2 |

  @clause-10.6.4.1.1
  Rule: 10.6.4.1.1 Where a character is in the lane, the card is laid onto it

    Scenario: growth makes a stack, and what was set stays set on it
      Given the board
        | zone   | A                                                     |
        | lane 1 | Spring-Ichika power:3 under:Old-Ichika episode:Memory |
        | hand   | Summer-Ichika power:6                                 |
      And Summer-Ichika reads "Growth {Ichika}."
      When A plays the character Summer-Ichika into lane 1
      Then the stack of Summer-Ichika is Summer-Ichika, Spring-Ichika, Old-Ichika
      And Memory is set on Summer-Ichika
      And Summer-Ichika has power 7
      And A's waiting room is empty

    Scenario: the card that was laid on top has abilities of its own for its player
      Given the board
        | zone   | A             |
        | lane 1 | Spring-Ichika |
        | hand   | Summer-Ichika |
      And Summer-Ichika reads "Growth {Ichika}. / When this character appears, draw 1 card."
      When A plays the character Summer-Ichika into lane 1
      Then A has drawn 1 card

    Scenario: two cards were laid onto each other, and both go to their owner's waiting room beneath a third
      Given the board
        | zone   | A                            |
        | lane 1 | Ichika                       |
        | hand   | Summer-Ichika, Autumn-Ichika |
      And Summer-Ichika reads "Growth {Ichika}."
      And Autumn-Ichika reads "Growth {Ichika}."
      And A holds an event "Letter" that reads "Main: Put 1 card from your hand into lane 1. Return it to hand."
      When A plays the character Summer-Ichika into lane 1
      And A plays the event Letter
      Then A's hand is Autumn-Ichika
      And A's waiting room is Summer-Ichika, Ichika, Letter

    Scenario: an empty lane makes no stack
      Given the board
        | zone   | A             |
        | lane 1 | Spring-Ichika |
        | hand   | Nino          |
      When A plays the character Nino into lane 2
      Then the stack of Nino is Nino

  @clause-10.6.4.2
  Rule: 10.6.4.2 A card played as an episode is set on the character that was specified

    Scenario Outline: <player>'s <card> is set as an episode on <whom>, who has power <power>
      Given the board
        | zone   | A                              | B       |
        | lane 1 | Ichika power:3                 | Miku    |
        | lane 2 | Nino power:3                   | Yotsuba |
        | hand   | Memory kind:episode modifier:4 | Itsuki  |
      And it is <player>'s turn
      When <player> plays the episode <card> on <whom>
      Then <card> is set on <whom>
      And <whom> has power <power>
      And <player>'s hand is empty

      Examples:
        | player | card   | whom    | power |
        | A      | Memory | Nino    | 7     |
        | A      | Memory | Ichika  | 7     |
        | B      | Itsuki | Yotsuba | 5     |

    Scenario: an episode is set on the second of two characters of one name, which was specified
      Given A's lane 1 holds Ichika
      And A's lane 2 holds Ichika#2
      And A's hand holds Memory kind:episode
      When A plays the episode Memory on Ichika#2
      Then Memory is set on Ichika#2

  @clause-10.6.4.2.1
  Rule: 10.6.4.2.1 A character card that was played as an episode is an episode of modifier 2 and nothing else

    Scenario: a character card played as an episode keeps neither its power, kind nor person
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino power:7   |
      When A plays the episode Nino on Ichika
      Then Ichika has power 5
      And Nino has modifier 2
      And Nino is an episode
      And Nino is not a character
      And Nino is not the person Nino
      And Nino is not named Nino

    Scenario Outline: Nino, played as the <what>, draws <cards> for a shuffle
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino           |
      And Nino reads "When a player shuffles a deck, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the <what>
      And A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | what                       | cards   |
        | episode Nino on Ichika     | 0 cards |
        | character Nino into lane 2 | 1 card  |

    Scenario: a card with growth is not bound by it when played as an episode
      Given the board
        | zone   | A           |
        | lane 1 | Ichika      |
        | hand   | Summer-Nino |
      And Summer-Nino reads "Growth {Nino}."
      Then A cannot play the character Summer-Nino
      And A can play the episode Summer-Nino on Ichika

    Scenario: once it has left the lane, it is a character card again
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino power:7   |
      And A holds an event "Letter" that reads "Main: Put 1 of your episodes into the waiting room."
      When A plays the episode Nino on Ichika
      And A plays the event Letter
      Then Nino is a character
      And Nino is the person Nino
      And Ichika has power 3

  @clause-10.6.4.3
  Rule: 10.6.4.3 The effect is carried out; then the card of an event is put into the waiting room, and an ability is gone

    Scenario Outline: the text of <player>'s event cannot find the card in the waiting room yet
      Given the board
        | zone         | A                               | B                                  |
        | waiting room | Note kind:event, Map kind:event | Ticket kind:event, Menu kind:event |
      And <player> holds an event "Letter" that reads "Main: Put 1 event card from your waiting room into your hand."
      And it is <player>'s turn
      When <player> plays the event Letter
      Then <player> is asked to choose among <cards>
      When <player> chooses <chosen>
      Then Letter is in <player>'s waiting room
      And the effect resolution zone is empty

      Examples:
        | player | cards        | chosen |
        | A      | Note, Map    | Map    |
        | B      | Ticket, Menu | Menu   |

    Scenario: the event's card has gone when the rules are looked at
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
      And A holds an event "Letter" that reads "Main: Return 1 of your characters to hand."
      When A plays the event Letter
      Then these events happened in this order
        | event | card   | to           |
        | moved | Letter | waiting room |
        | moved | Memory | waiting room |

    Scenario Outline: of <player>'s ability the card stays where it is, and nothing is left in the zone (<text>)
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
        | hand   | Miku   |      |
      And <actor> reads "<text>"
      When A <does>
      And <player> says yes
      Then <player> has <cards> in hand
      And <player>'s lane 1 is <actor>
      And <player>'s waiting room is empty
      And the effect resolution zone is empty
      And it is A's play timing

      Examples:
        | player | actor  | text                                           | does                                 | cards   |
        | A      | Ichika | Activated: you may draw 1 card.                | activates Ichika's ability           | 2 cards |
        | B      | Nino   | When a character appears, you may draw 1 card. | plays the character Miku into lane 2 | 1 card  |
