@wixoss
Feature: signi-step SIGNI attack step

  @clause-signi-step.2
  Rule: signi-step.2 A SIGNI that attacks battles the SIGNI in front of it

    Scenario: it banishes one that is no stronger
      Given the board
        | zone   | A                | B                |
        | center | Ember power:3000 | Frost power:3000 |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And Ember is in A's center
      And B has 7 cards in life

  @clause-signi-step.3
  Rule: signi-step.3 A SIGNI that attacks with none in front of it damages the opponent

    Scenario: Life Cloth is crushed where there is some
      Given the board
        | zone   | A     | B                   |
        | center | Ember |                     |
        | left   |       | Frost               |
        | life   |       | Thorn, Gale, 1 card |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the top of B's life is Gale
      And Thorn is in B's ener

    Scenario: without Life Cloth the opponent loses
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has lost
