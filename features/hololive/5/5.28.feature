@hololive
Feature: 5.28 Blooming once more

  @clause-5.28.1
  Rule: 5.28.1 A holomem with leave to bloom once more blooms in the turn of its bloom, a single time

    Scenario Outline: <player>'s holomem with leave blooms twice in a turn and not three times
      Given the board
        | zone   | A                            | B                            |
        | center | Sora                         | Miko                         |
        | back   | Roboco                       | Suisei                       |
        | hand   | Sora-1st, Sora-1st, Sora-1st | Miko-1st, Miko-1st, Miko-1st |
      And <by> reads "Your center holomem can bloom a second time in a turn."
      And it is <player>'s turn
      When <player> blooms <center> with <card>
      And <player> blooms <card> with <card>#2
      Then <player> cannot bloom <card>#2 with <card>#3
      And it is <player>'s play timing

      Examples:
        | player | by     | center | card     |
        | A      | Roboco | Sora   | Sora-1st |
        | B      | Suisei | Miko   | Miko-1st |

    Scenario: a holomem without leave blooms once in a turn
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | hand   | Sora-1st, Sora-2nd |
      When A blooms Sora with Sora-1st
      Then A cannot bloom Sora-1st with Sora-2nd

    Scenario: leave to bloom once more lifts no other condition
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | back   | Roboco             |
        | hand   | Suisei, Suisei-1st |
      And Roboco reads "Your back holomem can bloom a second time in a turn."
      When A places Suisei
      Then A cannot bloom Suisei with Suisei-1st

    Scenario: each of two holomem with leave blooms twice in a turn, and one without leave once
      Given the board
        | zone   | A                                                              |
        | center | Sora                                                           |
        | back   | Miko, Suisei                                                   |
        | hand   | Sora-1st, Sora-1st, Miko-1st, Miko-1st, Suisei-1st, Suisei-1st |
      And A's oshi reads "Your <Sora> or <Miko> can bloom a second time in a turn."
      When A blooms Sora with Sora-1st
      And A blooms Sora-1st with Sora-1st#2
      And A blooms Miko with Miko-1st
      And A blooms Suisei with Suisei-1st
      Then A can bloom Miko-1st with Miko-1st#2
      And A cannot bloom Suisei-1st with Suisei-1st#2

    Scenario: leave that was used is there again in a later turn
      Given the board
        | zone   | A                                      |
        | center | Sora                                   |
        | back   | Roboco                                 |
        | hand   | Sora-1st, Sora-1st, Sora-2nd, Sora-2nd |
      And Roboco reads "Your center holomem can bloom a second time in a turn."
      When A blooms Sora with Sora-1st
      And A blooms Sora-1st with Sora-1st#2
      And the turn passes to B
      And the turn passes to A
      And A blooms Sora-1st#2 with Sora-2nd
      Then A can bloom Sora-2nd with Sora-2nd#2
