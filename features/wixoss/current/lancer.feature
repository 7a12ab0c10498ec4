@wixoss
Feature: lancer Lancer

  @clause-lancer.2
  Rule: lancer.2 When its battle has banished a SIGNI, one Life Cloth is crushed

    Scenario Outline: <player>'s attacker with Lancer wins a battle and crushes one Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Frost reads "Lancer."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <defender> is in <other>'s ener
      And <other> has 6 cards in life
      And <player> has 7 cards in life

      Examples:
        | player | other | attacker | defender |
        | A      | B     | Ember    | Frost    |
        | B      | A     | Frost    | Ember    |

    Scenario: a SIGNI with Lancer that does not win its battle crushes nothing
      Given the board
        | zone   | A     | B                |
        | center | Ember | Frost power:5000 |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 7 cards in life
      And it is A's play timing

    Scenario: a SIGNI without Lancer wins beside one with it, and nothing is crushed
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center | Ember | Frost |
      And Gale reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 7 cards in life

    Scenario: a SIGNI with Lancer deals ordinary damage with no SIGNI in front
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life

    Scenario: with no Life Cloth left the game goes on
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   |       | -     |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And the game goes on
      And it is A's play timing

    Scenario: Lancer waits as triggered abilities do, and its player orders them
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Gale reads "When a SIGNI is banished in battle, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A is asked which waiting ability is played first: Ember, Gale
      And B has 7 cards in life
      When A plays the waiting ability of Gale first
      Then A has 1 card in hand
      And B has 6 cards in life

  @clause-lancer.3
  Rule: lancer.3 A SIGNI with Lancer crushes nothing by banishing otherwise than in battle

    Scenario: a SIGNI with Lancer banishes by its activated ability, and nothing is crushed
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      Then Frost is in B's ener
      And B has 7 cards in life
      And it is A's play timing

    Scenario: a SIGNI with Lancer banishes by its constant ability, and nothing is crushed
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center |       | Frost |
        | hand   | Ember |       |
      And Ember reads "Lancer."
      And Ember reads "Opposing SIGNI have power -3000."
      When A plays Ember in the center
      Then Frost is in B's ener
      And B has 7 cards in life
      And it is A's play timing

    Scenario: a banishing by an ability leaves Lancer ready for a later battle
      Given the board
        | zone   | A     | B     |
        | left   |       | Frost |
        | center | Ember | Thorn |
      And Ember reads "Lancer."
      And Ember reads "Once per turn, Action: target 1 opposing "Frost" SIGNI. Banish it."
      When A activates Ember's ability
      Then B has 7 cards in life
      When the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then B has 6 cards in life

    @assumption-WA-11
    Scenario: a SIGNI with Lancer that banishes as it attacks crushes one by damage
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life

  @clause-lancer.4
  Rule: lancer.4 Several of them crush one

    Scenario: two instances of Lancer on one SIGNI crush one Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "This SIGNI has Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life
      And it is A's play timing

    Scenario: three, and an ability of the opponent's for the same battle
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "Lancer."
      And Ember reads "This SIGNI has Lancer."
      And Thorn reads "When your SIGNI is banished, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And B has drawn 1 card

  @clause-lancer.5
  Rule: lancer.5 With Double Crush it crushes one

    Scenario: Lancer beside Double Crush crushes one Life Cloth in a won battle
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Double Crush."
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life
      And it is A's play timing

  @clause-lancer.6
  Rule: lancer.6 A banishing that was replaced crushes nothing

    Scenario Outline: Lancer crushes nothing when the effect says to <instead> instead
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Frost reads "When this SIGNI would be banished, <instead> instead."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 7 cards in life
      And B's ener is empty
      And it is A's play timing

      Examples:
        | instead                 |
        | put it into the trash   |
        | remove it from the game |
        | down it                 |

    Scenario: where only its way is replaced it was banished
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Frost reads "When this SIGNI would leave the field, remove it from the game instead."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's removed
      And B has 6 cards in life
