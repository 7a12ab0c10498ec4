@wixoss
Feature: cost Costs

  @clause-cost.1 @clause-cost.2
  Rule: cost.2 All of a cost is paid, or nothing comes of it

    @assumption-WA-14
    Scenario Outline: <player> has <ener> for white and one more
      Given the board
        | zone | A                                     | B                                    |
        | hand | Spark kind:spell cost:white/colorless | Mist kind:spell cost:white/colorless |
        | ener | <ener>                                | <ener>                               |
      And it is <player>'s turn
      Then <player> <can> use the spell <spell>

      Examples:
        | player | ener    | can    | spell |
        | A      | 1 card  | cannot | Spark |
        | A      | 2 cards | can    | Spark |
        | A      | 3 cards | can    | Spark |
        | B      | 1 card  | cannot | Mist  |
        | B      | 2 cards | can    | Mist  |

    @assumption-WA-14
    Scenario Outline: an ability that costs <cost> <can> be used with what its player has
      Given the board
        | zone   | A      | B |
        | center | Ember  |   |
        | ener   | 1 card |   |
        | hand   | <hand> |   |
      And Ember reads "Action (<cost>): Draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | cost                        | hand    | can    |
        | pay white, discard 1 card   | 1 card  | can    |
        | pay white, discard 1 card   | -       | cannot |
        | pay white*2, discard 1 card | 1 card  | cannot |
        | discard 2 cards             | 1 card  | cannot |
        | discard 2 cards             | 2 cards | can    |

    @assumption-WA-14
    Scenario Outline: <player> pays all of several parts, and then it is done
      Given the board
        | zone   | A      | B      |
        | center | Ember  | Frost  |
        | ener   | 1 card | 1 card |
        | hand   | 1 card | 1 card |
      And <user> reads "Action (pay white, discard 1 card, down this SIGNI): Draw 2 cards."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <user> is down
      And <player> has 2 cards in trash
      And <player> has drawn 2 cards

      Examples:
        | player | user  |
        | A      | Ember |
        | B      | Frost |

    Scenario: a SIGNI that is down cannot go down for its ability's cost
      Given the board
        | zone   | A          | B |
        | center | Ember down |   |
        | left   | Thorn      |   |
      And Ember reads "Action (down this SIGNI): Draw 1 card."
      And Thorn reads "Action (down this SIGNI): Draw 1 card."
      Then A cannot activate Ember's ability
      And A can activate Thorn's ability

    Scenario Outline: an ability with the cost "<cost>" <can> be activated with 1 coin and <signi> beside Ember
      Given the board
        | zone   | A       |
        | left   | <signi> |
        | center | Ember   |
      And A has 1 coin
      And Ember reads "Action (<cost>): Draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | cost                         | signi | can    |
        | banish 1 of your other SIGNI | Gale  | can    |
        | banish 1 of your other SIGNI | -     | cannot |
        | pay 1 coin                   | Gale  | can    |
        | pay 2 coins                  | Gale  | cannot |

    Scenario Outline: <what> as a cost, with <signi> beside Ember
      Given the board
        | zone   | A       |
        | left   | <signi> |
        | center | Ember   |
        | deck   | 2 cards |
        | trash  | Dusk    |
      And Ember reads "Action (<what>): Gain 1 SIGNI Barrier."
      Then A <can> activate Ember's ability

      Examples:
        | what                                     | signi             | can    |
        | return 2 of your other SIGNI to hand     | Gale              | cannot |
        | turn 1 of your other SIGNI face down     | Gale              | can    |
        | turn 1 of your other SIGNI face down     | -                 | cannot |
        | bloom 1 of your Seeds                    | Sprout seed       | can    |
        | bloom 1 of your Seeds                    | Gale, Sprout seed | cannot |
        | ener charge 2                            | Gale              | can    |
        | ener charge 3                            | Gale              | cannot |
        | crystal-arm this SIGNI out of your trash | Gale              | cannot |
        | put 1 SIGNI in your trash onto the field | Gale              | can    |

    Scenario Outline: an ability that costs a SIGNI put onto the field <can> be used with <right> in the right zone
      Given the board
        | zone   | A       |
        | left   | Gale    |
        | center | Ember   |
        | right  | <right> |
        | trash  | Dusk    |
      And Ember reads "Action (put 1 SIGNI in your trash onto the field): Draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | right | can    |
        | -     | can    |
        | Coral | cannot |

    @assumption-WA-14 @assumption-WA-15
    Scenario Outline: A pays red and blue with Ember of both colours and Gale of <color>
      Given the board
        | zone | A                                        |
        | hand | Spark kind:spell cost:red/blue           |
        | ener | Ember color:red/blue, Gale color:<color> |
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      And A pays
      Then A's trash is Ember, Gale, Spark
      And A has drawn 1 card

      Examples:
        | color |
        | red   |
        | blue  |

  @clause-cost.3
  Rule: cost.3 A cost is paid with one's own cards

    Scenario Outline: <player> has nothing, the opponent plenty
      Given the board
        | zone | A                           | B                          |
        | hand | Spark kind:spell cost:white | Mist kind:spell cost:white |
        | ener | <mine>                      | <theirs>                   |
      And it is <player>'s turn
      Then <player> <can> use the spell <spell>

      Examples:
        | player | mine    | theirs  | can    | spell |
        | A      | -       | 3 cards | cannot | Spark |
        | A      | 1 card  | 3 cards | can    | Spark |
        | B      | 3 cards | -       | cannot | Mist  |

    Scenario Outline: a SIGNI is put into the trash for it, and <player>'s field holds <own>
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | left   | <own> | Gale  |
        | right  | <own> | Dawn  |
      And Ember reads "Action (put 1 of your other SIGNI into the trash): Draw 1 card."
      Then <player> <can> activate Ember's ability

      Examples:
        | player | own   | can    |
        | A      | -     | cannot |
        | A      | Thorn | can    |

    Scenario: a SIGNI put into the trash for a cost is the player's own
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | left   | Thorn | Gale  |
      And Ember reads "Action (put 1 of your other SIGNI into the trash): Draw 1 card."
      When A activates Ember's ability
      Then Thorn is in A's trash
      And Frost is in B's center
      And Gale is in B's left
