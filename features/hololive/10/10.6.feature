@hololive
Feature: 10.6 Check timing and play timing

  @clause-10.6.1.1
  Rule: 10.6.1.1 At a check timing all rule processing comes before the waiting abilities

    @clause-10.6.1 @clause-11.1.1
    Scenario: the damage that triggers an ability downs a holomem first, and the lost life is sent
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
        | life   |      | blue, red  |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Suisei reads "When your holomem takes damage, draw 1 card."
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event    | card   |
        | downed   | Miko   |
        | attached | blue   |
        | played   | Suisei |

    Scenario: the ability of a holomem whose damage does not down it is played as well
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:60 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage, draw 1 card."
      When A uses the oshi skill "Idol"
      Then Miko was not downed
      And B has drawn 1 card

    @ruling-Q477 @ruling-Q478 @ruling-Q513
    Scenario: an ability about the down comes before those that wait for the use of the art, whoever's they are
      Given the board
        | zone   | A    | B                   |
        | center | Sora | Miko hp:50 fan:Fans |
        | collab | AZKi |                     |
        | back   |      | Suisei              |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When this holomem uses an art, draw 1 card."
      And AZKi reads "When your center holomem uses an art, draw 1 card."
      And Fans reads "When the holomem this card is attached to is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      And A plays the waiting ability of AZKi first
      Then the abilities are played in this order: Fans, AZKi, Sora

    Scenario: a player who has no life left loses before an ability that waits for the damage is played
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
        | life   |      | 1 card     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Sora reads "When an opponent's holomem takes damage, you lose the game."
      When A uses the oshi skill "Idol"
      Then B has lost

    Scenario: a tool that may not stay is archived before a waiting ability is played
      Given the board
        | zone   | A                   |
        | center | Sora-Debut tool:Mic |
        | back   | Roboco              |
        | hand   | Sora-1st            |
      And Mic reads "Can only be attached to a Debut holomem."
      And Roboco reads "When your holomem blooms, draw 1 card for each card in your archive."
      When A blooms Sora-Debut with Sora-1st
      Then Mic is in A's archive
      And A has drawn 1 card

  @clause-10.6.2
  Rule: 10.6.2 A check timing comes before a play timing is given, and the play timing only after it

    Scenario Outline: <player> acts again only after the opponent has dealt with what waits
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      And <other> reads "When this holomem takes damage, you may archive 1 card from your hand: draw 2 cards."
      And A has 1 card in hand
      And B has 1 card in hand
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <opponent> is asked yes or no
      When <opponent> says no
      Then it is <player>'s play timing

      Examples:
        | player | opponent | other |
        | A      | B        | Miko  |
        | B      | A        | Sora  |

    Scenario Outline: a holomem that <player>'s action downs is in the archive before <player> acts again
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <downed> is in <other>'s archive
      And it is <player>'s play timing

      Examples:
        | player | other | downed |
        | A      | B     | Miko   |
        | B      | A     | Sora   |

  @clause-10.6.3
  Rule: 10.6.3 A check timing: rule processing, then the turn player's abilities, then the opponent's

    Scenario: a down, an ability of each player
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   | Roboco | Suisei     |
      And Roboco reads "When a holomem takes damage, draw 1 card."
      And Suisei reads "When a holomem takes damage, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event  | card   |
        | downed | Miko   |
        | played | Roboco |
        | played | Suisei |

    @ruling-Q370
    Scenario: the turn player's ability and the down it brings come before the opponent's ability
      Given the board
        | zone   | A      | B                |
        | center | Sora   | Miko mascot:Upao |
        | back   | Roboco | Suisei hp:50     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      And Roboco reads "When an opponent's center holomem takes damage, deal 50 damage to your opponent's back holomem."
      And Upao reads "When the holomem this card is attached to takes damage, draw 1 card."
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event  | card   |
        | played | Roboco |
        | downed | Suisei |
        | played | Upao   |

    Scenario: a down comes between two abilities of one player, and what it leaves out is not played on a downed holomem
      Given the board
        | zone   | A            | B            |
        | center | Sora         | Miko         |
        | back   | Roboco, AZKi | Suisei hp:50 |
      And Roboco reads "When an opponent's center holomem takes damage, deal 50 damage to your opponent's back holomem."
      And AZKi reads "When an opponent's center holomem takes damage, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And A plays the waiting ability of Roboco first
      Then these events happened in this order
        | event  | card   |
        | downed | Suisei |
        | played | AZKi   |

    Scenario: the turn player's new ability is played between two of the opponent's
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Suisei, AZKi |
      And Suisei reads "When your center holomem takes damage, heal 10 HP from your center holomem."
      And AZKi reads "When your center holomem takes damage, draw 1 card."
      And Sora reads "When an opponent's holomem is healed, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And B plays the waiting ability of Suisei first
      Then these events happened in this order
        | event  | card |
        | played | Sora |
        | played | AZKi |

  @clause-10.6.3.1
  Rule: 10.6.3.1 All rule processing that is due is done at once, again and again until none is due

    @reading-H-20 @without-stack-counts
    Scenario: the last holomem of both players are downed together for a draw
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your center holomem and deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then the game is a draw

    Scenario: only the opponent's last holomem is downed, and only the opponent loses
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:60 | Miko hp:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your center holomem and deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then B has lost

    @ruling-Q108
    Scenario: a down costs the last life, and the game is lost before an ability is played
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And B has 1 life
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Suisei reads "When your holomem takes damage, you win the game."
      When A uses the oshi skill "Idol"
      Then B has lost

    Scenario: a down costs the last life but one, and the ability is played
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And B has 2 life
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Suisei reads "When your holomem takes damage, you win the game."
      When A uses the oshi skill "Idol"
      Then A has lost

    @ruling-Q186
    Scenario: the damage of one waiting ability downs a holomem before another heals it
      Given the board
        | zone   | A            | B          |
        | center | Sora         | Miko hp:50 |
        | back   | Roboco, AZKi | Suisei     |
      And Roboco reads "When a holomem collabs, deal 50 damage to your opponent's center holomem."
      And AZKi reads "When a holomem collabs, heal 50 HP from your opponent's center holomem."
      When A collabs Roboco
      And A plays the waiting ability of Roboco first
      Then Miko is in B's archive

    @ruling-Q193 @ruling-Q593
    Scenario: a holomem that would heal when it takes damage is downed by that damage first
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem takes damage, heal 50 HP from this holomem."
      When A uses the art "Sing" of Sora
      Then Miko is in B's archive
      And B has 4 life

    @clause-11.4.3
    Scenario: a holomem whose HP went with a tool that may not stay is downed before anything else can be done
      Given the board
        | zone   | A                             |
        | center | Sora hp:50 damage:60 tool:Cap |
        | back   | Roboco                        |
      And Cap reads "Can only be attached to <AZKi>."
      And Cap reads "The holomem this card is attached to gets HP +20."
      Then these events happened in this order
        | event  | card | to      |
        | moved  | Cap  | archive |
        | downed | Sora |         |

  @clause-10.6.3.2
  Rule: 10.6.3.2 The turn player's waiting abilities are played before the opponent's

    Scenario: the turn player's ability is played before the opponent's where both wait
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then the abilities are played in this order: Roboco, Suisei

    Scenario Outline: two abilities of the turn player wait, and <first> is chosen first
      Given the board
        | zone   | A            |
        | center | Sora         |
        | back   | Roboco, AZKi |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And AZKi reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A is asked which waiting ability is played first: Roboco, AZKi
      When A plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Roboco | AZKi   |
        | AZKi   | Roboco |

    Scenario: a holomem that the first ability downs is gone before the second is played
      Given the board
        | zone   | A            | B          |
        | center | Sora         | Miko hp:50 |
        | back   | Roboco, AZKi | Suisei     |
      And Roboco reads "When a holomem collabs, deal 50 damage to your opponent's center holomem."
      And AZKi reads "When a holomem collabs, if your opponent has <Miko> on the stage, draw 1 card."
      When A collabs Roboco
      And A plays the waiting ability of Roboco first
      Then A has drawn 0 cards
      And Miko was downed

    Scenario: played the other way round, it is still there
      Given the board
        | zone   | A            | B          |
        | center | Sora         | Miko hp:50 |
        | back   | Roboco, AZKi | Suisei     |
      And Roboco reads "When a holomem collabs, deal 50 damage to your opponent's center holomem."
      And AZKi reads "When a holomem collabs, if your opponent has <Miko> on the stage, draw 1 card."
      When A collabs Roboco
      And A plays the waiting ability of AZKi first
      Then A has drawn 1 card
      And Miko was downed

    Scenario: an ability that starts to wait meanwhile can be chosen before one that waited already
      Given the board
        | zone   | A            |
        | center | Sora         |
        | back   | Roboco, AZKi |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And AZKi reads "When a holomem collabs, draw 1 card."
      And Sora reads "Once per turn, when you draw a card, heal 10 HP from this holomem."
      When A collabs Roboco
      And A plays the waiting ability of Roboco first
      Then A is asked which waiting ability is played first: AZKi, Sora
      When A plays the waiting ability of Sora first
      Then the abilities are played in this order: Roboco, Sora, AZKi

    Scenario Outline: <player>'s ability comes first in <player>'s turn though <other> went first in the game
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      And <other> goes first
      And it is <player>'s turn
      When <player> collabs <first>
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | player | other | first  | second |
        | A      | B     | Roboco | Suisei |
        | B      | A     | Suisei | Roboco |

  @clause-10.6.3.3
  Rule: 10.6.3.3 The opponent's waiting abilities are played only while the turn player has none

    Scenario Outline: two abilities of the opponent wait, and the opponent chooses <first>
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Miko reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then B is asked which waiting ability is played first: Miko, Suisei
      When B plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Miko   | Suisei |
        | Suisei | Miko   |

    Scenario: an ability that the turn player's own triggers comes before the opponent's
      Given the board
        | zone   | A            | B    |
        | center | Sora         | Miko |
        | back   | Roboco, AZKi |      |
      And Miko reads "When a holomem collabs, draw 1 card."
      And Roboco reads "When a holomem collabs, draw 1 card."
      And AZKi reads "When you draw a card, heal 10 HP from your center holomem."
      When A collabs Roboco
      Then the abilities are played in this order: Roboco, AZKi, Miko

    Scenario: a turn player's ability that an opponent's triggers precedes the opponent's next one
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads "When this holomem takes damage, draw 1 card."
      And Miko reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, deal 10 damage to your opponent's center holomem."
      When A collabs Roboco
      And B plays the waiting ability of Suisei first
      Then the abilities are played in this order: Suisei, Sora, Miko

    @without-stack-targets
    Scenario: a holomem is downed by the opponent's first ability before the second is played
      Given the board
        | zone   | A          | B      |
        | center | Sora hp:50 | Miko   |
        | back   | Roboco     | Suisei |
      And Miko reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, deal 50 damage to your opponent's center holomem."
      When A collabs Roboco
      And B plays the waiting ability of Suisei first
      Then these events happened in this order
        | event  | card |
        | downed | Sora |
        | played | Miko |

    Scenario: A's ability waits in B's turn for all of B's, though A went first
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko         |
        | back   |      | Suisei, AZKi |
      And Sora reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      And AZKi reads "When you draw a card, heal 10 HP from your center holomem."
      And it is B's turn
      When B collabs Suisei
      Then the abilities are played in this order: Suisei, AZKi, Sora

  @clause-10.6.3.4
  Rule: 10.6.3.4 A check timing ends once nothing is left to do, and not before

    Scenario: the check timing after a collab ends once, after both players' abilities
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And Miko reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then these events happened in this order
        | event       | card   |
        | played      | Roboco |
        | played      | Miko   |
        | check-ended |        |
      And it is A's play timing

    Scenario: a check timing without anything to do ends as well
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      When A collabs Roboco
      Then it is A's play timing
      And Roboco is in the collab position

  @clause-10.6.4
  Rule: 10.6.4 A play timing is a check timing, then an action or none, and so on until none is taken

    Scenario: check timing, action, check timing, and then nothing
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Miko reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then B has drawn 1 card
      And it is A's main step
      When A passes
      Then it is A's performance step
      And it is A's play timing

    Scenario: a player acts three times in the main step, first with a skill that downs a holomem, and then passes
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   | Azki   | Suisei     |
        | hand   | Roboco |            |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko is in B's archive
      When A places Roboco
      And A collabs Azki
      Then it is A's main step
      When A passes
      Then it is A's performance step

  @clause-10.6.4.1
  Rule: 10.6.4.1 A play timing begins with a check timing

    @clause-10.6.2 @reading-H-15
    Scenario: an ability that waits as the performance step begins comes before any art
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "At the beginning of your performance step, you may archive 1 card from your hand: draw 1 card."
      And A has 1 card in hand
      When A ends the main step
      Then A is asked yes or no
      When A says no
      Then it is A's play timing

    @ruling-Q48 @ruling-Q199
    Scenario: the life damage of one action is processed before the next action
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   | Roboco | Suisei     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then B has 4 life
      And it is A's play timing

    @ruling-Q423
    Scenario: an oshi skill that the collab has made payable comes after the collab effect
      Given the board
        | zone       | A      | B      |
        | center     | Sora   | Miko   |
        | collab     |        | Suisei |
        | back       | Roboco |        |
        | holo power | 1 card |        |
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      And Roboco reads "Collab effect: deal 10 damage to 1 of your opponent's holomem."
      When A collabs Roboco
      Then A is asked to choose among Miko, Suisei
      When A chooses Suisei
      Then A can use the oshi skill "Idol"

  @clause-10.6.4.2
  Rule: 10.6.4.2 After an action the same player is given a play timing again

    Scenario Outline: <player> acts twice and can then still act
      Given the board
        | zone   | A                    | B                |
        | center | Sora                 | Miko             |
        | hand   | Azki, Roboco, Fubuki | Suisei, Mel, Aki |
      And it is <player>'s turn
      When <player> places <one>
      And <player> places <two>
      Then it is <player>'s play timing
      And <player> can place <three>

      Examples:
        | player | one    | two    | three  |
        | A      | Azki   | Roboco | Fubuki |
        | B      | Suisei | Mel    | Aki    |

  @clause-10.6.4.3
  Rule: 10.6.4.3 Doing nothing ends the play timing, and the step goes on

    Scenario: an action that is left can be taken while the player does not pass
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      Then it is A's main step
      And A can place Roboco

    Scenario: a player who passes is not given the action that was left
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      When A passes
      Then it is A's performance step
      And A cannot place Roboco
      When A passes
      Then it is B's main step
