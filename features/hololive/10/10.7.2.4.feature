@hololive
Feature: 10.7.2.4 Paying for a card or ability

  @clause-10.7.2.4
  Rule: 10.7.2.4 The cost of playing is settled and paid whole, before the resolution

    Scenario Outline: with <hand> in hand, an ability that costs a card of the hand <can or not> be activated
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | <hand> |
      And Sora reads "Activated: archive 1 card from your hand: draw 2 cards."
      Then A <can or not> activate Sora's ability

      Examples:
        | hand   | can or not |
        | -      | cannot     |
        | 1 card | can        |

    Scenario Outline: of a cost in two parts, with <hand> in hand and Sora <state>, it <can or not> be paid
      Given the board
        | zone   | A            |
        | center | Sora <state> |
        | hand   | <hand>       |
      And Sora reads "Activated: rest this holomem and then archive 2 cards from your hand: draw 1 card."
      Then A <can or not> activate Sora's ability

      Examples:
        | hand    | state    | can or not |
        | 2 cards | damage:0 | can        |
        | 1 card  | damage:0 | cannot     |
        | 2 cards | resting  | cannot     |

    Scenario: a cost of two parts is paid in the text's order before the draw
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
        | deck   | Suisei |
      And Sora reads "Activated: rest this holomem and then archive 1 card from your hand: draw 1 card."
      When A activates Sora's ability
      Then these events happened in this order
        | event  | card   | to      |
        | rested | Sora   |         |
        | moved  | Roboco | archive |
        | moved  | Suisei | hand    |

    Scenario: a card that the ability would draw cannot pay for it
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Fubuki |
        | deck   | Suisei         |
      And Sora reads "Activated: archive 1 card from your hand: draw 1 card."
      When A activates Sora's ability
      Then A is asked to choose 1 among Roboco, Fubuki
      When A chooses Fubuki
      Then A's hand is Roboco, Suisei

    Scenario: the cost of an automatic ability is paid as it is played
      Given the board
        | zone   | A            |
        | center | Sora         |
        | back   | Roboco       |
        | hand   | Fubuki       |
        | deck   | AZKi, Suisei |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 1 card."
      When A collabs Roboco
      And A says yes
      Then Fubuki is in A's archive
      And A's hand is Suisei

    Scenario: an automatic ability that is declined costs nothing and draws nothing
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | Fubuki |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand: draw 1 card."
      When A collabs Roboco
      And A says no
      Then A's hand is Fubuki
      And A has drawn 0 cards

    Scenario: a player who pays with a red card of the hand cannot leave it out
      Given the board
        | zone   | A                                 |
        | center | Sora                              |
        | hand   | Roboco color:red, Miko color:blue |
      And Sora reads "Activated: archive 1 red holomem card from your hand: draw 2 cards."
      When A activates Sora's ability
      Then Roboco is in A's archive
      And A has 3 cards in hand

    Scenario Outline: with <power> holo power, an oshi skill that costs 2 <can or not> be used
      Given the board
        | zone       | A       |
        | oshi       | Sora    |
        | holo power | <power> |
      And Sora reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      Then A <can or not> use the oshi skill "Idol"

      Examples:
        | power   | can or not |
        | 1 card  | cannot     |
        | 2 cards | can        |

    @ruling-Q611
    Scenario: a card archived as a cost counts in the archive for the text
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Pie kind:event |
        | hand    | Tea kind:event |
      And Sora reads "Activated: archive 1 card from your hand: if there are 2 or more events in your archive, draw 1 card."
      When A activates Sora's ability
      Then A has drawn 1 card

  @clause-10.7.2.4.1
  Rule: 10.7.2.4.1 An act without which a card or ability cannot be used is a further cost

    Scenario Outline: with <center> in the center, a support that costs a cheer of it <can or not> be played
      Given the board
        | zone   | A        |
        | center | <center> |
      And A holds a support "Cake" (event) that reads "Archive 1 cheer attached to your center holomem or this cannot be used. Draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | center         | can or not |
        | Sora           | cannot     |
        | Sora cheer:red | can        |

    Scenario: a cheer that a support demands is archived before its text is carried out
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | deck   | Suisei         |
      And A holds a support "Cake" (event) that reads "Archive 1 cheer attached to 1 of your holomem or this cannot be used. Draw 1 card."
      When A plays the support Cake
      Then these events happened in this order
        | event | card             | to      |
        | moved | Sora's red cheer | archive |
        | moved | Suisei           | hand    |

    Scenario: a cheer paid for a support stays paid though its text finds no target
      Given the board
        | zone   | A              | B    |
        | center | Sora cheer:red | Miko |
        | deck   | 1 card         |      |
      And A holds a support "Cake" (event) that reads "Archive 1 cheer attached to your center holomem or this cannot be used. Draw 1 card. Rest 1 of your opponent's back holomem."
      When A plays the support Cake
      Then Sora has 0 cheers attached
      And A has 1 card in hand

    Scenario: two other cards pay for a support that costs two
      Given the board
        | zone | A                      |
        | hand | Roboco, Suisei, Fubuki |
      And A holds a support "Cake" (item) that reads "Archive 2 cards from your hand or this cannot be used. Draw 3 cards."
      When A plays the support Cake
      And A chooses Roboco, Suisei
      Then A has 3 cards in archive
      And A has 4 cards in hand

    @reading-H-10
    Scenario Outline: the support itself does not pay for it: with <hand> beside it, it <can or not> be played
      Given the board
        | zone | A      |
        | hand | <hand> |
      And A holds a support "Cake" (item) that reads "Archive 2 cards from your hand or this cannot be used. Draw 3 cards."
      Then A <can or not> play the support Cake

      Examples:
        | hand    | can or not |
        | 1 card  | cannot     |
        | 2 cards | can        |

    Scenario Outline: a tool that costs a card of the hand, with <hand> beside it, <can or not> be played
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | <hand> |
      And A holds a support "Mic" (tool) that reads "Archive 2 cards from your hand or this cannot be used."
      Then A <can or not> play the support Mic

      Examples:
        | hand    | can or not |
        | -       | cannot     |
        | 2 cards | can        |

    @clause-4.4.1 @ruling-Q15
    Scenario Outline: cheers of the cheer deck do not pay for a support that costs one of the stage (<center>)
      Given the board
        | zone       | A        |
        | center     | <center> |
        | cheer deck | 4 cards  |
      And A holds a support "Cake" (item) that reads "Archive 1 cheer attached to 1 of your holomem or this cannot be used. Draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | center         | can or not |
        | Sora           | cannot     |
        | Sora cheer:red | can        |

    @ruling-Q248
    Scenario Outline: with <hand> beside it, a support that costs a Debut holomem of the hand <can or not> be played
      Given the board
        | zone | A      |
        | hand | <hand> |
      And A holds a support "Cake" (item) that reads "Archive 1 Debut holomem from your hand or this cannot be used. Draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | hand     | can or not |
        | Miko-1st | cannot     |
        | Miko     | can        |

    @ruling-Q480
    Scenario: a tool that an effect attaches asks for no cost
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Axe kind:tool |
        | hand    | Miko          |
      And Axe reads "Archive 1 card from your hand or this cannot be used."
      And Sora reads "Activated: attach 1 tool from your archive to this holomem."
      When A activates Sora's ability
      Then Axe is attached to Sora
      And A's hand is Miko

    @ruling-Q475
    Scenario: the tool that is in the way can be what a tool costs
      Given the board
        | zone   | A              |
        | center | Sora tool:Band |
      And A holds a support "Mic" (tool) that reads "Archive 1 tool attached to 1 of your holomem or this cannot be used."
      When A plays the support Mic
      Then Mic is attached to Sora
      And Band is in A's archive
