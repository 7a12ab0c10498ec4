@gotoubun
Feature: 10.6 Playing and resolving

  @clause-10.6.1
  Rule: 10.6.1 Activated and automatic abilities and cards of the hand are played; continuous ones are not

    Scenario: a character, an episode and an event of the hand are played
      Given the board
        | zone   | A                                    |
        | lane 1 | Ichika power:3                       |
        | hand   | Nino, Memory kind:episode modifier:1 |
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the character Nino into lane 2
      And A plays the episode Memory on Ichika
      And A plays the event Letter
      Then Nino is in A's lane 2
      And Ichika has power 4
      And A has drawn 1 card

    Scenario: an automatic and an activated ability are played and resolved
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "Activated: draw 1 card."
      And Nino reads "When this character appears, draw 2 cards."
      When A plays the character Nino into lane 2
      And A activates Ichika's ability
      Then these events happened in this order
        | event  | card   | ability                                    |
        | played | Nino   | When this character appears, draw 2 cards. |
        | played | Ichika | Activated: draw 1 card.                    |
      And A has drawn 3 cards

    Scenario: a continuous ability has its effect all the time, and is never played
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino           |
      And Nino reads "Your {Ichika} gets power +2."
      When A plays the character Nino into lane 2
      Then Ichika has power 5
      And no ability is played

  @clause-10.6.2
  Rule: 10.6.2 Playing goes step by step: specify, choose, pay, resolve

    @clause-10.6.2.5 @clause-10.6.2.6
    Scenario: an event is shown, paid for, resolved, and put into the waiting room
      Given the board
        | zone | A    |
        | hand | Nino |
      And A holds an event "Letter" that reads "Main: Discard 1 card: draw 1 card."
      When A plays the event Letter
      Then these events happened in this order
        | event    | card     | to                |
        | revealed | Letter   |                   |
        | moved    | Letter   | effect resolution |
        | moved    | Nino     | waiting room      |
        | moved    | A deck 1 | hand              |
        | moved    | Letter   | waiting room      |

    @clause-10.6.2.5
    Scenario: an activated ability is paid for before it does anything
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "Activated: discard 1 card: draw 1 card."
      When A activates Ichika's ability
      Then Nino is in A's waiting room
      And A's hand is A deck 1

    Scenario Outline: a card that is played as the <what> is shown before it is there
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      When A plays the <what>
      Then these events happened in this order
        | event    | card | to    |
        | revealed | Nino |       |
        | <comes>  | Nino | <end> |

      Examples:
        | what                       | comes    | end    |
        | character Nino into lane 2 | moved    | lane 2 |
        | episode Nino on Ichika     | attached |        |

  @clause-10.6.2.1
  Rule: 10.6.2.1 The ability or card to be played is specified first, and a card of the hand is shown

    @clause-10.6.2 @clause-10.6.2.3
    Scenario Outline: A plays the <what>, and <card> is revealed before it moves to <zone>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the <what>
      Then these events happened in this order
        | event    | card   | to     |
        | revealed | <card> |        |
        | moved    | <card> | <zone> |
        | <ends>   | <card> | <end>  |

      Examples:
        | what                       | card   | zone              | ends     | end          |
        | character Nino into lane 2 | Nino   | lane resolution   | moved    | lane 2       |
        | episode Nino on Ichika     | Nino   | lane resolution   | attached | Ichika       |
        | event Letter               | Letter | effect resolution | moved    | waiting room |

    Scenario: the opponent sees the card while it is played, and not before
      Given the board
        | zone | A          |
        | hand | Nino, Miku |
      And A holds an event "Letter" that reads "Main: Discard 1 card: draw 1 card."
      Then B does not see Letter
      When A plays the event Letter
      Then A is asked to choose among Nino, Miku
      And B sees Letter
      And B does not see Nino

    Scenario: of two abilities of a character, the one that was specified is played
      Given A's lane 1 holds Ichika
      And Ichika reads "Ability "Smile": Activated, once per turn: draw 1 card."
      And Ichika reads "Ability "Frown": Activated, once per turn: draw 2 cards."
      When A activates Ichika's ability "Frown"
      Then A has drawn 2 cards
      And A can activate Ichika's ability "Smile"
      And A cannot activate Ichika's ability "Frown"

  @clause-10.6.2.2
  Rule: 10.6.2.2 An event & episode is played as the one or as the other

    Scenario Outline: Diary, an event and episode in one, is <where> when played as the <what>
      Given the board
        | zone   | A                                   |
        | lane 1 | Ichika power:3                      |
        | hand   | Diary kind:event-episode modifier:2 |
      And Diary reads "Main: Draw 1 card."
      When A plays the <what>
      Then A has drawn <cards>
      And Ichika has power <power>
      And Diary is <where>

      Examples:
        | what                    | cards   | power | where               |
        | event Diary             | 1 card  | 3     | in A's waiting room |
        | episode Diary on Ichika | 0 cards | 5     | set on Ichika       |

  @clause-10.6.2.2.1
  Rule: 10.6.2.2.1 The half that was not specified does not exist until the card leaves the resolution zone

    @reading-G-27
    Scenario Outline: Ichika sees events and episodes that are played, and A plays the <what>
      Given the board
        | zone   | A                        |
        | lane 1 | Ichika                   |
        | hand   | Diary kind:event-episode |
      And Diary reads "Main: Shuffle your deck."
      And Ichika reads "When you play an event, draw 1 card."
      And Ichika reads "When you play an episode, draw 2 cards."
      When A plays the <what>
      Then A has drawn <cards>

      Examples:
        | what                    | cards   |
        | event Diary             | 1 card  |
        | episode Diary on Ichika | 2 cards |

    @reading-G-27
    Scenario Outline: a card played as an event looks for an <kind> card in the zone where it lies
      Given A's hand holds Diary kind:event-episode
      And Diary reads "Main: If there is an <kind> card in the effect resolution zone, draw 1 card. Otherwise, draw 2 cards."
      When A plays the event Diary
      Then A has drawn <cards>
      And Diary is an event
      And Diary is an episode

      Examples:
        | kind    | cards   |
        | event   | 1 card  |
        | episode | 2 cards |

    @clause-10.6.2.2
    Scenario Outline: "<keyword>" binds its own half alone
      Given A's lane 1 holds Ichika
      And A's hand holds Diary kind:event-episode
      And Diary reads "Main: Draw 1 card. / <keyword>"
      Then A <event> play the event Diary
      And A <episode> play the episode Diary on Ichika

      Examples:
        | keyword               | event  | episode |
        | Use condition {Nino}. | cannot | can     |
        | Dedicated {Nino}.     | can    | cannot  |

    @clause-2.10.5
    Scenario: in the lane, an ability of the episode half is there, and the use condition of the event half is not
      Given the board
        | zone   | A                        |
        | lane 1 | Ichika                   |
        | hand   | Diary kind:event-episode |
      And Diary reads "Main: Draw 1 card. / Use condition {Ichika}. / Dedicated {Ichika}."
      When A plays the episode Diary on Ichika
      Then Diary has the ability "Dedicated {Ichika}."
      And Diary does not have the ability "Use condition {Ichika}."

  @clause-10.6.2.3
  Rule: 10.6.2.3 An event is played by way of the effect resolution zone, another card by that of lanes

    Scenario: while its effect is carried out, an event lies in the effect resolution zone
      Given A's hand holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Discard 1 card."
      When A plays the event Letter
      Then the effect resolution zone holds Letter
      And the lane resolution zone is empty
      When A chooses Nino
      Then the effect resolution zone is empty

    Scenario Outline: while it is asked whether something else happens, a card played as the <what>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When your character would appear, you may draw 1 card instead."
      And Ichika reads "When an episode would be set on this character, you may draw 1 card instead."
      When A plays the <what>
      Then A is asked yes or no
      And the lane resolution zone holds Nino
      And the effect resolution zone is empty

      Examples:
        | what                       |
        | character Nino into lane 2 |
        | episode Nino on Ichika     |

    @clause-4.12.3
    Scenario: of two replacements, who played the card that lies there says which applies
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | hand   | Nino   |      |
      And Ichika reads "When a character would appear, draw 1 card instead."
      And Miku reads "When a character would appear, shuffle your deck instead."
      When A plays the character Nino into lane 2
      Then A is asked which replacement applies: Ichika, Miku

    Scenario Outline: an event with <hand> beside it does not pay for itself out of the hand
      Given the board
        | zone | A      |
        | hand | <hand> |
      And A holds an event "Letter" that reads "Main: Discard 1 card: draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | hand | can    |
        | -    | cannot |
        | Nino | can    |

  @clause-10.6.2.4
  Rule: 10.6.2.4 A choice that playing needs is made as the card or ability is played

    @without-effect-room
    Scenario Outline: a character goes to the lane that was chosen
      Given A's hand holds Nino
      When A plays the character Nino into lane <lane>
      Then Nino is in A's lane <lane>

      Examples:
        | lane |
        | 1    |
        | 5    |

    Scenario Outline: an episode is set on <whom>, who was chosen
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | lane 2 | Nino                |
        | hand   | Memory kind:episode |
      When A plays the episode Memory on <whom>
      Then Memory is set on <whom>

      Examples:
        | whom   |
        | Ichika |
        | Nino   |

  @clause-10.6.2.5
  Rule: 10.6.2.5 The whole cost is paid before anything is done

    Scenario: an event's cost cannot be paid with the card that its effect draws
      Given the board
        | zone | A                |
        | hand | Nino, Miku       |
        | deck | Yotsuba, 4 cards |
      And A holds an event "Letter" that reads "Main: Discard 1 card and then remove 1 card from your waiting room: draw 1 card."
      When A plays the event Letter
      Then A is asked to choose among Nino, Miku
      When A chooses Nino
      Then Nino is in A's removed
      And A's hand is Miku, Yotsuba

    Scenario: the same of an activated ability
      Given the board
        | zone   | A                |
        | lane 1 | Ichika           |
        | hand   | Nino, Miku       |
        | deck   | Yotsuba, 4 cards |
      And Ichika reads "Activated: discard 1 card and then remove 1 card from your waiting room: draw 1 card."
      When A activates Ichika's ability
      Then A is asked to choose among Nino, Miku
      When A chooses Nino
      Then Nino is in A's removed
      And A's hand is Miku, Yotsuba

    Scenario: the same of an automatic ability
      Given the board
        | zone   | A                  |
        | lane 1 | Ichika             |
        | hand   | Itsuki, Nino, Miku |
        | deck   | Yotsuba, 4 cards   |
      And Ichika reads "When a character appears, you may discard 1 card: draw 1 card."
      When A plays the character Itsuki into lane 2
      And A says yes
      Then A is asked to choose among Nino, Miku
      When A chooses Nino
      Then A's hand is Miku, Yotsuba

  @clause-10.6.2.6
  Rule: 10.6.2.6 A card or ability that was played is resolved

    @clause-10.6.1 @clause-10.6.4.3
    Scenario: rules are looked at only after the whole text was carried out
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
      And A holds an event "Letter" that reads "Main: Return 1 of your characters to hand. You may draw 1 card."
      When A plays the event Letter
      Then A is asked yes or no
      And A's waiting room is empty
      When A says yes
      Then A has drawn 1 card
      And A's waiting room is Letter, Memory

    Scenario: a character that is played stands in its lane
      Given A's hand holds Nino
      When A plays the character Nino into lane 2
      Then Nino is in A's lane 2

    Scenario: an episode that is played is set on its character
      Given A's lane 1 holds Ichika
      And A's hand holds Nino
      When A plays the episode Nino on Ichika
      Then Nino is set on Ichika

  @clause-10.6.2.6.1
  Rule: 10.6.2.6.1 Resolving an activated or automatic ability carries out its effect

    Scenario Outline: an activated ability, and an automatic one of the opponent, with two instructions
      Given the board
        | zone   | A    | B      |
        | lane 1 | Miku | Ichika |
        | hand   | Nino |        |
      And Miku reads "Activated: shuffle your deck, then draw 1 card."
      And Ichika reads "When a character appears, shuffle your deck, then draw 1 card."
      When A <does>
      Then these events happened in this order
        | event    | player | cause |
        | shuffled | <who>  |       |
        | moved    | <who>  | draw  |

      Examples:
        | does                                 | who |
        | activates Miku's ability             | A   |
        | plays the character Nino into lane 2 | B   |

  @clause-10.6.2.6.2
  Rule: 10.6.2.6.2 An ability resolves although the card that had it is not there any more

    Scenario: a character that goes to the hand to pay for its ability
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated: return this character to hand: draw 1 card."
      When A activates Ichika's ability
      Then A has drawn 1 card
      And Ichika is in A's hand

    Scenario: a character that another waiting ability removes first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Miku   |
        | hand   | Nino   |
      And Ichika reads "When a character appears, remove your {Miku}."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      And A plays the waiting ability of Ichika first
      Then Miku is in A's removed
      And A has drawn 1 card

  @clause-10.6.5
  Rule: 10.6.5 A card that is played into a lane came from the hand; an event that has been resolved did not

    @reading-G-20
    Scenario Outline: an ability about characters that appear from the <zone> draws <cards> for one played
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "When a character appears from your <zone>, draw 1 card."
      When A plays the character Nino into lane 2
      Then A has drawn <cards>

      Examples:
        | zone                 | cards   |
        | hand                 | 1 card  |
        | lane resolution zone | 0 cards |

    @reading-G-20
    Scenario Outline: an ability about events put away from the <zone> draws <cards> for one
      Given A's lane 1 holds Ichika
      And Ichika reads "When an event card is put into the waiting room from the <zone>, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | zone                   | cards   |
        | hand                   | 0 cards |
        | effect resolution zone | 1 card  |
