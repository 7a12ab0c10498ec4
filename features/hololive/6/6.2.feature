@hololive
Feature: 6.2 Before the game

  @clause-6.2.1
  Rule: 6.2.1 The set-up comes before the first turn

    Scenario: with everything done, the first player's first turn begins
      Given a new game
      When the set-up is done
      Then it is turn 1
      And it is A's main step
      And A has 5 life
      And B has 5 life

    @clause-6.2.1.2 @clause-6.2.1.10 @clause-6.2.1.11 @clause-6.2.1.12 @clause-6.2.1.13
    Scenario: the parts of the set-up come one after another, before the first turn
      Given a new game
      And A's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses nothing
      And the set-up is done
      Then these events happened in this order
        | event      | card      | to     |
        | shuffled   |           |        |
        | moved      | A debut 1 | hand   |
        | moved      | A debut 1 | center |
        | moved      |           | life   |
        | turned     | A debut 1 |        |
        | turn-began |           |        |

  @clause-6.2.1.1
  Rule: 6.2.1.1 The players both present their decks

    Scenario Outline: a deck of 40 cards that <player> presents is refused
      Given a new game
      And <player>'s deck has 40 cards
      Then the decks are refused

      Examples:
        | player |
        | A      |
        | B      |

  @clause-6.2.1.2
  Rule: 6.2.1.2 Each deck lies in its area, shuffled

    Scenario Outline: <player>'s deck is shuffled, and the hand is drawn from it
      Given a new game
      And <player>'s hands will have 3 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And <player> sees <player> debut 3
      And these events happened in this order
        | event    | zone | player   |
        | shuffled | deck | <player> |

      Examples:
        | player |
        | A      |
        | B      |

  @clause-6.2.1.3
  Rule: 6.2.1.3 Each cheer deck lies in its area, shuffled

    Scenario Outline: the cheer deck of <player>
      Given a new game
      And the next shuffle gives <player> cheer 7, <player> cheer 3
      When the set-up is done
      Then these events happened in this order
        | event    | zone       | player   |
        | shuffled | cheer deck | <player> |

      Examples:
        | player |
        | A      |
        | B      |

  @clause-6.2.1.4
  Rule: 6.2.1.4 The oshi holomem lies in its position, for all to see

    Scenario: before anything else is done
      Given a new game
      Then A is asked yes or no
      And A sees B's oshi
      And B sees A's oshi

  @clause-6.2.1.5
  Rule: 6.2.1.5 A player picked at random says who goes first

    Scenario Outline: <picked> is picked, and says <answer> to going first
      Given a new game
      And <picked> is picked at random
      When <picked> says <answer>
      Then <first> is asked yes or no

      Examples:
        | picked | answer | first |
        | A      | yes    | A     |
        | A      | no     | B     |
        | B      | yes    | B     |
        | B      | no     | A     |

    @clause-6.2.1.3 @clause-6.2.1.6
    Scenario Outline: after each <deck> has been shuffled, and before hands are drawn
      Given a new game
      Then A is asked yes or no
      And these events happened in this order
        | event    | zone   | player |
        | shuffled | <deck> | A      |
      And these events happened in this order
        | event    | zone   | player |
        | shuffled | <deck> | B      |
      And A has 0 cards in hand

      Examples:
        | deck       |
        | deck       |
        | cheer deck |

  @clause-6.2.1.6
  Rule: 6.2.1.6 Each player takes seven cards from the top of the deck

    Scenario: seven each, and no more of the deck
      Given a new game
      When A says yes
      Then A is asked yes or no
      And A has 7 cards in hand
      And B has 7 cards in hand
      And A has 43 cards in deck
      And B has 43 cards in deck

    Scenario: the first hand is the top seven cards of the shuffled deck
      Given a new game
      And the next shuffle gives A debut 9, A debut 8, A first 7, A debut 6, A debut 5, A debut 4, A debut 3, A debut 2
      When A says yes
      Then A is asked yes or no
      And A's hand is A debut 9, A debut 8, A first 7, A debut 6, A debut 5, A debut 4, A debut 3
      And the top of A's deck is A debut 2

  @clause-6.2.1.7
  Rule: 6.2.1.7 Each may shuffle the whole hand back and take seven others, who goes first before the other

    @ruling-Q119
    Scenario: the first player does, and is not asked again
      Given a new game
      And A's hands will have 2, 5 Debut holomem
      When A says yes
      And A says yes
      Then B is asked yes or no
      And A has 7 cards in hand
      And A sees A debut 5
      And A has 43 cards in deck

    Scenario: the hands stay where neither player wishes for a redraw
      Given a new game
      And A's hands will have 2 Debut holomem
      And B's hands will have 3 Debut holomem
      When A says yes
      And A says no
      And B says no
      Then A is asked to place holomem
      And A sees A debut 2
      And B sees B debut 3

    @clause-6.2.1.9 @ruling-Q119 @reading-H-69
    Scenario: before hands without a Debut holomem are looked for
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      And B's hands will have 2 Debut holomem
      When A says yes
      Then A is asked yes or no
      And the event "revealed" happened 0 times
      When A says yes
      And B says no
      Then A is asked to place holomem
      And the event "revealed" happened 0 times

    Scenario: the player who goes first is asked first about the redraw
      Given a new game
      When A says no
      Then B is asked yes or no

    @clause-6.2.1.9 @reading-H-69=must-without-debut @ruling-Q120
    Scenario: a first hand without a Debut holomem is redrawn, unseen and without a question
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      When A says yes
      And B says no
      Then A is asked to place holomem
      And the event "revealed" happened 0 times
      And A sees A debut 2

    @reading-H-69=may
    Scenario: a player without a Debut holomem is asked about the redraw as well
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      When A says yes
      And A says yes
      And B says no
      Then A is asked to place holomem

    @clause-6.2.1.9 @reading-H-69
    Scenario: the first player keeps a hand without a Debut holomem, and it is revealed later
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      And B's hands will have 2 Debut holomem
      When A says yes
      And A says no
      And B says no
      Then A is asked to place holomem
      And the event "revealed" happened 7 times

  @clause-6.2.1.7.1
  Rule: 6.2.1.7.1 Once a game

    Scenario: after both have redrawn nobody is asked again
      Given a new game
      And A's hands will have 7, 7 Debut holomem
      When A says yes
      And A says yes
      And B says yes
      Then A is asked to place holomem

  @clause-6.2.1.8
  Rule: 6.2.1.8 Each player's count of forced redraws starts at nothing

    Scenario Outline: a redraw that <player> wished for owes no card
      Given a new game
      And <player>'s hands will have 2, 2 Debut holomem
      When A says <answer>
      And <player> says yes
      And the set-up is done
      Then <player> has 7 cards in hand
      And <player> has 42 cards in deck

      Examples:
        | player | answer |
        | A      | yes    |
        | B      | no     |

  @clause-6.2.1.9
  Rule: 6.2.1.9 A hand without a Debut holomem is shown

    @reading-H-69
    Scenario: the seven cards of a hand without a Debut holomem are revealed
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      And B's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And the event "revealed" happened 7 times
      And the event "revealed" happened 1 time for A first 7

    @reading-H-69
    Scenario Outline: <player>'s cards are revealed <times> for hands of <number> Debut holomem
      Given a new game
      And <player>'s hands will have <number> Debut holomem
      And <other>'s hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And the event "revealed" happened <times>

      Examples:
        | player | other | number  | times    |
        | A      | B     | 2       | 0 times  |
        | B      | A     | 0, 2    | 7 times  |
        | A      | B     | 0, 0, 2 | 14 times |

    @reading-H-69
    Scenario: a hand with a Spot holomem and no Debut holomem
      Given a new game
      And A's deck holds Usada level:Spot
      And the next shuffle gives Usada, A first 2, A first 3, A first 4, A first 5, A first 6, A first 7
      And the next shuffle gives A debut 1, A debut 2, A first 2, A first 3, A first 4, A first 5, A first 6
      And B's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      Then the event "revealed" happened 7 times
      And A is asked to place holomem

  @clause-6.2.1.9.1
  Rule: 6.2.1.9.1 A player who would have to redraw a seventh time loses

    @clause-1.2.1.1 @reading-H-07 @ruling-Q122 @reading-H-69
    Scenario Outline: <player> with seven such hands, and an eighth that would not be one
      Given a new game
      And <player>'s hands will have 0, 0, 0, 0, 0, 0, 0, 2 Debut holomem
      When the set-up is done
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    @ruling-Q122
    Scenario: a player survives six forced redraws and goes on
      Given a new game
      And A's hands will have 0, 0, 0, 0, 0, 0, 2 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And the game goes on

    @reading-H-52=together
    Scenario: the game is a draw when both have a seventh hand without Debut holomem
      Given a new game
      And A's hands will have 0, 0, 0, 0, 0, 0, 0 Debut holomem
      And B's hands will have 0, 0, 0, 0, 0, 0, 0 Debut holomem
      When the set-up is done
      Then the game is a draw

    @reading-H-52=in-order
    Scenario Outline: <first>, who goes first, loses before the opponent by seven hands without Debut holomem
      Given a new game
      And A's hands will have 0, 0, 0, 0, 0, 0, 0 Debut holomem
      And B's hands will have 0, 0, 0, 0, 0, 0, 0 Debut holomem
      When A says <answer>
      And the set-up is done
      Then <first> has lost

      Examples:
        | first | answer |
        | A     | yes    |
        | B     | no     |

  @clause-6.2.1.9.2
  Rule: 6.2.1.9.2 The shown hand goes back, the deck is shuffled, and seven others are drawn

    Scenario: a hand without a Debut holomem is replaced by seven cards of the deck
      Given a new game
      And A's hands will have 0, 4 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And A has 7 cards in hand
      And A sees A debut 4
      And A has 43 cards in deck

    Scenario: the opponent of a player forced to redraw keeps their own hand
      Given a new game
      And A's hands will have 0, 4 Debut holomem
      And B's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And B sees B debut 2
      And B has 7 cards in hand

  @clause-6.2.1.9.2.1
  Rule: 6.2.1.9.2.1 A forced redraw counts as one redraw of its player

    @reading-H-69
    Scenario Outline: after <hands> Debut holomem, <player> was forced <times>
      Given a new game
      And <player>'s hands will have <hands> Debut holomem
      When the set-up goes on to <player>'s placing
      Then <player> is asked to place holomem
      And <player> was forced to redraw <times>

      Examples:
        | player | times   | hands   |
        | A      | 1 time  | 0, 2    |
        | A      | 2 times | 0, 0, 2 |
        | B      | 1 time  | 0, 2    |
        | B      | 2 times | 0, 0, 2 |

  @clause-6.2.1.9.3
  Rule: 6.2.1.9.3 Then the hands are looked at again

    @reading-H-69
    Scenario: a second hand without one, and a third with
      Given a new game
      And A's hands will have 0, 0, 2 Debut holomem
      And B's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      Then A is asked to place holomem
      And A sees A debut 2
      And the event "revealed" happened 14 times
      And A was forced to redraw 2 times

  @clause-6.2.1.10
  Rule: 6.2.1.10 The player who goes first places all their holomem before the other

    Scenario Outline: <first>, who goes first, places holomem before <second> does
      Given a new game
      And <second>'s hands will have 2 Debut holomem
      And <first>'s hands will have 2 Debut holomem
      When A says <answer>
      And the set-up goes on to <first>'s placing
      Then <second> has 7 cards in hand
      And <first> has 7 cards in hand
      When the set-up goes on to <second>'s placing
      Then <second> is asked to place holomem
      And <first> has 6 cards in hand

      Examples:
        | first | second | answer |
        | A     | B      | yes    |
        | B     | A      | no     |

  @clause-6.2.1.10.1
  Rule: 6.2.1.10.1 A Debut holomem of the hand goes face down to the center

    @clause-4.2.2.1 @clause-4.3.3 @clause-4.3.3.1 @clause-4.3.3.2
    Scenario: a Debut holomem placed in the center lies unseen by the opponent
      Given a new game
      And A's hands will have 3 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 2
      Then A is asked to place holomem
      And A debut 2 is in the center position
      And B does not see A debut 2

    @reading-H-18=mandatory @ruling-Q123
    Scenario: A has to choose a Debut holomem for the center, and no Spot holomem
      Given a new game
      And A's deck holds Usada level:Spot
      And the next shuffle gives Usada, A debut 1, A debut 2, A first 2, A first 3, A first 4, A first 5
      When the set-up goes on to A's placing
      Then A is asked to choose 1 among A debut 1, A debut 2

    @reading-H-18=optional
    Scenario: a player who places no holomem loses when the first turn begins
      Given a new game
      And A's hands will have 2 Debut holomem
      When the set-up goes on to A's placing
      And A chooses nothing
      And A chooses nothing
      And the set-up is done
      Then A has lost

  @clause-6.2.1.10.2
  Rule: 6.2.1.10.2 For each forced redraw a card of the hand goes under the deck

    @ruling-Q121 @reading-H-69
    Scenario: two, in the order that the player likes
      Given a new game
      And A's hands will have 0, 0, 2 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses A first 1, A first 2
      And A orders the cards A first 2, A first 1
      Then A is asked to place holomem
      And the bottom of A's deck is A first 2, A first 1
      And A has 4 cards in hand

    @reading-H-69
    Scenario: a player puts no card under the deck for the opponent's forced redraw
      Given a new game
      And A's hands will have 0, 2 Debut holomem
      And B's hands will have 2 Debut holomem
      When the set-up is done
      Then A has 6 cards in hand
      And B has 6 cards in hand

    @clause-6.2.1.8 @clause-6.2.1.9.2.1 @reading-H-69
    Scenario Outline: after <hands> Debut holomem, <number> of <player> are owed
      Given a new game
      And <player>'s hands will have <hands> Debut holomem
      When the set-up goes on to <player>'s placing
      And <player> chooses <player> debut 1
      Then <player> is asked to choose <number> among <player> debut 2, <player> first 1, <player> first 2, <player> first 3, <player> first 4, <player> first 5

      Examples:
        | player | number | hands   |
        | A      | 1      | 0, 2    |
        | A      | 2      | 0, 0, 2 |
        | B      | 1      | 0, 2    |
        | B      | 2      | 0, 0, 2 |

  @clause-6.2.1.10.3
  Rule: 6.2.1.10.3 Debut and Spot holomem may go face down to the back

    @ruling-Q124
    Scenario: two Debut holomem are placed in the back position, unseen by the opponent
      Given a new game
      And A's hands will have 4 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses A debut 2, A debut 3
      Then B is asked to place holomem
      And A has 3 holomem on the stage
      And B does not see A debut 3
      And A debut 3 is in the back position

    @reading-H-19
    Scenario: A may place at most five holomem in the back position
      Given a new game
      And A's hands will have 7 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      Then A is asked to choose up to 5 among A debut 2, A debut 3, A debut 4, A debut 5, A debut 6, A debut 7

    Scenario: a Spot holomem can be placed in the back position
      Given a new game
      And A's deck holds Usada level:Spot
      And the next shuffle gives Usada, A debut 1, A debut 2, A first 2, A first 3, A first 4, A first 5
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses Usada
      Then B is asked to place holomem
      And Usada is in the back position

    Scenario: no other holomem of the hand
      Given a new game
      And A's deck holds Usada level:Spot
      And the next shuffle gives Usada, A debut 1, A debut 2, A first 2, A first 3, A first 4, A first 5
      When the set-up goes on to A's placing
      And A chooses A debut 1
      Then A is asked to choose up to 2 among Usada, A debut 2

  @clause-6.2.1.11
  Rule: 6.2.1.11 As much life as the oshi holomem has comes from the top of the cheer deck

    @clause-2.8.1
    Scenario Outline: an oshi holomem with a life of <life> gives its player <life> life
      Given a new game
      And A's oshi holds Ina kind:oshi life:<life>
      When the set-up is done
      Then A has <life> life
      And B has 5 life

      Examples:
        | life |
        | 3    |
        | 6    |

    @clause-2.8.1 @ruling-Q326
    Scenario Outline: a text about the printed life means the oshi's number, with <life> left
      Given the board
        | zone   | A          | B           |
        | oshi   | Ina life:4 |             |
        | center | Sora       | Miko hp:200 |
      And A has <life> life
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal damage equal to 10 times your oshi holomem's printed life to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 40 damage

      Examples:
        | life |
        | 4    |
        | 2    |

    Scenario: the top five cheers become life, unseen even by their player
      Given a new game
      And the next shuffle gives B cheer 9, B cheer 8, B cheer 7, B cheer 6, B cheer 5, B cheer 4
      When the set-up is done
      Then B cheer 9 is in B's life
      And B cheer 5 is in B's life
      And B cheer 4 is in B's cheer deck
      And B does not see B cheer 9

    @clause-4.1.3.2 @reading-H-54=one-at-a-time @ruling-Q184
    Scenario: cheers become life one by one, so that the first lies lowest
      Given a new game
      And the next shuffle gives A cheer 9, A cheer 8, A cheer 7, A cheer 6, A cheer 5, A cheer 4
      When the set-up is done
      Then A's life is A cheer 5, A cheer 6, A cheer 7, A cheer 8, A cheer 9

    @clause-4.1.3.2 @reading-H-54=as-a-block
    Scenario: together, so that the first lies highest
      Given a new game
      And the next shuffle gives A cheer 9, A cheer 8, A cheer 7, A cheer 6, A cheer 5, A cheer 4
      When the set-up is done
      Then A's life is A cheer 9, A cheer 8, A cheer 7, A cheer 6, A cheer 5

  @clause-6.2.1.12
  Rule: 6.2.1.12 The cards that lie face down on the stages are turned up

    @clause-5.3.1
    Scenario: the center and the back
      Given a new game
      And A's hands will have 3 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses A debut 2
      And the set-up is done
      Then B sees A debut 1
      And B sees A debut 2

    Scenario: all back cards of A, and the center card of B, are turned up
      Given a new game
      And A's hands will have 3 Debut holomem
      And B's hands will have 1 Debut holomem
      When the set-up goes on to A's placing
      And A chooses A debut 1
      And A chooses A debut 2, A debut 3
      And the set-up is done
      Then B sees A debut 2
      And B sees A debut 3
      And A sees B debut 1

  @clause-6.2.1.13
  Rule: 6.2.1.13 The first turn is that of who goes first

    Scenario Outline: <first>, who goes first, has the first turn
      Given a new game
      When A says <answer>
      And the set-up is done
      Then it is <first>'s main step
      And it is turn 1

      Examples:
        | first | answer |
        | A     | yes    |
        | B     | no     |
