@hololive
Feature: 10.7.2.5 Resolving a card or ability

  @clause-10.7.2.5
  Rule: 10.7.2.5 A card or ability that was played and paid for is resolved

    Scenario: an ability is played, then does what it says, and then is resolved
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "Activated: rest this holomem: deal 10 damage to your opponent's center holomem."
      When A activates Sora's ability
      Then these events happened in this order
        | event    | card | amount |
        | played   | Sora |        |
        | rested   | Sora |        |
        | damaged  | Miko | 10     |
        | resolved | Sora |        |

    Scenario: a holomem is downed only after the whole text was carried out
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
        | deck   | AZKi |            |
      And A holds a support "Cake" (item) that reads "Deal 50 damage to your opponent's center holomem. Draw 1 card."
      When A plays the support Cake
      Then these events happened in this order
        | event  | card | cause |
        | moved  | AZKi | draw  |
        | downed | Miko |       |

    Scenario: an ability whose cost takes its holomem away is resolved
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "Activated: return this holomem to hand: deal 10 damage to your opponent's center holomem."
      When A activates Roboco's ability
      Then Roboco is in A's hand
      And Miko has 10 damage

  @clause-10.7.2.5.1
  Rule: 10.7.2.5.1 How a support card resolves depends on its sub-type

    Scenario Outline: a <kind> ends in the archive
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Cake" (<kind>) that reads "Draw 1 card."
      When A plays the support Cake
      Then Cake is in A's archive

      Examples:
        | kind  |
        | item  |
        | event |
        | staff |

    Scenario Outline: a <kind> ends on a holomem
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Cake" (<kind>)
      When A plays the support Cake
      Then Cake is attached to Sora

      Examples:
        | kind   |
        | tool   |
        | mascot |
        | fan    |

    Scenario Outline: <kind> Cake is not yet in the archive while its text is carried out
      Given the board
        | zone    | A      |
        | archive | Roboco |
      And A holds a support "Cake" (<kind>) that reads "Draw 1 card for each card in your archive."
      When A plays the support Cake
      Then A has drawn 1 card
      And A has 2 cards in archive

      Examples:
        | kind  |
        | item  |
        | event |
        | staff |

  @clause-10.7.2.5.1.1
  Rule: 10.7.2.5.1.1 The text of an item, event or staff is carried out, and then the card is archived

    @ruling-Q180
    Scenario Outline: the text of a <kind> of <player> cannot find the card in the archive yet
      Given the board
        | zone    | A              | B           |
        | archive | Roboco, Fubuki | Suisei, Mel |
      And <player> holds a support "Cake" (<kind>) that reads "Put 1 card from your archive into your hand."
      And it is <player>'s turn
      When <player> plays the support Cake
      Then <player> is asked to choose 1 among <cards>
      When <player> chooses <chosen>
      Then <player>'s hand is <chosen>
      And Cake is in <player>'s archive

      Examples:
        | kind  | player | cards          | chosen |
        | item  | A      | Roboco, Fubuki | Roboco |
        | event | B      | Suisei, Mel    | Mel    |
        | staff | A      | Roboco, Fubuki | Fubuki |

    Scenario: a second sentence is carried out before the card is archived
      Given the board
        | zone   | A              |
        | center | Sora damage:20 |
        | deck   | Suisei         |
      And A holds a support "Cake" (item) that reads "Draw 1 card. Heal 20 HP from your center holomem."
      When A plays the support Cake
      Then these events happened in this order
        | event  | card   | to      |
        | moved  | Suisei | hand    |
        | healed | Sora   |         |
        | moved  | Cake   | archive |

    @ruling-Q272
    Scenario Outline: a support that draws and rolls a die brings <cards> for a <number>
      Given A holds a support "Quiz" (event) that reads "Draw 1 card. Roll a die. If the number rolled is 4 or more, draw 1 card."
      And the dice will show <number>
      When A plays the support Quiz
      Then A has drawn <cards>
      And it is A's play timing

      Examples:
        | number | cards   |
        | 3      | 1 card  |
        | 4      | 2 cards |

  @clause-10.7.2.5.1.2
  Rule: 10.7.2.5.1.2 A tool, mascot or fan is attached to the holomem chosen for it

    @reading-H-04
    Scenario Outline: <player>'s <kind> is attached to the chosen holomem and not archived
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player> holds a support "Cake" (<kind>)
      And it is <player>'s turn
      When <player> plays the support Cake on <chosen>
      Then Cake is attached to <chosen>
      And <player>'s archive is empty

      Examples:
        | kind   | player | chosen |
        | tool   | A      | Roboco |
        | mascot | B      | Suisei |
        | mascot | A      | Sora   |
        | fan    | A      | Roboco |

    Scenario: the text of a tool has its effect on the holomem that it is attached to, and on no other
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Mic" (tool) that reads "The holomem this card is attached to gets HP +20."
      When A plays the support Mic on Roboco
      Then Roboco has 120 HP
      And Sora has 100 HP

  @clause-10.7.2.5.1.2.1
  Rule: 10.7.2.5.1.2.1 A card that the chosen holomem already has as many of as it can have is archived

    @reading-H-47
    @clause-5.17.3.4.2
    Scenario: the chosen holomem gets a tool while the second tool is paid for
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco                         |
        | hand   | Band kind:tool, Drum kind:tool |
      And A holds a support "Mic" (tool) that reads "Attach 1 tool from your hand to your center holomem or this cannot be used."
      When A plays the support Mic on Sora
      And A chooses Band
      Then Band is attached to Sora
      And Mic is in A's archive

    Scenario: a played tool is attached though its cost gave another holomem a tool
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco                         |
        | hand   | Band kind:tool, Drum kind:tool |
      And A holds a support "Mic" (tool) that reads "Attach 1 tool from your hand to your center holomem or this cannot be used."
      When A plays the support Mic on Roboco
      And A chooses Band
      Then Band is attached to Sora
      And Mic is attached to Roboco

    Scenario: the chosen holomem gets a mascot while the tool is paid for, which does not count
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco           |
        | hand   | Band kind:mascot |
      And A holds a support "Mic" (tool) that reads "Attach 1 mascot from your hand to your center holomem or this cannot be used."
      When A plays the support Mic on Sora
      Then Band is attached to Sora
      And Mic is attached to Sora

    Scenario: the chosen holomem can have two tools, and gets both
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco                         |
        | hand   | Band kind:tool, Drum kind:tool |
      And Sora reads "This holomem can have up to 2 tools attached."
      And A holds a support "Mic" (tool) that reads "Attach 1 tool from your hand to your center holomem or this cannot be used."
      When A plays the support Mic on Sora
      And A chooses Band
      Then Band is attached to Sora
      And Mic is attached to Sora

  @clause-10.7.2.5.2
  Rule: 10.7.2.5.2 Resolving an activated or automatic ability carries out its effect

    @ruling-Q508
    Scenario: an activated ability does all that it says, in the order of the text
      Given the board
        | zone   | A              | B    |
        | center | Sora damage:20 | Miko |
      And Sora reads "Activated: heal 10 HP from this holomem, then deal 30 damage to your opponent's center holomem."
      When A activates Sora's ability
      Then these events happened in this order
        | event   | card | amount |
        | healed  | Sora | 10     |
        | damaged | Miko | 30     |

    Scenario: an automatic ability of the opponent does all that it says, in the order of the text
      Given the board
        | zone   | A      | B              |
        | center | Sora   | Miko damage:20 |
        | back   | Roboco |                |
      And Miko reads "When a holomem collabs, heal 10 HP from this holomem, then deal 30 damage to your opponent's center holomem."
      When A collabs Roboco
      Then these events happened in this order
        | event   | card | amount |
        | healed  | Miko | 10     |
        | damaged | Sora | 30     |

    @ruling-Q83 @ruling-Q178
    Scenario Outline: a card that may go to hand is in the <zone> after A's <answer>
      Given the board
        | zone    | A    |
        | center  | Sora |
        | archive | Miko |
      And Sora reads "Activated: you may put 1 holomem from your archive into your hand."
      When A activates Sora's ability
      And A says <answer>
      Then Miko is in A's <zone>

      Examples:
        | answer | zone    |
        | yes    | hand    |
        | no     | archive |

    @ruling-Q381
    Scenario: the first part of a text is carried out before the second one's choice
      Given the board
        | zone       | A               |
        | center     | Sora            |
        | holo power | Miko            |
        | deck       | Suisei, 3 cards |
      And Sora reads "Activated: put the top card of your deck into holo power. Look at your holo power. Put 1 of them into your hand."
      When A activates Sora's ability
      Then A is asked to choose 1 among Suisei, Miko

    @ruling-Q410
    Scenario Outline: a die that shows <number> leaves the collab holomem in the <position> position
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "When this holomem collabs, roll a die. If the number rolled is odd, put this holomem onto the back position."
      And the dice will show <number>
      When A collabs Roboco
      Then Roboco is in the <position> position
      And it is A's play timing

      Examples:
        | number | position |
        | 3      | back     |
        | 4      | collab   |

    @ruling-Q487
    Scenario Outline: a look at the opponent's hand of <hand> brings <cards>
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco |        |
        | hand   |        | <hand> |
      And Roboco reads "Collab effect: look at your opponent's hand. If there is a support card in your opponent's hand, draw 1 card."
      When A collabs Roboco
      Then A has drawn <cards>
      And it is A's play timing

      Examples:
        | hand                   | cards   |
        | Suisei, Pie kind:event | 1 card  |
        | Suisei                 | 0 cards |

    @ruling-Q517 @ruling-Q518
    Scenario Outline: a condition of the text looks at the hand when it is carried out: <hand>, and Roboco's effect is to <text>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | <hand> |
      And Sora reads "When 1 of your holomem collabs, if you have 5 or more cards in hand, heal 10 HP from this holomem. If you have 5 or more cards in hand, draw 2 cards."
      And Roboco reads "Collab effect: <text>."
      When A collabs Roboco
      And A plays the waiting ability of Roboco first
      Then A has <number> in hand

      Examples:
        | hand    | text                           | number  |
        | 4 cards | draw 1 card                    | 7 cards |
        | 5 cards | archive 5 cards from your hand | 0 cards |

    @clause-10.4.2 @ruling-Q457
    Scenario: an art that counts the cards it archives leaves out others archived this turn
      Given the board
        | zone   | A       | B           |
        | center | Sora    | Miko hp:200 |
        | back   | Roboco  |             |
        | hand   | 5 cards |             |
      And Roboco reads "Activated: archive 2 cards from your hand."
      And Sora reads "Art "Charm", no cheers, 30: archive 1 to 3 cards from your hand. This art deals +20 damage for each of them."
      When A activates Roboco's ability
      And A chooses A hand 1, A hand 2
      And A ends the main step
      And A uses the art "Charm" of Sora
      And A chooses A hand 3
      Then Miko has 50 damage

    Scenario Outline: <player>'s collab effect does both things that it says
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <holomem> reads "Collab effect: draw 1 card, then deal 20 damage to your opponent's center holomem."
      And it is <player>'s turn
      When <player> collabs <holomem>
      Then <player> has drawn 1 card
      And <center> has 20 damage

      Examples:
        | player | holomem | center |
        | A      | Roboco  | Miko   |
        | B      | Suisei  | Sora   |

    Scenario Outline: the ability of <other>'s tool draws for damage in <player>'s turn
      Given the board
        | zone   | A                     | B                     |
        | center | Sora hp:200 tool:Bell | Miko hp:200 tool:Gong |
      And Bell reads "When the holomem this card is attached to takes damage, draw 1 card."
      And Gong reads "When the holomem this card is attached to takes damage, draw 1 card."
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <other> has drawn 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-10.7.2.5.3
  Rule: 10.7.2.5.3 An ability resolves although the card that had it has left

    Scenario: a holomem that goes to the hand to pay for its ability
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "Activated: return this holomem to hand: deal 30 damage to your opponent's center holomem."
      When A activates Roboco's ability
      Then A's hand is Roboco
      And Miko has 30 damage

    Scenario: a holomem that is downed while its ability waits
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, deal 30 damage to your opponent's center holomem."
      When A activates Sora's ability
      Then Miko is in B's archive
      And Sora has 30 damage

    Scenario: a holomem that leaves in the middle of its own ability
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "When this holomem collabs, archive this holomem, then deal 30 damage to your opponent's center holomem."
      When A collabs Roboco
      Then Roboco is in A's archive
      And Miko has 30 damage

    @without-stack-targets
    Scenario: a holomem that another waiting ability removes first
      Given the board
        | zone   | A            | B    |
        | center | Sora         | Miko |
        | back   | Roboco, AZKi |      |
      And Roboco reads "When a holomem collabs, archive 1 of your back holomem."
      And AZKi reads "When a holomem collabs, deal 30 damage to your opponent's center holomem."
      When A collabs Roboco
      And A plays the waiting ability of Roboco first
      Then AZKi is in A's archive
      And Miko has 30 damage

    @ruling-Q209
    Scenario: a bonus lasts though the card whose effect gave it has been bloomed over
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Roboco     |
        | hand   | Roboco-1st |
      And Roboco reads "Collab effect: until the end of the turn, your center holomem gets arts +20."
      When A collabs Roboco
      And A blooms Roboco with Roboco-1st
      Then Sora's arts do +20

    @ruling-Q312
    Scenario: a bonus lasts though the holomem whose ability gave it has been downed
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Activated: down 1 of your back holomem."
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +20."
      When A activates Roboco's ability
      And A activates Sora's ability
      Then Roboco is in A's archive
      And Sora's arts do +20

  @clause-10.7.2.5.4
  Rule: 10.7.2.5.4 A card or ability was used if at least one legal target was chosen

    Scenario Outline: a support is used with <back> as its only target, and <cards> drawn for that
      Given the board
        | zone   | A              | B      |
        | center | Sora damage:10 | Miko   |
        | back   |                | <back> |
      And Sora reads "When you use a support card, draw 1 card."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem. Rest 1 of your opponent's back holomem."
      When A plays the support Cake
      Then A has <cards> in hand

      Examples:
        | back   | cards   |
        | Suisei | 1 card  |
        | -      | 0 cards |

    Scenario: a support that found one of its two targets was used
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "When you use a support card, draw 1 card."
      And A holds a support "Cake" (item) that reads "Rest 1 of your opponent's back holomem. Deal 10 damage to 1 of your opponent's holomem."
      When A plays the support Cake
      Then A has 1 card in hand

    @reading-H-26
    Scenario: a support that asks for no target was used
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you use a support card, heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then the event "used" happened 1 time for Cake
      And the abilities are played in this order: Sora

    @reading-H-26=targets-only
    Scenario: a support that asks for no target was not used
      Given the board
        | zone   | A              |
        | center | Sora damage:10 |
      And Sora reads "When you use a support card, heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then A has drawn 1 card
      And Sora has 10 damage

    Scenario Outline: an ability with <back> to choose from was used <times>
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | <back> |
      And Sora reads "Activated: rest 1 of your opponent's back holomem."
      When A activates Sora's ability
      Then the event "used" happened <times> for Sora

      Examples:
        | back   | times   |
        | -      | 0 times |
        | Suisei | 1 time  |

    Scenario Outline: an ability that is paid for, with <back> to choose from, was used <times>
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   |        | <back> |
        | hand   | 1 card |        |
      And Sora reads "Activated: archive 1 card from your hand: rest 1 of your opponent's back holomem."
      When A activates Sora's ability
      Then the event "used" happened <times> for Sora

      Examples:
        | back   | times   |
        | -      | 0 times |
        | Suisei | 1 time  |

    @reading-H-26 @ruling-Q50
    Scenario: a support whose die brings nothing about was used
      Given the board
        | zone   | A              |
        | center | Sora damage:20 |
      And Sora reads "When you use a support card, heal 10 HP from this holomem."
      And A holds a support "Ring" (item) that reads "Roll a die. If the number rolled is 3 or more, draw 1 card."
      And the dice will show 1
      When A plays the support Ring
      Then A has drawn 0 cards
      And Sora has 10 damage

    @reading-H-26=skills-always @ruling-Q547
    Scenario: an oshi skill that found nobody to choose was used
      Given the board
        | zone       | A              |
        | center     | Sora damage:20 |
        | holo power | 1 card         |
      And A's oshi reads "Oshi skill "Go", 1 holo power, once per turn: make 1 of your resting holomem active."
      And Sora reads "When you use an oshi skill, heal 10 HP from this holomem."
      When A uses the oshi skill "Go"
      Then Sora has 10 damage

    @reading-H-26=resolved
    Scenario: an oshi skill that found nobody to choose was not used, and a support that asks for no target was
      Given the board
        | zone       | A              |
        | center     | Sora damage:50 |
        | holo power | 1 card         |
      And A's oshi reads "Oshi skill "Go", 1 holo power, once per turn: make 1 of your resting holomem active."
      And Sora reads "When you use an oshi skill, heal 10 HP from this holomem."
      And Sora reads "When you use a support card, heal 20 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A uses the oshi skill "Go"
      And A plays the support Cake
      Then Sora has 30 damage
