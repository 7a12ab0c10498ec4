@hololive
Feature: 11.2 Loss processing

  @clause-11.2.1
  Rule: 11.2.1 A player without life loses

    Scenario Outline: without life
      Given the board
        | zone | A   | B   |
        | life | <A> | <B> |
      Then <loser> has lost

      Examples:
        | A      | B      | loser |
        | -      | 1 card | A     |
        | 1 card | -      | B     |

    Scenario: the last life is enough
      Given A has 1 life
      And B has 1 life
      Then the game goes on
      And it is A's play timing

    @clause-11.5.1
    Scenario: the last life is taken by a down
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
        | life   | 1 card               |
      Then B has lost

  @clause-11.2.2
  Rule: 11.2.2 A player with nobody on the stage loses

    Scenario Outline: nobody on the stage
      Given the board
        | zone   | A   | B   |
        | center | <A> | <B> |
      Then <loser> has lost

      Examples:
        | A    | B    | loser |
        | -    | Miko | A     |
        | Sora | -    | B     |

    Scenario: a back holomem is enough
      Given the board
        | zone   | A    | B    |
        | center | -    | -    |
        | back   | Sora | Miko |
      Then the game goes on
      And it is A's play timing

    @clause-11.3.1
    @ruling-Q151
    Scenario: the only holomem is downed
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
      Then B has lost
