@wixoss
Feature: hidden-zone Hidden zones

  @clause-hidden-zone.1 @clause-hidden-zone.2
  Rule: hidden-zone.2 Main decks and Life Cloth are hidden from all players, hands and LRIG decks from the opponent

    Scenario Outline: each player's <zone> cannot be looked into by the opponent
      Given the board
        | zone   | A                 | B                 |
        | <zone> | <of A's>, 3 cards | <of B's>, 3 cards |
      Then A does not see <of B's>
      And A <own> <of A's>
      And B does not see <of A's>
      And B <own> <of B's>
      And it is A's play timing

      Examples:
        | zone      | of A's | of B's | own          |
        | deck      | Ember  | Frost  | does not see |
        | life      | Ember  | Frost  | does not see |
        | hand      | Ember  | Frost  | sees         |
        | lrig deck | Lumi   | Mira   | sees         |

  @clause-hidden-zone.3
  Rule: hidden-zone.3 A player who has to reveal a card of some kind out of a hidden zone may do without

    Scenario Outline: A has such a card in a hand of <hand>, and does not put it into Ener
      Given the board
        | zone   | A      | B |
        | center | Thorn  |   |
        | hand   | <hand> |   |
      And Thorn reads "Action: Put 1 red SIGNI from your hand into the ener zone. Draw 1 card."
      When A activates Thorn's ability
      And A finds nothing
      Then A's ener is empty
      And Ember is in A's hand
      And A has drawn 1 card

      Examples:
        | hand                   |
        | Ember color:red, Frost |
        | Ember color:red        |

    Scenario: B in the same way
      Given the board
        | zone   | A | B                     |
        | center |   | Gale                  |
        | hand   |   | Dusk class:Cook, Dawn |
      And Gale reads "Action: Put 1 <Cook> SIGNI from your hand into the ener zone. Draw 1 card."
      And it is B's turn
      When B activates Gale's ability
      And B finds nothing
      Then Dusk is in B's hand
      And B has drawn 1 card

    Scenario: A may put the fitting card of the hand into the Ener zone
      Given the board
        | zone   | A                       | B |
        | center | Thorn                   |   |
        | hand   | Ember class:Cook, Frost |   |
      And Thorn reads "Action: Put 1 <Cook> SIGNI from your hand into the ener zone. Draw 1 card."
      When A activates Thorn's ability
      And A finds Ember
      Then A's ener is Ember

    Scenario: where any card will do one has to go
      Given the board
        | zone   | A            | B |
        | center | Thorn        |   |
        | hand   | Ember, Frost |   |
      And Thorn reads "Action: Put 1 card from your hand into the ener zone."
      When A activates Thorn's ability
      Then A is asked to choose 1 among Ember, Frost

    Scenario: a fitting card of the deck that is not revealed is not taken
      Given the board
        | zone   | A                              | B |
        | center | Thorn                          |   |
        | deck   | Ember, Spark kind:spell, Frost |   |
      And Thorn reads "Action: Search your deck for 1 white SIGNI and put it into your hand."
      When A activates Thorn's ability
      And A finds nothing
      Then A's hand is empty
      And A has 3 cards in deck
