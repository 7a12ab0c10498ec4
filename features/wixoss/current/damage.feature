@wixoss
Feature: damage Damage

  @clause-damage.a1
  Rule: damage.a1 A SIGNI that attacks with nobody in front deals damage

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI attacks with no SIGNI in front and deals damage
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has 6 cards in life
      And <player> has 7 cards in life

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario Outline: with an opposing SIGNI in front that ends in B's <zone> there is none
      Given the board
        | zone   | A                | B                   |
        | center | Ember power:3000 | Frost power:<power> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's <zone>
      And B has 7 cards in life
      And it is A's play timing

      Examples:
        | power | zone   |
        | 5000  | center |
        | 1000  | ener   |

  @clause-damage.a2
  Rule: damage.a2 A LRIG that attacks and is not guarded deals damage

    Scenario Outline: <player>'s LRIG attacks without being guarded and deals damage
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s LRIG attack step
      When <player> attacks with <player>'s LRIG
      Then <other> has 6 cards in life

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: a LRIG's attack that is guarded deals no damage
      Given the board
        | zone | B      |
        | hand | Willow |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      Then B has 7 cards in life

    @clause-guard.2
    Scenario: a player who guards a LRIG's attack has not taken damage
      Given the board
        | zone   | B      |
        | center | Frost  |
        | hand   | Willow |
      And Frost reads "When you take damage, Ener Charge 1."
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      Then Willow is in B's trash
      And B's ener is empty

  @clause-damage.a3
  Rule: damage.a3 Effects deal damage

    Scenario Outline: an effect of <player>'s SIGNI deals damage to the opponent
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: damage your opponent."
      And Frost reads "Once per turn, Action: damage your opponent."
      And it is <player>'s turn
      When <player> activates <source>'s ability
      Then <other> has 6 cards in life
      And <player> has 7 cards in life

      Examples:
        | player | other | source |
        | A      | B     | Ember  |
        | B      | A     | Frost  |

  @clause-damage.b1
  Rule: damage.b1 Damage to a player with Life Cloth crushes one

    Scenario: the top one, and one alone
      Given the board
        | zone   | A     | B                     |
        | center | Ember |                       |
        | life   |       | Thorn, Willow, 1 card |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's ener
      And B has 2 cards in life
      And Willow is in B's life

    Scenario: the last one, and the game goes on
      Given the board
        | zone   | A     | B     |
        | center | Ember |       |
        | life   |       | Thorn |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's ener
      And the game goes on
      And it is A's play timing

  @clause-damage.b2
  Rule: damage.b2 Damage to a player without Life Cloth makes that player lose

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI damages an opponent without Life Cloth, who loses
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
        | life | -     | -     |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has lost

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: a LRIG that is not guarded defeats a player without Life Cloth
      Given the board
        | zone | B |
        | life | - |
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B has lost

    Scenario: an effect that deals damage defeats a player without Life Cloth
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And Ember reads "Once per turn, Action: damage your opponent."
      When A activates Ember's ability
      Then B has lost

    Scenario: to have no Life Cloth is not to have lost
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   |       | -     |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game goes on
      And it is A's play timing

    Scenario: an effect that crushes does not defeat a player without Life Cloth
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth."
      When A activates Ember's ability
      Then the game goes on
      And it is A's play timing
