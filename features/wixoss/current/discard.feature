@wixoss
Feature: discard Discarding

  @clause-discard.1
  Rule: discard.1 To discard is to put a card of the hand into the trash

    Scenario Outline: <player> chooses a card in hand and discards it into the trash
      Given the board
        | zone   | A           | B          |
        | center | Ember       | Frost      |
        | hand   | Thorn, Dusk | Gale, Dawn |
      And <user> reads "Action: Discard 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      And <player> discards <card>
      Then <player>'s trash is <card>
      And <player> has 1 card in hand

      Examples:
        | player | user  | card |
        | A      | Ember | Dusk |
        | B      | Frost | Gale |

    Scenario: a SIGNI removed from the field into the trash is not discarded
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
      And Ember reads "When you discard a card, Ener Charge 1."
      When A removes Thorn
      Then A has 0 cards in ener
      And it is A's play timing

    Scenario: a card discarded from the hand triggers an ability of discarding
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
        | hand   | Dusk  |   |
      And Ember reads "When you discard a card, Ener Charge 1."
      And Thorn reads "Action: Discard 1 card."
      When A activates Thorn's ability
      Then A has 1 card in ener

    Scenario Outline: a text that reads <text> lets abilities of discarding bring <coins> coins
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
        | hand   | Dusk  |   |
      And Ember reads "When you discard a card, gain 1 coin."
      And Thorn reads "Action: <text>"
      When A activates Thorn's ability
      Then A has <coins> coins

      Examples:
        | text                                          | coins |
        | Put 1 card from your hand into the trash.     | 1     |
        | Put the top card of your deck into the trash. | 0     |
        | Put 1 card from your hand into the ener zone. | 0     |

    Scenario: a player made to discard by an opponent's effect is the one who discards
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | left   | Thorn |       |
        | hand   |       | Gale  |
      And Ember reads "When you discard a card, gain 1 coin."
      And Frost reads "When you discard a card, gain 1 coin."
      And Thorn reads "Action: Your opponent discards 1 card."
      When A activates Thorn's ability
      Then Gale is in B's trash
      And B has 1 coins
      And A has 0 coins
