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

    @assumption-OA-8 @assumption-OA-13
    Scenario Outline: an attacker that reads "<first>" and "<then>" does the one and then the other
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | hand   | Aoi    |     |
        | cost   | <cost> |     |
      And Rin reads "<first> / <then>"
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "<first>" of Rin first
      And A says yes
      And A says yes
      Then <what>
      And <finally>

      Examples:
        | first                | then                 | cost   | what                                         | finally                           |
        | Cheer 1.             | Contact 1.           | -      | the event "revealed" happened 1 time for Aoi | Aoi is in A's cost                |
        | Cheer 1.             | Mix 1.               | -      | the event "revealed" happened 1 time for Aoi | Aoi is in A's drop                |
        | Cheer 1.             | Appeal: Draw 1 card. | -      | the event "revealed" happened 1 time for Aoi | A has drawn 1 card                |
        | Cheer 1.             | Destroy 1.           | 1 card | the event "revealed" happened 1 time for Aoi | B is asked where stolen hearts go |
        | Cheer 1.             | Decode 1.            | 1 card | the event "revealed" happened 1 time for Aoi | A has drawn 1 card                |
        | Cheer 1.             | Perform 1.           | 1 card | the event "revealed" happened 1 time for Aoi | B is asked where stolen hearts go |
        | Contact 1.           | Appeal: Draw 1 card. | -      | Aoi is in A's cost                           | A has drawn 1 card                |
        | Mix 1.               | Appeal: Draw 1 card. | -      | Aoi is in A's drop                           | A has drawn 1 card                |
        | Mix 1.               | Destroy 1.           | 1 card | Aoi is in A's drop                           | B is asked where stolen hearts go |
        | Mix 1.               | Decode 1.            | 1 card | Aoi is in A's drop                           | A has drawn 1 card                |
        | Mix 1.               | Perform 1.           | 1 card | Aoi is in A's drop                           | B is asked where stolen hearts go |
        | Appeal: Draw 1 card. | Destroy 1.           | 1 card | A has drawn 1 card                           | B is asked where stolen hearts go |
        | Appeal: Draw 1 card. | Decode 1.            | 1 card | A has drawn 2 cards                          | A's cost is empty                 |
        | Appeal: Draw 1 card. | Perform 1.           | 1 card | A has drawn 1 card                           | B is asked where stolen hearts go |

    @assumption-OA-8 @assumption-OA-13
    Scenario Outline: an attacker that reads "Contact 1." and "<then>" makes contact, and pays one of two cards in cost
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | hand   | Aoi    |     |
        | cost   | 1 card |     |
      And Rin reads "Contact 1. / <then>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "Contact 1." of Rin first
      And A says yes
      And A says yes
      And A pays
      Then A has 1 card in cost
      And <ask>

      Examples:
        | then       | ask                               |
        | Decode 1.  | B is asked whether to guard       |
        | Destroy 1. | B is asked where stolen hearts go |
        | Perform 1. | B is asked where stolen hearts go |

    @assumption-OA-8 @assumption-OA-13
    Scenario Outline: an attacker that reads "<first>" and "<then>" has <cost> in cost and <hand> in hand, enough for the first one alone
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | hand   | <hand> |     |
        | cost   | <cost> |     |
      And Rin reads "<first> / <then>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "<first>" of Rin first
      And A says yes
      Then A's <empty> is empty
      And <what>

      Examples:
        | first      | then       | cost   | hand | what                              | empty |
        | Mix 1.     | Contact 1. | -      | Aoi  | B is asked whether to guard       | hand  |
        | Contact 1. | Mix 1.     | -      | Aoi  | B is asked whether to guard       | hand  |
        | Decode 1.  | Destroy 1. | 1 card | -    | B is asked whether to guard       | cost  |
        | Destroy 1. | Decode 1.  | 1 card | -    | B is asked where stolen hearts go | cost  |
        | Decode 1.  | Perform 1. | 1 card | -    | B is asked whether to guard       | cost  |
        | Perform 1. | Decode 1.  | 1 card | -    | B is asked where stolen hearts go | cost  |
        | Destroy 1. | Perform 1. | 1 card | -    | B is asked where stolen hearts go | cost  |
        | Perform 1. | Destroy 1. | 1 card | -    | B is asked where stolen hearts go | cost  |

    @assumption-OA-8 @assumption-OA-13
    Scenario Outline: an attacker that reads "Power Up 1000." and "<then>" powers up first
      Given the board
        | zone   | A           | B   |
        | center | Rin ap:3000 | Ena |
        | hand   | Aoi         |     |
        | cost   | 1 card      |     |
      And Rin reads "Power Up 1000. / <then>"
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "Power Up 1000." of Rin first
      And A says yes
      Then Rin has 4000 AP
      And <what>
      And <ask>

      Examples:
        | then                 | what                                         | ask                               |
        | Appeal: Draw 1 card. | A has 2 cards in hand                        | B is asked whether to guard       |
        | Cheer 1.             | the event "revealed" happened 1 time for Aoi | B is asked whether to guard       |
        | Contact 1.           | A has 2 cards in cost                        | B is asked whether to guard       |
        | Decode 1.            | A has 2 cards in hand                        | B is asked whether to guard       |
        | Destroy 1.           | Ena is in B's drop                           | B is asked where stolen hearts go |
        | Mix 1.               | Aoi is in A's drop                           | B is asked whether to guard       |
        | Perform 1.           | A's cost is empty                            | B is asked where stolen hearts go |

    @assumption-OA-9
    Scenario: a player says the order of the two texts of one character about the end of the turn
      Given the board
        | zone   | A                    | B |
        | center | Rin                  |   |
        | deck   | Aoi, Chiaki, 9 cards |   |
      And Rin reads "At the end of the turn, gain 1 cost."
      And Rin reads "At the end of the turn, draw 1 card."
      And it is the start of A's end phase
      When A plays the waiting ability "At the end of the turn, draw 1 card." of Rin first
      And the turn goes on to B's main phase
      Then A's hand is Aoi
      And A's cost is Chiaki

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
