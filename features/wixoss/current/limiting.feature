@wixoss
Feature: limiting Limiting conditions

  @clause-limiting.1 @reading-W-14
  Rule: limiting.1 A card with a limiting condition wants a center LRIG that shares a LRIG type with it

    Scenario Outline: a center of type <type>, and <player>'s SIGNI for <limiting>
      Given the board
        | zone | A                         | B                         |
        | lrig | Lumi level:3 type:<type>  | Mira level:3 type:<type>  |
        | hand | Ember limiting:<limiting> | Frost limiting:<limiting> |
      And it is <player>'s turn
      Then <player> <can> play <card>

      Examples:
        | player | type      | limiting  | can    | card  |
        | A      | Lumi      | Lumi      | can    | Ember |
        | A      | Lumi      | Hana      | cannot | Ember |
        | A      | Lumi/Hana | Hana      | can    | Ember |
        | A      | Lumi      | Lumi/Hana | can    | Ember |
        | B      | Lumi      | Lumi      | can    | Frost |
        | B      | Lumi      | Hana      | cannot | Frost |

    Scenario Outline: a spell and an arts for <limiting>
      Given the board
        | zone      | A                                    | B |
        | lrig      | Lumi level:3 type:Lumi               |   |
        | hand      | Spark kind:spell limiting:<limiting> |   |
        | lrig deck | Flare kind:arts limiting:<limiting>  |   |
      Then A <can> use the spell Spark
      And A <can> use the arts Flare

      Examples:
        | limiting | can    |
        | Lumi     | can    |
        | Hana     | cannot |

    Scenario: an assist of the type does not help
      Given the board
        | zone         | A                                        | B |
        | lrig         | Lumi level:3 type:Lumi                   |   |
        | left assist  | Mira level:1 type:Mira                   |   |
        | right assist | Nova level:1 type:Nova                   |   |
        | hand         | Ember limiting:Mira, Frost limiting:Lumi |   |
      Then A cannot play Ember
      And A can play Frost

    Scenario Outline: an effect would field one for <limiting>
      Given the board
        | zone  | A                         | B |
        | lrig  | Lumi level:3 type:Lumi    |   |
        | hand  | Spark kind:spell          |   |
        | left  | Frost                     |   |
        | right | Thorn                     |   |
        | trash | Ember limiting:<limiting> |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Ember is in A's <zone>

      Examples:
        | limiting | zone   |
        | Lumi     | center |
        | Hana     | trash  |

    Scenario: the opponent's center of the type does not help
      Given the board
        | zone | A                                        | B                      |
        | lrig | Lumi level:3 type:Lumi                   | Hana level:3 type:Hana |
        | hand | Ember limiting:Hana, Frost limiting:Lumi |                        |
      Then A cannot play Ember
      And A can play Frost

    Scenario: an assist LRIG of the type does not let a spell or an arts be used
      Given the board
        | zone         | A                                                             | B |
        | lrig         | Lumi level:3 type:Lumi                                        |   |
        | left assist  | Mira level:1 type:Mira                                        |   |
        | right assist | Nova level:1 type:Nova                                        |   |
        | hand         | Spark kind:spell limiting:Mira, Mist kind:spell limiting:Lumi |   |
        | lrig deck    | Flare kind:arts limiting:Mira, Comet kind:arts limiting:Lumi  |   |
      Then A cannot use the spell Spark
      And A can use the spell Mist
      And A cannot use the arts Flare
      And A can use the arts Comet

  @clause-limiting.2 @reading-W-14 @reading-W-40
  Rule: limiting.2 A SIGNI whose limiting condition does not fit the LRIG that was grown to is trashed

    Scenario Outline: <player> grows a center of two types into one of <type>
      Given the board
        | zone      | A                           | B                           |
        | lrig      | Lumi level:2 type:Lumi/Hana | Mira level:2 type:Lumi/Hana |
        | lrig deck | Lumi-3 level:3 type:<type>  | Mira-3 level:3 type:<type>  |
        | left      | Ember limiting:Hana         | Frost limiting:Hana         |
        | right     | Thorn                       | Gale                        |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <lrig>-3
      Then <card> is in <player>'s <zone>
      And <free> is in <player>'s right
      And <theirs> is in <other>'s left

      Examples:
        | player | type      | lrig | card  | free  | zone  | other | theirs |
        | A      | Lumi      | Lumi | Ember | Thorn | trash | B     | Frost  |
        | A      | Lumi/Hana | Lumi | Ember | Thorn | left  | B     | Frost  |
        | A      | Hana      | Lumi | Ember | Thorn | left  | B     | Frost  |
        | B      | Lumi      | Mira | Frost | Gale  | trash | A     | Ember  |
