@wixoss
Feature: lrig-barrier LRIG Barrier

  @clause-lrig-barrier.2 @clause-lrig-barrier.1
  Rule: lrig-barrier.2 Damage by a LRIG uses one up, and is prevented

    Scenario Outline: <player>'s LRIG attacks, and a LRIG Barrier of <other> prevents the damage
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
      And <other> has 1 LRIG Barriers
      And it is the start of <player>'s LRIG attack step
      When <player> attacks with <player>'s LRIG
      Then <other> has 7 cards in life
      And <other> has 0 LRIG Barriers

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: an attack of a LRIG uses up one of <there>
      Given B has <there>
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B has 7 cards in life
      And B has <left>

      Examples:
        | there           | left            |
        | 2 LRIG Barriers | 1 LRIG Barrier  |
        | 4 LRIG Barriers | 3 LRIG Barriers |

    Scenario: damage by a SIGNI that attacks is dealt, and uses none up
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B has 1 LRIG Barriers
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And B has 1 LRIG Barriers

    Scenario: an assist LRIG is one as well
      Given the board
        | zone         | A              | B |
        | left assist  | Mira type:Sola |   |
        | right assist | Nova type:Iona |   |
      And Mira reads "Once per turn, Action: damage your opponent."
      And B has 1 LRIG Barriers
      When A activates Mira's ability
      Then B has 7 cards in life
      And B has 0 LRIG Barriers

    Scenario: damage by a spell is dealt, and uses none up
      Given the board
        | zone | A                | B |
        | hand | Spark kind:spell |   |
      And Spark reads "Damage your opponent."
      And B has 1 LRIG Barriers
      When A uses the spell Spark
      Then B has 6 cards in life
      And B has 1 LRIG Barriers

    @clause-key.5
    Scenario: damage by a key is dealt, and uses none up
      Given the board
        | zone | A      | B |
        | key  | Locket |   |
      And Locket reads "Once per turn, Action: damage your opponent."
      And B has 1 LRIG Barriers
      When A activates Locket's ability
      Then B has 6 cards in life
      And B has 1 LRIG Barriers

    @assumption-WA-10
    Scenario: a second LRIG attack deals its damage once the LRIG Barrier is used up
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Once per turn, When this LRIG attacks, up this LRIG."
      And B has 1 LRIG Barriers
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has 7 cards in life
      When A attacks with Lumi
      Then B has 6 cards in life

    Scenario: an attack that is guarded uses up no LRIG Barrier
      Given the board
        | zone | B      |
        | hand | Willow |
      And Willow reads "Guard."
      And B has 1 LRIG Barriers
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      Then B has 1 LRIG Barriers
      And B has 7 cards in life

    Scenario: a LRIG Barrier keeps a player without Life Cloth in the game
      Given the board
        | zone | B |
        | life | - |
      And B has 1 LRIG Barriers
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then the game goes on
      And B has 0 LRIG Barriers

    Scenario: A gains a LRIG Barrier by an effect
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: gain 1 LRIG Barrier."
      When A activates Ember's ability
      Then A has 1 LRIG Barriers

    @assumption-WA-10
    Scenario Outline: a LRIG with <keyword> attacks a player with <barriers>, who has <life> Life Cloth left and draws <drawn> for damage
      Given the board
        | zone | A            | B     |
        | lrig | Lumi level:3 |       |
        | left |              | Frost |
      And B has <barriers>
      And Lumi reads "<keyword>."
      And Frost reads "When you take damage, draw 1 card."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has <life> cards in life
      And B has drawn <drawn> cards

      Examples:
        | keyword      | barriers        | life | drawn |
        | Double Crush | 0 LRIG Barriers | 5    | 1     |
        | Double Crush | 1 LRIG Barrier  | 7    | 0     |
        | Triple Crush | 0 LRIG Barriers | 4    | 1     |
        | Triple Crush | 1 LRIG Barrier  | 7    | 0     |

  @clause-lrig-barrier.3
  Rule: lrig-barrier.3 A player with a LRIG Barrier may not take the damage instead

    Scenario Outline: a player with <number> LRIG Barriers is not asked whether to use one against an attack
      Given the board
        | zone | B      |
        | hand | 1 card |
      And B has <number> LRIG Barriers
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B has <left> LRIG Barriers
      And B has 7 cards in life

      Examples:
        | number | left |
        | 2      | 1    |
        | 1      | 0    |

    Scenario: a LRIG Barrier is used up without asking its player by an effect of a LRIG
      Given the board
        | zone | A            |
        | lrig | Lumi level:3 |
      And B has 1 LRIG Barrier
      And Lumi reads "Action: Damage your opponent."
      When A activates Lumi's ability
      Then B has 0 LRIG Barriers
      And B has 7 cards in life
      And it is A's play timing

  @clause-lrig-barrier.4 @reading-W-34
  Rule: lrig-barrier.4 A player can have both barriers, and several of each

    Scenario: two of each are gained
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: gain 1 LRIG Barrier, then gain 1 SIGNI Barrier."
      And A has 1 LRIG Barriers
      And A has 1 SIGNI Barriers
      When A activates Ember's ability
      Then A has 2 LRIG Barriers
      And A has 2 SIGNI Barriers

  @clause-lrig-barrier.5
  Rule: lrig-barrier.5 A player's LRIG Barriers have no upper bound

    Scenario: a player with ten LRIG Barriers gains an eleventh
      Given the board
        | zone   | A     |
        | center | Ember |
      And A has 10 LRIG Barriers
      And Ember reads "Once per turn, Action: gain 1 LRIG Barrier."
      When A activates Ember's ability
      Then A has 11 LRIG Barriers

  @clause-lrig-barrier.6 @reading-W-06
  Rule: lrig-barrier.6 Damage by effects, too

    Scenario: an ability of a LRIG
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Once per turn, Action: damage your opponent."
      And B has 1 LRIG Barriers
      When A activates Lumi's ability
      Then B has 7 cards in life
      And B has 0 LRIG Barriers

    @reading-W-05=lrigs-alone
    Scenario: a LRIG Barrier does not prevent damage by an effect of a SIGNI
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: damage your opponent."
      And B has 1 LRIG Barriers
      When A activates Ember's ability
      Then B has 6 cards in life
      And B has 1 LRIG Barriers

    @reading-W-05=effects-of-signi-too
    Scenario: a LRIG Barrier prevents damage by an effect of a SIGNI, too
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: damage your opponent."
      And B has 1 LRIG Barriers
      When A activates Ember's ability
      Then B has 7 cards in life
      And B has 0 LRIG Barriers

  @clause-lrig-barrier.7
  Rule: lrig-barrier.7 A LRIG Barrier does not prevent crushing by effects

    Scenario: an effect of a LRIG crushes
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Once per turn, Action: crush 1 of your opponent's Life Cloth."
      And B has 1 LRIG Barriers
      When A activates Lumi's ability
      Then B has 6 cards in life
      And B has 1 LRIG Barriers
