@wixoss @assumption-WA-12
Feature: preattack-step The pre-attack step

  @clause-preattack-step.1
  Rule: preattack-step.1 The pre-attack step is the first step of the attack phase

    Scenario: the pre-attack step comes right after the main phase, before the opponent acts
      Given the board
        | zone      | A                             | B                             |
        | center    | Ember                         | Frost                         |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Aegis reads "Draw 1 card."
      When A ends the main phase
      Then A can use the arts Flare
      And A cannot attack with Ember
      And B cannot use the arts Aegis
      When the turn goes on to A's SIGNI attack step
      Then A can attack with Ember

  @clause-preattack-step.2
  Rule: preattack-step.2 Abilities for the beginning of the attack phase come first in the pre-attack step

    Scenario Outline: <player>'s ability comes before anybody acts
      Given the board
        | zone      | A                             | B                             |
        | center    | Ember                         | Frost                         |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And Ember reads "At the beginning of your attack phase, you may draw 1 card. If you do, Ener Charge 1."
      And Frost reads "At the beginning of your attack phase, you may draw 1 card. If you do, Ener Charge 1."
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> is asked yes or no
      When <player> says yes
      Then <player> has 1 card in hand
      And <player> has 1 card in ener
      And <player> can use the arts <mine>

      Examples:
        | player | mine  |
        | A      | Flare |
        | B      | Aegis |

    Scenario: an ability for the beginning of the attack phase comes once in a turn
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "At the beginning of your attack phase, draw 1 card."
      When the turn goes on to A's LRIG attack step
      Then A has 1 card in hand

    Scenario: the opponent's does not come
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "At the beginning of your attack phase, draw 1 card."
      When the turn goes on to A's SIGNI attack step
      Then B's hand is empty
      And A can attack with Ember

    Scenario: an ability for the beginning of the opponent's attack phase comes, too
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "At the beginning of your opponent's attack phase, draw 1 card."
      When the turn goes on to A's SIGNI attack step
      Then B has 1 card in hand
      And A can attack with Ember

    Scenario: the abilities of a LRIG and of a key for the beginning of the attack phase both come
      Given the board
        | zone | A            |
        | lrig | Lumi level:3 |
        | key  | Locket       |
      And Lumi reads "At the beginning of your attack phase, draw 1 card."
      And Locket reads "At the beginning of your attack phase, Ener Charge 1."
      When A ends the main phase
      And A plays the waiting ability of Lumi first
      Then A has drawn 1 card
      And A has 1 card in ener

  @clause-preattack-step.3
  Rule: preattack-step.3 Then the turn player uses what has its timing, as much as that player likes

    Scenario Outline: <player> uses two arts in the pre-attack step
      Given the board
        | zone      | A                                                            | B                                                              |
        | lrig deck | Flare kind:arts timing:attack, Comet kind:arts timing:attack | Aegis kind:arts timing:attack, Comet#2 kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Comet reads "Draw 1 card."
      And Aegis reads "Draw 1 card."
      And Comet#2 reads "Draw 1 card."
      And it is the start of <player>'s attack phase
      When <player> uses the arts <first>
      Then <player> has 1 card in hand
      When <player> uses the arts <second>
      Then <player> has 2 cards in hand

      Examples:
        | player | first | second  |
        | A      | Flare | Comet   |
        | B      | Aegis | Comet#2 |

    Scenario: a piece of that timing, too
      Given the board
        | zone         | A                                |
        | left assist  | Mira type:Sola                   |
        | right assist | Nova type:Iona                   |
        | lrig deck    | Concord kind:piece timing:attack |
      And Concord reads "Draw 1 card."
      And it is the start of A's attack phase
      When A uses the piece Concord
      Then A has 1 card in hand

    Scenario: abilities of that timing, and no other
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "Once per turn, Attack phase Action: draw 1 card."
      And Gale reads "Once per turn, Action: draw 1 card."
      And it is the start of A's attack phase
      Then A cannot activate Gale's ability
      When A activates Ember's ability
      Then A has 1 card in hand

    Scenario Outline: an arts of timing <timing> cannot be used in the pre-attack step
      Given the board
        | zone      | A                                                              |
        | lrig deck | Flare kind:arts timing:<timing>, Comet kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Comet reads "Draw 1 card."
      And it is the start of A's attack phase
      Then A can use the arts Comet
      And A cannot use the arts Flare

      Examples:
        | timing |
        | main   |
        | cut-in |

    Scenario: no SIGNI is fielded, no spell is used
      Given the board
        | zone      | A                             |
        | hand      | Gale, Spark kind:spell        |
        | lrig deck | Comet kind:arts timing:attack |
      And Comet reads "Draw 1 card."
      And Spark reads "Draw 1 card."
      Then A can use the spell Spark
      And A can play Gale in the center
      When A ends the main phase
      Then A can use the arts Comet
      And A cannot use the spell Spark
      And A cannot play Gale in the center
