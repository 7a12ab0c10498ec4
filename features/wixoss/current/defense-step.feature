@wixoss @assumption-WA-12
Feature: defense-step The defense step

  @clause-defense-step.1
  Rule: defense-step.1 The defense step is the second step of the attack phase

    Scenario Outline: the defense step lies between <player>'s pre-attack step and attacks
      Given the board
        | zone      | A                             | B                             |
        | center    | Ember                         | Frost                         |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Aegis reads "Draw 1 card."
      And it is the start of <player>'s attack phase
      When <player> passes
      Then <other> can use the arts <theirs>
      And <player> cannot attack with <attacker>
      When <other> passes
      Then <player> can attack with <attacker>

      Examples:
        | player | other | attacker | theirs |
        | A      | B     | Ember    | Aegis  |
        | B      | A     | Frost    | Flare  |

  @clause-defense-step.2
  Rule: defense-step.2 The opponent uses what has the timing of the attack phase, as much as they like

    Scenario Outline: two arts are used by <other> in <player>'s defense step
      Given the board
        | zone      | A                                                            | B                                                              |
        | lrig deck | Flare kind:arts timing:attack, Comet kind:arts timing:attack | Aegis kind:arts timing:attack, Comet#2 kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Comet reads "Draw 1 card."
      And Aegis reads "Draw 1 card."
      And Comet#2 reads "Draw 1 card."
      And it is the start of <player>'s defense step
      When <other> uses the arts <first>
      And <other> uses the arts <second>
      Then <other> has 2 cards in hand

      Examples:
        | player | other | first | second  |
        | A      | B     | Aegis | Comet#2 |
        | B      | A     | Flare | Comet   |

    Scenario: the turn player does not
      Given the board
        | zone      | A                             | B                             |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Aegis reads "Draw 1 card."
      And it is the start of A's defense step
      Then B can use the arts Aegis
      And A cannot use the arts Flare

    Scenario: the opponent's abilities of that timing, too
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "Once per turn, Attack phase Action: draw 1 card."
      And it is the start of A's defense step
      When B activates Frost's ability
      Then B has 1 card in hand

    Scenario: an arts for the main phase cannot be used in the defense step
      Given the board
        | zone      | B                                                          |
        | lrig deck | Aegis kind:arts timing:attack, Comet kind:arts timing:main |
      And Aegis reads "Draw 1 card."
      And Comet reads "Draw 1 card."
      And it is the start of A's defense step
      Then B can use the arts Aegis
      And B cannot use the arts Comet
