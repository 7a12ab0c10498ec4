@gotoubun
Feature: 4.3 Lanes

  @clause-4.3.2.1
  Rule: 4.3.2.1 A player's lanes are the five character lanes of that player

    Scenario: the characters in A's lanes that return to hand do not include B's
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Ichika |
      And A holds an event "Letter" that reads "Main: Return all {Ichika} characters in your lanes to hand."
      When A plays the event Letter
      Then A's hand is Ichika
      And Ichika#2 is in B's lane 1

    @clause-4.3.2 @without-stack-targets
    Scenario Outline: the characters in <whose> lanes return to <owner>'s hand by <player>'s ability
      Given the board
        | zone   | A       | B      |
        | lane 1 | Ichika  | Nino   |
        | lane 3 | Miku    | Itsuki |
        | lane 5 | Yotsuba | Raiha  |
      And <actor> reads "Activated: return all characters in <whose> lanes to hand."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <owner>'s hand is <gone>
      And <stays> is in <other>'s lane 5

      Examples:
        | player | actor  | whose           | owner | gone                  | stays   | other |
        | A      | Ichika | your            | A     | Ichika, Miku, Yotsuba | Raiha   | B     |
        | A      | Ichika | your opponent's | B     | Nino, Itsuki, Raiha   | Yotsuba | A     |
        | B      | Nino   | your opponent's | A     | Ichika, Miku, Yotsuba | Raiha   | B     |

  @clause-4.3.2.2
  Rule: 4.3.2.2 A character's lane is all three lanes of its number

    @clause-4.3.1
    Scenario Outline: the characters in the lane of <player>'s character are both players'
      Given the board
        | zone   | A      | B       |
        | lane 2 | Ichika | Itsuki  |
        | lane 3 | Miku   | Nino    |
        | lane 4 | Raiha  | Yotsuba |
      And <actor> reads "Activated: return all characters in the same lane as this character to hand."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then A's hand is <mine>
      And B's hand is <theirs>

      Examples:
        | player | actor  | mine   | theirs |
        | A      | Ichika | Ichika | Itsuki |
        | B      | Nino   | Miku   | Nino   |

    Scenario: a text about the lane of a character turns the hero there face down
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | lane 3 | Nino   |
      And Nino reads "Activated: turn each hero in the same lane as your {Ichika} face down."
      When A activates Nino's ability
      Then hero 2 is face down
      And hero 1 is face up
      And hero 3 is face up

    Scenario: a character in another lane has another one
      Given the board
        | zone   | A      | B    |
        | lane 2 | Ichika | Miku |
        | lane 4 |        | Nino |
      And Ichika reads "Your opponent's characters in the same lane as this character get power -1."
      And A holds an event "Letter" that reads "Main: move your {Ichika} to lane 4."
      Then Miku has power 2
      When A plays the event Letter
      Then Miku has power 3
      And Nino has power 2

  @clause-4.3.2.3
  Rule: 4.3.2.3 The lane of Futaro is every lane of the number of his hero lane, and lanes without him are the others

    @without-stack-targets
    Scenario Outline: the characters <where> of both players
      Given the board
        | zone   | A       | B      |
        | lane 2 | Ichika  | Nino   |
        | lane 3 | Miku    | Itsuki |
        | lane 4 | Yotsuba | Raiha  |
      And hero lane 3 holds Tutor person:"Uesugi Futaro"
      And hero lane 4 is empty
      And A holds an event "Letter" that reads "Main: return all characters <where> to hand."
      When A plays the event Letter
      Then A's hand is <mine>
      And B's hand is <theirs>

      Examples:
        | where                      | mine            | theirs      |
        | in the lane of {Futaro}    | Miku            | Itsuki      |
        | in a lane without {Futaro} | Ichika, Yotsuba | Nino, Raiha |

    Scenario: two heroes are Futaro, and a character of that name changes nothing
      Given the board
        | zone   | A        | B      |
        | lane 1 | Ichika   | Nino   |
        | lane 2 | Miku     | Itsuki |
        | lane 3 | Futaro#2 |        |
      And hero lane 1 holds Futaro
      And hero lane 5 holds Tutor person:"Old Futaro"
      And A holds an event "Letter" that reads "Main: move your {Miku} to the lane of {Futaro}."
      When A plays the event Letter
      Then A is asked which lane: 1, 5

    @reading-G-07
    Scenario Outline: Futaro who lies face down is nobody (<where>)
      Given the board
        | zone   | A      |
        | lane 2 | Ichika |
        | lane 3 | Miku   |
      And hero lane 2 holds Futaro
      And hero lane 3 holds Tutor person:Futaro face-down
      And A holds an event "Letter" that reads "Main: return all characters <where> to hand."
      When A plays the event Letter
      Then A's hand is <gone>

      Examples:
        | where                      | gone   |
        | in the lane of {Futaro}    | Ichika |
        | in a lane without {Futaro} | Miku   |

  @clause-4.3.2.4
  Rule: 4.3.2.4 An empty lane is one in whose hero lane no card lies

    Scenario: the characters in empty lanes are both players'
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Nino   |
        | lane 3 | Miku   | Itsuki |
      And hero lane 1 is empty
      And A holds an event "Letter" that reads "Main: return all characters in an empty lane to hand."
      When A plays the event Letter
      Then A's hand is Ichika
      And B's hand is Nino

    Scenario: a lane without characters is not empty for that, nor is one where a hero lies face down
      Given the board
        | zone   | A      |
        | lane 3 | Ichika |
        | lane 5 | Nino   |
      And hero lane 1 holds Futaro face-down
      And hero lane 4 is empty
      And hero lane 5 is empty
      And A holds an event "Letter" that reads "Main: move your {Ichika} to an empty lane."
      When A plays the event Letter
      Then A is asked which lane: 4, 5

  @clause-4.3.3.1
  Rule: 4.3.3.1 In front of a character lies the hero lane of the same number

    @clause-4.3.3
    Scenario Outline: the hero in front of <player>'s character in lane <lane>
      Given the board
        | zone        | A      | B    |
        | lane <lane> | Ichika | Nino |
      And <actor> reads "Activated: turn each hero in front of this character face down."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then hero <lane> is face down
      And hero <other> is face up

      Examples:
        | player | actor  | lane | other |
        | A      | Ichika | 3    | 2     |
        | A      | Ichika | 3    | 4     |
        | B      | Nino   | 1    | 5     |

  @clause-4.3.3.2
  Rule: 4.3.3.2 Diagonally in front of it lie the hero lanes of the next numbers

    Scenario: the hero diagonally in front of B's character in lane 1 is turned face down in A's turn
      Given B's lane 1 holds Nino
      And Nino reads "When your opponent plays an event, turn 1 hero diagonally in front of this character face down."
      And A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then hero 2 is face down

    Scenario Outline: the heroes diagonally in front of <player>'s character in lane <lane>
      Given the board
        | zone        | A      | B    |
        | lane <lane> | Ichika | Nino |
      And <actor> reads "Activated: turn 1 hero diagonally in front of this character face down."
      And <first> goes first
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <heroes>

      Examples:
        | player | first | actor  | lane | heroes                                      |
        | A      | A     | Ichika | 3    | A is asked to choose 1 among hero 2, hero 4 |
        | A      | A     | Ichika | 1    | hero 2 is face down                         |
        | A      | A     | Ichika | 5    | hero 4 is face down                         |
        | B      | B     | Nino   | 4    | B is asked to choose 1 among hero 3, hero 5 |
        | B      | A     | Nino   | 1    | hero 2 is face down                         |

  @clause-4.3.4
  Rule: 4.3.4 Each player has their own leftmost and rightmost lane; cards go to the lanes of their master

    @clause-4.4.3.1 @reading-G-32=first-player-left
    Scenario Outline: <player>'s ability moves to <player>'s <word> lane in <other>'s turn, where A went first
      Given the board
        | zone   | A      | B    |
        | lane 2 | Ichika | Nino |
      And A goes first
      And <actor> reads "When your opponent plays an event, move this character to the <word> lane."
      And <other> holds an event "Letter" that reads "Main: Draw 1 card."
      And it is <other>'s turn
      When <other> plays the event Letter
      Then <actor> is in <player>'s lane <lane>

      Examples:
        | player | actor  | word      | other | lane |
        | A      | Ichika | leftmost  | B     | 1    |
        | A      | Ichika | rightmost | B     | 5    |
        | B      | Nino   | leftmost  | A     | 5    |
        | B      | Nino   | rightmost | A     | 1    |

    @clause-4.4.3.1 @reading-G-32=first-player-left
    Scenario Outline: <player>'s <word> lane when <first> goes first is lane <lane>
      Given the board
        | zone   | A      | B    |
        | lane 2 | Ichika | Nino |
      And <first> goes first
      And <actor> reads "Activated: move this character to the <word> lane."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <actor> is in <player>'s lane <lane>

      Examples:
        | player | actor  | first | word      | lane |
        | A      | Ichika | A     | leftmost  | 1    |
        | A      | Ichika | A     | rightmost | 5    |
        | B      | Nino   | A     | leftmost  | 5    |
        | B      | Nino   | A     | rightmost | 1    |
        | B      | Nino   | B     | leftmost  | 1    |
        | A      | Ichika | B     | leftmost  | 5    |

    @clause-4.4.3.1 @reading-G-32=first-player-right
    Scenario Outline: counted from the first player's right, <player>'s <word> lane is lane <lane> when <first> goes first
      Given the board
        | zone   | A      | B    |
        | lane 2 | Ichika | Nino |
      And <first> goes first
      And <actor> reads "Activated: move this character to the <word> lane."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <actor> is in <player>'s lane <lane>

      Examples:
        | player | actor  | first | word      | lane |
        | A      | Ichika | A     | leftmost  | 5    |
        | A      | Ichika | A     | rightmost | 1    |
        | B      | Nino   | A     | leftmost  | 1    |
        | A      | Ichika | B     | leftmost  | 1    |

    Scenario Outline: <player>'s lane in the middle when <first> goes first
      Given the board
        | zone   | A      | B    |
        | lane 2 | Ichika | Nino |
      And <first> goes first
      And <actor> reads "Activated: move this character to the center lane."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <actor> is in <player>'s lane 3

      Examples:
        | player | actor  | first |
        | A      | Ichika | B     |
        | B      | Nino   | A     |

    @without-stack-targets
    Scenario Outline: <player>'s text puts a card of <other> into a lane, and it is <other>'s lane (<text>)
      Given the board
        | zone         | A       | B      |
        | lane 1       | Ichika  | Nino   |
        | waiting room | Yotsuba | Itsuki |
      And <actor> reads "Activated: <text>"
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <card> is in <other>'s lane 3

      Examples:
        | player | actor  | text                                                                | card    | other |
        | A      | Ichika | move 1 of your opponent's characters to lane 3.                     | Nino    | B     |
        | B      | Nino   | move 1 of your opponent's characters to the center lane.            | Ichika  | A     |
        | A      | Ichika | put 1 character card from your opponent's waiting room into lane 3. | Itsuki  | B     |
        | B      | Nino   | put 1 character card from your opponent's waiting room into lane 3. | Yotsuba | A     |

    Scenario: a card that A's text puts into a free lane goes to A's lane 5, although B's lane 5 is not free
      Given the board
        | zone         | A       | B      |
        | lane 1       | Ichika  |        |
        | lane 2       | Nino    |        |
        | lane 3       | Miku    |        |
        | lane 4       | Yotsuba |        |
        | lane 5       |         | Itsuki |
        | waiting room | Raiha   |        |
      And A holds an event "Letter" that reads "Main: put 1 character card from your waiting room into a free lane."
      When A plays the event Letter
      Then Raiha is in A's lane 5
