@hololive
Feature: 5.22 Rolling a die

  @clause-5.22.1
  Rule: 5.22.1 One six-sided die, whose number the text refers to

    Scenario Outline: a <number>
      Given the dice will show <number>
      And A's oshi reads "Activated: roll a die. Draw cards equal to the number rolled."
      When A activates A's oshi's ability
      Then A has drawn <cards>
      And these events happened in this order
        | event  | player | number   |
        | rolled | A      | <number> |

      Examples:
        | number | cards   |
        | 1      | 1 card  |
        | 6      | 6 cards |

    Scenario: B rolls, in B's turn
      Given the dice will show 3
      And B's oshi reads "Activated: roll a die. Draw cards equal to the number rolled."
      And it is B's turn
      When B activates B's oshi's ability
      Then B has drawn 3 cards
      And these events happened in this order
        | event  | player | number |
        | rolled | B      | 3      |

  @clause-5.22.2
  Rule: 5.22.2 Where one may roll, the rest is done only by who does

    Scenario: rolled
      Given the dice will show 3
      And A's oshi reads "Activated: you may roll a die. If you do, draw cards equal to the number rolled."
      When A activates A's oshi's ability
      And A says yes
      Then A has drawn 3 cards

    Scenario: not rolled, and rolled the next time
      Given the dice will show 3
      And A holds a support "Luck" (item) that reads "You may roll a die. If you do, draw cards equal to the number rolled."
      And A holds a support "Chance" (item) that reads "You may roll a die. If you do, draw cards equal to the number rolled."
      When A plays the support Luck
      And A says no
      Then A has drawn 0 cards
      When A plays the support Chance
      And A says yes
      Then A has drawn 3 cards
