@wixoss
Feature: lrig-deck The LRIG deck

  @clause-lrig-deck.1
  Rule: lrig-deck.1 At most ten cards, all of them LRIGs, arts, Resonas and the like, hidden

    Scenario Outline: <player>'s LRIG deck of <number> cards is <taken>
      Given a new game
      And <player>'s lrig deck has <number> cards
      Then the decks are <taken>

      Examples:
        | player | number | taken    |
        | A      | 10     | accepted |
        | A      | 11     | refused  |
        | A      | 12     | refused  |
        | A      | 5      | accepted |
        | A      | 1      | accepted |
        | B      | 11     | refused  |

    Scenario Outline: <player>'s LRIG deck that holds <card> is <taken>
      Given a new game
      And <player>'s lrig deck holds <card>
      Then the decks are <taken>

      Examples:
        | player | card              | taken    |
        | A      | Lumi level:1      | accepted |
        | A      | Flare kind:arts   | accepted |
        | A      | Golem kind:resona | accepted |
        | A      | Ember kind:signi  | refused  |
        | A      | Spark kind:spell  | refused  |
        | B      | Ember kind:signi  | refused  |

    Scenario Outline: a LRIG deck that holds the white-backed <card> is accepted
      Given a new game
      And A's lrig deck holds <card>
      Then the decks are accepted

      Examples:
        | card             |
        | Mira kind:assist |
        | Locket kind:key  |

    Scenario Outline: a card of the LRIG deck is not seen by <other>, the opponent
      Given the board
        | zone      | A             | B             |
        | lrig deck | Lumi, 3 cards | Mira, 3 cards |
      Then <other> does not see <card>
      And it is A's play timing

      Examples:
        | other | card |
        | B     | Lumi |
        | A     | Mira |

  @clause-lrig-deck.2
  Rule: lrig-deck.2 A LRIG deck holds one card of a name

    Scenario Outline: <player>'s LRIG deck with <cards> is <taken> for its names
      Given a new game
      And <player>'s lrig deck holds <cards>
      Then the decks are <taken>

      Examples:
        | player | cards                            | taken    |
        | A      | Lumi level:1, Mira level:1       | accepted |
        | A      | Lumi level:1 copies:2            | refused  |
        | B      | Flare kind:arts copies:2         | refused  |
        | B      | Flare kind:arts, Aegis kind:arts | accepted |

    Scenario Outline: a LRIG deck with <cards>, which differ and share a name, is refused
      Given a new game
      And A's lrig deck holds <cards>
      Then the decks are refused

      Examples:
        | cards                                   |
        | Lumi level:1, Mira level:2 name:Lumi    |
        | Lumi level:1, Flare kind:arts name:Lumi |

  @clause-lrig-deck.3
  Rule: lrig-deck.3 Beside three LRIGs of level 0 two pieces more may be there, twelve cards in all

    Scenario Outline: <number> cards, <pieces> beside three of level 0
      Given a new game
      And A's lrig deck holds Mira level:0 type:Mira, Nova level:0 type:Nova, <pieces>
      And A's lrig deck has <number> cards
      Then the decks are <taken>

      Examples:
        | number | pieces                                                     | taken    |
        | 12     | Concord kind:piece, Overture kind:piece                    | accepted |
        | 11     | Concord kind:piece                                         | accepted |
        | 12     | Concord kind:piece                                         | refused  |
        | 13     | Concord kind:piece, Overture kind:piece                    | refused  |
        | 13     | Concord kind:piece, Overture kind:piece, Finale kind:piece | refused  |
        | 10     | Concord kind:piece, Overture kind:piece                    | accepted |
        | 10     | Concord kind:piece, Overture kind:piece, Finale kind:piece | refused  |

    Scenario Outline: <player>'s LRIG deck with a piece beside <lrigs> is <taken>
      Given a new game
      And <player>'s lrig deck holds <lrigs>, Concord kind:piece
      Then the decks are <taken>

      Examples:
        | player | lrigs                                                                  | taken    |
        | A      | Mira level:0 type:Mira                                                 | refused  |
        | A      | Mira level:1 type:Mira, Nova level:1 type:Nova                         | refused  |
        | B      | Mira level:0 type:Mira                                                 | refused  |
        | B      | Mira level:0 type:Mira, Nova level:0 type:Nova                         | accepted |
        | A      | Mira level:0 type:Mira, Nova level:0 type:Nova, Iona level:0 type:Iona | accepted |

  @clause-lrig-deck.4
  Rule: lrig-deck.4 A LRIG deck is looked at by its player at any time, and not by the opponent

    Scenario Outline: <player> sees the cards of the own LRIG deck, and <other> does not
      Given the board
        | zone      | A                   | B                   |
        | lrig deck | Lumi, 3 cards, Nova | Mira, 3 cards, Iona |
      Then <player> sees <first>
      And <player> sees <last>
      And <other> does not see <first>
      And <other> does not see <last>

      Examples:
        | player | other | first | last |
        | A      | B     | Lumi  | Nova |
        | B      | A     | Mira  | Iona |

    Scenario: a player sees the own LRIG deck in the opponent's turn, too
      Given the board
        | zone      | A    | B |
        | lrig deck | Lumi |   |
      And it is B's turn
      Then A sees Lumi
      And B does not see Lumi

  @clause-lrig-deck.5
  Rule: lrig-deck.5 The number of cards in a LRIG deck is seen by both players

    Scenario Outline: the <number> cards of <player>'s LRIG deck can be counted by both players
      Given the board
        | zone      | A             | B             |
        | lrig deck | Lumi, 3 cards | Mira, 6 cards |
      Then A sees that <player> has <number> cards in lrig deck
      And B sees that <player> has <number> cards in lrig deck
      And <other> does not see <card>

      Examples:
        | player | other | number | card |
        | A      | B     | 4      | Lumi |
        | B      | A     | 7      | Mira |
