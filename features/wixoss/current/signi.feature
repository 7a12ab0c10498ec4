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

    Scenario Outline: a SIGNI with <one> and <other> that enters, acts and attacks with <front> in front leaves <left> Life Cloth
      Given the board
        | zone   | A                | B       |
        | center |                  | <front> |
        | hand   | Ember power:3000 |         |
      And Ember reads "Enter: draw 1 card. / Once per turn, Action: draw 1 card. / When this SIGNI attacks, draw 1 card."
      And Ember reads "This SIGNI has power +2000. / <one>. / <other>."
      When A plays Ember in the center
      And A activates Ember's ability
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then A has drawn 3 cards
      And B has <left> cards in life

      Examples:
        | one          | other        | front            | left |
        | Double Crush | Lancer       | Frost power:5000 | 6    |
        | Double Crush | Lancer       | -                | 5    |
        | Double Crush | S-Lancer     | Frost power:5000 | 6    |
        | Double Crush | S-Lancer     | -                | 5    |
        | Triple Crush | Lancer       | Frost power:5000 | 6    |
        | Triple Crush | Lancer       | -                | 4    |
        | Triple Crush | S-Lancer     | Frost power:5000 | 6    |
        | Triple Crush | S-Lancer     | -                | 4    |
        | Triple Crush | Double Crush | -                | 4    |
        | Assassin     | Double Crush | Frost power:9000 | 5    |
        | Assassin     | Triple Crush | Frost power:9000 | 4    |
        | Assassin     | S-Lancer     | Frost power:1000 | 6    |
