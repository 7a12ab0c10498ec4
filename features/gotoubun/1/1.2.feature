@gotoubun
Feature: 1.2 Winning and losing

  @clause-1.2.1
  Rule: 1.2.1 A win or a loss ends the game at once, and who has not lost when the opponent has wins

    Scenario Outline: <loser> loses in <player>'s turn
      Given it is <player>'s turn
      And <player> holds an event "Fate" that reads "Main: <text>"
      When <player> plays the event Fate
      Then <loser> has lost

      Examples:
        | player | loser | text                                             |
        | A      | A     | You lose the game.                               |
        | A      | B     | Your opponent loses the game.                    |
        | B      | B     | You lose the game. Your opponent loses the game. |
        | B      | A     | Your opponent loses the game. You lose the game. |

  @clause-1.2.1.1
  Rule: 1.2.1.1 A player who has three brides wins

    Scenario Outline: <player> with <brides> brides gets another one, and <outcome>
      Given <player> has <brides> brides
      And it is <player>'s turn
      And <player>'s waiting room holds Ichika
      And <player> holds an event "Veil" that reads "Main: Put 1 {Ichika} from your waiting room into the bride area."
      When <player> plays the event Veil
      Then <outcome>

      Examples:
        | player | brides | outcome          |
        | A      | 1      | the game goes on |
        | A      | 2      | A has won        |
        | B      | 1      | the game goes on |
        | B      | 2      | B has won        |

    Scenario Outline: with <brides> brides, B gets two more in A's turn
      Given the board
        | zone   | B        |
        | lane 1 | Ichika   |
        | lane 2 | Ichika#2 |
      And B has <brides> brides
      And A holds an event "Veil" that reads "Main: Put all {Ichika} into the bride area."
      When A plays the event Veil
      Then <outcome>

      Examples:
        | brides | outcome          |
        | 0      | the game goes on |
        | 1      | B has won        |
        | 2      | B has won        |

    @clause-1.2.1 @reading-G-09
    Scenario: the third bride is not won with before the effect is over
      Given A has 2 brides
      And A's waiting room holds Ichika
      And A holds an event "Veil" that reads "Main: Put 1 {Ichika} from your waiting room into the bride area. Remove 1 of your {Ichika} brides."
      When A plays the event Veil
      Then the game goes on
      And it is A's play timing

  @clause-1.2.1.2
  Rule: 1.2.1.2 A player whose deck is empty loses, though nobody has to draw

    Scenario Outline: in the main phase <player> draws one of <deck> cards
      Given it is <player>'s turn
      And <player> has <deck> in deck
      And <player> holds an event "Fate" that reads "Main: Draw 1 card."
      When <player> plays the event Fate
      Then <outcome>

      Examples:
        | player | deck    | outcome          |
        | A      | 1 card  | A has lost       |
        | A      | 2 cards | the game goes on |
        | B      | 1 card  | B has lost       |
        | B      | 2 cards | the game goes on |

    Scenario Outline: in A's turn the top card of a deck of <deck> goes to the waiting room, that of <whose> deck
      Given A has <deck> in deck
      And B has <deck> in deck
      And A holds an event "Fate" that reads "Main: Put the top card of <whose> deck into the waiting room."
      When A plays the event Fate
      Then <outcome>

      Examples:
        | whose           | deck    | outcome          |
        | your            | 1 card  | A has lost       |
        | your opponent's | 1 card  | B has lost       |
        | your opponent's | 2 cards | the game goes on |

    @reading-G-11
    Scenario: an empty hero deck loses nobody the game
      Given A has 0 cards in hero deck
      And B has 0 cards in hero deck
      Then the game goes on
      And it is A's play timing

    @clause-1.2.1 @reading-G-09
    Scenario: a deck that is empty only until the effect is over loses nobody the game
      Given the board
        | zone         | A      |
        | deck         | 1 card |
        | waiting room | Ichika |
      And A holds an event "Fate" that reads "Main: Draw 1 card. Put 1 {Ichika} from your waiting room into your deck."
      When A plays the event Fate
      Then the game goes on
      And it is A's play timing

  @clause-1.2.2
  Rule: 1.2.2 When both players win or lose at the same time, the game is a draw

    Scenario Outline: A has <A> brides, B has <B>, and each gets another one
      Given the board
        | zone   | A      | B      |
        | lane 2 | Ichika | Ichika |
      And A has <A> brides
      And B has <B> brides
      And A holds an event "Veil" that reads "Main: Put all {Ichika} into the bride area."
      When A plays the event Veil
      Then <outcome>

      Examples:
        | A | B | outcome            |
        | 2 | 2 | the game is a draw |
        | 2 | 1 | A has won          |
        | 1 | 2 | B has won          |

    @reading-G-09
    Scenario: the last card of each deck, and each player draws
      Given A has 1 card in deck
      And B has 1 card in deck
      And A holds an event "Fate" that reads "Main: Each player draws 1 card."
      When A plays the event Fate
      Then the game is a draw

    Scenario Outline: decks of <A> and of <B>, and each player draws
      Given A has <A> in deck
      And B has <B> in deck
      And A holds an event "Fate" that reads "Main: Each player draws 1 card."
      When A plays the event Fate
      Then <outcome>

      Examples:
        | A       | B       | outcome    |
        | 1 card  | 2 cards | A has lost |
        | 2 cards | 1 card  | B has lost |

    @reading-G-09 @reading-G-10
    Scenario: A's third bride comes when A's own last card goes
      Given A has 1 card in deck
      And A's lane 2 holds Ichika
      And A has 2 brides
      And A holds an event "Fate" that reads "Main: Each player draws 1 card. Put all {Ichika} into the bride area."
      When A plays the event Fate
      Then the game is a draw

    Scenario: A's third bride comes when B's last card goes
      Given B has 1 card in deck
      And A's lane 2 holds Ichika
      And A has 2 brides
      And A holds an event "Fate" that reads "Main: Each player draws 1 card. Put all {Ichika} into the bride area."
      When A plays the event Fate
      Then A has won

  @clause-1.2.3
  Rule: 1.2.3 A player may give up at any moment, and loses at once

    Scenario Outline: <player>, at A's play timing
      Given it is A's turn
      When <player> concedes
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: <player>, while A is asked in the middle of an effect
      Given A holds an event "Fate" that reads "Main: You may draw 1 card."
      When A plays the event Fate
      And <player> concedes
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a player concedes while the set-up asks about a redraw
      Given a new game
      Then A is asked about a redraw
      When B concedes
      Then B has lost

    Scenario: a player concedes in the event step
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And A concedes
      Then A has lost

  @clause-1.2.3.1
  Rule: 1.2.3.1 No card has a say in a player's giving up

    @reading-G-01
    Scenario: a character's replacement of a loss does not apply to giving up
      Given A's lane 2 holds Ichika
      And Ichika reads "When you would lose the game, remove this character instead."
      When A concedes
      Then A has lost

    Scenario: a character's replacement of a loss applies to a loss by an effect
      Given A's lane 2 holds Ichika
      And Ichika reads "When you would lose the game, remove this character instead."
      And A holds an event "Fate" that reads "Main: You lose the game."
      When A plays the event Fate
      Then the game goes on
      And Ichika is in A's removed

  @clause-1.2.4
  Rule: 1.2.4 A player who wins or loses by an effect does so while it is resolved

    Scenario Outline: to <first> comes first, and nothing after it is done
      Given A holds an event "Fate" that reads "Main: You <first> the game. You <then> the game."
      When A plays the event Fate
      Then A has <ended>

      Examples:
        | first | then | ended |
        | win   | lose | won   |
        | lose  | win  | lost  |

    @reading-G-09
    Scenario: a loss comes before the check timing in which three brides would win
      Given A has 2 brides
      And A's lane 2 holds Ichika
      And A holds an event "Veil" that reads "Main: Put all {Ichika} into the bride area. You lose the game."
      When A plays the event Veil
      Then A has lost
