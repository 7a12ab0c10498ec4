@wixoss
Feature: trash The trash

  @clause-trash.1
  Rule: trash.1 Used spells, paid Ener and discarded cards lie there, face-up

    @assumption-WA-14 @assumption-WA-15
    Scenario Outline: <player> pays for a spell and discards
      Given the board
        | zone | A                                 | B                                |
        | hand | Spark kind:spell cost:white, Dusk | Mist kind:spell cost:white, Dawn |
        | ener | Ember                             | Frost                            |
      And <spell> reads "Discard 1 card."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player>'s trash is <spell>, <ener>, <card>
      And <spell> lies face up
      And <ener> lies face up
      And <card> lies face up

      Examples:
        | player | spell | ener  | card |
        | A      | Spark | Ember | Dusk |
        | B      | Mist  | Frost | Dawn |

  @clause-trash.2
  Rule: trash.2 The cards in a trash are all seen by both players

    Scenario Outline: <player> sees the cards in the trash of both players
      Given the board
        | zone  | A                     | B                    |
        | trash | Ember, 3 cards, Frost | Thorn, 3 cards, Gale |
      Then <player> sees Ember
      And <player> sees Frost
      And <player> sees Thorn
      And <player> sees Gale

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: cards of the hand and of the deck that an effect puts into the trash are seen by both players
      Given the board
        | zone   | A             | B |
        | center | Ember         |   |
        | hand   | Frost         |   |
        | deck   | Gale, 5 cards |   |
      And Ember reads "Action: Discard 1 card. Put the top 1 card of your deck into the trash."
      When A activates Ember's ability
      Then A sees Frost
      And B sees Frost
      And A sees Gale
      And B sees Gale

  @clause-trash.3
  Rule: trash.3 The cards in a trash have no order

    Scenario: any card of it can be taken back, wherever it lies
      Given the board
        | zone  | A                   | B |
        | hand  | Spark kind:spell    |   |
        | trash | Ember, Frost, Thorn |   |
      And Spark reads "Target 1 SIGNI in your trash. Return it to hand."
      When A uses the spell Spark
      Then A is asked to choose among Ember, Frost, Thorn
      When A chooses Frost
      Then A's hand is Frost
