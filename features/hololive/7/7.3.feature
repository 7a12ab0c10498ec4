@hololive
Feature: 7.3 Hand step

  @clause-7.3.1
  Rule: 7.3.1 An ability of the hand step's start triggers and is played before the draw

    @without-stack-targets
    Scenario Outline: <player>'s ability archives the top card, and the next one is drawn
      Given the board
        | zone   | A                    | B                    |
        | center | Sora                 | Miko                 |
        | deck   | Roboco, AZKi, 1 card | Suisei, Lamy, 1 card |
      And <center> reads "At the beginning of your hand step, archive the top card of your deck."
      And it is the start of <player>'s hand step
      Then <first> is in <player>'s archive
      And <player>'s hand is <second>

      Examples:
        | player | center | first  | second |
        | A      | Sora   | Roboco | AZKi   |
        | B      | Miko   | Suisei | Lamy   |

    Scenario: B's ability of the hand step is played after A's whole turn, and A's is not
      Given the board
        | zone   | A    | B                               |
        | center | Sora | Miko level:1st under:Miko-Debut |
        | deck   |      | Suisei, Lamy, 1 card            |
      And Sora reads "At the beginning of your hand step, draw 2 cards."
      And Miko reads "At the beginning of your hand step, archive the top card of your deck."
      When the turn passes to B
      Then Suisei is in B's archive
      And B's hand is Lamy
      And A has 0 cards in hand

    @without-stack-targets
    Scenario: an ability about the opponent's own hand step is not triggered
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's hand step
      And Miko reads "At the beginning of your hand step, draw 1 card."
      Then B has 0 cards in hand
      And it is A's play timing

  @clause-7.3.2
  Rule: 7.3.2 The turn player draws one card

    @ruling-Q129
    Scenario Outline: the top card of <player>'s deck is drawn, and no card by the opponent
      Given the board
        | zone | A            | B              |
        | deck | Sora, 1 card | Suisei, 1 card |
      And it is turn <turn>
      And it is the start of <player>'s hand step
      Then <player>'s hand is <card>
      And <player> has drawn 1 card
      And <other>'s hand is empty

      Examples:
        | player | other | turn | card   |
        | A      | B     | 1    | Sora   |
        | B      | A     | 2    | Suisei |
        | A      | B     | 5    | Sora   |
        | B      | A     | 6    | Suisei |

    Scenario Outline: with <hand> in hand the turn player draws one card
      Given the board
        | zone | A      |
        | hand | <hand> |
      And it is the start of A's hand step
      Then A has drawn 1 card

      Examples:
        | hand     |
        | 1 card   |
        | 7 cards  |
        | 12 cards |

  @clause-7.3.2.1
  Rule: 7.3.2.1 A turn player who has no card to draw in the hand step loses

    @ruling-Q128
    Scenario Outline: <player> loses with an empty deck
      Given the board
        | zone | A | B |
        | deck | - | - |
      And it is the start of <player>'s hand step
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A draws the last card and goes on, beside an empty deck of B's
      Given the board
        | zone | A    | B |
        | deck | Sora | - |
      And it is the start of A's hand step
      Then the game goes on
      And it is A's main step
      And A's deck is empty

    Scenario: a deck that is empty before the hand step does not lose the game yet
      Given the board
        | zone   | A    |
        | center | Sora |
        | hand   | Miko |
        | deck   | -    |
      And Sora reads "At the beginning of your hand step, put 1 card from your hand on top of your deck."
      And it is the start of A's reset step
      Then the game goes on
      And A's hand is Miko

    @clause-1.3.2 @ruling-Q195
    Scenario: an effect that draws more cards than there are does not lose the game
      Given the board
        | zone | A    |
        | deck | Miko |
      And A holds a support "Cake" (item) that reads "Draw 2 cards."
      When A plays the support Cake
      Then the game goes on
      And A's deck is empty
      And it is A's play timing

  @clause-7.3.3
  Rule: 7.3.3 A check timing follows the draw, and then the cheer step

    @without-stack-targets
    Scenario Outline: an ability that the draw triggers is played before the cheer step begins
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "When you draw a card, heal 10 HP from this holomem."
      And it is the start of <player>'s hand step
      Then these events happened in this order
        | event      | card     | to   | step  |
        | moved      | <drawn>  | hand |       |
        | played     | <center> |      |       |
        | step-began |          |      | cheer |

      Examples:
        | player | center | drawn    |
        | A      | Sora   | A deck 1 |
        | B      | Miko   | B deck 1 |
