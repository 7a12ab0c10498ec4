@hololive
Feature: 5.29 Holomem that cannot be moved

  @clause-5.29.1
  Rule: 5.29.1 A holomem that cannot be moved changes no place on the stage

    Scenario Outline: a back holomem of <player>'s <can or not> collab where it <text>
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And <back> reads "This holomem <text>."
      And it is <player>'s turn
      Then <player> <can or not> collab <back>

      Examples:
        | player | back   | text             | can or not |
        | A      | Roboco | cannot be moved  | cannot     |
        | B      | Suisei | cannot be moved  | cannot     |
        | A      | Roboco | cannot be healed | can        |

    Scenario: an opponent's text does not put it onto the center position
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Suisei |
      And Suisei reads "This holomem cannot be moved."
      And A holds a support "Push" (item) that reads "Put 1 of your opponent's back holomem onto the center position. Draw 1 card."
      When A plays the support Push
      Then Suisei is in the back position
      And it is A's play timing

  @clause-5.29.2
  Rule: 5.29.2 A holomem that cannot be moved can leave the stage

    Scenario Outline: an unmovable holomem goes to the <zone> by A's support
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Suisei reads "This holomem cannot be moved."
      And A holds a support "Push" (item) that reads "<text>"
      When A plays the support Push
      Then Suisei is in B's <zone>
      And it is A's play timing

      Examples:
        | text                                              | zone    |
        | Archive 1 of your opponent's back holomem.        | archive |
        | Return 1 of your opponent's back holomem to hand. | hand    |
