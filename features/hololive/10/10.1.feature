@hololive
Feature: 10.1 Kinds of abilities

  @clause-10.1.1
  Rule: 10.1.1 Activated, automatic and continuous abilities each work in their own way, and supports in a fourth

    Scenario Outline: Sora reads "<text>", and Roboco collabs
      Given the board
        | zone   | A          |
        | center | Sora hp:50 |
        | back   | Roboco     |
      And Sora reads "<text>"
      When A collabs Roboco
      Then A has <cards> in hand
      And Sora has <hp> HP
      And A <can> activate Sora's ability

      Examples:
        | text                                 | cards   | hp | can    |
        | Activated: draw 1 card.              | 0 cards | 50 | can    |
        | When a holomem collabs, draw 1 card. | 1 card  | 50 | cannot |
        | This holomem gets HP +20.            | 0 cards | 70 | cannot |

    @clause-10.1.2
    Scenario: a support does what it says when it is played, and not while it is in the hand
      Given A holds a support "Cake" (item) that reads "Draw 2 cards."
      Then A has 1 card in hand
      When A plays the support Cake
      Then A has 2 cards in hand

    Scenario: a holomem that blooms, collabs and uses an art does as each of its seven abilities says
      Given the board
        | zone   | A        | B           |
        | center | Roboco   | Miko hp:200 |
        | back   | Sora     |             |
        | hand   | Sora-1st |             |
      And Sora-1st reads "Bloom effect: draw 1 card. / Collab effect: draw 1 card. / Art "Sing", no cheers, 30."
      And Sora-1st reads "Gift "Smile": When this holomem uses an art, draw 1 card. / Activated, once per turn: draw 1 card. / This holomem gets arts +10. / When this holomem would deal damage, it deals 20 more instead."
      When A blooms Sora with Sora-1st
      And A collabs Sora-1st
      And A activates Sora-1st's ability
      And A ends the main step
      And A uses the art "Sing" of Sora-1st
      Then A has drawn 4 cards
      And Miko has 60 damage

  @clause-10.1.1.1
  Rule: 10.1.1.1 At a play timing, its player uses activated abilities of their own cards

    Scenario Outline: in <player>'s turn, <player> can activate the ability of <own>, and not that of <other>
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is <player>'s turn
      And Sora reads "Activated: draw 1 card."
      And Miko reads "Activated: draw 1 card."
      Then <player> can activate <own>'s ability
      And <player> cannot activate <other>'s ability

      Examples:
        | player | own  | other |
        | A      | Sora | Miko  |
        | B      | Miko | Sora  |

  @clause-10.1.1.2.2
  Rule: 10.1.1.2.2 An automatic ability may have a cost that its player can pay when it is played

    Scenario: an automatic ability whose cost is paid has its effect
      Given the board
        | zone | A            |
        | back | Roboco       |
        | hand | Miko, 1 card |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 3 cards."
      When A collabs Roboco
      And A says yes
      And A chooses Miko
      Then Miko is in A's archive
      And A has drawn 3 cards

    Scenario: an automatic ability whose cost is not paid has no effect
      Given the board
        | zone | A            |
        | back | Roboco       |
        | hand | Miko, 1 card |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 3 cards."
      When A collabs Roboco
      And A says no
      Then A has drawn 0 cards
      And A has 2 cards in hand

    Scenario: a player with nothing to pay an automatic ability's cost is not asked
      Given the board
        | zone | A      |
        | back | Roboco |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 3 cards."
      When A collabs Roboco
      Then nobody is asked anything
      And A has drawn 0 cards
      And it is A's play timing

  @clause-10.1.1.2.3
  Rule: 10.1.1.2.3 A "when downed" ability does not wait: it is done while the down is processed

    Scenario: a holomem is archived only after its when-downed ability was played
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      Then these events happened in this order
        | event  | card | to      |
        | played | Miko |         |
        | moved  | Miko | archive |
      And the event "waiting" happened 0 times

    @clause-10.8.2
    Scenario: an automatic ability about the same holomem waits until it has gone
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is archived, draw 1 card."
      When A uses the art "Sing" of Sora
      Then these events happened in this order
        | event  | card | to      |
        | moved  | Miko | archive |
        | played | Miko |         |
      And the event "waiting" happened 1 time

  @clause-10.1.3.1
  Rule: 10.1.3.1 A name stands for every ability of that name

    Scenario Outline: two holomem have an ability of the name, and neither has any use of it
      Given the board
        | zone   | A              | B    |
        | center | Suisei         | Miko |
        | back   | Roboco, Fubuki |      |
      And Suisei reads "Gift "Smile": When a holomem collabs, draw 1 card."
      And Fubuki reads "Gift "Smile": When a holomem collabs, draw 2 cards."
      And Miko reads "<text>"
      When A collabs Roboco
      Then A has drawn 0 cards
      And it is A's play timing

      Examples:
        | text                                                  |
        | Your opponent's holomem's ability "Smile" is invalid. |
        | Your opponent's holomem lose the ability "Smile".     |

    @clause-10.1.3
    Scenario Outline: an ability of another name is not meant by <text>
      Given the board
        | zone   | A              | B    |
        | center | Suisei         | Miko |
        | back   | Roboco, Fubuki |      |
      And Suisei reads "Gift "Smile": When a holomem collabs, draw 1 card."
      And Fubuki reads "Gift "Frown": When a holomem collabs, draw 2 cards."
      And Miko reads "<text>"
      When A collabs Roboco
      Then A has drawn 2 cards

      Examples:
        | text                                                  |
        | Your opponent's holomem's ability "Smile" is invalid. |
        | Your opponent's holomem lose the ability "Smile".     |
