@hololive
Feature: 2.6 Tags

  @clause-2.6.1
  Rule: 2.6.1 Tags do nothing, but texts refer to them

    @clause-2.6.2
    Scenario: those with the tag, and nobody else
      Given the board
        | zone   | A                                       |
        | center | Sora tag:#song                          |
        | back   | Roboco tag:#song/#jp, Suisei tag:#jp    |
      And A's oshi reads "Your #song holomem get HP +20."
      Then Sora has 120 HP
      And Roboco has 120 HP
      And Suisei has 100 HP
