@hololive
Feature: 2.5 Buzz

  @clause-2.5.1
  Rule: 2.5.1 A card with the mark is a Buzz card

    Scenario: a text that says Buzz means those with the mark
      Given the board
        | zone    | A                           |
        | archive | Sora-1st buzz, Roboco-1st   |
      And A's oshi reads "Activated: put 1 Buzz holomem from your archive into your hand."
      When A activates A's oshi's ability
      Then A's hand is Sora-1st
