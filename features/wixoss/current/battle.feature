@wixoss
Feature: battle Battle

  @clause-battle.1
  Rule: battle.1 A SIGNI that attacks battles the opposing SIGNI in front of it

    Scenario Outline: <player>'s attacker, and the one in front
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <defender> is in <other>'s ener
      And <other> has 7 cards in life

      Examples:
        | player | other | attacker | defender |
        | A      | B     | Ember    | Frost    |
        | B      | A     | Frost    | Ember    |

    @assumption-WA-9
    Scenario: from the left the one in the right, and no other
      Given the board
        | zone   | A     | B      |
        | left   | Ember | Frost  |
        | center |       | Willow |
        | right  |       | Coral  |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Coral is in B's ener
      And B has 1 card in ener

    @assumption-WA-9
    Scenario: from the right the one in the left, and no other
      Given the board
        | zone   | A     | B      |
        | left   |       | Frost  |
        | center |       | Willow |
        | right  | Ember | Coral  |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 1 card in ener

  @clause-battle.2 @clause-power.2
  Rule: battle.2 The powers of the two are compared

    Scenario Outline: the current power decides the battle, not the printed one, when <signi> gains power
      Given the board
        | zone   | A                | B                   |
        | center | Ember power:3000 | Frost power:<power> |
        | hand   | Spark kind:spell |                     |
      And Spark reads "Target 1 SIGNI. This turn, it has power +2000."
      When A uses the spell Spark
      And A chooses <signi>
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then Frost is in B's <zone>

      Examples:
        | signi | power | zone   |
        | Ember | 5000  | ener   |
        | Frost | 2000  | center |

    @assumption-WA-11
    Scenario: an ability that the attack triggers raises power before the powers are compared
      Given the board
        | zone   | A                | B                |
        | center | Ember power:3000 | Frost power:5000 |
      And Ember reads "When this SIGNI attacks, this turn, this SIGNI has power +2000."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener

    Scenario: the levels of two SIGNI do not matter when their powers are compared
      Given the board
        | zone   | A                        | B                        |
        | center | Ember level:3 power:3000 | Frost level:1 power:4000 |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's center

  @clause-battle.a1
  Rule: battle.a1 With as much power or more the attacker banishes the other

    Scenario Outline: an attacker of <power> and one in front of <other>
      Given the board
        | zone   | A                   | B                   |
        | center | Ember power:<power> | Frost power:<other> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And Ember is in A's center

      Examples:
        | power | other |
        | 5000  | 3000  |
        | 3000  | 3000  |
        | 3000  | 2999  |

  @clause-battle.a2
  Rule: battle.a2 With less power nobody goes

    Scenario Outline: an attacker of <power> and a stronger one of <other>
      Given the board
        | zone   | A                   | B                   |
        | center | Ember power:<power> | Frost power:<other> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is in A's center
      And Ember is down
      And Frost is in B's center
      And B has 7 cards in life
      And it is A's play timing

      Examples:
        | power | other |
        | 3000  | 12000 |
        | 2999  | 3000  |

  @clause-battle.3
  Rule: battle.3 The attacker is never banished by the battle

    Scenario Outline: <player> attacks a stronger SIGNI
      Given the board
        | zone   | A                | B                |
        | center | Ember power:1000 | Frost power:1000 |
        | left   |                  |                  |
      And <defender> reads "This SIGNI has power +9000."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <attacker> is in <player>'s center
      And <defender> is in <other>'s center

      Examples:
        | player | other | attacker | defender |
        | A      | B     | Ember    | Frost    |
        | B      | A     | Frost    | Ember    |

    Scenario: the attacker is not banished in battle by a SIGNI of equal power
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is in A's center
      And Frost is in B's ener
