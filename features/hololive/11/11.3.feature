@hololive
Feature: 11.3 Down processing

  @clause-11.3.1
  Rule: 11.3.1 A holomem with damage of its HP or more, or in the downed state, is downed

    Scenario Outline: a holomem of 50 HP is downed by <damage> damage
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, <damage>."
      When A uses the art "Sing" of Sora
      Then Miko was downed

      Examples:
        | damage |
        | 50     |
        | 60     |

    @reading-H-08
    @clause-2.9.1
    Scenario Outline: a holomem of 50 HP is not downed by <damage> damage
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, <damage>."
      When A uses the art "Sing" of Sora
      Then Miko was not downed
      And it is A's play timing

      Examples:
        | damage |
        | 30     |
        | 40     |

    Scenario: the HP count as effects change them
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:60 |
        | back   | Suisei               |
      And Suisei reads "Your center holomem gets HP +20."
      And A holds a support "Boom" (event) that reads "Deal 10 damage to your opponent's center holomem."
      Then Miko was not downed
      When A plays the support Boom
      Then Miko was downed

    Scenario: the HP fall to the damage
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | collab | Korone               |
        | back   | Suisei               |
      And Suisei reads "Your center holomem gets HP +20."
      And A holds a support "Bye" (event) that reads "Return 1 of your opponent's back holomem to hand."
      When A plays the support Bye
      Then Miko was downed

    @clause-4.4.9
    Scenario: the downed state needs no damage
      Given the board
        | zone | B      |
        | back | Suisei |
      And A holds a support "Faint" (event) that reads "Down 1 of your opponent's back holomem."
      When A plays the support Faint
      Then Suisei was downed
      And Suisei is in B's archive

    Scenario Outline: no damage, and 50 HP that an effect changes by <change>
      Given the board
        | zone   | B          |
        | center | Miko hp:50 |
        | back   | Suisei     |
      And A holds a support "Dizzy" (event) that reads "Until the end of the turn, your opponent's center holomem gets HP <change>."
      When A plays the support Dizzy
      Then Miko <was> downed

      Examples:
        | change | was     |
        | -50    | was     |
        | -40    | was not |

    Scenario Outline: a holomem in the <position> position is downed by damage of its HP
      Given the board
        | zone       | B            |
        | center     | Miko         |
        | <position> | Suisei hp:50 |
      And A holds a support "Boom" (event) that reads "Deal 50 damage to your opponent's <position> holomem."
      When A plays the support Boom
      Then Suisei was downed
      And Miko was not downed

      Examples:
        | position |
        | collab   |
        | back     |

  @clause-11.3.1.1
  Rule: 11.3.1.1 The abilities about a down are done while the holomem is still on the stage

    @clause-10.1.1.2.3
    Scenario: the downed holomem's own ability
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:50 cheer:red*2 |
        | back   |      | Suisei                 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, if this holomem has 2 or more cheers attached, draw 1 card."
      When A uses the art "Sing" of Sora
      Then B has drawn 1 card
      And these events happened in this order
        | event  | card | to      |
        | played | Miko |         |
        | moved  | Miko | archive |

    Scenario: the ability of the holomem that downed it
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Sora reads:
        """
        Activated: deal 50 damage to your opponent's center holomem.
        When this holomem downs a holomem, draw 1 card.
        """
      When A activates Sora's ability
      Then A has drawn 1 card

    Scenario: the ability of a holomem that did not down it
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   | Roboco | Suisei     |
      And Sora reads "When this holomem downs a holomem, draw 1 card."
      And Roboco reads "Activated: deal 50 damage to your opponent's center holomem."
      When A activates Roboco's ability
      Then Miko was downed
      And A has drawn 0 cards

    Scenario: a holomem that downs another without damage triggers its own ability alone
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Sora reads:
        """
        Activated: down your opponent's center holomem.
        When this holomem downs a holomem, draw 1 card.
        """
      And Roboco reads "When this holomem downs a holomem, draw 2 cards."
      When A activates Sora's ability
      Then A has drawn 1 card

    Scenario: two have damaged it, and the last of them has downed it
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | collab | Roboco |            |
        | back   |        | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20. / When this holomem downs a holomem, draw 1 card."
      And Roboco reads "Art "Dance", no cheers, 30. / When this holomem downs a holomem, draw 2 cards."
      When A uses the art "Sing" of Sora
      And A uses the art "Dance" of Roboco
      Then A has drawn 2 cards

    @ruling-Q207
    Scenario: the ability of a tool of the holomem that downed it with a bloom effect
      Given the board
        | zone   | A             | B          |
        | center | Sora tool:Mic | Miko hp:50 |
        | back   |               | Suisei     |
        | hand   | Sora-1st      |            |
      And Sora-1st reads "Bloom effect: deal 50 damage to your opponent's center holomem."
      And Mic reads "When the holomem this card is attached to downs a holomem, draw 1 card."
      When A blooms Sora with Sora-1st
      Then A has drawn 1 card

    @clause-11.3.1.2 @clause-11.5.1
    @ruling-Q278 @ruling-Q329 @ruling-Q621 @ruling-Q622 @ruling-Q628 @ruling-Q629 @ruling-Q630
    Scenario Outline: the downed holomem's ability comes before the archiving, and that before the life card: <text>
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:50 cheer:green |
        | back   |      | Suisei                 |
        | life   |      | blue, 4 cards          |
      And A holds a support "Cake" (item) that reads "Deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem is downed, <text>."
      When A plays the support Cake
      Then these events happened in this order
        | event    | card   | to      |
        | downed   | Miko   |         |
        | <event>  | <card> |         |
        | moved    | Miko   | archive |
        | revealed | blue   |         |

      Examples:
        | text                                                              | event    | card               |
        | draw 1 card                                                       | moved    | B deck 1           |
        | archive the top card of your deck                                 | moved    | B deck 1           |
        | attach 1 cheer attached to this holomem to 1 of your back holomem | attached | Miko's green cheer |

    @clause-11.3.1.2 @clause-11.5.1
    @ruling-Q623 @ruling-Q631
    Scenario Outline: the ability of who downed it comes before the archiving, and that before the life card: <text>
      Given the board
        | zone   | A              | B          |
        | center | Sora damage:30 | Miko hp:50 |
        | back   |                | Suisei     |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Sora reads "When this holomem downs a holomem, <text>."
      When A activates Sora's ability
      Then these events happened in this order
        | event    | card     | to      |
        | downed   | Miko     |         |
        | <event>  | <card>   |         |
        | moved    | Miko     | archive |
        | revealed | B life 1 |         |

      Examples:
        | text                                                 | event    | card      |
        | heal 20 HP from this holomem                         | healed   | Sora      |
        | send the top card of your cheer deck to this holomem | attached | A cheer 1 |

    @ruling-Q354
    Scenario: a mascot that returns to the hand for its holomem's down is not archived before
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:50 mascot:Pet |
        | back   |      | Suisei                |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Pet reads "When the holomem this card is attached to is downed, return this mascot to hand."
      When A uses the art "Sing" of Sora
      Then B's hand is Pet
      And the event "moved" happened 1 time for Pet

    @ruling-Q358
    Scenario: a text about the down finds the archive still without the downed holomem's cheer
      Given the board
        | zone    | A    | B                              |
        | center  | Sora | Miko hp:50 cheer:blue fan:Fans |
        | back    |      | Suisei                         |
        | archive |      | Red kind:cheer color:red       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Fans reads "When the holomem this card is attached to is downed, send 1 cheer from your archive to 1 of your back holomem."
      When A uses the art "Sing" of Sora
      Then Red is attached to Suisei
      And Miko's blue cheer is in B's archive

    @ruling-Q332
    Scenario Outline: a downed holomem's cheer is <place> after B's <answer> to attaching it
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50 cheer:red |
        | back   |      | Suisei               |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, you may attach 1 cheer attached to this holomem to 1 of your back holomem."
      When A uses the art "Sing" of Sora
      And B says <answer>
      Then Miko's red cheer is <place>

      Examples:
        | answer | place              |
        | yes    | attached to Suisei |
        | no     | in B's archive     |

    @ruling-Q537 @ruling-Q570
    Scenario: the downed holomem itself can be sent a cheer, and is archived with it
      Given the board
        | zone       | A    | B                   |
        | center     | Sora | Miko hp:50 fan:Fans |
        | back       |      | Suisei              |
        | cheer deck |      | blue, 3 cards       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Fans reads "When the holomem this card is attached to is downed, send the top card of your cheer deck to 1 of your holomem."
      When A uses the art "Sing" of Sora
      And B chooses Miko
      Then blue is in B's archive

    @ruling-Q519
    Scenario: a bloom for the down comes before the archiving
      Given the board
        | zone   | A        | B          |
        | center | Sora     | Miko hp:50 |
        | back   |          | Suisei     |
        | hand   | Sora-1st |            |
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Sora reads "When this holomem downs a holomem, bloom this holomem with 1 1st holomem from your hand."
      When A activates Sora's ability
      And A chooses Sora-1st
      Then these events happened in this order
        | event   | card     | to      |
        | stacked | Sora-1st |         |
        | moved   | Miko     | archive |

  @clause-11.3.1.1.1
  Rule: 11.3.1.1.1 The turn player's abilities about a down come first, each player choosing among their own

    @without-stack-targets
    Scenario Outline: <player>'s ability about a down comes before the opponent's in <player>'s turn
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:50 |
        | back   | Roboco | Suisei     |
      And it is <player>'s turn
      And Roboco reads "When a holomem is downed, draw 1 card."
      And Suisei reads "When a holomem is downed, draw 1 card."
      And <player> holds a support "Boom" (event) that reads "Deal 50 damage to 1 of any player's holomem with 50 or less HP remaining."
      When <player> plays the support Boom
      Then the abilities are played in this order: <order>

      Examples:
        | player | order          |
        | A      | Roboco, Suisei |
        | B      | Suisei, Roboco |

    Scenario: the turn player chooses, then the opponent chooses
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   | AZKi | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When a holomem is downed, draw 1 card."
      And AZKi reads "When a holomem is downed, draw 1 card."
      And Miko reads "When this holomem is downed, draw 1 card."
      And Suisei reads "When a holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      And A does the downed ability of AZKi first
      And B does the downed ability of Suisei first
      Then the abilities are played in this order: AZKi, Sora, Suisei, Miko

    Scenario: a choice is among one player's abilities
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   | AZKi | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When a holomem is downed, draw 1 card."
      And AZKi reads "When a holomem is downed, draw 1 card."
      And Suisei reads "When a holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      Then A is asked which downed ability is done first: Sora, AZKi

    @ruling-Q624 @ruling-Q625 @ruling-Q626 @ruling-Q627
    Scenario Outline: in A's turn a heal by the downing holomem comes before the downed one's ability to <do>
      Given the board
        | zone   | A              | B          |
        | center | Sora damage:30 | Miko hp:50 |
        | back   |                | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When this holomem downs a holomem, heal 20 HP from this holomem."
      And Miko reads "When this holomem is downed, <do>."
      When A uses the art "Sing" of Sora
      Then the abilities are played in this order: Sora, Miko
      And Sora has 10 damage

      Examples:
        | do                                |
        | draw 1 card                       |
        | archive the top card of your deck |

    @ruling-Q632 @ruling-Q633 @ruling-Q634 @ruling-Q635
    Scenario Outline: in A's turn a cheer by the downing holomem's tool comes before the downed one's ability to <do>
      Given the board
        | zone   | A             | B          |
        | center | Sora tool:Axe | Miko hp:50 |
        | back   |               | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Axe reads "When the holomem this card is attached to downs a holomem, send the top card of your cheer deck to 1 of your holomem."
      And Miko reads "When this holomem is downed, <do>."
      When A uses the art "Sing" of Sora
      Then the abilities are played in this order: Axe, Miko
      And Sora has 1 cheers attached

      Examples:
        | do                                |
        | draw 1 card                       |
        | archive the top card of your deck |

    @ruling-Q375
    Scenario: draws that A's skill brings for a down come before the downed holomem's ability
      Given the board
        | zone       | A       | B          |
        | center     | Sora    | Miko hp:50 |
        | back       |         | Suisei     |
        | holo power | 3 cards |            |
      And A's oshi reads "SP oshi skill "Storm", 3 holo power, once per game: choose 1 of your center holomem. Each time it downs a holomem this turn, draw 2 cards."
      And Sora reads "Activated: deal 50 damage to your opponent's center holomem."
      And Miko reads "When this holomem is downed, draw 1 card."
      When A uses the oshi skill "Storm"
      And A activates Sora's ability
      Then these events happened in this order
        | event | card     |
        | moved | A deck 1 |
        | moved | B deck 1 |

    Scenario: the downing holomem's ability comes before the downed one's in A's turn
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When this holomem downs a holomem, draw 1 card."
      And Miko reads "When this holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      Then the abilities are played in this order: Sora, Miko

    @ruling-Q330 @ruling-Q474
    Scenario Outline: of what two cards do for the down of their holomem, its player says which comes first: <first>
      Given the board
        | zone   | A    | B                              |
        | center | Sora | Miko hp:50 fan:Fans mascot:Pet |
        | back   |      | Suisei                         |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Fans reads "When the holomem this card is attached to is downed, draw 1 card."
      And Pet reads "When the holomem this card is attached to is downed, draw 2 cards."
      When A uses the art "Sing" of Sora
      And B does the downed ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first | second |
        | Fans  | Pet    |
        | Pet   | Fans   |

    @clause-11.3.1.1.2 @ruling-Q451
    Scenario: two abilities of one player about a down are both done
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, draw 2 cards."
      And Suisei reads "When 1 of your holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      And B does the downed ability of Miko first
      Then B has drawn 3 cards
      And the event "downed" happened 1 time for Miko

  @clause-11.3.1.1.2
  Rule: 11.3.1.1.2 The abilities about a down are done until none is left, each once

    Scenario: each player's ability about a down is done once
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Sora reads "When a holomem is downed, draw 1 card."
      And Miko reads "When this holomem is downed, draw 2 cards."
      When A uses the art "Sing" of Sora
      Then A has drawn 1 card
      And B has drawn 2 cards
      And the event "downed" happened 1 time for Miko

    Scenario: the turn player's ability that an opponent's brings comes before the opponent's next
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, for the rest of the game, your opponent's center holomem gains "When a holomem is downed, draw 1 card."."
      And Suisei reads "When a holomem is downed, draw 1 card."
      When A uses the art "Sing" of Sora
      And B does the downed ability of Miko first
      Then the abilities are played in this order: Miko, Sora, Suisei

  @clause-11.3.1.2
  Rule: 11.3.1.2 Then all its holomem cards are archived, and its player takes one life damage

    Scenario: a downed stack of three cards is archived and costs one life
      Given the board
        | zone   | A    | B                                        |
        | center | Sora | Miko-2nd hp:50 under:Miko-Debut/Miko-1st |
        | back   |      | Suisei                                   |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then B's archive is Miko-2nd, Miko-1st, Miko-Debut
      And B has 4 life

    Scenario: the turn player's own holomem costs the turn player life
      Given the board
        | zone   | A          |
        | center | Sora hp:50 |
        | back   | Roboco     |
      And A holds a support "Oops" (event) that reads "Deal 50 damage to your center holomem."
      When A plays the support Oops
      Then A has 4 life
      And B has 5 life

    @reading-H-28=any-card-then-always
    Scenario: a holomem that is healed meanwhile is archived all the same
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, heal this holomem fully."
      When A uses the art "Sing" of Sora
      Then Miko is in B's archive
      And B has 4 life

    @reading-H-28
    @ruling-Q592
    Scenario: a holomem that has left meanwhile costs life all the same
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, return this holomem to hand."
      When A uses the art "Sing" of Sora
      Then Miko is in B's hand
      And B has 4 life

    @reading-H-28=any-card-then-if-due
    Scenario: a holomem that is healed meanwhile stays, and costs no life
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "When this holomem is downed, heal this holomem fully."
      When A uses the art "Sing" of Sora
      Then Miko is in the center position
      And Miko has 0 damage
      And B has 5 life

    @reading-H-55=replacement @ruling-Q599
    Scenario: a downed holomem that costs two life costs one where one less is taken
      Given the board
        | zone   | A    | B               |
        | center | Sora | Miko hp:50 buzz |
        | back   |      | Suisei          |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "Extra: life -2 when downed."
      And Suisei reads "When you would take life damage, you take 1 less instead."
      When A uses the art "Sing" of Sora
      And B applies the replacement of Miko
      Then B has 4 life

    @clause-2.11.2.2 @ruling-Q228
    Scenario Outline: life lost by an ability about the down and by the down itself add up, for <hp> HP and 130 damage
      Given the board
        | zone   | A    | B                 |
        | center | Sora | Miko hp:<hp> buzz |
        | back   |      | Suisei            |
      And it is the start of A's performance step
      And Sora reads:
        """
        Art "Wing", no cheers, 130.
        When this holomem downs an opponent's holomem, if that holomem's excess damage is 50 or more, your opponent loses 1 life.
        """
      And Miko reads "Extra: life -2 when downed."
      When A uses the art "Wing" of Sora
      Then B has <life> life

      Examples:
        | hp | life |
        | 80 | 2    |
        | 81 | 3    |

    @clause-1.3.3 @clause-2.11.2.2 @ruling-Q47
    Scenario Outline: a down that costs no life, of a holomem that reads <text>
      Given the board
        | zone   | A      | B                  |
        | center | Sora   | Miko               |
        | back   | Roboco | Suisei-1st, Korone |
      And Suisei-1st reads "<text>"
      And Roboco reads "Collab effect: until the end of the turn, 1 of your opponent's 1st holomem cannot cost life. Down 1 of your opponent's 1st holomem."
      When A collabs Roboco
      Then Suisei-1st is in B's archive
      And B has 5 life

      Examples:
        | text                        |
        | Extra: life -2 when downed. |
        | This holomem gets arts +10. |

    Scenario: a Debut holomem's down costs life though a 1st one's cannot
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko       |
        | back   | Roboco | Suisei-1st |
      And Roboco reads "Collab effect: until the end of the turn, 1 of your opponent's 1st holomem cannot cost life. Down your opponent's center holomem."
      When A collabs Roboco
      Then B has 4 life

    @ruling-Q311
    Scenario Outline: life that the opponent's abilities cannot take, and <text>
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And Suisei reads "When you would take life damage by your opponent's ability, you take 0 instead."
      And Sora reads "Activated: <text>."
      When A activates Sora's ability
      Then B has <life> life

      Examples:
        | text                                             | life |
        | your opponent loses 1 life                       | 5    |
        | deal 50 damage to your opponent's center holomem | 4    |
        | down your opponent's center holomem              | 4    |

    Scenario: life that the opponent's abilities cannot take is lost by an ability of its player's
      Given the board
        | zone   | B    |
        | center | Miko |
      And Miko reads "When you would take life damage by your opponent's ability, you take 0 instead. / Activated: you lose 1 life."
      And it is B's turn
      When B activates Miko's ability
      Then B has 4 life

    @clause-1.3.3 @ruling-Q33
    Scenario: a downed holomem that cannot be moved is archived all the same
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
      And Miko reads "This holomem cannot be moved."
      Then Miko is in B's archive
      And B has 4 life

  @clause-11.3.2
  Rule: 11.3.2 Several holomem are downed one after another, the turn player's first

    @reading-H-62
    Scenario: a player chooses which of two downed holomem is processed first
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko hp:50   |
        | collab |      | Suisei hp:50 |
        | back   |      | AZKi         |
      And Miko reads "When this holomem is downed, if you have <Suisei> on the stage, draw 1 card."
      And Suisei reads "When this holomem is downed, if you have <Miko> on the stage, draw 2 cards."
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      When A plays the support Storm
      And B chooses Miko
      Then B has drawn 1 card
      And B has 3 life

    @without-stack-targets
    Scenario Outline: <player>'s center is downed and archived first in <player>'s turn
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
      And it is <player>'s turn
      And <player> holds a support "Storm" (item) that reads "Deal 50 damage to each of any player's center holomem."
      When <player> plays the support Storm
      Then these events happened in this order
        | event  | card     | to      |
        | downed | <first>  |         |
        | moved  | <first>  | archive |
        | downed | <second> |         |
        | moved  | <second> | archive |

      Examples:
        | player | first | second |
        | A      | Sora  | Miko   |
        | B      | Miko  | Sora   |

    @without-stack-targets
    Scenario: a down that becomes due during another
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
      And Sora reads "When this holomem is downed, deal 50 damage to your opponent's center holomem."
      And A holds a support "Oops" (event) that reads "Deal 50 damage to your center holomem."
      When A plays the support Oops
      Then these events happened in this order
        | event  | card | to      |
        | moved  | Sora | archive |
        | downed | Miko |         |

    @reading-H-62 @without-stack-targets
    Scenario: a down of the turn player that becomes due during another comes before the opponent's next
      Given the board
        | zone   | A          | B            |
        | center | Sora hp:50 | Miko hp:50   |
        | collab |            | Suisei hp:50 |
        | back   | Roboco     | AZKi         |
      And Miko reads "When this holomem is downed, deal 50 damage to your opponent's center holomem."
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      When A plays the support Storm
      And B chooses Miko
      Then these events happened in this order
        | event  | card   |
        | downed | Miko   |
        | downed | Sora   |
        | downed | Suisei |

    @reading-H-62
    @ruling-Q304
    Scenario: a skill about a down is about one of two that are due at once
      Given the board
        | zone       | A    | B            |
        | center     | Sora | Miko hp:50   |
        | collab     |      | Suisei hp:50 |
        | back       |      | Korone       |
        | holo power |      | 2 cards      |
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      And B's oshi reads "SP oshi skill "Wow", 2 holo power, once per game, usable when your holomem is downed: return that holomem to hand."
      When A plays the support Storm
      And B chooses Miko
      And B says yes
      Then Miko is in B's hand
      And Suisei is in B's archive

    @reading-H-62
    @ruling-Q376
    Scenario: two downs by one art are two
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko hp:50   |
        | collab |      | Suisei hp:50 |
        | back   |      | Korone       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50: deal 50 damage to your opponent's collab holomem."
      And Sora reads "When this holomem downs a holomem, draw 2 cards."
      When A uses the art "Sing" of Sora on Miko
      And B chooses Miko
      Then A has drawn 4 cards

    @reading-H-62
    @ruling-Q452
    Scenario: two see the down of the first, and the one that is left sees its own
      Given the board
        | zone   | A    | B            |
        | center | Sora | Miko hp:50   |
        | collab |      | Suisei hp:50 |
        | back   |      | Korone       |
      And Miko reads "When 1 of your holomem is downed, draw 1 card."
      And Suisei reads "When 1 of your holomem is downed, draw 1 card."
      And A holds a support "Storm" (item) that reads "Deal 50 damage to each of your opponent's center or collab holomem."
      When A plays the support Storm
      And B chooses Miko
      And B does the downed ability of Suisei first
      Then B has drawn 3 cards
