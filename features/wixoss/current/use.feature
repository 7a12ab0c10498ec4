@wixoss
Feature: use To use, and to activate

  @clause-use.1 @clause-use.2 @clause-use.3
  Rule: use.3 Use is declared and paid for, and activation by a trigger is no use

    Scenario Outline: <player> uses a spell, and that counts
      Given the board
        | zone   | A                | B               |
        | center | Ember            | Frost           |
        | hand   | Spark kind:spell | Mist kind:spell |
      And <signi> reads "When you use a spell, Ener Charge 1."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> has 1 card in ener

      Examples:
        | player | signi | spell |
        | A      | Ember | Spark |
        | B      | Frost | Mist  |

    @clause-life-burst.3
    Scenario: the burst of a spell is activated, and does not count
      Given the board
        | zone   | A     | B                        |
        | center | Ember | Frost                    |
        | life   |       | Mist kind:spell, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Mist reads "Life Burst: Draw 1 card."
      And Frost reads "When you use a spell, Ener Charge 2."
      When A activates Ember's ability
      And B bursts Mist
      Then B has drawn 1 card
      And B's ener is Mist

    Scenario: to use an arts is to use no spell
      Given the board
        | zone      | A               | B |
        | center    | Ember           |   |
        | lrig deck | Flare kind:arts |   |
      And Ember reads "When you use a spell, Ener Charge 1."
      And Flare reads "Draw 1 card."
      When A uses the arts Flare
      Then A has drawn 1 card
      And A has 0 cards in ener
