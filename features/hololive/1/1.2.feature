@hololive
Feature: 1.2 Winning and losing

  @clause-1.2.1
  Rule: 1.2.1 A loss ends the game at once, and who has not lost wins

    Scenario Outline: <loser> loses by an effect of A's
      Given A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      When A uses the oshi skill "Idol"
      Then <loser> has lost

      Examples:
        | loser | text                                             |
        | A     | you lose the game.                               |
        | B     | your opponent loses the game.                    |
        | A     | you lose the game. Your opponent loses the game. |
        | B     | your opponent loses the game. You lose the game. |

  @clause-1.2.1.1
  Rule: 1.2.1.1 A player with too many hands without a Debut holomem loses

    @clause-6.2.1.9.1 @reading-H-07 @reading-H-69
    Scenario Outline: <player>'s hands have <hands> of them
      Given a new game
      And <player>'s hands will have <hands> Debut holomem
      When A says yes
      And A says no
      And B says no
      Then <result>

      Examples:
        | player | hands                  | result                      |
        | A      | 0, 0, 0, 0, 0, 0, 0, 2 | A has lost                  |
        | B      | 0, 0, 0, 0, 0, 0, 0, 2 | B has lost                  |
        | A      | 0, 0, 0, 0, 0, 0, 2    | A is asked to place holomem |
        | B      | 0, 0, 0, 0, 0, 0, 2    | A is asked to place holomem |

  @clause-1.2.1.2
  Rule: 1.2.1.2 A player without life loses

    Scenario Outline: B takes one life damage with <life> life, and <result>
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And B has <life> life
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then <result>

      Examples:
        | life | result           |
        | 1    | B has lost       |
        | 2    | the game goes on |

  @clause-1.2.1.3
  Rule: 1.2.1.3 A player without holomem on the stage loses

    Scenario Outline: the only holomem is downed, with <back> at the back
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | <back>     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then <result>

      Examples:
        | back   | result           |
        | -      | B has lost       |
        | Suisei | the game goes on |

  @clause-1.2.1.4
  Rule: 1.2.1.4 A player without a card to draw in the hand step loses

    Scenario Outline: B's hand step begins with <deck> in the deck, and <result>
      Given the board
        | zone | A | B      |
        | deck |   | <deck> |
      And it is the start of A's end step
      Then <result>

      Examples:
        | deck   | result           |
        | -      | B has lost       |
        | 1 card | the game goes on |

    Scenario: B's hand step after A's whole turn begins without a card in the deck, and B has lost
      Given the board
        | zone | A | B |
        | deck |   | - |
      When A passes
      And A passes
      Then B has lost

  @clause-1.2.2
  Rule: 1.2.2 If all lose at the same time, it is a draw

    Scenario: an effect that empties both stages at one check ends in a draw
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive all holomem."
      When A uses the oshi skill "Idol"
      Then the game is a draw

    @reading-H-20 @without-stack-counts
    Scenario Outline: damage that downs the last holomem of both in <player>'s turn ends in a draw
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to all holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then the game is a draw

      Examples:
        | player |
        | A      |
        | B      |

  @clause-1.2.3
  Rule: 1.2.3 A player may give up at any moment, and loses at once

    Scenario Outline: <player>, at A's play timing
      Given it is A's turn
      When <player> concedes
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: <player>, while A is asked in the middle of an effect
      Given A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may draw 1 card."
      When A uses the oshi skill "Idol"
      And <player> concedes
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

  @clause-1.2.3.1
  Rule: 1.2.3.1 No card has a say in it

    Scenario: while an ability would make the opponent lose too
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "When you have no cards in hand, you lose the game."
      And B has 1 card in hand
      When A concedes
      Then A has lost

    Scenario: while a replacement of theirs waits for something else
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When this holomem would be archived, return it to hand instead."
      When A concedes
      Then A has lost

  @clause-1.2.4
  Rule: 1.2.4 A player who wins or loses by an effect does so while it is resolved

    Scenario Outline: to <first> comes first, and nothing after it is done
      Given A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you <first> the game. You <then> the game."
      When A uses the oshi skill "Idol"
      Then <loser> has lost

      Examples:
        | first | then | loser |
        | win   | lose | B     |
        | lose  | win  | A     |

    Scenario: B loses by an effect before the check timing at which A would lose
      Given the board
        | zone   | A          | B    |
        | center | Sora hp:50 | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your center holomem. Your opponent loses the game."
      When A uses the oshi skill "Idol"
      Then B has lost
