@hololive
Feature: 5.21 Healing

  @clause-5.21.1
  Rule: 5.21.1 So much damage is taken off

    Scenario Outline: <healed> of 50
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And A's oshi reads "Activated: heal <healed> HP from your center holomem."
      When A activates A's oshi's ability
      Then Sora has <left> damage

      Examples:
        | healed | left |
        | 20     | 30   |
        | 50     | 0    |

  @clause-5.21.1.1
  Rule: 5.21.1.1 Never more than there is

    Scenario: the rest is not kept for later
      Given the board
        | zone   | A                     |
        | center | Sora hp:100 damage:20 |
      And A's oshi reads "Activated: heal 50 HP from your center holomem, then deal 30 damage to your center holomem."
      When A activates A's oshi's ability
      Then Sora has 30 damage
      And Sora has 70 HP remaining

  @clause-5.21.2
  Rule: 5.21.2 Or all of it

    Scenario: however much
      Given the board
        | zone   | A                      | B              |
        | center | Sora hp:200 damage:190 | Miko damage:50 |
      And A's oshi reads "Activated: heal your center holomem fully."
      When A activates A's oshi's ability
      Then Sora has 0 damage
      And Miko has 50 damage
