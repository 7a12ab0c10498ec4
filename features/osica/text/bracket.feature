@osica
Feature: bracket Brackets

  @clause-bracket.1
  Rule: bracket.1 Corner brackets name a card

    Scenario Outline: a text about cards of the name Rin, and <card> is there
      Given the board
        | zone   | A           | B |
        | center | Aoi ap:3000 |   |
        | left   | <card>      |   |
      And Aoi reads "Unity 1 "Rin": This character has AP +1000."
      Then Aoi has <ap> AP
      And it is A's play timing

      Examples:
        | card           | ap   |
        | Rin            | 4000 |
        | Chiaki         | 3000 |
        | Chiaki tag:Rin | 3000 |

  @clause-bracket.2
  Rule: bracket.2 Angle brackets name a tag

    Scenario Outline: a text about cards with the tag Camp, and <card> is there
      Given the board
        | zone   | A           | B |
        | center | Aoi ap:3000 |   |
        | left   | <card>      |   |
      And Aoi reads "Unity 1 #Camp: This character has AP +1000."
      Then Aoi has <ap> AP
      And it is A's play timing

      Examples:
        | card            | ap   |
        | Rin tag:Camp    | 4000 |
        | Rin tag:Starter | 3000 |
        | Camp            | 3000 |

  @clause-bracket.4 @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
  Rule: bracket.4 Text in square brackets applies off the board, too

    Scenario Outline: a card of <player>'s hand reads "<text>", and Cheer 1 is appealed with
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | hand   | Aoi | Sakura |
      And <attacker> reads "Cheer 1. / When this card has cheered, draw 1 card."
      And <card> reads "<text>"
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | card   | text                     | what                        |
        | A      | Rin      | Aoi    | [This card has Cheer 5.] | A is asked yes or no        |
        | A      | Rin      | Aoi    | This card has Cheer 5.   | B is asked whether to guard |
        | B      | Ena      | Sakura | [This card has Cheer 5.] | B is asked yes or no        |
