@toy
Feature: 2 Ending

  @clause-2.1
  Rule: 2.1 To pass ends the turn

    @clause-2.3
    Scenario: the other player's turn comes
      Given B holds Sora
      When A passes
      Then B can place Sora

  @clause-2.2
  Rule: 2.2 Three cards on the pile win

    Scenario: exactly three
      Given A holds Sora
      And the piles
        | A | Miko   |
        | A | Suisei |
      When A places Sora
      And A passes
      Then B has lost
