@hololive
Feature: 2.1 Card name

  @clause-2.1.1
  Rule: 2.1.1 A card has a name of its own

    @clause-2.1.2
    Scenario: a text that says a name means the cards of that name, whatever else they are
      Given the board
        | zone    | A                                        |
        | archive | Sora-Debut, Sora-1st, Roboco, Cake kind:item |
      And A's oshi reads "Activated: put 1 <Sora> from your archive into your hand."
      When A activates A's oshi's ability
      Then A is asked to choose among Sora-Debut, Sora-1st
