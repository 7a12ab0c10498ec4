@hololive
Feature: 5.7 Drawing

  @clause-5.7.1
  Rule: 5.7.1 To draw a card is to take the top card of one's deck into the hand

    @ruling-Q189
    Scenario: A draws the top card of A's own deck
      Given the board
        | zone | A            | B      |
        | deck | Miko, Suisei | Fubuki |
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then A's hand is Miko
      And A's deck is Suisei
      And B's deck is Fubuki

    Scenario: an opponent who is told to draw draws from their own deck
      Given the board
        | zone | A            | B      |
        | deck | Miko, Suisei | Fubuki |
      And A holds a support "Cake" (item) that reads "Your opponent draws 1 card."
      When A plays the support Cake
      Then B's hand is Fubuki
      And A's deck is Miko, Suisei

    @ruling-Q588
    Scenario Outline: <cards> from the bottom, the lowest one first
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw <cards> from the bottom of your deck."
      When A uses the oshi skill "Idol"
      Then A's hand is <hand>

      Examples:
        | cards   | hand           |
        | 1 card  | Fubuki         |
        | 2 cards | Fubuki, Suisei |

  @clause-5.7.2
  Rule: 5.7.2 To draw several is to draw one several times

    Scenario: a draw of three cards triggers an ability about draws three times
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And Sora reads "When you draw a card, heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      Then A has 3 cards in hand
      And Sora has 20 damage

    @clause-1.3.2
    Scenario: a draw of three takes both cards of the deck, without a loss
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      Then A's hand is Miko, Suisei
      And the game goes on

    @ruling-Q435
    Scenario: until so many are in hand, from a deck of fewer
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw cards until you have 4 in hand."
      When A uses the oshi skill "Idol"
      Then A has 3 cards in hand
      And the game goes on

    @ruling-Q436
    Scenario: until so many are in hand, and no fewer
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | 1 card |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw cards until you have 4 in hand."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A has drawn 3 cards

  @clause-5.7.3
  Rule: 5.7.3 "Draw up to" is done card by card

    Scenario: each draw is there before the next is asked about
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Cake" (item) that reads "Draw up to 3 cards."
      When A plays the support Cake
      And A says yes
      Then A's hand is Miko
      And A is asked yes or no

  @clause-5.7.3.1
  Rule: 5.7.3.1 Up to none is nothing

    Scenario Outline: A, with <back> at the back, may draw up to so many, and <asked>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | <back> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. Draw up to 1 card for each of your back holomem."
      When A uses the oshi skill "Idol"
      Then <asked>

      Examples:
        | back   | asked                    |
        | Roboco | A is asked yes or no     |
        | -      | nobody is asked anything |

    Scenario: the text goes on after an instruction to draw up to none
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw up to 1 card for each of your back holomem. Heal 10 HP from your center holomem."
      When A uses the oshi skill "Idol"
      Then A has 0 cards in hand
      And Sora has 20 damage

  @clause-5.7.3.2
  Rule: 5.7.3.2 Before each card the player may stop

    Scenario Outline: a draw of up to three comes to <number>, and <asked>
      Given A holds a support "Cake" (item) that reads "Draw up to 3 cards."
      When A plays the support Cake
      And A says <first>
      And A says <second>
      Then A has drawn <number>
      And <asked>

      Examples:
        | number  | first | second | asked                    |
        | 2 cards | yes   | yes    | A is asked yes or no     |
        | 1 card  | yes   | no     | nobody is asked anything |

    Scenario: A stops a draw of up to three before the first card
      Given A holds a support "Cake" (item) that reads "Draw up to 3 cards."
      When A plays the support Cake
      And A says no
      Then A has drawn 0 cards
      And it is A's play timing

  @clause-5.7.3.3
  Rule: 5.7.3.3 Otherwise they draw one card

    Scenario: a yes to a draw of up to two draws the top card
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Cake" (item) that reads "Draw up to 2 cards."
      When A plays the support Cake
      And A says yes
      And A says no
      Then A's hand is Miko

  @clause-5.7.3.4
  Rule: 5.7.3.4 A draw of up to a number of cards ends with the last card that is allowed

    Scenario: after the second of two nobody is asked
      Given A holds a support "Cake" (item) that reads "Draw up to 2 cards."
      When A plays the support Cake
      And A says yes
      And A says yes
      Then A has drawn 2 cards
      And it is A's play timing

  @clause-5.7.4
  Rule: 5.7.4 A card that is drawn from the bottom is the lowest card of the deck

    Scenario Outline: <player> draws the lowest card, and the top card stays
      Given the board
        | zone | A            | B            |
        | deck | Miko, Suisei | Fubuki, Aqua |
      And <player> holds a support "Cake" (item) that reads "Draw 1 card from the bottom of your deck."
      And it is <player>'s turn
      When <player> plays the support Cake
      Then <player>'s hand is <drawn>
      And <player>'s deck is <left>
      And it is <player>'s play timing

      Examples:
        | player | drawn  | left   |
        | A      | Suisei | Miko   |
        | B      | Aqua   | Fubuki |

    Scenario: of two cards drawn from the bottom the lower one comes first
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Cake" (item) that reads "Draw 2 cards from the bottom of your deck."
      When A plays the support Cake
      Then A's hand is Fubuki, Suisei
      And A's deck is Miko

    Scenario: a draw from the bottom triggers what triggers by a draw
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And Sora reads "When you draw a card, heal 10 HP from this holomem."
      And A holds a support "Cake" (item) that reads "Draw 2 cards from the bottom of your deck."
      When A plays the support Cake
      Then Sora has 30 damage

    Scenario: two cards from the bottom of a deck of one are that card, and the game goes on
      Given the board
        | zone | A    |
        | deck | Miko |
      And A holds a support "Cake" (item) that reads "Draw 2 cards from the bottom of your deck."
      When A plays the support Cake
      Then A's hand is Miko
      And the game goes on
