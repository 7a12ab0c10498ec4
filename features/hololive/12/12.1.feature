@hololive
Feature: 12.1 Oshi skills

  @clause-12.1.2
  Rule: 12.1.2 An SP oshi skill is an oshi skill, too

    Scenario Outline: an ability about the use of an oshi skill draws <cards> when A <does>
      Given the board
        | zone       | A       |
        | center     | Sora    |
        | holo power | 2 cards |
      And A's oshi reads "<text>"
      And Sora reads "When you use an oshi skill, draw 1 card."
      When A <does>
      Then A has <cards> in hand

      Examples:
        | text                                                                                               | does                       | cards  |
        | Oshi skill "Idol", 1 holo power, once per turn: deal 10 damage to 1 of your opponent's holomem.    | uses the oshi skill "Idol" | 1 card |
        | SP oshi skill "Idol", 1 holo power, once per game: deal 10 damage to 1 of your opponent's holomem. | uses the oshi skill "Idol" | 1 card |

    Scenario: an activated ability of the oshi holomem is not an oshi skill, and its use triggers nothing
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Activated: deal 10 damage to 1 of your opponent's holomem."
      And Sora reads "When you use an oshi skill, draw 1 card."
      When A activates A's oshi's ability
      Then A has 0 cards in hand
      And it is A's play timing

  @clause-12.1.3
  Rule: 12.1.3 An oshi skill costs as many cards of the holo power as it says

    @ruling-Q156 @ruling-Q182
    Scenario: the top cards of the player's own holo power are archived
      Given the board
        | zone       | A                    | B       |
        | holo power | Miko, Suisei, Korone | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Idol"
      Then A's archive is Miko, Suisei
      And A has 1 card in holo power
      And B has 3 cards in holo power

    Scenario Outline: A <may> use an oshi skill that costs two with <mine> of holo power
      Given the board
        | zone       | A      | B       |
        | holo power | <mine> | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      Then A <may> use the oshi skill "Idol"

      Examples:
        | mine    | may    |
        | 1 card  | cannot |
        | 2 cards | can    |

  @clause-12.1.4
  Rule: 12.1.4 An oshi skill is used at most as often as its limit says

    Scenario Outline: an oshi skill once per <period> <may> be used again in A's next turn
      Given the board
        | zone       | A       |
        | holo power | 4 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per <period>: draw 1 card."
      When A uses the oshi skill "Idol"
      And the turn passes to B
      And the turn passes to A
      Then A <may> use the oshi skill "Idol"

      Examples:
        | period | may    |
        | game   | cannot |
        | turn   | can    |

    Scenario Outline: a second time in the same turn
      Given the board
        | zone       | A       |
        | holo power | 4 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per <period>: draw 1 card."
      When A uses the oshi skill "Idol"
      Then A cannot use the oshi skill "Idol"
      And A has 3 cards in holo power

      Examples:
        | period |
        | turn   |
        | game   |

    @clause-12.1.2
    Scenario: an SP oshi skill, too
      Given the board
        | zone       | A       |
        | holo power | 4 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      When A uses the oshi skill "Finale"
      And the turn passes to B
      And the turn passes to A
      Then A cannot use the oshi skill "Finale"

    @reading-H-11
    Scenario Outline: the use of one skill does not count for another's limit, and A uses <first> first
      Given the board
        | zone       | A       |
        | holo power | 4 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 2 cards."
      When A uses the oshi skill "<first>"
      And A uses the oshi skill "<second>"
      Then A has drawn 3 cards

      Examples:
        | first  | second |
        | Idol   | Finale |
        | Finale | Idol   |

    Scenario: an SP oshi skill that A has used can still be used by B
      Given the board
        | zone       | A      | B      |
        | holo power | 1 card | 1 card |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      And B's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      When A uses the oshi skill "Finale"
      And the turn passes to B
      Then B can use the oshi skill "Finale"

    Scenario: an oshi skill that A has used on a collab can be used by B on the same collab
      Given the board
        | zone       | A      | B      |
        | back       | Roboco |        |
        | holo power | 1 card | 1 card |
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when a holomem collabs: draw 1 card."
      And B's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when a holomem collabs: draw 1 card."
      When A collabs Roboco
      And A says yes
      Then B is asked yes or no

    Scenario: used in one's own turn, it can be used in the opponent's
      Given the board
        | zone       | A       | B      |
        | back       | Roboco  | Suisei |
        | holo power | 4 cards |        |
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when a holomem collabs: draw 1 card."
      When A collabs Roboco
      And A says yes
      And the turn passes to B
      And B collabs Suisei
      Then A is asked yes or no

    @clause-10.3.3 @clause-10.7.2.1.1 @clause-8.5.1.1 @ruling-Q273 @reading-H-11
    Scenario: the raised limit holds only while what raises it is in place
      Given the board
        | zone       | A               |
        | center     | Shion tool:Wand |
        | back       | Roboco          |
        | holo power | 4 cards         |
      And Wand reads "While the holomem this card is attached to is in the center position, your oshi holomem can use "Tune" twice per turn."
      And Roboco reads "Activated: switch your center holomem with 1 of your back holomem."
      And A's oshi reads "Oshi skill "Tune", 1 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Tune"
      And A activates Roboco's ability
      Then A cannot use the oshi skill "Tune"
      When A activates Roboco's ability
      Then A can use the oshi skill "Tune"

    @clause-10.7.2.1.1 @ruling-Q254 @reading-H-11
    Scenario: a limit raised to two is not raised anew when its source comes back
      Given the board
        | zone       | A               |
        | center     | Shion tool:Wand |
        | back       | Roboco          |
        | holo power | 4 cards         |
      And Wand reads "While the holomem this card is attached to is in the center position, your oshi holomem can use "Tune" twice per turn."
      And Roboco reads "Activated: switch your center holomem with 1 of your back holomem."
      And A's oshi reads "Oshi skill "Tune", 1 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Tune"
      And A uses the oshi skill "Tune"
      And A activates Roboco's ability
      And A activates Roboco's ability
      Then Shion is in the center position
      And A cannot use the oshi skill "Tune"

  @clause-12.1.5
  Rule: 12.1.5 An oshi skill does what its text says

    Scenario: an oshi skill that draws two cards does so for its player alone
      Given the board
        | zone       | A      | B |
        | holo power | 1 card |   |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 2 cards."
      When A uses the oshi skill "Idol"
      Then A has 2 cards in hand
      And B has 0 cards in hand

  @clause-12.1.5.1
  Rule: 12.1.5.1 "Usable when it would" is an optional replacement of that

    @clause-10.2.1.3 @clause-12.1.1
    @ruling-Q372
    Scenario: the damage is replaced, and the skill's cost is paid
      Given the board
        | zone       | A    | B       |
        | center     | Sora | Miko    |
        | holo power |      | 2 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Miko has 30 damage
      And B has 1 card in holo power

    Scenario: B is asked about a replacing oshi skill before the damage is dealt
      Given the board
        | zone       | A    | B       |
        | center     | Sora | Miko    |
        | holo power |      | 2 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      When A uses the art "Sing" of Sora
      Then B is asked yes or no
      And the event "damaged" happened 0 times for Miko
      When B says no
      Then the event "damaged" happened 1 time for Miko

    @clause-10.2.1.3.2
    Scenario: B declines a replacing oshi skill, takes the damage and keeps the holo power
      Given the board
        | zone       | A    | B       |
        | center     | Sora | Miko    |
        | holo power |      | 2 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      When A uses the art "Sing" of Sora
      And B says no
      Then Miko has 50 damage
      And B has 2 cards in holo power

    @clause-12.1.3
    Scenario: without the holo power it is not even asked
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      When A uses the art "Sing" of Sora
      Then nobody is asked anything
      And Miko has 50 damage

    @clause-8.5.1.1 @reading-H-12
    Scenario: though its own limit is twice, it replaces one damage a turn
      Given the board
        | zone       | A                               | B       |
        | center     | Sora                            | Miko    |
        | holo power |                                 | 3 cards |
        | hand       | Stone kind:item, Rock kind:item |         |
      And Stone reads "Deal 30 damage to your opponent's center holomem."
      And Rock reads "Deal 40 damage to your opponent's center holomem."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, twice per turn, usable when your holomem would take damage: it takes 20 less."
      When A plays the support Stone
      And B says yes
      And A plays the support Rock
      Then nobody is asked anything
      And Miko has 50 damage

    Scenario: an oshi skill that replaces damage is no action of the main step
      Given the board
        | zone       | A       |
        | holo power | 2 cards |
      And A's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 20 less."
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      Then A cannot use the oshi skill "Guard"
      And A can use the oshi skill "Idol"

    @ruling-Q29 @ruling-Q371 @ruling-Q414 @ruling-Q428
    Scenario: an oshi skill for damage replaces one of an art's two damages
      Given the board
        | zone       | A    | B       |
        | center     | Sora | Miko    |
        | holo power |      | 2 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 40: deal 30 damage to your opponent's center holomem."
      And B's oshi reads "Oshi skill "Guard", 2 holo power, once per turn, usable when your holomem would take damage: it takes 50 less."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Miko has 40 damage

    @ruling-Q415 @ruling-Q416
    Scenario: an oshi skill's unused reduction for one holomem does not lessen another's damage
      Given the board
        | zone       | A    | B       |
        | center     | Sora | Miko    |
        | back       |      | Suisei  |
        | holo power |      | 2 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 40: deal 20 damage to 1 of your opponent's back holomem."
      And B's oshi reads "Oshi skill "Guard", 2 holo power, once per turn, usable when your holomem would take damage: it takes 30 less."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Suisei has 0 damage
      And Miko has 40 damage

    @clause-5.24.1
    @ruling-Q221
    Scenario: of a die that is rolled for another replacement
      Given the board
        | zone       | B      |
        | center     | Miko   |
        | holo power | 1 card |
      And Miko reads "When this holomem would take damage, you may roll a die instead. If you do, it takes 0."
      And B's oshi reads "Oshi skill "Map", 1 holo power, once per turn, usable when you would roll a die: the result is 5."
      And A holds a support "Stone" (item) that reads "Deal 60 damage to your opponent's center holomem."
      And the dice will show 2
      When A plays the support Stone
      And B says yes
      And B says yes
      Then these events happened in this order
        | event  | player | number |
        | rolled | B      | 5      |

    @clause-1.3.2
    @ruling-Q431
    Scenario: for a damage, though the cheer that its text speaks of is not there
      Given the board
        | zone       | A    | B      |
        | center     | Sora | Miko   |
        | back       |      | Suisei |
        | holo power |      | 1 card |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Move", 1 holo power, once per turn, usable when your holomem would take damage: attach 1 cheer attached to that holomem to 1 of your back holomem, then it takes 0 less."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Miko has 50 damage
      And B's holo power is empty

  @clause-12.1.5.2
  Rule: 12.1.5.2 "Usable when downed" is done within the processing of the down

    @clause-12.1.3
    Scenario: the holomem is still on the stage then
      Given the board
        | zone       | A    | B                     |
        | center     | Sora | Miko hp:50 cheer:blue |
        | back       |      | Suisei                |
        | holo power |      | 1 card                |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: attach 1 cheer attached to your center holomem to 1 of your back holomem."
      When A uses the art "Sing" of Sora
      And B says yes
      Then Miko's blue cheer is attached to Suisei
      And B's holo power is empty

    Scenario: declined, the cheer goes with the holomem
      Given the board
        | zone       | A    | B                     |
        | center     | Sora | Miko hp:50 cheer:blue |
        | back       |      | Suisei                |
        | holo power |      | 1 card                |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: attach 1 cheer attached to your center holomem to 1 of your back holomem."
      When A uses the art "Sing" of Sora
      And B says no
      Then Miko's blue cheer is in B's archive
      And B has 1 card in holo power

    @ruling-Q430
    Scenario: the down was a bloom effect's
      Given the board
        | zone       | A        | B          |
        | center     | Sora     | Miko hp:50 |
        | back       |          | Suisei     |
        | hand       | Sora-1st |            |
        | holo power | 1 card   |            |
      And Sora-1st reads "Bloom effect: deal 50 damage to your opponent's center holomem."
      And A's oshi reads "Oshi skill "Cheer", 1 holo power, once per turn, usable when your holomem downs an opponent's holomem: draw 1 card."
      When A blooms Sora with Sora-1st
      And A says yes
      Then A has drawn 1 card

    @clause-12.3.4.2
    @ruling-Q500
    Scenario Outline: the condition is looked at after the art's own text, with <deck> before it
      Given the board
        | zone       | A      | B          |
        | center     | Sora   | Miko hp:50 |
        | back       |        | Suisei     |
        | deck       | <deck> |            |
        | holo power | 1 card |            |
      And it is the start of A's performance step
      And Sora reads "Art "Roar", no cheers, 50: archive the top 2 cards of your deck."
      And A's oshi reads "SP oshi skill "Last", 1 holo power, once per game, usable when your holomem downs an opponent's holomem while the number of cards in your deck is 5 or less: draw 1 card."
      When A uses the art "Roar" of Sora
      Then <asked>

      Examples:
        | deck    | asked                    |
        | 7 cards | A is asked yes or no     |
        | 8 cards | nobody is asked anything |

    @clause-12.1.4
    Scenario Outline: of two downs in a turn, B says <answer> for the first, with a skill that is usable once per turn
      Given the board
        | zone       | A      | B              |
        | center     | Sora   | Miko hp:50     |
        | collab     | Roboco | Suisei hp:50   |
        | back       |        | Korone, Fubuki |
        | holo power |        | 2 cards        |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Roboco reads "Activated: deal 50 damage to your opponent's collab holomem."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card."
      When A activates Sora's ability
      And B says <answer>
      And B sends it to Korone
      And A activates Roboco's ability
      Then <asked>

      Examples:
        | answer | asked                                     |
        | no     | B is asked yes or no                      |
        | yes    | B is asked to choose among Korone, Fubuki |

    Scenario Outline: asked about a skill for a down, B says <answer> and draws <cards>
      Given the board
        | zone       | A    | B          |
        | center     | Sora | Miko hp:50 |
        | back       |      | Suisei     |
        | holo power |      | 1 card     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says <answer>
      Then B has drawn <cards>
      And B has <power> in holo power

      Examples:
        | answer | cards   | power   |
        | yes    | 1 card  | 0 cards |
        | no     | 0 cards | 1 card  |

    Scenario: B, who declines a skill for the first down of a turn, is asked again for the second
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko hp:50   |
        | collab |      | Suisei hp:50 |
        | back   |      | Roboco       |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Sora reads "Art "Sing", no cheers, 50."
      And B's oshi reads "Oshi skill "Cry", 0 holo power, once per turn, usable when your holomem is downed: draw 1 card."
      When A uses the oshi skill "Idol"
      And B says no
      And B sends it to Roboco
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then B is asked yes or no

  @clause-12.1.5.3
  Rule: 12.1.5.3 "Usable when it has happened" waits like an automatic ability; declined, it was not used

    @clause-12.1.3
    Scenario: an oshi skill for a collab is used, and its cost is paid
      Given the board
        | zone       | A      |
        | back       | Roboco |
        | holo power | 1 card |
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs: draw 1 card."
      When A collabs Roboco
      And A says yes
      Then A has 1 card in hand
      And A has 1 card in holo power

    Scenario: an oshi skill declined for the first damage can be used for the second
      Given the board
        | zone       | A                               |
        | holo power | 1 card                          |
        | hand       | Stone kind:item, Rock kind:item |
      And Stone reads "Deal 10 damage to your center holomem."
      And Rock reads "Deal 20 damage to your center holomem."
      And A's oshi reads "Oshi skill "Oh", 1 holo power, once per turn, usable when your holomem takes damage: draw 1 card."
      When A plays the support Stone
      And A says no
      And A plays the support Rock
      And A says yes
      Then A has 1 card in hand

    Scenario: used for the first damage, it is not there for the second
      Given the board
        | zone       | A                               |
        | holo power | 2 cards                         |
        | hand       | Stone kind:item, Rock kind:item |
      And Stone reads "Deal 10 damage to your center holomem."
      And Rock reads "Deal 20 damage to your center holomem."
      And A's oshi reads "Oshi skill "Oh", 1 holo power, once per turn, usable when your holomem takes damage: draw 1 card."
      When A plays the support Stone
      And A says yes
      And A plays the support Rock
      Then nobody is asked anything
      And A has 1 card in hand

    @clause-10.6.1.1
    @ruling-Q215
    Scenario: for damage that downed, it comes after the down and its life card
      Given the board
        | zone       | A      | B             |
        | center     | Sora   | Miko hp:50    |
        | back       |        | Suisei        |
        | holo power | 1 card |               |
        | life       |        | blue, 4 cards |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And A's oshi reads "SP oshi skill "Star", 1 holo power, once per game, usable when your holomem deals damage to an opponent's holomem: draw 1 card."
      When A uses the art "Sing" of Sora
      Then Miko is in B's archive
      And blue is attached to Suisei
      And A is asked yes or no

    @clause-12.1.5.2
    @ruling-Q216 @ruling-Q374
    Scenario: for damage that downed, it comes after the other player's skill for the down
      Given the board
        | zone       | A      | B          |
        | center     | Sora   | Miko hp:50 |
        | back       |        | Suisei     |
        | holo power | 1 card | 1 card     |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And A's oshi reads "SP oshi skill "Star", 1 holo power, once per game, usable when your holomem deals damage to an opponent's holomem: draw 1 card."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card."
      When A activates Sora's ability
      Then B has 5 life
      When B says yes
      Then B has 4 life
      And A is asked yes or no

    @clause-12.3.4.5
    @ruling-Q280
    Scenario: for the use of an art, it counts what the art has left
      Given the board
        | zone       | A      | B                       |
        | center     | Sora   | Miko hp:200 cheer:red*2 |
        | holo power | 1 card |                         |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 10: archive 1 cheer attached to the target."
      And A's oshi reads "SP oshi skill "Magic", 1 holo power, once per game, usable when your center holomem uses an art: deal 50 damage to your opponent's center holomem for each cheer attached to your opponent's center holomem."
      When A uses the art "Sing" of Sora
      And A chooses Miko's red cheer
      Then Miko has 10 damage
      When A says yes
      Then Miko has 60 damage

  @clause-12.1.5.4
  Rule: 12.1.5.4 Any other oshi skill is played like an activated ability

    Scenario: in the main step, at its player's play timing
      Given the board
        | zone       | A      | B      |
        | holo power | 1 card | 1 card |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And B's oshi reads "Oshi skill "Star", 1 holo power, once per turn: draw 1 card."
      Then A can use the oshi skill "Idol"
      And A cannot use the oshi skill "Star"

    @clause-7.6.4
    @ruling-Q200 @ruling-Q238
    Scenario: an oshi skill that is an action cannot be used in the performance step
      Given the board
        | zone       | A      | B    |
        | center     | Sora   | Miko |
        | holo power | 1 card |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      Then A cannot use the oshi skill "Idol"
      And A can use the art "Sing" of Sora

    @clause-10.7.2.3 @ruling-Q234 @ruling-Q482
    Scenario: an oshi skill that needs a bloom is used later in that turn
      Given the board
        | zone       | A                       |
        | center     | Sora tag:#sea           |
        | back       | Roboco                  |
        | hand       | Sora-1st tag:#sea, Miko |
        | holo power | 2 cards                 |
      And A's oshi reads "Oshi skill "Ahoy", 1 holo power, once per turn, only if 1 of your #sea holomem has bloomed this turn: rest 1 of your back holomem."
      Then A cannot use the oshi skill "Ahoy"
      When A blooms Sora with Sora-1st
      And A places Miko
      And A uses the oshi skill "Ahoy"
      And A chooses Roboco
      Then Roboco is resting

    Scenario Outline: a skill for a sea bloom <may> follow a <tag> one, never next turn
      Given the board
        | zone       | A                  |
        | center     | Sora tag:<tag>     |
        | hand       | Sora-1st tag:<tag> |
        | holo power | 2 cards            |
      And A's oshi reads "Oshi skill "Ahoy", 1 holo power, once per turn, only if 1 of your #sea holomem has bloomed this turn: draw 1 card."
      When A blooms Sora with Sora-1st
      Then A <may> use the oshi skill "Ahoy"
      When the turn passes to B
      And the turn passes to A
      Then A cannot use the oshi skill "Ahoy"

      Examples:
        | tag  | may    |
        | #sea | can    |
        | #sky | cannot |
