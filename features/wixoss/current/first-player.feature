@wixoss
Feature: first-player The first player

  @clause-first-player.1 @reading-W-41
  Rule: first-player.1 The player whom lots choose goes first, and the game begins with that player's up phase

    Scenario Outline: the lots choose <player>, who goes first in turn 1
      Given a new game
      And the coin says that <player> goes first
      When the set-up is done
      Then it is <player>'s ener phase
      And it is turn 1

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: an ability of the up phase triggers in <player>'s up phase of turn 1
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

    Scenario Outline: <player> goes first in a new game and draws one card
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

    Scenario Outline: the second player's <phase> in turn 2 is not restricted, so <what>
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
