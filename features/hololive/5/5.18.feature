@hololive
Feature: 5.18 Switching

  @clause-5.18.1
  Rule: 5.18.1 Two of the center, the collab and the back holomem change places

    Scenario Outline: <player>'s center and collab holomem change places and keep their states
      Given the board
        | zone   | A              | B              |
        | center | Sora           | Miko           |
        | collab | Roboco resting | Suisei resting |
      And <player> holds a support "Swap" (item) that reads "Switch your center holomem with your collab holomem."
      And it is <player>'s turn
      When <player> plays the support Swap
      Then <collab> is in the center position
      And <center> is in the collab position
      And <collab> is resting
      And <center> is active

      Examples:
        | player | center | collab |
        | A      | Sora   | Roboco |
        | B      | Miko   | Suisei |

    @since-1.7.0 @ruling-Q293
    Scenario Outline: the <position> holomem and a resting back one change places and keep their states
      Given the board
        | zone   | A              |
        | center | Sora           |
        | collab | Suisei         |
        | back   | Roboco resting |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your <position> holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the <position> position
      And <who> is in the back position
      And Roboco is resting
      And <who> is active

      Examples:
        | position | who    |
        | center   | Sora   |
        | collab   | Suisei |

    @since-1.7.0
    Scenario: the opponent's, with the opponent's
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your opponent's center holomem with 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei is in the center position
      And Miko is in the back position
      And B has 2 holomem on the stage
      And Sora is in the center position

    @since-1.7.0 @without-stack-targets
    Scenario: B's text switches B's center holomem in B's turn
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your active back holomem."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Suisei is in the center position
      And Miko is in the back position
      And Sora is in the center position

    @since-1.7.0 @clause-4.1.4 @ruling-Q201 @ruling-Q203
    Scenario Outline: of a resting and an active back holomem, <who> is chosen and is <state> there
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko                   |
        | back   |      | Suisei resting, Korone |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your opponent's center holomem with 1 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      And A chooses <who>
      Then <who> is in the center position
      And <who> is <state>

      Examples:
        | who    | state   |
        | Suisei | resting |
        | Korone | active  |
