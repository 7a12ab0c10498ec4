@hololive
Feature: 11.2 Loss processing

  @clause-11.2.1
  Rule: 11.2.1 A player without life loses

    Scenario Outline: <loser> has no life and loses the game
      Given the board
        | zone | A   | B   |
        | life | <A> | <B> |
      Then <loser> has lost

      Examples:
        | A      | B      | loser |
        | -      | 1 card | A     |
        | 1 card | -      | B     |

    @clause-11.5.1
    Scenario Outline: a down takes one life of <life>
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   |        | Suisei     |
        | life   | <life> | <life>     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then <outcome>

      Examples:
        | life    | outcome          |
        | 1 card  | B has lost       |
        | 2 cards | the game goes on |

  @clause-11.2.2
  Rule: 11.2.2 A player with nobody on the stage loses

    @without-stack-targets
    Scenario Outline: <loser> has no holomem on the stage and loses the game
      Given the board
        | zone   | A   | B   |
        | center | <A> | <B> |
      Then <loser> has lost

      Examples:
        | A    | B    | loser |
        | -    | Miko | A     |
        | Sora | -    | B     |

    @clause-11.3.1
    @ruling-Q151
    Scenario Outline: the center holomem is downed, with <back> in the back
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | <back>     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then <outcome>

      Examples:
        | back   | outcome          |
        | -      | B has lost       |
        | Suisei | the game goes on |
