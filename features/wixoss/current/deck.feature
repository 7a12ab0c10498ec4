@wixoss
Feature: deck The two decks

  @clause-deck.1 @clause-deck.2
  Rule: deck.2 Each player has a main deck and an LRIG deck

    @assumption-WA-1 @assumption-WA-2
    Scenario Outline: <player> has 28 main deck and 9 LRIG deck cards when the game begins
      Given a new game
      And the coin says that <other> goes first
      When the set-up is done
      Then <player> has 28 cards in deck
      And <player> has 9 cards in lrig deck

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-deck.3
  Rule: deck.3 Four cards of a name in the main deck, one in the LRIG deck

    Scenario Outline: <player>'s main deck holds <copies>, of one name
      Given a new game
      And <player>'s deck holds <copies>
      Then the decks are <taken>

      Examples:
        | player | copies                    | taken    |
        | A      | Ember copies:4            | accepted |
        | A      | Ember copies:5            | refused  |
        | B      | Ember copies:5            | refused  |
        | A      | Spark kind:spell copies:5 | refused  |

    Scenario Outline: a main deck with <copies>, which differ and share a name, is <taken>
      Given a new game
      And A's deck holds <copies>
      Then the decks are <taken>

      Examples:
        | copies                                               | taken    |
        | Ember copies:2, Frost name:Ember copies:2            | accepted |
        | Ember copies:3, Frost name:Ember power:9000 copies:2 | refused  |

    Scenario Outline: <player>'s LRIG deck holds <copies>, of one name
      Given a new game
      And <player>'s lrig deck holds <copies>
      Then the decks are <taken>

      Examples:
        | player | copies                   | taken    |
        | A      | Lumi                     | accepted |
        | A      | Lumi copies:2            | refused  |
        | B      | Lumi copies:2            | refused  |
        | A      | Flare kind:arts copies:2 | refused  |
        | A      | Lumi, Lumi-2 level:2     | accepted |

    Scenario: a LRIG deck with two LRIGs of one name that are of two levels is refused
      Given a new game
      And A's lrig deck holds Lumi, Lumi-2 name:Lumi level:2
      Then the decks are refused

  @clause-deck.4
  Rule: deck.4 The word deck alone in a text means the main deck

    Scenario: cards are put into the trash from the main deck, and the LRIG deck is left alone
      Given the board
        | zone      | A                  | B |
        | hand      | Ember              |   |
        | deck      | Frost, Thorn, Gale |   |
        | lrig deck | Lumi, Mira         |   |
      And Ember reads "Enter: Put the top 2 cards of your deck into the trash."
      When A plays Ember in the center
      Then A's deck is Gale
      And A's trash is Frost, Thorn
      And A has 2 cards in lrig deck
