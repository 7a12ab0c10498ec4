@hololive
Feature: 10.7 Playing and resolving

  @clause-10.7.1
  Rule: 10.7.1 Activated and automatic abilities and cards of the hand are played; continuous ones are not

    @clause-10.1.1 @clause-10.1.1.1
    Scenario: an activated ability does nothing until it is played
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated, once per turn: draw 1 card."
      Then A has 0 cards in hand
      When A activates Sora's ability
      Then A has 1 card in hand
      And the event "played" happened 1 time for Sora

    @clause-10.1.1.2 @clause-10.8.1
    Scenario: an automatic ability is played and resolved
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "When this holomem collabs, draw 1 card."
      When A collabs Roboco
      Then these events happened in this order
        | event    | card     |
        | played   | Roboco   |
        | moved    | A deck 2 |
        | resolved | Roboco   |

    @clause-10.1.2
    Scenario: a card of the hand is played and resolved
      Given A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then A has 1 card in hand
      And these events happened in this order
        | event    | card |
        | played   | Cake |
        | resolved | Cake |

    @clause-10.1.1.3
    Scenario: a continuous ability has its effect all the time, and is never played
      Given the board
        | zone   | A          |
        | center | Sora hp:50 |
        | back   | Roboco     |
      And Roboco reads "While this holomem is in the collab position, your center holomem gets HP +20."
      Then Sora has 50 HP
      When A collabs Roboco
      Then Sora has 70 HP
      And no ability is played

    Scenario Outline: a continuous ability of B's resting holomem has its effect at the start of A's <step>
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei resting |
      And it is the start of A's <step>
      And Sora reads "Art "Sing", no cheers, 20."
      And Suisei reads "Your center holomem gets HP +20."
      Then Miko has 120 HP

      Examples:
        | step             |
        | main step        |
        | performance step |

  @clause-10.7.2
  Rule: 10.7.2 Playing goes step by step: specify, choose, pay, resolve

    Scenario: a support is revealed, then paid for, then resolved, then archived
      Given the board
        | zone | A              |
        | hand | Roboco, Fubuki |
        | deck | Suisei         |
      And A holds a support "Cake" (item) that reads "Archive 1 card from your hand or this cannot be used. Draw 1 card."
      When A plays the support Cake
      And A chooses Roboco
      Then these events happened in this order
        | event    | card   | to      |
        | revealed | Cake   |         |
        | moved    | Roboco | archive |
        | moved    | Suisei | hand    |
        | moved    | Cake   | archive |

    Scenario: an activated ability is paid for before it does anything
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
        | deck   | Suisei |
      And Sora reads "Activated: archive 1 card from your hand: draw 1 card."
      When A activates Sora's ability
      Then these events happened in this order
        | event | card   | to      |
        | moved | Roboco | archive |
        | moved | Suisei | hand    |
      And A's hand is Suisei

  @clause-10.7.2.1
  Rule: 10.7.2.1 The card or ability to be played is specified first, and a card of the hand is revealed

    Scenario: of two abilities of a holomem, the one that was specified is played
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And Sora reads:
        """
        Activated "Cheer", once per turn: heal 10 HP from this holomem.
        Activated "Tune", once per turn: heal 30 HP from this holomem.
        """
      When A activates Sora's ability "Tune"
      Then Sora has 20 damage
      And A can activate Sora's ability "Cheer"
      And A cannot activate Sora's ability "Tune"

    Scenario: the opponent does not see a support before it is played
      Given the board
        | zone | A              |
        | hand | Roboco, Suisei |
      And A holds a support "Cake" (item) that reads "Archive 1 card from your hand or this cannot be used. Draw 1 card."
      Then B does not see Cake
      And A can play the support Cake

    @reading-H-10=when-specified
    Scenario: the opponent sees the support while its cost is chosen, and it no longer is a card of the hand
      Given the board
        | zone | A              |
        | hand | Roboco, Suisei |
      And A holds a support "Cake" (item) that reads "Archive 1 card from your hand or this cannot be used. Draw 1 card."
      When A plays the support Cake
      Then B sees Cake
      And A has 2 cards in hand
      And A is asked to choose 1 among Roboco, Suisei

    @reading-H-10=when-resolved
    Scenario: while its cost is chosen the support still is a card of the hand
      Given the board
        | zone | A              |
        | hand | Roboco, Suisei |
      And A holds a support "Cake" (item) that reads "Archive 1 card from your hand or this cannot be used. Draw 1 card."
      When A plays the support Cake
      Then A has 3 cards in hand
      When A chooses Roboco
      Then A has 2 cards in hand
      And A has 2 cards in archive

  @clause-10.7.2.1.1
  Rule: 10.7.2.1.1 An ability that was played as often as its limit says cannot be specified

    Scenario Outline: <limit>, <player> can activate it again
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <actor> reads "Activated<limit>: draw 1 card."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player> can activate <actor>'s ability

      Examples:
        | limit            | player | actor |
        |                  | A      | Sora  |
        | , twice per turn | A      | Sora  |
        | , twice per game | B      | Miko  |

    Scenario: a use in an earlier turn does not count for a limit per turn
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated, twice per turn: draw 1 card."
      When A activates Sora's ability
      And the turn passes to B
      And the turn passes to A
      And A activates Sora's ability
      Then A can activate Sora's ability

    Scenario Outline: <limit>, <player> cannot activate it again
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <actor> reads "Activated, <limit>: draw 1 card."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player> cannot activate <actor>'s ability

      Examples:
        | limit         | player | actor |
        | once per turn | A      | Sora  |
        | once per turn | B      | Miko  |
        | once per game | A      | Sora  |

    Scenario: a second use exhausts "twice per turn"
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated, twice per turn: draw 1 card."
      When A activates Sora's ability
      And A activates Sora's ability
      Then A cannot activate Sora's ability

    Scenario Outline: with <limit>, A <can or not> activate it again in the next turn
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated, <limit>: draw 1 card."
      When A activates Sora's ability
      And the turn passes to B
      And the turn passes to A
      Then A <can or not> activate Sora's ability

      Examples:
        | limit         | can or not |
        | once per turn | can        |
        | once per game | cannot     |

    @ruling-Q222
    Scenario: two holomem with the same text have a limit each
      Given the board
        | zone   | A    |
        | center | Sora |
        | back   | Sora |
      And Sora reads "Activated, once per turn: draw 1 card."
      And Sora#2 reads "Activated, once per turn: draw 1 card."
      When A activates Sora's ability
      Then A cannot activate Sora's ability
      And A can activate Sora#2's ability

    Scenario: two abilities of one holomem have a limit each
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A holds a support "Stone" (item) that reads "Deal 10 damage to your center holomem."
      And Sora reads "Once per turn, when a holomem is put onto the stage, draw 1 card."
      And Sora reads "Once per turn, when this holomem takes damage, draw 2 cards."
      When A places Roboco
      And A plays the support Stone
      Then A has drawn 3 cards

    @ruling-Q242 @ruling-Q245
    Scenario Outline: of two bloom effects of one name in a turn, each "<limit>", <cards> drawn
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | back   | Sora               |
        | hand   | Sora-1st, Sora-1st |
      And Sora-1st reads "<limit>, bloom effect "Crew": draw 1 card."
      And Sora-1st#2 reads "<limit>, bloom effect "Crew": draw 1 card."
      When A blooms Sora with Sora-1st
      And A blooms Sora#2 with Sora-1st#2
      Then A has drawn <cards>

      Examples:
        | limit                 | cards   |
        | once per turn by name | 1 card  |
        | once per turn         | 2 cards |

    @ruling-Q242 @ruling-Q245
    Scenario: a limit by name is of the player's abilities of that name, and of this turn
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Sora reads "Activated "Crew", once per turn by name: draw 1 card."
      And Roboco reads "Activated "Crew", once per turn by name: draw 1 card."
      And Miko reads "Activated "Crew", once per turn by name: draw 1 card."
      When A activates Sora's ability
      Then A cannot activate Roboco's ability
      When the turn passes to B
      Then B can activate Miko's ability
      When B activates Miko's ability
      And the turn passes to A
      Then A can activate Roboco's ability

    Scenario: a limit by name is none for abilities of another name
      Given the board
        | zone   | A    |
        | center | Sora |
        | back   | Azki |
      And Sora reads "Activated "Crew", once per turn by name: draw 1 card."
      And Azki reads "Activated "Tune", once per turn by name: draw 1 card."
      When A activates Sora's ability
      Then A can activate Azki's ability

    Scenario Outline: "<limit> when it takes damage" triggers twice, and draws <cards>
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "<limit> when this holomem takes damage, draw 1 card."
      And A holds a support "Cake" (item) that reads "Deal 10 damage to your center holomem. Deal 10 damage to your center holomem."
      When A plays the support Cake
      Then Sora has 20 damage
      And A has <cards> in hand

      Examples:
        | limit           | cards   |
        |                 | 2 cards |
        | Once per turn,  | 1 card  |
        | Twice per turn, | 2 cards |

    Scenario: a use in the player's own turn does not count in the opponent's turn
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads "Once per turn, when a holomem collabs, draw 1 card."
      When A collabs Roboco
      And the turn passes to B
      And B collabs Suisei
      Then A has drawn 2 cards

    @ruling-Q55
    Scenario: an optional replacement once per turn that was declined is offered for the next damage
      Given the board
        | zone | A                               |
        | hand | Stone kind:item, Rock kind:item |
      And A's oshi reads "Once per turn, when your center holomem would take damage, you may draw 1 card instead. If you do, it takes 0."
      And Stone reads "Deal 10 damage to your center holomem."
      And Rock reads "Deal 20 damage to your center holomem."
      When A plays the support Stone
      And A says no
      And A plays the support Rock
      And A says yes
      Then A center has 10 damage
      And A has drawn 1 card

    Scenario: an optional replacement once per turn that was used is not offered for the next damage
      Given the board
        | zone | A                               |
        | hand | Stone kind:item, Rock kind:item |
      And A's oshi reads "Once per turn, when your center holomem would take damage, you may draw 1 card instead. If you do, it takes 0."
      And Stone reads "Deal 10 damage to your center holomem."
      And Rock reads "Deal 20 damage to your center holomem."
      When A plays the support Stone
      And A says yes
      And A plays the support Rock
      Then nobody is asked anything
      And A center has 20 damage

    @clause-5.25.1
    @ruling-Q211
    Scenario: an optional replacement once per turn can be kept for the second use of an art
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "Art "Sing", no cheers, 10: Roll a die. If the number rolled is odd, use this art again."
      And Suisei reads "Once per turn, when your center holomem would take damage, you may draw 1 card instead. If you do, it takes 0."
      When A uses the art "Sing" of Sora
      And B says no
      And B says yes
      Then Miko has 10 damage

    Scenario: an ability whose cost takes away its own condition has been played once for its limit
      Given the board
        | zone   | A    |
        | center | Sora |
        | back   | Azki |
        | hand   | Miko |
      And Sora reads "Activated, once per turn, only if you have 1 or more cards in hand: archive 1 card from your hand: rest 1 of your back holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      When A activates Sora's ability
      And A uses the oshi skill "Idol"
      Then A has 1 card in hand
      And A cannot activate Sora's ability

    Scenario: a used oshi skill is used up for this turn and there again in its player's next turn
      Given A has 5 cards in holo power
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Idol"
      Then A cannot use the oshi skill "Idol"
      When the turn passes to B
      And the turn passes to A
      Then A can use the oshi skill "Idol"

  @clause-10.7.2.2
  Rule: 10.7.2.2 A choice that playing needs is made as it is played, before the cost is paid

    Scenario: the holomem for a tool is chosen before the cheer that it costs
      Given the board
        | zone   | A                   |
        | center | Sora cheer:red/blue |
        | back   | Suisei              |
      And A holds a support "Mic" (tool) that reads "Archive 1 cheer attached to your center holomem or this cannot be used."
      When A plays the support Mic
      Then A is asked to choose 1 among Sora, Suisei
      When A chooses Suisei
      Then A is asked to choose 1 among Sora's red cheer, Sora's blue cheer
      When A chooses Sora's red cheer
      Then Mic is attached to Suisei
