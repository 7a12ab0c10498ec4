@wixoss
Feature: ener-phase The ener phase

  @clause-ener-phase.1
  Rule: ener-phase.1 The ener phase is the third of a turn, after the draw phase and before the grow phase

    @assumption-WA-14
    Scenario Outline: <player> charges what was drawn, and pays for growing with it
      Given the board
        | zone      | A                         | B                         |
        | lrig      | Lumi level:1              | Mira level:1              |
        | lrig deck | Lumi-2 level:2 grow:white | Mira-2 level:2 grow:white |
        | deck      | Ember, 5 cards            | Frost, 5 cards            |
      And it is the start of <player>'s draw phase
      When <player> puts <card> into the ener zone
      And <player> grows <lrig> into <lrig>-2
      Then <lrig>-2 is in <player>'s lrig
      And <card> is in <player>'s trash

      Examples:
        | player | card  | lrig |
        | A      | Ember | Lumi |
        | B      | Frost | Mira |

  @clause-ener-phase.2
  Rule: ener-phase.2 A card of the hand, or a SIGNI of one's own field, goes to Ener, once

    Scenario Outline: <player> puts <card>, and nothing more
      Given the board
        | zone   | A                       | B                      |
        | hand   | Ember, Spark kind:spell | Frost, Mist kind:spell |
        | center | Thorn                   | Gale                   |
      And it is the start of <player>'s ener phase
      When <player> puts <card> into the ener zone
      Then <player>'s ener is <card>
      And <player> cannot put <hand> into the ener zone
      And <player> cannot put <signi> into the ener zone

      Examples:
        | player | card  | hand  | signi |
        | A      | Spark | Ember | Thorn |
        | A      | Thorn | Ember | Thorn |
        | A      | Ember | Spark | Thorn |
        | B      | Gale  | Frost | Gale  |
        | B      | Frost | Mist  | Gale  |

    Scenario: each of them could be put
      Given the board
        | zone   | A                       | B     |
        | hand   | Ember, Spark kind:spell | Frost |
        | center | Thorn                   | Gale  |
        | trash  | Dusk                    |       |
      And it is the start of A's ener phase
      Then A can put Ember into the ener zone
      And A can put Spark into the ener zone
      And A can put Thorn into the ener zone
      And A cannot put Gale into the ener zone
      And A cannot put Frost into the ener zone
      And A cannot put Dusk into the ener zone

    Scenario: the center LRIG is no SIGNI
      Given the board
        | zone | A     | B |
        | hand | Ember |   |
        | lrig | Lumi  |   |
      And it is the start of A's ener phase
      Then A cannot put Lumi into the ener zone
      And A can put Ember into the ener zone

  @clause-ener-phase.3
  Rule: ener-phase.3 The turn player need not put anything into the Ener zone

    Scenario Outline: <player> passes in the ener phase and puts nothing into the Ener zone
      Given the board
        | zone   | A     | B     |
        | hand   | Ember | Frost |
        | center | Thorn | Gale  |
      And it is the start of <player>'s ener phase
      When <player> passes
      And the turn goes on to <player>'s main phase
      Then <player>'s ener is empty
      And <hand> is in <player>'s hand

      Examples:
        | player | hand  |
        | A      | Ember |
        | B      | Frost |

    Scenario: a player who does not pass puts a card of the hand into Ener
      Given A's hand holds Ember, Frost
      And it is the start of A's ener phase
      When A puts Ember into the ener zone
      Then A's ener is Ember
      And A's hand is Frost
