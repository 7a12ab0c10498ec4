@hololive
Feature: 4.10 Life area

  @clause-4.10.2
  Rule: 4.10.2 The life is hidden from both players, and ordered

    @clause-4.10.1
    Scenario Outline: <viewer> sees neither player's life
      Given the board
        | zone | A           | B           |
        | life | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: of two cards that go there together, their player says which lies on top
      Given the board
        | zone    | A                                 |
        | center  | Sora                              |
        | archive | Blue kind:cheer, Green kind:cheer |
        | life    | First, Last                       |
      And Sora reads "Activated: put 2 cards from your archive into your life."
      When A activates Sora's ability
      And A orders the cards Green, Blue
      Then A's life is Green, Blue, First, Last

    Scenario: the top card is the one that a player loses
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Suisei hp:50 |
        | life   |      | blue, green  |
      And Sora reads "Activated: deal 50 damage to 1 of your opponent's back holomem."
      When A activates Sora's ability
      Then B has 1 life
      And blue is attached to Miko
