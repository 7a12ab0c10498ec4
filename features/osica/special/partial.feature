@osica @assumption-OA-4 @assumption-OA-7
Feature: partial Effects that can be resolved in part

  @clause-partial.1
  Rule: partial.1 A part that cannot be done is left out, and the rest is done

    Scenario Outline: <player>'s character that stands is to stand up, and to get AP +4000
      Given the board
        | zone   | A                 | B                 |
        | center | Rin ap:3000 <how> | Ena ap:3000 <how> |
      And <card> reads "Action: Choose 1 of your characters. It stands up. This turn, it has AP +4000."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <card> is standing
      And <card> has 7000 AP

      Examples:
        | player | card | how     |
        | A      | Rin  |         |
        | A      | Rin  | resting |
        | B      | Ena  |         |

    @without-effect-counts
    Scenario Outline: two cards of the hand are to be dropped, and <player> has <hand>
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | hand   | <hand> | <hand> |
      And <card> reads "Action: Drop 2 cards from your hand, then gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      Then <player> has <dropped> cards in drop
      And <player>'s hand is empty
      And <player> has 1 card in cost

      Examples:
        | player | card | hand    | dropped |
        | A      | Rin  | 1 card  | 1       |
        | A      | Rin  | 2 cards | 2       |
        | A      | Rin  | -       | 0       |
        | B      | Ena  | 1 card  | 1       |

    Scenario Outline: the opponent, who has <hand> in hand, is to drop one, and the rest of the text is done
      Given the board
        | zone   | A   | B      |
        | center | Rin |        |
        | hand   |     | <hand> |
      And Rin reads "Action: Your opponent drops 1 card from their hand. Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then B has <dropped> in drop
      And A has drawn 1 card

      Examples:
        | hand   | dropped |
        | 1 card | 1 card  |
        | -      | 0 cards |

  @clause-partial.2
  Rule: partial.2 Without the price or a target nothing comes about

    Scenario Outline: Action 1 on an opposing character, with <cost>, A's <mine> and B's <theirs>
      Given the board
        | zone   | A      | B        |
        | center | Rin    | Ena      |
        | left   | <mine> | <theirs> |
        | cost   | <cost> | <cost>   |
      And <card> reads "Action 1: Choose 1 opposing resting character. Drop it. Draw 1 card."
      And <card> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      Then <player> <can> use the action "Action 1: Choose 1 opposing resting character. Drop it. Draw 1 card." of <card>
      And <player> can use the action "Action: Gain 1 cost." of <card>

      Examples:
        | player | card | cost   | mine        | theirs         | can    |
        | A      | Rin  | 1 card | -           | Sakura resting | can    |
        | A      | Rin  | -      | -           | Sakura resting | cannot |
        | A      | Rin  | 1 card | -           | Sakura         | cannot |
        | B      | Ena  | 1 card | Aoi resting | -              | can    |
        | B      | Ena  | 1 card | Aoi         | -              | cannot |

    Scenario Outline: an Entry whose target is <there>
      Given the board
        | zone | A      | B       |
        | hand | Rin    |         |
        | left |        | <there> |
        | cost | 1 card |         |
      And Rin reads "Entry 1: Choose 1 opposing character. Drop it."
      When A plays Rin in the center
      Then <what>
      And A has 1 card in cost

      Examples:
        | there | what                     |
        | Ena   | A is asked yes or no     |
        | -     | nobody is asked anything |
