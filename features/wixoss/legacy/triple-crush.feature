@wixoss
Feature: triple-crush Triple Crush

  @clause-triple-crush.2 @clause-triple-crush.1
  Rule: triple-crush.2 Damage by an attack of who has it crushes three at once

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI with Triple Crush attacks and crushes three Life Cloth
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
      And Ember reads "Triple Crush."
      And Frost reads "Triple Crush."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has 4 cards in life
      And <other> has 3 cards in ener

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: a LRIG with Triple Crush attacks and crushes three Life Cloth
      Given the board
        | zone | A    |
        | lrig | Lumi |
      And Lumi reads "Triple Crush."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has 4 cards in life

    Scenario: a SIGNI without Triple Crush beside one with it crushes one
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then B has 6 cards in life

    Scenario: all three lie in the check zone before any burst is done
      Given the board
        | zone   | A     | B                             |
        | center | Ember |                               |
        | life   |       | Willow, Coral, Thorn, 2 cards |
      And Ember reads "Triple Crush."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: draw 1 card."
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Willow is in B's check
      And Coral is in B's check
      And Thorn is in B's check

    Scenario: damage by an effect of a SIGNI with Triple Crush crushes one
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Triple Crush."
      And Ember reads "Once per turn, Action: damage your opponent."
      When A activates Ember's ability
      Then B has 6 cards in life

    Scenario: a battle of a SIGNI with Triple Crush crushes no Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 7 cards in life

    Scenario: a third attacker with Assassin that gains Triple Crush crushes three past the SIGNI in front
      Given the board
        | zone   | A            | B     |
        | left   | Gale down    |       |
        | center | Ember        | Frost |
        | right  | Dusk down    |       |
        | lrig   | Lumi level:3 |       |
      And Lumi reads "Your SIGNI have Triple Crush."
      And Ember reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 4 cards in life

  @clause-triple-crush.3
  Rule: triple-crush.3 To have it several times is to have it once

    Scenario: two instances of Triple Crush on one SIGNI crush three Life Cloth
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Triple Crush."
      And Ember reads "This SIGNI has Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 4 cards in life

  @clause-triple-crush.4
  Rule: triple-crush.4 With one Life Cloth left that one is crushed, and the game goes on

    Scenario Outline: attacked by <attacker>, with <number> left
      Given the board
        | zone   | A     | B        |
        | center | Ember |          |
        | lrig   | Lumi  |          |
        | life   |       | <number> |
      And <attacker> reads "Triple Crush."
      And it is the start of A's <step>
      When A attacks with <attacker>
      Then B has 0 cards in life
      And B has <number> in ener
      And the game goes on

      Examples:
        | attacker | number  | step              |
        | Ember    | 1 card  | SIGNI attack step |
        | Ember    | 2 cards | SIGNI attack step |
        | Ember    | 3 cards | SIGNI attack step |
        | Lumi     | 1 card  | LRIG attack step  |

    Scenario: an attack with Triple Crush makes a player without Life Cloth lose
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And Ember reads "Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has lost

  @clause-triple-crush.5 @reading-W-16
  Rule: triple-crush.5 A single guard prevents all the damage of Triple Crush

    Scenario: a guard with one of three cards prevents all of Triple Crush
      Given the board
        | zone | A    | B                    |
        | lrig | Lumi |                      |
        | hand |      | Willow, Thorn, Coral |
      And Lumi reads "Triple Crush."
      And Willow reads "Guard."
      And Thorn reads "Guard."
      And Coral reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      Then B has 7 cards in life
      And Thorn is in B's hand
      And Coral is in B's hand

  @clause-triple-crush.6
  Rule: triple-crush.6 Three bursts crushed at once are ordered by the player whose they are

    Scenario Outline: B's three bursts are played in the order <first>, <second>, <third>
      Given the board
        | zone   | A     | B                            |
        | center | Ember |                              |
        | life   |       | Willow, Coral, Thorn, 1 card |
      And Ember reads "Triple Crush."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: Ener Charge 1."
      And Thorn reads "Life Burst: shuffle your deck."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B lets Willow, Coral, Thorn burst and plays <first>, <second> first
      Then the abilities are played in this order: <first>, <second>, <third>

      Examples:
        | first  | second | third  |
        | Thorn  | Willow | Coral  |
        | Coral  | Thorn  | Willow |
        | Willow | Coral  | Thorn  |

  @clause-triple-crush.7 @reading-W-31
  Rule: triple-crush.7 Lancer crushes one Life Cloth, with Triple Crush as well

    Scenario: Lancer beside Triple Crush crushes one Life Cloth in a won battle
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life

    Scenario: a SIGNI with Lancer and Triple Crush crushes three with no SIGNI in front
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Lancer."
      And Ember reads "Triple Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 4 cards in life

  @clause-triple-crush.8 @clause-double-crush.8
  Rule: triple-crush.8 With Double Crush as well three are crushed, and nobody chooses

    Scenario Outline: <player>'s SIGNI with Triple Crush beside Double Crush crushes three Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember |       |
        | left   |       | Frost |
      And <signi> reads "Triple Crush."
      And <signi> reads "Double Crush."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <signi>
      Then <other> has 4 cards in life
      And it is <player>'s play timing

      Examples:
        | player | other | signi |
        | A      | B     | Ember |
        | B      | A     | Frost |

    Scenario: Double Crush is gained later
      Given the board
        | zone   | A                |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "Triple Crush."
      And Spark reads "Target 1 of your SIGNI. This turn, it has Double Crush."
      When A uses the spell Spark
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then B has 4 cards in life

    Scenario: a LRIG with Triple Crush beside Double Crush crushes three Life Cloth
      Given the board
        | zone | A    |
        | lrig | Lumi |
      And Lumi reads "Double Crush."
      And Lumi reads "Triple Crush."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has 4 cards in life
