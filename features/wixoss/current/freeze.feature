@wixoss
Feature: freeze Freezing

  @clause-freeze.2 @clause-freeze.1
  Rule: freeze.2 A SIGNI or LRIG that is frozen is in the frozen state

    Scenario Outline: <player>'s effect freezes an opposing SIGNI
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Freeze it."
      And Frost reads "Once per turn, Action: target 1 opposing SIGNI. Freeze it."
      And it is <player>'s turn
      When <player> activates <source>'s ability
      Then <target> is frozen
      And <source> is not frozen

      Examples:
        | player | source | target |
        | A      | Ember  | Frost  |
        | B      | Frost  | Ember  |

    Scenario: a LRIG is frozen as well
      Given the board
        | zone   | A     | B            |
        | lrig   |       | Mira level:3 |
        | center | Ember |              |
      And Ember reads "Once per turn, Action: target 1 opposing LRIG. Freeze it."
      When A activates Ember's ability
      Then Mira is frozen

  @clause-freeze.3
  Rule: freeze.3 A frozen SIGNI or LRIG does not stand up in its player's next up phase

    Scenario: a frozen SIGNI stays down in its player's up phase
      Given the board
        | zone   | A                 |
        | left   | Gale down         |
        | center | Ember down frozen |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Ember is down
      And Gale is up

    Scenario: a frozen LRIG stays down in its player's up phase
      Given the board
        | zone   | A                        |
        | lrig   | Lumi level:3 down frozen |
        | center | Ember down               |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Lumi is down
      And Ember is up

    Scenario: the opponent's up phase is not meant
      Given the board
        | zone   | A    | B                 |
        | center | Gale | Frost down frozen |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Frost is frozen
      When the turn passes to B
      Then Frost is down

    Scenario: an effect stands it up
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Ember down frozen |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Up it."
      When A activates Gale's ability
      Then Ember is up
      And Ember is frozen

    Scenario: each of several frozen SIGNI and LRIGs of a player stays down, and another assist LRIG stands up
      Given the board
        | zone         | A                          |
        | lrig         | Lumi level:3 down frozen   |
        | left assist  | Mira type:Sola down frozen |
        | right assist | Nova type:Iona down        |
        | left         | Gale down frozen           |
        | center       | Ember down frozen          |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Lumi is down
      And Mira is down
      And Gale is down
      And Ember is down
      And Nova is up

    Scenario: a frozen SIGNI in the cheer zone does not stand up
      Given the board
        | zone  | A                 |
        | left  | Gale down         |
        | cheer | Ember down frozen |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Ember is down
      And Gale is up

  @clause-freeze.4
  Rule: freeze.4 When that up phase ends it is frozen no more

    Scenario Outline: <player>'s SIGNI is frozen no more after the up phase, the opponent's still is
      Given the board
        | zone   | A                 | B                 |
        | center | Ember down frozen | Frost down frozen |
      And it is the start of <player>'s up phase
      When the turn goes on to <player>'s main phase
      Then <mine> is not frozen
      And <mine> is down
      And <theirs> is frozen

      Examples:
        | player | mine  | theirs |
        | A      | Ember | Frost  |
        | B      | Frost | Ember  |

    Scenario: a SIGNI that was frozen stands up a turn later
      Given the board
        | zone   | A | B                 |
        | center |   | Frost down frozen |
      And it is the start of B's up phase
      When the turn goes on to B's main phase
      And the turn passes to A
      And the turn passes to B
      Then Frost is up

    Scenario: a frozen SIGNI that was up is frozen no more after the up phase
      Given the board
        | zone   | A            |
        | center | Ember frozen |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Ember is not frozen
      And Ember is up

    Scenario: a LRIG is frozen no more after its player's up phase
      Given the board
        | zone | A                        |
        | lrig | Lumi level:3 down frozen |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Lumi is not frozen
      And Lumi is down

    Scenario: a SIGNI is frozen no more as the draw phase begins
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Ember down frozen |
      And Gale reads "At the beginning of your draw phase, if there is a frozen SIGNI, Ener Charge 1. Otherwise, gain 1 coin."
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then A has 1 coins
      And A's ener is empty

  @clause-freeze.5
  Rule: freeze.5 A SIGNI or LRIG that is up stays up when it is frozen

    Scenario: a SIGNI that is frozen
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Freeze it."
      When A activates Ember's ability
      Then Frost is up
      And Frost is frozen

    Scenario: a LRIG that is frozen
      Given the board
        | zone   | A     | B            |
        | lrig   |       | Mira level:3 |
        | center | Ember |              |
      And Ember reads "Once per turn, Action: target 1 opposing LRIG. Freeze it."
      When A activates Ember's ability
      Then Mira is up
      And Mira is frozen

    Scenario: a frozen SIGNI that is up can attack
      Given the board
        | zone   | A            |
        | center | Ember frozen |
      And it is the start of A's SIGNI attack step
      Then A can attack with Ember
