@wixoss
Feature: up-phase The up phase

  @clause-up-phase.1
  Rule: up-phase.1 All SIGNI and LRIGs of the turn player are turned up

    @clause-up.1 @clause-up.2
    Scenario Outline: <mine> of <player>'s, and not the opponent's <other>
      Given the board
        | zone         | A                              | B                              |
        | lrig         | Lumi type:Lumi down under:Base | Hana type:Hana down under:Root |
        | left assist  | Mira level:0 type:Mira down    | Iona level:0 type:Iona down    |
        | right assist | Nova level:0 type:Nova down    | Vera level:0 type:Vera down    |
        | left         | Ember down                     | Frost down                     |
        | center       | Dusk down                      | Dawn down                      |
        | right        | Thorn down                     | Gale down                      |
      And it is the start of <player>'s up phase
      Then <mine> is up
      And <other> is down

      Examples:
        | player | mine  | other |
        | A      | Lumi  | Hana  |
        | A      | Mira  | Iona  |
        | A      | Nova  | Vera  |
        | A      | Ember | Frost |
        | A      | Dusk  | Dawn  |
        | A      | Thorn | Gale  |
        | B      | Hana  | Lumi  |
        | B      | Iona  | Mira  |
        | B      | Vera  | Nova  |
        | B      | Frost | Ember |
        | B      | Dawn  | Dusk  |
        | B      | Gale  | Thorn |

    @clause-up.1 @clause-up.2
    Scenario Outline: <mine> is turned up in <player>'s up phase, and the opponent's <other> is not
      Given the board
        | zone   | A          | B          |
        | lrig   | Lumi down  | Hana down  |
        | left   | Ember down | Frost down |
        | center | Dusk down  | Dawn down  |
        | right  | Thorn down | Gale down  |
      And it is the start of <player>'s up phase
      Then <mine> is up
      And <other> is down

      Examples:
        | player | mine  | other |
        | A      | Lumi  | Hana  |
        | A      | Ember | Frost |
        | A      | Dusk  | Dawn  |
        | A      | Thorn | Gale  |
        | B      | Hana  | Lumi  |
        | B      | Dawn  | Dusk  |

    @clause-up.1 @clause-up.2
    Scenario: cards that are down in the draw phase are not turned up
      Given the board
        | zone   | A          |
        | lrig   | Lumi down  |
        | center | Ember down |
      And it is the start of A's draw phase
      Then A has drawn 2 cards
      And Lumi is down
      And Ember is down

  @clause-up-phase.2
  Rule: up-phase.2 SIGNI and LRIGs that are frozen are not turned up

    Scenario Outline: the up phase turns <other> of <player>'s up, and neither <signi> nor <lrig>, which are frozen
      Given the board
        | zone  | A                 | B                 |
        | lrig  | Lumi down frozen  | Hana down frozen  |
        | left  | Ember down frozen | Frost down frozen |
        | right | Thorn down        | Gale down         |
      And it is the start of <player>'s up phase
      Then <lrig> is down
      And <signi> is down
      And <other> is up

      Examples:
        | player | lrig | signi | other |
        | A      | Lumi | Ember | Thorn |
        | B      | Hana | Frost | Gale  |

    Scenario Outline: <player>'s frozen SIGNI and LRIGs stay down in the up phase
      Given the board
        | zone         | A                                  | B                                  |
        | lrig         | Lumi type:Lumi down frozen         | Hana type:Hana down frozen         |
        | left assist  | Mira level:0 type:Mira down frozen | Iona level:0 type:Iona down frozen |
        | right assist | Nova level:0 type:Nova             | Vera level:0 type:Vera             |
        | left         | Ember down frozen                  | Frost down frozen                  |
        | right        | Thorn down                         | Gale down                          |
      And it is the start of <player>'s up phase
      Then <lrig> is down
      And <assist> is down
      And <frozen> is down
      And <other> is up

      Examples:
        | player | lrig | assist | frozen | other |
        | A      | Lumi | Mira   | Ember  | Thorn |
        | B      | Hana | Iona   | Frost  | Gale  |

  @clause-up-phase.3
  Rule: up-phase.3 At its end they are frozen no more

    Scenario Outline: <mine> of <player>'s thaws, and not the opponent's <other>
      Given the board
        | zone         | A                                  | B                                  |
        | lrig         | Lumi type:Lumi down frozen         | Hana type:Hana down frozen         |
        | left assist  | Mira level:0 type:Mira down frozen | Iona level:0 type:Iona down frozen |
        | right assist | Nova level:0 type:Nova             | Vera level:0 type:Vera             |
        | left         | Ember down frozen                  | Frost down frozen                  |
      And it is the start of <player>'s up phase
      Then <mine> is not frozen
      And <other> is frozen

      Examples:
        | player | mine  | other |
        | A      | Lumi  | Hana  |
        | A      | Mira  | Iona  |
        | A      | Ember | Frost |
        | B      | Hana  | Lumi  |
        | B      | Iona  | Mira  |
        | B      | Frost | Ember |

    Scenario: a SIGNI thawed in one up phase is turned up in the next
      Given the board
        | zone | A                 | B |
        | left | Ember down frozen |   |
      And it is the start of A's up phase
      When the turn passes to B
      And the turn passes to A
      Then Ember is up

    Scenario: a SIGNI that is up and frozen is thawed in the up phase, too
      Given the board
        | zone | A            | B |
        | left | Ember frozen |   |
      And it is the start of A's up phase
      Then Ember is up
      And Ember is not frozen
