@hololive
Feature: 10.7.2.3 Choosing while a card or ability resolves

  @clause-10.7.2.3
  Rule: 10.7.2.3 A choice that a text asks for is made when the resolution comes to it

    Scenario: a card drawn by the same text can be chosen
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
        | deck   | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card, then archive 1 card from your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Suisei

    Scenario: a card put into the hand by a later instruction cannot be chosen
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Fubuki |
        | deck   | Suisei         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Fubuki

    @reading-H-24
    @ruling-Q271
    Scenario: the target is chosen after the cost was paid, and can be what it put there
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | hand    | Roboco |
        | archive | Suisei |
      And Sora reads "Activated: archive 1 card from your hand: put 1 holomem from your archive into your hand."
      When A activates Sora's ability
      Then A is asked to choose 1 among Suisei, Roboco

    Scenario: the second choice of a text is made after the first one's effect
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your opponent's back holomem. Rest 1 of your opponent's active holomem."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then A is asked to choose 1 among Miko, Roboco

    Scenario: a target that was chosen is the one that the rest of the text is about
      Given the board
        | zone   | A                                  |
        | center | Sora damage:50                     |
        | back   | Roboco damage:50, Suisei damage:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: choose 1 of your back holomem. Draw 1 card. Heal 30 HP from it."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then Suisei has 20 damage

    @ruling-Q232 @ruling-Q260 @ruling-Q261 @ruling-Q442
    @reading-H-24
    Scenario: a card of the holo power that paid for the skill is the only one to choose
      Given the board
        | zone       | A                   |
        | center     | Sora                |
        | holo power | Miko, Tea kind:item |
      And A's oshi reads "Oshi skill "Tail", 2 holo power, once per turn: put 1 holomem from your archive into your hand."
      When A uses the oshi skill "Tail"
      Then A's hand is Miko
      And A's archive is Tea

    @ruling-Q6 @ruling-Q511 @ruling-Q512
    Scenario: the card that was just taken is the only one to put back, and has to be
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | holo power | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at your holo power. Put 1 of them into your hand. Put 1 card from your hand into holo power."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then A's hand is empty
      And A has 2 cards in holo power

    @ruling-Q576
    Scenario: a cheer that was just put into the cheer deck is the only one to find there
      Given the board
        | zone       | A              |
        | center     | Sora cheer:red |
        | back       | AZKi           |
        | cheer deck | -              |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 cheer attached to your center holomem on the bottom of your cheer deck. Send 1 cheer from your cheer deck to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      And A chooses Sora's red cheer
      Then Sora's red cheer is attached to AZKi

    @ruling-Q408
    Scenario: a holomem that cannot be damaged can be chosen for damage
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Korone |
      And Suisei reads "This holomem cannot be damaged."
      And A holds a support "Boom" (event) that reads "Deal 50 damage to 1 of your opponent's back holomem."
      When A plays the support Boom
      And A chooses Suisei
      Then Suisei has 0 damage
      And Korone has 0 damage
      And it is A's play timing

  @clause-10.7.2.3.1
  Rule: 10.7.2.3.1 Where a number is stated, so many have to be chosen

    Scenario Outline: <number> of three have to be chosen, no fewer and no more
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to <number> of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose <number> among Suisei, Roboco, AZKi

      Examples:
        | number |
        | 1      |
        | 2      |

    Scenario: all of three are damaged where three have to be chosen
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 3 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei has 10 damage
      And Roboco has 10 damage
      And AZKi has 10 damage

    Scenario: the player's own only holomem has to be chosen, though it is damaged
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. Deal 10 damage to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Sora has 10 damage

    @ruling-Q461
    Scenario: a player who may move two cheers and says yes has to choose two
      Given the board
        | zone   | A                         |
        | center | Sora cheer:red/blue/green |
        | back   | Roboco                    |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may attach 2 cheers attached to your center holomem to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      And A says yes
      Then A is asked to choose 2 among Sora's red cheer, Sora's blue cheer, Sora's green cheer

    @ruling-Q324 @ruling-Q325 @without-stack-targets
    Scenario: the damage for each back holomem all goes to the one holomem chosen
      Given the board
        | zone   | A            | B      |
        | center | Sora         | Miko   |
        | collab |              | Suisei |
        | back   | Roboco, AZKi |        |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 20 damage to 1 of your opponent's center or collab holomem for each of your back holomem."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then Suisei has 40 damage
      And Miko has 0 damage

  @clause-10.7.2.3.2
  Rule: 10.7.2.3.2 Where "up to" a number is stated, any number from none to it can be chosen

    Scenario: the player's own only holomem can be left unchosen
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. Deal 10 damage to up to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Sora
      When A chooses nothing
      Then Sora has 0 damage

    Scenario: up to two of three can be chosen
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to up to 2 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 2 among Suisei, Roboco, AZKi

    Scenario Outline: A chooses <chosen> of up to two, and no others are damaged
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to up to 2 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      And A chooses <chosen>
      Then Suisei has <first> damage
      And AZKi has <third> damage

      Examples:
        | chosen       | first | third |
        | Suisei       | 10    | 0     |
        | Suisei, AZKi | 10    | 10    |

    Scenario Outline: of up to two holomem of the archive A takes <chosen>
      Given the board
        | zone    | A                    |
        | center  | Sora                 |
        | archive | Suisei, Roboco, AZKi |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put up to 2 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 2 among Suisei, Roboco, AZKi
      When A chooses <chosen>
      Then A has <cards> in hand

      Examples:
        | chosen       | cards   |
        | Suisei       | 1 card  |
        | Suisei, AZKi | 2 cards |

  @clause-10.7.2.3.3
  Rule: 10.7.2.3.3 Where there are fewer than the number, as many as possible are chosen and affected

    Scenario Outline: of <number> that have to be chosen there is one, and it is damaged
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to <number> of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei has 10 damage
      And Miko has 0 damage

      Examples:
        | number |
        | 1      |
        | 2      |
        | 3      |

    @ruling-Q93
    Scenario: of three that have to be chosen there are two, and neither can be left out
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 3 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei has 10 damage
      And Roboco has 10 damage

    Scenario: of two that have to be chosen there are three, and no third can be
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko                   |
        | back   |      | Suisei, Roboco, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 2 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 2 among Suisei, Roboco, Fubuki

    Scenario: of up to three there are two, and none has to be chosen
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to up to 3 of your opponent's back holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 2 among Suisei, Roboco

    @ruling-Q88
    Scenario: of six cards of the archive there are five, and all of them go
      Given the board
        | zone    | A       |
        | center  | Sora    |
        | archive | 5 cards |
        | deck    | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 6 holomem from your archive into the deck. Shuffle your deck."
      When A uses the oshi skill "Idol"
      And any order will do
      Then A's archive is empty
      And A has 8 cards in deck

    @ruling-Q401
    Scenario: of three cheers of the cheer deck there are two, and both are sent
      Given the board
        | zone       | A           |
        | center     | Sora        |
        | cheer deck | blue, green |
        | hand       | Sora-1st    |
      And Sora-1st reads "Bloom effect: send the top 3 cards of your cheer deck to this holomem."
      When A blooms Sora with Sora-1st
      Then blue is attached to Sora-1st
      And green is attached to Sora-1st

    @ruling-Q526
    Scenario: of three cheers of the archive there are two, and what comes after them is done as well
      Given the board
        | zone    | A                        | B                                                        |
        | center  | Sora                     | Miko                                                     |
        | back    | Roboco                   |                                                          |
        | archive | Red kind:cheer color:red | Blue kind:cheer color:blue, Green kind:cheer color:green |
      And Roboco reads "Collab effect: send 3 cheers from your opponent's archive to your opponent's center holomem. Send 1 cheer from your archive to your center holomem."
      When A collabs Roboco
      Then Miko has 2 cheers attached
      And Red is attached to Sora

    @clause-10.7.2.3.1
    @ruling-Q449 @ruling-Q450 @ruling-Q530
    Scenario Outline: two cards are paid for two fans, and as many as there are come: <archive>
      Given the board
        | zone    | A            |
        | center  | Sora         |
        | back    | AZKi         |
        | hand    | Miko, Suisei |
        | archive | <archive>    |
      And AZKi reads "When this holomem collabs, you may archive 2 cards from your hand: put 2 fans from your archive into your hand."
      When A collabs AZKi
      And A says yes
      Then A's hand is <hand>

      Examples:
        | archive                    | hand     |
        | Fan kind:fan               | Fan      |
        | Fan kind:fan, Pal kind:fan | Fan, Pal |

    @clause-10.7.2.3.5
    @ruling-Q582 @ruling-Q583
    Scenario Outline: <taken> of the top <seen> are to be taken, and the deck is no larger: <deck>
      Given the board
        | zone       | A      |
        | center     | Sora   |
        | deck       | <deck> |
        | holo power | 1 card |
      And A's oshi reads "Oshi skill "Guide", 1 holo power, once per turn: look at the top <seen> cards of your deck. Put <taken> of them into your hand and the rest on top of your deck."
      When A uses the oshi skill "Guide"
      Then A's hand is <deck>

      Examples:
        | deck                 | seen | taken |
        | Miko                 | 2    | 1     |
        | Miko, Suisei, Roboco | 6    | 3     |

    @reading-H-68=as-many-as-there-are @ruling-Q461
    Scenario: a player who may move two cheers and has one can move that one
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may attach 2 cheers attached to your center holomem to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      And A says yes
      Then Sora's red cheer is attached to Roboco

  @clause-10.7.2.3.4
  Rule: 10.7.2.3.4 Where there is none to choose, what is about it is ignored, and the rest is done

    Scenario: a card is drawn though no holomem is there to be damaged
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 1 of your opponent's back holomem, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then A has 1 card in hand
      And Miko has 0 damage

    Scenario: all that is said about a target that is not there is ignored
      Given the board
        | zone   | A              | B    |
        | center | Sora damage:20 | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: choose 1 of your opponent's back holomem. Rest it. Deal 10 damage to it. Heal 10 HP from your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has 10 damage
      And Sora is active
      And Miko has 0 damage

    @clause-10.7.2.3
    Scenario: all that is said about a target that is there is done
      Given the board
        | zone   | A              | B      |
        | center | Sora damage:20 | Miko   |
        | back   |                | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: choose 1 of your opponent's back holomem. Rest it. Deal 10 damage to it. Heal 10 HP from your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has 10 damage
      And Suisei is resting
      And Suisei has 10 damage

    @ruling-Q1 @ruling-Q2 @ruling-Q40 @ruling-Q43 @ruling-Q300
    Scenario Outline: an oshi skill can be used with none to choose: <text>
      Given the board
        | zone       | A                            |
        | center     | Sora                         |
        | holo power | Tea kind:item, Pie kind:item |
      And A's oshi reads "<kind> "Tail", 2 holo power, once per <period>: <text>."
      When A uses the oshi skill "Tail"
      Then A's archive is Tea, Pie
      And A's hand is empty

      Examples:
        | kind          | period | text                                                                   |
        | Oshi skill    | turn   | attach 1 cheer attached to 1 of your holomem to 1 of your back holomem |
        | SP oshi skill | game   | send 1 cheer from your archive to 1 of your holomem                    |
        | Oshi skill    | turn   | put 1 holomem from your archive into your hand                         |

    @ruling-Q237
    Scenario: an oshi skill can be used without the cards that its text would have archived
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | holo power | Miko, Suisei |
      And A's oshi reads "Oshi skill "Tail", 2 holo power, once per turn: you may archive 2 cards from your hand. If you do, put 1 holomem from your archive into your hand."
      When A uses the oshi skill "Tail"
      Then A's archive is Miko, Suisei
      And A's hand is empty

    @ruling-Q30 @ruling-Q296 @ruling-Q297 @ruling-Q306
    Scenario: an oshi skill can be used to search for what all know to lie in the archive
      Given the board
        | zone       | A             |
        | center     | Sora          |
        | archive    | Axe kind:tool |
        | deck       | Miko, Suisei  |
        | holo power | 2 cards       |
      And A's oshi reads "Oshi skill "Find", 2 holo power, once per turn: search your deck for 1 tool, put it into your hand, then shuffle your deck."
      When A uses the oshi skill "Find"
      Then A's holo power is empty
      And A's hand is empty
      And these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |

    @ruling-Q387
    Scenario: without a center holomem to be damaged, the collab holomem is
      Given the board
        | zone   | A    | B    |
        | center | Sora | -    |
        | collab |      | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem and deal 30 damage to your opponent's collab holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 30 damage

  @clause-10.7.2.3.5
  Rule: 10.7.2.3.5 A player may fail to find in a hidden zone a card asked for by its information

    @ruling-Q97 @ruling-Q639
    Scenario: a deck is searched, and nothing is chosen though the only fitting card is there
      Given the board
        | zone   | A                     |
        | center | Sora                  |
        | deck   | Roboco-Debut, 2 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Roboco-Debut
      When A chooses nothing
      Then A has 0 cards in hand

    Scenario: a deck is searched, and the only fitting card is found
      Given the board
        | zone   | A                               |
        | center | Sora                            |
        | deck   | Roboco-Debut, AZKi-1st, Mel-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      And the next shuffle gives Mel-1st, AZKi-1st
      When A uses the oshi skill "Idol"
      And A chooses Roboco-Debut
      Then A's hand is Roboco-Debut
      And the top of A's deck is Mel-1st, AZKi-1st

    @ruling-Q462
    Scenario: the only fitting card of the archive, a public zone, has to be chosen
      Given the board
        | zone    | A                     |
        | center  | Sora                  |
        | archive | Roboco-Debut, 2 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is Roboco-Debut

    Scenario: a red card of the hand does not have to be found
      Given the board
        | zone   | A                                 |
        | center | Sora                              |
        | hand   | Roboco color:red, Miko color:blue |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 red holomem card from your hand, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Roboco
      When A chooses nothing
      Then A's archive is empty

    Scenario: any card of the hand, which all know to be there, has to be chosen
      Given the board
        | zone   | A                                 |
        | center | Sora                              |
        | hand   | Roboco color:red, Miko color:blue |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Miko

    Scenario: any of the cards looked at has to be chosen
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Roboco, Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top 2 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Roboco, Miko

    @ruling-Q433 @ruling-Q458
    Scenario Outline: of two fitting cards that the deck holds, <chosen> may be found
      Given the board
        | zone   | A                        |
        | center | Sora                     |
        | deck   | Miko, Suisei, Roboco-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 2 Debut holomem, reveal them and put them into your hand, then shuffle your deck."
      When A uses the oshi skill "Idol"
      And A chooses <chosen>
      Then A has <number> in hand

      Examples:
        | chosen       | number  |
        | nothing      | 0 cards |
        | Miko         | 1 card  |
        | Miko, Suisei | 2 cards |

    @ruling-Q59 @ruling-Q379 @ruling-Q510
    Scenario: a holo power card has to be chosen where any card will do
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | holo power | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at your holo power. Put 1 of them into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Miko, Suisei

    @ruling-Q265
    Scenario: a deck is searched for any card, which all know to be there, and one has to be chosen
      Given the board
        | zone   | A            |
        | center | Sora         |
        | deck   | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 card, put it into your archive, then shuffle your deck."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Miko, Suisei

    @ruling-Q437 @ruling-Q438
    Scenario Outline: of the cards looked at up to one of each sort: <first>, <second>
      Given the board
        | zone   | A                                             |
        | center | Sora                                          |
        | deck   | Polka tag:#jp, Azki kind:staff, Miko, 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top 3 cards of your deck. Put up to 1 #jp holomem among them into your hand. Put up to 1 staff among them into your hand. Archive the rest."
      When A uses the oshi skill "Idol"
      Then A is asked to choose up to 1 among Polka
      When A chooses <first>
      Then A is asked to choose up to 1 among Azki
      When A chooses <second>
      Then A has <hand> in hand
      And A has <archive> in archive

      Examples:
        | first   | second  | hand    | archive |
        | nothing | nothing | 0 cards | 3 cards |
        | nothing | Azki    | 1 card  | 2 cards |
        | Polka   | nothing | 1 card  | 2 cards |
        | Polka   | Azki    | 2 cards | 1 card  |

    @clause-4.1.2.3
    Scenario: of the cards looked at, what has to be a certain card need not be found
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Polka, Miko, 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top 2 cards of your deck. Put 1 <Polka> among them into your hand. Archive the rest."
      When A uses the oshi skill "Idol"
      And A chooses nothing
      Then Polka is in A's archive

  @clause-10.7.2.3.6
  Rule: 10.7.2.3.6 For a card that is attached, the holomem that it goes to is chosen as it is played

    @without-stack-targets
    Scenario Outline: a <kind> asks for one of the player's holomem
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And A holds a support "Cake" (<kind>)
      When A plays the support Cake
      Then A is asked to choose 1 among Sora, Roboco
      When A chooses Roboco
      Then Cake is attached to Roboco

      Examples:
        | kind   |
        | tool   |
        | mascot |
        | fan    |

    Scenario: only a holomem that the card may be attached to can be chosen
      Given the board
        | zone   | A                  | B    |
        | center | Sora               | Miko |
        | back   | Roboco, AZKi, Sora |      |
      And A holds a support "Cake" (fan) that reads "Can only be attached to <Sora>."
      When A plays the support Cake
      Then A is asked to choose 1 among Sora, Sora#2

    Scenario: an item asks for no holomem
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then nobody is asked anything
      And Cake is in A's archive

    @clause-1.3.3
    Scenario: a tool is attached to the only one of two holomem that can have cards attached
      Given the board
        | zone   | A             |
        | center | Sora          |
        | back   | Roboco        |
        | hand   | Mic kind:tool |
      And Roboco reads "This holomem cannot have cards attached."
      When A plays the support Mic
      Then Mic is attached to Sora
      And it is A's play timing

    Scenario: a resting collab holomem can be chosen for a tool
      Given the board
        | zone   | A              |
        | center | Sora           |
        | collab | Roboco resting |
        | hand   | Mic kind:tool  |
      When A plays the support Mic
      Then A is asked to choose 1 among Sora, Roboco

    Scenario: the holomem of a tool is chosen before the cost of the tool is paid
      Given the board
        | zone   | A            |
        | center | Sora         |
        | back   | Roboco       |
        | hand   | Suisei, AZKi |
      And A holds a support "Mic" (tool) that reads "Archive 1 card from your hand or this cannot be used."
      When A plays the support Mic
      Then A is asked to choose 1 among Sora, Roboco
      When A chooses Roboco
      And A chooses AZKi
      Then Mic is attached to Roboco
      And A's hand is Suisei

  @clause-10.7.2.3.7
  Rule: 10.7.2.3.7 A support that would change nothing but its own place cannot be played

    Scenario Outline: with <deck> in the deck, a support that draws <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | deck   | can or not |
        | 1 card | can        |
        | -      | cannot     |

    Scenario Outline: against <damage> damage and a deck of <deck>, one that heals and draws <can or not> be played
      Given the board
        | zone   | A                    |
        | center | Sora damage:<damage> |
        | deck   | <deck>               |
      And A holds a support "Cake" (item) that reads "Heal 20 HP from your center holomem, then draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | damage | deck   | can or not |
        | 0      | -      | cannot     |
        | 10     | -      | can        |
        | 0      | 1 card | can        |

    Scenario Outline: in B's turn, with <back> in the back, one that rests a back holomem <can or not> be played
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | <back> |      |
      And B holds a support "Cake" (event) that reads "Rest 1 of your opponent's back holomem."
      And it is B's turn
      Then B <can or not> play the support Cake

      Examples:
        | back           | can or not |
        | -              | cannot     |
        | Roboco resting | cannot     |
        | Roboco         | can        |

    Scenario Outline: a condition within the text, with <life> life: it <can or not> be played
      Given A has <life> life
      And A holds a support "Cake" (staff) that reads "If you have 3 or less life, draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | life | can or not |
        | 3    | can        |
        | 4    | cannot     |

    Scenario Outline: a support that heals a red holomem <can or not> be played for a <color> one
      Given the board
        | zone   | A                            |
        | center | Sora color:<color> damage:20 |
      And A holds a support "Cake" (item) that reads "Choose 1 of your holomem. If it is red, heal 20 HP from it."
      Then A <can or not> play the support Cake

      Examples:
        | color | can or not |
        | red   | can        |
        | blue  | cannot     |

    @reading-H-25=public-information
    Scenario Outline: with <deck> in the deck, a support that does no more than shuffle it <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Blender" (item) that reads "Shuffle your deck."
      Then A <can or not> play the support Blender

      Examples:
        | deck    | can or not |
        | 3 cards | can        |
        | -       | cannot     |

    @reading-H-25
    Scenario Outline: a support that shuffles the deck and <text> <can or not> be played
      Given A holds a support "Blender" (item) that reads "Shuffle your deck<text>."
      Then A <can or not> play the support Blender

      Examples:
        | text               | can or not |
        |                    | cannot     |
        | , then draw 1 card | can        |

    Scenario: a support that does no more than give another turn can be played
      Given A holds a support "Clock" (event) that reads "Take another turn after this one."
      Then A can play the support Clock

    Scenario Outline: with <deck> in the deck, a support that looks at its top card <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Lens" (item) that reads "Look at the top card of your deck."
      Then A <can or not> play the support Lens

      Examples:
        | deck   | can or not |
        | 1 card | can        |
        | -      | cannot     |

    Scenario: a search can be played though the deck holds nothing that fits
      Given the board
        | zone | A                    |
        | deck | Roboco-1st, Miko-1st |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      Then A can play the support Cake

    Scenario: a search cannot be played if there is no deck
      Given the board
        | zone | A |
        | deck | - |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      Then A cannot play the support Cake

    Scenario Outline: with <back> beside a center holomem that has a tool, a tool <can or not> be played
      Given the board
        | zone   | A              |
        | center | Sora tool:Band |
        | back   | <back>         |
      And A holds a support "Mic" (tool)
      Then A <can or not> play the support Mic

      Examples:
        | back             | can or not |
        | -                | cannot     |
        | Roboco tool:Drum | cannot     |
        | Roboco           | can        |

    @reading-H-25 @ruling-Q98
    Scenario: a cheer deck can be searched though no cheer in it could be sent
      Given the board
        | zone       | A                               |
        | center     | Sora color:colorless level:Spot |
        | cheer deck | blue, 3 cards                   |
        | holo power | 1 card                          |
        | hand       | Light kind:item                 |
      And Light reads "Archive the top card of your holo power or this cannot be used. Send 1 cheer from your cheer deck with the same color as 1 of your holomem to 1 of your holomem, then shuffle your cheer deck."
      When A plays the support Light
      Then A's holo power is empty
      And Sora has 0 cheers attached
      And it is A's play timing

    @ruling-Q100 @ruling-Q249
    Scenario Outline: with <archive> in the archive, one that would <text> <can or not> be played
      Given the board
        | zone    | A         |
        | center  | Sora      |
        | archive | <archive> |
      And A holds a support "Encore" (event) that reads "<text>."
      Then A <can or not> play the support Encore

      Examples:
        | archive        | text                                                | can or not |
        | -              | put 1 holomem from your archive into your hand      | cannot     |
        | Miko           | put 1 holomem from your archive into your hand      | can        |
        | Miko           | send 1 cheer from your archive to 1 of your holomem | cannot     |
        | Red kind:cheer | send 1 cheer from your archive to 1 of your holomem | can        |

    @ruling-Q202
    Scenario Outline: against <center> in the center and <back> in the back, one that switches them <can or not> be played
      Given the board
        | zone   | A    | B        |
        | center | Sora | <center> |
        | collab |      | Korone   |
        | back   |      | <back>   |
      And A holds a support "Swap" (event) that reads "Switch your opponent's center holomem with 1 of your opponent's back holomem."
      Then A <can or not> play the support Swap

      Examples:
        | center | back   | can or not |
        | Miko   | -      | cannot     |
        | -      | Suisei | cannot     |
        | Miko   | Suisei | can        |

    @ruling-Q285 @ruling-Q638
    Scenario Outline: with <damage> damage on one of two holomem, one that heals a holomem <can or not> be played
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco damage:<damage> |
      And A holds a support "Curry" (item) that reads "Heal 20 HP from 1 of your holomem."
      Then A <can or not> play the support Curry

      Examples:
        | damage | can or not |
        | 0      | cannot     |
        | 10     | can        |

    @ruling-Q341
    Scenario Outline: with <deck> in the deck, one that costs holo power and searches it <can or not> be played
      Given the board
        | zone       | A      |
        | center     | Sora   |
        | deck       | <deck> |
        | holo power | 1 card |
      And A holds a support "Cake" (item) that reads "Archive the top card of your holo power or this cannot be used. Search your deck for 1 1st holomem, put it into your hand, then shuffle your deck."
      Then A <can or not> play the support Cake

      Examples:
        | deck    | can or not |
        | -       | cannot     |
        | 3 cards | can        |

    @ruling-Q344
    Scenario Outline: with <back> beside the only cheer's holomem, one that moves a cheer <can or not> be played
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | <back>         |
      And A holds a support "Call" (event) that reads "Attach 1 cheer attached to 1 of your holomem to 1 of your holomem."
      Then A <can or not> play the support Call

      Examples:
        | back   | can or not |
        | -      | cannot     |
        | Roboco | can        |

    @ruling-Q348
    Scenario Outline: against <back> in the back, one that puts a back holomem onto the collab position <can or not> be played
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | <back> |
      And A holds a support "Wait" (item) that reads "Put 1 of your opponent's back holomem onto the collab position."
      Then A <can or not> play the support Wait

      Examples:
        | back   | can or not |
        | -      | cannot     |
        | Suisei | can        |

    @ruling-Q406
    Scenario Outline: with <cheers> on the only holomem, one that may move a cheer and gives three a bonus <can or not> be played
      Given the board
        | zone   | A                   |
        | center | Sora cheer:<cheers> |
      And A holds a support "Dance" (event) that reads "You may attach 1 cheer attached to 1 of your back holomem to your center holomem. If your center holomem has 3 or more cheers attached, until the end of the turn, your center holomem gets arts +10."
      Then A <can or not> play the support Dance

      Examples:
        | cheers | can or not |
        | red*3  | can        |
        | red*2  | cannot     |

    @ruling-Q472
    Scenario: a support that lowers a free baton pass and heals nobody can be played
      Given the board
        | zone   | A               |
        | center | Sora baton:none |
      And A holds a support "Bowl" (item) that reads "Until the end of the turn, your center holomem gets baton pass cost -2. Heal 20 HP from 1 of your center holomem."
      Then A can play the support Bowl

    @ruling-Q469
    Scenario: a bonus for somebody who is not there takes nothing from the one for who is
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Stew" (event) that reads "Until the end of the turn, 1 of your holomem gets arts +10. Until the end of the turn, 1 of your 2nd <Choco> gets arts +10."
      When A plays the support Stew
      Then Sora's arts do +10

    @ruling-Q636
    Scenario Outline: beside Roboco, one that gives 1 of the name <name> a bonus <can or not> be played
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Dance" (event) that reads "Choose 1 of your <name>. Until the end of the turn, it gets arts +10."
      Then A <can or not> play the support Dance

      Examples:
        | name     | can or not |
        | <Raden>  | cannot     |
        | <Roboco> | can        |

    @ruling-Q637
    Scenario Outline: against <back> in the back, damage to a 1st or 2nd one <can or not> be dealt
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | <back> |
      And A holds a support "Stella" (event) that reads "Deal 20 damage to 1 of your opponent's 1st or 2nd back holomem."
      Then A <can or not> play the support Stella

      Examples:
        | back       | can or not |
        | Suisei     | cannot     |
        | Suisei-1st | can        |

    @ruling-Q534
    Scenario: the opponent's only holomem can be put from the center onto the back position
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A holds a support "Prank" (event) that reads "Choose 1 of your opponent's center or collab holomem. Rest it. Put it onto the back position."
      When A plays the support Prank
      Then Miko is in the back position
      And Miko is resting

    @ruling-Q549
    Scenario: the hand can be put into an empty deck, and as much is drawn as is there
      Given the board
        | zone   | A    |
        | center | Sora |
        | deck   | -    |
        | hand   | Miko |
      And A holds a support "Manager" (staff) that reads "Put your hand into the deck. Shuffle your deck. Draw 5 cards."
      When A plays the support Manager
      Then A's hand is Miko
      And A has drawn 1 card

    @ruling-Q550
    Scenario: a support that draws the whole deck and then searches it can be played
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A holds a support "Quiz" (event) that reads "Draw 2 cards. Roll a die. If the number rolled is 3 or more, search your deck for 1 Debut holomem, put it into your hand, then shuffle your deck."
      And the dice will show 3
      When A plays the support Quiz
      Then A's hand is Miko, Suisei

    @ruling-Q606 @ruling-Q607
    Scenario Outline: with <deck> in the deck and <archive> in the archive, one that shuffles that in and draws <can or not> be played
      Given the board
        | zone    | A         |
        | deck    | <deck>    |
        | archive | <archive> |
      And A holds a support "Cake" (item) that reads "Put 1 holomem from your archive into the deck. Shuffle your deck. Draw 2 cards."
      Then A <can or not> play the support Cake

      Examples:
        | deck    | archive | can or not |
        | 2 cards | -       | can        |
        | -       | Miko    | can        |
        | -       | -       | cannot     |

    @ruling-Q610 @ruling-Q612
    Scenario Outline: with <archive> in the archive, one that takes back a holomem and sends a cheer from there <can or not> be played
      Given the board
        | zone    | A         |
        | center  | Sora      |
        | archive | <archive> |
      And A holds a support "Spirit" (event) that reads "Put 1 holomem from your archive into your hand. Send 1 cheer from your archive to 1 of your holomem."
      Then A <can or not> play the support Spirit

      Examples:
        | archive        | can or not |
        | AZKi           | can        |
        | Tea kind:event | cannot     |

    @ruling-Q551
    Scenario Outline: with <deck> in the deck, one that draws, rolls and searches <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Quiz" (event) that reads "Draw 2 cards. Roll a die. If the number rolled is 3 or more, search your deck for 1 Debut holomem, put it into your hand, then shuffle your deck."
      Then A <can or not> play the support Quiz

      Examples:
        | deck   | can or not |
        | -      | cannot     |
        | 1 card | can        |

    @ruling-Q552
    Scenario Outline: against Miko <with>, one that rolls for a cheer of an opponent's holomem <can or not> be played
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko <with> |
      And A holds a support "Club" (event) that reads "Roll a die. If the number rolled is 3 or less, archive 1 cheer attached to 1 of your opponent's holomem."
      Then A <can or not> play the support Club

      Examples:
        | with      | can or not |
        | hp:100    | cannot     |
        | cheer:red | can        |

    @ruling-Q553
    Scenario Outline: against <back> in the back, one that rolls for damage to a back holomem <can or not> be played
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | <back> |
      And A holds a support "Prank" (event) that reads "Roll a die. If the number rolled is 4 or more, deal 20 damage to 1 of your opponent's back holomem."
      Then A <can or not> play the support Prank

      Examples:
        | back   | can or not |
        | -      | cannot     |
        | Suisei | can        |

    @ruling-Q554
    Scenario Outline: with <archive> in the archive, one that rolls for a cheer from there <can or not> be played
      Given the board
        | zone    | A         |
        | center  | Sora      |
        | archive | <archive> |
      And A holds a support "Ring" (item) that reads "Roll a die. If the number rolled is 3 or more, send 1 cheer from your archive to 1 of your holomem."
      Then A <can or not> play the support Ring

      Examples:
        | archive        | can or not |
        | -              | cannot     |
        | Red kind:cheer | can        |

    @reading-H-25 @ruling-Q115 @ruling-Q343
    Scenario: with a full stage, one that searches for a holomem to put onto it cannot be played
      Given the board
        | zone   | A                                   |
        | center | Sora                                |
        | back   | Roboco, AZKi, Fubuki, Korone, Okayu |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck."
      Then A cannot play the support Cake

    Scenario: with room for one, one that searches for a holomem to put onto the stage can be played
      Given the board
        | zone   | A                            |
        | center | Sora                         |
        | back   | Roboco, AZKi, Fubuki, Korone |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck."
      Then A can play the support Cake

    Scenario: with a full stage, one that searches for a holomem to put into the hand can be played
      Given the board
        | zone   | A                                   |
        | center | Sora                                |
        | back   | Roboco, AZKi, Fubuki, Korone, Okayu |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, put it into your hand, then shuffle your deck."
      Then A can play the support Cake

    @reading-H-25
    Scenario Outline: with <collab> in the collab position, one that searches for a holomem to put there <can or not> be played
      Given the board
        | zone   | A        |
        | center | Sora     |
        | collab | <collab> |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, put it onto the collab position, then shuffle your deck."
      Then A <can or not> play the support Cake

      Examples:
        | collab | can or not |
        | -      | can        |
        | Roboco | cannot     |

    @reading-H-25
    Scenario Outline: with a <color> holomem, a support that attaches a tool of the deck to a red holomem <can or not> be played
      Given the board
        | zone   | A                  |
        | center | Sora color:<color> |
      And A holds a support "Shop" (item) that reads "Attach 1 tool from your deck to 1 of your red holomem, then shuffle your deck."
      Then A <can or not> play the support Shop

      Examples:
        | color | can or not |
        | red   | can        |
        | blue  | cannot     |

    @reading-H-25=search-with-a-place
    Scenario: a search with no room for what it finds cannot be played, and one for a color that nobody has can
      Given the board
        | zone       | A                                                                                                                   |
        | center     | Sora color:colorless                                                                                                |
        | back       | Roboco color:colorless, AZKi color:colorless, Fubuki color:colorless, Korone color:colorless, Okayu color:colorless |
        | cheer deck | blue, 3 cards                                                                                                       |
      And A holds a support "Lamp" (item) that reads "Search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck."
      And A holds a support "Light" (item) that reads "Send 1 cheer from your cheer deck with the same color as 1 of your holomem to 1 of your holomem, then shuffle your cheer deck."
      Then A cannot play the support Lamp
      And A can play the support Light

    @reading-H-25=shuffle-is-no-change
    Scenario: a search that can change no more than an order cannot be played
      Given the board
        | zone       | A                    |
        | center     | Sora color:colorless |
        | cheer deck | blue, 3 cards        |
      And A holds a support "Light" (item) that reads "Send 1 cheer from your cheer deck with the same color as 1 of your holomem to 1 of your holomem, then shuffle your cheer deck."
      Then A cannot play the support Light

    @reading-H-70=has-to-change @ruling-Q429
    Scenario: the one part that would change something cannot be left, though it may be done
      Given the board
        | zone   | A                 |
        | center | Sora              |
        | back   | Roboco cheer:blue |
      And A holds a support "Dance" (event) that reads "You may attach 1 cheer attached to 1 of your back holomem to your center holomem."
      When A plays the support Dance
      Then Roboco's blue cheer is attached to Sora

    @reading-H-70=could-change
    Scenario: the one part that would change something can be left
      Given the board
        | zone   | A                 |
        | center | Sora              |
        | back   | Roboco cheer:blue |
      And A holds a support "Dance" (event) that reads "You may attach 1 cheer attached to 1 of your back holomem to your center holomem."
      When A plays the support Dance
      And A says no
      Then Roboco has 1 cheers attached
