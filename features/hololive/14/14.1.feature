@hololive
Feature: 14.1 Perpetual loops

  @clause-14.1.1.1
  Rule: 14.1.1.1 The turn player shows a loop and says how often; the opponent agrees, or cuts it short to do otherwise

    Scenario: the loop is carried out as often as said
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      And A repeats the loop 5 times
      Then Sora's arts do +70

    Scenario: a loop of two rounds can be repeated one time more
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
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
      And B says no if asked
      Then Sora's arts do <bonus>

      Examples:
        | times | bonus |
        | 5     | +70   |
        | 2     | +50   |
        | 0     | +30   |

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
      And B says no if asked
      Then Miko has 10 damage

    @reading-H-60=after-twice
    Scenario: an action done only once cannot be repeated as a loop
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      Then A cannot repeat the loop

    @reading-H-60=after-once
    Scenario: an action done once may be repeated as a loop
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      Then A cannot repeat the loop
      When A activates Roboco's ability
      Then A can repeat the loop

    Scenario: an action done twice may be repeated as a loop
      Given the board
        | zone   | A           |
        | center | Sora hp:200 |
        | back   | Roboco      |
      And Roboco reads "Activated: until the end of the turn, your center holomem gets arts +10."
      When A activates Roboco's ability
      And A activates Roboco's ability
      Then A can repeat the loop

  @clause-14.1.1.2
  Rule: 14.1.1.2 An action that led back to exactly the same state of the game is not done again this turn

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

    Scenario: a switch can be done again halfway round, before the state is the same
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Activated: switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      Then A can activate A's oshi's ability

    @without-stack-targets
    Scenario Outline: the state is not the same, for on the way: <what>
      Given the board
        | zone       | A                     | B             |
        | center     | Sora                  | Miko hp:900   |
        | collab     | AZKi                  | Suisei hp:900 |
        | back       | Roboco                | Fubuki hp:900 |
        | deck       | Korone, Okayu, Marine |               |
        | cheer deck | red, blue, green      |               |
      And A's oshi reads "Activated: <what>, then switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      And A activates A's oshi's ability
      Then Sora is in the center position
      And A can activate A's oshi's ability

      Examples:
        | what                                                                |
        | deal 10 damage to your opponent's center holomem                    |
        | deal 10 damage to your opponent's collab holomem                    |
        | deal 10 damage to your opponent's back holomem                      |
        | rest your opponent's center holomem                                 |
        | rest your opponent's collab holomem                                 |
        | rest your opponent's back holomem                                   |
        | put the top card of your deck into the archive                      |
        | put the top card of your deck on the bottom of the deck             |
        | put the top card of your cheer deck on the bottom of the cheer deck |
        | put the top card of your deck into holo power                       |
        | put the top card of your cheer deck into your opponent's life       |
        | until the end of the turn, your center holomem gets arts +10        |
        | at the end of this turn, draw 1 card                                |

    Scenario: the deck is in its order again, after each of its cards was on top
      Given the board
        | zone   | A             |
        | center | Sora          |
        | deck   | Korone, Okayu |
      And A's oshi reads "Activated: put the top card of your deck on the bottom of the deck."
      When A activates A's oshi's ability
      Then A can activate A's oshi's ability
      When A activates A's oshi's ability
      Then A cannot activate A's oshi's ability

    Scenario Outline: the state is not the same, for it can be done less often <in what time>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Activated: switch your center holomem with 1 of your back holomem."
      And A's oshi reads "Activated, twice per <in what time>: switch your center holomem with 1 of your back holomem."
      When A activates Sora's ability
      And A activates A's oshi's ability
      Then A can activate Sora's ability

      Examples:
        | in what time |
        | turn         |
        | game         |

    Scenario: the state is not the same, for A has passed the baton in this turn
      Given the board
        | zone   | A               |
        | center | Sora baton:none |
        | back   | Roboco          |
      And A's oshi reads "Activated: switch your center holomem with 1 of your back holomem."
      When A activates A's oshi's ability
      And A activates A's oshi's ability
      Then A cannot activate A's oshi's ability
      When A baton passes to Roboco
      And A activates A's oshi's ability
      Then A can activate A's oshi's ability

    @reading-H-15
    Scenario: the state is not the same, for it is another step
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Activated: reveal this card."
      And Sora reads "At the beginning of your performance step, reveal this card."
      And Roboco reads "When a holomem is revealed, you may reveal it."
      When A activates Sora's ability
      And A says yes
      Then it is A's play timing
      When A passes
      Then A is asked yes or no

    Scenario: the only cheer comes from Sora to Roboco, and then to Suisei
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco, Suisei |
      And A's oshi reads "Activated: archive 1 cheer attached to 1 of your holomem, then send 1 cheer from your archive to 1 of your holomem."
      When A activates A's oshi's ability
      And A chooses Roboco
      And A activates A's oshi's ability
      And A chooses Suisei
      Then A can activate A's oshi's ability

    Scenario: the state is not the same before and after a holomem came to the stage in this turn
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Activated: return your back holomem to hand, then put 1 Debut holomem from your hand onto the stage."
      When A activates A's oshi's ability
      And A chooses Roboco
      Then A can activate A's oshi's ability

    @reading-H-23
    Scenario: the state is not the same before and after a holomem bloomed in this turn
      Given the board
        | zone   | A                       |
        | center | Sora-1st under:Sora     |
        | back   | Roboco-1st under:Roboco |
      And A's oshi reads "Activated: return your back holomem to Debut, then bloom 1 of your Debut holomem with 1 1st holomem from your hand."
      When A activates A's oshi's ability
      And A chooses Roboco-1st
      Then A can activate A's oshi's ability
      When A activates A's oshi's ability
      And A chooses Roboco-1st
      Then A cannot activate A's oshi's ability

    Scenario: the state is not the same, for other cards are stacked under the holomem
      Given the board
        | zone   | A                             |
        | center | Sora-1st under:Sora           |
        | back   | Twin-1st name:Sora under:Twin |
      And Twin reads "Extra: also treated as <Sora>."
      And A's oshi reads "Activated: return your center holomem to Debut, then return your back holomem to Debut, then switch your center holomem with 1 of your back holomem, then bloom your center holomem with 1 1st holomem from your hand, then bloom your back holomem with 1 1st holomem from your hand."
      When A activates A's oshi's ability
      And A chooses Sora-1st
      And A chooses Twin-1st
      And A activates A's oshi's ability
      And A chooses Sora-1st
      And A chooses Twin-1st
      Then A can activate A's oshi's ability

    Scenario Outline: an effect is spent, and then there is another one: <another>
      Given A's center holds Sora
      And Sora reads "Activated "First": the next time this holomem would take damage this turn, it takes 0 instead."
      And Sora reads "Activated "Spend": deal 10 damage to this holomem, then heal this holomem fully."
      And Sora reads "Activated "Second": <another>."
      When A activates Sora's ability "First"
      And A activates Sora's ability "Spend"
      And A activates Sora's ability "Second"
      Then A can activate Sora's ability "Spend"

      Examples:
        | another                                                                                    |
        | the next time this holomem would take damage this turn, it takes half (round down) instead |
        | the next time this holomem would take damage, it takes 0 instead                           |
        | until the end of the turn, when this holomem would take damage, it takes 0 instead         |

    Scenario Outline: an action can be repeated when another trigger has replaced the spent one
      Given A's center holds Sora
      And Sora reads "Activated "First": the next time this card is revealed this turn, heal this holomem fully."
      And Sora reads "Activated "Spend": reveal this card."
      And Sora reads "Activated "Second": <another>."
      When A activates Sora's ability "First"
      And A activates Sora's ability "Spend"
      And A activates Sora's ability "Second"
      Then A can activate Sora's ability "Spend"

      Examples:
        | another                                                            |
        | the next time this card is revealed this turn, draw 1 card         |
        | the next time this card is revealed, heal this holomem fully       |
        | each time this card is revealed this turn, heal this holomem fully |

    Scenario: an effect for A is spent, and then there is the like for B
      Given the board
        | zone   | A           | B           |
        | center | Sora hp:900 | Miko hp:900 |
      And Sora reads "Activated "First": the next time your holomem would take damage this turn, it takes 0 instead."
      And Sora reads "Activated "Spend": deal 10 damage to all holomem, then heal 10 HP from all holomem."
      And Sora reads "Activated "Second": reveal this card."
      And Miko reads "When a holomem is revealed, the next time your holomem would take damage this turn, it takes 0 instead."
      When A activates Sora's ability "First"
      And A activates Sora's ability "Spend"
      And A activates Sora's ability "Second"
      Then A can activate Sora's ability "Spend"

    Scenario Outline: an action can be repeated when Roboco's effect has replaced Sora's spent one
      Given the board
        | zone   | A             |
        | center | Sora hp:900   |
        | back   | Roboco hp:900 |
      And Sora reads "Activated: <what>."
      And Roboco reads "Activated: <what>."
      And A's oshi reads "Activated: deal 10 damage to all holomem, then heal 10 HP from all holomem, then reveal this card."
      When A activates Sora's ability
      And A activates A's oshi's ability
      And A activates Roboco's ability
      Then A can activate A's oshi's ability

      Examples:
        | what                                                                                         |
        | the next time this holomem would take damage this turn, it takes 0 instead                   |
        | the next time a card is revealed this turn, rest this holomem, then make this holomem active |

    Scenario: the state is not the same, for A has used an SP oshi skill in this game
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "SP oshi skill "Finale", 0 holo power: switch your center holomem with 1 of your back holomem."
      And Sora reads "Activated: switch your center holomem with 1 of your back holomem."
      When A activates Sora's ability
      And A uses the oshi skill "Finale"
      Then A can activate Sora's ability

    Scenario Outline: an action <can> be repeated when its effect was for Roboco, then for <whom>
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And A's oshi reads "Activated: deal 10 damage to each of your back holomem, then heal 10 HP from each of your back holomem, then reveal this card, then choose 1 of your back holomem. <what>."
      When A activates A's oshi's ability
      And A chooses Roboco
      And A activates A's oshi's ability
      And A chooses <whom>
      Then A <can> activate A's oshi's ability

      Examples:
        | whom   | what                                                                        | can    |
        | Roboco | The next time it would take damage this turn, it takes 0 instead            | cannot |
        | Suisei | The next time it would take damage this turn, it takes 0 instead            | can    |
        | Roboco | The next time this card is revealed this turn, rest it, then make it active | cannot |
        | Suisei | The next time this card is revealed this turn, rest it, then make it active | can    |

    Scenario: an effect does not reach a holomem that came after it
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Activated "Grow": until the end of the turn, your holomem get arts +10."
      And Sora reads "Activated "Renew": return your back holomem to hand, then put 1 Debut holomem from your hand onto the stage."
      When A activates Sora's ability "Renew"
      And A chooses Roboco
      And A activates Sora's ability "Grow"
      And A activates Sora's ability "Renew"
      And A chooses Roboco
      Then A can activate Sora's ability "Renew"

    Scenario: the state is not the same, for an ability waits less often
      Given A's center holds Sora
      And Sora reads "Activated: draw 2 cards."
      And Sora reads "When you draw a card, you may reveal this card."
      When A activates Sora's ability
      And A says yes
      Then A is asked yes or no

    Scenario Outline: an ability waits because of Roboco, and then because of <whom>
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And Sora reads "Activated: reveal 1 of your back holomem."
      And Sora reads "When a holomem is revealed, you may rest it, then make it active, then reveal 1 of your back holomem."
      When A activates Sora's ability
      And A chooses Roboco
      And A says yes
      And A chooses <whom>
      Then <next>

      Examples:
        | whom   | next                     |
        | Roboco | nobody is asked anything |
        | Suisei | A is asked yes or no     |

    Scenario: an ability waits because of so much damage, and then because of less
      Given the board
        | zone   | A           | B           |
        | center | Sora hp:900 | Miko hp:900 |
        | back   | Roboco      |             |
      And Sora reads "Activated: deal 20 damage to this holomem."
      And Sora reads "When this holomem takes damage, you may deal damage equal to that amount to your opponent's center holomem, then deal 10 damage to this holomem."
      And Roboco reads "When your center holomem takes damage, heal it fully."
      And Miko reads "When this holomem would take damage, it takes 0 instead."
      When A activates Sora's ability
      And A plays the waiting ability of Roboco first
      And A says yes
      And A plays the waiting ability of Roboco first
      Then A is asked yes or no

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

    Scenario: an ability of B waits one time more each time round, and its turn does not come
      Given the board
        | zone   | A                     | B    |
        | center | Sora hp:200 damage:50 | Miko |
        | back   | Roboco, Suisei        |      |
      And Roboco reads "When your center holomem is healed, deal 10 damage to it."
      And Suisei reads "When your center holomem takes damage, heal 10 HP from it."
      And Miko reads "When an opponent's holomem is healed, draw 1 card."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      Then the game is a draw

    @clause-10.6.3.1 @without-stack-targets
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

    Scenario: a loop that runs itself dead is none, however much waits for the other
      Given the board
        | zone   | A                      | B    |
        | center | Sora hp:200 damage:110 | Miko |
        | back   | Roboco, Suisei         |      |
      And Roboco reads "When your center holomem is healed, deal 20 damage to it."
      And Suisei reads "When your center holomem takes damage, heal 10 HP from it."
      And Miko reads "When an opponent's holomem is healed, draw 1 card."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      When A plays the support Cake
      And A chooses Roboco
      Then Sora was downed
      And the game goes on

    Scenario: a loop that no player can stop ends when a die says so
      Given the board
        | zone   | A                     | B    |
        | center | Sora hp:200 damage:50 | Miko |
        | back   | Roboco, Suisei        |      |
      And Roboco reads "When your center holomem is healed, roll a die. If the number rolled is 2 or more, deal 10 damage to your center holomem."
      And Suisei reads "When your center holomem takes damage, heal 10 HP from it."
      And Miko reads "When an opponent's holomem is healed, draw 1 card."
      And A holds a support "Cake" (item) that reads "Heal 10 HP from your center holomem."
      And the dice will show 6, 6, 6, 6, 6, 1
      When A plays the support Cake
      Then the game goes on
      And B has drawn 6 cards

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

    @reading-H-62
    Scenario: a player who has gone on several times can still stop it by a down
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
        | life   |        | 1 card |
      And Sora reads "Activated: reveal your <Roboco>."
      And Roboco reads "When this holomem is revealed, reveal this holomem. You may down your opponent's back holomem."
      When A activates Sora's ability
      And A says no
      And A says no
      And A says no
      And A says no
      And A says yes
      Then B has lost

    Scenario: an art that a die lets repeat is no loop that ends the game
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And the dice will show 2, 2, 2, 2, 2, 2, 2, 2, 1
      And Sora reads "Art "Sing", no cheers, 0: Roll a die. If the number rolled is even, use this art again."
      When A uses the art "Sing" of Sora
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
