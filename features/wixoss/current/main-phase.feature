@wixoss
Feature: main-phase The main phase

  @clause-main-phase.1
  Rule: main-phase.1 The main phase is the fifth of a turn, after the grow phase and before the attack phase

    @assumption-WA-8
    Scenario Outline: <player> grows, and fields a SIGNI of the new level, which attacks
      Given the board
        | zone      | A                      | B                      |
        | lrig      | Lumi level:1 limit:5   | Mira level:1 limit:5   |
        | lrig deck | Lumi-2 level:2 limit:5 | Mira-2 level:2 limit:5 |
        | hand      | Ember level:2          | Frost level:2          |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <lrig>-2
      And the turn goes on to <player>'s main phase
      And <player> plays <card> in the center
      And the turn goes on to <player>'s SIGNI attack step
      Then <player> can attack with <card>

      Examples:
        | player | lrig | card  |
        | A      | Lumi | Ember |
        | B      | Mira | Frost |

  @clause-main-phase.2
  Rule: main-phase.2 The actions of the main phase are taken in any order, as often as its player likes

    @assumption-WA-15
    Scenario: SIGNI and spells in turns
      Given the board
        | zone | A                                               | B |
        | hand | Ember, Spark kind:spell, Frost, Mist kind:spell |   |
      And Spark reads "Ener Charge 1."
      And Mist reads "Ener Charge 1."
      When A plays Ember in the left
      And A uses the spell Spark
      And A plays Frost in the center
      And A uses the spell Mist
      Then A's trash is Spark, Mist
      And A has 2 cards in ener
      And it is A's main phase

    Scenario: spells before SIGNI, and an arts between
      Given the board
        | zone      | A                                        | B |
        | hand      | Spark kind:spell, Mist kind:spell, Ember |   |
        | lrig deck | Flare kind:arts                          |   |
      And Spark reads "Ener Charge 1."
      And Mist reads "Ener Charge 1."
      And Flare reads "Ener Charge 1."
      When A uses the spell Mist
      And A uses the spell Spark
      And A uses the arts Flare
      And A plays Ember in the right
      Then A has 3 cards in ener
      And it is A's play timing

  @clause-main-phase.a1
  Rule: main-phase.a1 A SIGNI of the hand is fielded whose level is at most that of the center LRIG

    Scenario Outline: <player>'s center of level 3, and a SIGNI of level <level>
      Given the board
        | zone | A                    | B                    |
        | lrig | Lumi level:3 limit:9 | Mira level:3 limit:9 |
        | hand | Ember level:<level>  | Frost level:<level>  |
      And it is <player>'s turn
      Then <player> <can> play <card> in the left

      Examples:
        | player | level | can    | card  |
        | A      | 1     | can    | Ember |
        | A      | 3     | can    | Ember |
        | A      | 4     | cannot | Ember |
        | B      | 3     | can    | Frost |
        | B      | 4     | cannot | Frost |

    Scenario Outline: <player> plays it, and it lies there
      Given the board
        | zone  | A            | B           |
        | hand  | Ember, Thorn | Frost, Gale |
        | right | Dusk         | Dawn        |
      And it is <player>'s turn
      When <player> plays <card> in the left
      Then <card> is in <player>'s left
      And <player> has 1 card in hand

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Gale  |

    Scenario: not out of Ener, the trash or the deck
      Given the board
        | zone  | A     | B |
        | hand  | Ember |   |
        | ener  | Frost |   |
        | trash | Thorn |   |
        | deck  | Gale  |   |
      Then A can play Ember
      And A cannot play Frost
      And A cannot play Thorn
      And A cannot play Gale

    Scenario: a SIGNI of the hand cannot be played in the ener phase
      Given the board
        | zone | A            | B |
        | hand | Ember, Frost |   |
      And it is the start of A's ener phase
      Then A cannot play Ember
      And A can put Ember into the ener zone

    Scenario: a SIGNI of the hand cannot be played in the attack phase
      Given the board
        | zone      | A                             | B |
        | hand      | Ember                         |   |
        | lrig deck | Flare kind:arts timing:attack |   |
      And it is the start of A's pre-attack step
      Then A can use the arts Flare
      And A cannot play Ember

    Scenario: a spell of the hand is not put onto the field
      Given the board
        | zone | A                       |
        | hand | Ember, Spark kind:spell |
      And Spark reads "Draw 1 card."
      Then A can play Ember
      And A cannot play Spark

  @clause-main-phase.a2
  Rule: main-phase.a2 A Resona for the main phase is fielded whose level is at most that of the center LRIG

    Scenario Outline: <player>'s center of level 3, and a Resona of level <level> for <timing>
      Given the board
        | zone      | A                                               | B                                               |
        | lrig      | Lumi level:3 limit:9                            | Mira level:3 limit:9                            |
        | left      | Ember                                           | Frost                                           |
        | lrig deck | Golem kind:resona level:<level> timing:<timing> | Titan kind:resona level:<level> timing:<timing> |
      And Golem reads "Appear: put 1 of your SIGNI into the trash."
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      And it is <player>'s turn
      Then <player> <can> play <card>

      Examples:
        | player | level | timing | can    | card  |
        | A      | 3     | main   | can    | Golem |
        | A      | 4     | main   | cannot | Golem |
        | A      | 3     | attack | cannot | Golem |
        | B      | 3     | main   | can    | Titan |
        | B      | 4     | main   | cannot | Titan |

    Scenario: a Resona comes onto the field, and the SIGNI it asked for is trashed
      Given the board
        | zone      | A                         | B |
        | left      | Ember                     |   |
        | lrig deck | Golem kind:resona level:3 |   |
      And Golem reads "Appear: put 1 of your SIGNI into the trash."
      When A plays Golem in the center
      Then Golem is in A's center
      And Ember is in A's trash

    Scenario: not in the attack phase, where one for that is
      Given the board
        | zone      | A                                                  | B |
        | left      | Ember                                              |   |
        | lrig deck | Golem kind:resona, Titan kind:resona timing:attack |   |
      And Golem reads "Appear: put 1 of your SIGNI into the trash."
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      And it is the start of A's pre-attack step
      Then A can play Titan
      And A cannot play Golem

  @clause-main-phase.a3
  Rule: main-phase.a3 A key of the LRIG deck is put onto the field

    Scenario Outline: <player>'s key is paid for and put onto the field
      Given the board
        | zone      | A                          | B                          |
        | lrig deck | Locket kind:key cost:white | Amulet kind:key cost:white |
        | ener      | 2 cards                    | 2 cards                    |
      And it is <player>'s turn
      When <player> puts the key <key> onto the field
      And <player> pays
      Then <key> is in <player>'s key
      And <player> has 1 card in ener

      Examples:
        | player | key    |
        | A      | Locket |
        | B      | Amulet |

    Scenario Outline: with <ener> for a cost of white, and a limiting condition of <limiting>
      Given the board
        | zone      | A                                              |
        | lrig      | Lumi level:3 type:Luna                         |
        | lrig deck | Locket kind:key cost:white limiting:<limiting> |
        | ener      | <ener>                                         |
      Then A <can> put the key Locket onto the field

      Examples:
        | ener   | limiting | can    |
        | 1 card | Luna     | can    |
        | -      | Luna     | cannot |
        | 1 card | Hana     | cannot |

    Scenario Outline: no key in A's <phase>
      Given the board
        | zone      | A               |
        | hand      | Ember           |
        | lrig deck | Locket kind:key |
      And it is the start of A's <phase>
      Then A cannot put the key Locket onto the field

      Examples:
        | phase           |
        | ener phase      |
        | pre-attack step |

    Scenario: an arts is not put onto the field as a key
      Given the board
        | zone      | A                                |
        | lrig deck | Locket kind:key, Flare kind:arts |
      And Flare reads "Draw 1 card."
      Then A can put the key Locket onto the field
      And A cannot put the key Flare onto the field

  @clause-main-phase.a4
  Rule: main-phase.a4 Spells are used in it

    @assumption-WA-15
    Scenario Outline: <player> uses a spell in the main phase
      Given the board
        | zone | A                       | B                      |
        | hand | Spark kind:spell, Ember | Mist kind:spell, Frost |
      And <spell> reads "Ener Charge 1."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> has 1 card in ener
      And <player>'s trash is <spell>

      Examples:
        | player | spell |
        | A      | Spark |
        | B      | Mist  |

    Scenario Outline: a spell cannot be used in A's <phase>
      Given the board
        | zone      | A                                             | B |
        | lrig      | Lumi level:1                                  |   |
        | lrig deck | Lumi-2 level:2, Flare kind:arts timing:attack |   |
        | hand      | Spark kind:spell                              |   |
      And it is the start of A's <phase>
      Then A cannot use the spell Spark

      Examples:
        | phase           |
        | ener phase      |
        | grow phase      |
        | pre-attack step |

  @clause-main-phase.a5
  Rule: main-phase.a5 Pieces, arts and activated abilities for the main phase are used in it

    Scenario Outline: <player> <can> use an arts of timing <timing> in the main phase
      Given the board
        | zone      | A                               | B                               |
        | lrig deck | Flare kind:arts timing:<timing> | Aegis kind:arts timing:<timing> |
      And it is <player>'s turn
      Then <player> <can> use the arts <card>

      Examples:
        | player | timing      | can    | card  |
        | A      | main        | can    | Flare |
        | A      | attack      | cannot | Flare |
        | A      | cut-in      | cannot | Flare |
        | A      | main/attack | can    | Flare |
        | B      | main        | can    | Aegis |
        | B      | attack      | cannot | Aegis |

    Scenario Outline: a piece of timing <timing> <can> be used in the main phase
      Given the board
        | zone         | A                                  | B |
        | left assist  | Mira level:0 type:Mira             |   |
        | right assist | Nova level:0 type:Nova             |   |
        | lrig deck    | Concord kind:piece timing:<timing> |   |
      Then A <can> use the piece Concord

      Examples:
        | timing | can    |
        | main   | can    |
        | attack | cannot |

    Scenario Outline: an ability of the frame <frame>
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "<frame>: Draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | frame                       | can    |
        | Action                      | can    |
        | Attack phase Action         | cannot |
        | Main or attack phase Action | can    |

  @clause-main-phase.a6
  Rule: main-phase.a6 Assist LRIGs grow in it

    @clause-lrig.4
    Scenario Outline: <player>'s assist LRIG grows in the main phase
      Given the board
        | zone         | A                                    | B                                    |
        | lrig         | Lumi level:3 type:Lumi               | Hana level:3 type:Hana               |
        | left assist  | Mira level:0 type:Mira               | Iona level:0 type:Iona               |
        | right assist | Nova level:0 type:Nova               | Vera level:0 type:Vera               |
        | lrig deck    | Mira-1 kind:assist level:1 type:Mira | Iona-1 kind:assist level:1 type:Iona |
      And it is <player>'s turn
      When <player> grows <assist> into <assist>-1
      Then <assist>-1 is in <player>'s left assist
      And <assist> is under <assist>-1

      Examples:
        | player | assist |
        | A      | Mira   |
        | B      | Iona   |

    Scenario: the center LRIG cannot grow in the main phase
      Given the board
        | zone      | A              | B |
        | lrig      | Lumi level:2   |   |
        | lrig deck | Lumi-3 level:3 |   |
      Then A cannot grow Lumi into Lumi-3

    Scenario: an assist LRIG that is down grows in the main phase
      Given the board
        | zone         | A                                    |
        | lrig         | Lumi level:3                         |
        | left assist  | Mira level:0 type:Sola down          |
        | right assist | Nova level:0 type:Iona               |
        | lrig deck    | Mira-1 kind:assist level:1 type:Sola |
      When A grows Mira into Mira-1
      Then Mira-1 is in A's left assist
      And Mira is under Mira-1

  @clause-main-phase.3
  Rule: main-phase.3 Remove is done once in a turn

    Scenario Outline: <player> removes <first>, and cannot remove <second> in the same turn
      Given the board
        | zone   | A     | B     |
        | left   | Ember | Frost |
        | center | Thorn | Gale  |
        | right  | Dusk  | Dawn  |
      And it is <player>'s turn
      When <player> removes <first>
      Then <player> cannot remove <second>
      And <second> is in <player>'s right

      Examples:
        | player | first        | second |
        | A      | Ember        | Dusk   |
        | A      | Ember, Thorn | Dusk   |
        | B      | Frost        | Dawn   |

    Scenario: a Remove can be done again in its player's next turn
      Given the board
        | zone   | A     | B |
        | left   | Ember |   |
        | center | Thorn |   |
      When A removes Ember
      And the turn passes to B
      And the turn passes to A
      Then A can remove Thorn

    Scenario: a SIGNI can be fielded after a Remove in the same main phase
      Given the board
        | zone | A     | B |
        | hand | Frost |   |
        | left | Ember |   |
      When A removes Ember
      And A plays Frost in the left
      Then Frost is in A's left
      And A cannot remove Frost

    Scenario: a SIGNI can be removed after an effect has put another one into the trash
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Thorn            |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your "Thorn" SIGNI. Put it into the trash."
      When A uses the spell Spark
      Then A can remove Ember
      When A removes Ember
      Then Ember is in A's trash
