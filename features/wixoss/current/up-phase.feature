@wixoss
Feature: up-phase The up phase

  @clause-up-phase.1
  Rule: up-phase.1 All SIGNI and LRIGs of the turn player are turned up

    @clause-up.1 @clause-up.2
    Scenario Outline: those of <player>, and not the opponent's
      Given the board
        | zone         | A                           | B                           |
        | lrig         | Lumi type:Lumi down         | Hana type:Hana down         |
        | left assist  | Mira level:0 type:Mira down | Iona level:0 type:Iona down |
        | right assist | Nova level:0 type:Nova      | Vera level:0 type:Vera      |
        | left         | Ember down                  | Frost down                  |
        | right        | Thorn down                  | Gale down                   |
      And it is the start of <player>'s up phase
      Then <lrig> is up
      And <assist> is up
      And <one> is up
      And <two> is up
      And <opposing> is down

      Examples:
        | player | lrig | assist | one   | two   | opposing |
        | A      | Lumi | Mira   | Ember | Thorn | Frost    |
        | B      | Hana | Iona   | Frost | Gale  | Ember    |

  @clause-up-phase.2
  Rule: up-phase.2 What is frozen is not turned up

    Scenario Outline: <player>'s frozen ones
      Given the board
        | zone  | A                 | B                 |
        | lrig  | Lumi down frozen  | Mira down frozen  |
        | left  | Ember down frozen | Frost down frozen |
        | right | Thorn down        | Gale down         |
      And it is the start of <player>'s up phase
      Then <lrig> is down
      And <frozen> is down
      And <other> is up

      Examples:
        | player | lrig | frozen | other |
        | A      | Lumi | Ember  | Thorn |
        | B      | Mira | Frost  | Gale  |

  @clause-up-phase.3
  Rule: up-phase.3 At its end they are frozen no more

    Scenario Outline: <player>'s, and not the opponent's
      Given the board
        | zone | A                 | B                 |
        | lrig | Lumi down frozen  | Mira down frozen  |
        | left | Ember down frozen | Frost down frozen |
      And it is the start of <player>'s up phase
      Then <lrig> is not frozen
      And <signi> is not frozen
      And <opposing> is frozen

      Examples:
        | player | lrig | signi | opposing |
        | A      | Lumi | Ember | Frost    |
        | B      | Mira | Frost | Ember    |

    Scenario: in the next one they are turned up
      Given the board
        | zone | A                 | B |
        | left | Ember down frozen |   |
      And it is the start of A's up phase
      When the turn passes to B
      And the turn passes to A
      Then Ember is up

    Scenario: who is up and frozen is frozen no more either
      Given the board
        | zone | A            | B |
        | left | Ember frozen |   |
      And it is the start of A's up phase
      Then Ember is up
      And Ember is not frozen
