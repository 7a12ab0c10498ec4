@wixoss
Feature: mulligan The redraw

  @clause-mulligan.1 @assumption-WA-1
  Rule: mulligan.1 Before the game any number of the five cards of the hand may go back

    Scenario Outline: A puts <cards> back, and draws out of the shuffled deck
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      And the next shuffle gives A deck 11, A deck 12, A deck 13, A deck 14, A deck 15
      When A puts <cards> back
      And the set-up is done
      Then A does not see A deck 1
      And A deck 11 is in A's hand

      Examples:
        | cards                                            |
        | A deck 1                                         |
        | A deck 1, A deck 4                               |
        | A deck 1, A deck 2, A deck 3, A deck 4, A deck 5 |

    Scenario: A keeps all five cards of the hand in the redraw
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      When A keeps the hand
      And the set-up is done
      Then A deck 1 is in A's hand
      And A deck 5 is in A's hand

    Scenario: A may choose up to five cards of the hand to put back
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5, A deck 6
      Then A is asked to choose up to 5 among A deck 1, A deck 2, A deck 3, A deck 4, A deck 5

    Scenario: a player puts cards back once, and is not asked again
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      When A puts A deck 1 back
      And B keeps the hand
      Then nobody is asked anything
      And A has 7 cards in life

  @clause-mulligan.2 @assumption-WA-1
  Rule: mulligan.2 After a shuffle as many are drawn as went back

    Scenario Outline: B puts <cards> back, and draws as many
      Given a new game
      And the next shuffle gives B deck 1, B deck 2, B deck 3, B deck 4, B deck 5
      And the next shuffle gives B deck 21, B deck 22, B deck 23, B deck 24
      When A keeps the hand
      And B puts <cards> back
      And the set-up is done
      Then B's hand is <hand>

      Examples:
        | cards                        | hand                                                |
        | B deck 2                     | B deck 1, B deck 3, B deck 4, B deck 5, B deck 21   |
        | B deck 1, B deck 2, B deck 3 | B deck 4, B deck 5, B deck 21, B deck 22, B deck 23 |

    Scenario: a card that went back can be drawn again in the redraw
      Given a new game
      And the next shuffle gives B deck 1, B deck 2, B deck 3, B deck 4, B deck 5
      And the next shuffle gives B deck 2, B deck 22
      When A keeps the hand
      And B puts B deck 1, B deck 2 back
      And the set-up is done
      Then B deck 2 is in B's hand
      And B deck 22 is in B's hand

  @clause-mulligan.3 @assumption-WA-1
  Rule: mulligan.3 The player who goes first says first what goes back, then both draw at once

    Scenario Outline: <first>, who goes first, redraws after <second> has decided as well
      Given a new game
      And the coin says that <first> goes first
      And the next shuffle gives <first> deck 1, <first> deck 2, <first> deck 3, <first> deck 4, <first> deck 5
      And the next shuffle gives <first> deck 11, <first> deck 12
      When <first> puts <first> deck 1, <first> deck 2 back
      Then <first> deck 11 is in <first>'s deck
      When <second> keeps the hand
      And the set-up is done
      Then <first> deck 11 is in <first>'s hand
      And <first> deck 12 is in <first>'s hand

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |
