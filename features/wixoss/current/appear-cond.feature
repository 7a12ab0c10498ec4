@wixoss
Feature: appear-cond Appearance conditions

  @clause-appear-cond.2 @clause-appear-cond.1 @reading-W-03
  Rule: appear-cond.2 A Resona waits in the check zone while its condition is met, then it is fielded

    Scenario: two SIGNI go to the trash for a Resona's appearance condition
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | center    | Ember             |
        | right     | Dusk              |
        | lrig deck | Titan kind:resona |
      And Titan reads "Appear: put 2 of your SIGNI into the trash."
      When A plays Titan in the center
      And A chooses Ember, Dusk
      Then Titan is in A's center
      And Ember is in A's trash
      And Dusk is in A's trash
      And Gale is in A's left

    Scenario: a Resona whose appearance condition cannot be met is not played
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | lrig deck | Titan kind:resona |
      And Titan reads "Appear: put 2 of your SIGNI into the trash."
      Then A can remove Gale
      And A cannot play Titan

    Scenario: a Resona for the attack phase is playable there, not in the main phase
      Given the board
        | zone      | A                               |
        | left      | Gale                            |
        | lrig deck | Titan kind:resona timing:attack |
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      Then A cannot play Titan
      When A ends the main phase
      Then A can play Titan

  @clause-appear-cond.3
  Rule: appear-cond.3 An appearance condition is no cost

    Scenario: a Resona that is fielded by its appearance condition takes no Ener
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | ener      | Dusk              |
        | lrig deck | Titan kind:resona |
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      When A plays Titan in the center
      Then Titan is in A's center
      And Dusk is in A's ener

  @clause-appear-cond.4
  Rule: appear-cond.4 An appearance condition is no effect

    Scenario: no Enter ability is activated, and it comes
      Given the board
        | zone      | A                 | B     |
        | left      | Gale              | Frost |
        | lrig deck | Titan kind:resona |       |
      And Frost reads "Enter abilities of opposing SIGNI are not activated."
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      When A plays Titan in the center
      Then Titan is in A's center
      And Gale is in A's trash

    @clause-unaffected.1
    Scenario: a SIGNI unaffected by effects goes to the trash for an appearance condition
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | lrig deck | Titan kind:resona |
      And Gale reads "Unaffected."
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      When A plays Titan in the center
      Then Titan is in A's center
      And Gale is in A's trash
