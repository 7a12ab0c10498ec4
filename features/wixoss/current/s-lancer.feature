@wixoss @reading-W-18
Feature: s-lancer S-Lancer

  @clause-s-lancer.2 @clause-s-lancer.1
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

    Scenario: with Life Cloth there it is no damage
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
  Rule: s-lancer.4 It is a triggered ability

    Scenario: it waits with others, and its player orders them
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

    Scenario: what is left is looked at when it is done
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

    Scenario: it does not win
      Given the board
        | zone   | A     | B                |
        | center | Ember | Frost power:5000 |
        | life   |       | -                |
      And Ember reads "S-Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game goes on
      And it is A's play timing

    Scenario: what its SIGNI banishes by an effect does nothing
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

    Scenario: two
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

  @clause-s-lancer.6
  Rule: s-lancer.6 With Lancer it is S-Lancer that works, alone

    Scenario Outline: with <left> Life Cloth
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

    Scenario: with none
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

    Scenario: both, and somebody in front
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

    Scenario Outline: what wins over <left> Life Cloth goes to the trash
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
