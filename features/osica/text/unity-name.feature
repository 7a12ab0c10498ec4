@osica
Feature: unity-name Unity by name

  @clause-unity-name.1
  Rule: unity-name.1 With so many cards of the name on stage and in the assist area, the text after it applies

    Scenario Outline: <player> has <center> and <assist>, and Unity 2
      Given the board
        | zone   | A           | B           |
        | left   | Aoi ap:3000 | Ena ap:3000 |
        | center | <center>    | <center>    |
        | assist | <assist>    | <assist>    |
        | hand   | Rin#7       | Rin#8       |
      And <card> reads "Unity 2 "Rin": This character has AP +1000."
      And it is <player>'s turn
      Then <card> has <ap> AP
      And it is <player>'s play timing

      Examples:
        | player | card | center | assist   | ap   |
        | A      | Aoi  | Rin    | Rin      | 4000 |
        | A      | Aoi  | Rin    | Chiaki   | 3000 |
        | A      | Aoi  | Chiaki | Rin, Rin | 4000 |
        | A      | Aoi  | Rin    | Rin, Rin | 4000 |
        | B      | Ena  | Rin    | Rin      | 4000 |
        | B      | Ena  | Chiaki | Rin      | 3000 |

    Scenario: the other player's do not count
      Given the board
        | zone   | A           | B   |
        | left   | Aoi ap:3000 |     |
        | center | Rin         | Rin |
        | assist |             | Rin |
      And Aoi reads "Unity 2 "Rin": This character has AP +1000."
      Then Aoi has 3000 AP
      And it is A's play timing

    Scenario: a support of that name counts
      Given the board
        | zone   | A                 | B |
        | left   | Aoi ap:3000       |   |
        | assist | Tent kind:support |   |
      And Aoi reads "Unity 1 "Tent": This character has AP +1000."
      Then Aoi has 4000 AP

    Scenario Outline: a card of that name counts itself, for Unity <number>
      Given the board
        | zone | A           | B |
        | left | Aoi ap:3000 |   |
      And Aoi reads "Unity <number> "Aoi": This character has AP +1000."
      Then Aoi has <ap> AP
      And it is A's play timing

      Examples:
        | number | ap   |
        | 1      | 4000 |
        | 2      | 3000 |

    @assumption-OA-4 @assumption-OA-8
    Scenario Outline: Stop after Unity 1 of the name Aoi, with <there> beside it: the character <can> appeal
      Given the board
        | zone   | A       | B |
        | center | Rin     |   |
        | left   | <there> |   |
      And Rin reads "Unity 1 "Aoi": Stop."
      And it is the start of A's appeal phase
      Then A <can> appeal with Rin
      And A can appeal with <there>

      Examples:
        | there  | can    |
        | Aoi    | cannot |
        | Chiaki | can    |
