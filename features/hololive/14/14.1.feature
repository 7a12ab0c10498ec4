@hololive
Feature: 14.1 Perpetual loops

  @clause-14.1.1.1
  Rule: 14.1.1.1 The turn player shows a loop and says how often; the opponent agrees, or cuts it short to do otherwise

    Scenario: the loop is carried out as often as said
      Given the board
        | zone   | A              |
        | center | Sora hp:200    |
        | back   | Roboco         |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      And A repeats the loop 5 times
      Then Sora's arts do +70

    Scenario: once is often enough
      Given the board
        | zone   | A              |
        | center | Sora hp:200    |
        | back   | Roboco         |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      And A repeats the loop 1 time
      Then Sora's arts do +30

    Scenario: B, whose turn it is not, is asked how often at the most, and A how often
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:900 |
        | back   | Roboco |             |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10, then deal 10 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, you may heal 10 HP from this holomem."
      When A activates Roboco's ability
      And B says yes
      And A activates Roboco's ability
      And B says yes
      And A repeats the loop 3 times
      Then B is asked for a number from 0 to 3

    Scenario: the opponent has no choice within it, and is not asked
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      And A repeats the loop 2 times
      Then it is A's play timing
      And Sora's arts do +40

    Scenario Outline: the opponent, who has a choice within it, says how often at the most
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:900 |
        | back   | Roboco |             |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10, then deal 10 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, you may heal 10 HP from this holomem."
      When A activates Roboco's ability
      And B says yes
      And A activates Roboco's ability
      And B says yes
      And A repeats the loop 5 times
      And B picks the number <times>
      Then <who> <next>
      And Sora's arts do <bonus>

      Examples:
        | times | who  | next                 | bonus |
        | 5     | Miko | has 0 damage         | +70   |
        | 2     | B    | is asked yes or no   | +50   |
        | 0     | B    | is asked yes or no   | +30   |

    Scenario: cut short, the opponent has to do otherwise
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:900 |
        | back   | Roboco |             |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10, then deal 10 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, you may heal 10 HP from this holomem."
      When A activates Roboco's ability
      And B says yes
      And A activates Roboco's ability
      And B says yes
      And A repeats the loop 5 times
      And B picks the number 2
      And B says no
      Then Miko has 10 damage

    @reading-H-60=after-twice
    Scenario: what was done only once is no loop yet
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      Then A cannot repeat the loop

    @reading-H-60=after-once
    Scenario: what was done once may be
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      Then A cannot repeat the loop
      When A activates Roboco's ability
      Then A can repeat the loop

    Scenario: what was done twice may be
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      Then A can repeat the loop

  @clause-14.1.1.2
  Rule: 14.1.1.2 What led back to exactly the same state of the game is not done again this turn

    Scenario: a switch there and a switch back
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Activated: switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      And A activates A's oshi's ability
      Then Sora is in the center position
      And A cannot activate A's oshi's ability

    Scenario: an automatic ability undoes what was done
      Given the board
        | zone   | A              |
        | center | Sora damage:20 |
        | back   | Roboco         |
      And Roboco reads "Activated: heal 10 HP from your center holomem."
      And Sora reads "When this holomem is healed, deal 10 damage to this holomem."
      When A activates Roboco's ability
      Then Sora has 20 damage
      And A cannot activate Roboco's ability

    Scenario: A's own ability undoes what A says yes to
      Given the board
        | zone   | A              |
        | center | Sora damage:20 |
        | back   | Roboco         |
      And Roboco reads "When your center holomem is healed, deal 10 damage to it."
      And Sora reads "When this holomem takes damage, you may heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      And A says yes
      Then nobody is asked anything
      And Sora has 20 damage

    Scenario: the state is not the same, for a card was drawn on the way
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Activated: draw 1 card, then switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      And A activates A's oshi's ability
      Then Sora is in the center position
      And A can activate A's oshi's ability

    @reading-S-04=whoever-loops
    Scenario: B, whose turn it is not, cannot heal for ever what comes back each time
      Given the board
        | zone   | A      | B              |
        | center | Sora   | Miko damage:20 |
        | back   | Roboco |                |
      And Roboco reads "When an opponent's holomem is healed, make it active, then deal 10 damage to it."
      And Miko reads "When this holomem takes damage, you may rest this holomem: heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your opponent's center holomem."
      When A plays the support Cake
      And B says yes
      Then nobody is asked anything
      And Miko has 20 damage

    @reading-S-04=turn-player-only
    Scenario: B, whose turn it is not, may heal what comes back each time as often as B likes
      Given the board
        | zone   | A      | B              |
        | center | Sora   | Miko damage:20 |
        | back   | Roboco |                |
      And Roboco reads "When an opponent's holomem is healed, make it active, then deal 10 damage to it."
      And Miko reads "When this holomem takes damage, you may rest this holomem: heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your opponent's center holomem."
      When A plays the support Cake
      And B says yes
      And B says yes
      Then B is asked yes or no

    Scenario: in the same state, but only halfway round
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Activated: switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      Then A can activate A's oshi's ability

  @clause-14.1.1.3
  Rule: 14.1.1.3 A loop that no player can stop ends the game in a draw

    @clause-14.1.1
    Scenario: two abilities feed each other, and neither is a choice
      Given the board
        | zone   | A                     | B      |
        | center | Sora hp:200 damage:50 |        |
        | back   | Roboco                | Suisei |
      And Roboco reads "When your center holomem is healed, deal 10 damage to it."
      And Suisei reads "When an opponent's holomem takes damage, heal 10 HP from it."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      Then the game is a draw

    @clause-10.6.3.1
    Scenario: a loop that runs itself dead is none
      Given the board
        | zone   | A                    | B      |
        | center | Sora hp:50 damage:40 | Miko   |
        | back   | Roboco               | Suisei |
      And Roboco reads "When your center holomem is healed, deal 20 damage to it."
      And Suisei reads "When an opponent's holomem takes damage, heal 10 HP from it."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      Then Sora was downed
      And the game goes on

    Scenario: a player who has gone on several times can still stop it
      Given the board
        | zone   | A                     | B      |
        | center | Sora hp:200 damage:50 |        |
        | back   | Roboco                | Suisei |
      And Roboco reads "When your center holomem is healed, deal 10 damage to 1 of your holomem."
      And Suisei reads "When an opponent's center holomem takes damage, heal 10 HP from it."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      And A chooses Sora
      And A chooses Sora
      And A chooses Sora
      And A chooses Roboco
      Then the game goes on
      And it is A's play timing

    @reading-S-05
    Scenario: a state that lasts, and whose ability cannot change it
      Given the board
        | zone   | A    |
        | center | Sora |
        | deck   | -    |
      And Sora reads "When you have no cards in hand, draw 1 card."
      Then the game is a draw

    @clause-11.3.2 @reading-H-62=after-all-downs
    Scenario: a holomem that has to be downed, and is rested instead of archived, for ever
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem would leave the stage, rest it instead."
      When A activates Sora's ability
      Then the game is a draw
