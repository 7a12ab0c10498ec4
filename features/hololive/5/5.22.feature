@hololive
Feature: 5.22 Dealing damage

  @clause-5.22.1
  Rule: 5.22.1 Damage that is dealt is added to the holomem's damage

    Scenario Outline: <dealt> to one that has <before>
      Given the board
        | zone   | A    | B                           |
        | center | Sora | Miko hp:200 damage:<before> |
        | back   |      | Suisei hp:200               |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal <dealt> damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has <after> damage
      And Suisei has 0 damage

      Examples:
        | before | dealt | after |
        | 0      | 30    | 30    |
        | 50     | 30    | 80    |

    @clause-10.11.2.3 @ruling-Q246 @ruling-Q247
    Scenario: damage of so much for each cheer is one damage, and lessened once
      Given the board
        | zone   | A                | B           |
        | center | Sora cheer:red*3 | Miko hp:200 |
      And Miko reads "When this holomem would take damage, it takes 10 less instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 20 damage to your opponent's center holomem for each cheer attached to your center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 50 damage
      And the event "damaged" happened 1 time

    @ruling-Q18 @ruling-Q22 @ruling-Q23 @ruling-Q24
    Scenario Outline: remaining HP set to a number is no damage, for a <guard>
      Given the board
        | zone   | A    | B                        |
        | center | Sora | Miko hp:200 mascot:Shell |
        | collab |      | Suisei                   |
      And <guard> reads "<text>"
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to 50."
      When A uses the oshi skill "Idol"
      Then Miko has 50 HP remaining

      Examples:
        | guard  | text                                                                                          |
        | Suisei | When your center holomem would take damage, it takes 0 instead.                               |
        | Suisei | Your center holomem cannot be damaged.                                                        |
        | Suisei | Once per turn, when your center holomem would take damage, it takes 50 less instead.          |
        | Shell  | When the holomem this card is attached to would take damage, it takes 10 less instead.        |
        | Miko   | While it is your opponent's turn, when this holomem would take damage, it takes half instead. |

    @ruling-Q21 @ruling-Q25
    Scenario Outline: an <kind> skill for damage is not there for remaining HP set to a number
      Given the board
        | zone       | A    | B           |
        | center     | Sora | Miko hp:200 |
        | holo power |      | 2 cards     |
      And B's oshi reads "<kind> skill "Guard", 2 holo power, once per <period>, usable when your holomem would take damage: it takes 0."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to 50."
      When A uses the oshi skill "Idol"
      Then Miko has 50 HP remaining
      And it is A's play timing

      Examples:
        | kind    | period |
        | Oshi    | turn   |
        | SP oshi | game   |

    Scenario: dealt to each of several, it is added to the damage of each
      Given the board
        | zone   | A    | B                               |
        | center | Sora | Miko hp:200                     |
        | back   |      | Suisei hp:200 damage:50, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 30 damage to each of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei has 80 damage
      And Korone has 30 damage
      And Miko has 0 damage

  @clause-5.22.2
  Rule: 5.22.2 A holomem that is dealt damage takes it

    @ruling-Q27 @ruling-Q169
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

    @clause-10.11.1 @clause-12.1.5.1 @ruling-Q28 @ruling-Q41 @ruling-Q158
    Scenario Outline: a skill for damage is there for the damage of an effect, and B says <answer>
      Given the board
        | zone       | A    | B           |
        | center     | Sora | Miko hp:200 |
        | holo power |      | 2 cards     |
      And B's oshi reads "Oshi skill "Guard", 2 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And B says <answer>
      Then Miko has <damage> damage

      Examples:
        | answer | damage |
        | yes    | 30     |
        | no     | 50     |

    @clause-10.11.1 @ruling-Q206
    Scenario: a fan that makes taken damage more adds to the damage of an effect
      Given the board
        | zone   | A                              | B    |
        | center | Sora hp:200 tool:Axe fan:Charm | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30."
      And Axe reads "When the holomem this card is attached to uses an art, deal 10 damage to the holomem this card is attached to."
      And Charm reads "When the holomem this card is attached to would take damage, it takes 10 more instead."
      When A uses the art "Sing" of Sora
      Then Sora has 20 damage

    @ruling-Q26
    Scenario: remaining HP set to a number trigger no ability about taken damage
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 mascot:Up |
      And Up reads "When the holomem this card is attached to takes damage, deal 20 damage to your opponent's center holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to 50."
      When A uses the oshi skill "Idol"
      Then Miko has 50 HP remaining
      And Sora has 0 damage

  @clause-5.22.3
  Rule: 5.22.3 Damage that is reduced is replaced by so much less

    Scenario Outline: <player>'s art of <size> damage, reduced by 20, deals <damage>
      Given the board
        | zone   | A           | B           |
        | center | Sora hp:200 | Miko hp:200 |
      And it is the start of <player>'s performance step
      And <by> reads "Art "Sing", no cheers, <size>."
      And <target> reads "When this holomem would take damage, it takes 20 less instead."
      When <player> uses the art "Sing" of <by>
      Then <target> has <damage> damage
      And it is <player>'s play timing

      Examples:
        | player | by   | target | size | damage |
        | A      | Sora | Miko   | 50   | 30     |
        | B      | Miko | Sora   | 50   | 30     |
        | A      | Sora | Miko   | 20   | 0      |
        | A      | Sora | Miko   | 10   | 0      |

    Scenario: an ability that triggers by damage sees the reduced damage
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem would take damage, it takes 20 less instead. / When this holomem takes damage, deal damage equal to that amount to your opponent's center holomem."
      When A uses the art "Sing" of Sora
      Then Sora has 30 damage

    Scenario: two reductions of one damage both count
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | collab |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem would take damage, it takes 20 less instead."
      And Suisei reads "When your center holomem would take damage, it takes 10 less instead."
      When A uses the art "Sing" of Sora on Miko
      And B applies the replacement of Miko
      Then Miko has 20 damage

    Scenario Outline: an art of <size> damage deals <damage> to a holomem with a tool that reduces it by 20
      Given the board
        | zone   | A    | B                       |
        | center | Sora | Miko hp:200 tool:Shield |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, <size>."
      And Shield reads "When the holomem this card is attached to would take damage, it takes 20 less instead."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | size | damage |
        | 50   | 30     |
        | 20   | 0      |
        | 10   | 0      |

  @clause-5.22.3.1
  Rule: 5.22.3.1 Damage that is not reduced is dealt in full

    Scenario Outline: 20 less of the art damage of one that cannot <text> leaves <damage>
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "This holomem cannot <text>."
      And Miko reads "When this holomem would take damage, it takes 20 less instead."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage
      And it is A's play timing

      Examples:
        | text                        | damage |
        | have its art damage reduced | 50     |
        | be healed                   | 30     |

    Scenario Outline: art damage of 50 that is not reduced is <damage> where <text>
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "This holomem cannot have its art damage reduced."
      And Miko reads "When this holomem would take damage, <text> instead."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage
      And it is A's play timing

      Examples:
        | text             | damage |
        | it takes 20 more | 70     |
        | it takes 20 less | 50     |
        | it takes 0       | 50     |

  @clause-5.22.4
  Rule: 5.22.4 A holomem that takes no damage has it reduced by all of it

    Scenario Outline: a holomem that takes no damage takes <damage> by the art of one that cannot <text>
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "This holomem cannot <text>."
      And Miko reads "This holomem cannot be damaged."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage
      And it is A's play timing

      Examples:
        | text                        | damage |
        | be healed                   | 0      |
        | have its art damage reduced | 50     |

    Scenario: a holomem that takes no damage does not keep another from it
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | collab |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "This holomem cannot be damaged."
      When A uses the art "Sing" of Sora on Suisei
      Then Suisei has 50 damage
