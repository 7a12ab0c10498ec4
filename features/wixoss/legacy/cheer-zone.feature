@wixoss
Feature: cheer-zone The cheer zone

  @clause-cheer-zone.a1.1
  Rule: cheer-zone.a1.1 The cheer zone is public, part of the field, and no SIGNI zone

    Scenario: a SIGNI in the cheer zone is seen by both players
      Given the board
        | zone  | A     | B     |
        | cheer | Ember | Frost |
      Then A sees Ember
      And A sees Frost
      And B sees Ember
      And B sees Frost

    Scenario: a SIGNI in the cheer zone is among the cards of the field
      Given the board
        | zone  | A                | B     |
        | left  |                  | Thorn |
        | cheer |                  | Frost |
        | hand  | Spark kind:spell | Coral |
      And Spark reads "Target 1 opposing card. Down it."
      When A uses the spell Spark
      Then A is asked to choose 1 among Thorn, Frost, B's LRIG

    Scenario: an effect on SIGNI zones passes by it
      Given the board
        | zone  | A                | B     |
        | left  |                  | Thorn |
        | cheer |                  | Frost |
        | hand  | Spark kind:spell |       |
      And Spark reads "Put all cards in opposing SIGNI zones into the trash."
      When A uses the spell Spark
      Then Thorn is in B's trash
      And Frost is in B's cheer

  @clause-cheer-zone.a1.2
  Rule: cheer-zone.a1.2 A SIGNI in the cheer zone is a SIGNI of the field

    Scenario Outline: an effect for <whose> SIGNI changes the power of those in the cheer zone
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | cheer  | Gale  | Thorn |
        | hand   | Coral |       |
      And Ember reads "<whose> SIGNI have power +1000."
      Then Gale has power <mine>
      And Thorn has power <theirs>
      And Ember has power <mine>

      Examples:
        | whose    | mine | theirs |
        | Your     | 4000 | 3000   |
        | Opposing | 3000 | 4000   |

    Scenario: an effect that freezes all SIGNI freezes the one in the cheer zone
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | cheer  |                  | Thorn |
        | hand   | Spark kind:spell |       |
      And Spark reads "Freeze all opposing SIGNI."
      When A uses the spell Spark
      Then Frost is frozen
      And Thorn is frozen

    Scenario Outline: a SIGNI whose ability counts SIGNI, the cheer zone's too, has power <power>
      Given the board
        | zone   | A       |
        | center | Ember   |
        | cheer  | <cheer> |
      And Ember reads "While you have 2 or more SIGNI, this SIGNI has power +1000."
      Then Ember has power <power>

      Examples:
        | cheer | power |
        | Gale  | 4000  |
        | -     | 3000  |

    Scenario Outline: the rules look at its power, <change>
      Given the board
        | zone   | A                | B     |
        | center |                  | Thorn |
        | cheer  |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 2 opposing SIGNI. This turn, they have power <change>."
      When A uses the spell Spark
      Then Frost is in B's <frost>
      And Thorn is in B's <thorn>

      Examples:
        | change | frost | thorn  |
        | -3000  | ener  | ener   |
        | -2000  | cheer | center |

    Scenario: a SIGNI in the cheer zone stands up in its player's up phase
      Given the board
        | zone   | A          | B          |
        | center | Gale down  | Thorn down |
        | cheer  | Ember down | Frost down |
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Ember is up
      And Gale is up
      And Frost is down

  @clause-cheer-zone.a1.3
  Rule: cheer-zone.a1.3 A Charm or an Acce can be attached to it

    Scenario: a SIGNI in the cheer zone attaches a Charm to itself
      Given the board
        | zone  | A     |
        | cheer | Ember |
        | deck  | Mist  |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Mist is a Charm of Ember
      And Ember is in A's cheer

    Scenario: a SIGNI in the cheer zone attaches an Acce to itself
      Given the board
        | zone  | A                |
        | cheer | Ember class:Cook |
        | hand  | Gale class:Cook  |
      And Ember reads "Once per turn, Action: attach 1 <Cook> SIGNI from your hand to this SIGNI as an Acce."
      When A activates Ember's ability
      And A chooses Gale
      Then Gale is an Acce of Ember
      And Ember is in A's cheer

  @clause-cheer-zone.a2.1
  Rule: cheer-zone.a2.1 The cheer zone holds one SIGNI, and none is fielded there

    Scenario Outline: a SIGNI that is to become a Cheergirl ends up in the <where>
      Given the board
        | zone   | A      |
        | left   | Ember  |
        | center | Gale   |
        | cheer  | <lies> |
      And Ember reads "Once per turn, Action: make this SIGNI a Cheergirl."
      When A activates Ember's ability
      Then Ember is in A's <where>
      And Gale is in A's center

      Examples:
        | lies | where |
        | -    | cheer |
        | Dusk | left  |

    Scenario Outline: out of the hand a SIGNI <can> come, the right being <right>
      Given the board
        | zone   | A       |
        | left   | Ember   |
        | center | Gale    |
        | right  | <right> |
        | hand   | Frost   |
      Then A <can> play Frost

      Examples:
        | right | can    |
        | -     | can    |
        | Dusk  | cannot |

  @clause-cheer-zone.a2.2
  Rule: cheer-zone.a2.2 An effect that makes a SIGNI a Cheergirl lays it there

    Scenario Outline: a SIGNI that becomes a Cheergirl goes from the <zone> to the cheer zone
      Given the board
        | zone   | A     |
        | <zone> | Ember |
      And Ember reads "Once per turn, Action: make this SIGNI a Cheergirl."
      When A activates Ember's ability
      Then Ember is in A's cheer
      And A's <zone> is empty

      Examples:
        | zone   |
        | left   |
        | center |
        | right  |

    Scenario: a SIGNI made a Cheergirl takes the card under it along
      Given the board
        | zone   | A                |
        | left   | Ember under:Old  |
        | center | Gale             |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Make it a Cheergirl."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's cheer
      And Old is under Ember
      And Gale is in A's center

  @clause-cheer-zone.a2.3
  Rule: cheer-zone.a2.3 No other effect moves a SIGNI there; others move it out

    Scenario: a SIGNI with no free SIGNI zone does not move to the cheer zone
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Gale             |
        | right  | Dusk             |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's left
      And A's cheer is empty

    Scenario: a SIGNI moves out of the cheer zone into the free SIGNI zone
      Given the board
        | zone   | A                |
        | center | Gale             |
        | right  | Dusk             |
        | cheer  | Ember            |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's left
      And A's cheer is empty

    Scenario: two SIGNI are placed anew, and the one of the cheer zone takes the place of the other
      Given the board
        | zone  | A                |
        | left  | Gale             |
        | right | Dusk             |
        | cheer | Ember            |
        | hand  | Spark kind:spell |
      And Spark reads "Target 2 of your SIGNI. Move them to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Gale, Ember
      Then Gale is in A's center
      And Ember is in A's left
      And A's cheer is empty

  @clause-cheer-zone.a2.4
  Rule: cheer-zone.a2.4 A player does not move a SIGNI out of the cheer zone without an effect

    Scenario: a SIGNI in the cheer zone cannot be played in the main phase
      Given the board
        | zone  | A     |
        | cheer | Ember |
        | hand  | Frost |
      Then A can play Frost
      And A cannot play Ember

  @clause-cheer-zone.a3.1
  Rule: cheer-zone.a3.1 The level of a SIGNI in the cheer zone does not count for the limit

    Scenario Outline: limit 11, two of level 4 beside one in the cheer zone, and one of level <level> to come
      Given the board
        | zone   | A                     |
        | lrig   | Lumi level:4 limit:11 |
        | left   | Ember level:4         |
        | center | Gale level:4          |
        | cheer  | Dusk level:4          |
        | hand   | Frost level:<level>   |
      Then A <can> play Frost
      And Dusk is in A's cheer

      Examples:
        | level | can    |
        | 3     | can    |
        | 4     | cannot |

  @clause-cheer-zone.a3.2
  Rule: cheer-zone.a3.2 The level of a SIGNI in the cheer zone is not above the LRIG's

    Scenario Outline: a Cheergirl made level <level> under a level 3 LRIG lies in the <where>
      Given the board
        | zone  | A                |
        | lrig  | Lumi level:3     |
        | cheer | Ember level:2    |
        | hand  | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. This turn, it is level <level>."
      When A uses the spell Spark
      Then Ember is in A's <where>

      Examples:
        | level | where |
        | 3     | cheer |
        | 4     | trash |

  @clause-cheer-zone.a4.1
  Rule: cheer-zone.a4.1 No SIGNI is in front of one in the cheer zone, and it is in front of none

    Scenario: of the opponent's SIGNI none is in front of it
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Gale  | Frost |
        | right  |       | Coral |
        | cheer  | Ember | Dusk  |
      And Ember reads "The SIGNI in front has power +1000."
      And Gale reads "The SIGNI in front has power +2000."
      Then Thorn has power 3000
      And Frost has power 5000
      And Coral has power 3000
      And Dusk has power 3000

    Scenario Outline: a SIGNI in the cheer zone is not in front of the opposing <zone>
      Given the board
        | zone   | A     | B    |
        | <zone> | Ember |      |
        | cheer  |       | Dusk |
      And Ember reads "The SIGNI in front has power +1000."
      Then Dusk has power 3000

      Examples:
        | zone   |
        | left   |
        | center |
        | right  |

  @clause-cheer-zone.a4.2
  Rule: cheer-zone.a4.2 No attack out of a SIGNI zone comes upon it

    Scenario Outline: the <zone> attacks, and damages
      Given the board
        | zone   | A                | B     |
        | <zone> | Ember power:9000 |       |
        | cheer  |                  | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's cheer
      And B has 6 cards in life

      Examples:
        | zone   |
        | left   |
        | center |
        | right  |

    Scenario: an attack comes upon the SIGNI in front, not upon the cheer zone
      Given the board
        | zone   | A                | B     |
        | center | Ember power:9000 | Thorn |
        | cheer  |                  | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's ener
      And Frost is in B's cheer
      And B has 7 cards in life

  @clause-cheer-zone.a4.3
  Rule: cheer-zone.a4.3 A SIGNI in the cheer zone attacks a SIGNI zone of the opponent, which its player chooses

    Scenario Outline: a SIGNI in the cheer zone attacks the <zone> and banishes <banished> there
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center |       | Frost |
        | right  |       | Coral |
        | cheer  | Ember |       |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's <zone>
      Then <banished> is in B's ener
      And <one> is in B's <here>
      And <other> is in B's <there>

      Examples:
        | zone   | banished | one   | here   | other | there  |
        | left   | Thorn    | Frost | center | Coral | right  |
        | center | Frost    | Thorn | left   | Coral | right  |
        | right  | Coral    | Thorn | left   | Frost | center |

    Scenario: B's does so in B's turn
      Given the board
        | zone   | A     | B     |
        | left   | Thorn |       |
        | center | Frost |       |
        | cheer  |       | Ember |
      And it is the start of B's SIGNI attack step
      When B attacks with Ember
      And B picks A's left
      Then Thorn is in A's ener
      And Frost is in A's center
      And A has 7 cards in life

    Scenario: a stronger SIGNI that is attacked out of the cheer zone stays
      Given the board
        | zone   | A     | B                |
        | center |       | Frost power:5000 |
        | cheer  | Ember |                  |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's center
      Then Frost is in B's center
      And Ember is down

    @reading-W-51=as-it-attacks
    Scenario: the zone that a SIGNI in the cheer zone attacks is chosen before its ability about the attack
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center |       | Frost |
        | cheer  | Ember |       |
      And Ember reads "When this SIGNI attacks, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has drawn 0 cards
      When A picks B's left
      Then A has drawn 1 card

    @reading-W-51=before-the-battle
    Scenario: the zone that a SIGNI in the cheer zone attacks is chosen after its ability about the attack
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center |       | Frost |
        | cheer  | Ember |       |
      And Ember reads "When this SIGNI attacks, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has drawn 1 card
      When A picks B's left
      Then Thorn is in B's ener

  @clause-cheer-zone.a4.4
  Rule: cheer-zone.a4.4 A SIGNI in the cheer zone attacks neither the player nor the opponent's cheer zone

    Scenario: a SIGNI in the cheer zone can attack SIGNI zones, not the cheer zone
      Given the board
        | zone  | A     | B     |
        | left  |       | Thorn |
        | cheer | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A can pick B's left
      And A can pick B's center
      And A can pick B's right
      And A cannot pick B's cheer

    Scenario: no Life Cloth is crushed where nobody lies
      Given the board
        | zone  | A     | B     |
        | cheer | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's center
      Then B has 7 cards in life
      And Frost is in B's cheer

  @clause-cheer-zone.q1
  Rule: cheer-zone.q1 No effect that fields a SIGNI fields it there

    Scenario Outline: out of the trash, the right being <right>
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Gale             |
        | right  | <right>          |
        | trash  | Frost            |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Frost is in A's <where>
      And A's cheer is empty
      And it is A's play timing

      Examples:
        | right | where |
        | Dusk  | trash |
        | -     | right |

  @clause-cheer-zone.q2 @reading-W-08
  Rule: cheer-zone.q2 To move between it and a SIGNI zone is neither to enter nor to leave

    Scenario Outline: a SIGNI moving from <from> to <to> neither enters nor leaves the field
      Given the board
        | zone   | A                |
        | center | Gale             |
        | right  | Dusk             |
        | <from> | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "Enter: Draw 1 card. / When this SIGNI leaves the field, draw 1 card."
      And Spark reads "Target 1 of your SIGNI. <moves>."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's <to>
      And A has drawn 0 cards

      Examples:
        | from  | to    | moves                         |
        | left  | cheer | Make it a Cheergirl           |
        | cheer | left  | Move it to another SIGNI zone |

    Scenario: a SIGNI put into the trash from the cheer zone leaves the field
      Given the board
        | zone  | A                |
        | cheer | Ember            |
        | hand  | Spark kind:spell |
      And Ember reads "When this SIGNI leaves the field, draw 1 card."
      And Spark reads "Target 1 of your SIGNI. Put it into the trash."
      When A uses the spell Spark
      Then A has drawn 1 card

    Scenario: a SIGNI made a Cheergirl stays down and keeps its changed power
      Given the board
        | zone | A                |
        | left | Ember down       |
        | hand | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. This turn, it has power +1000. Make it a Cheergirl."
      When A uses the spell Spark
      Then Ember is in A's cheer
      And Ember is down
      And Ember has power 4000

    Scenario Outline: a SIGNI made a Cheergirl keeps <what> attached to it
      Given the board
        | zone | A                           |
        | left | Ember class:Cook <attached> |
        | hand | Spark kind:spell            |
      And Spark reads "Target 1 of your SIGNI. Make it a Cheergirl."
      When A uses the spell Spark
      Then Ember is in A's cheer
      And Mist is <what> of Ember

      Examples:
        | attached   | what    |
        | charm:Mist | a Charm |
        | acce:Mist  | an Acce |

  @clause-cheer-zone.q3
  Rule: cheer-zone.q3 Where a SIGNI lies there, no other becomes a Cheergirl

    Scenario Outline: <lies> in the cheer zone
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Dusk             |
        | cheer  | <lies>           |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Make it a Cheergirl."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's <where>
      And Dusk is in A's center

      Examples:
        | lies | where |
        | Gale | left  |
        | -    | cheer |

  @clause-cheer-zone.q4
  Rule: cheer-zone.q4 A SIGNI in the cheer zone can be charged in the ener phase, and removed

    Scenario: a SIGNI in the cheer zone is charged in the ener phase
      Given the board
        | zone  | A     |
        | cheer | Ember |
      And it is the start of A's ener phase
      When A puts Ember into the ener zone
      Then Ember is in A's ener

    Scenario: a SIGNI in the cheer zone is removed together with another
      Given the board
        | zone  | A     |
        | left  | Gale  |
        | cheer | Ember |
      When A removes Ember, Gale
      Then Ember is in A's trash
      And Gale is in A's trash

  @clause-cheer-zone.q5
  Rule: cheer-zone.q5 Of limit, level and limiting condition the limit alone passes by it

    Scenario: the limit is full without it
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:3 limit:4 |
        | left   | Gale level:2         |
        | center | Dusk level:2         |
        | cheer  | Ember level:3        |
      Then Ember is in A's cheer
      And Gale is in A's left
      And Dusk is in A's center

    Scenario Outline: the LRIG goes from level 2 to <level>
      Given the board
        | zone  | A                | B |
        | lrig  | Lumi level:2     |   |
        | cheer | Ember level:2    |   |
        | hand  | Spark kind:spell |   |
      And Spark reads "This turn, your LRIG is level <level>."
      When A uses the spell Spark
      Then Ember is in A's <where>

      Examples:
        | level | where |
        | 1     | trash |
        | 3     | cheer |

    @reading-W-40
    Scenario Outline: a Cheergirl for <limiting> is in the <where> after growing to type Sola
      Given the board
        | zone      | A                           |
        | lrig      | Lumi level:2 type:Luna/Sola |
        | cheer     | Ember limiting:<limiting>   |
        | lrig deck | Mira-3 level:3 type:Sola    |
      And it is the start of A's grow phase
      When A grows Lumi into Mira-3
      Then Ember is in A's <where>

      Examples:
        | limiting | where |
        | Luna     | trash |
        | Sola     | cheer |

  @clause-cheer-zone.q6
  Rule: cheer-zone.q6 Effects banish it, and return it to the hand

    Scenario Outline: a SIGNI in the cheer zone goes to the <where> by an effect
      Given the board
        | zone  | A                | B     |
        | cheer |                  | Frost |
        | hand  | Spark kind:spell |       |
      And Spark reads "Target 1 opposing SIGNI. <what>."
      When A uses the spell Spark
      Then Frost is in B's <where>

      Examples:
        | what              | where |
        | Banish it         | ener  |
        | Return it to hand | hand  |

  @clause-cheer-zone.q7
  Rule: cheer-zone.q7 As with others, one Charm and one Acce are attached to it

    Scenario Outline: a spell attaches <role> to the SIGNI in the cheer zone
      Given the board
        | zone  | A                |
        | left  | Gale             |
        | cheer | Ember class:Cook |
        | deck  | Mist class:Cook  |
        | hand  | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Attach the top card of your deck to it as <role>."
      When A uses the spell Spark
      And A chooses Ember
      Then Mist is <role> of Ember

      Examples:
        | role    |
        | a Charm |
        | an Acce |

    Scenario: a Charm and an Acce go to the trash when their Cheergirl leaves
      Given the board
        | zone  | A                | B                                     |
        | cheer |                  | Frost charm:Mist class:Cook acce:Tide |
        | hand  | Spark kind:spell |                                       |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      Then Frost is in B's ener
      And Mist is in B's trash
      And Tide is in B's trash

  @clause-cheer-zone.q8
  Rule: cheer-zone.q8 No SIGNI with Rise comes there, but who lies there can come under it

    Scenario Outline: a SIGNI with Rise <can> be played on the one in the <zone>
      Given the board
        | zone   | A      |
        | <zone> | Ember  |
        | hand   | Quartz |
      And Quartz reads "Rise: on 1 of your SIGNI."
      Then A <can> play Quartz

      Examples:
        | zone  | can    |
        | cheer | cannot |
        | left  | can    |

    Scenario: on one there and one in a SIGNI zone, where the latter lies
      Given the board
        | zone   | A      |
        | center | Ember  |
        | cheer  | Gale   |
        | hand   | Quartz |
      And Quartz reads "Rise: on 2 of your SIGNI."
      When A plays Quartz in the center
      Then Quartz is in A's center
      And Ember is under Quartz
      And Gale is under Quartz
      And A's cheer is empty

  @clause-cheer-zone.q9
  Rule: cheer-zone.q9 The SIGNI in the cheer zone can be chosen as a SIGNI, but its zone not as a SIGNI zone

    Scenario: a spell on an opposing SIGNI can target the one in the cheer zone
      Given the board
        | zone   | A                | B     |
        | center |                  | Thorn |
        | cheer  |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked to choose 1 among Thorn, Frost

    Scenario: a SIGNI zone is chosen
      Given the board
        | zone   | A                | B     |
        | center |                  | Thorn |
        | cheer  |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Put a Virus into 1 opposing SIGNI zone."
      When A uses the spell Spark
      Then A can pick B's center
      And A can pick B's left
      And A cannot pick B's cheer

    Scenario: a Virus goes to the only SIGNI zone without one, not the cheer zone
      Given the board
        | zone  | A                | B     |
        | cheer |                  | Frost |
        | hand  | Spark kind:spell |       |
      And B's left has a Virus
      And B's center has a Virus
      And Spark reads "Put a Virus into 1 opposing SIGNI zone."
      When A uses the spell Spark
      Then B's right has a Virus
      And it is A's play timing

  @clause-cheer-zone.q10
  Rule: cheer-zone.q10 A SIGNI in the cheer zone can be laid into a SIGNI zone, but changes places with none

    Scenario: laid anew, out of the cheer zone
      Given the board
        | zone   | A                |
        | center | Gale             |
        | cheer  | Ember            |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then A can pick A's left
      And A can pick A's right
      And A cannot pick A's center

    Scenario: laid anew, but not into the cheer zone
      Given the board
        | zone   | A                |
        | center | Gale             |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      Then A can pick A's left
      And A cannot pick A's cheer

    Scenario Outline: the SIGNI of the left and of the <zone>
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | <zone> | Ember            |
        | hand   | Spark kind:spell |
      And Spark reads "Target 2 of your SIGNI. Swap them."
      When A uses the spell Spark
      Then Gale is in A's <gale>
      And Ember is in A's <ember>

      Examples:
        | zone   | gale   | ember |
        | cheer  | left   | cheer |
        | center | center | left  |

  @clause-cheer-zone.q11
  Rule: cheer-zone.q11 A SIGNI in the cheer zone attacks, and nothing happens in a zone where nobody lies

    Scenario Outline: an attack out of the cheer zone on the <zone> leaves Frost in <where>
      Given the board
        | zone   | A     | B     |
        | center |       | Frost |
        | cheer  | Ember |       |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's <zone>
      Then Ember is down
      And B has 7 cards in life
      And Frost is in B's <where>

      Examples:
        | zone   | where  |
        | left   | center |
        | center | ener   |
        | right  | center |

    @reading-W-25
    Scenario: a Trap alone lies there
      Given the board
        | zone   | A     | B          |
        | center |       | Snare trap |
        | cheer  | Ember |            |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's center
      Then Snare is a Trap
      And B has 7 cards in life
      And it is A's play timing

    Scenario: a SIGNI in the cheer zone that is down cannot attack
      Given the board
        | zone  | A          |
        | left  | Gale       |
        | cheer | Ember down |
      And it is the start of A's SIGNI attack step
      Then A can attack with Gale
      And A cannot attack with Ember

    Scenario: a SIGNI in the cheer zone attacks one of three SIGNI zones, not the cheer zone, of a player without SIGNI there
      Given the board
        | zone  | A     | B     |
        | cheer | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A can pick B's left
      And A cannot pick B's cheer
      When A picks B's center
      Then Frost is in B's cheer
      And B has 7 cards in life

  @clause-cheer-zone.q12
  Rule: cheer-zone.q12 A SIGNI in the cheer zone is attacked from nowhere

    Scenario Outline: an attacker in the <zone> does not banish the SIGNI in the cheer zone
      Given the board
        | zone   | A                | B     |
        | <zone> | Ember power:9000 |       |
        | cheer  |                  | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's cheer
      And Ember is in A's <zone>

      Examples:
        | zone   |
        | left   |
        | center |
        | right  |

    Scenario: the other cheer zone attacks
      Given the board
        | zone   | A                | B     |
        | center |                  | Thorn |
        | cheer  | Ember power:9000 | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A can pick B's center
      And A cannot pick B's cheer

  @clause-cheer-zone.q13
  Rule: cheer-zone.q13 The abilities of a SIGNI in the cheer zone work as in a SIGNI zone

    Scenario: an activated ability of a SIGNI in the cheer zone is used
      Given the board
        | zone  | A     |
        | cheer | Ember |
      And Ember reads "Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      Then A has drawn 1 card

    Scenario: an auto ability of a SIGNI in the cheer zone triggers by another's attack
      Given the board
        | zone  | A     |
        | left  | Gale  |
        | cheer | Ember |
      And Ember reads "When your SIGNI attacks, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then A has drawn 1 card

    Scenario: an attack of a SIGNI in the cheer zone triggers its own ability
      Given the board
        | zone  | A     |
        | cheer | Ember |
      And Ember reads "When this SIGNI attacks, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's center
      Then A has drawn 1 card

    Scenario: a constant ability of a SIGNI in the cheer zone is in force
      Given the board
        | zone  | A     |
        | left  | Gale  |
        | cheer | Ember |
      And Ember reads "Your other SIGNI have power +1000."
      Then Gale has power 4000
      And Ember has power 3000

  @clause-cheer-zone.q14
  Rule: cheer-zone.q14 Lancer and S-Lancer come about when its battle has banished

    Scenario Outline: a Cheergirl with <keyword> attacks power <power>, leaving <life> Life Cloth
      Given the board
        | zone  | A     | B                   |
        | left  |       | Frost power:<power> |
        | cheer | Ember |                     |
      And Ember reads "<keyword>."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's left
      Then B has <life> cards in life

      Examples:
        | keyword  | power | life |
        | Lancer   | 3000  | 6    |
        | Lancer   | 5000  | 7    |
        | S-Lancer | 3000  | 6    |
        | S-Lancer | 5000  | 7    |

    @reading-W-18
    Scenario: S-Lancer where no Life Cloth is left
      Given the board
        | zone  | A     | B     |
        | left  |       | Frost |
        | cheer | Ember |       |
        | life  |       | -     |
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's left
      Then B has lost

    Scenario: Lancer where no Life Cloth is left
      Given the board
        | zone  | A     | B     |
        | left  |       | Frost |
        | cheer | Ember |       |
        | life  |       | -     |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's left
      Then Frost is in B's ener
      And the game goes on

  @clause-cheer-zone.q15 @reading-W-36
  Rule: cheer-zone.q15 Assassin makes no difference there

    Scenario Outline: a SIGNI with Assassin in the cheer zone attacks the <zone> without damage
      Given the board
        | zone  | A     | B     |
        | left  |       | Frost |
        | cheer | Ember |       |
      And Ember reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A picks B's <zone>
      Then Frost is in B's <where>
      And B has 7 cards in life

      Examples:
        | zone   | where |
        | left   | ener  |
        | center | left  |

    Scenario: out of a SIGNI zone it makes one
      Given the board
        | zone  | A     | B     |
        | left  |       | Frost |
        | right | Ember |       |
      And Ember reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's left
      And B has 6 cards in life

  @clause-cheer-zone.q16
  Rule: cheer-zone.q16 A SIGNI in the cheer zone is never in the cross state

    Scenario Outline: a Cheergirl with a cross condition is not crossed with one in the <zone>
      Given the board
        | zone   | A     |
        | <zone> | Frost |
        | cheer  | Ember |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is not in the cross state
      And Frost is not in the cross state
      And it is A's play timing

      Examples:
        | zone   |
        | left   |
        | center |
        | right  |

    Scenario: no more once it is a Cheergirl
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Frost            |
        | hand   | Spark kind:spell |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Spark reads "Target 1 of your "Ember" SIGNI. Make it a Cheergirl."
      Then Ember is in the cross state
      When A uses the spell Spark
      Then Ember is not in the cross state
      And Frost is not in the cross state
      And it is A's play timing

    Scenario Outline: a SIGNI with a cross power bonus has power <power> in the <zone>
      Given the board
        | zone   | A                |
        | <zone> | Ember power:2000 |
        | center | Frost            |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      Then Ember has power <power>

      Examples:
        | zone  | power |
        | cheer | 2000  |
        | left  | 5000  |
