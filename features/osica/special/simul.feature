@osica @assumption-OA-4
Feature: simul Effects at the same time

  @clause-simul.1
  Rule: simul.1 Of one's own one says the order, and resolves them one by one

    Scenario Outline: two of <player>'s come about at the end of the turn
      Given the board
        | zone   | A                      | B                      |
        | left   | Rin                    | Ena                    |
        | center | Aoi                    | Sakura                 |
        | deck   | Chiaki, Touko, 9 cards | Minami, Ayano, 9 cards |
      And <one> reads "At the end of the turn, gain 1 cost."
      And <two> reads "At the end of the turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then <player> is asked which waiting ability is played first: <one>, <two>
      When <player> plays the waiting ability of <first> first
      And the turn goes on to <other>'s main phase
      Then <gained> is in <player>'s cost
      And <drawn> is in <player>'s hand

      Examples:
        | player | other | one | two    | first  | gained | drawn  |
        | A      | B     | Rin | Aoi    | Rin    | Chiaki | Touko  |
        | A      | B     | Rin | Aoi    | Aoi    | Touko  | Chiaki |
        | B      | A     | Ena | Sakura | Sakura | Ayano  | Minami |

    Scenario: of three, the order is said to the end
      Given the board
        | zone   | A                             | B |
        | left   | Rin                           |   |
        | center | Aoi                           |   |
        | right  | Chiaki                        |   |
        | deck   | Touko, Minami, Ayano, 9 cards |   |
      And Rin reads "At the end of the turn, gain 1 cost."
      And Aoi reads "At the end of the turn, draw 1 card."
      And Chiaki reads "At the end of the turn, drop the top 1 card of your deck."
      And it is the start of A's end phase
      When A plays the waiting ability of Rin first
      And A plays the waiting ability of Chiaki first
      Then Minami is in A's drop
      And Ayano is in A's hand

  @clause-simul.2
  Rule: simul.2 The opponent says the order of theirs

    Scenario Outline: two of <other>'s come about in <player>'s turn
      Given the board
        | zone   | A                      | B                      |
        | left   | Rin                    | Ena                    |
        | center | Aoi                    | Sakura                 |
        | deck   | Chiaki, Touko, 9 cards | Minami, Ayano, 9 cards |
      And <one> reads "At the end of the turn, gain 1 cost."
      And <two> reads "At the end of the turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then <other> is asked which waiting ability is played first: <one>, <two>
      When <other> plays the waiting ability of <two> first
      And the turn goes on to <other>'s main phase
      Then <gained> is in <other>'s cost
      And <drawn> is in <other>'s hand

      Examples:
        | player | other | one | two    | gained | drawn  |
        | A      | B     | Ena | Sakura | Ayano  | Minami |
        | B      | A     | Rin | Aoi    | Touko  | Chiaki |

  @clause-simul.3
  Rule: simul.3 The turn player says whose come first

    Scenario Outline: in <player>'s turn both have one, and <player> lets <first>'s come first
      Given the board
        | zone   | A   | B                       |
        | center | Rin | Ena                     |
        | deck   |     | Sakura, Minami, 9 cards |
      And Rin reads "At the end of the turn, each player drops the top card of their deck."
      And Ena reads "At the end of the turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then <player> is asked whose effects come first
      When <player> lets <first>'s effects come first
      And the turn goes on to <other>'s main phase
      Then <drawn> is in B's hand
      And <dropped> is in B's drop

      Examples:
        | player | other | first | drawn  | dropped |
        | A      | B     | A     | Minami | Sakura  |
        | A      | B     | B     | Sakura | Minami  |
        | B      | A     | A     | Minami | Sakura  |
        | B      | A     | B     | Sakura | Minami  |

    @reading-O-19=once
    Scenario: all of the one side's are resolved before the other's
      Given the board
        | zone   | A   | B                              |
        | left   | Rin |                                |
        | center | Aoi | Ena                            |
        | deck   |     | Sakura, Minami, Ayano, 9 cards |
      And Rin reads "At the end of the turn, your opponent drops the top card of their deck."
      And Aoi reads "At the end of the turn, your opponent drops the top card of their deck."
      And Ena reads "At the end of the turn, draw 1 card."
      And it is the start of A's end phase
      When A lets A's effects come first
      And A plays the waiting ability of Rin first
      And the turn goes on to B's main phase
      Then Ayano is in B's hand
      And B has 2 cards in drop

    @reading-O-19=each-time
    Scenario: after each effect the turn player says anew whose is next
      Given the board
        | zone   | A   | B   |
        | left   | Rin |     |
        | center | Aoi | Ena |
      And Rin reads "At the end of the turn, gain 1 cost."
      And Aoi reads "At the end of the turn, draw 1 card."
      And Ena reads "At the end of the turn, draw 1 card."
      And it is the start of A's end phase
      When A lets A's effects come first
      And A plays the waiting ability of Rin first
      Then A is asked whose effects come first
