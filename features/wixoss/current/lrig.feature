@wixoss
Feature: lrig LRIGs

  @clause-lrig.2 @clause-lrig.1
  Rule: lrig.2 LRIGs belong to the LRIG deck

    Scenario: a main deck that holds a LRIG is refused
      Given a new game
      And A's deck holds Lumi kind:lrig level:1
      Then the decks are refused

    Scenario: a LRIG deck that holds another LRIG is accepted
      Given a new game
      And A's lrig deck holds Lumi kind:lrig level:1
      Then the decks are accepted

  @clause-lrig.3
  Rule: lrig.3 The center grows in the grow phase, and attacks in the LRIG attack step

    Scenario Outline: <player>'s center LRIG grows, and can attack in the LRIG attack step
      Given the board
        | zone      | A              | B              |
        | lrig      | Lumi level:2   | Mira level:2   |
        | lrig deck | Lumi-3 level:3 | Mira-3 level:3 |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <next>
      Then <next> is in <player>'s lrig
      And <lrig> is under <next>
      When the turn goes on to <player>'s LRIG attack step
      Then <player> can attack with <next>

      Examples:
        | player | lrig | next   |
        | A      | Lumi | Lumi-3 |
        | B      | Mira | Mira-3 |
