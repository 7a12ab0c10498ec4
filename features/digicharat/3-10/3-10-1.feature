@digicharat @assumption-DA-10
Feature: 3-10-1 Damage is processed last

  @clause-3-10-1.1
  Rule: 3-10-1.1 Damage is processed when everything else has been resolved

    @example-3-10-1.1/e1 @clause-3-8-3.2 @reading-D-20 @assumption-DA-7 @assumption-DA-8
    Scenario: example 3-10-1.1/e1: the attacker is not discarded by her reflected power before Glare lets her strike
      Given A's field holds Gema power:1
      And B's field holds Puchiko power:4 guard:3
      And A has set the event Mirror that reads "Your character in the battle reflects."
      And B has set the event Glare that reads "Your attacking character strikes your opponent."
      And it is B's turn
      When B attacks Gema with Puchiko
      And A uses Mirror
      And B uses Glare
      And both pass
      Then Puchiko is in B's field
      And Gema is in A's field
      And A has 16 cards in deck

    @assumption-DA-6 @assumption-DA-7 @assumption-DA-17
    Scenario Outline: Cinderella Dejiko lies in the <zone> after Bolt brought down the Puchiko she needs
      Given A's field holds Puchiko guard:3
      And A's hand holds Cinderella Dejiko needs:Puchiko
      And B has set the event Bolt that reads "<text>"
      When A brings out Cinderella Dejiko
      And B uses Bolt
      And both pass
      Then Puchiko is in A's discard pile
      And Cinderella Dejiko is in A's <zone>

      Examples:
        | text                                   | zone         |
        | Deal 3 damage to 1 opposing character. | field        |
        | Discard 1 opposing character.          | discard pile |

    @assumption-DA-7 @assumption-DA-17
    Scenario Outline: the attacker Puchiko is <posture> after Bolt did away with the attacked Gema
      Given A's field holds Gema guard:3
      And B's field holds Puchiko
      And A has set the event Bolt that reads "<text>"
      And it is B's turn
      When B attacks Gema with Puchiko
      And A uses Bolt
      And both pass
      Then Gema is in A's discard pile
      And Puchiko is <posture>

      Examples:
        | text                                   | posture |
        | Deal 3 damage to 1 attacked character. | asleep  |
        | Discard 1 attacked character.          | awake   |

    @assumption-DA-7 @assumption-DA-17
    Scenario Outline: an event deals 5 damage, and then another raises the guard of <guard> by 1
      Given A's field holds Usada guard:<guard>
      And A has set the event Shield that reads "This turn, 1 of your characters has guard +1."
      And B has set the event Bolt that reads "Deal 5 damage to 1 opposing character."
      When A uses Shield
      And B uses Bolt
      And both pass
      Then Usada is in A's <zone>

      Examples:
        | guard | zone         |
        | 4     | discard pile |
        | 5     | field        |

    @assumption-DA-8
    Scenario: a player draws before the damage takes cards from the deck
      Given A's deck holds Puchiko, Gema, 5 cards
      And A has set the event Study that reads "Draw 1 card."
      And B has set the event Zap that reads "Deal 1 damage to your opponent."
      When A uses Study
      And B uses Zap
      And both pass
      Then A's hand is Puchiko
      And Gema is in A's discard pile

    @assumption-DA-8
    Scenario: the damage of two events waits, and all of it is dealt
      Given A has set the event Zap that reads "Deal 2 damage to your opponent."
      And B has set the event Shock that reads "Deal 3 damage to your opponent."
      When A uses Zap
      And B uses Shock
      And both pass
      Then A has 17 cards in deck
      And B has 18 cards in deck

    @assumption-DA-8 @assumption-DA-9
    Scenario Outline: damage to each player is dealt to both at once: <result>
      Given A has <a> in deck
      And B has <b> in deck
      And A has set the event Quake that reads "Deal 3 damage to each player."
      When A uses Quake
      And both pass
      Then <result>

      Examples:
        | a       | b       | result             |
        | 3 cards | 4 cards | A has lost         |
        | 4 cards | 3 cards | B has lost         |
        | 3 cards | 3 cards | the game is a draw |
        | 4 cards | 4 cards | the game goes on   |
