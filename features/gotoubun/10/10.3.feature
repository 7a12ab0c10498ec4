@gotoubun
Feature: 10.3 Abilities that are in effect, and abilities that are not

  @clause-10.3.2
  Rule: 10.3.2 An invalid ability is there, but does nothing and asks nothing

    Scenario: the choice that it would ask for is not asked
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Nino    |
        | lane 2 |        | Yotsuba |
        | hand   | Miku   |         |
      And Ichika reads "When a character appears, return 1 of your opponent's characters to hand."
      And Nino reads "Your opponent's {Ichika} characters' abilities are invalid."
      When A plays the character Miku into lane 2
      Then nobody is asked anything
      And it is A's play timing

    @without-stack-targets
    Scenario: an automatic ability that is valid asks for its choice
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Nino    |
        | lane 2 |        | Yotsuba |
        | hand   | Miku   |         |
      And Ichika reads "When a character appears, return 1 of your opponent's characters to hand."
      And Nino reads "Your opponent's {Miku} characters' abilities are invalid."
      When A plays the character Miku into lane 2
      Then A is asked to choose among Nino, Yotsuba

    @clause-10.3.1
    Scenario: a continuous ability that is invalid changes nothing, and works when it is valid again
      Given the board
        | zone   | A              | B    |
        | lane 1 | Ichika power:3 | Nino |
        | lane 2 | Miku           |      |
      And Miku reads "Your {Ichika} gets power +2."
      And Nino reads "Your opponent's {Miku} characters' abilities are invalid."
      And A holds an event "Letter" that reads "Main: Return your opponent's {Nino} to hand."
      Then Ichika has power 3
      When A plays the event Letter
      Then Ichika has power 5

    Scenario Outline: of two abilities the one that is invalid does nothing, and the other one works ("<invalid>")
      Given the board
        | zone   | A              | B    |
        | lane 1 | Ichika power:3 | Nino |
        | hand   | Miku           |      |
      And Ichika reads "Ability "Smile": When a character appears, draw 1 card."
      And Ichika reads "Ability "Frown": This character gets power +2."
      And Nino reads "Your opponent's characters' ability "<invalid>" is invalid."
      When A plays the character Miku into lane 2
      Then A has drawn <cards>
      And Ichika has power <power>

      Examples:
        | invalid | cards   | power |
        | Smile   | 0 cards | 5     |
        | Frown   | 1 card  | 3     |

    Scenario Outline: a replacement, while the abilities of {<whose>} are invalid
      Given the board
        | zone   | A       | B    |
        | lane 1 | Yotsuba | Nino |
        | lane 2 | Ichika  |      |
      And Ichika reads "When you would draw a card, shuffle your deck instead."
      And Nino reads "Your opponent's {<whose>} characters' abilities are invalid."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | whose  | cards   |
        | Ichika | 1 card  |
        | Miku   | 0 cards |

  @clause-10.3.3
  Rule: 10.3.3 An effect that is valid under a condition is invalid while the condition is not met

    Scenario Outline: "<condition>", with <mine> of A's brides and <theirs> of B's, in lane 2
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | hand   | Miku   |
      And Ichika reads "While <condition>, when a character appears, draw 1 card."
      And A has <mine> brides
      And B has <theirs> brides
      When A plays the character Miku into lane 1
      Then A has drawn <cards> cards

      Examples:
        | condition                   | mine | theirs | cards |
        | you have 2 or more brides   | 2    | 1      | 1     |
        | you have 2 or more brides   | 1    | 2      | 0     |
        | this character is in lane 2 | 0    | 0      | 1     |
        | this character is in lane 1 | 0    | 0      | 0     |

    Scenario Outline: a continuous ability and a replacement that ask for two brides, and <brides> in the bride area
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "While you have 2 or more brides, this character gets power +2."
      And Ichika reads "While you have 2 or more brides, when you would draw a card, shuffle your deck instead."
      And A has <brides> brides
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      Then Ichika has power <power>
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | brides | power | cards   |
        | 2      | 5     | 0 cards |
        | 1      | 3     | 1 card  |

    Scenario Outline: an activated ability that is valid with two brides <can> be played with <brides>
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated (while you have 2 or more brides): draw 1 card."
      And A has <brides> brides
      Then A <can> activate Ichika's ability

      Examples:
        | brides | can    |
        | 1      | cannot |
        | 2      | can    |

  @clause-10.3.4.1
  Rule: 10.3.4.1 An ability that is plainly about a certain zone works there

    Scenario Outline: an ability for the waiting room, of Nino in A's <zone>, draws <cards>
      Given A's <zone> holds Nino
      And Nino reads "In the waiting room: When you shuffle a deck, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | zone         | cards   |
        | waiting room | 1 card  |
        | hand         | 0 cards |
        | lane 3       | 0 cards |
        | brides       | 0 cards |
        | removed      | 0 cards |

    Scenario Outline: a continuous ability that says so, of Nino in <zone>
      Given A's lane 1 holds Ichika power:3
      And <zone> holds Nino
      And Nino reads "In the waiting room: All {Ichika} get power +1."
      Then Ichika has power <power>

      Examples:
        | zone             | power |
        | A's waiting room | 4     |
        | B's waiting room | 4     |
        | A's removed      | 3     |
        | A's lane 2       | 3     |

    Scenario: an event that was played comes back by its own ability in the waiting room
      Given A holds an event "Letter" that reads "Main: draw 1 card. / In the waiting room: At the end of your turn, put this card into your hand."
      When A plays the event Letter
      Then Letter is in A's waiting room
      And A has drawn 1 card
      When the turn passes to B
      Then Letter is in A's hand

  @clause-10.3.4.1.1
  Rule: 10.3.4.1.1 An ability plainly looked at as its card is played or put somewhere works at that moment

    Scenario: the growth of a card in the hand says where it can be played
      Given the board
        | zone   | A             |
        | lane 1 | Ichika        |
        | lane 2 | Miku          |
        | hand   | Summer-Ichika |
      And Summer-Ichika reads "Growth {Ichika}."
      Then A can play the character Summer-Ichika into lane 1
      And A cannot play the character Summer-Ichika into lane 2
      And A cannot play the character Summer-Ichika into lane 3

    Scenario: the dedication of a card in the hand says on whom it can be played
      Given the board
        | zone   | A                                      |
        | lane 1 | Ichika                                 |
        | lane 2 | Miku                                   |
        | hand   | Memory kind:episode, Trip kind:episode |
      And Memory reads "Dedicated {Ichika}."
      Then A can play the episode Memory on Ichika
      And A cannot play the episode Memory on Miku
      And A can play the episode Trip on Miku

    Scenario Outline: with <who> in a lane, the use condition of a card in the hand
      Given A's lane 1 holds <who>
      And A holds an event "Letter" that reads "Main: Draw 1 card. / Use condition {Ichika}."
      And A holds an event "Note" that reads "Main: Draw 1 card."
      Then A <can> play the event Letter
      And A can play the event Note

      Examples:
        | who    | can    |
        | Ichika | can    |
        | Miku   | cannot |

    Scenario Outline: the growth of a card in the deck that an effect puts into lane <lane>
      Given the board
        | zone   | A                      |
        | lane 1 | Ichika                 |
        | deck   | Summer-Ichika, 4 cards |
      And Summer-Ichika reads "Growth {Ichika}."
      And A holds an event "Letter" that reads "Main: Put the top card of your deck into lane <lane>."
      When A plays the event Letter
      Then Summer-Ichika is in A's <zone>

      Examples:
        | lane | zone   |
        | 1    | lane 1 |
        | 2    | deck   |

  @clause-10.3.4.2
  Rule: 10.3.4.2 A hero's abilities work while it is in a hero lane

    @clause-10.3.4
    Scenario Outline: in a hero lane, in a hero deck, in a waiting room
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
      And <place>
      And Futaro reads "All characters get power +1."
      Then Ichika has power <power>

      Examples:
        | place                                   | power |
        | hero lane 5 holds Futaro                | 4     |
        | A's hero deck holds Futaro, 4 cards     | 3     |
        | A's waiting room holds Futaro kind:hero | 3     |
        | A's removed holds Futaro kind:hero      | 3     |

    @reading-G-07
    Scenario Outline: a hero that lies face up or face down
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:3 |
        | hand   | Miku           |
      And hero lane 5 holds <hero>
      And Futaro reads "When a character appears, draw 1 card."
      When A plays the character Miku into lane 1
      Then A has drawn <cards> cards

      Examples:
        | hero             | cards |
        | Futaro           | 1     |
        | Futaro face-down | 0     |

  @clause-10.3.4.3
  Rule: 10.3.4.3 The abilities of characters and episodes work while they are in a character lane

    Scenario Outline: Ichika has power <power> while Nino, who strengthens characters, lies as <card> in <zone>
      Given A's lane 1 holds Ichika power:3
      And <zone> holds <card>
      And Nino reads "All characters get power +1."
      Then Ichika has power <power>

      Examples:
        | zone             | card              | power |
        | A's lane 2       | Nino              | 4     |
        | B's lane 2       | Nino              | 4     |
        | A's hand         | Nino              | 3     |
        | A's waiting room | Nino              | 3     |
        | B's waiting room | Nino              | 3     |
        | A's brides       | Nino              | 3     |
        | A's lane 2       | Miku episode:Nino | 4     |
        | B's lane 2       | Miku episode:Nino | 4     |
        | A's hand         | Nino kind:episode | 3     |
        | A's waiting room | Nino kind:episode | 3     |

    @reading-G-36=top-card
    Scenario: on top of a stack, and not beneath another card
      Given the board
        | zone   | A                             |
        | lane 1 | Ichika power:3                |
        | lane 2 | Summer-Nino under:Spring-Nino |
      And Summer-Nino reads "All characters get power +1."
      And Spring-Nino reads "All characters get power +2."
      Then Ichika has power 4

    @reading-G-36=whole-stack
    Scenario: on top of a stack, and beneath another card too
      Given the board
        | zone   | A                             |
        | lane 1 | Ichika power:3                |
        | lane 2 | Summer-Nino under:Spring-Nino |
      And Summer-Nino reads "All characters get power +1."
      And Spring-Nino reads "All characters get power +2."
      Then Ichika has power 6

    @clause-10.5.1.1
    Scenario: an episode whose character has left sees what happens until it is put away
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
      And Memory reads "When a character is put into the waiting room from the lane, draw 1 card."
      And A holds an event "Letter" that reads "Main: Put 1 of your characters into the waiting room."
      When A plays the event Letter
      Then A has drawn 1 card
      And Memory is in A's waiting room

    Scenario Outline: an automatic ability of <card> in its player's <zone>
      Given A's <zone> holds <card>
      And Nino reads "When you shuffle a deck, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | zone         | card              | cards   |
        | lane 2       | Nino              | 1 card  |
        | lane 2       | Miku episode:Nino | 1 card  |
        | hand         | Nino              | 0 cards |
        | deck         | Nino, 4 cards     | 0 cards |
        | waiting room | Nino              | 0 cards |
        | waiting room | Nino kind:episode | 0 cards |
        | brides       | Nino              | 0 cards |
        | removed      | Nino              | 0 cards |
