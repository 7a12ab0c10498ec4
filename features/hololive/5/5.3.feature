@hololive
Feature: 5.3 Turning a card up or down

  @clause-5.3.1
  Rule: 5.3.1 The cards that are meant get the face that is said, and no others

    @clause-6.2.1.12
    Scenario Outline: <player>'s placed holomem are turned up after the set-up, one in hand is not
      Given a new game
      And <player> is picked at random
      And <player>'s hands will have 3 Debut holomem
      When the set-up goes on to <player>'s placing
      And <player> chooses <player> debut 1
      And <player> chooses <player> debut 2
      Then <other> does not see <player> debut 1
      And <other> does not see <player> debut 2
      When the set-up is done
      Then <other> sees <player> debut 1
      And <other> sees <player> debut 2
      And <other> does not see <player> debut 3

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @clause-6.2.1.12
    Scenario Outline: with <first> going first, those of both players' stages are turned up
      Given a new game
      And <first> is picked at random
      And A's hands will have 3 Debut holomem
      And B's hands will have 3 Debut holomem
      When the set-up goes on to <first>'s placing
      And <first> chooses <first> debut 1
      And <first> chooses <first> debut 2
      And <second> chooses <second> debut 1
      When the set-up is done
      Then <first> sees <second> debut 1
      And <second> sees <first> debut 1
      And <second> sees <first> debut 2

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    @clause-6.2.1.11
    Scenario Outline: <player>'s life is not meant, and lies as it lay
      Given a new game
      And the next shuffle gives <player> cheer 9, <player> cheer 8
      When the set-up is done
      Then <player> cheer 9 is in <player>'s life
      And <player> does not see <player> cheer 9
      And <other> does not see <player> cheer 9

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |
