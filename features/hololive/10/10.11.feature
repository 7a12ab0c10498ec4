@hololive
Feature: 10.11 Replacement effects

  @clause-10.11.1
  Rule: 10.11.1 An event that a replacement is about does not happen; what the replacement says does

    Scenario: of two draws, that of the player whose draws are replaced becomes an archived card
      Given the board
        | zone   | A             | B               |
        | center | Sora          | Miko            |
        | deck   | Azki, 3 cards | Suisei, 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: each player draws 1 card."
      And Sora reads "When you would draw a card, instead archive the top card of your deck."
      When A uses the oshi skill "Idol"
      Then A's archive is Azki
      And A's hand is empty
      And B's hand is Suisei
      And B's archive is empty

    Scenario Outline: a replacement of <kind> damage lets damage from an ability be <damage>
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take <kind> damage, it takes 20 less instead."
      When A uses the oshi skill "Idol"
      Then Miko has <damage> damage

      Examples:
        | kind   | damage |
        | effect | 10     |
        | art    | 30     |

    @ruling-Q361
    Scenario: damage from the card that is attached to it is replaced as any other
      Given the board
        | zone   | A                        | B    |
        | center | Sora tool:Axe mascot:Pet | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30."
      And Axe reads "When the holomem this card is attached to uses an art, deal 20 damage to the holomem this card is attached to."
      And Pet reads "When the holomem this card is attached to would take damage, it takes 10 less instead."
      When A uses the art "Sing" of Sora
      Then Sora has 10 damage

    @ruling-Q520
    Scenario Outline: a fan that is archived for what it does can go elsewhere instead, and B says <answer>
      Given the board
        | zone   | A    | B               |
        | center | Sora | Miko fan:Knight |
        | collab |      | Suisei          |
        | back   |      | Korone          |
      And A holds a support "Stone" (item) that reads "Deal 50 damage to your opponent's center holomem."
      And Knight reads "When the holomem this card is attached to would take damage, you may archive this fan instead. If you do, it takes 30 less."
      And Suisei reads "When a fan attached to your center holomem would be archived, you may attach it to 1 of your back holomem instead."
      When A plays the support Stone
      And B says yes
      And B says <answer>
      Then Knight is <place>

      Examples:
        | answer | place              |
        | yes    | attached to Korone |
        | no     | in B's archive     |

    @ruling-Q564
    Scenario: art damage is dealt to another holomem than the target of the art
      Given the board
        | zone       | A    | B      |
        | center     | Sora | Miko   |
        | collab     |      | Suisei |
        | holo power |      | 1 card |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Order", 1 holo power, once per turn, usable when your holomem would take art damage: your center holomem takes it."
      When A uses the art "Sing" of Sora on Suisei
      And B says yes
      Then Miko has 50 damage
      And Suisei has 0 damage

    @ruling-Q565
    Scenario Outline: a holomem that takes damage in another's place takes <how> by its mascot
      Given the board
        | zone   | A    | B                 |
        | center | Sora | Miko              |
        | back   |      | Suisei mascot:Pet |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem would take art damage, you may choose 1 of your back holomem instead. If you do, the chosen card takes it."
      And Pet reads "When the holomem this card is attached to would take damage, it takes <how> instead."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Miko has 0 damage
      And Suisei has <damage> damage

      Examples:
        | how     | damage |
        | 0       | 0      |
        | 20 less | 30     |
        | 20 more | 70     |

    @clause-10.13.3
    @ruling-Q57
    Scenario Outline: a replacement of damage from an opponent's holomem, and <who> deals it
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "When your center holomem would take damage from an opponent's holomem, it takes 0 instead."
      And <who> reads "Activated: deal 10 damage to <whose> center holomem."
      And it is <player>'s turn
      When <player> activates <who>'s ability
      Then Sora has <damage> damage

      Examples:
        | player | who  | whose           | damage |
        | A      | Sora | your            | 10     |
        | B      | Miko | your opponent's | 0      |

    @clause-10.11.1.1 @ruling-Q277 @ruling-Q357
    Scenario Outline: for an ability of its own holomem, a fan goes in the place of a cheer, and <whose> archives one
      Given the board
        | zone   | A                       |
        | center | Sora cheer:red fan:Rice |
        | back   | Roboco                  |
      And Rice reads "When a cheer attached to 1 of your holomem would be archived by an ability of the holomem this card is attached to, you may archive this fan instead."
      And Sora reads "Activated: archive 1 cheer attached to your center holomem."
      And Roboco reads "Activated: archive 1 cheer attached to your center holomem."
      When A activates <whose>'s ability
      Then <asked>

      Examples:
        | whose  | asked                    |
        | Sora   | A is asked yes or no     |
        | Roboco | nobody is asked anything |

    Scenario: a fan archived by rule processing goes to the hand by a replacement
      Given the board
        | zone   | A             |
        | center | Sora fan:Fans |
      And Fans reads "Can only be attached to <AZKi>."
      And Sora reads "When a fan would be archived, return it to its player's hand instead."
      Then Fans is in A's hand

  @clause-10.11.1.1
  Rule: 10.11.1.1 The event that was replaced never happened

    @clause-10.2.1.3.1
    Scenario Outline: with <hand> in hand; a draw that was replaced triggers nothing and is no draw
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco damage:50 |
        | hand   | <hand>           |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      And Sora reads "When you would draw a card, if you have no cards in hand, instead archive the top card of your deck."
      And Roboco reads "When you draw a card, heal 10 HP from this holomem."
      When A uses the oshi skill "Idol"
      Then Roboco has <damage> damage
      And A has drawn <cards>

      Examples:
        | hand   | damage | cards   |
        | -      | 50     | 0 cards |
        | 1 card | 40     | 1 card  |

    Scenario: a draw in place of a rest triggers abilities about draws, not about rests
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | back   | Roboco, Suisei |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest your center holomem."
      And Sora reads "When this holomem would become resting, instead draw 1 card."
      And Roboco reads "When your center holomem becomes resting, deal 10 damage to your opponent's center holomem."
      And Suisei reads "When you draw a card, deal 20 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 20 damage
      And Sora is active

    Scenario Outline: 20 damage, <less> less, is <taken> damage, and damage triggers <times> times
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 20 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, it takes <less> less instead."
      And Miko reads "When this holomem takes damage, draw cards equal to that amount."
      And B's deck holds 30 cards
      When A uses the oshi skill "Idol"
      Then B has drawn <taken> cards
      And the event "damaged" happened <times> times

      Examples:
        | less | taken | times |
        | 18   | 2     | 1     |
        | 20   | 0     | 0     |
        | 30   | 0     | 0     |

    Scenario: a replaced down costs no life and does not trigger
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's center holomem."
      And Miko reads "When this holomem is downed, draw 1 card."
      And Suisei reads "When a holomem would be downed, draw 2 cards instead."
      When A uses the oshi skill "Idol"
      Then Miko is in the center position
      And B has drawn 2 cards
      And B has 5 life

    @clause-11.3.1.2
    Scenario Outline: a downed holomem whose archiving is replaced has been downed and costs life, and was not archived: B draws <drawn>
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50. / When this holomem downs a holomem, draw 1 card."
      And Suisei reads "<replacement>"
      And Miko reads "When this holomem is downed, draw 1 card. / When this holomem is archived, draw 1 card."
      When A uses the art "Sing" of Sora
      Then B has drawn <drawn> cards
      And A has drawn 1 card
      And B has 4 life

      Examples:
        | replacement                                                               | drawn |
        | When a holomem would be archived, return it to its player's hand instead. | 1     |
        | When a fan would be archived, return it to its player's hand instead.     | 2     |

  @clause-10.11.2
  Rule: 10.11.2 Of several replacements the affected player says which is applied first

    Scenario Outline: B lets <first> be applied first, and takes <damage>
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 60 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, it takes 20 less instead."
      And Suisei reads "When your center holomem would take damage, it takes half (round down) instead."
      When A uses the oshi skill "Idol"
      Then B is asked which replacement applies: Miko, Suisei
      When B applies the replacement of <first>
      Then Miko has <damage> damage

      Examples:
        | first  | damage |
        | Miko   | 20     |
        | Suisei | 10     |

    @without-stack-counts
    Scenario: a replacement that no longer fits the changed event is not applied
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive your back holomem."
      And Roboco reads "When a holomem would be archived, return it to its player's hand instead."
      And Suisei reads "When a holomem would be archived, return it to the bottom of the deck instead."
      When A uses the oshi skill "Idol"
      And A applies the replacement of Roboco
      Then Roboco is in A's hand

    Scenario: a replacement that fits only the changed event is applied to it
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive your back holomem."
      And Roboco reads "When a holomem would be archived, return it to its player's hand instead."
      And Suisei reads "When a holomem would be returned to hand, return it to the bottom of the deck instead."
      When A uses the oshi skill "Idol"
      Then the bottom of A's deck is Roboco

    Scenario Outline: of one holomem's two replacements the one that takes <less> is applied first
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And Miko reads "When this holomem would take damage, it takes half instead."
      And Miko reads "When this holomem would take damage, it takes 20 less instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 60 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And B applies the replacement "When this holomem would take damage, it takes <less> instead." of Miko
      Then Miko has <damage> damage

      Examples:
        | less    | damage |
        | half    | 10     |
        | 20 less | 20     |

  @clause-10.11.2.1 @clause-10.11.2
  Rule: 10.11.2.1 The controller of the card that is affected decides

    Scenario Outline: <player> damages <whose> center, and <decider> decides
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 60 damage to <whose> center holomem."
      And Roboco reads "When a holomem would take damage, it takes half (round down) instead."
      And Suisei reads "When a holomem would take damage, it takes 20 less instead."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <decider> applies the replacement of Suisei
      Then <hurt> has 20 damage

      Examples:
        | player | whose           | hurt | decider |
        | A      | your            | Sora | A       |
        | A      | your opponent's | Miko | B       |
        | B      | your            | Miko | B       |
        | B      | your opponent's | Sora | A       |

    Scenario: B decides for B's holomem even if both replacements are A's
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | back   | Roboco, Suisei |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 60 damage to your opponent's center holomem."
      And Roboco reads "When an opponent's holomem would take damage, it takes half (round down) instead."
      And Suisei reads "When an opponent's holomem would take damage, it takes 20 less instead."
      When A uses the oshi skill "Idol"
      Then B is asked which replacement applies: Roboco, Suisei
      When B applies the replacement of Roboco
      Then Miko has 10 damage

  @clause-10.11.2.2 @clause-10.11.2
  Rule: 10.11.2.2 Of an action, who performs it decides, or the controller of the card it is applied to

    Scenario Outline: to <player> a text says "<text>", and <decider>, who would draw, decides
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      And Roboco reads "When a player would draw a card, instead deal 10 damage to your center holomem."
      And Suisei reads "When a player would draw a card, instead deal 20 damage to your center holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <decider> applies the replacement of Suisei
      Then Miko has 20 damage
      And Sora has 0 damage

      Examples:
        | player | text                        | decider |
        | A      | draw 1 card.                | A       |
        | A      | your opponent draws 1 card. | B       |
        | B      | draw 1 card.                | B       |
        | B      | your opponent draws 1 card. | A       |

    Scenario Outline: a player who rolls lets the replacement of <first> be applied first
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Deal damage equal to 10 times the number rolled to your opponent's center holomem."
      And Roboco reads "When you roll a die, the result is 2 instead."
      And Suisei reads "When your opponent rolls a die, the result is 1 more instead."
      And the dice will show 5
      When A uses the oshi skill "Idol"
      And A applies the replacement of <first>
      Then Miko has <damage> damage

      Examples:
        | first  | damage |
        | Roboco | 30     |
        | Suisei | 20     |

    @reading-S-07=affected-card-first
    Scenario Outline: <player> archives a holomem of <decider>, and <decider> decides where it goes
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your opponent's back holomem."
      And Roboco reads "When a holomem would be archived, return it to its player's hand instead."
      And Suisei reads "When a holomem would be archived, return it to the bottom of the deck instead."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <decider> applies the replacement of Roboco
      Then <gone> is in <decider>'s hand

      Examples:
        | player | gone   | decider |
        | A      | Suisei | B       |
        | B      | Roboco | A       |

    @reading-S-07=performer
    Scenario Outline: <player> archives a holomem of <owner>, and <player> decides where it goes
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 of your opponent's back holomem."
      And Roboco reads "When a holomem would be archived, return it to its player's hand instead."
      And Suisei reads "When a holomem would be archived, return it to the bottom of the deck instead."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      And <player> applies the replacement of Roboco
      Then <gone> is in <owner>'s hand

      Examples:
        | player | gone   | owner |
        | A      | Suisei | B     |
        | B      | Roboco | A     |

    Scenario Outline: the player who would take life damage lets <first> be applied first
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Roboco     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Roboco reads "When you would take life damage, you take twice as much instead."
      And B's oshi reads "When you would take life damage, you take 1 less instead."
      When A uses the oshi skill "Idol"
      And B applies the replacement of <first>
      Then B has <life> life

      Examples:
        | first    | life |
        | Roboco   | 4    |
        | B's oshi | 5    |

  @clause-10.11.2.3
  Rule: 10.11.2.3 A replacement is applied to one event once at most

    Scenario: 50 damage, 10 less, is 40
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, it takes 10 less instead."
      When A uses the oshi skill "Idol"
      Then Miko has 40 damage

    Scenario: draws that take the place of a draw are not replaced again
      Given the board
        | zone   | A            | B |
        | center | Sora         |   |
        | deck   | Roboco, Azki |   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      And Sora reads "When a player would draw a card, instead draw 2 cards."
      When A uses the oshi skill "Idol"
      Then A has drawn 2 cards

    Scenario: a replacement is applied to the next damage as well
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem, then deal 20 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, it takes 10 less instead."
      When A uses the oshi skill "Idol"
      Then Miko has 30 damage

    Scenario: a replacement is applied to each damage dealt at the same time
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Roboco, Azki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to each of your opponent's back holomem."
      And Miko reads "When your holomem would take damage, it takes 10 less instead."
      When A uses the oshi skill "Idol"
      Then Roboco has 20 damage
      And Azki has 20 damage

    Scenario: the same text on two cards is two replacements
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Roboco reads "When your center holomem would take damage, it takes 10 less instead."
      And Suisei reads "When your center holomem would take damage, it takes 10 less instead."
      When A uses the oshi skill "Idol"
      And B applies the replacement of Suisei
      Then Miko has 30 damage

    Scenario Outline: two replacements that lead to one another end after one application each (<text>)
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      And Roboco reads "When this holomem would be archived, return it to its player's hand instead."
      And Roboco reads "When this holomem would be returned to hand, archive it instead."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>
      And the event "replaced" happened 2 times

      Examples:
        | text                              | zone    |
        | archive your back holomem.        | archive |
        | return your back holomem to hand. | hand    |

    @ruling-Q256 @ruling-Q258 @ruling-Q422
    Scenario: a replacement lessens each damage of an art's text and the art's own
      Given the board
        | zone   | A    | B             |
        | center | Sora | Miko fan:Fans |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: deal 30 damage to your opponent's center holomem and deal 20 damage to your opponent's center holomem."
      And Fans reads "When the holomem this card is attached to would take damage, it takes 10 less instead."
      When A uses the art "Sing" of Sora
      Then Miko has 50 damage

    @ruling-Q323
    Scenario: of different damages that are dealt at once each is changed by itself
      Given the board
        | zone   | A    | B               |
        | center | Sora | Miko fan:Crew   |
        | collab |      | Suisei fan:Gang |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem and deal 20 damage to your opponent's collab holomem."
      And Crew reads "When the holomem this card is attached to would take damage, it takes 10 more instead."
      And Gang reads "When the holomem this card is attached to would take damage, it takes 10 more instead."
      When A uses the oshi skill "Idol"
      Then Miko has 20 damage
      And Suisei has 30 damage

    @ruling-Q365 @without-stack-targets
    Scenario: a replacement adds to damage for each back holomem just once
      Given the board
        | zone   | A                    | B    |
        | center | Sora tool:Rifle      | Miko |
        | back   | Roboco, AZKi, Fubuki |      |
      And Sora reads "Activated: deal 20 damage to your opponent's center holomem for each of your back holomem."
      And Rifle reads "When the holomem this card is attached to would deal damage, it deals 10 more instead."
      When A activates Sora's ability
      Then Miko has 70 damage

  @clause-10.11.2.4
  Rule: 10.11.2.4 Dealing damage is replaced before taking it

    Scenario Outline: <player>'s 40 damage is 20 more before it is halved, and nobody is asked
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <actor> reads "Activated: deal 40 damage to your opponent's center holomem."
      And <actor> reads "When this holomem would deal damage to an opponent's holomem, it deals 20 more instead."
      And <hurt> reads "When this holomem would take damage, it takes half (round down) instead."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <hurt> has 30 damage

      Examples:
        | player | actor | hurt |
        | A      | Sora  | Miko |
        | B      | Miko  | Sora |

    Scenario Outline: the replacement of dealing applies first though <late> came onto the stage later
      Given the board
        | zone   | A       | B    |
        | center | Sora    | Miko |
        | back   | <early> |      |
        | hand   | <late>  |      |
      And Sora reads "Activated: deal 40 damage to your opponent's center holomem."
      And Roboco reads "When your center holomem would deal damage to an opponent's holomem, it deals 20 more instead."
      And Suisei reads "When an opponent's holomem would take damage, it takes half (round down) instead."
      When A places <late>
      And A activates Sora's ability
      Then Miko has 30 damage

      Examples:
        | early  | late   |
        | Roboco | Suisei |
        | Suisei | Roboco |

    Scenario: two replacements of taking damage are in the order that the player says
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | back   | Roboco, Suisei |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 40 damage to your opponent's center holomem."
      And Roboco reads "When an opponent's holomem would take damage, it takes 20 more instead."
      And Suisei reads "When an opponent's holomem would take damage, it takes half (round down) instead."
      When A uses the oshi skill "Idol"
      And B applies the replacement of Suisei
      Then Miko has 40 damage

  @clause-10.11.3
  Rule: 10.11.3 A replacement by choice can be applied only if what is chosen can be done

    Scenario Outline: asked to rest Suisei in place of Miko's damage, B says <answer>
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Suisei reads "When your center holomem would take damage, you may rest this holomem instead. If you do, it takes 0."
      When A uses the oshi skill "Idol"
      And B <answer>
      Then Suisei is <state>
      And Miko has <damage> damage

      Examples:
        | answer   | state   | damage |
        | says yes | resting | 0      |
        | says no  | active  | 30     |

    Scenario: Suisei is resting already, and B is not asked
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei resting |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Suisei reads "When your center holomem would take damage, you may rest this holomem instead. If you do, it takes 0."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And Miko has 30 damage

    Scenario Outline: B is offered the replacements of <offered> for Miko's damage
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko                   |
        | back   |      | Suisei <state>, Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Suisei reads "When your center holomem would take damage, you may rest this holomem instead. If you do, it takes 0."
      And Miko reads "When this holomem would take damage, it takes half (round down) instead."
      And Roboco reads "When your center holomem would take damage, it takes 10 less instead."
      When A uses the oshi skill "Idol"
      Then B is asked which replacement applies: <offered>

      Examples:
        | state    | offered              |
        | damage:0 | Suisei, Miko, Roboco |
        | resting  | Miko, Roboco         |

    Scenario: half of what is chosen can be done, and B is not asked
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko cheer:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, you may archive 1 cheer attached to this holomem and archive 1 card from your hand instead. If you do, it takes 0."
      When A uses the oshi skill "Idol"
      Then Miko has 30 damage
      And Miko's red cheer is attached to Miko

    Scenario: a replacement by choice is applied where all that is chosen can be done
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko cheer:red |
        | hand   |      | 1 card         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, you may archive 1 cheer attached to this holomem and archive 1 card from your hand instead. If you do, it takes 0."
      When A uses the oshi skill "Idol"
      And B says yes
      Then Miko has 0 damage
      And Miko has 0 cheers attached
      And B's hand is empty
      And it is A's play timing

    Scenario: a choice that was possible is not offered for the second damage
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko cheer:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to your opponent's center holomem, then deal 20 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take damage, you may archive 1 cheer attached to this holomem instead. If you do, it takes 0."
      When A uses the oshi skill "Idol"
      And B says yes
      Then nobody is asked anything
      And Miko has 20 damage

  @clause-10.11.4
  Rule: 10.11.4 An optional act that cannot be done may be done through what would replace it

    @ruling-Q356
    Scenario Outline: the art asks for a cheer of the back, there is only the fan, and A says <answer>
      Given the board
        | zone   | A                       | B    |
        | center | Sora cheer:red fan:Fans | Miko |
        | back   | Roboco                  |      |
      And Sora reads "Art "Sing", red, 10: you may archive 1 cheer attached to 1 of your back holomem. If you do, this art deals +20 damage."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      And it is the start of A's performance step
      When A uses the art "Sing" of Sora
      And A says <answer>
      Then Miko has <damage> damage
      And A has <archived> cards in archive

      Examples:
        | answer | damage | archived |
        | yes    | 30     | 1        |
        | no     | 10     | 0        |

    Scenario Outline: an ability that costs a <cost> <can> be played where a fan stands in for cheers
      Given the board
        | zone   | A             | B    |
        | center | Sora fan:Fans | Miko |
        | back   | Roboco        |      |
      And Sora reads "Activated: archive 1 <cost> attached to 1 of your back holomem: deal 20 damage to your opponent's center holomem."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      Then A <can> activate Sora's ability

      Examples:
        | cost  | can    |
        | cheer | can    |
        | tool  | cannot |

    Scenario Outline: of two fans that can stand in for a cheer that is not there, A archives <chosen>
      Given the board
        | zone   | A                  | B    |
        | center | Sora fan:Fans/Club | Miko |
        | back   | Roboco             |      |
      And Sora reads "Activated: archive 1 cheer attached to 1 of your back holomem: deal 20 damage to your opponent's center holomem."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      And Club reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      When A activates Sora's ability
      And A applies the replacement of <chosen>
      Then A has 1 card in archive
      And <chosen> is in A's archive

      Examples:
        | chosen |
        | Fans   |
        | Club   |

    Scenario: an impossible archiving after a draw is not done through the fan
      Given the board
        | zone   | A             |
        | center | Sora fan:Fans |
        | back   | Roboco        |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. Archive 1 cheer attached to 1 of your back holomem."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And Fans is attached to Sora

    @ruling-Q355
    Scenario Outline: the cheer is there, the fan may take its place, A says <answer>, and the cost is paid
      Given the board
        | zone   | A                | B    |
        | center | Sora fan:Fans    | Miko |
        | back   | Roboco cheer:red |      |
      And Sora reads "Activated: archive 1 cheer attached to 1 of your back holomem: deal 20 damage to your opponent's center holomem."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      When A activates Sora's ability
      And A says <answer>
      Then <archived> is in A's archive
      And A has 1 card in archive
      And Miko has 20 damage

      Examples:
        | answer | archived           |
        | yes    | Fans               |
        | no     | Roboco's red cheer |

    Scenario: an impossible archiving is not replaced, and the damage after it is dealt
      Given the board
        | zone   | A             | B    |
        | center | Sora fan:Fans | Miko |
        | back   | Roboco        |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 cheer attached to 1 of your back holomem, then deal 20 damage to your opponent's center holomem."
      And Fans reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead."
      When A uses the oshi skill "Idol"
      Then Fans is attached to Sora
      And Miko has 20 damage

    Scenario Outline: a cost of 2 cheers of the back, with <back> and <center>, <can> be paid
      Given the board
        | zone   | A        | B    |
        | center | <center> | Miko |
        | back   | <back>   |      |
      And Sora reads "Activated: archive 2 cheers attached to 1 of your back holomem: deal 20 damage to your opponent's center holomem."
      And Sora reads "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive 1 fan attached to this holomem instead."
      Then A <can> activate Sora's ability

      Examples:
        | center             | back               | can    |
        | Sora               | Roboco cheer:red   | cannot |
        | Sora               | Roboco cheer:red*2 | can    |
        | Sora fan:Fans      | Roboco             | cannot |
        | Sora fan:Fans/Fans | Roboco             | can    |
