@osica
Feature: deckbuild Deck construction

  @clause-deckbuild.1
  Rule: deckbuild.1 A player brings one oshi and a deck of 60

    Scenario Outline: <player> brings a deck of <number>
      Given a new game
      And <player>'s deck has <number> cards
      Then the decks are <taken>

      Examples:
        | player | number | taken    |
        | A      | 60     | accepted |
        | A      | 59     | refused  |
        | A      | 61     | refused  |
        | B      | 59     | refused  |
        | B      | 61     | refused  |

    Scenario Outline: <player> brings an oshi area of <number>
      Given a new game
      And <player>'s oshi has <number>
      Then the decks are <taken>

      Examples:
        | player | number   | taken    |
        | A      | 1 card   | accepted |
        | A      | no cards | refused  |
        | A      | 2 cards  | refused  |
        | B      | no cards | refused  |
        | B      | 2 cards  | refused  |

  @clause-deckbuild.2
  Rule: deckbuild.2 Four of the same card, the oshi counted

    Scenario Outline: <player> brings <copies> of a card that is not the oshi
      Given a new game
      And <player>'s deck holds Aoi copies:<copies>
      Then the decks are <taken>

      Examples:
        | player | copies | taken    |
        | A      | 4      | accepted |
        | A      | 5      | refused  |
        | B      | 5      | refused  |

    Scenario Outline: <player> brings <copies> of the oshi in the deck
      Given a new game
      And <player>'s oshi holds Rin number:OS-001
      And <player>'s deck holds Rin#2 number:OS-001 copies:<copies>
      Then the decks are <taken>

      Examples:
        | player | copies | taken    |
        | A      | 3      | accepted |
        | A      | 4      | refused  |
        | B      | 4      | refused  |

    Scenario Outline: a deck with <copies> copies of one <kind> is <taken>
      Given a new game
      And A's deck holds Curry kind:<kind> copies:<copies>
      Then the decks are <taken>

      Examples:
        | kind    | copies | taken    |
        | event   | 4      | accepted |
        | event   | 5      | refused  |
        | support | 4      | accepted |
        | support | 5      | refused  |

  @clause-deckbuild.3
  Rule: deckbuild.3 Any character card can be the oshi

    Scenario Outline: a deck whose oshi is <oshi> is accepted
      Given a new game
      And A's oshi holds <oshi>
      Then the decks are accepted

      Examples:
        | oshi                 |
        | Rin level:1          |
        | Rin level:7 ap:9000  |
        | Rin level:3 tag:Camp |

  @clause-deckbuild.4
  Rule: deckbuild.4 The oshi and all cards of the deck are of one title

    Scenario Outline: the oshi is of <oshi>, one card of the deck of <card>
      Given a new game
      And <player>'s oshi holds Rin title:<oshi>
      And <player>'s deck holds Aoi title:<card>
      Then the decks are <taken>

      Examples:
        | player | oshi  | card  | taken    |
        | A      | Other | Other | refused  |
        | A      | Other | Yuru  | refused  |
        | A      | Yuru  | Other | refused  |
        | A      | Yuru  | Yuru  | accepted |
        | B      | Yuru  | Other | refused  |

    Scenario: the two players need not bring the same title
      Given a new game
      And every card of B's is of the title "Other"
      Then the decks are accepted

  @clause-deckbuild.d1
  Rule: deckbuild.d1 The same card is one of the same number, letters at its end aside, or of the same code

    Scenario Outline: three are <one>, two are <other>
      Given a new game
      And A's deck holds Rin <one> copies:3
      And A's deck holds Aoi <other> copies:2
      Then the decks are <taken>

      Examples:
        | one                   | other                 | taken    |
        | number:OS-001         | number:OS-001         | refused  |
        | number:OS-001a        | number:OS-001b        | refused  |
        | number:OS-001         | number:OS-001a        | refused  |
        | number:OS-001         | number:OS-002         | accepted |
        | number:OS-001a        | number:OS-002a        | accepted |
        | number:OS-001 code:K1 | number:OS-002 code:K1 | refused  |
        | number:OS-001 code:K1 | number:OS-002 code:K2 | accepted |
        | number:OS-001 code:K1 | number:OS-001 code:K2 | refused  |

    Scenario Outline: the oshi is <one>, four cards of the deck are <other>
      Given a new game
      And A's oshi holds Rin <one>
      And A's deck holds Aoi <other> copies:4
      Then the decks are <taken>

      Examples:
        | one                   | other                 | taken    |
        | number:OS-001 code:K1 | number:OS-002 code:K1 | refused  |
        | number:OS-001 code:K1 | number:OS-002 code:K2 | accepted |
        | number:OS-001a        | number:OS-001b        | refused  |

  @clause-deckbuild.d2
  Rule: deckbuild.d2 Cards that differ in anything else are still the same card

    Scenario Outline: three and <copies> that differ in AP, and else are the same
      Given a new game
      And A's deck holds Rin <one> ap:3000 copies:3
      And A's deck holds Aoi <other> ap:4000 copies:<copies>
      Then the decks are <taken>

      Examples:
        | one                   | other                 | copies | taken    |
        | number:OS-001         | number:OS-001         | 2      | refused  |
        | number:OS-001         | number:OS-001         | 1      | accepted |
        | number:OS-001 code:K1 | number:OS-002 code:K1 | 2      | refused  |
        | number:OS-001 code:K1 | number:OS-002 code:K1 | 1      | accepted |

  @clause-deckbuild.d3
  Rule: deckbuild.d3 Cards that help to play are no part of a deck

    Scenario Outline: <player>'s deck holds a <kind> card
      Given a new game
      And <player>'s deck holds Marker kind:<kind>
      Then the decks are <taken>

      Examples:
        | player | kind        | taken    |
        | A      | limit       | refused  |
        | A      | first-card  | refused  |
        | A      | second-card | refused  |
        | A      | point       | refused  |
        | B      | limit       | refused  |
        | A      | character   | accepted |
        | A      | support     | accepted |
        | A      | event       | accepted |

  @clause-deckbuild.d5
  Rule: deckbuild.d5 Supports and events cannot be the oshi

    @clause-deckbuild.d4
    Scenario Outline: <player>'s oshi is of the kind <kind>
      Given a new game
      And <player>'s oshi holds Rin kind:<kind>
      Then the decks are <taken>

      Examples:
        | player | kind      | taken    |
        | A      | character | accepted |
        | A      | support   | refused  |
        | A      | event     | refused  |
        | B      | support   | refused  |
        | B      | event     | refused  |
