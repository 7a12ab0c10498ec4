@hololive
Feature: 4.9 Back position

  @clause-4.9.2
  Rule: 4.9.2 The back position is public

    @clause-4.9.1
    Scenario Outline: <viewer> sees the back holomem of both
      Given the board
        | zone | A              | B                   |
        | back | Sora cheer:red | Miko-1st under:Miko |
      Then <viewer> sees Sora
      And <viewer> sees Sora's red cheer
      And <viewer> sees Miko-1st
      And <viewer> sees Miko

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.9.3
  Rule: 4.9.3 The back holomem are those in the back position

    Scenario: a text speaks of them
      Given the board
        | zone   | A      | B                                 |
        | center | Sora   | Miko damage:10                    |
        | collab | Azki   | Suisei damage:10                  |
        | back   | Roboco | Korone damage:10, Okayu damage:10 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 10 HP from each of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 10 damage
      And Suisei has 10 damage
      And Korone has 0 damage
      And Okayu has 0 damage
