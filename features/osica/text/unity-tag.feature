@osica
Feature: unity-tag Unity by tag

  @clause-unity-tag.1
  Rule: unity-tag.1 With so many cards of the tag on stage and in the assist area, the text after it applies

    Scenario Outline: <player>, with Unity 3, has <center> and <assist>
      Given the board
        | zone   | A                          | B                             |
        | left   | Aoi ap:3000 tag:Camp       | Ena ap:3000 tag:Camp          |
        | center | Rin <center>               | Sakura <center>               |
        | assist | Tent kind:support <assist> | Lantern kind:support <assist> |
        | drop   | Chiaki tag:Camp            | Minami tag:Camp               |
      And <card> reads "Unity 3 #Camp: This character has AP +1000."
      And it is <player>'s turn
      Then <card> has <ap> AP
      And it is <player>'s play timing

      Examples:
        | player | card | center           | assist                               | ap   |
        | A      | Aoi  | tag:Camp         | tag:Camp                             | 4000 |
        | A      | Aoi  | tag:Camp         | tag:Camp, Touko tag:Camp             | 4000 |
        | A      | Aoi  | tag:Starter      | tag:Camp, Tent kind:support tag:Camp | 4000 |
        | A      | Aoi  | tag:Camp         | tag:Starter                          | 3000 |
        | A      | Aoi  | tag:Starter/Camp | tag:Camp/Starter                     | 4000 |
        | B      | Ena  | tag:Camp         | tag:Camp                             | 4000 |
        | B      | Ena  | tag:Camp         |                                      | 3000 |

    @assumption-OA-4 @assumption-OA-5 @assumption-OA-7
    Scenario: a text of Unity applies while enough cards of the tag are there
      Given the board
        | zone | A                    | B |
        | left | Aoi ap:3000 tag:Camp |   |
        | hand | Rin tag:Camp         |   |
      And Aoi reads "Unity 2 #Camp: This character has AP +1000."
      And Rin reads "Action: Return this character to hand."
      Then Aoi has 3000 AP
      When A plays Rin in the center
      Then Aoi has 4000 AP
      When A ends the main phase
      And A uses the action of Rin
      Then Aoi has 3000 AP

    @assumption-OA-8 @assumption-OA-9 @assumption-OA-4
    Scenario Outline: with a character of the tag <tag> beside it, Critical after Unity 2 leaves <hearts> hearts
      Given the board
        | zone   | A             | B |
        | center | Rin tag:Camp  |   |
        | left   | Aoi tag:<tag> |   |
      And Rin reads "Unity 2 #Camp: Critical."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has <hearts> cards in hearts

      Examples:
        | tag     | hearts |
        | Camp    | 3      |
        | Starter | 4      |
