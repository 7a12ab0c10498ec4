@osica @assumption-OA-4 @assumption-OA-8
Feature: stop Stop

  @clause-stop.1
  Rule: stop.1 A card with Stop neither appeals nor guards

    Scenario Outline: <player>'s character with it cannot appeal
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <stopped> reads "Stop."
      And it is the start of <player>'s appeal phase
      Then <player> cannot appeal with <stopped>
      And <player> can appeal with <free>

      Examples:
        | player | stopped | free   |
        | A      | Rin     | Aoi    |
        | B      | Ena     | Sakura |

    @assumption-OA-9
    Scenario Outline: <front> stands in front and reads <text>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <front> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | front | text      | what                              |
        | A      | Rin      | Ena   | Stop.     | B is asked where stolen hearts go |
        | B      | Ena      | Rin   | Stop.     | A is asked where stolen hearts go |
        | A      | Rin      | Ena   | Critical. | B is asked whether to guard       |

    @assumption-OA-9 @without-effect-targets
    Scenario: a character with Double that gets Stop in its first appeal makes no additional appeal
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | hearts |     | Photo kind:event, 4 cards |
      And Rin reads "Double."
      And Photo reads "Counter: Choose 1 opposing character. This turn, it has Stop."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      Then it is A's play timing
      And B has 4 cards in hearts

    @assumption-OA-5 @assumption-OA-7
    Scenario: a character with Stop that comes out uses its Entry and its Action, and cannot appeal
      Given the board
        | zone | A           | B |
        | left | Aoi         |   |
        | hand | Rin ap:3000 |   |
      And Rin reads "Stop. / Entry: Draw 1 card. / Action: Draw 1 card. / This character has AP +1000."
      When A plays Rin in the center
      And A says yes
      And the turn goes on to A's event phase
      And A uses the action of Rin
      And the turn goes on to A's appeal phase
      Then A cannot appeal with Rin
      And A can appeal with Aoi
      And A has drawn 2 cards
      And Rin has 4000 AP
