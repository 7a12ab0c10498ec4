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

    Scenario Outline: with <collab> in the collab position, a card of the archive ends up in A's <zone> on its way there
      Given the board
        | zone    | A        |
        | center  | Sora     |
        | collab  | <collab> |
        | archive | Roboco   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the collab position."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>

      Examples:
        | collab | zone    |
        | -      | collab  |
        | Azki   | archive |

    @without-stack-targets
    Scenario Outline: with <collab> in the collab position, a text has Roboco collab, who then is at <position>
      Given the board
        | zone   | A        | B    |
        | center | Sora     | Miko |
        | collab | <collab> | Azki |
        | back   | Roboco   |      |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: collab 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the <position> position

      Examples:
        | collab | position |
        | -      | collab   |
        | Suisei | back     |

    Scenario: while somebody is there, nobody is asked whether another may collab
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Suisei |
        | back   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may collab 1 of your back holomem. If you do, draw 1 card."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A has drawn 0 cards
      And it is A's play timing

    Scenario: A may collab a holomem by a text while the collab position is empty
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may collab 1 of your back holomem. If you do, draw 1 card."
      When A uses the oshi skill "Idol"
      And A says yes
      Then Roboco is in the collab position
      And A has drawn 1 card

  @clause-4.8.4
  Rule: 4.8.4 The collab holomem is the one in the collab position

    Scenario: a text about collab holomem heals neither the center nor the back holomem
      Given the board
        | zone   | A      | B                |
        | center | Sora   | Miko damage:10   |
        | collab | Azki   | Suisei damage:10 |
        | back   | Roboco | Korone damage:10 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 10 HP from each of your opponent's collab holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 10 damage
      And Suisei has 0 damage
      And Korone has 10 damage
