@wixoss
Feature: signi-barrier SIGNI Barrier

  @clause-signi-barrier.1 @clause-signi-barrier.2
  Rule: signi-barrier.2 Damage by a SIGNI uses one up, and is prevented

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI attacks
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

    Scenario: one of several
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B has 3 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 2 SIGNI Barriers
      And B has 7 cards in life

    Scenario: the next damage is dealt
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

    Scenario: it is for who has it
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And A has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And A has 1 SIGNI Barriers

    Scenario: with no Life Cloth left it keeps the game going
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

    Scenario: one prevents all that Double Crush would crush
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Double Crush."
      And B has 1 SIGNI Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 7 cards in life
      And B has 0 SIGNI Barriers

    Scenario: an effect gives it
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: gain 1 SIGNI Barrier."
      When A activates Ember's ability
      Then A has 1 SIGNI Barriers

    Scenario: what is prevented has not been taken
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

    Scenario: it is there in a later turn
      Given the board
        | zone   | A | B     |
        | center |   | Frost |
      And A has 1 SIGNI Barriers
      When the turn passes to B
      And the turn goes on to B's SIGNI attack step
      And B attacks with Frost
      Then A has 7 cards in life
      And A has 0 SIGNI Barriers

  @clause-signi-barrier.3
  Rule: signi-barrier.3 Nobody may take the damage instead

    Scenario: it is used up without a question
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
  Rule: signi-barrier.5 There is no bound

    Scenario: an eleventh
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

    Scenario: not one of a LRIG
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Once per turn, Action: damage your opponent."
      And B has 1 SIGNI Barriers
      When A activates Lumi's ability
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

    Scenario: nor one of a spell
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
  Rule: signi-barrier.7 It does not prevent crushing

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
  Rule: signi-barrier.8 Nor what Lancer crushes

    Scenario: Lancer wins
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
  Rule: signi-barrier.9 Nor what S-Lancer crushes

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

    Scenario: S-Lancer wins over none
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
