@hololive
Feature: 4.11 Deck area

  @clause-4.11.1
  Rule: 4.11.1 The deck that a player brings lies there from the start

    Scenario Outline: all of <player>'s 50 cards that are not in the hand, and none of the cheers
      Given a new game
      And <player>'s hands will have 2 Debut holomem
      When A says yes
      Then A is asked yes or no
      And <player> has 43 cards in deck
      And <player> debut 3 is in <player>'s deck
      And <player> first 25 is in <player>'s deck

      Examples:
        | player |
        | A      |
        | B      |

  @clause-4.11.2
  Rule: 4.11.2 The deck is hidden from both players, and ordered

    @clause-4.11.1
    Scenario Outline: <viewer> sees neither player's deck
      Given the board
        | zone | A           | B           |
        | deck | First, Last | First, Last |
      Then <viewer> does not see First
      And <viewer> does not see Last
      And <viewer> does not see First#2
      And it is A's play timing

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards put onto the deck together lie as their player orders them
      Given the board
        | zone    | A            |
        | center  | Sora         |
        | archive | Blue , Green |
        | deck    | First, Last  |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive on top of your deck."
      When A uses the oshi skill "Idol"
      And A orders the cards Green, Blue
      Then A's deck is Green, Blue, First, Last

  @clause-4.11.3
  Rule: 4.11.3 The deck is every card of the deck area, and nothing else

    Scenario: a text looks for a card in the deck
      Given the board
        | zone    | A                       |
        | center  | Sora                    |
        | hand    | Azki                    |
        | archive | Miko                    |
        | deck    | Roboco, 5 cards, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your deck into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Roboco, Suisei
