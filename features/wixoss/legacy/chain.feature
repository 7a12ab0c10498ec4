@wixoss
Feature: chain Chain

  @clause-chain.1
  Rule: chain.1 The next arts that its player uses in the turn costs so much less

    Scenario Outline: after Flare with <chain> an arts that costs red and two more
      Given the board
        | zone      | A                                                     |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red/colorless*2 |
        | ener      | <ener>                                                |
      And Flare reads "<chain>. / Draw 1 card."
      When A uses the arts Flare
      Then A <can> use the arts Comet

      Examples:
        | chain               | ener                             | can    |
        | Chain red           | Gale color:blue, Dusk color:blue | can    |
        | Chain red           | Gale color:blue                  | cannot |
        | Chain colorless*2   | Ember color:red                  | can    |
        | Chain colorless*2   | Gale color:blue                  | cannot |
        | Chain red colorless | Gale color:blue                  | can    |
        | Chain blue          | Ember color:red, Gale color:blue | cannot |

    Scenario: a player with Chain colourless pays one Ener less for the next arts
      Given the board
        | zone      | A                                                 | B |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:colorless*2 |   |
        | ener      | 3 cards                                           |   |
      And Flare reads "Chain colorless. / Draw 1 card."
      And Comet reads "Draw 1 card."
      When A uses the arts Flare
      And A uses the arts Comet
      And A pays
      Then A has 2 cards in ener

    Scenario: the one after that costs what it says
      Given the board
        | zone      | A                                                                   |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red, Aegis kind:arts cost:red |
      And Flare reads "Chain red. / Draw 1 card."
      When A uses the arts Flare
      Then A can use the arts Aegis
      When A uses the arts Comet
      Then A cannot use the arts Aegis

    Scenario: a spell costs what it says
      Given the board
        | zone      | A                                         |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red |
        | hand      | Spark kind:spell cost:red                 |
      And Flare reads "Chain red. / Draw 1 card."
      When A uses the arts Flare
      Then A cannot use the spell Spark
      And A can use the arts Comet

    Scenario Outline: a spell comes between, and B <answers> with an arts
      Given the board
        | zone      | A                                         | B                             |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red | Aegis kind:arts timing:cut-in |
        | hand      | Spark kind:spell                          |                               |
      And Flare reads "Chain red. / Draw 1 card."
      And Aegis reads "Draw 1 card."
      When A uses the arts Flare
      And A uses the spell Spark
      And B <answers>
      Then A can use the arts Comet

      Examples:
        | answers             |
        | does not cut in     |
        | uses the arts Aegis |

    Scenario: the next one has Chain, too
      Given the board
        | zone      | A                                                                                              |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red, Aegis kind:arts cost:red, Beryl kind:arts cost:blue |
      And Flare reads "Chain red. / Draw 1 card."
      And Comet reads "Chain blue. / Draw 1 card."
      When A uses the arts Flare
      And A uses the arts Comet
      Then A cannot use the arts Aegis
      And A can use the arts Beryl

    Scenario: a Chain does not count for an arts in the opponent's next turn
      Given the board
        | zone      | A                                                            |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red timing:main/attack |
      And Flare reads "Chain red. / Draw 1 card."
      When A uses the arts Flare
      And the turn goes on to B's defense step
      Then A cannot use the arts Comet

    Scenario Outline: <player>'s arts that costs red <can> be used after A's Chain red
      Given the board
        | zone      | A                                                       | B                                      |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red timing:attack | Aegis kind:arts cost:red timing:attack |
      And Flare reads "Chain red. / Draw 1 card."
      When A uses the arts Flare
      And the turn goes on to A's <step>
      Then <player> <can> use the arts <arts>

      Examples:
        | player | step            | arts  | can    |
        | A      | pre-attack step | Comet | can    |
        | B      | defense step    | Aegis | cannot |

    Scenario: an arts with Chain and Encore that comes back costs less by its own Chain
      Given the board
        | zone      | A                                 |
        | lrig deck | Flare kind:arts cost:red          |
        | ener      | Ember color:red, Frost color:blue |
      And Flare reads "Chain red. / Encore (pay blue). / Draw 1 card."
      When A uses the arts Flare
      And A says yes
      Then A has 0 cards in ener
      When A uses the arts Flare
      Then A has drawn 2 cards
      And Flare is in A's lrig trash

    Scenario: an arts with Chain and a bet makes the next one cost less, and does what it says for the bet
      Given the board
        | zone      | A                                         |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red |
      And A has 1 coin
      And Flare reads "Chain red. / Bet 1. / If you have bet, draw 1 card."
      And Comet reads "Draw 1 card."
      When A uses the arts Flare
      And A bets
      And A uses the arts Comet
      Then A has drawn 2 cards

    Scenario: Chain still counts for an arts after a SIGNI was fielded and an ability was used
      Given the board
        | zone      | A                                         |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red |
        | center    | Ember                                     |
        | hand      | Gale                                      |
      And Flare reads "Chain red. / Draw 1 card."
      And Ember reads "Action: Draw 1 card."
      When A uses the arts Flare
      And A plays Gale in the left
      And A activates Ember's ability
      Then A can use the arts Comet

    @assumption-WA-12
    Scenario: Chain of an arts that is used in the opponent's turn counts in that turn
      Given the board
        | zone      | B                                                                     |
        | lrig deck | Flare kind:arts timing:attack, Comet kind:arts timing:attack cost:red |
      And Flare reads "Chain red. / Draw 1 card."
      And it is the start of A's defense step
      When B uses the arts Flare
      Then B can use the arts Comet

  @clause-chain.2
  Rule: chain.2 A Chain is taken by the next arts, whether that costs less for it or not

    Scenario: a Chain is taken by an arts that costs nothing
      Given the board
        | zone      | A                                                                |
        | lrig deck | Flare kind:arts, Comet kind:arts, Aegis kind:arts cost:colorless |
      And Flare reads "Chain colorless. / Draw 1 card."
      And Comet reads "Draw 1 card."
      When A uses the arts Flare
      Then A can use the arts Aegis
      When A uses the arts Comet
      Then A cannot use the arts Aegis

    Scenario: a Chain is taken by an arts that costs another colour
      Given the board
        | zone      | A                                                                    |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:blue, Aegis kind:arts cost:red |
        | ener      | Gale color:blue                                                      |
      And Flare reads "Chain red. / Draw 1 card."
      And Comet reads "Draw 1 card."
      When A uses the arts Flare
      And A uses the arts Comet
      Then A cannot use the arts Aegis
      And A's ener is empty

    Scenario: by an arts that costs as much without a choice
      Given the board
        | zone      | A                                         |
        | lrig deck | Flare kind:arts, Comet kind:arts cost:red |
        | ener      | Ember color:red                           |
      And Flare reads "Chain red. / Draw 1 card."
      And Comet reads "Draw 1 card."
      When A uses the arts Flare
      And A uses the arts Comet
      Then A's ener is Ember
