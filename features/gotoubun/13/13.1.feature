@gotoubun
Feature: 13.1 Perpetual loops

  @clause-13.1.1.1
  Rule: 13.1.1.1 The turn player shows a loop and says how often; the opponent agrees, or cuts it short to do otherwise

    Scenario Outline: the loop is carried out <times>, as said
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "Activated: until the end of the turn, this character gets power +1."
      When A activates Ichika's ability
      And A activates Ichika's ability
      And A repeats the loop <times>
      Then Ichika has power <power>
      And it is A's play timing

      Examples:
        | times   | power |
        | 1 time  | 6     |
        | 5 times | 10    |

    Scenario: a loop of two actions, the second of which undoes but a part of the first
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
      And Ichika reads "Activated: until the end of the turn, this character gets power +1, then move this character to lane 3."
      And Nino reads "Activated: move your {Ichika} to lane 1."
      When A activates Ichika's ability
      And A activates Nino's ability
      And A activates Ichika's ability
      And A activates Nino's ability
      And A repeats the loop 4 times
      Then Ichika has power 9
      And Ichika is in A's lane 1

    Scenario: an action that was done twice may be a loop
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated: until the end of the turn, this character gets power +1."
      Then A cannot repeat the loop
      When A activates Ichika's ability
      And A activates Ichika's ability
      Then A can repeat the loop

    @reading-S-11=after-twice
    Scenario: an action that was done only once is no loop yet
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated: until the end of the turn, this character gets power +1."
      When A activates Ichika's ability
      Then A cannot repeat the loop

    @reading-S-11=after-once
    Scenario: an action that was done only once may be a loop
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated: until the end of the turn, this character gets power +1."
      When A activates Ichika's ability
      Then A can repeat the loop

    Scenario Outline: <player> says how often a loop is done, and <other> how often at most
      Given <player>'s lane 1 holds Ichika
      And Ichika reads "Activated: until the end of the turn, this character gets power +1. Your opponent may reveal the top card of your deck."
      And it is <player>'s turn
      When <player> activates Ichika's ability
      And <other> says yes
      And <player> activates Ichika's ability
      And <other> says yes
      And <player> repeats the loop 3 times
      Then <other> is asked for a number from 0 to 3

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: B, who has a choice within it, lets it be done <times> times of 5
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "Activated: until the end of the turn, this character gets power +1. Your opponent may reveal the top card of your deck."
      When A activates Ichika's ability
      And B says yes
      And A activates Ichika's ability
      And B says yes
      And A repeats the loop 5 times
      And B picks the number <times>
      And B says no if asked
      Then Ichika has power <power>
      And it is A's main phase
      And nobody is asked anything

      Examples:
        | times | power |
        | 5     | 10    |
        | 2     | 8     |
        | 0     | 6     |

    Scenario: cut short, B has to do otherwise
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "Activated: your opponent may reveal the top card of your deck. If you do, until the end of the turn, this character gets power +1."
      When A activates Ichika's ability
      And B says yes
      And A activates Ichika's ability
      And B says yes
      And A repeats the loop 5 times
      And B picks the number 2
      And B says no if asked
      Then Ichika has power 7

    @without-stack-targets
    Scenario: cut short, B cannot choose once more what was chosen in the loop
      Given the board
        | zone   | A                       | B               |
        | lane 1 | Ichika under:Old-Ichika | Miku power:3    |
        | lane 2 |                         | Yotsuba power:3 |
      And Ichika reads "Activated: until the end of the turn, 1 of your opponent's characters chosen by your opponent gets power +1."
      When A activates Ichika's ability
      And B chooses Miku
      And A activates Ichika's ability
      And B chooses Miku
      And A repeats the loop 5 times
      And B picks the number 2
      Then Miku has power 7
      And Yotsuba has power 4

    @reading-G-30 @reading-S-11
    Scenario: a loop of the turn player's event in the event step is carried out 3 times
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "When an event is put into the waiting room, return it to its player's hand."
      And A holds an event "Letter" that reads "Approach: until the end of the turn, your {Ichika} gets power +1."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      And B passes
      And A plays the event Letter
      And B passes
      And A repeats the loop 3 times
      And B picks the number 3
      Then Ichika has power 14

    @reading-G-30
    Scenario: the non-turn player, who plays an event again and again in the event step, does not announce the loop
      Given A's lane 3 holds Nino power:9
      And B's lane 3 holds Ichika power:9
      And Ichika reads "When an event is put into the waiting room, return it to its player's hand."
      And B holds an event "Letter" that reads "Approach: until the end of the turn, your {Ichika} gets power +1."
      When A ends the main phase
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B plays the event Letter
      And A passes
      And B plays the event Letter
      And A passes
      Then B cannot repeat the loop
      And B can play the event Letter

  @clause-13.1.1.2
  Rule: 13.1.1.2 An action that led back to exactly the same state of the game is not done again this turn

    Scenario Outline: a swap there and a swap back, and halfway round it may be done, by <player>
      Given <player>'s lane 1 holds Ichika
      And <player>'s lane 2 holds Nino
      And Nino reads "Activated: swap your {Ichika} with this character."
      And it is <player>'s turn
      When <player> activates Nino's ability
      Then <player> can activate Nino's ability
      When <player> activates Nino's ability
      Then Ichika is in <player>'s lane 1
      And <player> cannot activate Nino's ability

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: something else may be done, as before
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | hand   | Miku   |
      And Nino reads "Activated: swap your {Ichika} with this character."
      When A activates Nino's ability
      And A activates Nino's ability
      Then A cannot activate Nino's ability
      And A can play the character Miku into lane 3

    Scenario: the state is not the same, for a card was drawn on the way
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Nino reads "Activated: draw 1 card, then swap your {Ichika} with this character."
      When A activates Nino's ability
      And A activates Nino's ability
      Then Ichika is in A's lane 1
      And A can activate Nino's ability

    Scenario: an automatic ability undoes what was done
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: move this character to lane 3."
      And Nino reads "When your {Ichika} moves to another lane, if that character is in lane 3, move that character to lane 1."
      When A activates Ichika's ability
      Then Ichika is in A's lane 1
      And A cannot activate Ichika's ability

    Scenario: in the next turn it may be done again
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Nino reads "Activated: swap your {Ichika} with this character."
      When A activates Nino's ability
      And A activates Nino's ability
      And the turn passes to B
      And the turn passes to A
      Then A can activate Nino's ability

    Scenario: a yes of A's that led back to the question is not offered again
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "When this character moves to another lane, you may swap this character with your {Nino}."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      And A says yes
      And A says yes
      Then nobody is asked anything
      And Ichika is in A's lane 2

    @reading-S-04=whoever-loops
    Scenario: B, whose turn it is not, cannot go round for ever either
      Given the board
        | zone   | A | B       |
        | lane 1 |   | Miku    |
        | lane 2 |   | Yotsuba |
      And Miku reads "When this character moves to another lane, you may swap this character with your {Yotsuba}."
      And A holds an event "Change" that reads "Main: Swap your opponent's {Miku} with your opponent's {Yotsuba}."
      When A plays the event Change
      And B says yes
      And B says yes
      Then nobody is asked anything
      And Miku is in B's lane 2

    @reading-S-04=turn-player-only
    Scenario: B, whose turn it is not, can go on
      Given the board
        | zone   | A | B       |
        | lane 1 |   | Miku    |
        | lane 2 |   | Yotsuba |
      And Miku reads "When this character moves to another lane, you may swap this character with your {Yotsuba}."
      And A holds an event "Change" that reads "Main: Swap your opponent's {Miku} with your opponent's {Yotsuba}."
      When A plays the event Change
      And B says yes
      And B says yes
      Then B is asked yes or no

    Scenario Outline: the state is not the same, for on the way: <what>
      Given the board
        | zone   | A                     | B      |
        | lane 1 | Ichika                | Itsuki |
        | lane 2 | Nino                  |        |
        | deck   | Milk, Bread, Jam, Egg |        |
        | brides | Wed, Veil             |        |
      And hero lane 3 is empty
      And Nino reads "Activated: <what>, then swap your {Ichika} with this character."
      When A activates Nino's ability
      And A activates Nino's ability
      Then Ichika is in A's lane 1
      And A can activate Nino's ability

      Examples:
        | what                                                    |
        | put the top card of your deck on the bottom of the deck |
        | put the top card of your deck into the waiting room     |
        | remove the top card of your deck                        |
        | put each of your brides into the waiting room           |
        | turn the hero in lane 2 face down                       |
        | until the end of the turn, this character gets power +1 |
        | at the end of this turn, draw 1 card                    |
        | move your opponent's {Itsuki} to lane 3                 |
        | remove each of your brides                              |
        | put the top card of your hero deck into hero lane 3     |
        | put the top card of your deck into your hand            |

    Scenario: the only episode comes from Ichika to Miku, and then to Nino
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika episode:Trip |
        | lane 2 | Nino                |
        | lane 3 | Miku                |
      And Nino reads "Activated: put each episode into its player's hand, then set 1 episode card from your hand on 1 of your characters."
      When A activates Nino's ability
      And A chooses Trip
      And A chooses Miku
      And A activates Nino's ability
      And A chooses Trip
      And A chooses Nino
      Then A can activate Nino's ability

    Scenario: the state is not the same, for what A can do once a turn is done
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Nino reads "Activated: swap your {Ichika} with this character."
      And Ichika reads "Activated, once per turn: swap your {Nino} with this character."
      When A activates Nino's ability
      And A activates Ichika's ability
      Then A can activate Nino's ability

    Scenario: the state is not the same, for what can be done once a turn by name was done, by a card that has come back
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | Nino    |
        | lane 3 | Yotsuba |
      And Nino reads "Activated: swap your {Ichika} with this character."
      And Yotsuba reads "Activated, once per turn by name: return this character to hand."
      And Ichika reads "Activated: put 1 character card from your hand into lane 3."
      When A activates Nino's ability
      And A activates Yotsuba's ability
      And A activates Ichika's ability
      And A chooses Yotsuba
      And A activates Nino's ability
      Then A can activate Nino's ability

    Scenario: the state is not the same, for A has played a character in this turn
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | Nino    |
        | hand   | Yotsuba |
      And Nino reads "Activated: swap your {Ichika} with this character."
      And Yotsuba reads "Activated: return this character to hand."
      When A activates Nino's ability
      And A plays the character Yotsuba into lane 3
      And A activates Yotsuba's ability
      And A activates Nino's ability
      Then A can activate Nino's ability

  @clause-13.1.1.3
  Rule: 13.1.1.3 A loop that no player can stop ends the game in a draw

    @clause-13.1.1
    Scenario: an ability triggers itself for ever, and leaves no choice
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "When this character moves to another lane, swap this character with your {Nino}."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      Then the game is a draw

    Scenario: two players' abilities feed each other
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 | Nino   | Yotsuba |
      And Ichika reads "When an opponent's {Miku} moves to another lane, swap this character with your {Nino}."
      And Yotsuba reads "When an opponent's {Nino} moves to another lane, swap this character with your {Miku}."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      Then the game is a draw

    Scenario: an ability of B waits one time more each time round, and its turn does not come
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | lane 2 | Nino   |      |
      And Ichika reads "When this character moves to another lane, swap this character with your {Nino}."
      And Miku reads "When an opponent's {Nino} moves to another lane, draw 1 card."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      Then the game is a draw

    @clause-10.5.3.1
    Scenario: a loop that runs itself dead is none
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And A's deck holds 6 cards
      And Ichika reads "When this character moves to another lane, put the top card of your deck into your waiting room, then swap this character with your {Nino}."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      Then B has won

    Scenario: a player who has gone on several times can still stop it
      Given A's lane 1 holds Ichika
      And Ichika reads "When you have no cards in hand, you may draw 1 card."
      When A says no
      And A says no
      And A says no
      And A says no
      And A says no
      And A says yes
      Then the game goes on
      And A has 1 card in hand

    Scenario: the turn player's opponent can still stop a loop after going on several times
      Given B's lane 1 holds Ichika
      And B has 1 card in hand
      And Ichika reads "When you have no cards in hand, you may draw 1 card."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your characters get power +1. Your opponent discards 1 card."
      When A plays the event Letter
      And B says no
      And B says no
      And B says no
      And B says no
      And B says no
      And B says yes
      Then the game goes on
      And B has 1 card in hand

    Scenario: a player who has said yes several times, and changed the game by it, can still say no
      Given A's lane 1 holds Ichika
      And Ichika reads "When a card is put into your waiting room from your deck, you may put the top card of your deck into your waiting room."
      And A holds an event "Letter" that reads "Main: Put the top card of your deck into the waiting room."
      When A plays the event Letter
      And A says yes
      And A says yes
      And A says yes
      And A says no
      Then it is A's play timing
      And A has 5 cards in waiting room

    Scenario: a player who has said yes several times, with ever more that waits for the other, can still say no
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | lane 2 | Nino   |      |
      And Ichika reads "When this character moves to another lane, you may swap this character with your {Nino}."
      And Miku reads "When an opponent's {Nino} moves to another lane, draw 1 card."
      And A holds an event "Change" that reads "Main: Swap your {Ichika} with your {Nino}."
      When A plays the event Change
      And A says yes
      And A says yes
      And A says yes
      And A says no
      Then it is A's play timing
      And B has drawn 4 cards

    @reading-S-05
    Scenario: a state that lasts, and whose ability cannot change it
      Given A's lane 1 holds Ichika
      And Ichika reads "When you have no cards in hand, remove each of your {Miku}."
      Then the game is a draw
