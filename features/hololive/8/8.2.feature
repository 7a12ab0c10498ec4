@hololive
Feature: 8.2 Placing a holomem

  @clause-8.2.1
  Rule: 8.2.1 A Debut or Spot holomem of the hand goes face up to the back, while the stage has room

    Scenario Outline: a <level> holomem placed from the hand is active in the back position
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | hand   | Roboco level:<level> |
      When A places Roboco
      Then Roboco is in the back position
      And Roboco is active
      And A has 2 holomem on the stage
      And B sees Roboco

      Examples:
        | level |
        | Debut |
        | Spot  |

    @ruling-Q134
    Scenario Outline: beside <others> other holomem in all positions
      Given the board
        | zone   | A        |
        | center | Sora     |
        | collab | Suisei   |
        | back   | <others> |
        | hand   | Roboco   |
      Then A <can or not> place Roboco

      Examples:
        | others                     | can or not |
        | Fubuki, Korone, Okayu      | can        |
        | Fubuki, Korone, Okayu, Mio | cannot     |

    Scenario: the opponent's full stage does not matter
      Given the board
        | zone   | A      | B                                  |
        | center | Sora   | Miko                               |
        | back   |        | Suisei, Fubuki, Korone, Okayu, Mio |
        | hand   | Roboco |                                    |
      Then A can place Roboco

    @clause-7.1.1
    Scenario: in B's turn B places, and A does not
      Given the board
        | zone | A      | B      |
        | hand | Roboco | Suisei |
      And it is B's turn
      When B places Suisei
      Then Suisei is in the back position
      And A has 1 card in hand

    @clause-4.7.3
    Scenario: a placed holomem goes to the back though the center position is empty
      Given the board
        | zone   | A      |
        | center | -      |
        | back   | Suisei |
        | hand   | Roboco |
      When A places Roboco
      Then Roboco is in the back position

  @clause-8.2.2
  Rule: 8.2.2 First and second level holomem are not placed

    Scenario Outline: a <level> holomem <can or not> be placed
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | hand   | Roboco level:<level> |
      Then A <can or not> place Roboco

      Examples:
        | level | can or not |
        | Debut | can        |
        | 1st   | cannot     |
        | 2nd   | cannot     |
        | Spot  | can        |
