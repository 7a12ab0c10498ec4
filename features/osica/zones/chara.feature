@osica
Feature: chara Characters and supports

  @clause-chara.1
  Rule: chara.1 A character card on the stage or in the assist area is a character

    @assumption-OA-7
    Scenario Outline: an effect on all of <player>'s characters reaches both areas, and not the hand
      Given the board
        | zone   | A              | B              |
        | center | Rin ap:3000    | Ena ap:3000    |
        | assist | Aoi ap:3000    | Sakura ap:3000 |
        | hand   | Chiaki ap:3000 |                |
      And <user> reads "Action: This turn, all your characters have AP +1000."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <one> has 4000 AP
      And <two> has 4000 AP

      Examples:
        | player | user | one | two    |
        | A      | Rin  | Rin | Aoi    |
        | B      | Ena  | Ena | Sakura |

    @assumption-OA-7
    Scenario: a character can be chosen in either area, a character card of the hand cannot
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | assist | Aoi    |   |
        | hand   | Chiaki |   |
      And Rin reads "Action: Choose 1 of your characters. This turn, it has AP +1000."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A is asked to choose among Rin, Aoi

  @clause-chara.2
  Rule: chara.2 A support in the assist area is no character

    @assumption-OA-7
    Scenario: a support in the assist area is not chosen as a character
      Given the board
        | zone   | A                      | B |
        | center | Rin                    |   |
        | assist | Aoi, Tent kind:support |   |
      And Rin reads "Action: Choose 1 of your characters. Drop it."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then A is asked to choose among Rin, Aoi

    @clause-start.2 @assumption-OA-4 @assumption-OA-12
    Scenario: a support is not dropped with the characters of the assist area
      Given the board
        | zone   | A                      | B |
        | assist | Aoi, Tent kind:support |   |
      And it is the start of A's start phase
      When A drops nothing from the assist area
      Then Aoi is in A's drop
      And Tent is in A's assist

  @clause-chara.3 @assumption-OA-5
  Rule: chara.3 Several of the same card may be there

    Scenario Outline: <player> has one on the stage and plays another to the <where>
      Given the board
        | zone   | A                   | B                   |
        | center | Rin number:OS-001   | Ena number:OS-002   |
        | hand   | Rin#2 number:OS-001 | Ena#2 number:OS-002 |
      And it is <player>'s turn
      When <player> plays <second> <where>
      Then <second> is in <player>'s <zone>
      And <first> is in <player>'s center

      Examples:
        | player | first | second | where              | zone   |
        | A      | Rin   | Rin#2  | in the left        | left   |
        | A      | Rin   | Rin#2  | in the assist area | assist |
        | B      | Ena   | Ena#2  | in the right       | right  |

    Scenario: a copy of the oshi in the hand can be played while the oshi is on the stage
      Given the board
        | zone   | A                          | B |
        | center | Rin number:OS-001 the-oshi |   |
        | hand   | Rin#2 number:OS-001        |   |
      When A plays Rin#2 in the left
      Then Rin#2 is in A's left
      And Rin is in A's center

  @clause-chara.4
  Rule: chara.4 A character whose AP is nothing or less goes to the drop area

    @assumption-OA-7
    Scenario Outline: a character of AP 3000 and <less> in the <area> ends in <zone>
      Given the board
        | zone   | A   | B           |
        | left   | Aoi |             |
        | <area> |     | Ena ap:3000 |
      And Aoi reads "Action: Choose 1 opposing character. This turn, it has AP <less>."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Ena is in B's <zone>
      And the game goes on

      Examples:
        | area   | less  | zone   |
        | center | -3000 | drop   |
        | center | -4000 | drop   |
        | center | -2999 | center |
        | assist | -3000 | drop   |
        | assist | -2900 | assist |

    @assumption-OA-7
    Scenario: one's own characters, too, and several at once
      Given the board
        | zone   | A           | B              |
        | left   | Aoi ap:5000 | Ena ap:1000    |
        | center | Rin ap:1000 | Sakura ap:2000 |
      And Aoi reads "Action: This turn, all characters have AP -1000."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's drop
      And Ena is in B's drop
      And Sakura is in B's center
      And Aoi has 4000 AP

    @assumption-OA-7
    Scenario: an oshi goes face down to the oshi area instead
      Given the board
        | zone   | A   | B                    |
        | left   | Aoi |                      |
        | center |     | Ena ap:1000 the-oshi |
      And Aoi reads "Action: This turn, all opposing characters have AP -1000."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Ena is in B's oshi
      And Ena lies face down

    @reading-O-21=after-each-effect @assumption-OA-7
    Scenario: a character that has AP again when the effect is done stays
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:3000 |
      And Rin reads "Action: This turn, all opposing characters have AP -3000, then this turn, all opposing characters have AP +1000."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Ena is in B's center
      And Ena has 1000 AP

    @reading-O-21=at-once
    Scenario: a character that has no AP in the middle of an effect is gone
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:3000 |
      And Rin reads "Action: This turn, all opposing characters have AP -3000, then this turn, all opposing characters have AP +1000."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Ena is in B's drop

  @clause-chara.d1
  Rule: chara.d1 A character whose AP is nothing or less goes at any time, not only at the moment of the change

    @assumption-OA-5
    Scenario Outline: a character of AP <ap> that comes out under AP -1000 is in <zone>
      Given the board
        | zone   | A   | B           |
        | center | Rin |             |
        | hand   |     | Ena ap:<ap> |
      And Rin reads "Opposing characters have AP -1000."
      And it is B's turn
      When B plays Ena <where>
      Then Ena is in B's <zone>

      Examples:
        | ap   | where              | zone |
        | 1000 | in the left        | drop |
        | 1000 | in the assist area | drop |
        | 2000 | in the left        | left |

    @assumption-OA-7
    Scenario: a character goes when the one that kept its AP above nothing leaves
      Given the board
        | zone   | A   | B              |
        | center | Rin |                |
        | left   |     | Ena ap:1000    |
        | right  |     | Sakura ap:9000 |
      And Rin reads "Opposing characters have AP -1000."
      And Sakura reads "Your characters have AP +1000."
      And Rin reads "Action: Choose 1 opposing character. Drop it."
      And it is the start of A's event phase
      When A uses the action of Rin
      And A chooses Sakura
      Then Ena is in B's drop

    @assumption-OA-4 @assumption-OA-8 @assumption-OA-9 @assumption-OA-13
    Scenario: a character whose AP becomes nothing during an appeal is dropped at once
      Given the board
        | zone   | A   | B           |
        | center | Rin | Ena ap:3000 |
      And Rin reads "Appeal: Choose 1 opposing character. This turn, it has AP -3000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then Ena is in B's drop
      And B is asked where stolen hearts go

    @assumption-OA-4 @assumption-OA-5
    Scenario: a character whose AP an effect kept above nothing goes when the effect ends with the turn
      Given the board
        | zone   | A                 | B           |
        | center |                   | Ena ap:3000 |
        | hand   | Aoi, Rin, 8 cards |             |
      And Aoi reads "Entry: This turn, all opposing characters have AP +4000."
      And Rin reads "Opposing characters have AP -4000."
      When A plays Aoi in the left
      And A says yes
      And A plays Rin in the center
      Then Ena has 3000 AP
      When the turn goes on to A's end phase
      Then A is asked to drop 1 from the hand
      And Ena is in B's drop

    @assumption-OA-4
    Scenario: a character whose AP becomes nothing in the yell phase goes before the next Entry
      Given the board
        | zone   | A                 | B           |
        | center | Chiaki yell:2     | Ena ap:3000 |
        | deck   | Rin, Aoi, 9 cards |             |
      And Rin reads "Entry: This turn, all opposing characters have AP -3000."
      And Aoi reads "Entry: Draw 1 card."
      And it is the start of A's yell phase
      When A puts Rin into the assist area, Aoi into the assist area
      And A plays the waiting ability of Rin first
      And A says yes
      Then A is asked yes or no
      And Ena is in B's drop

    @assumption-OA-4 @assumption-OA-12
    Scenario: a character that loses its last AP in the start phase goes before supports are dropped
      Given the board
        | zone   | A                 | B   |
        | left   | Aoi ap:9000       | Ena |
        | center | Rin ap:1000       |     |
        | assist | Tent kind:support |     |
      And Aoi reads "Your characters have AP +1000."
      And Ena reads "Opposing characters have AP -1000."
      And it is the start of A's start phase
      When A drops Aoi from the stage
      Then Rin is in A's drop
      When A drops nothing from the assist area
      Then it is A's main phase

    @assumption-OA-4 @assumption-OA-8 @assumption-OA-9
    Scenario: a character that loses its AP by a Counter goes before the other stolen heart is put anywhere
      Given the board
        | zone   | A           | B                              |
        | center | Rin ap:3000 |                                |
        | hearts |             | Photo kind:event, Ena, 3 cards |
      And Rin reads "Critical."
      And Photo reads "Counter: This turn, all opposing characters have AP -3000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      Then B is asked where stolen hearts go
      And Rin is in A's drop

  @clause-chara.d2
  Rule: chara.d2 A character that comes out with AP of nothing or less has no Entry

    @assumption-OA-5
    Scenario Outline: opposing characters have AP -1000, and <player>'s character has AP <ap>
      Given the board
        | zone   | A           | B           |
        | center | Aoi         | Sakura      |
        | hand   | Rin ap:<ap> | Ena ap:<ap> |
      And <bad> reads "Opposing characters have AP -1000."
      And <card> reads "Entry: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the left
      Then <what>

      Examples:
        | player | bad    | card | ap   | what                     |
        | A      | Sakura | Rin  | 1000 | nobody is asked anything |
        | B      | Aoi    | Ena  | 1000 | nobody is asked anything |
        | A      | Sakura | Rin  | 2000 | A is asked yes or no     |
        | B      | Aoi    | Ena  | 2000 | B is asked yes or no     |

    @assumption-OA-4
    Scenario: a yelled character that comes with no AP has no Entry
      Given the board
        | zone   | A                    | B   |
        | center | Aoi yell:1           | Ena |
        | deck   | Rin ap:1000, 9 cards |     |
      And Ena reads "Opposing characters have AP -1000."
      And Rin reads "Entry: Draw 1 card."
      And it is the start of A's yell phase
      When A puts Rin into the assist area
      Then Rin is in A's drop
      And nobody is asked anything
      And A has drawn 0 cards
