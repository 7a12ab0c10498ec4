@gotoubun
Feature: 6.2 Before the game

  @clause-6.2.1
  Rule: 6.2.1 The set-up comes before the first turn

    @clause-6.2.1.4 @clause-6.2.1.6 @clause-6.2.1.7
    Scenario: the parts of the set-up come one after another before the first turn
      Given a new game
      And the next shuffle gives A deck 7
      And the next shuffle gives A hero 4
      When the set-up is done
      Then these events happened in this order
        | event      | card     | zone      | to     |
        | shuffled   |          | deck      |        |
        | moved      | A deck 7 |           | hand   |
        | shuffled   |          | hero deck |        |
        | moved      | A hero 4 |           | hero 1 |
        | turn-began |          |           |        |

  @clause-6.2.1.1
  Rule: 6.2.1.1 The players each present their decks

    Scenario Outline: <player> has a main deck of <cards>
      Given a new game
      And <player>'s deck has <cards>
      Then the decks are <verdict>

      Examples:
        | player | cards    | verdict  |
        | A      | 40 cards | refused  |
        | B      | 40 cards | refused  |
        | B      | 50 cards | accepted |

  @clause-6.2.1.2
  Rule: 6.2.1.2 Each player's decks lie in their places, and the main deck is shuffled

    Scenario Outline: the main deck of <player>
      Given a new game
      And the next shuffle gives <player> deck 9, <player> deck 3, <player> deck 8, <player> deck 1, <player> deck 5, <player> deck 7
      Then A is asked about a redraw
      And the top of <player>'s deck is <player> deck 7
      And <player> has 10 cards in hero deck
      And these events happened in this order
        | event    | zone | player   |
        | shuffled | deck | <player> |

      Examples:
        | player |
        | A      |
        | B      |

  @clause-6.2.1.3
  Rule: 6.2.1.3 Chance says who goes first

    Scenario Outline: <first> takes the first turn when the coin names <first>
      Given a new game
      And the coin says that <first> goes first
      When the set-up is done
      Then it is <first>'s main phase
      And it is turn 1

      Examples:
        | first |
        | A     |
        | B     |

  @clause-6.2.1.3.1
  Rule: 6.2.1.3.1 The player who goes first is chosen by nobody

    Scenario Outline: <first>, whom the coin names, is asked for nothing but a redraw, and goes first
      Given a new game
      And the coin says that <first> goes first
      Then <first> has 5 cards in hand
      When <first> keeps the hand
      And <second> keeps the hand
      Then it is <first>'s main phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  @clause-6.2.1.4
  Rule: 6.2.1.4 Each player moves the top five cards of the main deck to the hand

    Scenario: five each, and no more of the deck
      Given a new game
      Then A is asked about a redraw
      And A has 5 cards in hand
      And B has 5 cards in hand
      And A has 45 cards in deck
      And B has 45 cards in deck

    Scenario Outline: the top five of <player>
      Given a new game
      And the next shuffle gives <player> deck 9, <player> deck 3, <player> deck 8, <player> deck 1, <player> deck 5, <player> deck 7
      Then A is asked about a redraw
      And <player>'s hand is <player> deck 9, <player> deck 3, <player> deck 8, <player> deck 1, <player> deck 5
      And the top of <player>'s deck is <player> deck 7

      Examples:
        | player |
        | A      |
        | B      |

  @clause-6.2.1.5
  Rule: 6.2.1.5 The first player, then the other, may shuffle the hand back and take five others

    Scenario: five others are taken, and the player is not asked again
      Given a new game
      And the next shuffle gives A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And the next shuffle gives A deck 2, A deck 9, A deck 4, A deck 6, A deck 7, A deck 3
      When A redraws
      Then A's hand is A deck 2, A deck 9, A deck 4, A deck 6, A deck 7
      And the top of A's deck is A deck 3
      And A has 45 cards in deck
      When B keeps the hand
      Then it is A's main phase

    @reading-G-08=whole-hand
    Scenario: all of it goes back, and the player is not asked which cards
      Given a new game
      And the next shuffle gives A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And the next shuffle gives A deck 2, A deck 9, A deck 4, A deck 6, A deck 7
      When A says yes
      And B keeps the hand
      Then A's hand is A deck 2, A deck 9, A deck 4, A deck 6, A deck 7

    @reading-G-08=any-cards
    Scenario: two of its cards go back, and the five that are taken join the other three
      Given a new game
      And the next shuffle gives A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And the next shuffle gives A deck 2, A deck 9, A deck 4, A deck 6, A deck 7
      When A puts A deck 3, A deck 9 back
      And B keeps the hand
      Then A's hand is A deck 8, A deck 1, A deck 5, A deck 2, A deck 9, A deck 4, A deck 6, A deck 7
      And A has 42 cards in deck

    @reading-G-08=any-cards
    Scenario: the second player puts one card back, and is not asked again
      Given a new game
      And the next shuffle gives B deck 9, B deck 3, B deck 8, B deck 1, B deck 5
      When A keeps the hand
      And B puts B deck 3 back
      Then B has 9 cards in hand
      And it is A's main phase

    Scenario: the second player puts the hand back, and the first does not
      Given a new game
      And the next shuffle gives B deck 9, B deck 3, B deck 8, B deck 1, B deck 5
      And the next shuffle gives B deck 2, B deck 9, B deck 4, B deck 6, B deck 7
      When A keeps the hand
      And B redraws
      Then B's hand is B deck 2, B deck 9, B deck 4, B deck 6, B deck 7
      And it is A's main phase

    @clause-6.2.1.6
    Scenario: A and B keep their hands, and no hero lies in a lane before
      Given a new game
      And the next shuffle gives A deck 9, A deck 3, A deck 8, A deck 1, A deck 5, A deck 7
      When A keeps the hand
      Then hero lane 1 is empty
      When B keeps the hand
      Then A's hand is A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And the top of A's deck is A deck 7

    Scenario Outline: <first> goes first, is asked first, and each redraws once
      Given a new game
      And the coin says that <first> goes first
      When <first> redraws
      And <second> redraws
      Then it is <first>'s main phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: A and B keep the five cards that they were dealt
      Given a new game
      And the next shuffle gives A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And the next shuffle gives B deck 2, B deck 9, B deck 4, B deck 6, B deck 7
      When A keeps the hand
      And B keeps the hand
      Then A's hand is A deck 9, A deck 3, A deck 8, A deck 1, A deck 5
      And B's hand is B deck 2, B deck 9, B deck 4, B deck 6, B deck 7
      And the event "moved" happened 1 time for A deck 9
      And it is A's main phase

  @clause-6.2.1.6
  Rule: 6.2.1.6 The first player's shuffled hero deck fills the hero lanes, face up, from lane 1 on

    Scenario Outline: <first>'s top five heroes fill the hero lanes when <first> goes first
      Given a new game
      And the coin says that <first> goes first
      And the next shuffle gives <first> hero 9, <first> hero 2, <first> hero 7, <first> hero 4, <first> hero 5, <first> hero 1
      When the set-up is done
      Then <first> hero 9 is in hero lane 1
      And <first> hero 2 is in hero lane 2
      And <first> hero 7 is in hero lane 3
      And <first> hero 4 is in hero lane 4
      And <first> hero 5 is in hero lane 5
      And the top of <first>'s hero deck is <first> hero 1

      Examples:
        | first |
        | A     |
        | B     |

    Scenario Outline: <second>'s hero deck stays whole while <first> goes first
      Given a new game
      And the coin says that <first> goes first
      When the set-up is done
      Then <first> has 5 cards in hero deck
      And <second> has 10 cards in hero deck

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    Scenario: the five heroes of the set-up all lie face up
      Given a new game
      And the next shuffle gives A hero 1, A hero 2, A hero 3, A hero 4, A hero 5
      When the set-up is done
      Then A hero 1 is face up
      And A hero 2 is face up
      And A hero 3 is face up
      And A hero 4 is face up
      And A hero 5 is face up

    Scenario: the heroes come to the lanes one after another after the shuffle
      Given a new game
      And the next shuffle gives A hero 9, A hero 2
      When the set-up is done
      Then these events happened in this order
        | event    | card     | zone      | to     | player |
        | shuffled |          | hero deck |        | A      |
        | moved    | A hero 9 |           | hero 1 |        |
        | moved    | A hero 2 |           | hero 2 |        |

  @clause-6.2.1.6.1
  Rule: 6.2.1.6.1 The first player handles the cards in the hero lanes, but chooses nothing for another player

    @reading-G-29=handles-only
    Scenario Outline: <first> goes first, and in <player>'s turn <player> says which hero is turned
      Given hero lane 2 holds Futaro need:5
      And <first> goes first
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: turn 1 hero face down."
      When <player> plays the event Letter
      And <player> chooses Futaro
      Then Futaro is face down

      Examples:
        | first | player |
        | A     | A      |
        | A     | B      |
        | B     | A      |

    @reading-G-29=chooses-too
    Scenario Outline: <first> goes first, and in <player>'s turn <first> says which hero is turned
      Given hero lane 2 holds Futaro need:5
      And <first> goes first
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: turn 1 hero face down."
      When <player> plays the event Letter
      And <first> chooses Futaro
      Then Futaro is face down

      Examples:
        | first | player |
        | A     | B      |
        | B     | A      |

  @clause-6.2.1.6.2
  Rule: 6.2.1.6.2 "The hero deck" is that of the first player, whoever speaks of it

    Scenario Outline: <first> went first, and <player> puts the top card of the hero deck into a lane
      Given the board
        | zone      | A                      | B                      |
        | hero deck | Old-Futaro, New-Futaro | Big-Futaro, Wee-Futaro |
      And hero lane 3 is empty
      And <first> goes first
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: put the top card of your hero deck into an empty hero lane."
      When <player> plays the event Letter
      Then <top> is in hero lane 3

      Examples:
        | first | player | top        |
        | A     | A      | Old-Futaro |
        | A     | B      | Old-Futaro |
        | B     | A      | Big-Futaro |

    Scenario Outline: <first> went first, and <player> shuffles the <zone>
      Given <first> goes first
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: shuffle your <zone>."
      When <player> plays the event Letter
      Then these events happened in this order
        | event    | zone   | player  |
        | shuffled | <zone> | <whose> |

      Examples:
        | first | player | zone      | whose |
        | A     | A      | hero deck | A     |
        | A     | B      | hero deck | A     |
        | B     | A      | hero deck | B     |
        | A     | A      | deck      | A     |
        | A     | B      | deck      | B     |

    Scenario: A went first, and in A's turn an ability of B about the hero deck is about A's
      Given B's lane 1 holds Nino
      And A goes first
      And Nino reads "When your opponent plays an event, shuffle your hero deck."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then these events happened in this order
        | event    | zone      | player |
        | shuffled | hero deck | A      |

    @clause-4.7.3
    Scenario Outline: <first> went first, and <player> puts a hero of a lane into the deck
      Given hero lane 2 holds Futaro need:5
      And <first> goes first
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: put 1 {Futaro} on the bottom of your deck."
      When <player> plays the event Letter
      Then the bottom of <first>'s hero deck is Futaro

      Examples:
        | first | player |
        | A     | A      |
        | A     | B      |
        | B     | A      |

  @clause-6.2.1.7
  Rule: 6.2.1.7 The game begins with the first player's turn

    Scenario Outline: <first> goes first, and takes the first turn
      Given a new game
      And the coin says that <first> goes first
      When the set-up is done
      Then it is <first>'s main phase
      When the turn passes to <second>
      Then it is turn 2

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |
