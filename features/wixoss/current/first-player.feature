@wixoss
Feature: first-player The first player

  @clause-first-player.1 @reading-W-41
  Rule: first-player.1 Whom lots choose goes first, and the game begins with that player's up phase

    Scenario Outline: they choose <player>
      Given a new game
      And the coin says that <player> goes first
      When the set-up is done
      Then it is <player>'s ener phase
      And it is turn 1

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: what triggers in an up phase triggers in the first one, <player>'s
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <signi> reads "At the beginning of your up phase, Ener Charge 1."
      And <player> goes first
      And it is turn 1
      And it is the start of <player>'s up phase
      Then <player> has 1 card in ener

      Examples:
        | player | signi |
        | A      | Ember |
        | B      | Frost |

  @clause-first-player.2
  Rule: first-player.2 In the first turn one card is drawn, and there is no attack phase

    Scenario Outline: what <player> draws in the first turn of a new game
      Given a new game
      And the coin says that <player> goes first
      When the set-up is done
      Then <player> has 6 cards in hand
      And <other> has 5 cards in hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: the attack phase of turn <turn>, <player>'s
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <signi> reads "At the beginning of your attack phase, Ener Charge 1."
      And it is turn <turn>
      And it is <player>'s turn
      When the turn passes to <other>
      Then <player> has <number> in ener

      Examples:
        | player | other | signi | turn | number  |
        | A      | B     | Ember | 1    | 0 cards |
        | A      | B     | Ember | 3    | 1 card  |
        | B      | A     | Frost | 2    | 1 card  |

    Scenario Outline: who is second draws two in turn 2, and may attack
      Given the board
        | zone   | A | B     |
        | center |   | Frost |
      And it is turn 2
      And it is the start of B's <phase>
      Then <what>

      Examples:
        | phase             | what                    |
        | draw phase        | B has drawn 2 cards     |
        | SIGNI attack step | B can attack with Frost |
