@wixoss
Feature: signi SIGNI

  @clause-signi.2 @clause-signi.1
  Rule: signi.2 SIGNI belong to the main deck

    Scenario: a main deck that holds SIGNI is accepted
      Given a new game
      And A's deck holds Ember kind:signi copies:4
      Then the decks are accepted

    Scenario: a LRIG deck that holds a SIGNI is refused
      Given a new game
      And A's lrig deck holds Ember kind:signi
      Then the decks are refused

  @clause-signi.3
  Rule: signi.3 SIGNI are fielded in the main phase, attack, and have abilities

    @assumption-WA-8
    Scenario: a SIGNI is fielded, uses its ability and can attack
      Given the board
        | zone | A     |
        | hand | Ember |
      And Ember reads "Once per turn, Action: draw 1 card."
      When A plays Ember in the center
      And A activates Ember's ability
      And the turn goes on to A's SIGNI attack step
      Then A can attack with Ember
