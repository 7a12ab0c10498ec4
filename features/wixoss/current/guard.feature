@wixoss
Feature: guard Guarding

  @clause-guard.1
  Rule: guard.1 Against a LRIG that attacks its opponent discards a card with Guard from the hand

    Scenario: the card goes from the hand to the trash, and one is enough
      Given the board
        | zone | B             |
        | hand | Willow, Thorn |
      And Willow reads "Guard."
      And Thorn reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Thorn
      Then Thorn is in B's trash
      And Willow is in B's hand
      And B has 7 cards in life

    Scenario: a player whose own LRIG attacks cannot guard
      Given the board
        | zone | A     | B      |
        | hand | Thorn | Willow |
      And Willow reads "Guard."
      And Thorn reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B can guard with Willow
      And A cannot guard with Thorn

    Scenario: a guard is a discard, and triggers an ability about discarding
      Given the board
        | zone   | B      |
        | center | Frost  |
        | hand   | Willow |
      And Willow reads "Guard."
      And Frost reads "When you discard a card, Ener Charge 1."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      Then B has 1 card in ener
      And B has 7 cards in life

  @clause-guard.2
  Rule: guard.2 A guard prevents the damage of that attack once

    Scenario: a burst that would be crushed stays where it is
      Given the board
        | zone | B             |
        | hand | Willow        |
        | life | Thorn, 1 card |
      And Willow reads "Guard."
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      And the turn goes on to B's ener phase
      Then Thorn is in B's life
      And B has 2 cards in life
      And it is B's ener phase

    Scenario: a guard saves a player without Life Cloth from losing
      Given the board
        | zone | B      |
        | hand | Willow |
        | life | -      |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B guards with Willow
      And the turn goes on to B's ener phase
      Then it is B's ener phase

    @assumption-WA-10
    Scenario: a second attack is another damage
      Given the board
        | zone | A            | B      |
        | lrig | Lumi level:3 |        |
        | hand |              | Willow |
      And Lumi reads "Once per turn, When this LRIG attacks, up this LRIG."
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      And A attacks with Lumi
      Then B has 6 cards in life

    @assumption-WA-10
    Scenario: each attack can be guarded
      Given the board
        | zone | A            | B             |
        | lrig | Lumi level:3 |               |
        | hand |              | Willow, Thorn |
      And Lumi reads "Once per turn, When this LRIG attacks, up this LRIG."
      And Willow reads "Guard."
      And Thorn reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      And A attacks with Lumi
      And B guards with Thorn
      Then B has 7 cards in life

    Scenario Outline: a guard against a LRIG with <keyword> leaves all of <life> Life Cloth
      Given the board
        | zone | A            | B      |
        | lrig | Lumi level:3 |        |
        | hand |              | Willow |
        | life |              | <life> |
      And Lumi reads "<keyword>."
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      Then B has <life> in life

      Examples:
        | keyword      | life    |
        | Triple Crush | 7 cards |
        | Double Crush | 1 card  |

  @clause-guard.3
  Rule: guard.3 Attacks of SIGNI are not guarded

    Scenario: a SIGNI deals its damage
      Given the board
        | zone   | A     | B      |
        | left   | Gale  |        |
        | center | Ember |        |
        | hand   |       | Willow |
      And Willow reads "Guard."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B is not asked whether to guard
      And Willow is in B's hand
      And B has 6 cards in life
      And A can attack with Gale

    Scenario: an attack of a LRIG can be guarded, unlike that of a SIGNI
      Given the board
        | zone | A | B      |
        | hand |   | Willow |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B can guard with Willow

  @clause-guard.4
  Rule: guard.4 The levels of the two LRIGs do not matter

    Scenario Outline: a LRIG of level <level> attacks one of level <other>
      Given the board
        | zone | A                  | B                  |
        | lrig | Lumi level:<level> | Mira level:<other> |
        | hand |                    | Willow             |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      Then B has 7 cards in life

      Examples:
        | level | other |
        | 0     | 3     |
        | 3     | 0     |
        | 2     | 2     |

    Scenario: the level of the card discarded to guard does not matter
      Given the board
        | zone | A            | B              |
        | lrig | Lumi level:1 | Mira level:0   |
        | hand |              | Willow level:3 |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      Then B has 7 cards in life
