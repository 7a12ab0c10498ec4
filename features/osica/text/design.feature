@osica
Feature: design Design

  @clause-design.1
  Rule: design.1 With so many cards with Design in the drop area, the text after it applies

    Scenario Outline: <player>'s drop area has <drop>, and Design counts Rin
      Given the board
        | zone   | A           | B           |
        | center | Aoi ap:3000 | Ena ap:3000 |
        | drop   | <drop>      | <drop>      |
      And <card> reads "Design 3: This character has AP +1000."
      And the cards called Rin read "Design 3: This character has AP +2000."
      And it is <player>'s turn
      Then <card> has <ap> AP
      And it is <player>'s play timing

      Examples:
        | player | card | drop                  | ap   |
        | A      | Aoi  | Rin, Rin, Rin         | 4000 |
        | A      | Aoi  | Rin, Rin, Rin, Rin    | 4000 |
        | A      | Aoi  | Rin, Rin, Chiaki      | 3000 |
        | B      | Ena  | Rin, Chiaki, Rin, Rin | 4000 |
        | B      | Ena  | Rin, Chiaki, Rin      | 3000 |

    Scenario: the other player's drop area does not count
      Given the board
        | zone   | A           | B        |
        | center | Aoi ap:3000 |          |
        | drop   | Rin         | Rin, Rin |
      And Aoi reads "Design 3: This character has AP +1000."
      And the cards called Rin read "Design 3: This character has AP +2000."
      Then Aoi has 3000 AP
      And it is A's play timing

    @reading-O-20=where-it-lies @assumption-OA-7
    Scenario: an event that is to be played does not count itself
      Given the board
        | zone | A                                     | B |
        | hand | Curry kind:event, Campfire kind:event |   |
        | drop | Photo kind:event                      |   |
      And Curry reads "Design 2: Play: Gain 1 cost."
      And Campfire reads "Design 1: Play: Gain 1 cost."
      And Photo reads "Design 2: Play: Gain 1 cost."
      And it is the start of A's event phase
      Then A cannot play the event Curry
      And A can play the event Campfire

    @reading-O-20=itself-too
    Scenario: an event that is to be played counts itself
      Given the board
        | zone | A                | B |
        | hand | Curry kind:event |   |
        | drop | Photo kind:event |   |
      And Curry reads "Design 2: Play: Gain 1 cost."
      And Photo reads "Design 2: Play: Gain 1 cost."
      And it is the start of A's event phase
      Then A can play the event Curry

    Scenario: a text after Design applies in the opponent's turn
      Given the board
        | zone   | A             | B |
        | center | Aoi ap:3000   |   |
        | drop   | Rin, Rin, Rin |   |
      And Aoi reads "Design 3: This character has AP +1000."
      And the cards called Rin read "Design 3: This character has AP +2000."
      And it is B's turn
      Then Aoi has 4000 AP
      And it is B's play timing

    Scenario Outline: with <drop> in the drop area, Design 2 before an Entry counts them, and <what>
      Given the board
        | zone | A      | B |
        | hand | Aoi    |   |
        | drop | <drop> |   |
      And Aoi reads "Design 2: Entry: Draw 1 card."
      And the cards called Rin read "Design 2: This character has AP +2000."
      When A plays Aoi in the center
      Then <what>

      Examples:
        | drop        | what                     |
        | Rin, Rin    | A is asked yes or no     |
        | Rin, Chiaki | nobody is asked anything |

  @clause-design.2
  Rule: design.2 Design of any number counts

    Scenario Outline: the cards in the drop area read <rin> and <chiaki>
      Given the board
        | zone   | A           | B |
        | center | Aoi ap:3000 |   |
        | drop   | Rin, Chiaki |   |
      And Aoi reads "Design 2: This character has AP +1000."
      And Rin reads "<rin>"
      And Chiaki reads "<chiaki>"
      Then Aoi has <ap> AP
      And it is A's play timing

      Examples:
        | rin                                     | chiaki                                  | ap   |
        | Design 10: This character has AP +2000. | Design 15: This character has AP +2000. | 4000 |
        | Design 2: This character has AP +2000.  | Design 10: This character has AP +2000. | 4000 |
        | Design 10: This character has AP +2000. | This character has AP +2000.            | 3000 |
        | Design 1: This character has AP +2000.  | Design 10: This character has AP +2000. | 4000 |
