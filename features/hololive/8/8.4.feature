@hololive
Feature: 8.4 Collab

  @clause-8.4.1
  Rule: 8.4.1 Once a turn, and not while the collab position is taken

    Scenario: not a second time this turn, and again in the next
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And A holds a support "Home" (item) that reads "Return your collab holomem to hand."
      When A collabs Roboco
      And A plays the support Home
      Then A cannot collab Suisei
      When the turn passes to B
      And the turn passes to A
      Then A can collab Suisei

    Scenario Outline: A <can or not> collab with <collab> in the collab position
      Given the board
        | zone   | A        |
        | center | Sora     |
        | collab | <collab> |
        | back   | Roboco   |
      Then A <can or not> collab Roboco

      Examples:
        | collab | can or not |
        | Suisei | cannot     |
        | -      | can        |

    Scenario: the opponent's collab position does not matter
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | collab |        | Suisei |
        | back   | Roboco |        |
      Then A can collab Roboco

    Scenario: a collab by an effect was no action, and A can collab once more
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And A holds a support "Duet" (item) that reads "Collab 1 of your back holomem."
      And A holds a support "Home" (item) that reads "Return your collab holomem to hand."
      When A plays the support Duet
      And A chooses Roboco
      And A plays the support Home
      Then A can collab Suisei

    @clause-4.1.4 @ruling-Q8 @ruling-Q9 @ruling-Q409
    Scenario: a holomem sent back by its own collab effect allows no second collab
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And Roboco reads "Collab effect: put this holomem onto the back position."
      When A collabs Roboco
      Then Roboco is in the back position
      And Roboco is active
      And A cannot collab Suisei
      And A cannot collab Roboco

    @ruling-Q146
    Scenario Outline: <player> can collab in their own first turn
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And it is <player>'s first turn
      Then <player> can collab <who>

      Examples:
        | player | who    |
        | A      | Roboco |
        | B      | Suisei |

    @clause-1.3.3 @ruling-Q289
    Scenario Outline: a back holomem <can or not> collab while <who> holomem cannot be moved
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Miko reads "Your opponent's <who> holomem cannot be moved."
      Then A <can or not> collab Roboco

      Examples:
        | who              | can or not |
        | center or collab | can        |
        | center or back   | cannot     |

    Scenario: a player whose collab holomem was downed cannot collab again in this turn
      Given the board
        | zone   | A            |
        | center | Sora         |
        | back   | Roboco hp:50 |
        | hand   | Suisei       |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your collab holomem."
      When A collabs Roboco
      And A uses the oshi skill "Idol"
      And A places Suisei
      Then A cannot collab Suisei
      When the turn passes to B
      And the turn passes to A
      Then A can collab Suisei

  @clause-8.4.2
  Rule: 8.4.2 The holomem chosen to collab is in the back position and not resting

    Scenario Outline: A <can or not> collab <who> from its position and state
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco, Suisei resting |
      Then A <can or not> collab <who>

      Examples:
        | who    | can or not |
        | Roboco | can        |
        | Suisei | cannot     |
        | Sora   | cannot     |

    Scenario: a holomem placed this turn can collab
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      When A places Roboco
      Then A can collab Roboco

    Scenario: a holomem that bloomed this turn can collab
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Roboco     |
        | hand   | Roboco-1st |
      When A blooms Roboco with Roboco-1st
      Then A can collab Roboco-1st

    Scenario Outline: A <can or not> collab the only back holomem, <back>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | <back> |
      Then A <can or not> collab <who>

      Examples:
        | back           | who        | can or not |
        | Roboco resting | Roboco     | cannot     |
        | Usada-Spot     | Usada-Spot | can        |
        | Roboco-1st     | Roboco-1st | can        |
        | Miko damage:30 | Miko       | can        |
        | Sora           | Sora#2     | can        |

  @clause-8.4.3
  Rule: 8.4.3 The top card of the deck, if there is one, becomes holo power

    Scenario: the top card of the deck becomes holo power unseen as a holomem collabs
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco         |
        | deck   | Suisei, Fubuki |
      When A collabs Roboco
      Then A's holo power is Suisei
      And A does not see Suisei
      And A's deck is Fubuki

    @reading-H-61=without-holo-power
    Scenario: with an empty deck there is no holo power, and still a collab
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | deck   | -      |
      When A collabs Roboco
      Then A has 0 cards in holo power
      And Roboco is in the collab position
      And the game goes on

    @reading-H-61=no-collab @ruling-Q194
    Scenario Outline: with <deck> in the deck a holomem <can or not> collab
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | deck   | <deck> |
      Then A <can or not> collab Roboco

      Examples:
        | deck   | can or not |
        | -      | cannot     |
        | 1 card | can        |

    @clause-10.8.2 @ruling-Q274
    Scenario: a collab's holo power is there before the ability that the collab triggers
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco         |
        | deck   | Suisei, Fubuki |
      And Roboco reads "When this holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A's holo power is Suisei
      And A's hand is Fubuki

    @since-1.7.0 @clause-5.18.1 @ruling-Q292
    Scenario: a switch into the collab position brings none
      Given the board
        | zone   | A          |
        | center | Sora       |
        | collab | Suisei     |
        | back   | Roboco     |
        | hand   | Roboco-1st |
      And Roboco-1st reads "Bloom effect: switch your collab holomem with this holomem."
      When A blooms Roboco with Roboco-1st
      Then Roboco-1st is in the collab position
      And A's holo power is empty

  @clause-8.4.4
  Rule: 8.4.4 The holomem collabs

    Scenario: a holomem collabs active, with its stack, cheer and damage, and triggers its ability
      Given the board
        | zone   | A                                                 |
        | center | Sora                                              |
        | back   | Roboco-1st under:Roboco-Debut damage:30 cheer:red |
      And Roboco-1st reads "When this holomem collabs, heal 10 HP from this holomem."
      When A collabs Roboco-1st
      Then Roboco-1st is in the collab position
      And Roboco-1st is active
      And Roboco-1st has 20 damage
      And Roboco-1st has 1 cheers attached
      And Roboco-Debut is under Roboco-1st
