@hololive
Feature: 5.17 Switching

  @clause-5.17.1
  Rule: 5.17.1 The center or collab holomem and a back holomem change places

    @ruling-Q293
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

    Scenario: B's text switches B's center holomem in B's turn
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your back holomem."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Suisei is in the center position
      And Miko is in the back position
      And Sora is in the center position

    @clause-4.1.4 @ruling-Q201 @ruling-Q203
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
