@osica
Feature: deck The deck

  @clause-deck.1
  Rule: deck.1 The deck lies face down in one pile

    Scenario Outline: <player> sees no card of either deck
      Given the board
        | zone | A            | B            |
        | deck | Rin, 9 cards | Aoi, 9 cards |
      Then <player> does not see Rin
      And <player> does not see Aoi
      And it is A's play timing

      Examples:
        | player |
        | A      |
        | B      |

    @assumption-OA-7
    Scenario: the card that is drawn is the top card of the deck
      Given the board
        | zone   | A                | B |
        | center | Ena              |   |
        | deck   | Rin, Aoi, Chiaki |   |
      And Ena reads "Action: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Ena
      Then Rin is in A's hand
      And the top of A's deck is Aoi, Chiaki

  @clause-deck.2
  Rule: deck.2 The cards of a deck are looked at by nobody

    Scenario: the player of a deck sees neither its top card nor its last
      Given the board
        | zone | A                 | B |
        | deck | Rin, 9 cards, Aoi |   |
      Then A does not see Rin
      And A does not see Aoi
      And A sees that A has 11 cards in deck

  @clause-deck.3
  Rule: deck.3 The order of a deck stays

    @assumption-OA-4
    Scenario: a turn of each player later what has not been drawn lies as it lay
      Given the board
        | zone | A                             | B |
        | deck | Rin, Aoi, Chiaki, Ena, Sakura |   |
      When the turn passes to B
      And the turn passes to A
      Then Rin is in A's hand
      And the top of A's deck is Aoi, Chiaki, Ena, Sakura

  @clause-deck.d1
  Rule: deck.d1 How many cards it has is known to both

    Scenario Outline: the number <number> of cards in <player>'s deck is seen by both players
      Given the board
        | zone | A        | B       |
        | deck | 12 cards | 7 cards |
      Then A sees that <player> has <number> cards in deck
      And B sees that <player> has <number> cards in deck

      Examples:
        | player | number |
        | A      | 12     |
        | B      | 7      |
