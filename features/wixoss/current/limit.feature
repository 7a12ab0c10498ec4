@wixoss
Feature: limit The limit

  @clause-limit.1
  Rule: limit.1 The levels of the SIGNI in the SIGNI zones may not exceed the limit of the center LRIG

    Scenario Outline: a limit of 5, level 2 there, and <player> has a SIGNI of level <level>
      Given the board
        | zone | A                    | B                    |
        | lrig | Lumi level:4 limit:5 | Mira level:4 limit:5 |
        | left | Thorn level:2        | Gale level:2         |
        | hand | Ember level:<level>  | Frost level:<level>  |
      And it is <player>'s turn
      Then <player> <can> play <card>

      Examples:
        | player | level | can    | card  |
        | A      | 3     | can    | Ember |
        | A      | 4     | cannot | Ember |
        | B      | 3     | can    | Frost |
        | B      | 4     | cannot | Frost |

    Scenario: SIGNI in the trash, in Ener or opposing do not count towards the limit
      Given the board
        | zone  | A                    | B            |
        | lrig  | Lumi level:3 limit:3 |              |
        | hand  | Ember level:3        |              |
        | ener  | Frost level:3        |              |
        | trash | Thorn level:3        |              |
        | left  |                      | Gale level:3 |
      Then A can play Ember

    Scenario: a SIGNI in the cheer zone does not count towards the limit
      Given the board
        | zone  | A                    | B |
        | lrig  | Lumi level:3 limit:3 |   |
        | cheer | Frost level:3        |   |
        | hand  | Ember level:3        |   |
      Then A can play Ember

    @clause-rise.8
    Scenario Outline: <card> of level 3 at a limit of 3, with one of level 3 there
      Given the board
        | zone   | A                           | B |
        | lrig   | Lumi level:3 limit:3        |   |
        | center | Thorn level:3               |   |
        | hand   | Ember level:3, Gale level:3 |   |
      And Ember reads "Rise: on 1 of your SIGNI."
      Then A <can> play <card>

      Examples:
        | card  | can    |
        | Ember | can    |
        | Gale  | cannot |

    Scenario Outline: an effect would field one of level <level>, with a limit of 5 and level 2 there
      Given the board
        | zone  | A                    | B |
        | lrig  | Lumi level:4 limit:5 |   |
        | hand  | Spark kind:spell     |   |
        | left  | Frost level:1        |   |
        | right | Thorn level:1        |   |
        | trash | Ember level:<level>  |   |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Ember is in A's <zone>

      Examples:
        | level | zone   |
        | 3     | center |
        | 4     | trash  |

    Scenario Outline: a limit of 3 that two abilities raise by 1 each <can> take a SIGNI of level <level>
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:4 limit:3 |
        | left   | Gale level:1         |
        | center | Ember level:1        |
        | hand   | Dusk level:<level>   |
      And Gale reads "Your limit is +1."
      And Ember reads "Your limit is +1."
      Then A <can> play Dusk in the right

      Examples:
        | level | can    |
        | 3     | can    |
        | 4     | cannot |

    Scenario: a limit that two spells raise by 1 each is raised by 2
      Given the board
        | zone | A                                               |
        | lrig | Lumi level:4 limit:2                            |
        | hand | Dusk level:4, Spark kind:spell, Mist kind:spell |
      And Spark reads "This turn, your limit is +1."
      And Mist reads "This turn, your limit is +1."
      When A uses the spell Spark
      Then A cannot play Dusk
      When A uses the spell Mist
      Then A can play Dusk

  @clause-limit.2 @reading-W-11
  Rule: limit.2 Where they come to exceed it SIGNI are trashed one after the other until they do not

    Scenario Outline: the center is grown to one of limit <limit>, and one has to go
      Given the board
        | zone      | A                            | B |
        | lrig      | Lumi level:2 limit:6         |   |
        | lrig deck | Lumi-3 level:3 limit:<limit> |   |
        | left      | Ember level:2                |   |
        | center    | Frost level:2                |   |
        | right     | Thorn level:2                |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      And A chooses Frost
      Then A's trash is Frost
      And Ember is in A's left
      And Thorn is in A's right

      Examples:
        | limit |
        | 5     |
        | 4     |

    Scenario: at a limit of 2 two have to go
      Given the board
        | zone      | A                      | B |
        | lrig      | Lumi level:2 limit:6   |   |
        | lrig deck | Lumi-3 level:3 limit:2 |   |
        | left      | Ember level:2          |   |
        | center    | Frost level:2          |   |
        | right     | Thorn level:2          |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      And A chooses Frost
      And A chooses Thorn
      Then A's trash is Frost, Thorn
      And Ember is in A's left

    Scenario: a center grown to a sufficient limit trashes no SIGNI
      Given the board
        | zone      | A                      | B |
        | lrig      | Lumi level:2 limit:6   |   |
        | lrig deck | Lumi-3 level:3 limit:6 |   |
        | left      | Ember level:2          |   |
        | center    | Frost level:2          |   |
        | right     | Thorn level:2          |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      And the turn goes on to A's main phase
      Then A's trash is empty
      And Frost is in A's center

    Scenario: a SIGNI trashed for the limit has not been banished
      Given the board
        | zone      | A                      | B |
        | lrig      | Lumi level:2 limit:4   |   |
        | lrig deck | Lumi-3 level:3 limit:3 |   |
        | left      | Ember level:2          |   |
        | right     | Thorn level:2          |   |
      And Ember reads "When your SIGNI is banished, draw 1 card."
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      And A chooses Thorn
      Then A's trash is Thorn
      And A has drawn 0 cards

    Scenario: B's SIGNI go, of those B chooses
      Given the board
        | zone      | A             | B                      |
        | lrig      |               | Mira level:2 limit:6   |
        | lrig deck |               | Mira-3 level:3 limit:4 |
        | left      | Ember level:2 | Dusk level:2           |
        | center    |               | Dawn level:2           |
        | right     |               | Gale level:2           |
      And it is the start of B's grow phase
      When B grows Mira into Mira-3
      Then B is asked to choose among Dusk, Dawn, Gale
      When B chooses Dawn
      Then B's trash is Dawn

    Scenario: a SIGNI that an effect banishes has been banished, unlike one trashed for the limit
      Given the board
        | zone  | A                | B |
        | left  | Ember level:2    |   |
        | right | Thorn level:2    |   |
        | hand  | Spark kind:spell |   |
      And Ember reads "When your SIGNI is banished, draw 1 card."
      And Spark reads "Target 1 of your SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses Thorn
      Then Thorn is in A's ener
      And A has drawn 1 card

  @clause-limit.3
  Rule: limit.3 The limits of assist LRIGs are added to that of the center

    Scenario Outline: a center of limit 3 with assists of 1 and <assist>, and <player> plays the third of level 2
      Given the board
        | zone         | A                                     | B                                     |
        | lrig         | Lumi level:3 limit:3 type:Lumi        | Hana level:3 limit:3 type:Hana        |
        | left assist  | Mira level:1 limit:1 type:Mira        | Iona level:1 limit:1 type:Iona        |
        | right assist | Nova level:1 limit:<assist> type:Nova | Vera level:1 limit:<assist> type:Vera |
        | left         | Thorn level:2                         | Gale level:2                          |
        | right        | Dusk level:2                          | Dawn level:2                          |
        | hand         | Ember level:2                         | Frost level:2                         |
      And it is <player>'s turn
      Then <player> <can> play <card>

      Examples:
        | player | assist | can    | card  |
        | A      | 2      | can    | Ember |
        | A      | 1      | cannot | Ember |
        | B      | 2      | can    | Frost |
        | B      | 1      | cannot | Frost |
