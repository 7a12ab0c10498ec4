@hololive
Feature: 5.20 Dealing damage

  @clause-5.20.1
  Rule: 5.20.1 Damage that is dealt is added to the holomem's damage

    Scenario Outline: <dealt> to one that has <before>
      Given the board
        | zone   | A    | B                           |
        | center | Sora | Miko hp:200 damage:<before> |
        | back   |      | Suisei hp:200               |
      And A's oshi reads "Activated: deal <dealt> damage to your opponent's center holomem."
      When A activates A's oshi's ability
      Then Miko has <after> damage
      And Suisei has 0 damage

      Examples:
        | before | dealt | after |
        | 0      | 30    | 30    |
        | 50     | 30    | 80    |

  @clause-5.20.2
  Rule: 5.20.2 Whoever is dealt damage takes it

    Scenario: damage by an effect and damage by an art
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: deal 10 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, draw 1 card."
      When A uses the art "Sing" of Sora
      Then Miko took 40 damage
      And B has drawn 2 cards
