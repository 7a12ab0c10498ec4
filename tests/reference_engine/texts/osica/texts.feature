@osica
Feature: Words of OSICA's texts that no scenario of a clause needs

  Scenario: the opponent drops a card of their choice, and draws one
    Given the board
      | zone   | A   | B        |
      | center | Rin |          |
      | hand   |     | Ena, Aoi |
    And Rin reads "Action: Your opponent drops 1 card from their hand, then your opponent draws 1 card."
    And it is the start of A's event phase
    When A uses the action of Rin
    And B chooses Aoi
    Then B's drop is Aoi
    And B has drawn 1 card
    And it is A's event phase

  Scenario Outline: "<text>" behind a Unity that does not hold does nothing
    Given the board
      | zone   | A                    | B                       |
      | center | Rin ap:9000 tag:Camp | Ena ap:1000             |
      | hand   | Aoi, Chiaki          |                         |
      | cost   | 3 cards              |                         |
      | hearts |                      | 5 cards                   |
    And Rin reads "Unity 2 #Camp: <text>"
    And it is the start of A's <phase> phase
    When <what>
    And B puts everything into the hand
    Then B has <hearts> cards in hearts
    And it is A's appeal phase

    Examples:
      | text             | phase  | what                            | hearts |
      | Charge 3000.     | appeal | A appeals with Rin, unguarded   | 4      |
      | Power Up 1000.   | appeal | A appeals with Rin, unguarded   | 4      |
      | Destroy 1.       | appeal | A appeals with Rin, unguarded   | 4      |
      | Cheer 1.         | appeal | A appeals with Rin, unguarded   | 4      |
      | Mix 1.           | appeal | A appeals with Rin, unguarded   | 4      |
      | Decode 1.        | appeal | A appeals with Rin, unguarded   | 4      |
      | Perform 1.       | appeal | A appeals with Rin, unguarded   | 4      |
      | Contact 1.       | appeal | A appeals with Rin, unguarded   | 4      |
      | Through.         | appeal | A appeals with Rin, unguarded   | 4      |
      | Critical.        | appeal | A appeals with Rin, unguarded   | 4      |
      | Stop.            | appeal | A appeals with Rin, unguarded   | 4      |
      | Double.          | appeal | A appeals with Rin, unguarded   | 4      |
      | Appeal: Draw 1 card. | appeal | A appeals with Rin, unguarded | 4    |

  Scenario: an Action behind a Unity that does not hold
    Given the board
      | zone   | A            | B |
      | center | Rin tag:Camp |   |
    And Rin reads "Unity 2 #Camp: Action: Draw 1 card."
    And it is the start of A's event phase
    Then A cannot use the action of Rin

  Scenario: a Counter behind a Unity that does not hold
    Given the board
      | zone   | A   | B                         |
      | center | Rin |                           |
      | hearts |     | Photo kind:event, 4 cards |
    And Photo reads "Unity 2 #Camp: Counter: Draw 1 card."
    And it is the start of A's appeal phase
    When A appeals with Rin
    Then B cannot counter with Photo

  Scenario: a character with Through behind a Unity that does not hold can be chosen
    Given the board
      | zone   | A   | B            |
      | center | Rin | Ena tag:Camp |
    And Rin reads "Action: Choose 1 opposing character. It rests."
    And Ena reads "Unity 2 #Camp: Through."
    And it is the start of A's event phase
    When A uses the action of Rin
    Then Ena is resting
