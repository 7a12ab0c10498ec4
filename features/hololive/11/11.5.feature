@hololive
Feature: 11.5 Life damage

  @clause-11.5.1
  Rule: 11.5.1 For life damage, the top card of the life is revealed and sent to any of its player's holomem

    Scenario: the player who takes life damage chooses who gets the cheer
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko hp:50     |
        | back   |      | Suisei, Korone |
        | life   |      | blue, 2 cards  |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      And B sends it to Korone
      Then blue is attached to Korone
      And B has 2 life
      And B has 0 life damage

    @ruling-Q153 @ruling-Q185
    Scenario: two life damage take two cards
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50           |
        | back   |      | Suisei               |
        | life   |      | blue, green, 3 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "Extra: life -2 when downed."
      When A uses the art "Sing" of Sora
      Then blue is attached to Suisei
      And green is attached to Suisei
      And B has 3 life

    Scenario: no life damage, no card
      Given the board
        | zone   | A | B             |
        | center |   | Miko          |
        | life   |   | blue, 2 cards |
      Then B has 3 life
      And Miko has 0 cheers attached

    @reading-H-62=after-all-downs
    Scenario: life damage waits until both holomem have been downed
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:50 cheer:green |
        | collab |      | Suisei hp:50           |
        | back   |      | Korone                 |
        | life   |      | blue, 4 cards          |
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      When A plays the support Storm
      And B chooses Miko
      Then blue is attached to Korone

    @reading-H-62=after-each-down
    @ruling-Q160
    Scenario: life damage is processed before the second down, whose holomem can get the cheer
      Given the board
        | zone   | A    | B             |
        | center | Sora | Miko hp:50    |
        | collab |      | Suisei hp:50  |
        | back   |      | Korone        |
        | life   |      | blue, 4 cards |
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      When A plays the support Storm
      And B chooses Miko
      And B chooses Suisei
      Then blue is in B's archive
      And Suisei was downed

    @ruling-Q150
    Scenario: the card has been revealed when it is asked who gets it, and somebody has to
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko hp:50     |
        | back   |      | Suisei, Korone |
        | life   |      | blue, 4 cards  |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then the event "revealed" happened 1 time for blue
      And B is asked to choose 1 among Suisei, Korone

    @ruling-Q159
    Scenario: the first of two is sent before the second is revealed
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50           |
        | back   |      | Suisei, Korone       |
        | life   |      | blue, green, 3 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "Extra: life -2 when downed."
      When A uses the art "Sing" of Sora
      Then the event "revealed" happened 1 time
      When B sends it to Suisei
      And B sends it to Korone
      Then blue is attached to Suisei
      And green is attached to Korone

    Scenario: a holomem can get it wherever on the stage it is
      Given the board
        | zone   | A    | B                           |
        | center | Sora | Miko hp:200                 |
        | collab |      | Suisei hp:200               |
        | back   |      | Korone hp:50, Fubuki hp:200 |
      And A holds a support "Boom" (event) that reads "Deal 50 damage to each of your opponent's back holomem."
      When A plays the support Boom
      Then B is asked to choose 1 among Miko, Suisei, Fubuki

  @clause-11.5.1.1
  Rule: 11.5.1.1 While the turn player has life damage, the opponent's is not processed

    @without-stack-targets
    Scenario Outline: <player>'s life damage comes first in <player>'s turn where both players have some
      Given the board
        | zone   | A                         | B              |
        | center | Sora-1st under:Sora-Debut | Miko           |
        | life   | blue, 4 cards             | green, 4 cards |
      And it is <player>'s turn
      And A has 1 life damage
      And B has 1 life damage
      Then these events happened in this order
        | event    | card     |
        | revealed | <first>  |
        | revealed | <second> |

      Examples:
        | player | first | second |
        | A      | blue  | green  |
        | B      | green | blue   |

    @without-stack-targets
    Scenario: the turn player's two life damage both come before the opponent's
      Given the board
        | zone   | A                     | B              |
        | center | Sora                  | Miko           |
        | life   | blue, yellow, 4 cards | green, 4 cards |
      And A has 2 life damage
      And B has 1 life damage
      Then these events happened in this order
        | event    | card   |
        | revealed | blue   |
        | revealed | yellow |
        | revealed | green  |

    @reading-H-21 @clause-11.2.1 @without-stack-targets
    Scenario: the last life of both goes at once, and the turn player has lost first
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
        | life   | 1 card     | 1 card     |
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of any player's center holomem."
      When A plays the support Storm
      Then A has lost
