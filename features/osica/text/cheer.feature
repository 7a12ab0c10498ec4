@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: cheer Cheer

  @clause-cheer.1 @reading-O-10
  Rule: cheer.1 The player of a card with Cheer that appeals may show so many cards with Cheer

    Scenario Outline: <player> has Cheer 2, and <hand> in hand
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | hand   | <hand> | <hand> |
      And <attacker> reads "Cheer 2. / When this card has cheered, draw 1 card."
      And the cards called Aoi read "Cheer 2."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | hand             | what                        |
        | A      | Rin      | Aoi, Aoi         | A is asked yes or no        |
        | A      | Rin      | Aoi, Aoi, Aoi    | A is asked yes or no        |
        | A      | Rin      | Aoi, Chiaki      | B is asked whether to guard |
        | B      | Ena      | Aoi, Chiaki, Aoi | B is asked yes or no        |
        | B      | Ena      | Aoi, Chiaki      | A is asked whether to guard |

    Scenario: A need not cheer, and no card is shown
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | hand   | Aoi |     |
      And Rin reads "Cheer 1. / When this card has cheered, draw 1 card."
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says no
      Then A has drawn 0 cards
      And B does not see Aoi
      And B is asked whether to guard

    Scenario: exactly so many are shown, and stay in hand
      Given the board
        | zone   | A             | B   |
        | center | Rin           | Ena |
        | hand   | Aoi, Aoi, Aoi |     |
      And Rin reads "Cheer 2. / When this card has cheered, draw 1 card."
      And the cards called Aoi read "Cheer 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then A is asked to choose 2 among Aoi, Aoi#2, Aoi#3
      When A chooses Aoi, Aoi#3
      Then the event "revealed" happened 1 time for Aoi#3
      And the event "revealed" happened 0 times for Aoi#2
      And A has 4 cards in hand

    @assumption-OA-9
    Scenario: a character with Double can cheer again with the same card in its additional appeal
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | hand   | Aoi |   |
      And Rin reads "Double. / Cheer 1. / When this card has cheered, draw 1 card."
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A says yes
      Then B is asked where stolen hearts go
      And A has drawn 2 cards

    Scenario Outline: the one card of the hand, which has Cheer, is used for "<first>" first, and <what>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | hand   | Aoi |     |
      And Rin reads "Cheer 1. / Mix 1."
      And Aoi reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A plays the waiting ability "<first>" of Rin first
      And A says yes
      Then <what>

      Examples:
        | first    | what                        |
        | Cheer 1. | A is asked yes or no        |
        | Mix 1.   | B is asked whether to guard |

    Scenario Outline: with a card of the hand that reads "<text>" <what>
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | hand   | Aoi |     |
      And Rin reads "Cheer 1. / When this card has cheered, draw 1 card."
      And Aoi reads "<text>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then <what>

      Examples:
        | text                 | what                        |
        | Cheer 3.             | A is asked yes or no        |
        | Critical.            | B is asked whether to guard |
        | Action: Draw 1 card. | B is asked whether to guard |

    Scenario: a second character that appeals in the turn can cheer with the same card
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | left   | Rin    |   |
        | hand   | Chiaki |   |
      And the cards called Rin read "Cheer 1. / When this card has cheered, draw 1 card."
      And Chiaki reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A appeals with Rin#2
      Then A is asked yes or no

    Scenario: a character with two Cheers can cheer twice in an appeal
      Given the board
        | zone   | A      | B |
        | center | Rin    |   |
        | hand   | Chiaki |   |
      And Rin reads "Cheer 1. / Cheer 1. / When this card has cheered, draw 1 card."
      And Chiaki reads "Cheer 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A plays the waiting ability "Cheer 1." of Rin first
      And A says yes
      Then A has drawn 2 cards
      And B is asked where stolen hearts go

  @clause-cheer.2
  Rule: cheer.2 Then it has cheered, and what follows from that comes about

    Scenario Outline: <player> shows one card, and <reader> has a text about it
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | left   | Chiaki | Sakura |
        | hand   | Aoi    | Minami |
      And <attacker> reads "Cheer 1."
      And <card> reads "Cheer 1."
      And <reader> reads "When this card has cheered, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      Then <player> has drawn <number> cards
      And <other> is asked whether to guard

      Examples:
        | player | other | attacker | card   | reader | number |
        | A      | B     | Rin      | Aoi    | Rin    | 1      |
        | A      | B     | Rin      | Aoi    | Chiaki | 0      |
        | B      | A     | Ena      | Minami | Ena    | 1      |

    Scenario: a card with Cheer 2 for which two cards are used has cheered once
      Given the board
        | zone   | A        | B   |
        | center | Rin      | Ena |
        | hand   | Aoi, Aoi |     |
      And Rin reads "Cheer 2. / When this card has cheered, gain 1 cost."
      And the cards called Aoi read "Cheer 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then A has 1 card in cost
      And B is asked whether to guard

    @assumption-OA-9
    Scenario: a card with Double that has cheered in both appeals has its text about it come twice
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | hand   | Aoi |   |
      And Rin reads "Double. / Cheer 1. / When this card has cheered, gain 1 cost."
      And Aoi reads "Cheer 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A says yes
      Then A has 2 cards in cost
      And B is asked where stolen hearts go

  @clause-cheer.3
  Rule: cheer.3 Any card with Cheer will do, whatever its number

    Scenario Outline: with Cheer 2, cards that read "<one>" and "<two>"
      Given the board
        | zone   | A           | B   |
        | center | Rin         | Ena |
        | hand   | Aoi, Chiaki |     |
      And Rin reads "Cheer 2. / When this card has cheered, draw 1 card."
      And Aoi reads "<one>"
      And Chiaki reads "<two>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then <what>

      Examples:
        | one      | two                      | what                        |
        | Cheer 3. | Cheer 7.                 | A is asked yes or no        |
        | Cheer 1. | [This card has Cheer 5.] | A is asked yes or no        |
        | Cheer 2. | Charge 2000.             | B is asked whether to guard |
