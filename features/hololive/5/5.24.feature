@hololive
Feature: 5.24 Rolling a die

  @clause-5.24.1
  Rule: 5.24.1 A roll is of a single six-sided die, whose number the text refers to

    Scenario Outline: a die that shows <number> draws <cards> for the number rolled
      Given the dice will show <number>
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      When A uses the oshi skill "Idol"
      Then A has drawn <cards>
      And these events happened in this order
        | event  | player | number   |
        | rolled | A      | <number> |

      Examples:
        | number | cards   |
        | 1      | 1 card  |
        | 6      | 6 cards |

    Scenario: B rolls, in B's turn
      Given the dice will show 3
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then B has drawn 3 cards
      And these events happened in this order
        | event  | player | number |
        | rolled | B      | 3      |

    @clause-10.11.1 @ruling-Q32
    Scenario: a die whose number is settled has not been rolled before it is
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, when you would roll a die, the result is 6 instead."
      And A holds a support "Star" (event) that reads "Roll a die. Draw cards equal to the number rolled."
      And the dice will show 2
      When A uses the oshi skill "Idol"
      Then the event "rolled" happened 0 times
      When A plays the support Star
      Then the event "rolled" happened 1 time
      And A has drawn 6 cards

    @clause-1.3.2 @ruling-Q70 @ruling-Q74 @ruling-Q92
    Scenario Outline: rolled though nothing can come of it: <what>
      Given the board
        | zone       | A      |
        | center     | Sora   |
        | back       | Roboco |
        | cheer deck | -      |
      And Roboco reads "Collab effect: roll a die. <what>."
      And the dice will show 1
      When A collabs Roboco
      Then the event "rolled" happened 1 time

      Examples:
        | what                                                                                    |
        | If the number rolled is 3 or less, send the top card of your cheer deck to this holomem |
        | Heal this holomem by 10 times the number rolled                                         |

    @clause-10.7.2.5.2 @ruling-Q463 @ruling-Q507
    Scenario Outline: a <number>, for what is done at 3 or more and what is done at 3 or less
      Given the dice will show <number>
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. If the number rolled is 3 or more, draw 1 card. If the number rolled is 3 or less, draw 2 cards."
      When A uses the oshi skill "Idol"
      Then A has drawn <cards>

      Examples:
        | number | cards   |
        | 2      | 2 cards |
        | 3      | 3 cards |
        | 4      | 1 card  |

    @clause-5.24.2 @ruling-Q505
    Scenario Outline: where it is not said that one may, nobody is asked whether to roll (<number>)
      Given the board
        | zone       | A      |
        | hand       | Miko   |
        | holo power | 1 card |
      And A's oshi reads "SP oshi skill "Zone", 1 holo power, once per game: roll a die. If the number rolled is 3 or more, archive 1 card from your hand."
      And the dice will show <number>
      When A uses the oshi skill "Zone"
      Then nobody is asked anything
      And A has <left> in hand

      Examples:
        | number | left    |
        | 2      | 1 card  |
        | 3      | 0 cards |

    @clause-5.7.2 @ruling-Q504
    Scenario: cards are drawn until as many as it shows are in hand
      Given the board
        | zone   | A       |
        | center | Sora    |
        | hand   | 2 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards until you have as many in hand as the number rolled."
      And the dice will show 5
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A has 5 cards in hand

    @clause-12.3.4.2 @ruling-Q392
    Scenario: every die counts that its player rolled this turn by an ability or a support
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And A holds a support "Luck" (item) that reads "Draw 1 card. Roll a die."
      And A's oshi reads "Activated: roll a die."
      And Sora reads "Art "Might", no cheers, 10: this art deals additional damage equal to 20 times the number of times you have rolled a die this turn."
      And the dice will show 2, 5
      When A plays the support Luck
      And A activates A's oshi's ability
      And A ends the main step
      And A uses the art "Might" of Sora
      Then Miko has 50 damage

    @clause-10.3.4.1 @ruling-Q313
    Scenario Outline: a die that was rolled by an ability of a certain holomem, and <who> had it rolled
      Given the board
        | zone   | A                     | B           |
        | center | Pekora tag:#egg       | Miko hp:200 |
        | back   | Pekora tag:#egg, Sora |             |
      And Pekora#2 reads "Activated: roll a die."
      And Sora reads "Activated: roll a die."
      And Pekora reads "Art "Peko", no cheers, 10: If you have rolled a die by an ability of your #egg holomem this turn, this art deals +40 damage."
      And the dice will show 3
      When A activates <who>'s ability
      And A ends the main step
      And A uses the art "Peko" of Pekora
      Then Miko has <damage> damage

      Examples:
        | who      | damage |
        | Pekora#2 | 50     |
        | Sora     | 10     |

    @clause-10.11.1 @ruling-Q420
    Scenario: a replacement of the next roll settles the number of all dice rolled together
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: the next time you would roll a die this turn, the result is 5 instead."
      And A holds a support "Star" (event) that reads "Roll 3 dice. Draw cards equal to the number rolled."
      And the dice will show 1, 2, 6
      When A uses the oshi skill "Idol"
      And A plays the support Star
      Then A has drawn 15 cards

    @clause-5.25.1 @clause-10.11.1 @ruling-Q378
    Scenario: a replacement of the next roll does not reach an art's second use
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: the next time you would roll a die this turn, the result is 5 instead."
      And Sora reads "Art "Sing", no cheers, 30: roll a die. Draw cards equal to the number rolled. If the target has no damage, use this art again."
      And the dice will show 1, 2
      When A uses the oshi skill "Idol"
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then A has drawn 7 cards

    @clause-12.3.4.2 @ruling-Q393
    Scenario: of dice that are rolled at once every one counts as rolled
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:300 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: roll 3 dice. If the number rolled is 18, draw 1 card."
      And Roboco reads "Art "Might", no cheers, 10: this art deals additional damage equal to 20 times the number of times you have rolled a die this turn."
      And the dice will show 2, 3, 5
      When A uses the art "Sing" of Sora
      And A uses the art "Might" of Roboco
      Then Miko has 100 damage

    @ruling-Q400
    Scenario: an instruction after several dice is carried out once all have been rolled
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll dice equal to the number of holomem on your stage. If the number rolled is 8 or more, send the top card of your cheer deck to your center holomem."
      And the dice will show 6, 1, 2
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event    | number | to   |
        | rolled   | 6      |      |
        | rolled   | 2      |      |
        | attached |        | Sora |

    Scenario Outline: <player> draws <cards> by a <number> in <player>'s turn, for 3 or less
      Given the dice will show <number>
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. If the number rolled is 3 or less, draw 1 card."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player> has drawn <cards>

      Examples:
        | player | number | cards   |
        | A      | 3      | 1 card  |
        | A      | 4      | 0 cards |
        | B      | 3      | 1 card  |
        | B      | 4      | 0 cards |

  @clause-5.24.2
  Rule: 5.24.2 Where one may roll, the rest is done only by who does

    Scenario: a player who may roll a die and does draws the number rolled
      Given the dice will show 3
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: you may roll a die. If you do, draw cards equal to the number rolled."
      When A uses the oshi skill "Idol"
      And A says yes
      Then A has drawn 3 cards

    Scenario: a player who declines to roll draws nothing, and may roll next time
      Given the dice will show 3
      And A holds a support "Luck" (item) that reads "Draw 1 card. You may roll a die. If you do, draw cards equal to the number rolled."
      And A holds a support "Chance" (item) that reads "Draw 1 card. You may roll a die. If you do, draw cards equal to the number rolled."
      When A plays the support Luck
      And A says no
      Then A has drawn 1 card
      When A plays the support Chance
      And A says yes
      Then A has drawn 5 cards

    Scenario Outline: a player who may roll a die for 3 or less and rolls a <number> draws <cards>
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "When this holomem collabs, you may roll a die: if the number rolled is 3 or less, draw 1 card."
      And the dice will show <number>
      When A collabs Roboco
      And A says yes
      Then A has drawn <cards>

      Examples:
        | number | cards   |
        | 3      | 1 card  |
        | 4      | 0 cards |

  @clause-5.24.3
  Rule: 5.24.3 The number is dropped, and a new roll counts instead

    Scenario Outline: A, asked to roll again, says <answer> and draws <cards>
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you roll a die, you may roll the die again instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      And the dice will show <dice>
      When A uses the oshi skill "Idol"
      And A says <answer>
      Then A has drawn <cards>
      And the event "rolled" happened 1 time

      Examples:
        | answer | dice | cards   |
        | yes    | 1, 5 | 5 cards |
        | no     | 1    | 1 card  |

    Scenario: B rolls again, in B's turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "When you roll a die, you may roll the die again instead."
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die. Draw cards equal to the number rolled."
      And the dice will show 1, 5
      And it is B's turn
      When B uses the oshi skill "Idol"
      And B says yes
      Then B has drawn 5 cards

    @clause-10.11.1.1 @ruling-Q394 @ruling-Q419
    Scenario Outline: the die was rolled once for what triggers by it, and A says <answer>
      Given the board
        | zone   | A              |
        | center | Sora fan:Charm |
        | back   | Roboco         |
      And Charm reads "When you roll a die, you may roll the die again instead."
      And Roboco reads "When you roll a die, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll a die."
      And the dice will show <dice>
      When A uses the oshi skill "Idol"
      And A says <answer>
      Then A has drawn 1 card

      Examples:
        | answer | dice |
        | yes    | 2, 3 |
        | no     | 2    |

    @ruling-Q229
    Scenario: of three dice that were rolled at once, all three are rolled again
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you roll a die, you may roll the die again instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: roll 3 dice. Draw cards equal to the number rolled."
      And the dice will show 1, 1, 1, 2, 3, 4
      When A uses the oshi skill "Idol"
      And A says yes
      Then nobody is asked anything
      And A has drawn 9 cards

  @clause-5.24.4
  Rule: 5.24.4 A die that is set to a number counts as that number, after all rolls

    Scenario Outline: <player>'s die of 2 that a text sets to 5 draws 5 cards
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "When you roll a die, the result is 5 instead."
      And <player> holds a support "Luck" (item) that reads "Roll a die. Draw cards equal to the number rolled."
      And the dice will show 2
      And it is <player>'s turn
      When <player> plays the support Luck
      Then <player> has drawn 5 cards
      And it is <player>'s play timing

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    Scenario: the opponent's die is not set by a text about one's own
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "When you roll a die, the result is 5 instead."
      And A holds a support "Luck" (item) that reads "Roll a die. Draw cards equal to the number rolled."
      And the dice will show 2
      When A plays the support Luck
      Then A has drawn 2 cards

    @clause-5.24.3
    Scenario: a die that is set to 5 and rolled again is set after the new roll
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "When you roll a die, the result is 5 instead."
      And Roboco reads "When you roll a die, you may roll the die again instead."
      And A holds a support "Luck" (item) that reads "Roll a die. Draw cards equal to the number rolled."
      And the dice will show 2, 3
      When A plays the support Luck
      And A says yes
      Then A has drawn 5 cards
      And it is A's play timing

    Scenario: each die of a turn is set
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "When you roll a die, the result is 5 instead."
      And A holds a support "Luck" (item) that reads "Roll a die. If the number rolled is 5 or more, draw 1 card. Roll a die. If the number rolled is 5 or more, draw 1 card."
      And the dice will show 2, 3
      When A plays the support Luck
      Then A has drawn 2 cards
