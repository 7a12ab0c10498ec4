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

  Scenario: what was shown for Cheer is seen no more when all is done
    Given the board
      | zone   | A   | B   |
      | center | Rin | Ena |
      | hand   | Aoi |     |
    And Rin reads "Cheer 1."
    And Aoi reads "Cheer 1."
    And it is the start of A's appeal phase
    When A appeals with Rin
    And A says yes
    And B guards with Ena
    Then A's hand is Aoi
    And B does not see Aoi

  Scenario Outline: "<text>" behind a Unity that does not hold does nothing
    Given the board
      | zone   | A                    | B                       |
      | center | Rin ap:9000 tag:Camp | Ena ap:1000             |
      | hand   | Aoi, Chiaki          |                         |
      | cost   | 3 cards              |                         |
      | hearts |                      | 5 cards                   |
    And Rin reads "Unity 2 #Camp: <text>"
    And it is the start of A's appeal phase
    When A appeals with Rin, unguarded
    And B puts all of them into the hand
    Then B has 4 cards in hearts
    And it is A's appeal phase

    Examples:
      | text                 |
      | Power Up 1000.       |
      | Destroy 1.           |
      | Cheer 1.             |
      | Mix 1.               |
      | Decode 1.            |
      | Perform 1.           |
      | Contact 1.           |
      | Critical.            |
      | Stop.                |
      | Double.              |
      | Appeal: Draw 1 card. |

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

  Scenario: a Charge behind a Unity that does not hold steals nothing
    Given the board
      | zone   | A                    | B           |
      | center | Rin ap:9000 tag:Camp | Ena ap:1000 |
    And Rin reads "Unity 2 #Camp: Charge 3000."
    And it is the start of A's appeal phase
    When A appeals with Rin
    And B guards
    Then B has 5 cards in hearts
    And it is A's appeal phase
