@wixoss
Feature: center-lrig The center LRIG

  @clause-center-lrig.1
  Rule: center-lrig.1 Of three LRIGs it is the one in the middle

    @assumption-WA-3
    Scenario: a player chooses which of three LRIGs becomes the center LRIG
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona
      When A chooses Mira
      And the set-up is done
      Then Mira is in A's lrig

  @clause-center-lrig.2
  Rule: center-lrig.2 The center LRIG alone attacks in the LRIG attack step

    Scenario: the center LRIG can attack, the two assist LRIGs beside it cannot
      Given the board
        | zone         | A                      |
        | lrig         | Lumi level:3           |
        | left assist  | Mira level:1 type:Sola |
        | right assist | Nova level:2 type:Iona |
      And it is the start of A's LRIG attack step
      Then A can attack with Lumi
      And A cannot attack with Mira
      And A cannot attack with Nova

    Scenario: the center LRIG can attack in the LRIG attack step, and no SIGNI can
      Given the board
        | zone   | A            |
        | lrig   | Lumi level:3 |
        | center | Ember        |
      And it is the start of A's LRIG attack step
      Then A can attack with Lumi
      And A cannot attack with Ember

  @clause-center-lrig.3
  Rule: center-lrig.3 Where one LRIG begins the game it is that one

    Scenario: a LRIG deck with one of level 0
      Given a new game
      When the set-up is done
      Then A's LRIG is in A's lrig

    Scenario: the only LRIG of a player can attack as the center LRIG
      Given the board
        | zone | A            |
        | lrig | Lumi level:3 |
      And it is the start of A's LRIG attack step
      Then A can attack with Lumi
