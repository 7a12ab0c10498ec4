@hololive
Feature: 4.8 Collab position

  @clause-4.8.2
  Rule: 4.8.2 The collab position is public

    @clause-4.8.1
    Scenario Outline: <viewer> sees the collab holomem of both
      Given the board
        | zone   | A              | B                   |
        | collab | Sora cheer:red | Miko-1st under:Miko |
      Then <viewer> sees Sora
      And <viewer> sees Sora's red cheer
      And <viewer> sees Miko-1st
      And <viewer> sees Miko

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.8.3
  Rule: 4.8.3 The collab position holds one holomem

    Scenario: a text puts no second one there
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | collab  | Azki   |
        | archive | Roboco |
      And Sora reads "Activated: put 1 Debut holomem from your archive onto the collab position."
      When A activates Sora's ability
      Then Roboco is in A's archive

    Scenario: while nobody is there, one can go
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "Activated: put 1 Debut holomem from your archive onto the collab position."
      When A activates Sora's ability
      Then Roboco is in the collab position

    Scenario Outline: with <collab> in the collab position, a text has Roboco collab, who then is at <position>
      Given the board
        | zone   | A        | B    |
        | center | Sora     | Miko |
        | collab | <collab> | Azki |
        | back   | Roboco   |      |
      And Sora reads "Activated: collab 1 of your back holomem."
      When A activates Sora's ability
      Then Roboco is in the <position> position

      Examples:
        | collab | position |
        | -      | collab   |
        | Suisei | back     |

  @clause-4.8.4
  Rule: 4.8.4 The collab holomem is the one in the collab position

    Scenario: a text speaks of it
      Given the board
        | zone   | A      | B                |
        | center | Sora   | Miko damage:10   |
        | collab | Azki   | Suisei damage:10 |
        | back   | Roboco | Korone damage:10 |
      And Sora reads "Activated: heal 10 HP from each of your opponent's collab holomem."
      When A activates Sora's ability
      Then Miko has 10 damage
      And Suisei has 0 damage
      And Korone has 10 damage
