@digicharat @assumption-DA-7 @assumption-DA-8
Feature: 3-8-3 Reflecting, and power that strikes the player

  @clause-3-8-3.1
  Rule: 3-8-3.1 Characters reflect, players do not: what is dealt to a player is not reflected

    @example-3-8-3.1/e1 @assumption-DA-10
    Scenario: example 3-8-3.1/e1: what Glare deals to the player is not reflected
      Given A's field holds Dejiko power:4 guard:4
      And B's field holds Usada power:1
      And A has set the event Glare that reads "Your attacking character strikes your opponent."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B passes
      And A uses Glare
      And B uses Mirror
      And both pass
      Then B has 16 cards in deck
      And A has 20 cards in deck
      And Dejiko is in A's field

    @assumption-DA-10
    Scenario: in response to an event that does something else the attack is reflected
      Given A's field holds Dejiko power:4 guard:4
      And B's field holds Usada power:1
      And A has set the event Study that reads "Draw 1 card."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B passes
      And A uses Study
      And B uses Mirror
      And both pass
      Then B has 20 cards in deck
      And Dejiko is in A's discard pile

    @clause-3-8-1.1 @assumption-DA-10 @assumption-DA-13
    Scenario: Glare lets Dejiko strike the player, and what Usada deals still comes to Dejiko
      Given A's field holds Dejiko power:4 guard:3
      And B's field holds Usada power:3 guard:3
      And A has set the event Glare that reads "Your attacking character strikes your opponent."
      When A attacks Usada with Dejiko
      And B passes
      And A uses Glare
      And both pass
      Then B has 16 cards in deck
      And Usada is in B's field
      And Dejiko is in A's discard pile

    @reading-D-07 @assumption-DA-10 @assumption-DA-13
    Scenario Outline: a character who covers reflects a power of 4, the player who does not: A <covers>
      Given A's field holds Dejiko, Gema guard:5
      And B's field holds Usada power:4 guard:4
      And Gema reads "Cover."
      And A has set the event Mirror that reads "Your character in the battle reflects."
      And it is B's turn
      When B attacks Dejiko with Usada
      And A <covers>
      And A uses Mirror
      And both pass
      Then A has <number> cards in deck
      And Usada is in B's <zone>

      Examples:
        | covers           | number | zone         |
        | covers with Gema | 20     | discard pile |
        | takes the attack | 16     | field        |

  @clause-3-8-3.2
  Rule: 3-8-3.2 Reflected power is still the attacker's, so it can be made to strike the player in response

    @example-3-8-3.2/e1 @assumption-DA-10
    Scenario: example 3-8-3.2/e1: the reflected power of Cinderella Dejiko strikes the opponent
      Given A's field holds Cinderella Dejiko power:4 guard:4
      And B's field holds Blazer Usada power:3 guard:4
      And A has set the event Glare that reads "Your attacking character strikes your opponent."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Blazer Usada with Cinderella Dejiko
      And B uses Mirror
      And A uses Glare
      And both pass
      Then B has 16 cards in deck
      And A has 20 cards in deck
      And Cinderella Dejiko is in A's field
      And Blazer Usada is in B's field
