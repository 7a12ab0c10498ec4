@hololive
Feature: 5.24 Rolling again

  @clause-5.24.1
  Rule: 5.24.1 The number is dropped, and a new roll counts instead

    Scenario Outline: A, asked to roll again, says <answer> and draws <cards>
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you roll a die, you may roll the die again instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      And the dice will show <dice>
      When A uses the oshi skill "Idol"
      And A says <answer>
      Then A has drawn <cards>
      And the event "rolled" happened 1 time

      Examples:
        | answer | dice | cards   |
        | yes    | 1, 5 | 5 cards |
        | no     | 1    | 1 card  |

    Scenario: B rolls again, in B's turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "When you roll a die, you may roll the die again instead."
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      And the dice will show 1, 5
      And it is B's turn
      When B uses the oshi skill "Idol"
      And B says yes
      Then B has drawn 5 cards

    @clause-10.11.1.1 @ruling-Q394 @ruling-Q419
    Scenario Outline: the die was rolled once for what triggers by it, and A says <answer>
      Given the board
        | zone   | A              |
        | center | Sora fan:Charm |
        | back   | Roboco         |
      And Charm reads "When you roll a die, you may roll the die again instead."
      And Roboco reads "When you roll a die, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die."
      And the dice will show <dice>
      When A uses the oshi skill "Idol"
      And A says <answer>
      Then A has drawn 1 card

      Examples:
        | answer | dice |
        | yes    | 2, 3 |
        | no     | 2    |

    @ruling-Q229
    Scenario: of three dice that were rolled at once, all three are rolled again
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you roll a die, you may roll the die again instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll 3 dice. Draw cards equal to the number rolled."
      And the dice will show 1, 1, 1, 2, 3, 4
      When A uses the oshi skill "Idol"
      And A says yes
      Then nobody is asked anything
      And A has drawn 9 cards
