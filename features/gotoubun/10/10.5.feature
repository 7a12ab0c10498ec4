@gotoubun
Feature: 10.5 Check timing and play timing

  @clause-10.5.1.1
  Rule: 10.5.1.1 At a check timing all rule processing comes before the waiting abilities

    @clause-10.5.1
    Scenario: an episode that has lost its character is put away before the ability that has seen it go
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Miku                  |
      And Miku reads "When a character leaves its lane, draw 1 card."
      And A holds an event "Letter" that reads "Main: Return your {Ichika} to hand."
      When A plays the event Letter
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | played | Miku   |              |

  @clause-10.5.2
  Rule: 10.5.2 Before a play timing is given, a check timing comes, with all that is due in it

    Scenario Outline: <player> acts again only after <opponent> has dealt with what waits
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
        | hand   | Miku   | Miku |
      And <other> reads "When your opponent plays a {Miku} character, you may put the top card of your deck into the waiting room: draw 1 card."
      And it is <player>'s turn
      When <player> plays the character <card> into lane 2
      Then <opponent> is asked yes or no
      When <opponent> says no
      Then it is <player>'s play timing

      Examples:
        | player | opponent | card   | other  |
        | A      | B        | Miku   | Nino   |
        | B      | A        | Miku#2 | Ichika |

    @clause-10.5.4.1
    Scenario: between two play timings of an event step, what waits is played
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:9 |
      And Ichika reads "When your opponent plays an event, you may put the top card of your deck into the waiting room: draw 1 card."
      And B holds an event "Letter" that reads "Approach: Draw 1 card."
      When A ends the main phase
      And A approaches hero 1 with Ichika
      And A passes
      And B plays the event Letter
      Then A is asked yes or no
      When A says no
      Then nobody is asked anything

    @clause-10.5.4.1
    Scenario: the opponent, too, is asked about what waits before another event can be played
      Given the board
        | zone   | A              | B    |
        | lane 1 | Ichika power:9 | Nino |
      And Nino reads "When your opponent plays an event, you may put the top card of your deck into the waiting room: draw 1 card."
      And A holds an event "Letter" that reads "Approach: Draw 1 card."
      And B holds an event "Note" that reads "Approach: Draw 1 card."
      When A ends the main phase
      And A approaches hero 1 with Ichika
      And A passes
      And B passes
      And A plays the event Letter
      Then B is asked yes or no

  @clause-10.5.3
  Rule: 10.5.3 Rules first, then heroes' abilities, the turn player's, and the opponent's

    @clause-10.5.3.2
    Scenario: a hero, A's Ichika and B's Nino have an ability
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And hero lane 3 holds Futaro
      And Ichika reads "When an event card is put into the waiting room, draw 1 card."
      And Nino reads "When an event card is put into the waiting room, draw 1 card."
      And Futaro reads "When an event card is put into the waiting room, draw 1 card."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then the abilities are played in this order: Futaro, Ichika, Nino

    @clause-10.5.3.1 @clause-10.5.3.2
    Scenario: an episode is put away before even the ability of a hero is played
      Given A's lane 1 holds Ichika episode:Memory
      And hero lane 3 holds Futaro
      And Futaro reads "When a character leaves its lane, draw 1 card."
      And A holds an event "Letter" that reads "Main: Return your {Ichika} to hand."
      When A plays the event Letter
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | played | Futaro |              |

  @clause-10.5.3.1
  Rule: 10.5.3.1 All rule processing that is due is done at once, again and again until none is due

    @reading-G-09
    Scenario: the last card is drawn from both decks
      Given A has 1 card in deck
      And B has 1 card in deck
      And A holds an event "Letter" that reads "Main: Each player draws 1 card."
      When A plays the event Letter
      Then the game is a draw

    Scenario Outline: a card is drawn from A's deck of <mine> and from B's of <theirs>
      Given the board
        | zone | A      | B        |
        | deck | <mine> | <theirs> |
      And A holds an event "Letter" that reads "Main: Each player draws 1 card."
      When A plays the event Letter
      Then <ends>

      Examples:
        | mine    | theirs  | ends       |
        | 2 cards | 1 card  | B has lost |
        | 1 card  | 2 cards | A has lost |

    Scenario: the rule processing of one episode makes another's due before any ability is played
      Given the board
        | zone   | A                          |
        | lane 1 | Ichika episode:Memory/Trip |
      And Memory reads "Dedicated {Miku}. / The character this is set on is also {Nino}."
      And Trip reads "Dedicated {Nino}."
      And Ichika reads "When an episode is put into the waiting room, draw 1 card."
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | moved  | Trip   | waiting room |
        | played | Ichika |              |
        | played | Ichika |              |

  @clause-10.5.3.2
  Rule: 10.5.3.2 The turn player plays heroes' waiting abilities, as if their master, before all others

    Scenario Outline: in <player>'s turn that player chooses between two heroes, and draws for both
      Given the board
        | zone | A    | B    |
        | hand | Miku | Nino |
      And hero lane 1 holds Futaro
      And hero lane 5 holds Sensei
      And Futaro reads "When a character appears, draw 1 card."
      And Sensei reads "When a character appears, draw 2 cards."
      And it is <player>'s turn
      When <player> plays the character <card> into lane 1
      Then <player> is asked which waiting ability is played first: Futaro, Sensei
      When <player> plays the waiting ability of Sensei first
      Then the abilities are played in this order: Sensei, Futaro
      And <player> has drawn 3 cards

      Examples:
        | player | card |
        | A      | Miku |
        | B      | Nino |

    Scenario: an episode is put away after one hero's ability and before the next one's
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | hand   | Miku                  |
      And hero lane 1 holds Futaro
      And hero lane 5 holds Sensei
      And Futaro reads "When a character appears, return your {Ichika} to hand."
      And Sensei reads "When a character appears, draw 1 card."
      When A plays the character Miku into lane 2
      And A plays the waiting ability of Futaro first
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | played | Sensei |              |

    @clause-3.1.2.3
    Scenario: a hero's delayed trigger belongs to the player who played the hero's ability
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | hand   | Miku |        |
      And hero lane 5 holds Futaro
      And Futaro reads "When a character appears, at the beginning of the next main phase, draw 1 card."
      And Ichika reads "At the beginning of your main phase, draw 1 card."
      When A plays the character Miku into lane 2
      And the turn passes to B
      Then the abilities are played in this order: Futaro, Ichika, Futaro
      And A has drawn 1 card

    Scenario Outline: in <player>'s turn a hero's ability comes before <player>'s own
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And hero lane 3 holds Futaro
      And <card> reads "When an event card is put into the waiting room, draw 1 card."
      And Futaro reads "When an event card is put into the waiting room, draw 1 card."
      And <player> holds an event "Letter" that reads "Main: Shuffle your deck."
      And it is <player>'s turn
      When <player> plays the event Letter
      Then the abilities are played in this order: Futaro, <card>

      Examples:
        | player | card   |
        | A      | Ichika |
        | B      | Nino   |

  @clause-10.5.3.3
  Rule: 10.5.3.3 The turn player's waiting abilities come next, one by one

    Scenario Outline: two abilities of the turn player wait, and <first> is chosen first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Miku   |
        | hand   | Nino   |
      And Ichika reads "When a character appears, draw 1 card."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      Then A is asked which waiting ability is played first: Ichika, Miku
      When A plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Ichika | Miku   |
        | Miku   | Ichika |

    Scenario: a hero's ability triggered by the turn player's first ability comes before the second
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Miku   |
        | hand   | Nino   |
      And hero lane 5 holds Futaro
      And Ichika reads "When a character appears, shuffle your deck."
      And Miku reads "When a character appears, draw 1 card."
      And Futaro reads "When a player shuffles a deck, draw 1 card."
      When A plays the character Nino into lane 3
      And A plays the waiting ability of Ichika first
      Then the abilities are played in this order: Ichika, Futaro, Miku

    Scenario: an ability that starts to wait meanwhile can be chosen before one that waited already
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Miku   |
        | hand   | Nino   |
      And Ichika reads "When a character appears, shuffle your deck."
      And Miku reads "When a character appears, draw 1 card."
      And Nino reads "When you shuffle a deck, draw 1 card."
      When A plays the character Nino into lane 3
      And A plays the waiting ability of Ichika first
      Then A is asked which waiting ability is played first: Miku, Nino

    Scenario Outline: <player>'s ability comes first in <player>'s turn though <other> goes first in the game
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And Ichika reads "When an event card is put into the waiting room, draw 1 card."
      And Nino reads "When an event card is put into the waiting room, draw 1 card."
      And <player> holds an event "Letter" that reads "Main: Shuffle your deck."
      And <other> goes first
      And it is <player>'s turn
      When <player> plays the event Letter
      Then the abilities are played in this order: <order>

      Examples:
        | player | other | order        |
        | A      | B     | Ichika, Nino |
        | B      | A     | Nino, Ichika |

    Scenario: an episode is put away between two abilities of the turn player
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Miku                  |
        | hand   | Nino                  |
      And Ichika reads "When a character appears, return this character to hand."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      And A plays the waiting ability of Ichika first
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | played | Miku   |              |

  @clause-10.5.3.4
  Rule: 10.5.3.4 The opponent's waiting abilities come last, only while nothing else waits

    Scenario: the opponent chooses between two of their own
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | lane 2 |      | Miku   |
        | hand   | Nino |        |
      And Ichika reads "When a character appears, draw 1 card."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      Then B is asked which waiting ability is played first: Ichika, Miku
      When B plays the waiting ability of Miku first
      Then the abilities are played in this order: Miku, Ichika

    Scenario: the turn player's ability triggered by an opponent's ability precedes the opponent's next
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | lane 2 |      | Miku   |
        | hand   | Nino |        |
      And Ichika reads "When a character appears, shuffle your deck."
      And Miku reads "When a character appears, draw 1 card."
      And Nino reads "When your opponent shuffles a deck, draw 1 card."
      When A plays the character Nino into lane 3
      And B plays the waiting ability of Ichika first
      Then the abilities are played in this order: Ichika, Nino, Miku

    Scenario: an episode is put away between two abilities of the opponent
      Given the board
        | zone   | A    | B                     |
        | lane 1 |      | Ichika episode:Memory |
        | lane 2 |      | Miku                  |
        | hand   | Nino |                       |
      And Ichika reads "When a character appears, return this character to hand."
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      And B plays the waiting ability of Ichika first
      Then these events happened in this order
        | event  | card   | to           |
        | moved  | Memory | waiting room |
        | played | Miku   |              |

    Scenario: the first player waits in the opponent's turn for all the opponent's abilities
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
        | hand   |        | Miku |
      And Ichika reads "When a character appears, draw 1 card."
      And Nino reads "When a character appears, shuffle your deck."
      And Miku reads "When you shuffle a deck, draw 1 card."
      And it is B's turn
      When B plays the character Miku into lane 2
      Then the abilities are played in this order: Nino, Miku, Ichika

    Scenario: in the opponent's turn it waits for what it makes wait for the opponent
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika |      |
        | lane 2 | Miku   |      |
        | hand   |        | Nino |
      And Ichika reads "When a character appears, shuffle your deck."
      And Miku reads "When a character appears, draw 1 card."
      And Nino reads "When your opponent shuffles a deck, draw 1 card."
      And it is B's turn
      When B plays the character Nino into lane 3
      And A plays the waiting ability of Ichika first
      Then the abilities are played in this order: Ichika, Nino, Miku

  @clause-10.5.3.5
  Rule: 10.5.3.5 A check timing ends once nothing is left to do, and not before

    @without-effect-actions
    Scenario: the one before approaches are declared ends once, after both players' abilities
      Given the board
        | zone   | A              | B    |
        | lane 1 | Ichika power:9 | Miku |
      And Ichika reads "At the beginning of your approach phase, until the end of the turn, this character gets power +1."
      And Miku reads "At the beginning of your opponent's approach phase, draw 1 card."
      And it is the start of A's approach phase
      Then these events happened in this order
        | event       | card   |
        | played      | Ichika |
        | played      | Miku   |
        | check-ended |        |
      And the event "check-ended" happened 1 time

  @clause-10.5.4
  Rule: 10.5.4 A play timing is a check timing, then an action or none, and so on until none is taken

    Scenario: check timing, action, check timing, and then nothing
      Given the board
        | zone   | A            | B    |
        | lane 1 |              | Miku |
        | hand   | Nino power:9 |      |
      And Miku reads "When a character appears, draw 1 card."
      When A plays the character Nino into lane 3
      Then the abilities are played in this order: Miku
      And it is A's play timing
      And it is A's main phase
      When A passes
      Then it is A's declaration step

  @clause-10.5.4.1
  Rule: 10.5.4.1 A play timing begins with a check timing

    Scenario: the third bride is counted before another action can be taken
      Given A's lane 1 holds Ichika
      And A has 2 brides
      And A holds an event "Letter" that reads "Main: Put 1 of your characters into the bride area."
      When A plays the event Letter
      Then A has won

    Scenario: a third bride in the event step wins before another event can be played
      Given the board
        | zone   | A              |
        | lane 1 | Nino           |
        | lane 3 | Ichika power:9 |
      And A has 2 brides
      And A holds an event "Letter" that reads "Approach: put 1 of your characters into the bride area."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      And A chooses Nino
      Then A has won

    Scenario: an ability that waits is played before another action can be taken
      Given A's lane 1 holds Ichika
      And Ichika reads "When you shuffle a deck, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn 1 card
      And it is A's play timing

  @clause-10.5.4.2
  Rule: 10.5.4.2 After an action the same player is given a play timing again

    Scenario Outline: <player> acts twice and can then still act
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And <player> holds an event "Letter" that reads "Main: Draw 1 card."
      And <player> holds an event "Note" that reads "Main: Draw 1 card."
      And <own> reads "Activated: draw 1 card."
      And it is <player>'s turn
      When <player> plays the event Letter
      And <player> activates <own>'s ability
      Then it is <player>'s play timing
      And <player> can play the event Note

      Examples:
        | player | own    |
        | A      | Ichika |
        | B      | Nino   |

  @clause-10.5.4.3
  Rule: 10.5.4.3 Doing nothing ends the play timing, and the phase goes on

    Scenario: the action that was left is not offered any more
      Given A holds an event "Letter" that reads "Main: Draw 1 card."
      And A's lane 1 holds Ichika power:9
      Then A can play the event Letter
      When A passes
      Then it is A's declaration step
      And A can approach hero 1 with Ichika
