@hololive
Feature: 10.8 Automatic abilities

  @clause-10.8.2
  Rule: 10.8.2 An automatic ability whose trigger occurs waits

    Scenario Outline: <card>'s ability waits when <card> collabs, and is played in the next check timing
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And Roboco reads "When this holomem collabs, draw 1 card."
      And Fubuki reads "When this holomem collabs, draw 1 card."
      When A collabs <card>
      Then the abilities are played in this order: <card>
      And these events happened in this order
        | event       | card   |
        | waiting     | <card> |
        | check-began |        |
        | played      | <card> |

      Examples:
        | card   |
        | Roboco |
        | Fubuki |

    Scenario Outline: an ability about a return to the hand draws <cards> for the text <text>
      Given the board
        | zone   | A                 | B    |
        | center | Sora              | Miko |
        | back   | Roboco color:blue |      |
      And Miko reads "When a blue holomem is returned to its player's hand from the stage, draw 1 card."
      And A holds a support "Home" (item) that reads "<text>"
      When A plays the support Home
      Then B has drawn <cards>

      Examples:
        | text                                        | cards   |
        | Return 1 of your back blue holomem to hand. | 1 card  |
        | Archive 1 of your back blue holomem.        | 0 cards |

    @clause-10.8.4 @clause-12.2.1 @ruling-Q584
    Scenario Outline: an oshi stage skill about a return to the deck draws <cards> for an event's text "<text>"
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "When your holomem is put into the deck from the stage, draw 1 card."
      And A holds a support "Trip" (event) that reads "<text>"
      When A plays the support Trip
      Then A has drawn <cards>

      Examples:
        | text                                                     | cards   |
        | Return 1 of your back holomem to the bottom of the deck. | 1 card  |
        | Return 1 of your back holomem to hand.                   | 0 cards |

    @ruling-Q283
    Scenario: an ability about this holomem does not wait for what another one of its name does
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
        | collab | Sora |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 10."
      And Sora reads "When this holomem uses an art, draw 1 card."
      And Sora#2 reads "When this holomem uses an art, draw 2 cards."
      When A uses the art "Sing" of Sora
      Then A has drawn 1 card

    Scenario: the collab effect of one of two holomem of the same name is played once
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Roboco |
      And Roboco reads "Collab effect: draw 1 card."
      And Roboco#2 reads "Collab effect: draw 1 card."
      When A collabs Roboco
      Then A has drawn 1 card

  @clause-10.8.2.1
  Rule: 10.8.2.1 Triggered several times, it waits as many times

    Scenario Outline: an ability triggers once for each holomem that takes damage at once
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | <back> |
      And Sora reads "When an opponent's holomem takes damage, draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      Then A has drawn <cards> cards

      Examples:
        | back           | cards |
        |                | 1     |
        | Suisei         | 2     |
        | Suisei, Korone | 3     |

    Scenario Outline: an ability about one's own holomem triggers once for each of them that takes damage at once
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Suisei, AZKi |
      And Miko reads "When your holomem takes damage, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to <whom>."
      When A uses the oshi skill "Idol"
      Then B has drawn <cards> cards

      Examples:
        | whom                                 | cards |
        | your opponent's center holomem       | 1     |
        | each of your opponent's back holomem | 2     |

  @clause-10.8.3
  Rule: 10.8.3 Playing a waiting ability takes one of its waits away

    Scenario: the two waits of one ability are played one after the other, with another's between them
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads "When an opponent's holomem takes damage, draw 1 card."
      And Roboco reads "When an opponent's center holomem takes damage, draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      And A plays the waiting ability of Sora first
      And A plays the waiting ability of Roboco first
      Then the abilities are played in this order: Sora, Roboco, Sora

    Scenario: an ability that waits twice heals twice
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko damage:40 |
        | back   |      | Suisei, AZKi   |
      And Miko reads "When your holomem takes damage, heal 10 HP from this holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to each of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 20 damage

    Scenario: abilities with one text on two cards, and two abilities of one card, are all played
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Sora reads "When an opponent's holomem takes damage, draw 1 card."
      And Sora reads "When an opponent's center holomem takes damage, draw 1 card."
      And Roboco reads "When an opponent's holomem takes damage, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And A plays the waiting ability "When an opponent's holomem takes damage, draw 1 card." of Sora first
      And A plays the waiting ability of Sora first
      Then A has drawn 3 cards

  @clause-10.8.3.1
  Rule: 10.8.3.1 A waiting ability has to be played; its player only says in which order

    @ruling-Q177
    Scenario: A is not asked whether to play a waiting ability
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | Miko   |
      And Roboco reads "When this holomem collabs, archive 1 card from your hand."
      When A collabs Roboco
      Then Miko is in A's archive

    Scenario Outline: the order is the player's to choose
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And Roboco reads "When this holomem collabs, draw 1 card."
      And Fubuki reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      And A plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Roboco | Fubuki |
        | Fubuki | Roboco |

    @clause-12.2.1 @ruling-Q587
    Scenario Outline: an oshi stage skill and a gift of one player wait, and that player plays that of <first> first
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And A's oshi reads "When your holomem is put into the deck from the stage, draw 1 card."
      And Sora reads "Gift "Smile": When your holomem is put into the deck from the stage, draw 1 card."
      And Fubuki reads "Collab effect: return 1 of your back holomem to the bottom of your deck."
      When A collabs Fubuki
      And A plays the waiting ability of <first> first
      Then the abilities are played in this order: Fubuki, <first>, <second>

      Examples:
        | first    | second   |
        | A's oshi | Sora     |
        | Sora     | A's oshi |

    @reading-S-05
    Scenario: a waiting ability that would do nothing is played all the same
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "When this holomem collabs, heal 10 HP from this holomem."
      When A collabs Roboco
      Then the abilities are played in this order: Roboco

    @ruling-Q388 @ruling-Q455
    Scenario Outline: a search that all know to be in vain is made, and A <does>
      Given the board
        | zone    | A                 |
        | center  | Sora              |
        | back    | Roboco            |
        | hand    | Sora-1st          |
        | archive | Fans kind:fan     |
        | deck    | Suisei, Miko, Mel |
      And Sora-1st reads "Bloom effect: search your deck for 1 fan, put it into your hand, then shuffle your deck."
      And Roboco reads "Collab effect: search your deck for 1 fan, put it into your hand, then shuffle your deck."
      When A <does>
      Then the abilities are played in this order: <card>
      And these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |

      Examples:
        | does                      | card     |
        | collabs Roboco            | Roboco   |
        | blooms Sora with Sora-1st | Sora-1st |

    @ruling-Q257 @ruling-Q259
    Scenario: a bloom effect and what a mascot does about the bloom come in the order that the player says
      Given the board
        | zone   | A               |
        | center | Sora mascot:Pet |
        | hand   | Sora-1st        |
      And Pet reads "When the holomem this card is attached to blooms, draw 1 card."
      And Sora-1st reads "Bloom effect: draw 2 cards."
      When A blooms Sora with Sora-1st
      Then A is asked which waiting ability is played first: Sora-1st, Pet

    @ruling-Q275 @ruling-Q366 @ruling-Q614
    Scenario: a collab effect and what two attached cards do about the collab come in the order that the player says
      Given the board
        | zone   | A                          |
        | center | Sora                       |
        | back   | Roboco mascot:Pet fan:Fans |
      And Roboco reads "Collab effect: draw 1 card."
      And Pet reads "When the holomem this card is attached to collabs, draw 1 card."
      And Fans reads "When the holomem this card is attached to collabs, draw 1 card."
      When A collabs Roboco
      Then A is asked which waiting ability is played first: Roboco, Pet, Fans

    @ruling-Q61 @ruling-Q63 @ruling-Q64 @without-stack-targets
    Scenario Outline: two attached cards' abilities about an art come after its damage, <first> first
      Given the board
        | zone   | A                                         | B    |
        | center | Sora hp:50 damage:40 tool:Axe mascot:Jobs | Miko |
        | back   | Roboco                                    |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30."
      And Axe reads "When the holomem this card is attached to uses an art, deal 10 damage to the holomem this card is attached to."
      And Jobs reads "When the holomem this card is attached to uses an art, heal 10 HP from your center holomem."
      When A uses the art "Sing" of Sora
      And A plays the waiting ability of <first> first
      Then Miko has 30 damage
      And A has <life> life

      Examples:
        | first | life |
        | Jobs  | 5    |
        | Axe   | 4    |

    @ruling-Q560
    Scenario: a played ability counts for its limit though its optional draw was declined
      Given the board
        | zone   | A                               |
        | center | Sora                            |
        | hand   | Stone kind:item, Rock kind:item |
      And Sora reads "Once per turn, when this holomem takes damage, you may draw 1 card."
      And Stone reads "Deal 10 damage to your center holomem."
      And Rock reads "Deal 20 damage to your center holomem."
      When A plays the support Stone
      And A says no
      And A plays the support Rock
      Then nobody is asked anything
      And A has drawn 0 cards
      And it is A's play timing

    @ruling-Q46
    Scenario: a bloom effect's search for an unattachable mascot still shuffles the deck
      Given the board
        | zone   | A               |
        | center | Sora mascot:Pet |
        | hand   | Sora-1st        |
        | deck   | Suisei, Miko    |
      And Sora-1st reads "Bloom effect: attach 1 mascot from your deck to 1 of your holomem, then shuffle your deck."
      When A blooms Sora with Sora-1st
      Then the abilities are played in this order: Sora-1st
      And these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |

    Scenario Outline: of one holomem's two abilities the player says which comes first
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
        | back   | Roboco         |
      And Roboco reads "When a holomem collabs, heal <first> HP from your center holomem."
      And Roboco reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      And A plays the waiting ability "When a holomem collabs, <said>." of Roboco first
      Then these events happened in this order
        | event  | card   | ability  |
        | played | Roboco | <played> |
        | played | Roboco | <other>  |

      Examples:
        | first | said                                | played                                                       | other                                                        |
        | 10    | draw 1 card                         | When a holomem collabs, draw 1 card.                         | When a holomem collabs, heal 10 HP from your center holomem. |
        | 10    | heal 10 HP from your center holomem | When a holomem collabs, heal 10 HP from your center holomem. | When a holomem collabs, draw 1 card.                         |

    Scenario Outline: two abilities of one holomem wait as it <does>, and its player plays "<first>" first
      Given the board
        | zone   | A        |
        | center | Roboco   |
        | back   | Sora     |
        | hand   | Sora-1st |
        | deck   | <deck>   |
      And Sora reads "<one> / <other>"
      And Sora-1st reads "<one> / <other>"
      When A <does>
      And A plays the waiting ability "<first>" of <card> first
      Then Miko is in A's <zone>

      Examples:
        | does                      | card     | deck                   | one                                                           | other                                   | first                                                         | zone       |
        | collabs Sora              | Sora     | Suisei, Miko, 10 cards | Collab effect: put the top card of your deck into holo power. | When this holomem collabs, draw 1 card. | Collab effect: put the top card of your deck into holo power. | holo power |
        | collabs Sora              | Sora     | Suisei, Miko, 10 cards | Collab effect: put the top card of your deck into holo power. | When this holomem collabs, draw 1 card. | When this holomem collabs, draw 1 card.                       | hand       |
        | blooms Sora with Sora-1st | Sora-1st | Miko, 10 cards         | Bloom effect: put the top card of your deck into holo power.  | When this holomem blooms, draw 1 card.  | Bloom effect: put the top card of your deck into holo power.  | holo power |
        | blooms Sora with Sora-1st | Sora-1st | Miko, 10 cards         | Bloom effect: put the top card of your deck into holo power.  | When this holomem blooms, draw 1 card.  | When this holomem blooms, draw 1 card.                        | hand       |

  @clause-10.8.3.1.1
  Rule: 10.8.3.1.1 An ability that has an optional cost may be declined

    Scenario Outline: A says <word> to an ability's optional cost and draws <cards> cards
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | Miko   |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 2 cards."
      When A collabs Roboco
      And A says <word>
      Then A has drawn <cards> cards

      Examples:
        | word | cards |
        | yes  | 2     |
        | no   | 0     |

    @ruling-Q309
    Scenario: an ability's cost can be paid though it has nothing to heal
      Given the board
        | zone       | A             |
        | center     | Sora          |
        | back       | Roboco        |
        | cheer deck | blue, 3 cards |
      And Roboco reads "When this holomem collabs, you may archive the top card of your cheer deck: heal 10 HP from this holomem."
      When A collabs Roboco
      And A says yes
      Then blue is in A's archive

  @clause-10.8.3.2
  Rule: 10.8.3.2 An ability that cannot be played stops waiting once, and the game goes on

    Scenario: a second wait of a once-per-turn ability is not played
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Sora reads "Once per turn, when an opponent's holomem takes damage, draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      Then A has drawn 1 card
      And it is A's play timing

    Scenario: two waits of an ability without a limit are both played
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Sora reads "When an opponent's holomem takes damage, draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      Then A has drawn 2 cards

  @clause-10.8.3.2.1
  Rule: 10.8.3.2.1 An ability that is declined stops waiting once

    Scenario: the second wait of an ability is offered after the first was declined
      Given the board
        | zone   | A       | B      |
        | center | Sora    | Miko   |
        | back   |         | Suisei |
        | hand   | 3 cards |        |
      And Sora reads "When an opponent's holomem takes damage, you may archive 1 card from your hand: draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      And A says no
      Then A is asked yes or no

    Scenario: declined twice, it waits no longer
      Given the board
        | zone   | A       | B      |
        | center | Sora    | Miko   |
        | back   |         | Suisei |
        | hand   | 3 cards |        |
      And Sora reads "When an opponent's holomem takes damage, you may archive 1 card from your hand: draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 10 damage to each of your opponent's holomem."
      When A plays the support Storm
      And A says no
      And A says no
      Then it is A's play timing
      And A has drawn 0 cards

  @clause-10.8.4.1.1
  Rule: 10.8.4.1.1 For a move between a public and a hidden zone, a card is what it was, or is, in the public one

    Scenario: to the hand, as it was on the stage
      Given the board
        | zone   | A                         | B    |
        | center | Sora                      | Miko |
        | back   | Roboco color:blue, Fubuki |      |
      And Fubuki reads "Your blue holomem are also red."
      And Miko reads "When a red Debut <Roboco> is returned to its player's hand from the stage, draw 1 card."
      And A holds a support "Home" (item) that reads "Return 1 of your back <Roboco> to hand."
      When A plays the support Home
      Then B has drawn 1 card

    Scenario Outline: from the hand, as it is on the stage, where <which> holomem are red
      Given the board
        | zone   | A                 | B    |
        | center | Sora              | Miko |
        | hand   | Roboco color:blue |      |
      And Sora reads "Your <which> holomem are also red."
      And Miko reads "When a red holomem is put onto the stage, draw 1 card."
      When A places Roboco
      Then B has drawn <cards>

      Examples:
        | which | cards   |
        | blue  | 1 card  |
        | green | 0 cards |

    @clause-10.8.2
    Scenario: from the hand, as it is in the archive
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | hand   | Roboco |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand."
      And Miko reads "When a red holomem is archived from the hand, draw 1 card."
      When A uses the oshi skill "Idol"
      Then B has drawn 1 card

  @clause-10.8.4.1.2
  Rule: 10.8.4.1.2 For a move from the stage, a card is what it was on the stage

    @clause-10.8.2
    Scenario: an ability about its own card's leaving
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "When this holomem is archived from the stage, draw 1 card."
      And A holds a support "Bye" (item) that reads "Archive 1 of your back holomem."
      When A plays the support Bye
      Then A has drawn 1 card

    @without-stack-targets
    Scenario Outline: red on the stage alone
      Given the board
        | zone   | A                                   | B    |
        | center | Sora-1st under:Sora-Debut           | Miko |
        | back   | Roboco color:blue level:1st, Fubuki |      |
      And Fubuki reads "Your <changed> holomem are also red."
      And Miko reads "When a red holomem is archived from the stage, draw 1 card."
      And A holds a support "Bye" (item) that reads "Archive 1 of your back 1st holomem."
      When A plays the support Bye
      Then B has drawn <cards> cards

      Examples:
        | changed | cards |
        | blue    | 1     |
        | green   | 0     |

  @clause-10.8.4.1.3
  Rule: 10.8.4.1.3 For any other move between public zones, a card is what it is in the new one

    Scenario Outline: a blue holomem coming from the archive draws <cards> where <changed> ones are red
      Given the board
        | zone    | A                 | B    |
        | center  | Sora              | Miko |
        | archive | Roboco color:blue |      |
      And Sora reads "Your <changed> holomem are also red."
      And Miko reads "When a red holomem is put onto the stage from the archive, draw 1 card."
      And A holds a support "Back" (item) that reads "Put 1 Debut holomem from your archive onto the stage."
      When A plays the support Back
      Then B has drawn <cards> cards

      Examples:
        | changed | cards |
        | blue    | 1     |
        | green   | 0     |

    @clause-10.8.4 @clause-10.8.4.1
    Scenario Outline: from the back to the collab position, while the <position> holomem is red
      Given the board
        | zone   | A                         | B    |
        | center | Sora                      | Miko |
        | back   | Roboco color:blue, Fubuki |      |
      And Fubuki reads "Your <position> holomem is also red."
      And Miko reads "When a red holomem collabs, draw 1 card."
      When A collabs Roboco
      Then B has drawn <cards> card

      Examples:
        | position | cards |
        | collab   | 1     |
        | center   | 0     |

  @clause-10.8.4.2
  Rule: 10.8.4.2 An ability that comes into effect with a move sees what moves at the same time

    Scenario: two come to the stage together
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Roboco, Fubuki |
      And Roboco reads "When a holomem is put onto the stage, draw 1 card."
      And A holds a support "Back" (item) that reads "Put up to 2 Debut holomem from your archive onto the stage."
      When A plays the support Back
      And A chooses Roboco, Fubuki
      Then A has drawn 2 cards

    Scenario: a holomem that came before the ability's own card is not seen by it
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Fubuki |
      And Roboco reads "When a holomem is put onto the stage, draw 1 card."
      When A places Fubuki
      And A places Roboco
      Then A has drawn 1 card

  @clause-10.8.5.1
  Rule: 10.8.5.1 A delayed trigger occurs once, unless a period is stated

    Scenario: a delayed trigger for a collab leaves one for the turn's end untouched
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Cake" (item) that reads "The next time a holomem collabs, draw 1 card. At the end of this turn, draw 2 cards."
      When A plays the support Cake
      And A collabs Roboco
      And the turn passes to B
      Then A has drawn 3 cards

    @clause-10.8.5
    Scenario: a delayed trigger for the next holomem put onto the stage occurs once
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | hand   | Roboco, Fubuki, Korone |
      And A holds a support "Wait" (event) that reads "The next time your holomem is put onto the stage, draw 1 card."
      When A plays the support Wait
      And A places Roboco
      And A places Fubuki
      Then A has drawn 1 card

    Scenario: each time, for this turn
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | hand   | Roboco, Fubuki, Korone |
      And A holds a support "Wait" (event) that reads "Each time your holomem is put onto the stage this turn, draw 1 card."
      When A plays the support Wait
      And A places Roboco
      And A places Fubuki
      Then A has drawn 2 cards

    Scenario: each time this turn, and not in a later one
      Given the board
        | zone   | A                      | B           |
        | center | Sora                   | Miko hp:200 |
        | hand   | Roboco, Fubuki, Korone |             |
      And A holds a support "Wait" (event) that reads "Each time your holomem is put onto the stage this turn, deal 10 damage to your opponent's center holomem."
      When A plays the support Wait
      And A places Roboco
      Then Miko has 10 damage
      When the turn passes to B
      And the turn passes to A
      And A places Fubuki
      Then Miko has 10 damage

    Scenario: at the end of this turn, and not of the next
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A holds a support "Wait" (event) that reads "At the end of this turn, heal 10 HP from your center holomem, then deal 20 damage to your opponent's center holomem."
      When A plays the support Wait
      And the turn passes to B
      And the turn passes to A
      Then Miko has 20 damage

    Scenario Outline: two holomem take damage at once
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | collab |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to each of your opponent's holomem."
      And A holds a support "Wait" (event) that reads "<text>"
      When A plays the support Wait
      And A uses the oshi skill "Idol"
      Then A has drawn <cards>

      Examples:
        | text                                                                 | cards   |
        | The next time an opponent's holomem takes damage, draw 1 card.       | 1 card  |
        | Each time an opponent's holomem takes damage this turn, draw 1 card. | 2 cards |

    Scenario: B's delayed trigger for the next holomem put onto the stage occurs once
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | hand   |      | Suisei, Korone |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: the next time your holomem is put onto the stage, draw 1 card."
      And it is B's turn
      When B uses the oshi skill "Idol"
      And B places Suisei
      And B places Korone
      Then B has drawn 1 card

    @reading-H-62
    Scenario: the next time of two downs is the first alone
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | collab |      | Suisei     |
        | back   |      | Korone     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: the next time an opponent's holomem is downed, draw 1 card."
      And A holds a support "Star" (event) that reads "Deal 50 damage to your opponent's center holomem, then down 1 of your opponent's collab holomem."
      When A uses the oshi skill "Idol"
      And A plays the support Star
      And B chooses Miko
      Then Suisei was downed
      And A has drawn 1 card

    Scenario: a down is not what is waited for
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Korone     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: the next time you draw a card, draw 1 card."
      And A holds a support "Star" (event) that reads "Deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And A plays the support Star
      Then Miko was downed
      And A has drawn 0 cards

    @ruling-Q377
    Scenario: a delayed trigger occurs for each holomem that the chosen one downs this turn
      Given the board
        | zone       | A        | B                    |
        | center     | Sora     | Miko hp:50           |
        | back       |          | Suisei, Korone hp:50 |
        | hand       | Sora-1st |                      |
        | holo power | 3 cards  |                      |
      And A's oshi reads "SP oshi skill "Storm", 3 holo power, once per game: choose 1 of your center holomem. Each time it downs a holomem this turn, draw 2 cards."
      And Sora-1st reads "Bloom effect: deal 50 damage to your opponent's center holomem."
      And Sora-1st reads "Activated: deal 50 damage to 1 of your opponent's <Korone>."
      When A uses the oshi skill "Storm"
      And A blooms Sora with Sora-1st
      And B sends it to Suisei
      And A activates Sora-1st's ability
      Then A has drawn 4 cards

    @clause-11.3.1.1
    Scenario: an ability about a down does not use up what is due at the end of the turn
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Sora reads "When this holomem downs a holomem, draw 1 card."
      And A holds a support "Wait" (event) that reads "At the end of this turn, draw 1 card."
      When A plays the support Wait
      And A activates Sora's ability
      Then A has drawn 1 card
      When the turn passes to B
      Then A has drawn 2 cards

  @clause-10.8.6.1
  Rule: 10.8.6.1 A state trigger waits once when its state comes about, and again only after it was resolved

    Scenario: two cards leave the hand, and the state comes about once
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And Sora reads "When you have no cards in hand, draw 2 cards."
      When A places Roboco
      Then A has drawn 2 cards

    @clause-10.8.6
    Scenario: the state comes about a second time
      Given the board
        | zone   | A               |
        | center | Sora            |
        | hand   | Roboco          |
        | deck   | Fubuki, 9 cards |
      And Sora reads "When you have no cards in hand, draw 1 card."
      When A places Roboco
      And A places Fubuki
      Then A has drawn 2 cards

    Scenario: resolved, and the state still there, it waits again
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
      And Sora reads "When you have no cards in hand, if this holomem has 80 or less HP remaining, heal 10 HP from this holomem. If this holomem has 90 or more HP remaining, draw 1 card."
      Then Sora has 10 damage
      And A has drawn 1 card

    @clause-10.7.2.1.1
    Scenario: not played a second time, it waits no more while the state lasts
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
      And Sora reads "Once per turn, when you have no cards in hand, heal 10 HP from this holomem."
      Then it is A's play timing
      And Sora has 20 damage

    Scenario: declined, it waits no more while the state lasts
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
      And Sora reads "When you have no cards in hand, you may rest this holomem: heal 10 HP from this holomem."
      When A says no
      Then it is A's play timing
      And Sora has 30 damage

    Scenario: declined, it waits again when the state comes about again
      Given the board
        | zone   | A                        |
        | center | Sora damage:30           |
        | back   | Roboco                   |
        | hand   | Cake kind:item, Miko-1st |
        | deck   | Fubuki, 9 cards          |
      And Sora reads "When you have 1 or less cards in hand, you may rest this holomem: heal 10 HP from this holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      And Cake reads "Deal 10 damage to your center holomem."
      When A plays the support Cake
      And A says no
      And A uses the oshi skill "Idol"
      And A places Fubuki
      Then A is asked yes or no

    Scenario: the state does not come about
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, 1 card |
      And Sora reads "When you have no cards in hand, draw 2 cards."
      When A places Roboco
      Then A has drawn 0 cards
      And it is A's play timing

    Scenario: a state trigger is played though its state is over by then
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Cake" (item) that reads "Draw 2 cards."
      And Sora reads "When you have no cards in hand, draw 1 card."
      When A plays the support Cake
      Then A has 3 cards in hand
      And it is A's play timing

  @clause-10.8.7
  Rule: 10.8.7 A waiting ability is played even when its card is elsewhere by then

    Scenario: a waiting ability is played though its holomem has gone to the hand
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads "When a holomem collabs, return 1 of your collab holomem to hand."
      And Roboco reads "When this holomem collabs, draw 1 card."
      When A collabs Roboco
      And A plays the waiting ability of Sora first
      Then Roboco is in A's hand
      And A has drawn 1 card

    Scenario: a waiting ability is played though its holomem was downed first
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem takes damage, draw 1 card."
      When A uses the art "Sing" of Sora
      Then Miko is in B's archive
      And B has drawn 1 card

    @clause-10.7.2.1.1 @clause-5.14.3.1.1
    Scenario: a once-per-turn ability is another one after a bloom
      Given the board
        | zone   | A                        |
        | center | Sora                     |
        | hand   | Sora-1st, Roboco, Fubuki |
      And Sora reads "Once per turn, when a holomem is put onto the stage, draw 1 card."
      And Sora-1st reads "Once per turn, when a holomem is put onto the stage, draw 1 card."
      When A places Roboco
      And A blooms Sora with Sora-1st
      And A places Fubuki
      Then A has drawn 2 cards

    @ruling-Q230 @ruling-Q290
    Scenario: a mascot's waiting ability is played though its holomem was downed
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:50 mascot:Upao |
        | back   |      | Suisei                 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Upao reads "When the holomem this card is attached to takes damage, deal 20 damage to your opponent's center holomem."
      When A uses the art "Sing" of Sora
      Then Upao is in B's archive
      And Sora has 20 damage
