@osica @assumption-OA-5
Feature: entry Entry

  @clause-entry.1 @reading-O-13
  Rule: entry.1 A player whose card comes to the stage or the assist area may pay, choose and use its Entry

    Scenario Outline: <player> plays a character with Entry 1 <where>
      Given the board
        | zone | A       | B       |
        | hand | Rin     | Ena     |
        | left | Aoi     | Sakura  |
        | cost | 2 cards | 2 cards |
      And <card> reads "Entry 1: Choose 1 of your characters. This turn, it has AP +1000."
      And it is <player>'s turn
      When <player> plays <card> <where>
      Then <player> is asked yes or no
      When <player> says yes
      And <player> pays
      And <player> chooses <target>
      Then <target> has 4000 AP
      And <player> has 1 card in cost

      Examples:
        | player | card | target | where              |
        | A      | Rin  | Aoi    | in the center      |
        | A      | Rin  | Rin    | in the right       |
        | A      | Rin  | Aoi    | in the assist area |
        | B      | Ena  | Sakura | in the center      |

    @clause-partial.2
    Scenario Outline: A with <cost> in cost plays a character of Entry 2, and <what>
      Given the board
        | zone | A      | B |
        | hand | Rin    |   |
        | cost | <cost> |   |
      And Rin reads "Entry 2: Draw 1 card."
      When A plays Rin in the center
      Then <what>

      Examples:
        | cost    | what                     |
        | 2 cards | A is asked yes or no     |
        | 1 card  | nobody is asked anything |
        | -       | nobody is asked anything |

    Scenario: a support that is played has its Entry
      Given the board
        | zone | A                 | B |
        | hand | Tent kind:support |   |
      And Tent reads "Entry: Draw 1 card."
      When A plays Tent in the assist area
      And A says yes
      Then A has drawn 1 card

    Scenario: each that comes out in a turn has its own
      Given the board
        | zone | A        | B |
        | hand | Rin, Aoi |   |
      And Rin reads "Entry: Gain 1 cost."
      And Aoi reads "Entry: Gain 1 cost."
      When A plays Rin in the center
      And A says yes
      And A plays Aoi in the left
      Then A is asked yes or no

    Scenario: a card that comes out again in the same turn has its Entry again
      Given the board
        | zone | A   | B |
        | hand | Rin |   |
      And Rin reads "Entry: Return this character to hand."
      When A plays Rin in the center
      And A says yes
      Then Rin is in A's hand
      When A plays Rin in the left
      Then A is asked yes or no

    Scenario: a player uses both Entry texts of a card that comes out
      Given the board
        | zone | A   | B |
        | hand | Rin |   |
      And Rin reads "Entry: Gain 1 cost. / Entry: Draw 1 card."
      When A plays Rin in the center
      And A plays the waiting ability "Entry: Gain 1 cost." of Rin first
      And A says yes
      And A says yes
      Then A has drawn 1 card
      And A has 1 card in cost

  @clause-entry.2
  Rule: entry.2 An Entry need not be used

    Scenario Outline: <player> does not use the Entry of <card>, and draws nothing
      Given the board
        | zone | A   | B   |
        | hand | Rin | Ena |
      And <card> reads "Entry: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the center
      And <player> says no
      Then <player> has drawn 0 cards
      And <card> is in <player>'s center
      And it is <player>'s play timing

      Examples:
        | player | card |
        | A      | Rin  |
        | B      | Ena  |

    Scenario: a player who does not use one Entry of a card can use its other one
      Given the board
        | zone | A   | B |
        | hand | Rin |   |
      And Rin reads "Entry: Gain 1 cost. / Entry: Draw 1 card."
      When A plays Rin in the center
      And A plays the waiting ability "Entry: Gain 1 cost." of Rin first
      And A says no
      And A says yes
      Then A has drawn 1 card
      And A's cost is empty

    Scenario Outline: A says <answer> to an Entry that begins with an event that may be played, and draws <number>
      Given the board
        | zone | A   | B |
        | hand | Rin |   |
      And Rin reads "Entry: You may play an event #Camp, then draw 1 card."
      When A plays Rin in the center
      And A says <answer>
      Then A has drawn <number>
      And it is A's play timing

      Examples:
        | answer | number  |
        | yes    | 1 card  |
        | no     | 0 cards |

  @clause-entry.3
  Rule: entry.3 A player who does not use an Entry does not pay

    Scenario Outline: <player> says <answer> to Entry 2, and has <left> cards in cost
      Given the board
        | zone | A       | B       |
        | hand | Rin     | Ena     |
        | cost | 2 cards | 2 cards |
      And <card> reads "Entry 2: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the center
      And <player> says <answer>
      Then <player> has <left> cards in cost
      And it is <player>'s play timing

      Examples:
        | player | card | answer | left |
        | A      | Rin  | no     | 2    |
        | A      | Rin  | yes    | 0    |
        | B      | Ena  | no     | 2    |

  @clause-entry.d1 @reading-O-13
  Rule: entry.d1 Moves between and within stage and assist area bring no Entry about

    @assumption-OA-7
    Scenario Outline: moved from the <from> to the <to>
      Given the board
        | zone   | A   | B |
        | <from> | Rin |   |
        | left   | Aoi |   |
      And Rin reads "Entry: Draw 1 card."
      And Aoi reads "Action: Choose 1 of your other characters. Move it to the <to>."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's <zone>
      And nobody is asked anything
      And A has drawn 0 cards

      Examples:
        | from   | to          | zone   |
        | assist | center      | center |
        | center | right       | right  |
        | center | assist area | assist |

    @assumption-OA-7
    Scenario: characters exchanged between stage and assist area have no Entry
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | left   | Aoi    |   |
        | assist | Chiaki |   |
      And Rin reads "Entry: Draw 1 card."
      And Chiaki reads "Entry: Draw 1 card."
      And Aoi reads "Action: Exchange 2 of your other characters."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's assist
      And Chiaki is in A's center
      And nobody is asked anything
      And A has drawn 0 cards

    @assumption-OA-7
    Scenario: a character that comes from the drop area has its Entry
      Given the board
        | zone | A   | B |
        | left | Aoi |   |
        | drop | Rin |   |
      And Rin reads "Entry: Draw 1 card."
      And Aoi reads "Action: Choose 1 character in your drop. Move it to the center."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's center
      And A is asked yes or no

  @clause-entry.d2
  Rule: entry.d2 A character that comes with AP of nothing or less brings no Entry about

    Scenario Outline: opposing characters have AP <change>, and <player> plays one of AP 2000
      Given the board
        | zone | A           | B           |
        | left | Aoi         | Sakura      |
        | hand | Rin ap:2000 | Ena ap:2000 |
      And <bad> reads "Opposing characters have AP <change>."
      And <card> reads "Entry: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> <where>
      Then <what>
      And <card> is in <player>'s <zone>

      Examples:
        | player | bad    | card | change | where              | what                     | zone   |
        | A      | Sakura | Rin  | -2000  | in the center      | nobody is asked anything | drop   |
        | A      | Sakura | Rin  | -2000  | in the assist area | nobody is asked anything | drop   |
        | A      | Sakura | Rin  | -1000  | in the center      | A is asked yes or no     | center |
        | B      | Aoi    | Ena  | -3000  | in the center      | nobody is asked anything | drop   |
        | B      | Aoi    | Ena  | -1000  | in the assist area | B is asked yes or no     | assist |
