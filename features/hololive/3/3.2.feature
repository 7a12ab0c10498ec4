@hololive
Feature: 3.2 Life damage

  @clause-3.2.1
  Rule: 3.2.1 Each player has a number of life damage

    @reading-H-53 @without-stack-targets
    Scenario Outline: <player> takes life damage for a downed center holomem, and <other> takes none
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to <whose> center holomem."
      Then A has 0 life damage
      And B has 0 life damage
      When A uses the oshi skill "Idol"
      Then <player> has 4 life
      And <other> has 5 life

      Examples:
        | player | other | whose           |
        | A      | B     | your            |
        | B      | A     | your opponent's |
