@wixoss
Feature: main-deck The main deck

  @clause-main-deck.1
  Rule: main-deck.1 A main deck consists of SIGNI and spells, and is hidden

    Scenario Outline: <player>'s main deck that holds <card> is <taken>
      Given a new game
      And <player>'s deck holds <card>
      Then the decks are <taken>

      Examples:
        | player | card                   | taken    |
        | A      | Ember                  | accepted |
        | A      | Spark kind:spell       | accepted |
        | A      | Lumi kind:lrig level:1 | refused  |
        | A      | Flare kind:arts        | refused  |
        | A      | Golem kind:resona      | refused  |
        | B      | Flare kind:arts        | refused  |

    Scenario Outline: a main deck that holds the white-backed <card> is refused
      Given a new game
      And A's deck holds <card>
      Then the decks are refused

      Examples:
        | card               |
        | Concord kind:piece |
        | Mira kind:assist   |
        | Locket kind:key    |

    Scenario Outline: <player> sees the main deck of neither player
      Given the board
        | zone | A              | B              |
        | deck | Ember, 5 cards | Frost, 5 cards |
      Then <player> does not see Ember
      And <player> does not see Frost
      And it is A's play timing

      Examples:
        | player |
        | A      |
        | B      |

  @clause-main-deck.2
  Rule: main-deck.2 Forty cards, with at most twenty Life Bursts

    Scenario Outline: <player>'s main deck of <number> cards is <taken>
      Given a new game
      And <player>'s deck has <number> cards
      Then the decks are <taken>

      Examples:
        | player | number | taken    |
        | A      | 40     | accepted |
        | A      | 39     | refused  |
        | A      | 41     | refused  |
        | B      | 39     | refused  |
        | B      | 41     | refused  |

    @clause-life-burst.4
    Scenario Outline: twenty cards with a burst, and one more that reads "<text>"
      Given a new game
      And <player>'s deck holds Ember copies:4, Frost copies:4, Thorn copies:4, Gale copies:4, Dusk copies:4, Dawn
      And Ember reads "Life Burst: Draw 1 card."
      And Frost reads "Life Burst: Draw 1 card."
      And Thorn reads "Life Burst: Draw 1 card."
      And Gale reads "Life Burst: Draw 1 card."
      And Dusk reads "Life Burst: Draw 1 card."
      And Dawn reads "<text>"
      Then the decks are <taken>

      Examples:
        | player | text                     | taken    |
        | A      | Life Burst: Draw 1 card. | refused  |
        | A      | Guard.                   | accepted |
        | B      | Life Burst: Draw 1 card. | refused  |

    Scenario: a main deck without any card that has a burst is accepted
      Given a new game
      And A's deck holds Ember copies:4, Frost copies:4, Thorn copies:4, Gale copies:4, Dusk copies:4, Dawn copies:4, Coral copies:4, Flint copies:4, Quartz copies:4, Willow copies:4
      Then the decks are accepted

  @clause-main-deck.3
  Rule: main-deck.3 Four cards of a name

    Scenario Outline: <player>'s main deck with <cards> is <taken> for its names
      Given a new game
      And <player>'s deck holds <cards>
      Then the decks are <taken>

      Examples:
        | player | cards                          | taken    |
        | A      | Ember copies:4                 | accepted |
        | A      | Ember copies:5                 | refused  |
        | A      | Ember copies:4, Frost copies:4 | accepted |
        | B      | Spark kind:spell copies:5      | refused  |

    Scenario: a main deck with five cards of one name that are of two levels is refused
      Given a new game
      And A's deck holds Ember copies:4, Frost name:Ember level:2
      Then the decks are refused

  @clause-main-deck.4
  Rule: main-deck.4 A main deck lies face down and unseen, and its order stays

    Scenario Outline: a turn of each player later <player>'s lies as it lay
      Given the board
        | zone | A                               | B                                  |
        | deck | Ember, Frost, Thorn, Gale, Dusk | Dawn, Coral, Flint, Quartz, Willow |
      When the turn passes to B
      And the turn passes to A
      Then the top of <player>'s deck is <top>
      And A does not see <next>
      And B does not see <next>

      Examples:
        | player | top                   | next  |
        | A      | Thorn, Gale, Dusk     | Thorn |
        | B      | Flint, Quartz, Willow | Flint |

  @clause-main-deck.5
  Rule: main-deck.5 When it has no card left it is refreshed

    Scenario Outline: <player> draws <number>, with two in the deck
      Given the board
        | zone   | A       | B       |
        | center | Ember   | Frost   |
        | deck   | 2 cards | 2 cards |
        | trash  | 4 cards | 4 cards |
      And <user> reads "Action: Draw <number>."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has <deck> in deck
      And <player> has <life> cards in life

      Examples:
        | player | user  | number  | deck    | life |
        | A      | Ember | 2 cards | 4 cards | 6    |
        | A      | Ember | 1 card  | 1 card  | 7    |
        | B      | Frost | 2 cards | 4 cards | 6    |
