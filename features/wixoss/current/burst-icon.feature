@wixoss
Feature: burst-icon The burst icon

  @clause-burst-icon.2
  Rule: burst-icon.2 A card that has gained a burst has the icon

    Scenario: a burst that is gained where it lies
      Given the board
        | zone   | A     | B              |
        | center | Ember | Frost          |
        | life   |       | Willow, 1 card |
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth."
      And Frost reads "Cards in your check zone have [Life Burst: draw 1 card.]."
      When A activates Ember's ability
      Then B is asked whether to burst Willow
      When B bursts Willow
      Then B has 1 card in hand

  @clause-burst-icon.3 @reading-W-29
  Rule: burst-icon.3 A crushed card with the icon has its burst used, if its player likes

    @clause-burst-icon.1
    Scenario: a crushed card with the burst icon has its burst asked about and used
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B is asked whether to burst Willow
      When B bursts Willow
      Then B has 1 card in hand

    Scenario: a crushed card without the burst icon is not asked about
      Given the board
        | zone   | A     | B              |
        | left   | Gale  |                |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Enter: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A can attack with Gale
      And B is not asked whether to burst Willow
      And B's hand is empty

    Scenario Outline: an attack of <attacker> crushes the top of <life>, and its burst is asked about
      Given the board
        | zone   | A     | B      |
        | center | Ember |        |
        | life   |       | <life> |
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's <step>
      When A attacks with <attacker>
      Then B is asked whether to burst Willow

      Examples:
        | attacker | life           | step              |
        | A's LRIG | Willow, 1 card | LRIG attack step  |
        | Ember    | Willow         | SIGNI attack step |

    Scenario: each of two cards that are crushed together is used for its burst
      Given the board
        | zone   | A     | B                     |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Action: Crush 2 of your opponent's Life Cloth."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: Gain 1 coin."
      When A activates Ember's ability
      And B lets Willow, Coral burst and plays Willow first
      Then B has 1 card in hand
      And B has 1 coin

    Scenario: the burst belongs to the player whose Life Cloth was crushed
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then Ember is in A's ener
