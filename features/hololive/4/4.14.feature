@hololive
Feature: 4.14 Archive

  @clause-4.14.2
  Rule: 4.14.2 The archive is public, and has no order

    @clause-4.14.1
    Scenario Outline: <viewer> sees every card of both archives
      Given the board
        | zone    | A            | B    |
        | archive | Sora, Roboco | Miko |
      Then <viewer> sees Sora
      And <viewer> sees Roboco
      And <viewer> sees Miko

      Examples:
        | viewer |
        | A      |
        | B      |

    @ruling-Q190
    Scenario: two cards that go to the archive together are not put in order
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive all cards in your hand."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A's archive is Roboco, Suisei
