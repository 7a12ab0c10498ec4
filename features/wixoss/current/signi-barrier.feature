@wixoss
Feature: signi-barrier SIGNI Barrier

  @clause-signi-barrier.1 @clause-signi-barrier.2
  Rule: signi-barrier.2 Damage by a SIGNI uses one up, and is prevented

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI attacks, and a SIGNI Barrier of <other> prevents the damage
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
      And <other> has 1 SIGNI Barriers
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has 7 cards in life
      And <other> has 0 SIGNI Barriers

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: an attack of a SIGNI uses up one of three SIGNI Barriers
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B has 3 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 2 SIGNI Barriers
      And B has 7 cards in life

    Scenario: a second SIGNI attack deals its damage once the SIGNI Barrier is used up
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A attacks with Gale
      Then B has 6 cards in life
      And B has 0 SIGNI Barriers

    Scenario: damage by a LRIG is dealt, and uses none up
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B has 1 SIGNI Barriers
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

    Scenario: a SIGNI Barrier of the attacking player prevents nothing
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And A has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And A has 1 SIGNI Barriers

    Scenario: a SIGNI Barrier keeps a player without Life Cloth in the game
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game goes on
      And B has 0 SIGNI Barriers
      And it is A's play timing

    Scenario: a single SIGNI Barrier prevents all that Double Crush would crush
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Double Crush."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 7 cards in life
      And B has 0 SIGNI Barriers

    Scenario: A gains a SIGNI Barrier by an effect
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: gain 1 SIGNI Barrier."
      When A activates Ember's ability
      Then A has 1 SIGNI Barriers

    Scenario: damage prevented by a SIGNI Barrier triggers no ability about damage taken
      Given the board
        | zone   | A     | B     |
        | left   | Gale  | Frost |
        | center | Ember |       |
      And Frost reads "When you take damage, Ener Charge 1."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B's ener is empty
      And A can attack with Gale

    Scenario: a SIGNI Barrier is still there in a later turn
      Given the board
        | zone   | A | B     |
        | center |   | Frost |
      And A has 1 SIGNI Barriers
      When the turn passes to B
      And the turn goes on to B's SIGNI attack step
      And B attacks with Frost
      Then A has 7 cards in life
      And A has 0 SIGNI Barriers

    Scenario Outline: a SIGNI Barrier prevents the damage of a SIGNI with <keyword>, and of that attack alone
      Given the board
        | zone   | A     | B       |
        | left   | Gale  |         |
        | center | Ember | <front> |
      And B has 1 SIGNI Barrier
      And Ember reads "<keyword>."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 7 cards in life
      When A attacks with Gale
      Then B has 6 cards in life

      Examples:
        | keyword      | front |
        | Assassin     | Frost |
        | Triple Crush | -     |

  @clause-signi-barrier.3
  Rule: signi-barrier.3 A player with a SIGNI Barrier may not take the damage instead

    Scenario: a SIGNI Barrier is used up without asking its player
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And B has 2 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 1 SIGNI Barriers
      And B has 7 cards in life
      And A can attack with Gale

  @clause-signi-barrier.4 @reading-W-34
  Rule: signi-barrier.4 A player can have both barriers, and several of each

    Scenario: each is for its own damage
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B has 2 SIGNI Barriers
      And B has 2 LRIG Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 1 SIGNI Barriers
      And B has 2 LRIG Barriers
      When the turn goes on to A's LRIG attack step
      And A attacks with A's LRIG
      Then B has 1 SIGNI Barriers
      And B has 1 LRIG Barriers
      And B has 7 cards in life

  @clause-signi-barrier.5
  Rule: signi-barrier.5 A player's SIGNI Barriers have no upper bound

    Scenario: a player with ten SIGNI Barriers gains an eleventh
      Given the board
        | zone   | A     |
        | center | Ember |
      And A has 10 SIGNI Barriers
      And Ember reads "Once per turn, Action: gain 1 SIGNI Barrier."
      When A activates Ember's ability
      Then A has 11 SIGNI Barriers

  @clause-signi-barrier.6 @reading-W-06
  Rule: signi-barrier.6 Damage by effects of SIGNI, too

    Scenario: an ability of a SIGNI
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: damage your opponent."
      And B has 1 SIGNI Barriers
      When A activates Ember's ability
      Then B has 7 cards in life
      And B has 0 SIGNI Barriers

    Scenario: a SIGNI Barrier does not prevent damage by an effect of a LRIG
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Once per turn, Action: damage your opponent."
      And B has 1 SIGNI Barriers
      When A activates Lumi's ability
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

    Scenario: a SIGNI Barrier does not prevent damage by a spell
      Given the board
        | zone   | A                | B |
        | center | Ember            |   |
        | hand   | Spark kind:spell |   |
      And Spark reads "Damage your opponent."
      And B has 1 SIGNI Barriers
      When A uses the spell Spark
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

  @clause-signi-barrier.7
  Rule: signi-barrier.7 A SIGNI Barrier does not prevent crushing by effects

    Scenario: an effect of a SIGNI crushes
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth."
      And B has 1 SIGNI Barriers
      When A activates Ember's ability
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

  @clause-signi-barrier.8
  Rule: signi-barrier.8 A SIGNI Barrier does not prevent what Lancer crushes

    Scenario: Lancer crushes past a SIGNI Barrier, and uses none up
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

  @clause-signi-barrier.9 @reading-W-18
  Rule: signi-barrier.9 A SIGNI Barrier does not prevent what S-Lancer crushes

    Scenario: S-Lancer wins over Life Cloth
      Given the board
        | zone   | A     | B      |
        | center | Ember | Frost  |
        | life   |       | 1 card |
      And Ember reads "S-Lancer."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 0 cards in life
      And B has 1 SIGNI Barriers

  @clause-signi-barrier.10 @reading-W-18
  Rule: signi-barrier.10 The damage of S-Lancer it does

    Scenario: a SIGNI Barrier prevents the damage of S-Lancer with no Life Cloth left
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   |       | -     |
      And Ember reads "S-Lancer."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game goes on
      And B has 0 SIGNI Barriers
      And it is A's play timing
