@wixoss @reading-W-18
Feature: s-lancer S-Lancer

  @clause-s-lancer.2
  Rule: s-lancer.2 A battle that banishes crushes, or deals damage where nothing is left

    Scenario Outline: <player>'s S-Lancer wins over <left> Life Cloth
      Given the board
        | zone   | A      | B      |
        | center | Ember  | Frost  |
        | life   | <left> | <left> |
      And Ember reads "S-Lancer."
      And Frost reads "S-Lancer."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has <rest> in life
      And the game goes on

      Examples:
        | player | other | attacker | left    | rest    |
        | A      | B     | Ember    | 3 cards | 2 cards |
        | B      | A     | Frost    | 1 card  | 0 cards |

    Scenario Outline: <player>'s S-Lancer wins over none
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   | -     | -     |
      And Ember reads "S-Lancer."
      And Frost reads "S-Lancer."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has lost

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: S-Lancer with Life Cloth left crushes, and does not use up a SIGNI Barrier
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And B has 1 SIGNI Barriers
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And B has 1 SIGNI Barriers

  @clause-s-lancer.4 @clause-s-lancer.3
  Rule: s-lancer.4 S-Lancer is a triggered ability

    Scenario: S-Lancer waits with other triggered abilities, and its player orders them
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center | Ember | Frost |
      And Ember reads "S-Lancer."
      And Gale reads "When a SIGNI is banished in battle, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A is asked which waiting ability is played first: Ember, Gale
      And B has 7 cards in life
      When A plays the waiting ability of Gale first
      Then A has 1 card in hand
      And B has 6 cards in life

    Scenario: S-Lancer deals damage if the Life Cloth is gone when it is done
      Given the board
        | zone   | A     | B      |
        | left   | Gale  |        |
        | center | Ember | Frost  |
        | life   |       | 1 card |
      And Ember reads "S-Lancer."
      And Gale reads "When a SIGNI is banished in battle, crush 1 of your opponent's Life Cloth."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A plays the waiting ability of Gale first
      Then B has lost

    Scenario: a SIGNI with S-Lancer that does not win its battle does nothing
      Given the board
        | zone   | A     | B                |
        | center | Ember | Frost power:5000 |
        | life   |       | -                |
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game goes on
      And it is A's play timing

    Scenario: a SIGNI with S-Lancer banishes by an effect, and nothing is crushed
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "S-Lancer."
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      Then Frost is in B's ener
      And B has 7 cards in life
      And it is A's play timing

  @clause-s-lancer.5
  Rule: s-lancer.5 Several of them crush one

    Scenario: two instances of S-Lancer on one SIGNI crush one Life Cloth
      Given the board
        | zone   | A     | B      |
        | center | Ember | Frost  |
        | life   |       | 1 card |
      And Ember reads "S-Lancer."
      And Ember reads "This SIGNI has S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 0 cards in life
      And the game goes on
      And it is A's play timing

    Scenario: two instances of S-Lancer on one SIGNI leave two of three Life Cloth
      Given the board
        | zone   | A     | B       |
        | center | Ember | Frost   |
        | life   |       | 3 cards |
      And Ember reads "S-Lancer."
      And Ember reads "This SIGNI has S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 2 cards in life
      And it is A's play timing

  @clause-s-lancer.6
  Rule: s-lancer.6 With Lancer it is S-Lancer that works, alone

    Scenario Outline: S-Lancer beside Lancer leaves <rest> out of <left> of Life Cloth
      Given the board
        | zone   | A     | B      |
        | center | Ember | Frost  |
        | life   |       | <left> |
      And Ember reads "<one>."
      And Ember reads "<two>."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has <rest> in life
      And it is A's play timing

      Examples:
        | left    | rest    | one      | two      |
        | 3 cards | 2 cards | Lancer   | S-Lancer |
        | 1 card  | 0 cards | S-Lancer | Lancer   |

    Scenario: S-Lancer beside Lancer deals damage to a player without Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   |       | -     |
      And Ember reads "Lancer."
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has lost

  @clause-s-lancer.7
  Rule: s-lancer.7 With Double Crush it crushes one

    Scenario: S-Lancer beside Double Crush crushes one Life Cloth in a won battle
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Double Crush."
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life
      And it is A's play timing

  @clause-s-lancer.8
  Rule: s-lancer.8 A banishing that was replaced does nothing

    Scenario Outline: S-Lancer leaves <rest> of Life Cloth when the loser is trashed instead
      Given the board
        | zone   | A     | B      |
        | center | Ember | Frost  |
        | life   |       | <left> |
      And Ember reads "S-Lancer."
      And Frost reads "When this SIGNI would be banished, put it into the trash instead."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's trash
      And B has <rest> in life
      And the game goes on
      And it is A's play timing

      Examples:
        | left    | rest    |
        | 3 cards | 3 cards |
        | -       | 0 cards |
