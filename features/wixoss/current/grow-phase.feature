@wixoss
Feature: grow-phase The grow phase

  @clause-grow-phase.1
  Rule: grow-phase.1 The grow phase is the fourth of a turn, between the ener phase and the main phase

    Scenario Outline: <player> passes through the three
      Given the board
        | zone      | A              | B              |
        | lrig      | Lumi level:1   | Mira level:1   |
        | lrig deck | Lumi-2 level:2 | Mira-2 level:2 |
        | hand      | Ember          | Frost          |
      And it is the start of <player>'s ener phase
      When <player> puts <card> into the ener zone
      Then it is <player>'s grow phase
      When <player> grows <lrig> into <lrig>-2
      And the turn goes on to <player>'s main phase
      Then <lrig>-2 is in <player>'s lrig
      And it is <player>'s main phase

      Examples:
        | player | card  | lrig |
        | A      | Ember | Lumi |
        | B      | Frost | Mira |

  @clause-grow-phase.2
  Rule: grow-phase.2 The center LRIG may grow in it, and at no other time

    Scenario: the center LRIG can grow in its player's grow phase
      Given the board
        | zone      | A              | B              |
        | lrig      | Lumi level:1   | Mira level:1   |
        | lrig deck | Lumi-2 level:2 | Mira-2 level:2 |
      And it is the start of A's grow phase
      Then A can grow Lumi into Lumi-2

    Scenario: a player who passes the grow phase cannot grow in the main phase
      Given the board
        | zone      | A              | B |
        | lrig      | Lumi level:1   |   |
        | lrig deck | Lumi-2 level:2 |   |
      And it is the start of A's grow phase
      When A passes
      And the turn goes on to A's main phase
      Then Lumi is in A's lrig
      And A cannot grow Lumi into Lumi-2

    Scenario: the center LRIG cannot grow in the ener phase
      Given the board
        | zone      | A              | B |
        | lrig      | Lumi level:1   |   |
        | lrig deck | Lumi-2 level:2 |   |
        | hand      | Ember          |   |
      And it is the start of A's ener phase
      Then A cannot grow Lumi into Lumi-2
      And A can put Ember into the ener zone
