@wixoss
Feature: signi-zone The SIGNI zones

  @clause-signi-zone.1 @clause-signi-zone.2
  Rule: signi-zone.2 The SIGNI in the SIGNI zones are seen by both players

    Scenario Outline: <card> in a SIGNI zone is seen by both players
      Given the board
        | zone   | A     | B      |
        | left   | Ember | Thorn  |
        | center | Frost | Gale   |
        | right  | Dusk  | Quartz |
      Then A sees <card>
      And B sees <card>

      Examples:
        | card   |
        | Ember  |
        | Frost  |
        | Dusk   |
        | Thorn  |
        | Gale   |
        | Quartz |

  @clause-signi-zone.3
  Rule: signi-zone.3 A player has three SIGNI zones, for one SIGNI each

    Scenario Outline: <player> fills all three SIGNI zones, and cannot play a fourth SIGNI
      Given the board
        | zone | A                        | B                         |
        | hand | Ember, Frost, Dusk, Dawn | Thorn, Gale, Coral, Flint |
      And it is <player>'s turn
      When <player> plays <first> in the left
      And <player> plays <second> in the center
      And <player> plays <third> in the right
      Then <first> is in <player>'s left
      And <second> is in <player>'s center
      And <third> is in <player>'s right
      And <player> cannot play <fourth>

      Examples:
        | player | first | second | third | fourth |
        | A      | Ember | Frost  | Dusk  | Dawn   |
        | B      | Thorn | Gale   | Coral | Flint  |

    Scenario: a third SIGNI can be played beside two
      Given the board
        | zone  | A     | B |
        | hand  | Dusk  |   |
        | left  | Ember |   |
        | right | Frost |   |
      Then A can play Dusk in the center

  @clause-signi-zone.4
  Rule: signi-zone.4 Where a SIGNI lies no other comes

    Scenario Outline: A's <zone> SIGNI zone is taken, and no other SIGNI is played there
      Given the board
        | zone   | A     | B |
        | hand   | Ember |   |
        | <zone> | Frost |   |
      Then A cannot play Ember in the <zone>
      And A can play Ember in the <other>

      Examples:
        | zone   | other  |
        | left   | center |
        | center | right  |
        | right  | left   |

    Scenario: an effect finds no room either
      Given the board
        | zone   | A                | B |
        | hand   | Spark kind:spell |   |
        | left   | Ember            |   |
        | center | Frost            |   |
        | right  | Dusk             |   |
        | trash  | Dawn             |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Dawn is in A's trash
      And Frost is in A's center

    @assumption-WA-6
    Scenario: an effect fields a SIGNI where one zone is free
      Given the board
        | zone  | A                | B |
        | hand  | Spark kind:spell |   |
        | left  | Ember            |   |
        | right | Dusk             |   |
        | trash | Dawn             |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Dawn is in A's center

    @assumption-WA-6
    Scenario Outline: of two free zones its player says which, the <zone>
      Given the board
        | zone   | A                | B |
        | hand   | Spark kind:spell |   |
        | center | Ember            |   |
        | trash  | Dawn             |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      And A picks A's <zone>
      Then Dawn is in A's <zone>

      Examples:
        | zone  |
        | left  |
        | right |

    Scenario: SIGNI of the opponent take no place in a player's SIGNI zones
      Given the board
        | zone   | A            | B    |
        | hand   | Ember, Frost |      |
        | left   |              | Gale |
        | center |              | Dusk |
        | right  |              | Dawn |
      Then A can play Ember in the left
      And A can play Ember in the center
      And A can play Ember in the right

    Scenario: a Craft is not created on a field of three SIGNI
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
        | right  | Dusk  |
        | crafts | Golem |
      And Ember reads "Once per turn, Action: create "Golem"."
      When A activates Ember's ability
      Then A's left is Gale
      And A's center is Ember
      And A's right is Dusk
      And it is A's play timing

    @assumption-WA-6
    Scenario Outline: a player who creates a Craft chooses its zone, the <zone>
      Given the board
        | zone   | A     |
        | center | Ember |
        | crafts | Golem |
      And Ember reads "Once per turn, Action: create "Golem"."
      When A activates Ember's ability
      And A picks A's <zone>
      Then Golem is in A's <zone>

      Examples:
        | zone  |
        | left  |
        | right |

  @clause-signi-zone.5
  Rule: signi-zone.5 A SIGNI can be charged in the ener phase, and removed once in the main phase

    Scenario Outline: <player> charges one of the field
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s ener phase
      When <player> puts <card> into the ener zone
      Then <card> is in <player>'s ener

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Frost |

    Scenario Outline: <player> removes one, and cannot again
      Given the board
        | zone   | A     | B     |
        | left   | Thorn | Gale  |
        | center | Ember | Frost |
      And it is <player>'s turn
      When <player> removes <card>
      Then <card> is in <player>'s trash
      And <player> cannot remove <second>

      Examples:
        | player | card  | second |
        | A      | Ember | Thorn  |
        | B      | Frost | Gale   |

    Scenario: before that either could be removed
      Given the board
        | zone   | A     | B |
        | left   | Thorn |   |
        | center | Ember |   |
      Then A can remove Ember
      And A can remove Thorn

    Scenario: each in its phase alone
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And it is the start of A's ener phase
      Then A can put Ember into the ener zone
      And A cannot remove Ember
      When the turn goes on to A's main phase
      Then A can remove Ember
      And A cannot put Ember into the ener zone

    Scenario: a SIGNI that could be removed cannot be once the attack phase begins
      Given the board
        | zone      | A                             | B |
        | center    | Ember                         |   |
        | lrig deck | Flare kind:arts timing:attack |   |
      And Flare reads "Draw 1 card."
      Then A can remove Ember
      When A ends the main phase
      Then A can use the arts Flare
      And A cannot remove Ember

    Scenario: a SIGNI can be removed in each turn of its player
      Given the board
        | zone   | A     | B |
        | left   | Thorn |   |
        | center | Ember |   |
      When A removes Ember
      And the turn passes to B
      And the turn passes to A
      Then A can remove Thorn

  @clause-signi-zone.6
  Rule: signi-zone.6 Only effects lay a SIGNI into another zone

    Scenario: a SIGNI in the left zone cannot be played to the center
      Given the board
        | zone | A     | B |
        | hand | Frost |   |
        | left | Ember |   |
      Then A cannot play Ember in the center
      And A can play Frost in the center

    Scenario: an effect moves a SIGNI to another SIGNI zone
      Given the board
        | zone   | A                | B |
        | hand   | Spark kind:spell |   |
        | left   | Ember            |   |
        | center | Frost            |   |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's right
