@hololive
Feature: 8.3 Blooming a holomem

  @clause-8.3.1
  Rule: 8.3.1 A player does not bloom a holomem in their own first turn

    @ruling-Q137
    Scenario Outline: <player> <can or not> bloom a holomem in turn <turn>
      Given the board
        | zone   | A        | B        |
        | center | Sora     | Miko     |
        | hand   | Sora-1st | Miko-1st |
      And it is <player>'s turn
      And it is turn <turn>
      Then <player> <can or not> bloom <center> with <card>

      Examples:
        | turn | player | center | card     | can or not |
        | 1    | A      | Sora   | Sora-1st | cannot     |
        | 2    | B      | Miko   | Miko-1st | cannot     |
        | 3    | A      | Sora   | Sora-1st | can        |
        | 4    | B      | Miko   | Miko-1st | can        |

    @clause-5.14.1 @reading-H-23=effect-only @ruling-Q595
    Scenario Outline: a text that blooms in turn <turn> lets nobody else bloom
      Given the board
        | zone   | A                  | B                    |
        | center | Sora               | Miko                 |
        | back   | Roboco, Azki       | Suisei, Fubuki       |
        | hand   | Sora-1st, Azki-1st | Miko-1st, Fubuki-1st |
      And <who> reads "Collab effect: bloom your center holomem with 1 1st holomem named <named> from your hand."
      And it is <player>'s turn
      And it is turn <turn>
      When <player> collabs <who>
      And <player> chooses <bloomed>
      Then <bloomed> is in the center position
      And <player> cannot bloom <other> with <card>

      Examples:
        | turn | player | who    | named  | bloomed  | other  | card       |
        | 1    | A      | Roboco | <Sora> | Sora-1st | Azki   | Azki-1st   |
        | 2    | B      | Suisei | <Miko> | Miko-1st | Fubuki | Fubuki-1st |

    @clause-1.3.1 @without-stack-targets
    Scenario: where A takes the first two turns, A blooms in the second, and B does not in the third
      Given the board
        | zone       | A        | B        |
        | center     | Sora     | Miko     |
        | hand       | Sora-1st | Miko-1st |
        | holo power | 1 card   |          |
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      And it is A's first turn
      When A uses the oshi skill "Time"
      And A ends the main step
      Then A can bloom Sora with Sora-1st
      When the turn passes to B
      Then B cannot bloom Miko with Miko-1st

  @clause-8.3.2
  Rule: 8.3.2 A player chooses one of their own holomem to bloom

    @ruling-Q217
    Scenario Outline: a holomem in the <position> position can bloom and stays there
      Given the board
        | zone   | A        |
        | center | <center> |
        | collab | <collab> |
        | back   | <back>   |
        | hand   | Sora-1st |
      When A blooms Sora with Sora-1st
      Then Sora-1st is in the <position> position

      Examples:
        | position | center | collab | back   |
        | center   | Sora   | Roboco | Suisei |
        | collab   | Roboco | Sora   | Suisei |
        | back     | Roboco | Suisei | Sora   |

    Scenario: A can bloom A's holomem and not the opponent's of the same name
      Given the board
        | zone   | A        | B    |
        | center | Sora     | Sora |
        | hand   | Sora-1st |      |
      Then A can bloom Sora with Sora-1st
      And A cannot bloom Sora#2 with Sora-1st

    Scenario: a resting holomem can bloom
      Given the board
        | zone   | A            |
        | center | Sora resting |
        | hand   | Sora-1st     |
      Then A can bloom Sora with Sora-1st

  @clause-8.3.2-b1
  Rule: 8.3.2-b1 A Spot holomem does not bloom

    @ruling-Q139
    Scenario Outline: a <level> holomem <can or not> bloom
      Given the board
        | zone   | A                  |
        | center | Sora level:<level> |
        | hand   | Sora-1st           |
      Then A <can or not> bloom Sora with Sora-1st

      Examples:
        | level | can or not |
        | Debut | can        |
        | Spot  | cannot     |

    @clause-10.3.3
    Scenario Outline: a printed <printed> that an effect makes a <current> <can or not> bloom
      Given the board
        | zone   | A                    |
        | center | Sora level:<printed> |
        | hand   | Sora-1st             |
      And Sora reads "This holomem is a <current> holomem."
      Then A <can or not> bloom Sora with Sora-1st

      Examples:
        | printed | current | can or not |
        | Spot    | Debut   | can        |
        | Debut   | Spot    | cannot     |

    Scenario Outline: a Spot holomem cannot bloom with <card>, and a Debut holomem beside it can bloom
      Given the board
        | zone   | A                |
        | center | Sora level:Spot  |
        | back   | Miko             |
        | hand   | <card>, Miko-1st |
      Then A cannot bloom Sora with <card>
      And A can bloom Miko with Miko-1st

      Examples:
        | card      |
        | Sora-Spot |
        | Sora-1st  |
        | Sora-2nd  |

  @clause-8.3.2-b2
  Rule: 8.3.2-b2 A holomem that came onto the stage this turn does not bloom

    Scenario Outline: a holomem on the stage since <since> <can or not> bloom
      Given the board
        | zone   | A                    |
        | center | Sora arrived:<since> |
        | hand   | Sora-1st             |
      Then A <can or not> bloom Sora with Sora-1st

      Examples:
        | since | can or not |
        | now   | cannot     |
        | 4     | can        |

    @ruling-Q137
    Scenario: a placed holomem can bloom in the player's next turn, not in this one
      Given A's hand holds Roboco, Roboco-1st
      When A places Roboco
      Then A cannot bloom Roboco with Roboco-1st
      When the turn passes to B
      And the turn passes to A
      Then A can bloom Roboco with Roboco-1st

    Scenario: a holomem that only changed its position this turn can bloom
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Roboco     |
        | hand   | Roboco-1st |
      When A collabs Roboco
      Then A can bloom Roboco with Roboco-1st

    Scenario: a holomem a text puts onto the stage blooms only in the next turn
      Given the board
        | zone    | A          |
        | center  | Sora       |
        | hand    | Roboco-1st |
        | archive | Roboco     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then A cannot bloom Roboco with Roboco-1st
      When the turn passes to B
      And the turn passes to A
      Then A can bloom Roboco with Roboco-1st

    Scenario: a holomem that was placed this turn cannot bloom after a collab either
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | hand   | Roboco, Roboco-1st |
      When A places Roboco
      And A collabs Roboco
      Then A cannot bloom Roboco with Roboco-1st

  @clause-8.3.2-b3
  Rule: 8.3.2-b3 A holomem that bloomed this turn does not bloom

    @clause-5.15.1
    Scenario: a holomem that was returned to Debut this turn can bloom
      Given the board
        | zone   | A                   |
        | center | Suisei              |
        | back   | Sora-1st under:Sora |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      When A plays the support Past
      Then A can bloom Sora with Sora-1st

    Scenario Outline: a holomem that bloomed in turn <turn> <can or not> bloom again
      Given the board
        | zone   | A                                        |
        | center | Sora-1st under:Sora-Debut bloomed:<turn> |
        | hand   | Sora-2nd                                 |
      Then A <can or not> bloom Sora-1st with Sora-2nd

      Examples:
        | turn | can or not |
        | now  | cannot     |
        | 4    | can        |

    @ruling-Q138
    Scenario: a second holomem can still bloom after the first has bloomed
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco                         |
        | hand   | Sora-1st, Sora-2nd, Roboco-1st |
      When A blooms Sora with Sora-1st
      Then A cannot bloom Sora-1st with Sora-2nd
      And A can bloom Roboco with Roboco-1st

    Scenario: a holomem that a text has bloomed cannot bloom again this turn
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco                         |
        | hand   | Sora-1st, Sora-2nd, Roboco-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom your center holomem with 1 1st holomem from your hand."
      When A uses the oshi skill "Idol"
      And A chooses Sora-1st
      Then A cannot bloom Sora-1st with Sora-2nd
      And A can bloom Roboco with Roboco-1st

    @clause-1.3.1 @ruling-Q484
    Scenario: with leave for a second bloom it blooms once more, at any time in the turn, and not a third time
      Given the board
        | zone   | A                                                        |
        | center | Sora                                                     |
        | back   | Azki                                                     |
        | hand   | Sora-1st, Sora-2nd, Sora-2nd, Roboco, Azki-1st, Azki-2nd |
      And Sora-1st reads "Gift "Power": Your <Sora> can bloom a second time in a turn."
      When A blooms Sora with Sora-1st
      And A places Roboco
      And A blooms Azki with Azki-1st
      Then A cannot bloom Azki-1st with Azki-2nd
      When A blooms Sora-1st with Sora-2nd
      Then A cannot bloom Sora-2nd with Sora-2nd#2

    @clause-1.3.1 @ruling-Q484
    Scenario: the second bloom of a turn is no more than that
      Given the board
        | zone   | A                            |
        | center | Sora                         |
        | back   | Roboco                       |
        | hand   | Sora-1st, Sora-1st, Sora-1st |
      And Roboco reads "Your center holomem can bloom a second time in a turn."
      When A blooms Sora with Sora-1st
      Then A can bloom Sora-1st with Sora-1st#2
      When A blooms Sora-1st with Sora-1st#2
      Then A cannot bloom Sora-1st#2 with Sora-1st#3
      When the turn passes to B
      And the turn passes to A
      Then A can bloom Sora-1st#2 with Sora-1st#3

    @clause-5.14.1 @ruling-Q266
    Scenario Outline: a skill with leave for who bloomed this turn, used on <chosen>
      Given the board
        | zone       | A                                                            |
        | center     | Sora tag:#sea                                                |
        | back       | Roboco tag:#sea                                              |
        | hand       | Sora-1st tag:#sea, Sora-2nd tag:#sea, Roboco-1st, Roboco-2nd |
        | holo power | 1 card                                                       |
      And A's oshi reads "Oshi skill "Ahoy", 1 holo power, once per turn: choose 1 of your #sea holomem. If it has bloomed this turn, until the end of the turn, it can bloom a second time in a turn."
      When A blooms Sora with Sora-1st
      And A uses the oshi skill "Ahoy"
      And A chooses <chosen>
      And A blooms Roboco with Roboco-1st
      Then A <may> bloom Sora-1st with Sora-2nd
      And A cannot bloom Roboco-1st with Roboco-2nd

      Examples:
        | chosen   | may    |
        | Sora-1st | can    |
        | Roboco   | cannot |

    @clause-4.4.2.3 @ruling-Q559
    Scenario: leave for who bloomed from a Debut holomem is not given anew after the second bloom
      Given the board
        | zone   | A                                                      |
        | center | Sora                                                   |
        | back   | Roboco-1st under:Roboco, Miko-1st under:Miko           |
        | hand   | Sora-1st, Sora-1st, Stage kind:event, Stage kind:event |
      And Stage reads "Choose 1 of your 1st holomem bloomed from a Debut holomem. Until the end of the turn, it can bloom a second time in a turn."
      And Stage#2 reads "Choose 1 of your 1st holomem bloomed from a Debut holomem. Rest it."
      When A blooms Sora with Sora-1st
      And A plays the support Stage
      And A chooses Sora-1st
      And A blooms Sora-1st with Sora-1st#2
      And A plays the support Stage#2
      Then A is asked to choose among Roboco-1st, Miko-1st

    Scenario: a holomem that bloomed this turn cannot bloom after a collab either
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco                 |
        | hand   | Roboco-1st, Roboco-2nd |
      When A blooms Roboco with Roboco-1st
      And A collabs Roboco-1st
      Then A cannot bloom Roboco-1st with Roboco-2nd

  @clause-8.3.3
  Rule: 8.3.3 A holomem card of the hand is revealed for it

    Scenario: revealed, and then on top
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      When A blooms Sora with Sora-1st
      Then these events happened in this order
        | event    | card     | onto |
        | revealed | Sora-1st |      |
        | stacked  | Sora-1st | Sora |

    Scenario: a card of the archive does not do
      Given the board
        | zone    | A        |
        | center  | Sora     |
        | hand    | Sora-1st |
        | archive | Sora-1st |
      Then A can bloom Sora with Sora-1st
      And A cannot bloom Sora with Sora-1st#2

    @clause-5.14.1 @ruling-Q267
    Scenario: a text that blooms with a card of the archive does so once, and lets nobody else
      Given the board
        | zone    | A                    |
        | center  | Roboco               |
        | back    | Sora                 |
        | archive | Roboco-1st, Sora-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom 1 of your back holomem with 1 1st <Sora> from your archive."
      When A uses the oshi skill "Idol"
      Then Sora-1st is in the back position
      And A cannot bloom Roboco with Roboco-1st

  @clause-8.3.3-b1
  Rule: 8.3.3-b1 The card has the holomem's name

    Scenario Outline: Sora <can or not> bloom with a card named <name>
      Given the board
        | zone   | A                          |
        | center | Sora                       |
        | hand   | Next level:1st name:<name> |
      Then A <can or not> bloom Sora with Next

      Examples:
        | name   | can or not |
        | Sora   | can        |
        | Roboco | cannot     |

    Scenario: a holomem with a further name blooms with cards of either
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | hand   | AZKi-1st, Sora-1st, Roboco-1st |
      And Sora reads "Extra: also treated as <AZKi>."
      Then A can bloom Sora with AZKi-1st
      And A can bloom Sora with Sora-1st
      And A cannot bloom Sora with Roboco-1st

    @reading-H-66=everywhere @ruling-Q12 @ruling-Q544 @ruling-Q545 @ruling-Q546
    Scenario: a card of the hand that has the holomem's name as a further one
      Given the board
        | zone   | A         |
        | center | Sora      |
        | back   | Roboco    |
        | hand   | SorAZ-1st |
      And SorAZ-1st reads "Extra: also treated as <Sora>, <AZKi>."
      Then A can bloom Sora with SorAZ-1st
      And A cannot bloom Roboco with SorAZ-1st

    @clause-10.3.4.1 @reading-H-66=on-the-stage
    Scenario: a card of the hand has no further name
      Given the board
        | zone   | A         |
        | center | Sora      |
        | hand   | SorAZ-1st |
      And SorAZ-1st reads "Extra: also treated as <Sora>, <AZKi>."
      Then A cannot bloom Sora with SorAZ-1st

    @reading-H-66=everywhere
    Scenario: a holomem that blooms onto a holomem of its further name plays its bloom effect
      Given the board
        | zone   | A        |
        | center | AZKi     |
        | hand   | Sora-1st |
      And Sora-1st reads "Extra: also treated as <AZKi>. / Bloom effect: draw 1 card."
      When A blooms AZKi with Sora-1st
      Then A has drawn 1 card

  @clause-8.3.3-b2
  Rule: 8.3.3-b2 The card's level is the holomem's or the next

    @ruling-Q140 @ruling-Q173
    Scenario Outline: a holomem <can or not> bloom from <below> to <above>
      Given the board
        | zone   | A                            |
        | center | Sora level:<below>           |
        | hand   | Next level:<above> name:Sora |
      Then A <can or not> bloom Sora with Next

      Examples:
        | below | above | can or not |
        | Debut | Debut | cannot     |
        | Debut | 1st   | can        |
        | Debut | 2nd   | cannot     |
        | Debut | Spot  | cannot     |
        | 1st   | Debut | cannot     |
        | 1st   | 1st   | can        |
        | 1st   | 2nd   | can        |
        | 1st   | Spot  | cannot     |
        | 2nd   | Debut | cannot     |
        | 2nd   | 1st   | cannot     |
        | 2nd   | 2nd   | can        |
        | 2nd   | Spot  | cannot     |

    @clause-2.5.1 @ruling-Q141 @ruling-Q175
    Scenario Outline: Buzz or not, from <below> to <above>
      Given the board
        | zone   | A                            |
        | center | Sora level:<below>           |
        | hand   | Next level:<above> name:Sora |
      Then A <can or not> bloom Sora with Next

      Examples:
        | below    | above    | can or not |
        | Debut    | 1st buzz | can        |
        | 1st      | 1st buzz | can        |
        | 1st buzz | 1st      | can        |
        | 1st buzz | 2nd      | can        |
        | 2nd      | 1st buzz | cannot     |

    @clause-8.3.3-b1 @ruling-Q174
    Scenario: a 1st holomem can bloom with another copy of the same card
      Given the board
        | zone   | A        |
        | center | Sora-1st |
        | hand   | Sora-1st |
      Then A can bloom Sora-1st with Sora-1st#2

  @clause-8.3.3-b3
  Rule: 8.3.3-b3 The card's HP is more than the damage on the holomem

    @reading-H-08 @ruling-Q179
    Scenario Outline: <hp> HP for a holomem with 50 damage
      Given the board
        | zone   | A                     |
        | center | Sora hp:100 damage:50 |
        | hand   | Sora-1st hp:<hp>      |
      Then A <can or not> bloom Sora with Sora-1st

      Examples:
        | hp | can or not |
        | 60 | can        |
        | 50 | cannot     |
        | 40 | cannot     |

    @reading-H-08 @ruling-Q465
    Scenario Outline: <hp> HP for a holomem with 60 damage, whatever a mascot adds
      Given the board
        | zone   | A                               |
        | center | Sora hp:50 damage:60 mascot:Pet |
        | hand   | Sora-1st hp:<hp>                |
      And Pet reads "The holomem this card is attached to gets HP +50."
      Then A <can or not> bloom Sora with Sora-1st

      Examples:
        | hp | can or not |
        | 70 | can        |
        | 60 | cannot     |

    @reading-H-08
    Scenario Outline: a back holomem of the 1st level with 60 damage <can or not> bloom into a card with <hp> HP
      Given the board
        | zone   | A                         |
        | center | Roboco                    |
        | back   | Sora-1st hp:100 damage:60 |
        | hand   | Sora-2nd hp:<hp>          |
      Then A <can or not> bloom Sora-1st with Sora-2nd

      Examples:
        | hp | can or not |
        | 60 | cannot     |
        | 70 | can        |

  @clause-8.3.4
  Rule: 8.3.4 The holomem blooms with the card

    Scenario: the card lies on it, the damage stays
      Given the board
        | zone   | A                        |
        | center | Sora damage:50 cheer:red |
        | hand   | Sora-1st hp:150          |
      When A blooms Sora with Sora-1st
      Then Sora is under Sora-1st
      And Sora-1st has 50 damage
      And Sora-1st has 1 cheers attached
      And A has 0 cards in hand
