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

    @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
    Scenario Outline: "<text>" after Unity 1 of the name Aoi, with <there> beside it as it appeals: <what>
      Given the board
        | zone   | A       | B   |
        | center | Rin     | Ena |
        | left   | <there> |     |
        | hand   | Touko   |     |
        | cost   | 1 card  |     |
      And Rin reads "Unity 1 "Aoi": <text>"
      And Touko reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then <what>

      Examples:
        | text                 | there  | what                                |
        | Appeal: Draw 1 card. | Aoi    | A is asked yes or no                |
        | Appeal: Draw 1 card. | Chiaki | B is asked whether to guard         |
        | Cheer 1.             | Aoi    | A is asked yes or no                |
        | Cheer 1.             | Chiaki | B is asked whether to guard         |
        | Contact 1.           | Aoi    | A is asked yes or no                |
        | Contact 1.           | Chiaki | B is asked whether to guard         |
        | Decode 1.            | Aoi    | A is asked yes or no                |
        | Decode 1.            | Chiaki | B is asked whether to guard         |
        | Destroy 1.           | Aoi    | A is asked yes or no                |
        | Destroy 1.           | Chiaki | B is asked whether to guard         |
        | Mix 1.               | Aoi    | A is asked yes or no                |
        | Mix 1.               | Chiaki | B is asked whether to guard         |
        | Perform 1.           | Aoi    | A is asked yes or no                |
        | Perform 1.           | Chiaki | B is asked whether to guard         |
        | Power Up 1000.       | Aoi    | A is asked to choose among Rin, Aoi |
        | Power Up 1000.       | Chiaki | B is asked whether to guard         |

    @assumption-OA-4 @assumption-OA-8 @assumption-OA-9 @assumption-OA-10
    Scenario Outline: "<text>" after Unity 1 of the name Aoi, with <there> beside it as it drops its guard: <what>
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:1000 |
        | left   | <there>     |             |
      And Rin reads "Unity 1 "Aoi": <text>"
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      Then <what>

      Examples:
        | text         | there  | what                              |
        | Charge 2000. | Aoi    | B is asked where stolen hearts go |
        | Charge 2000. | Chiaki | it is A's play timing             |
        | Double.      | Aoi    | B is asked where stolen hearts go |
        | Double.      | Chiaki | it is A's play timing             |

    Scenario Outline: a text after Unity of a name, Unity of a tag and Design applies with all three: <ap> AP with <left>, <assist> and <drop>
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | left   | <left>      |   |
        | assist | <assist>    |   |
        | drop   | <drop>      |   |
        | hand   | Touko#3     |   |
      And Rin reads "Unity 1 "Aoi": Unity 1 #Camp: Design 1: This character has AP +1000."
      And the cards called Touko read "Design 5: This character has AP +2000."
      Then Rin has <ap> AP
      And it is A's play timing

      Examples:
        | left  | assist          | drop   | ap   |
        | Aoi   | Chiaki tag:Camp | Touko  | 4000 |
        | Aoi   | Chiaki tag:Camp | 1 card | 3000 |
        | Aoi   | Chiaki tag:Cook | Touko  | 3000 |
        | Touko | Chiaki tag:Camp | Touko  | 3000 |

    Scenario Outline: two texts of one card apply each by its own condition: "<one>" and "<other>" with <left> and <drop> give <ap> AP
      Given the board
        | zone   | A           | B |
        | center | Rin ap:3000 |   |
        | left   | <left>      |   |
        | drop   | <drop>      |   |
        | hand   | Touko#3     |   |
      And Rin reads "<one> This character has AP +1000. / <other> This character has AP +2000."
      And the cards called Touko read "Design 5: This character has AP +2000."
      Then Rin has <ap> AP
      And it is A's play timing

      Examples:
        | one            | other             | left         | drop         | ap   |
        | Unity 1 "Aoi": | Unity 1 "Chiaki": | Aoi          | -            | 4000 |
        | Unity 1 "Aoi": | Unity 1 "Chiaki": | Chiaki       | -            | 5000 |
        | Unity 1 #Camp: | Unity 1 #Cook:    | Aoi tag:Camp | -            | 4000 |
        | Unity 1 #Camp: | Unity 1 #Cook:    | Aoi tag:Cook | -            | 5000 |
        | Design 1:      | Design 2:         | Aoi          | Touko        | 4000 |
        | Design 1:      | Design 2:         | Aoi          | Touko, Touko | 6000 |

    Scenario Outline: a card with Unity 2 of the name Rin that enters counts itself, beside <one>
      Given the board
        | zone | A     | B |
        | left | <one> |   |
        | hand | Rin   |   |
      And the cards called Rin read "Unity 2 "Rin": Entry: Draw 1 card."
      When A plays Rin in the center
      Then <what>

      Examples:
        | one          | what                     |
        | Aoi name:Rin | A is asked yes or no     |
        | Aoi          | nobody is asked anything |
