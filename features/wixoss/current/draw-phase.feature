@wixoss
Feature: draw-phase The draw phase

  @clause-draw-phase.1
  Rule: draw-phase.1 The draw phase is the second of a turn, after the up phase and before the ener phase

    Scenario Outline: <player> puts a card drawn in the draw phase into the Ener zone
      Given the board
        | zone | A              | B              |
        | deck | Ember, 5 cards | Frost, 5 cards |
      And it is the start of <player>'s up phase
      When <player> puts <card> into the ener zone
      Then <card> is in <player>'s ener
      And <player> has 1 card in hand

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Frost |

    Scenario: a SIGNI that was down is up when the draw phase begins
      Given the board
        | zone | A          | B |
        | left | Ember down |   |
      And Ember reads "At the beginning of your draw phase, if this SIGNI is up, draw 1 card."
      And it is the start of A's up phase
      Then A has drawn 3 cards

  @clause-draw-phase.2
  Rule: draw-phase.2 The turn player draws two cards, one in the first turn of the game

    Scenario Outline: <player> draws <number> in the draw phase of turn <turn>
      Given it is turn <turn>
      And it is the start of <player>'s draw phase
      Then <player> has drawn <number>
      And <other> has drawn 0 cards

      Examples:
        | player | other | turn | number  |
        | A      | B     | 1    | 1 card  |
        | B      | A     | 2    | 2 cards |
        | A      | B     | 3    | 2 cards |
        | A      | B     | 5    | 2 cards |

  @clause-draw-phase.3
  Rule: draw-phase.3 When the first card was the last of the deck it is refreshed, and the ener phase follows

    Scenario Outline: <player> draws <drawn> from a deck of <deck> and has <left> in deck
      Given the board
        | zone  | A       | B       |
        | deck  | <deck>  | <deck>  |
        | trash | 4 cards | 4 cards |
      And it is the start of <player>'s draw phase
      Then <player> has drawn <drawn>
      And <player> has <left> in deck
      And <player> has <life> cards in life
      And it is <player>'s ener phase

      Examples:
        | player | deck    | drawn   | left    | life |
        | A      | 1 card  | 1 card  | 4 cards | 6    |
        | A      | 2 cards | 2 cards | 4 cards | 6    |
        | A      | 3 cards | 2 cards | 1 card  | 7    |
        | B      | 1 card  | 1 card  | 4 cards | 6    |

  @clause-draw-phase.4 @reading-W-13
  Rule: draw-phase.4 The second card is not drawn then

    Scenario Outline: <player> draws just one card from a deck of one, which is refreshed
      Given the board
        | zone  | A                  | B                 |
        | deck  | Ember              | Frost             |
        | trash | Thorn, Dusk, Coral | Gale, Dawn, Flint |
      And it is the start of <player>'s draw phase
      Then <player>'s hand is <card>
      And <player> has 3 cards in deck

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Frost |
