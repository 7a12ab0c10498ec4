@hololive
Feature: 11.1 Basics of rule processing

  @clause-11.1.2
  Rule: 11.1.2 Rule processing looks at the game in check timings only

    @reading-H-03
    Scenario Outline: of 60 damage <healed> is healed before the effect ends
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And A holds a support "Boom" (event) that reads "Deal 60 damage to your opponent's center holomem. Heal <healed> HP from your opponent's center holomem."
      When A plays the support Boom
      Then Miko <was> downed

      Examples:
        | healed | was     |
        | 20     | was not |
        | 10     | was     |

    Scenario: a holomem with too much damage is on the stage until the effect has ended
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And A holds a support "Boom" (event) that reads "Deal 50 damage to your opponent's center holomem. If your opponent has <Miko> on the stage, draw 1 card."
      When A plays the support Boom
      Then A has drawn 1 card
      And Miko was downed

    @clause-11.2.2
    Scenario Outline: a stage is empty in the middle of an effect, and <card> is put onto it
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A holds a support "Encore" (event) that reads "Return 1 of your center holomem to hand. Put 1 Debut holomem from your hand onto the stage."
      When A plays the support Encore
      And A chooses <card>
      Then <result>

      Examples:
        | card    | result           |
        | Roboco  | the game goes on |
        | nothing | A has lost       |

    @ruling-Q571
    Scenario: HP that end with the center position are missing when the baton has been passed
      Given the board
        | zone   | A                              |
        | center | Sora hp:50 damage:50 cheer:red |
        | back   | Roboco                         |
      And Sora reads "While this holomem is in the center position, this holomem gets HP +20."
      When A baton passes to Roboco
      Then Roboco is in the center position
      And Sora was downed

    @ruling-Q287
    Scenario: a mascot that gives HP can be moved to another holomem, and the one that it leaves is downed
      Given the board
        | zone   | A                                 |
        | center | Sora                              |
        | collab | Roboco hp:50 damage:60 mascot:Pet |
      And Pet reads "The holomem this card is attached to gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 mascot attached to your collab holomem to your center holomem."
      When A uses the oshi skill "Idol"
      Then Pet is attached to Sora
      And Roboco was downed

    @ruling-Q363 @ruling-Q615
    Scenario: HP are taken away with a tool, and the holomem is downed after the rest of the text
      Given the board
        | zone   | A    | B                             |
        | center | Sora | Miko hp:50 damage:60 tool:Cap |
        | back   |      | Suisei                        |
        | deck   | AZKi |                               |
      And Cap reads "The holomem this card is attached to gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 tool attached to 1 of your opponent's holomem, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event  | card | to      |
        | moved  | Cap  | archive |
        | moved  | AZKi | hand    |
        | downed | Miko |         |

  @clause-11.1.3
  Rule: 11.1.3 Rule processing that is due at the same time is done at the same time

    @clause-11.2.1
    Scenario: the game is a draw where neither player has life
      Given the board
        | zone | A | B |
        | life | - | - |
      Then the game is a draw

    Scenario: a single player without life loses alone
      Given the board
        | zone | A      | B |
        | life | 1 card | - |
      Then B has lost

    @clause-11.2.2
    Scenario: the game is a draw where A has no life and B no holomem
      Given the board
        | zone   | A    | B |
        | center | Sora | - |
        | life   | -    |   |
      Then the game is a draw

    @clause-10.8.4.1.2
    Scenario: cards of both players that may not stay see each other being archived
      Given the board
        | zone   | A             | B             |
        | center | Sora fan:Fans | Miko fan:Pets |
      And Fans reads "Can only be attached to <AZKi>."
      And Fans reads "When 1 of your opponent's fans is archived, draw 1 card."
      And Pets reads "Can only be attached to <AZKi>."
      And Pets reads "When 1 of your opponent's fans is archived, draw 1 card."
      Then A has drawn 1 card
      And B has drawn 1 card
