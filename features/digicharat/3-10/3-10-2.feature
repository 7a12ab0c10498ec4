@digicharat
Feature: 3-10-2 No responses to damage

  @clause-3-10-2.1
  Rule: 3-10-2.1 While damage is processed nobody can respond

    @example-3-10-2.1/e1 @reading-D-07 @assumption-DA-8 @assumption-DA-10 @assumption-DA-13
    Scenario: example 3-10-2.1/e1: an event is too late when the player has discarded the cards
      Given A's field holds Dejiko power:3
      And B's field holds Usada
      And A has set the event Boom that reads "This battle deals 2 more damage to your opponent."
      When A attacks Usada with Dejiko
      And B takes the attack
      And A passes
      Then B has 17 cards in deck
      And A may not respond

    @example-3-10-2.1/e2 @reading-D-07 @assumption-DA-8 @assumption-DA-10 @assumption-DA-13
    Scenario: example 3-10-2.1/e2: an event is in time when the player says that they take the attack
      Given A's field holds Dejiko power:3
      And B's field holds Usada
      And A has set the event Boom that reads "This battle deals 2 more damage to your opponent."
      When A attacks Usada with Dejiko
      And B takes the attack
      Then A may respond
      When A uses Boom
      And both pass
      Then B has 15 cards in deck

    @assumption-DA-8
    Scenario: the other player, too, may respond to the attack, and not to its damage
      Given A's field holds Dejiko power:3
      And B has set the event Study
      When A attacks B with Dejiko
      Then B may respond
      When B passes
      Then B may not respond
      And B has 17 cards in deck

    @assumption-DA-7 @assumption-DA-17
    Scenario: an event may be responded to, and not its damage
      Given A's field holds Dejiko guard:3
      And A has set the event Study
      And B has set the event Bolt that reads "Deal 3 damage to 1 character."
      And it is B's turn
      When B uses Bolt
      Then A may respond
      When A passes
      Then A may not respond
      And Dejiko is in A's discard pile
