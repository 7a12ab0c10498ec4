@gotoubun
Feature: 3.1 Owner and master

  @clause-3.1.1
  Rule: 3.1.1 A card's owner is the player in whose deck it was

    @clause-3.1.2
    Scenario Outline: B's episode on A's character goes to <player> after: <text>
      Given the board
        | zone         | A      | B                   |
        | lane 1       | Ichika |                     |
        | waiting room |        | Memory kind:episode |
      And A holds an event "Letter" that reads "Main: Set 1 episode card from your opponent's waiting room on your {Ichika}."
      And A holds an event "Trip" that reads "Main: <text>"
      When A plays the event Letter
      And A plays the event Trip
      Then Memory is in <player>'s waiting room

      Examples:
        | player | text                                         |
        | B      | Return your {Ichika} to hand.                |
        | A      | Put all your episodes into the waiting room. |

  @clause-3.1.2
  Rule: 3.1.2 The master of a card in a zone is the player whose zone it is

    @clause-3.1.2.1
    Scenario: a continuous ability speaks of its master's characters
      Given the board
        | zone   | A              | B            |
        | lane 1 | Ichika power:3 | Nino power:3 |
      And Nino reads "Your characters get power +1."
      Then Nino has power 4
      And Ichika has power 3

    @clause-3.1.2.1 @clause-4.12.3
    Scenario: in A's lane a card of B's speaks of A's characters
      Given the board
        | zone         | A              | B            |
        | lane 1       | Ichika power:3 | Miku power:3 |
        | waiting room |                | Nino         |
      And Nino reads "Your other characters get power +1."
      And A holds an event "Letter" that reads "Main: Put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      When A plays the event Letter
      Then Ichika has power 4
      And Miku has power 3

    @clause-3.1.2.3 @clause-4.12.3
    Scenario: in A's lane the automatic ability of a card of B's is A's
      Given B's waiting room holds Nino
      And Nino reads "When this character appears, draw 1 card."
      And A holds an event "Letter" that reads "Main: Put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      When A plays the event Letter
      Then A has drawn 1 card
      And B has drawn 0 cards

    @clause-3.1.2.1
    Scenario: an episode that A sets on a character of B's speaks of B's characters
      Given the board
        | zone         | A                   | B            |
        | lane 1       | Ichika power:3      | Nino power:3 |
        | lane 2       |                     | Miku power:3 |
        | waiting room | Memory kind:episode |              |
      And Memory reads "Your {Miku} get power +1."
      And Memory reads "Your {Ichika} get power +1."
      And A holds an event "Letter" that reads "Main: Set 1 episode card from your waiting room on your opponent's character in lane 1."
      When A plays the event Letter
      Then Miku has power 4
      And Ichika has power 3

    @clause-3.1.2.1 @reading-G-16
    Scenario Outline: for a hero's, who has no master, it is the turn player, here <player>
      Given the board
        | zone   | A              | B            |
        | lane 1 | Ichika power:3 | Nino power:3 |
      And hero lane 3 holds Futaro
      And Futaro reads "Your characters get power +1."
      And it is <player>'s turn
      Then Ichika has power <Ichika>
      And Nino has power <Nino>

      Examples:
        | player | Ichika | Nino |
        | A      | 4      | 3    |
        | B      | 3      | 4    |

    @clause-3.1.2.1 @reading-G-16=first-player
    Scenario: a hero's is the first player's, in B's turn too
      Given the board
        | zone   | A              | B            |
        | lane 1 | Ichika power:3 | Nino power:3 |
      And hero lane 3 holds Futaro
      And Futaro reads "Your characters get power +1."
      And it is B's turn
      Then Ichika has power 4
      And Nino has power 3

    @clause-3.1.2.3
    Scenario: an automatic ability is its master's, whosever turn it is
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | hand   | Nino |        |
      And Ichika reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 2
      Then B has drawn 1 card
      And A has drawn 0 cards

    @clause-3.1.2.3
    Scenario: an automatic ability that an effect leaves behind is that of the effect's master
      Given A's lane 1 holds Ichika
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: At the end of this turn, put the top card of your deck into the waiting room."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then B has 2 cards in waiting room
      And A has 0 cards in waiting room

    @clause-3.1.2.3
    Scenario Outline: a hero's is the turn player's, here <player>
      Given <player>'s hand holds Nino
      And hero lane 3 holds Futaro
      And Futaro reads "When a character appears, draw 1 card."
      And it is <player>'s turn
      When <player> plays the character Nino into lane 2
      Then <player> has drawn 1 card

      Examples:
        | player |
        | A      |
        | B      |

  @clause-3.1.2.2
  Rule: 3.1.2.2 An activated ability is that of the player who plays it

    @clause-3.1.2.4
    Scenario: an activated ability that B plays in B's turn draws for B
      Given B's lane 1 holds Ichika
      And it is B's turn
      And Ichika reads "Activated: draw 1 card."
      When B activates Ichika's ability
      Then B has drawn 1 card
      And A has drawn 0 cards

    @clause-4.12.3
    Scenario: an activated ability of B's card in A's lane is played by A
      Given B's waiting room holds Nino
      And Nino reads "Activated: draw 1 card."
      And A holds an event "Letter" that reads "Main: Put 1 card from your opponent's waiting room into the lane resolution zone, then put it into lane 3."
      When A plays the event Letter
      And A activates Nino's ability
      Then A has drawn 1 card
      And B has drawn 0 cards

    @reading-G-16
    Scenario Outline: a hero's is played by the turn player, here <player>, whose it then is
      Given the board
        | zone | A      | B      |
        | hand | 1 card | 1 card |
      And hero lane 3 holds Futaro
      And Futaro reads "Activated: discard 1 card."
      And it is <player>'s turn
      When <player> activates Futaro's ability
      Then <player> has 0 cards in hand
      And <other> has 1 card in hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @reading-G-16=turn-player
    Scenario: B, who did not go first, plays a hero's in B's turn
      Given hero lane 3 holds Futaro
      And Futaro reads "Activated: draw 1 card."
      And it is B's turn
      When B activates Futaro's ability
      Then B has drawn 1 card

    @reading-G-16=nobody-activates
    Scenario: a hero's activated ability is played by nobody, not even by the first player
      Given hero lane 3 holds Futaro
      And Futaro reads "Activated: draw 1 card."
      Then A cannot activate Futaro's ability

  @clause-3.1.2.4
  Rule: 3.1.2.4 An effect is that of the player whose ability it comes from

    Scenario: an event that B plays in A's turn
      Given A's lane 1 holds Ichika
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: Draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then B has drawn 1 card
      And A has drawn 0 cards

    Scenario: an effect of B's event for A's turn speaks of B's characters
      Given the board
        | zone   | A              | B            |
        | lane 1 | Ichika power:3 | Nino power:3 |
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: Until the end of the turn, your characters get power +1."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then Nino has power 4
      And Ichika has power 3

  @clause-3.1.2.4.1
  Rule: 3.1.2.4.1 An action that an effect tells nobody in particular to do is done by the effect's master

    @without-stack-targets
    Scenario Outline: <player>'s event asks for one of the opponent's characters <by>
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Yotsuba |
        | lane 2 | Nino   | Itsuki  |
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: Return 1 of your opponent's characters <by>."
      When <player> plays the event Letter
      Then <chooser> is asked to choose among <these>

      Examples:
        | player | by                              | chooser | these           |
        | A      | to hand                         | A       | Yotsuba, Itsuki |
        | B      | to hand                         | B       | Ichika, Nino    |
        | A      | chosen by your opponent to hand | B       | Yotsuba, Itsuki |

    Scenario Outline: B's event asks in A's turn for one of A's characters <by>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: Return 1 of your opponent's characters <by>."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then <chooser> is asked to choose among Ichika, Nino

      Examples:
        | by                              | chooser |
        | to hand                         | B       |
        | chosen by your opponent to hand | A       |

    @reading-G-29
    Scenario Outline: <player>'s event asks for a hero, and <player> chooses it
      Given hero lane 1 holds Futaro need:5
      And hero lane 2 holds Uesugi need:5
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: Turn 1 hero with need 5 or less face down."
      When <player> plays the event Letter
      Then <player> is asked to choose among Futaro, Uesugi

      Examples:
        | player |
        | A      |
        | B      |
