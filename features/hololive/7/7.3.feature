@hololive
Feature: 7.3 Hand step

  @clause-7.3.1
  Rule: 7.3.1 What triggers at the beginning of the hand step is played before the draw

    Scenario: the ability's card comes before the step's own
      Given the board
        | zone   | A                     |
        | center | Sora                  |
        | deck   | Miko, Suisei, 9 cards |
      And it is the start of A's hand step
      And Sora reads "At the beginning of your hand step, archive the top card of your deck."
      Then Miko is in A's archive
      And Suisei is in A's hand

    Scenario: an ability about the opponent's hand step is not triggered
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
      And it is the start of A's hand step
      And Miko reads "At the beginning of your hand step, draw 1 card."
      Then B has 0 cards in hand
      And A has 1 card in hand

  @clause-7.3.2
  Rule: 7.3.2 The turn player draws one card

    Scenario Outline: the turn player, and nobody else
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of <player>'s hand step
      Then <player> has drawn 1 card
      And <other> has drawn 0 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-7.3.2.1
  Rule: 7.3.2.1 With no card to draw, the turn player loses

    Scenario Outline: none, or the last one
      Given the board
        | zone | A      | B |
        | deck | <deck> | - |
      And it is the start of A's hand step
      Then <outcome>

      Examples:
        | deck   | outcome          |
        | -      | A has lost       |
        | 1 card | the game goes on |

    Scenario: an effect's draw from an empty deck loses nothing
      Given the board
        | zone | A |
        | deck | - |
      And A's oshi reads "Activated, once per turn: draw 1 card, then heal 10 HP from your center holomem."
      When A activates A's oshi's ability
      Then the game goes on

  @clause-7.3.3
  Rule: 7.3.3 A check timing follows the draw, and then the cheer step

    Scenario: an ability that the draw triggers is played before the cheer step
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And it is the start of A's hand step
      And Sora reads "When you draw a card, heal 10 HP from this holomem."
      Then these events happened in this order
        | event      | card | step  |
        | played     | Sora |       |
        | step-began |      | cheer |
      And Sora has 40 damage
