@wixoss
Feature: attack-phase The attack phase

  @clause-attack-phase.1
  Rule: attack-phase.1 SIGNI and the center LRIG attack

    Scenario Outline: <player> attacks with a SIGNI and with the center LRIG
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <attacker> is down
      When the turn goes on to <player>'s LRIG attack step
      Then <player> can attack with <player>'s LRIG

      Examples:
        | player | attacker |
        | A      | Ember    |
        | B      | Frost    |

    Scenario: the assist LRIGs do not attack
      Given the board
        | zone         | A                      | B |
        | left assist  | Mira level:1 type:Sola |   |
        | right assist | Nova type:Iona         |   |
      When the turn goes on to A's LRIG attack step
      Then A can attack with A's LRIG
      And A cannot attack with Mira
      And A cannot attack with Nova

    Scenario: a SIGNI or a LRIG cannot attack in the main phase
      Given the board
        | zone   | A     |
        | center | Ember |
      Then A cannot attack with Ember
      And A cannot attack with A's LRIG

    Scenario: the turn player alone can attack in the SIGNI attack step
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      Then A can attack with Ember
      And B cannot attack with Frost

  @clause-attack-phase.2 @assumption-WA-12
  Rule: attack-phase.2 Pre-attack, defense, SIGNI attack, LRIG attack, guard

    Scenario Outline: <player> attacks, and each step comes in its place
      Given the board
        | zone      | A                             | B                             |
        | center    | Ember                         | Frost                         |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And it is the start of <player>'s attack phase
      Then <player> can use the arts <mine>
      When <player> passes
      Then <other> can use the arts <theirs>
      When <other> passes
      Then <player> can attack with <attacker>
      When <player> passes
      Then <player> can attack with <player>'s LRIG

      Examples:
        | player | other | attacker | mine  | theirs |
        | A      | B     | Ember    | Flare | Aegis  |
        | B      | A     | Frost    | Aegis | Flare  |

    @assumption-WA-10
    Scenario Outline: the guard step comes when <player>'s LRIG has attacked
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | hand   | Thorn | Coral |
      And <guard> reads "Guard."
      And it is the start of <player>'s SIGNI attack step
      When <player> passes
      Then <other> is not asked whether to guard
      When <player> attacks with <player>'s LRIG
      Then <other> is asked whether to guard

      Examples:
        | player | other | guard |
        | A      | B     | Coral |
        | B      | A     | Thorn |

  @clause-attack-phase.3
  Rule: attack-phase.3 The first turn of the game has no attack phase

    Scenario Outline: <player> goes first and has no attack phase in the first turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <player> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      Then it is <other>'s ener phase

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: <player> goes second, and attacks in the first turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <other> goes first
      And it is <player>'s first turn
      When the turn goes on to <player>'s SIGNI attack step
      Then <player> can attack with <attacker>

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: the player who goes second can act in their first turn's pre-attack step
      Given the board
        | zone      | A                             |
        | lrig deck | Flare kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And B goes first
      And it is A's first turn
      When A ends the main phase
      Then A can use the arts Flare

    Scenario: the player who went first can attack in the next turn of their own
      Given the board
        | zone   | A     |
        | center | Ember |
      And it is turn 3
      When the turn goes on to A's SIGNI attack step
      Then A can attack with Ember

    Scenario: an ability of the attack phase's beginning does not come in the first turn
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "At the beginning of your attack phase, draw 1 card."
      And A goes first
      And it is A's first turn
      When A ends the main phase
      Then it is B's ener phase
      And A's hand is empty
