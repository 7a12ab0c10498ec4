@hololive
Feature: 4.2 What can be seen of a card

  @clause-4.2.2.1
  Rule: 4.2.2.1 In the set-up a card of a public zone can lie unseen for a while

    Scenario Outline: a card that <player> places in the set-up, at the center and at the back
      Given a new game
      And <player> is picked at random
      And <player>'s hands will have 3 Debut holomem
      When the set-up goes on to <player>'s placing
      And <player> chooses <player> debut 2
      And <player> chooses <player> debut 3
      Then <player> debut 2 is in the center position
      And <other> does not see <player> debut 2
      And <player> debut 3 is in the back position
      And <other> does not see <player> debut 3
      When the set-up is done
      Then <other> sees <player> debut 2

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |
