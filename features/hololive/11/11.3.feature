@hololive
Feature: 11.3 Down processing

  @clause-11.3.1
  Rule: 11.3.1 A holomem with damage of its HP or more, or in the downed state, is downed

    Scenario Outline: as much damage as HP, or more
      Given the board
        | zone   | B                          |
        | center | Miko hp:50 damage:<damage> |
        | back   | Suisei                     |
      Then Miko was downed

      Examples:
        | damage |
        | 50     |
        | 60     |

    @reading-H-08
    @clause-2.9.1
    Scenario Outline: less damage than HP
      Given the board
        | zone   | A                          | B                          |
        | center | Sora hp:50 damage:<damage> | Miko hp:50 damage:<damage> |
      Then Sora was not downed
      And Miko was not downed
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

  @clause-11.3.1.1
  Rule: 11.3.1.1 The abilities about a down are done while the holomem is still on the stage

    @clause-10.1.1.2.3
    Scenario: the downed holomem's own ability
      Given the board
        | zone   | B                                |
        | center | Miko hp:50 damage:50 cheer:red*2 |
        | back   | Suisei                           |
      And Miko reads "When this holomem is downed, if this holomem has 2 or more cheers attached, draw 1 card."
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
      And no ability is played

  @clause-11.3.1.1.1
  Rule: 11.3.1.1.1 The turn player's abilities about a down come first, each player choosing among their own

    Scenario Outline: one ability of each player
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
        | zone   | A    | B                          |
        | center | Sora | Miko hp:50 damage:50       |
        | back   | AZKi | Suisei                     |
      And Sora reads "When a holomem is downed, draw 1 card."
      And AZKi reads "When a holomem is downed, draw 1 card."
      And Miko reads "When this holomem is downed, draw 1 card."
      And Suisei reads "When a holomem is downed, draw 1 card."
      When A does the downed ability of AZKi first
      And B does the downed ability of Suisei first
      Then the abilities are played in this order: AZKi, Sora, Suisei, Miko

    Scenario: a choice is among one player's abilities
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50 damage:50 |
        | back   | AZKi | Suisei               |
      And Sora reads "When a holomem is downed, draw 1 card."
      And AZKi reads "When a holomem is downed, draw 1 card."
      And Suisei reads "When a holomem is downed, draw 1 card."
      Then A is asked which downed ability is done first: Sora, AZKi

  @clause-11.3.1.1.2
  Rule: 11.3.1.1.2 The abilities about a down are done until none is left, each once

    Scenario: two abilities of one player
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
      And Miko reads "When this holomem is downed, draw 2 cards."
      And Suisei reads "When 1 of your holomem is downed, draw 1 card."
      When B does the downed ability of Miko first
      Then B has drawn 3 cards
      And the event "downed" happened 1 time for Miko

    Scenario: the turn player's ability that an opponent's brings comes before the opponent's next
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50 damage:50 |
        | back   |      | Suisei               |
      And Miko reads "When this holomem is downed, for the rest of the game, your opponent's center holomem gains "When a holomem is downed, draw 1 card."."
      And Suisei reads "When a holomem is downed, draw 1 card."
      When B does the downed ability of Miko first
      Then the abilities are played in this order: Miko, Sora, Suisei

  @clause-11.3.1.2
  Rule: 11.3.1.2 Then all its holomem cards are archived, and its player takes one life damage

    Scenario: a stack of three
      Given the board
        | zone   | B                                                  |
        | center | Miko-2nd hp:50 damage:50 under:Miko-Debut/Miko-1st |
        | back   | Suisei                                             |
      Then B's archive is Miko-2nd, Miko-1st, Miko-Debut
      And B has 4 life

    Scenario: the turn player's own holomem costs the turn player life
      Given the board
        | zone   | A                    |
        | center | Sora hp:50 damage:50 |
        | back   | Roboco               |
      Then A has 4 life
      And B has 5 life

    @reading-H-28=any-card-then-always
    Scenario: a holomem that is healed meanwhile is archived all the same
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
      And Miko reads "When this holomem is downed, heal this holomem fully."
      Then Miko is in B's archive
      And B has 4 life

    @reading-H-28
    Scenario: a holomem that has left meanwhile costs life all the same
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
      And Miko reads "When this holomem is downed, return this holomem to hand."
      Then Miko is in B's hand
      And B has 4 life

    @reading-H-28=any-card-then-if-due
    Scenario: a holomem that is healed meanwhile stays, and costs no life
      Given the board
        | zone   | B                    |
        | center | Miko hp:50 damage:50 |
        | back   | Suisei               |
      And Miko reads "When this holomem is downed, heal this holomem fully."
      Then Miko is in the center position
      And Miko has 0 damage
      And B has 5 life

  @clause-11.3.2
  Rule: 11.3.2 Several holomem are downed one after another, the turn player's first

    @reading-H-62
    Scenario: two of one player
      Given the board
        | zone   | B                      |
        | center | Miko hp:50 damage:50   |
        | back   | Suisei hp:50 damage:50, AZKi |
      And Miko reads "When this holomem is downed, if you have <Suisei> on the stage, draw 1 card."
      And Suisei reads "When this holomem is downed, if you have <Miko> on the stage, draw 2 cards."
      When B chooses Miko
      Then B has drawn 1 card
      And B has 3 life

    Scenario Outline: one of each player
      Given the board
        | zone   | A                    | B                    |
        | center | Sora hp:50 damage:50 | Miko hp:50 damage:50 |
        | back   | Roboco               | Suisei               |
      And it is <player>'s turn
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

    Scenario: a down that becomes due during another
      Given the board
        | zone   | A                    | B          |
        | center | Sora hp:50 damage:50 | Miko hp:50 |
        | back   | Roboco               | Suisei     |
      And Sora reads "When this holomem is downed, deal 50 damage to your opponent's center holomem."
      Then these events happened in this order
        | event  | card | to      |
        | moved  | Sora | archive |
        | downed | Miko |         |

    @reading-H-62
    Scenario: a down of the turn player that becomes due during another comes before the opponent's next
      Given the board
        | zone   | A          | B                                 |
        | center | Sora hp:50 | Miko hp:50 damage:50              |
        | back   | Roboco     | Suisei hp:50 damage:50, AZKi      |
      And Miko reads "When this holomem is downed, deal 50 damage to your opponent's center holomem."
      When B chooses Miko
      Then these events happened in this order
        | event  | card   |
        | downed | Miko   |
        | downed | Sora   |
        | downed | Suisei |
