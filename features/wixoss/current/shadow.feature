@wixoss @reading-W-37
Feature: shadow Shadow

  @clause-shadow.1
  Rule: shadow.1 Abilities and effects of the opponent do not target it

    Scenario Outline: <player>'s effect does not target an opposing SIGNI with Shadow
      Given the board
        | zone   | A     | B      |
        | left   | Gale  | Thorn  |
        | center | Ember | Frost  |
        | right  | Dusk  | Willow |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And <shadow> reads "Shadow."
      And it is <player>'s turn
      When <player> activates <source>'s ability
      Then <player> is asked to choose 1 among <targets>

      Examples:
        | player | source | shadow | targets       |
        | A      | Ember  | Thorn  | Frost, Willow |
        | B      | Frost  | Gale   | Ember, Dusk   |

    Scenario: an effect whose only target has Shadow does nothing
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "Shadow."
      When A activates Ember's ability
      Then Frost is in B's center
      And it is A's play timing

    Scenario: a player's own effects target a SIGNI with Shadow
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Gale reads "Shadow."
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. Banish it."
      When A activates Ember's ability
      Then Gale is in A's ener

    Scenario: an effect that targets nothing banishes a SIGNI with Shadow
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: banish all opposing SIGNI."
      And Frost reads "Shadow."
      When A activates Ember's ability
      Then Frost is in B's ener
      And Thorn is in B's ener

    Scenario: a SIGNI with Shadow is battled as any other
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "Shadow."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener

    Scenario: rule processing does not target
      Given the board
        | zone   | A     | B     |
        | center |       | Frost |
        | hand   | Ember |       |
      And Ember reads "Opposing SIGNI have power -3000."
      And Frost reads "Shadow."
      When A plays Ember in the center
      Then Frost is in B's ener

    Scenario Outline: a SIGNI with Shadow cannot be targeted when A <does>
      Given the board
        | zone      | A                | B     |
        | left      |                  | Thorn |
        | center    |                  | Frost |
        | right     |                  | Coral |
        | lrig      | Lumi level:3     |       |
        | hand      | Spark kind:spell |       |
        | lrig deck | Flare kind:arts  |       |
      And Lumi reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Flare reads "Target 1 opposing SIGNI. Banish it."
      And Frost reads "Shadow."
      When A <does>
      Then A is asked to choose 1 among Thorn, Coral

      Examples:
        | does                     |
        | activates Lumi's ability |
        | uses the spell Spark     |
        | uses the arts Flare      |

    Scenario Outline: a SIGNI with Shadow and <keyword> that an ability would banish as it attacks leaves <left> Life Cloth
      Given the board
        | zone   | A     | B       |
        | left   |       | Thorn   |
        | center | Ember | <front> |
      And Ember reads "Shadow. / <keyword>."
      And Thorn reads "When an opposing SIGNI attacks, target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is in A's center
      And B has <left> cards in life

      Examples:
        | keyword      | front            | left |
        | Assassin     | Frost power:9000 | 6    |
        | Double Crush | -                | 5    |
        | Lancer       | Frost power:1000 | 6    |
        | S-Lancer     | Frost power:1000 | 6    |
        | Triple Crush | -                | 4    |

    Scenario: a SIGNI with Shadow that loses a battle goes where its own replacement says
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Frost reads "Shadow. / When this SIGNI would be banished, put it into the trash instead."
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Down it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is down
      And Frost is in B's trash

    @assumption-WA-8
    Scenario Outline: a SIGNI with <protection> and <other> that entered, acted and attacks with Assassin is not banished by an ability
      Given the board
        | zone   | A                | B                |
        | left   |                  | Thorn            |
        | center |                  | Frost power:9000 |
        | hand   | Ember power:3000 |                  |
      And Ember reads "<protection>. / Assassin. / Enter: draw 1 card. / Once per turn, Action: draw 1 card. / <other>."
      And Thorn reads "When an opposing SIGNI attacks, target 1 opposing SIGNI. Banish it."
      When A plays Ember in the center
      And A activates Ember's ability
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then A has drawn <drawn> cards
      And Ember has power <power>
      And B has 6 cards in life

      Examples:
        | protection | other                                | drawn | power |
        | Shadow     | This SIGNI has power +2000           | 2     | 5000  |
        | Shadow     | When this SIGNI attacks, draw 1 card | 3     | 3000  |
        | Unaffected | When this SIGNI attacks, draw 1 card | 3     | 3000  |

  @clause-shadow.2
  Rule: shadow.2 Opposing effects do not target a SIGNI with Shadow though its own player chooses

    @assumption-WA-17
    Scenario: each player targets one of theirs
      Given the board
        | zone   | A                | B     |
        | left   | Gale             | Thorn |
        | center | Ember            | Frost |
        | right  |                  | Coral |
        | hand   | Spark kind:spell |       |
      And Spark reads "Each player targets 1 of their SIGNI and puts it into the trash."
      And Frost reads "Shadow."
      When A uses the spell Spark
      And A chooses Gale
      Then B is asked to choose 1 among Thorn, Coral

    Scenario: a SIGNI with Shadow can be chosen for its own player's effect
      Given the board
        | zone   | A                | B     |
        | left   | Gale             |       |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Each player targets 1 of their SIGNI and puts it into the trash."
      And Ember reads "Shadow."
      When A uses the spell Spark
      Then A is asked to choose 1 among Gale, Ember

  @clause-shadow.3
  Rule: shadow.3 Shadow of a kind stops what comes of cards of that kind

    Scenario Outline: the kind of the source decides against <shadow> when A <does>
      Given the board
        | zone      | A                | B     |
        | left      |                  | Thorn |
        | center    | Ember            | Frost |
        | right     |                  | Coral |
        | hand      | Spark kind:spell |       |
        | lrig deck | Flare kind:arts  |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Flare reads "Target 1 opposing SIGNI. Banish it."
      And Frost reads "<shadow>."
      When A <does>
      Then A is asked to choose 1 among <targets>

      Examples:
        | shadow         | does                      | targets             |
        | Shadow (SIGNI) | activates Ember's ability | Thorn, Coral        |
        | Shadow (SIGNI) | uses the spell Spark      | Thorn, Frost, Coral |
        | Shadow (spell) | uses the spell Spark      | Thorn, Coral        |
        | Shadow (spell) | activates Ember's ability | Thorn, Frost, Coral |
        | Shadow (arts)  | uses the arts Flare       | Thorn, Coral        |
        | Shadow (arts)  | uses the spell Spark      | Thorn, Frost, Coral |

    Scenario Outline: Shadow (LRIG) when A activates the ability of <source>
      Given the board
        | zone   | A            | B     |
        | left   |              | Thorn |
        | center | Ember        | Frost |
        | right  |              | Coral |
        | lrig   | Lumi level:3 |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Lumi reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "Shadow (LRIG)."
      When A activates <source>'s ability
      Then A is asked to choose 1 among <targets>

      Examples:
        | source | targets             |
        | Lumi   | Thorn, Coral        |
        | Ember  | Thorn, Frost, Coral |

    Scenario Outline: <shadow> when A activates the ability of <source>, a Resona or an assist LRIG
      Given the board
        | zone         | A                                  | B     |
        | left         |                                    | Thorn |
        | center       | Titan kind:resona                  | Frost |
        | right        |                                    | Coral |
        | left assist  | Mira kind:assist level:1 type:Sola |       |
        | right assist | Nova type:Iona                     |       |
      And <source> reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "<shadow>."
      When A activates <source>'s ability
      Then A is asked to choose 1 among <targets>

      Examples:
        | source | shadow         | targets             |
        | Titan  | Shadow (SIGNI) | Thorn, Coral        |
        | Titan  | Shadow (LRIG)  | Thorn, Frost, Coral |
        | Mira   | Shadow (LRIG)  | Thorn, Coral        |
        | Mira   | Shadow (SIGNI) | Thorn, Frost, Coral |

    Scenario Outline: a SIGNI with Shadow (spell) and Shadow (SIGNI) when A <does>
      Given the board
        | zone      | A                | B     |
        | left      |                  | Thorn |
        | center    | Ember            | Frost |
        | right     |                  | Coral |
        | hand      | Spark kind:spell |       |
        | lrig deck | Flare kind:arts  |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Flare reads "Target 1 opposing SIGNI. Banish it."
      And Frost reads "Shadow (spell). / Shadow (SIGNI)."
      When A <does>
      Then A is asked to choose 1 among <targets>

      Examples:
        | does                      | targets             |
        | activates Ember's ability | Thorn, Coral        |
        | uses the spell Spark      | Thorn, Coral        |
        | uses the arts Flare       | Thorn, Frost, Coral |

  @clause-shadow.4
  Rule: shadow.4 Life Bursts do not target it either

    Scenario: a burst that banishes cannot target a SIGNI with Shadow
      Given the board
        | zone   | A     | B             |
        | left   | Gale  |               |
        | center | Ember |               |
        | right  | Dusk  |               |
        | life   |       | Thorn, 1 card |
      And Gale reads "Shadow."
      And Thorn reads "Life Burst: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Thorn
      Then B is asked to choose 1 among Ember, Dusk

    Scenario Outline: a burst of a <kind> does not banish a SIGNI that reads "<text>" and is the only one
      Given the board
        | zone | A    | B                         |
        | left | Gale |                           |
        | life |      | Thorn kind:<kind>, 1 card |
      And Gale reads "<text>"
      And Thorn reads "Life Burst: target 1 opposing SIGNI. Banish it."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B bursts Thorn
      Then Gale is in A's <where>

      Examples:
        | kind  | text    | where |
        | signi | Shadow. | left  |
        | spell | Shadow. | left  |
        | spell | Lancer. | ener  |

    Scenario: a burst that an effect brings about cannot target a SIGNI with Shadow either
      Given the board
        | zone   | A     | B             |
        | left   | Gale  |               |
        | center | Ember |               |
        | right  | Dusk  |               |
        | life   |       | Thorn, 1 card |
      And Gale reads "Shadow."
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Thorn reads "Life Burst: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      And B bursts Thorn
      Then B is asked to choose 1 among Ember, Dusk
