@wixoss
Feature: ener-zone The Ener zone

  @clause-ener-zone.1 @clause-ener-zone.2
  Rule: ener-zone.2 Costs of spells, growing and activated abilities are paid with what lies there

    @assumption-WA-14
    Scenario: the cost of a spell
      Given the board
        | zone | A                           | B |
        | hand | Spark kind:spell cost:white |   |
        | ener | Ember                       |   |
      When A uses the spell Spark
      Then Ember is in A's trash

    @assumption-WA-14
    Scenario: the cost of an activated ability
      Given the board
        | zone   | A     | B |
        | center | Thorn |   |
        | ener   | Ember |   |
      And Thorn reads "Action (pay white): Draw 1 card."
      When A activates Thorn's ability
      Then Ember is in A's trash
      And A has drawn 1 card

    @assumption-WA-14
    Scenario: the cost of growing is paid with a card of the Ener zone
      Given the board
        | zone      | A                         | B |
        | lrig      | Lumi level:1              |   |
        | lrig deck | Lumi-2 level:2 grow:white |   |
        | ener      | Ember                     |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-2
      Then Ember is in A's trash

    Scenario: a card outside its player's own Ener zone pays for no spell
      Given the board
        | zone  | A                                  | B     |
        | hand  | Spark kind:spell cost:white, Frost |       |
        | trash | Thorn                              |       |
        | left  | Gale                               |       |
        | ener  |                                    | Ember |
      Then A cannot use the spell Spark

  @clause-ener-zone.3
  Rule: ener-zone.3 The cards in the Ener zones are seen by both players

    Scenario Outline: <player> sees the cards of both Ener zones
      Given the board
        | zone | A                     | B                    |
        | ener | Ember, 3 cards, Frost | Thorn, 3 cards, Gale |
      Then <player> sees Ember
      And <player> sees Frost
      And <player> sees Thorn
      And <player> sees Gale

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a card charged from the deck is seen face up by the opponent
      Given the board
        | zone | A                | B |
        | hand | Spark kind:spell |   |
        | deck | Ember, 5 cards   |   |
      And Spark reads "Ener Charge 1."
      When A uses the spell Spark
      Then Ember is in A's ener
      And Ember lies face up
      And B sees Ember

  @clause-ener-zone.4
  Rule: ener-zone.4 The Ener zone has no order

    Scenario: any card of it pays
      Given the board
        | zone | A                               | B |
        | hand | Spark kind:spell cost:colorless |   |
        | ener | Ember, Frost, Thorn             |   |
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      And A pays with Frost
      Then A's ener is Ember, Thorn

  @clause-ener-zone.5
  Rule: ener-zone.5 The Ener zone may hold any number of cards

    Scenario Outline: <player>'s Ener zone with <there> takes another and holds <after>
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Mist kind:spell |
        | ener | <there>          | <there>         |
      And <spell> reads "Ener Charge 1."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> has <after> cards in ener

      Examples:
        | player | spell | there    | after |
        | A      | Spark | 10 cards | 11    |
        | A      | Spark | 30 cards | 31    |
        | B      | Mist  | 12 cards | 13    |

    Scenario: an Ener zone of 30 cards takes another in the ener phase
      Given the board
        | zone | A        |
        | hand | Ember    |
        | ener | 30 cards |
      And it is the start of A's ener phase
      When A puts Ember into the ener zone
      Then A has 31 cards in ener
