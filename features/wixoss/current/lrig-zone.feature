@wixoss
Feature: lrig-zone The LRIG zone

  @clause-lrig-zone.1 @clause-lrig-zone.2
  Rule: lrig-zone.2 The cards in a LRIG zone are seen by both players

    Scenario Outline: <player>'s LRIGs, and what lies under them
      Given the board
        | zone         | A                                  | B                                   |
        | lrig         | Lumi level:2 type:Lumi under:Older | Hana level:2 type:Hana under:Former |
        | left assist  | Mira level:1 type:Mira             | Iona level:1 type:Iona              |
        | right assist | Nova level:0 type:Nova             | Vera level:0 type:Vera              |
      Then <player> sees <center>
      And <player> sees <under>
      And <player> sees <left>
      And <player> sees <right>

      Examples:
        | player | center | under  | left | right |
        | A      | Lumi   | Older  | Mira | Nova  |
        | A      | Hana   | Former | Iona | Vera  |
        | B      | Lumi   | Older  | Mira | Nova  |
        | B      | Hana   | Former | Iona | Vera  |

  @clause-lrig-zone.3
  Rule: lrig-zone.3 A game begins with one LRIG of level 0 there, or with three

    @assumption-WA-2 @assumption-WA-3
    Scenario Outline: <player>'s only LRIG of level 0 begins in the LRIG zone, without assists
      Given a new game
      And <player>'s lrig deck holds Mira level:1
      When the set-up is done
      Then <lrig> is in <player>'s lrig
      And <lrig> is level 0
      And <player>'s left assist is empty
      And <player>'s right assist is empty
      And Mira is in <player>'s lrig deck

      Examples:
        | player | lrig     |
        | A      | A's LRIG |
        | B      | B's LRIG |

    @assumption-WA-2 @assumption-WA-3
    Scenario: with two in the LRIG deck one of them lies there
      Given a new game
      And A's lrig deck holds Mira level:0 type:Mira
      When the set-up is done
      Then A has 1 card in lrig
      And A's left assist is empty
      And A's right assist is empty
      And A has 9 cards in lrig deck

    @assumption-WA-2 @assumption-WA-3
    Scenario Outline: <player>'s three LRIGs of level 0 begin as a center and two assists
      Given a new game
      And <player>'s lrig deck holds Mira level:0 type:Mira, Nova level:0 type:Nova
      When the set-up is done
      Then <player> has 1 card in lrig
      And <player> has 1 card in left assist
      And <player> has 1 card in right assist
      And <player> has 7 cards in lrig deck

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: <player>'s LRIG deck, with <first> beside nine that are none of level 0
      Given a new game
      And <player>'s lrig deck holds <first>, Mira, Nova, Hana, Iona, Vera, Flare kind:arts, Aegis kind:arts, Comet kind:arts, Titan kind:resona
      Then the decks are <taken>

      Examples:
        | player | first        | taken    |
        | A      | Lumi level:1 | refused  |
        | A      | Lumi level:0 | accepted |
        | B      | Lumi level:1 | refused  |

  @clause-lrig-zone.4
  Rule: lrig-zone.4 The center is one of the three LRIGs

    @assumption-WA-3
    Scenario Outline: A chooses <center> as the center among three LRIGs of level 0
      Given a new game
      And A's lrig deck holds Mira level:0 type:Mira, Nova level:0 type:Nova
      When A chooses <center>
      And the set-up is done
      Then <center> is in A's lrig
      And A has 1 card in left assist
      And A has 1 card in right assist

      Examples:
        | center   |
        | Mira     |
        | Nova     |
        | A's LRIG |
