@hololive
Feature: 4.6 Stage

  @clause-4.6.2.1
  Rule: 4.6.2.1 A stage holds at most six holomem

    @clause-4.6.1 @clause-4.6.2 @ruling-Q198 @without-stack-room
    Scenario Outline: with <back> at the back and <collab> in the collab position, A <can> place a holomem
      Given the board
        | zone   | A        | B      |
        | center | Sora     | Miko   |
        | collab | <collab> | Korone |
        | back   | <back>   | Suisei |
        | hand   | Roboco   |        |
      Then A <can> place Roboco

      Examples:
        | collab | back               | can    |
        | Azki   | C1, C2, C3         | can    |
        | Azki   | C1, C2, C3, C4     | cannot |
        | -      | C1, C2, C3, C4     | can    |
        | -      | C1, C2, C3, C4, C5 | cannot |

    Scenario: a text puts no seventh holomem there either
      Given the board
        | zone    | A                  |
        | center  | Sora               |
        | back    | C1, C2, C3, C4, C5 |
        | archive | Roboco             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's archive

    Scenario: stacked and attached cards do not count towards the six holomem of a stage
      Given the board
        | zone   | A                                                 |
        | center | Sora-2nd under:Sora/Sora-1st cheer:red*2 tool:Mic |
        | back   | C1, C2, C3, C4                                    |
        | hand   | Roboco                                            |
      Then A can place Roboco

    Scenario Outline: a holomem for the empty center ends in the <zone> beside back holomem <back>
      Given the board
        | zone    | A      |
        | center  | -      |
        | collab  | Azki   |
        | back    | <back> |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the center position."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>

      Examples:
        | back               | zone    |
        | C1, C2, C3, C4     | center  |
        | C1, C2, C3, C4, C5 | archive |

  @clause-4.6.3
  Rule: 4.6.3 Onto the stage, and no more said, is into the back position

    Scenario Outline: put <where>, a holomem of the archive goes to the <position> position
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive <where>."
      When A uses the oshi skill "Idol"
      Then Roboco is in the <position> position

      Examples:
        | where                    | position |
        | onto the stage           | back     |
        | onto the collab position | collab   |

    Scenario: a holomem put onto the stage goes to the back position though the center position is empty
      Given the board
        | zone    | A      |
        | center  | -      |
        | back    | Sora   |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then Roboco is in the back position
      And A has no center holomem
      And it is A's play timing
