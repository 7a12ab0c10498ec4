@hololive
Feature: 2.11 Extra abilities

  @clause-2.11.2.1
  Rule: 2.11.2.1 A card of which a deck can hold any number

    @clause-6.1.4.3
    Scenario Outline: <copies> of a card that reads <text>
      Given a new game
      And A's deck holds Sora copies:<copies>
      And Sora reads "<text>"
      Then the decks are <verdict>

      Examples:
        | copies | text                         | verdict  |
        | 5      | Extra: any number in a deck. | accepted |
        | 50     | Extra: any number in a deck. | accepted |
        | 4      | This holomem gets HP +10.    | accepted |
        | 5      | This holomem gets HP +10.    | refused  |

    Scenario Outline: <copies> of another card of the same name beside them
      Given a new game
      And A's deck holds Sora copies:5, Other name:Sora copies:<copies>
      And Sora reads "Extra: any number in a deck."
      Then the decks are <verdict>

      Examples:
        | copies | verdict  |
        | 4      | accepted |
        | 5      | refused  |

  @clause-2.11.2.2
  Rule: 2.11.2.2 A down that costs two life instead of one

    @clause-2.11.1 @clause-2.11.2 @reading-H-55 @ruling-Q56 @ruling-Q196
    Scenario Outline: the <position> holomem is downed
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | collab |      | Suisei |
      And Suisei reads "Extra: life -2 when downed."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's <position> holomem."
      When A uses the oshi skill "Idol"
      Then B has <life> life

      Examples:
        | position | life |
        | collab   | 3    |
        | center   | 4    |

    @clause-10.11.2 @reading-H-55=replacement @ruling-Q231
    Scenario: a down for two life, applied as the first replacement, costs one when lessened
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Miko reads "Extra: life -2 when downed."
      And Suisei reads "When you would take life damage, you take 1 less instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's center holomem."
      When A uses the oshi skill "Idol"
      And B applies the replacement of Miko
      Then B has 4 life

    @clause-10.11.2 @reading-H-55=before-all
    Scenario: a down for two life, settled before all replacements, costs one after a reduction
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Miko reads "Extra: life -2 when downed."
      And Suisei reads "When you would take life damage, you take 1 less instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then B has 4 life

    Scenario: the down of a holomem with more HP, less damage and a when-downed ability costs two life
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 80 damage to your opponent's center holomem."
      And Sora reads "Art "Sing", no cheers, 30."
      And Miko reads "Extra: life -2 when downed. / When this holomem is downed, draw 1 card."
      And Miko reads "This holomem gets HP +20. / When this holomem would take damage, it takes 20 less instead."
      When A uses the oshi skill "Idol"
      Then Miko has 60 damage
      When A ends the main step
      And A uses the art "Sing" of Sora
      Then B has 3 life
      And B has drawn 1 card

  @clause-2.11.2.3
  Rule: 2.11.2.3 A holomem or tool that has a further name

    Scenario: a holomem with a further name has both names
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Extra: also treated as <AZKi>."
      Then Sora is named Sora
      And Sora is named AZKi
      And Roboco is not named AZKi

    @ruling-Q302
    Scenario: a text about the further name applies to the holomem that has it
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Extra: also treated as <AZKi>."
      And Roboco reads "Your <AZKi> gets HP +20."
      Then Sora has 120 HP

    @clause-2.1.2 @ruling-Q4 @ruling-Q5 @ruling-Q10 @ruling-Q13 @ruling-Q197 @ruling-Q320
    Scenario: a single holomem meets a condition for each of its names
      Given the board
        | zone   | A     |
        | center | SorAZ |
        | back   | Miko  |
      And SorAZ reads "Extra: also treated as <Sora>, <AZKi>."
      And Miko reads "Collab effect: if you have a <Sora>, draw 1 card. If you have an <AZKi>, draw 2 cards. If you have a <Suisei>, draw 4 cards."
      When A collabs Miko
      Then A has drawn 3 cards

    @clause-2.1.2 @ruling-Q319 @ruling-Q321
    Scenario: a condition about the center's name is met by a further one
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Extra: also treated as <AZKi>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: if your center holomem is <AZKi>, draw 1 card. If your center holomem is <Suisei>, draw 2 cards."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card

    @clause-5.21.1 @ruling-Q302 @ruling-Q322 @ruling-Q359
    Scenario Outline: a cheer <from>, for one of the further name
      Given the board
        | zone    | A                 |
        | center  | Roboco cheer:blue |
        | back    | Sora, Miko        |
        | archive | Light kind:cheer  |
      And Sora reads "Extra: also treated as <names>."
      And Roboco reads "Activated: send 1 cheer <from> to 1 of your <names>."
      When A activates Roboco's ability
      Then Sora has 1 cheers attached

      Examples:
        | from                     | names  |
        | from your archive        | <AZKi> |
        | attached to this holomem | <AZKi> |

    @reading-H-66=everywhere @ruling-Q12 @ruling-Q17 @ruling-Q250 @ruling-Q318 @ruling-Q544 @ruling-Q545 @ruling-Q546
    Scenario: in the deck, too, it is found by the further name
      Given the board
        | zone   | A                   |
        | center | Roboco              |
        | deck   | SorAZ, Miko, 1 card |
      And SorAZ reads "Extra: also treated as <Sora>, <AZKi>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 <AZKi>, reveal it and put it into your hand, then shuffle your deck."
      When A uses the oshi skill "Idol"
      And A chooses SorAZ
      Then A's hand is SorAZ

    @reading-H-66=everywhere @ruling-Q12 @ruling-Q544 @ruling-Q545 @ruling-Q546
    Scenario: in the archive, too, it is the one of the further name
      Given the board
        | zone    | A           |
        | center  | Roboco      |
        | archive | SorAZ, Miko |
      And SorAZ reads "Extra: also treated as <Sora>, <AZKi>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <AZKi> from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is SorAZ

    @clause-10.3.4.1 @reading-H-66=on-the-stage
    Scenario: in the archive it is not the one of the further name
      Given the board
        | zone    | A           |
        | center  | Roboco      |
        | archive | SorAZ, Miko |
      And SorAZ reads "Extra: also treated as <Sora>, <AZKi>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <AZKi> from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is empty
      And it is A's play timing

  @clause-2.11.2.3.1
  Rule: 2.11.2.3.1 Several names are all its own

    @ruling-Q616 @ruling-Q617 @ruling-Q618 @ruling-Q619
    Scenario: two more, beside its own
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Extra: also treated as <AZKi>, <Suisei>."
      Then Sora is named Sora
      And Sora is named AZKi
      And Sora is named Suisei
      And Sora is not named Roboco

    @clause-10.7.2.3.6 @ruling-Q542
    Scenario: fans for either name, and none for a third
      Given the board
        | zone   | A                                 |
        | center | Duck fan:Sheep                    |
        | hand   | Friend kind:fan, Pioneer kind:fan |
      And Duck reads "Extra: also treated as <Subaru>, <Watame>."
      And Sheep reads "Can only be attached to <Watame>."
      And Friend reads "Can only be attached to <Subaru>."
      And Pioneer reads "Can only be attached to <Miko>."
      Then A cannot play the support Pioneer
      When A plays the support Friend
      Then Friend is attached to Duck
      And Sheep is attached to Duck

  @clause-2.11.2.4
  Rule: 2.11.2.4 A holomem that cannot bloom

    Scenario Outline: A <can or not> bloom a holomem that reads <text>
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | back   | Roboco               |
        | hand   | Sora-1st, Roboco-1st |
      And Sora reads "<text>"
      Then A <can or not> bloom Sora with Sora-1st
      And A can bloom Roboco with Roboco-1st

      Examples:
        | text                        | can or not |
        | Extra: cannot bloom.        | cannot     |
        | Extra: life -2 when downed. | can        |

    Scenario: a holomem that cannot bloom does not bloom by an effect either
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Extra: cannot bloom."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom your center holomem with 1 1st holomem from your hand."
      When A uses the oshi skill "Idol"
      And A chooses Sora-1st
      Then Sora-1st is in A's hand
