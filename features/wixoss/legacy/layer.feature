@wixoss
Feature: layer Layer

  @clause-layer.1
  Rule: layer.1 The ghost SIGNI of a player have the abilities with Layer of one of them

    Scenario Outline: <signi> attacks and draws <cards> by the Layer ability of Ember
      Given the board
        | zone   | A                 | B                 |
        | left   | Gale              |                   |
        | center | Ember class:Ghost | Frost class:Ghost |
        | right  | Dusk class:Ghost  |                   |
      And Ember reads "Layer: When this SIGNI attacks, draw 1 card."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <signi>
      Then <player> has drawn <cards>

      Examples:
        | player | signi | cards   |
        | A      | Dusk  | 1 card  |
        | A      | Gale  | 0 cards |
        | B      | Frost | 0 cards |

    Scenario: an ability without Layer is its own
      Given the board
        | zone   | A                 |
        | center | Ember class:Ghost |
        | right  | Dusk class:Ghost  |
      And Ember reads "Layer: This SIGNI has power +1000."
      And Ember reads "This SIGNI has power +2000."
      Then Dusk has power 4000

    Scenario: when it has left the field it is over
      Given the board
        | zone   | A                 |
        | center | Ember class:Ghost |
        | right  | Dusk class:Ghost  |
      And Ember reads "Layer: This SIGNI has power +1000."
      Then Dusk has power 4000
      When A removes Ember
      Then Dusk has power 3000

    Scenario: a ghost SIGNI that comes later has the Layer ability as well
      Given the board
        | zone   | A                 |
        | center | Ember class:Ghost |
        | hand   | Dusk class:Ghost  |
      And Ember reads "Layer: Action: draw 1 card."
      When A plays Dusk in the left
      And A activates Dusk's ability
      Then A has drawn 1 card

    Scenario Outline: <signi>'s Layer ability reaches the ghost SIGNI of its player alone
      Given the board
        | zone   | A                | B                 |
        | center | Gale class:Ghost | Frost class:Ghost |
        | right  | Dusk class:Ghost | Thorn class:Ghost |
      And <signi> reads "Layer: This SIGNI has power +1000."
      Then Dusk has power <mine>
      And Thorn has power <theirs>

      Examples:
        | signi | mine | theirs |
        | Gale  | 4000 | 3000   |
        | Frost | 3000 | 4000   |
