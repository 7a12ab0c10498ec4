@wixoss
Feature: guard-step The guard step

  @clause-guard-step.1 @assumption-WA-10
  Rule: guard-step.1 The guard step is the last step of the attack phase

    Scenario Outline: after <player>'s LRIG has attacked; then the turn ends
      Given the board
        | zone   | A     | B      |
        | center | Ember | Frost  |
        | hand   | Thorn | Willow |
      And Thorn reads "Guard."
      And Willow reads "Guard."
      And it is the start of <player>'s LRIG attack step
      Then <other> is not asked whether to guard
      When <player> attacks with <player>'s LRIG
      Then <other> is asked whether to guard
      When <other> does not guard
      And the turn goes on to <other>'s ener phase
      Then <other> has 6 cards in life

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-guard-step.2 @clause-guard.1
  Rule: guard-step.2 The opponent of a LRIG that attacks discards a card with Guard

    Scenario Outline: <player>'s LRIG attacks, and <other> guards by discarding <guard>
      Given the board
        | zone | A              | B              |
        | hand | Thorn, 2 cards | Willow, 1 card |
      And Thorn reads "Guard."
      And Willow reads "Guard."
      And it is the start of <player>'s LRIG attack step
      When <player> attacks with <player>'s LRIG
      And <other> guards with <guard>
      Then <guard> is in <other>'s trash
      And <other> has 7 cards in life

      Examples:
        | player | other | guard  |
        | A      | B     | Willow |
        | B      | A     | Thorn  |

    Scenario: a card without Guard in the hand cannot be used to guard
      Given the board
        | zone | B             |
        | hand | Willow, Coral |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B can guard with Willow
      And B cannot guard with Coral

    Scenario: not with a card that is in another place
      Given the board
        | zone   | B      |
        | hand   | Willow |
        | ener   | Coral  |
        | center | Frost  |
      And Willow reads "Guard."
      And Coral reads "Guard."
      And Frost reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B can guard with Willow
      And B cannot guard with Coral
      And B cannot guard with Frost

    Scenario: a player who has a card with Guard need not guard
      Given the board
        | zone | B      |
        | hand | Willow |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      And B does not guard
      Then Willow is in B's hand
      And B has 6 cards in life

  @clause-guard-step.3
  Rule: guard-step.3 Without a LRIG that attacks there is no guard

    Scenario: a LRIG that does not attack gives no occasion to guard
      Given the board
        | zone | A | B      |
        | hand |   | Willow |
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A passes
      Then it is B's ener phase
      And B is not asked whether to guard
      And Willow is in B's hand

    Scenario: an attack of a SIGNI does not ask the opponent to guard
      Given the board
        | zone   | A     | B      |
        | left   | Gale  |        |
        | center | Ember |        |
        | hand   |       | Willow |
      And Willow reads "Guard."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B is not asked whether to guard
      And B has 6 cards in life
      And A can attack with Gale

    Scenario: an attack of B's LRIG lets A guard in the guard step
      Given the board
        | zone | A     | B |
        | hand | Thorn |   |
      And Thorn reads "Guard."
      And it is the start of B's LRIG attack step
      When B attacks with B's LRIG
      Then A can guard with Thorn
