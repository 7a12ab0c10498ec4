@hololive
Feature: 7.5 Main step

  @clause-7.5.1
  Rule: 7.5.1 An ability of the main step's start triggers and is played before the first action

    Scenario Outline: an ability of <player>'s main step is played, and then actions may be taken
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your main step, draw 1 card."
      And it is the start of <player>'s main step
      Then <player> has drawn 1 card
      And it is <player>'s play timing

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    Scenario: an ability triggers as the main step begins, though its holomem is downed then
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco hp:50 damage:50 |
      And Roboco reads "At the beginning of your main step, draw 1 card."
      And it is the start of A's main step
      Then Roboco was downed
      And A has drawn 1 card

    Scenario: the ability is played once, however many actions are taken
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And Sora reads "At the beginning of your main step, draw 1 card."
      When A places Roboco
      And A places Suisei
      Then A has drawn 1 card

  @clause-7.5.2
  Rule: 7.5.2 The turn player gets a play timing for the actions of the main step

    Scenario Outline: <player> may place a holomem in the main step, and then another
      Given the board
        | zone | A            | B            |
        | hand | Roboco, AZKi | Suisei, Lamy |
      And it is <player>'s turn
      When <player> places <card>
      Then it is <player>'s play timing
      And <player> can place <next>

      Examples:
        | player | card   | next |
        | A      | Roboco | AZKi |
        | B      | Suisei | Lamy |

    Scenario: an art cannot be used in the main step
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Art "Sing", no cheers, 30."
      And it is the start of A's main step
      Then A cannot use the art "Sing" of Sora

    @clause-7.6.4
    Scenario: the same art can be used in the performance step
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Art "Sing", no cheers, 30."
      And it is the start of A's performance step
      Then A can use the art "Sing" of Sora

    Scenario Outline: the turn player's holomem can collab, the opponent's cannot
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And it is <player>'s turn
      Then <player> can collab <mine>
      And <player> cannot collab <other>

      Examples:
        | player | mine   | other  |
        | A      | Roboco | Suisei |
        | B      | Suisei | Roboco |

  @clause-7.5.3
  Rule: 7.5.3 After the main step comes the performance step

    Scenario Outline: when <player> passes, the performance step of the same turn begins
      Given it is <player>'s turn
      When <player> ends the main step
      Then it is <player>'s performance step
      And it is turn <turn>

      Examples:
        | player | turn |
        | A      | 5    |
        | B      | 6    |
