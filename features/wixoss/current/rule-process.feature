@wixoss
Feature: rule-process Rule processing

  @clause-rule-process.1 @clause-rule-process.2 @clause-rule-process.b1
  Rule: rule-process.b1 Rule processing looks at the game all the time, but not in the middle of an effect

    Scenario: a SIGNI without power is banished between two triggered abilities
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. This turn, it has power -3000."
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Down it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A plays the waiting ability "When this SIGNI attacks, target 1 opposing SIGNI. This turn, it has power -3000." of Ember first
      And A chooses Frost
      Then Frost is in B's ener
      And Thorn is down

    Scenario: in the middle of an effect a SIGNI without power is there
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power -3000. Put it into the trash."
      When A activates Ember's ability
      Then Frost is in B's trash
      And B's ener is empty

    @reading-W-13
    Scenario: an empty deck waits for the end of an effect
      Given the board
        | zone  | A                |
        | deck  | Gale, Dusk       |
        | trash | Thorn, Coral     |
        | hand  | Spark kind:spell |
      And Spark reads "Draw 2 cards. Put 1 card from your hand into the ener zone."
      When A uses the spell Spark
      Then A is asked to choose 1 among Gale, Dusk
      And A's deck is empty

  @clause-rule-process.a1
  Rule: rule-process.a1 A SIGNI without power is banished

    Scenario Outline: <player>'s SIGNI whose power changes by <power> is banished
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. This turn, it has power <power>."
      When A uses the spell Spark
      And A chooses <card>
      Then <card> is in <player>'s ener

      Examples:
        | player | card  | power |
        | A      | Ember | -3000 |
        | B      | Frost | -5000 |

    Scenario: two SIGNI without power are banished at once
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "This turn, opposing SIGNI have power -3000."
      When A uses the spell Spark
      Then Thorn is in B's ener
      And Frost is in B's ener

    Scenario: a replacement of the banishing applies to a SIGNI without power
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. This turn, it has power -3000."
      And Frost reads "When this SIGNI would be banished, put it into the trash instead."
      When A uses the spell Spark
      Then Frost is in B's trash
      And B's ener is empty

  @clause-rule-process.a2 @reading-W-11
  Rule: rule-process.a2 SIGNI that exceed level or limit go to the trash, one after the other

    Scenario: the limit falls, and its player chooses
      Given the board
        | zone   | A                    | B |
        | lrig   | Lumi level:3 limit:3 |   |
        | left   | Gale                 |   |
        | center | Ember                |   |
        | right  | Dusk                 |   |
        | hand   | Spark kind:spell     |   |
      And Spark reads "This turn, your limit is -1."
      When A uses the spell Spark
      Then A is asked to choose 1 among Gale, Ember, Dusk
      When A chooses Ember
      Then Ember is in A's trash
      And Gale is in A's left
      And Dusk is in A's right

    Scenario: a SIGNI whose level is beyond that of the LRIG is trashed first
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:3 limit:5 |
        | left   | Gale level:1         |
        | center | Ember level:3        |
        | right  | Dusk level:1         |
        | hand   | Spark kind:spell     |
      And Spark reads "Target 1 SIGNI. This turn, it is level 2. This turn, your LRIG is level 2."
      When A uses the spell Spark
      And A chooses Gale
      Then Ember is in A's trash
      And Gale is in A's left
      And Dusk is in A's right

    Scenario: a SIGNI whose level has changed is trashed before the others
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:3 limit:3 |
        | left   | Gale level:1         |
        | center | Ember level:1        |
        | right  | Dusk level:1         |
        | hand   | Spark kind:spell     |
      And Spark reads "Target 1 SIGNI. This turn, it is level 2."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's trash
      And Gale is in A's left
      And Dusk is in A's right

    Scenario: a SIGNI whose level had changed earlier is chosen from like any other
      Given the board
        | zone   | A                                 |
        | lrig   | Lumi level:3 limit:4              |
        | left   | Gale level:1                      |
        | center | Ember level:1                     |
        | right  | Dusk level:1                      |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Spark reads "Target 1 SIGNI. This turn, it is level 2."
      And Mist reads "This turn, your limit is -1."
      When A uses the spell Spark
      And A chooses Ember
      And A uses the spell Mist
      Then A is asked to choose 1 among Gale, Ember, Dusk

    Scenario: of two of the opponent's whose level has changed the opponent chooses one
      Given the board
        | zone   | A                | B                    |
        | lrig   |                  | Mira level:3 limit:4 |
        | left   |                  | Thorn level:1        |
        | center |                  | Frost level:1        |
        | right  |                  | Dawn level:1         |
        | hand   | Spark kind:spell |                      |
      And Spark reads "Target 2 opposing SIGNI. This turn, they are level 2."
      When A uses the spell Spark
      And A chooses Frost, Dawn
      Then B is asked to choose 1 among Frost, Dawn

  @clause-rule-process.a3 @reading-W-04 @reading-W-20
  Rule: rule-process.a3 Charm, Acce and what lies underneath go to the trash when their SIGNI has left

    Scenario: a SIGNI's Charm, Acce and cards underneath are trashed when it is banished
      Given the board
        | zone   | A                                               | B     |
        | center | Ember charm:Mist class:Cook acce:Cake under:Old | Frost |
      And it is the start of B's SIGNI attack step
      When B attacks with Frost
      Then Ember is in A's ener
      And Mist is in A's trash
      And Mist lies face up
      And Cake is in A's trash
      And Old is in A's trash

    Scenario: a Charm and a card underneath are trashed after the effect, not during it
      Given the board
        | zone   | A                |
        | center | Ember charm:Mist |
        | left   | Gale under:Old   |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 "Ember" SIGNI and 1 "Gale" SIGNI. Return them to hand. If you have 1 or more cards in your trash, draw 1 card. Otherwise, Ener Charge 1."
      When A uses the spell Spark
      Then A has drawn 0 cards
      And A has 1 card in ener
      And Old is in A's trash
      And Mist is in A's trash

    Scenario: a card that was in the trash before the effect counts during it, unlike a Charm
      Given the board
        | zone   | A                |
        | center | Ember charm:Mist |
        | left   | Gale under:Old   |
        | hand   | Spark kind:spell |
        | trash  | Dusk             |
      And Spark reads "Target 1 "Ember" SIGNI and 1 "Gale" SIGNI. Return them to hand. If you have 1 or more cards in your trash, draw 1 card. Otherwise, Ener Charge 1."
      When A uses the spell Spark
      Then A has drawn 1 card
      And A's ener is empty

  @clause-rule-process.a4 @reading-W-01 @reading-W-10
  Rule: rule-process.a4 A crushed card bursts if its player likes, else it goes to the Ener zone

    Scenario: a crushed card's burst is asked for after the effect, not during it
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth. Draw 2 cards."
      When A activates Ember's ability
      Then B is asked whether to burst Thorn
      And A has 2 cards in hand

    Scenario: without a burst it goes to the Ener zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth."
      When A activates Ember's ability
      Then Thorn is in B's ener
      And B's check is empty

  @clause-rule-process.a5
  Rule: rule-process.a5 With no card left in the main deck it is refreshed

    Scenario Outline: <player>'s main deck is refreshed when its last card is drawn
      Given the board
        | zone   | A            | B            |
        | center | Ember        | Frost        |
        | deck   | Gale         | Coral        |
        | trash  | Thorn, Flint | Willow, Dawn |
      And Ember reads "Once per turn, Action: draw 1 card."
      And Frost reads "Once per turn, Action: draw 1 card."
      And it is <player>'s turn
      When <player> activates <source>'s ability
      Then <player> has 2 cards in deck
      And <one> is in <player>'s deck

      Examples:
        | player | source | one    |
        | A      | Ember  | Thorn  |
        | B      | Frost  | Willow |

    Scenario: the opponent's effect takes the last card
      Given the board
        | zone   | A     | B            |
        | center | Ember |              |
        | deck   |       | Coral        |
        | trash  |       | Willow, Dawn |
      And Ember reads "Once per turn, Action: put the top card of your opponent's deck into the trash."
      When A activates Ember's ability
      Then B has 3 cards in deck
      And B has 6 cards in life

  @clause-rule-process.a6
  Rule: rule-process.a6 A Resona anywhere else goes back to the LRIG deck

    Scenario Outline: a Resona in the LRIG trash told <what> goes to the LRIG deck
      Given the board
        | zone       | A                 |
        | left       | Gale              |
        | lrig trash | Titan kind:resona |
      And Gale reads "Once per turn, Action: target 1 resona in your LRIG trash. <what>."
      When A activates Gale's ability
      Then Titan is in A's lrig deck

      Examples:
        | what                      |
        | Return it to hand         |
        | Put it into the trash     |
        | Put it into the ener zone |
        | Put it on top of the deck |
        | Remove it from the game   |

    Scenario: in the LRIG trash or a SIGNI zone it stays
      Given the board
        | zone       | A                 |
        | center     | Golem kind:resona |
        | lrig trash | Titan kind:resona |
        | hand       | Spark kind:spell  |
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then Titan is in A's lrig trash
      And Golem is in A's center

  @clause-rule-process.a7 @reading-W-21
  Rule: rule-process.a7 A key anywhere else goes to the LRIG trash

    Scenario Outline: a key sent from the field by <what> goes to the LRIG trash
      Given the board
        | zone | A                |
        | key  | Locket kind:key  |
        | hand | Spark kind:spell |
      And Spark reads "Target 1 of your keys. <what>."
      When A uses the spell Spark
      Then Locket is in A's lrig trash
      And A's key is empty

      Examples:
        | what                             |
        | Return it to hand                |
        | Put it into the trash            |
        | Put it on the bottom of the deck |
        | Put it into the ener zone        |
        | Remove it from the game          |

  @clause-rule-process.a8
  Rule: rule-process.a8 Of cards beyond the number that may be attached those that are chosen go to the trash

    @assumption-WA-17
    Scenario Outline: of two Charms on one SIGNI of each player <signi> keeps <kept>
      Given the board
        | zone   | A                     | B                      |
        | center | Ember charm:Mist/Tide | Frost charm:Spark/Hymn |
        | left   | Gale charm:Old        | Coral charm:Elder      |
      When A chooses <one>
      And B chooses <two>
      Then <one> is in A's trash
      And <two> is in B's trash
      And <kept> is a Charm of <signi>
      And Old is a Charm of Gale

      Examples:
        | one  | two   | kept | signi |
        | Mist | Hymn  | Tide | Ember |
        | Tide | Spark | Hymn | Frost |

    @assumption-WA-17
    Scenario Outline: of several cards attached to a SIGNI as <role> one is kept, and the others go to the <zone>
      Given the board
        | zone   | A                    |
        | center | Ember <role>:<cards> |
      When A chooses <gone>
      Then <kept> is in A's center
      And A has <number> in <zone>

      Examples:
        | role  | cards          | gone       | number  | zone       | kept  |
        | acce  | Cake/Pie       | Pie        | 1 card  | trash      | Ember |
        | soul  | Hana/Nova      | Nova       | 1 card  | lrig trash | Ember |
        | charm | Mist/Tide/Dusk | Mist, Dusk | 2 cards | trash      | Ember |

  @clause-rule-process.a9 @reading-W-14 @reading-W-40
  Rule: rule-process.a9 A SIGNI for another LRIG goes to the trash

    Scenario: the center is grown to one of another type
      Given the board
        | zone      | A                           |
        | lrig      | Lumi level:2 type:Luna/Sola |
        | left      | Gale limiting:Luna          |
        | center    | Ember limiting:Sola         |
        | right     | Dusk                        |
        | lrig deck | Mira-3 level:3 type:Sola    |
      And it is the start of A's grow phase
      When A grows Lumi into Mira-3
      Then Gale is in A's trash
      And Ember is in A's center
      And Dusk is in A's right

    Scenario Outline: a key for <type>, too, which goes on to the LRIG trash
      Given the board
        | zone      | A                           |
        | lrig      | Lumi level:2 type:Luna/Sola |
        | key       | Locket limiting:<type>      |
        | lrig deck | Mira-3 level:3 type:Sola    |
      And it is the start of A's grow phase
      When A grows Lumi into Mira-3
      Then Locket is in A's <zone>

      Examples:
        | type | zone       |
        | Luna | lrig trash |
        | Sola | key        |

    Scenario: a SIGNI of the opponent's that blooms in the turn player's turn is trashed
      Given the board
        | zone      | A                      | B                             |
        | lrig      | Lumi level:3 type:Lumi | Mira level:3 type:Mira        |
        | left      |                        | Sprout limiting:Hana seed     |
        | lrig deck |                        | Aegis kind:arts timing:attack |
      And Aegis reads "Bloom 1 of your Seeds."
      And it is the start of A's defense step
      When B uses the arts Aegis
      Then Sprout is in B's trash

    Scenario: an assist LRIG of the type keeps neither a SIGNI nor a key on the field
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:2 type:Luna/Sola |
        | left assist  | Hana level:1 type:Hana/Luna |
        | right assist | Nova level:1 type:Nova      |
        | center       | Ember limiting:Luna         |
        | key          | Locket limiting:Luna        |
        | lrig deck    | Mira-3 level:3 type:Sola    |
      And it is the start of A's grow phase
      When A grows Lumi into Mira-3
      Then Ember is in A's trash
      And Locket is in A's lrig trash

  @clause-rule-process.a10 @reading-W-14
  Rule: rule-process.a10 Of two LRIGs of the same types the one that is not the center goes to the LRIG trash

    Scenario: an assist LRIG becomes like the center
      Given the board
        | zone         | A                            |
        | lrig         | Lumi level:3 type:Luna       |
        | left assist  | Mira type:Luna/Sola          |
        | right assist | Nova type:Iona               |
        | lrig deck    | Mira-1 kind:assist type:Luna |
      When A grows Mira into Mira-1
      Then Mira-1 is in A's lrig trash
      And Mira is in A's lrig trash
      And Lumi is in A's lrig

    Scenario: an assist LRIG that shares one of two types with the center stays
      Given the board
        | zone         | A                                 |
        | lrig         | Lumi level:3 type:Luna            |
        | left assist  | Mira type:Luna/Sola               |
        | right assist | Nova type:Iona                    |
        | lrig deck    | Mira-1 kind:assist type:Luna/Sola |
      When A grows Mira into Mira-1
      Then Mira-1 is in A's left assist

    @reading-W-46=player-chooses
    Scenario: two assist LRIGs of the same types are reduced to one
      Given the board
        | zone         | A                            |
        | lrig         | Lumi level:3 type:Luna       |
        | left assist  | Nova type:Iona               |
        | right assist | Mira type:Sola/Iona          |
        | lrig deck    | Mira-1 kind:assist type:Iona |
      When A grows Mira into Mira-1
      And A chooses Mira-1
      Then Mira-1 is in A's lrig trash
      And Mira is in A's lrig trash
      And Nova is in A's left assist

    Scenario: an assist LRIG of the same type as an opposing LRIG stays
      Given the board
        | zone         | A                            | B                      |
        | lrig         | Lumi level:3 type:Luna       | Hana level:3 type:Sola |
        | left assist  | Mira type:Luna/Sola          |                        |
        | right assist | Nova type:Iona               |                        |
        | lrig deck    | Mira-1 kind:assist type:Sola |                        |
      When A grows Mira into Mira-1
      Then Mira-1 is in A's left assist

    @reading-W-46=the-later
    Scenario: of two assist LRIGs of the same types the one that was grown to last goes
      Given the board
        | zone         | A                            |
        | lrig         | Lumi level:3 type:Luna       |
        | left assist  | Nova type:Iona               |
        | right assist | Mira type:Sola/Iona          |
        | lrig deck    | Mira-1 kind:assist type:Iona |
      When A grows Mira into Mira-1
      Then Mira-1 is in A's lrig trash
      And Nova is in A's left assist
      And it is A's main phase

    @reading-W-46=the-earlier
    Scenario: of two assist LRIGs of the same types the one that was there first goes
      Given the board
        | zone         | A                            |
        | lrig         | Lumi level:3 type:Luna       |
        | left assist  | Nova type:Iona               |
        | right assist | Mira type:Sola/Iona          |
        | lrig deck    | Mira-1 kind:assist type:Iona |
      When A grows Mira into Mira-1
      Then Nova is in A's lrig trash
      And Mira-1 is in A's right assist
      And it is A's main phase

    Scenario: an assist LRIG of the opponent's that becomes like its center in the defense step goes
      Given the board
        | zone         | A            | B                                          |
        | lrig         | Lumi level:3 | Hana level:3 type:Hana                     |
        | left assist  |              | Mira type:Hana/Sola                        |
        | right assist |              | Nova type:Nova                             |
        | lrig deck    |              | Mira-1 kind:assist type:Hana timing:attack |
      And it is the start of A's defense step
      When B grows Mira into Mira-1
      Then Mira-1 is in B's lrig trash
      And Hana is in B's lrig

  @clause-rule-process.a11 @reading-W-04
  Rule: rule-process.a11 A Soul goes to the LRIG trash when its SIGNI has left

    Scenario: a Soul goes to the LRIG trash when its SIGNI loses a battle
      Given the board
        | zone   | A               | B     |
        | center | Ember soul:Hana | Frost |
      And it is the start of B's SIGNI attack step
      When B attacks with Frost
      Then Ember is in A's ener
      And Hana is in A's lrig trash

  @clause-rule-process.b2 @reading-W-10
  Rule: rule-process.b2 Some of it has players choose

    Scenario: A chooses which SIGNI is trashed beyond the limit
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:3 limit:2 |
        | left   | Gale                 |
        | center | Ember                |
        | hand   | Spark kind:spell     |
      And Spark reads "This turn, your limit is -1."
      When A uses the spell Spark
      Then A is asked to choose 1 among Gale, Ember

    @assumption-WA-17
    Scenario: A chooses which of two Charms on one SIGNI is trashed
      Given the board
        | zone   | A                     |
        | center | Ember charm:Mist/Tide |
      Then A is asked to choose 1 among Mist, Tide
      When A chooses Tide
      Then Tide is in A's trash
      And Mist is a Charm of Ember

  @clause-rule-process.b3 @reading-W-11
  Rule: rule-process.b3 All that is due is done at once

    Scenario: no power and nothing left in the deck
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | deck   | Gale             |       |
        | trash  | Thorn            |       |
        | hand   | Spark kind:spell |       |
      And Spark reads "Draw 1 card. This turn, all SIGNI have power -3000."
      When A uses the spell Spark
      Then Ember is in A's ener
      And Frost is in B's ener
      And Thorn is in A's deck

    Scenario: two SIGNI are banished at once, though one lowers the other's power
      Given the board
        | zone   | A                | B                |
        | left   |                  | Frost power:2000 |
        | center |                  | Thorn power:3000 |
        | hand   | Spark kind:spell |                  |
      And Frost reads "Your other SIGNI have power -1000."
      And Spark reads "This turn, opposing SIGNI have power -2000."
      When A uses the spell Spark
      Then Frost is in B's ener
      And Thorn is in B's ener

    Scenario Outline: a SIGNI that lacks power and exceeds its LRIG goes to the chosen <pile>
      Given the board
        | zone | A                | B     |
        | left | Ember            | Frost |
        | hand | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. This turn, it has power -3000. This turn, it is level 4."
      When A uses the spell Spark
      And A chooses <card>
      And <player> lets <card> go to the <pile>
      Then <card> is in <player>'s <zone>

      Examples:
        | player | card  | pile      | zone  |
        | A      | Ember | ener zone | ener  |
        | A      | Ember | trash     | trash |
        | B      | Frost | ener zone | ener  |
        | B      | Frost | trash     | trash |

    @reading-W-49=shuffled-in
    Scenario: a SIGNI that becomes too high for its LRIG as the deck runs out is shuffled into the new deck
      Given the board
        | zone   | A            |
        | lrig   | Lumi level:3 |
        | left   | Gale         |
        | center | Ember        |
        | deck   | 1 card       |
        | trash  | 3 cards      |
      And Ember reads "Action: target 1 of your other SIGNI. This turn, it is level 4. Draw 1 card."
      When A activates Ember's ability
      Then Gale is in A's deck

    @reading-W-49=stays-in-the-trash
    Scenario: a SIGNI that becomes too high for its LRIG as the deck runs out stays in the trash
      Given the board
        | zone   | A            |
        | lrig   | Lumi level:3 |
        | left   | Gale         |
        | center | Ember        |
        | deck   | 1 card       |
        | trash  | 3 cards      |
      And Ember reads "Action: target 1 of your other SIGNI. This turn, it is level 4. Draw 1 card."
      When A activates Ember's ability
      Then Gale is in A's trash
      And A has 3 cards in deck
