@wixoss
Feature: hand The hand

  @clause-hand.1 @clause-hand.2
  Rule: hand.2 The opponent does not see it

    Scenario Outline: the cards in a hand are not seen by <other>, the opponent
      Given the board
        | zone | A            | B           |
        | hand | Ember, Frost | Thorn, Gale |
      Then <other> does not see <one>
      And <other> does not see <two>
      And it is A's play timing

      Examples:
        | other | one   | two   |
        | B     | Ember | Frost |
        | A     | Thorn | Gale  |

    @assumption-WA-4
    Scenario Outline: <player> sees it, and the opponent how many cards it has
      Given the board
        | zone | A            | B           |
        | hand | Ember, Frost | Thorn, Gale |
      Then <player> sees <one>
      And <player> sees <two>
      And <other> sees that <player> has 2 cards in hand

      Examples:
        | player | other | one   | two   |
        | A      | B     | Ember | Frost |
        | B      | A     | Thorn | Gale  |

    Scenario: cards drawn by an effect stay unseen by the opponent
      Given the board
        | zone | A                     | B |
        | hand | Spark kind:spell      |   |
        | deck | Ember, Frost, 5 cards |   |
      And Spark reads "Draw 2 cards."
      When A uses the spell Spark
      Then Ember is in A's hand
      And B does not see Ember
      And B does not see Frost
