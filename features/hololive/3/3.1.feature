@hololive
Feature: 3.1 Owner and controller

  @clause-3.1.1
  Rule: 3.1.1 A card belongs to the player in whose deck it was

    Scenario: the opponent returns it to the hand that it came from
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your opponent's back holomem to hand."
      When A uses the oshi skill "Idol"
      Then Suisei is in B's hand
      And A has 0 cards in hand

  @clause-3.1.2
  Rule: 3.1.2 A player controls the cards in their zones and the abilities of those cards

    @clause-3.1.2.1 @clause-10.3.4.1
    Scenario: a continuous ability speaks of its controller's holomem
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "Your holomem get HP +20."
      Then Miko has 120 HP
      And Sora has 100 HP

    @clause-3.1.2.3
    Scenario: an automatic ability is its controller's, whoever's turn it is
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Miko reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then B has drawn 1 card
      And A has drawn 0 cards

  @clause-3.1.2.2
  Rule: 3.1.2.2 An activated ability is that of the player who plays it

    @clause-3.1.2.4
    Scenario: B activates an ability in B's turn, and B alone draws
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is B's turn
      And Miko reads "Activated: draw 1 card."
      When B activates Miko's ability
      Then B has drawn 1 card
      And A has drawn 0 cards

  @clause-3.1.2.4.1
  Rule: 3.1.2.4.1 An instruction of an effect that names no player is carried out by the effect's controller

    @ruling-Q117 @ruling-Q118
    Scenario Outline: a choice among <player>'s opponent's holomem, for a skill of <player>'s
      Given the board
        | zone   | A                         | B              |
        | center | Sora-1st under:Sora-Debut | Miko           |
        | back   | Roboco, Suisei            | Fubuki, Korone |
      And it is <player>'s turn
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your opponent's back holomem."
      When <player> uses the oshi skill "Idol"
      Then <player> is asked to choose among <these>

      Examples:
        | player | these          |
        | A      | Fubuki, Korone |
        | B      | Roboco, Suisei |

    @ruling-Q395
    Scenario Outline: <player>'s ability moves a cheer of the opponent's holomem, and <player> says which
      Given the board
        | zone   | A                     | B                     |
        | center | Sora cheer:red/yellow | Miko cheer:blue/green |
        | back   | Roboco                | Suisei                |
      And <who> reads "Activated: attach 1 cheer attached to your opponent's center holomem to 1 of your opponent's back holomem."
      And it is <player>'s turn
      When <player> activates <who>'s ability
      Then <player> is asked to choose among <these>

      Examples:
        | player | who  | these                                 |
        | A      | Sora | Miko's blue cheer, Miko's green cheer |
        | B      | Miko | Sora's red cheer, Sora's yellow cheer |

    @clause-10.7.2.3 @ruling-Q369 @ruling-Q386
    Scenario: a choice that an effect gives to the opponent is made by the opponent
      Given the board
        | zone   | A              | B              |
        | center | Sora           | Miko           |
        | back   | Roboco, Suisei | Fubuki, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 of your opponent's back holomem chosen by your opponent onto the collab position."
      When A uses the oshi skill "Idol"
      Then B is asked to choose among Fubuki, Korone

    Scenario Outline: <player> chooses among the opponent's holomem for a skill of <player>'s that deals damage
      Given the board
        | zone   | A              | B            |
        | center | Sora           | Miko         |
        | back   | Roboco, Suisei | AZKi, Fubuki |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 1 of your opponent's back holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player> is asked to choose 1 among <those>

      Examples:
        | player | those          |
        | A      | AZKi, Fubuki   |
        | B      | Roboco, Suisei |
