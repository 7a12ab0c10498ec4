@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-13
Feature: mix Mix

  @clause-mix.1
  Rule: mix.1 The player of a card with Mix that appeals may put so many cards of the hand into the drop area

    Scenario Outline: <player> has Mix 2 and a hand of <hand>
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | hand   | <hand> | <hand> |
      And <attacker> reads "Mix 2. / When this card has mixed, draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <what>

      Examples:
        | player | attacker | hand    | what                 |
        | A      | Rin      | 2 cards | A is asked yes or no |
        | B      | Ena      | 3 cards | B is asked yes or no |

    @reading-O-10=exactly
    Scenario: with one card in hand Mix 2 cannot be done
      Given the board
        | zone   | A      | B   |
        | center | Rin    | Ena |
        | hand   | 1 card |     |
      And Rin reads "Mix 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked whether to guard
      And A has 1 card in hand

    @reading-O-10=as-many
    Scenario: with one card in hand Mix 2 takes that
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | hand   | Aoi |     |
      And Rin reads "Mix 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then Aoi is in A's drop
      And B is asked whether to guard

    @clause-drop.2
    Scenario: two and no more are dropped, which is the player's choice
      Given the board
        | zone   | A                  | B   |
        | center | Rin                | Ena |
        | hand   | Aoi, Chiaki, Touko |     |
      And Rin reads "Mix 2."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then A is asked to choose 2 among Aoi, Chiaki, Touko
      When A chooses Aoi, Touko
      Then Aoi is in A's drop
      And Touko is in A's drop
      And A's hand is Chiaki

    Scenario: A need not mix, and keeps the hand
      Given the board
        | zone   | A       | B   |
        | center | Rin     | Ena |
        | hand   | 2 cards |     |
      And Rin reads "Mix 1. / When this card has mixed, draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says no
      Then A has 2 cards in hand
      And B is asked whether to guard

    @assumption-OA-9
    Scenario: a character with Double can mix again in its additional appeal
      Given the board
        | zone   | A           | B |
        | center | Rin         |   |
        | hand   | Aoi, Chiaki |   |
      And Rin reads "Double. / Mix 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A chooses Aoi
      And B puts all of them into the hand
      And A says yes
      Then B is asked where stolen hearts go
      And Aoi is in A's drop
      And Chiaki is in A's drop

  @clause-mix.2
  Rule: mix.2 Then it has mixed, and what follows from that comes about

    Scenario Outline: <player> drops one card, and <reader> has a text about it
      Given the board
        | zone   | A      | B      |
        | center | Rin    | Ena    |
        | left   | Chiaki | Sakura |
        | hand   | Aoi    | Minami |
      And <attacker> reads "Mix 1."
      And <reader> reads "When this card has mixed, gain 1 cost."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says yes
      Then <player> has <number> cards in cost
      And <card> is in <player>'s drop

      Examples:
        | player | attacker | card   | reader | number |
        | A      | Rin      | Aoi    | Rin    | 1      |
        | A      | Rin      | Aoi    | Chiaki | 0      |
        | B      | Ena      | Minami | Ena    | 1      |

    Scenario: a card with Mix 2 for which two cards are used has mixed once
      Given the board
        | zone   | A        | B   |
        | center | Rin      | Ena |
        | hand   | Aoi, Aoi |     |
      And Rin reads "Mix 2. / When this card has mixed, gain 1 cost."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then A has 1 card in cost
      And B is asked whether to guard

    @assumption-OA-9
    Scenario: a card with Double that has mixed in both appeals has its text about it come twice
      Given the board
        | zone   | A        | B |
        | center | Rin      |   |
        | hand   | Aoi, Aoi |   |
      And Rin reads "Double. / Mix 1. / When this card has mixed, gain 1 cost."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And A chooses Aoi
      And B puts all of them into the hand
      And A says yes
      Then A has 2 cards in cost
      And B is asked where stolen hearts go

  @clause-mix.3
  Rule: mix.3 Any card will do

    Scenario Outline: a card of the kind <kind> goes to the drop area by Mix
      Given the board
        | zone   | A               | B   |
        | center | Rin             | Ena |
        | hand   | Aoi kind:<kind> |     |
      And Rin reads "Mix 1."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then Aoi is in A's drop

      Examples:
        | kind      |
        | character |
        | support   |
        | event     |
