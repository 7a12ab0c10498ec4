@wixoss
Feature: turn The turn

  @clause-turn.1
  Rule: turn.1 A turn has seven phases

    Scenario Outline: <player>'s ability for the beginning of the <phase> comes once in a turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <signi> reads "At the beginning of your <phase>, Ener Charge 1."
      And it is the start of <player>'s up phase
      When the turn passes to <other>
      Then <player> has 1 card in ener

      Examples:
        | player | other | signi | phase        |
        | A      | B     | Ember | up phase     |
        | A      | B     | Ember | draw phase   |
        | A      | B     | Ember | ener phase   |
        | A      | B     | Ember | grow phase   |
        | A      | B     | Ember | main phase   |
        | A      | B     | Ember | attack phase |
        | A      | B     | Ember | end phase    |
        | B      | A     | Frost | up phase     |
        | B      | A     | Frost | attack phase |

    @without-effect-actions
    Scenario Outline: the <later> phase comes after the <phase> phase
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "At the beginning of your <phase> phase, Ener Charge 1."
      And it is the start of A's <later> phase
      When the turn goes on to B's main phase
      Then A has 0 cards in ener
      And it is B's main phase

      Examples:
        | phase  | later  |
        | up     | draw   |
        | draw   | ener   |
        | ener   | grow   |
        | grow   | main   |
        | main   | attack |
        | attack | end    |

  @clause-turn.2 @clause-turn.3
  Rule: turn.2 The players take turns

    Scenario Outline: <first> goes first, and the players take turns
      Given <first> goes first
      And it is <first>'s turn
      When the turn passes to <second>
      Then it is <second>'s main phase
      And it is turn 6
      When the turn passes to <first>
      Then it is <first>'s main phase
      And it is turn 7

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |
