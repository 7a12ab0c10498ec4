@hololive
Feature: 7.7 End step

  @clause-7.7.1
  Rule: 7.7.1 Abilities of the end step's beginning trigger

    Scenario Outline: <player>'s ability of the end step's beginning draws a card in it
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your end step, draw 1 card."
      And it is the start of <player>'s performance step
      Then <player> has drawn 0 cards
      When <player> ends the performance step
      Then <player> has drawn 1 card
      And it is <other>'s main step

      Examples:
        | player | center | other |
        | A      | Sora   | B     |
        | B      | Miko   | A     |

    @without-stack-targets
    Scenario: an ability of the opponent's end step's beginning does not trigger in one's own
      Given the board
        | zone   | A              | B    |
        | center | Sora damage:30 | Miko |
      And Sora reads "At the beginning of your opponent's end step, heal 10 HP from this holomem."
      And it is the start of A's end step
      Then Sora has 30 damage
      When B ends the main step
      And B ends the performance step
      Then Sora has 20 damage

    @clause-7.7.6 @reading-H-71=each-time
    Scenario: an ability of the end step's beginning is played again as the step is done again
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
        | back   | Roboco         |
      And Sora reads "At the beginning of your end step, heal 10 HP from this holomem."
      And Roboco reads "At the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then Sora has 30 damage
      And it is B's main step

    @clause-7.7.6 @reading-H-71=once
    Scenario: an ability of the end step's beginning is played once, though the step is done again
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
        | back   | Roboco         |
      And Sora reads "At the beginning of your end step, heal 10 HP from this holomem."
      And Roboco reads "At the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then Sora has 40 damage
      And it is B's main step

  @clause-7.7.2
  Rule: 7.7.2 A check timing follows, before the abilities of the turn's end trigger

    Scenario Outline: an ability of the turn's end finds the <drawn> that <player> drew at the end step's beginning
      Given the board
        | zone   | A              | B              |
        | center | Sora damage:30 | Miko damage:30 |
        | hand   | 2 cards        | 2 cards        |
      And <center> reads "At the end of your turn, if you have 4 or more cards in hand, heal 10 HP from this holomem."
      And <center> reads "At the beginning of your end step, draw <drawn>."
      And it is the start of <player>'s end step
      Then <center> has <damage> damage
      And it is <other>'s main step

      Examples:
        | player | center | other | drawn   | damage |
        | A      | Sora   | B     | 2 cards | 20     |
        | B      | Miko   | A     | 2 cards | 20     |
        | A      | Sora   | B     | 1 card  | 30     |

    Scenario: a holomem that comes onto the stage in it triggers at the turn's end
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "At the beginning of your end step, put 1 Debut holomem from your archive onto the stage."
      And Roboco reads "At the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then these events happened in this order
        | event      | card   |
        | moved      | Roboco |
        | played     | Roboco |
        | turn-ended |        |

    @clause-7.7.6
    Scenario: life damage processed in it does not bring the end step about again
      Given the board
        | zone   | A                                |
        | center | -                                |
        | back   | Roboco, Suisei resting damage:60 |
      And Roboco reads "While this holomem is in the center position, your back holomem have HP 50."
      And A has 1 life damage
      And it is the start of A's end step
      When A sends it to Roboco
      Then these events happened in this order
        | event      | card   |
        | turn-ended |        |
        | downed     | Suisei |

  @clause-7.7.3
  Rule: 7.7.3 An ability that is due at the end of the turn triggers, unless it has done so this turn

    Scenario Outline: <player>'s ability is played once, though the end step is done again after it
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the end of your turn, draw 1 card."
      And it is the start of <player>'s end step
      Then <player> has drawn 1 card

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    Scenario: an ability of the turn's end triggers again in the player's next turn
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the end of your turn, heal 10 HP from this holomem."
      And it is the start of A's end step
      When the turn passes to A
      And A ends the main step
      And A ends the performance step
      Then the abilities are played in this order: Sora, Sora

    Scenario: the end of the opponent's turn counts for abilities that speak of it
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko damage:20 |
      And Sora reads "At the end of your opponent's turn, draw 1 card."
      And Miko reads "At the end of your opponent's turn, heal 10 HP from this holomem."
      And it is the start of A's end step
      Then Miko has 10 damage
      And A has drawn 0 cards

    @clause-7.7.6
    Scenario: a holomem that comes onto the stage in the end step still triggers, in the same turn
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "At the end of your turn, put 1 Debut holomem from your archive onto the stage."
      And Roboco reads "At the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then the abilities are played in this order: Sora, Roboco

  @clause-7.7.4
  Rule: 7.7.4 After a check timing, effects until the end of the turn are over

    @clause-7.7.3
    Scenario: an ability of the turn's end still finds the effect, the next turn does not
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the end of your turn, if your center holomem's remaining HP is 150 or more, draw 1 card."
      And A holds a support "Cake" (item) that reads "Until the end of the turn, your center holomem gets HP +50."
      When A plays the support Cake
      And the turn passes to B
      Then A has drawn 1 card
      And Sora has 100 HP

    Scenario: an effect for the rest of the game stays
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Cake" (item) that reads "For the rest of the game, your center holomem gets HP +50."
      When A plays the support Cake
      And the turn passes to B
      Then Sora has 150 HP

    @clause-7.7.6
    Scenario: an effect that an ability of the turn's end makes is over in the next turn, too
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the end of your turn, until the end of the turn, this holomem gets HP +50."
      And it is the start of A's end step
      Then the abilities are played in this order: Sora
      And Sora has 100 HP

    Scenario: an effect for each collab this turn does nothing in the next turn
      Given the board
        | zone | A      | B      |
        | back | Roboco | Suisei |
      And A holds a support "Cake" (item) that reads "Each time a holomem collabs this turn, draw 1 card."
      When A plays the support Cake
      And A collabs Roboco
      And the turn passes to B
      And B collabs Suisei
      Then A has drawn 1 card

    Scenario: a holomem whose HP bonus ends is not downed in that end step
      Given the board
        | zone   | A            |
        | center | -            |
        | collab | Sora         |
        | back   | Roboco, AZKi |
      And A holds a support "Cake" (item) that reads "Until the end of the turn, your collab holomem gets HP +50. Deal 120 damage to your collab holomem."
      When A plays the support Cake
      And A passes
      And A passes
      Then A is asked to choose 1 among Roboco, AZKi
      And Sora is in the collab position

    Scenario: an effect due in the next turn is not over with this one
      Given A holds a support "Cake" (item) that reads "At the beginning of the next turn, draw 1 card."
      When A plays the support Cake
      And the turn passes to B
      Then A has drawn 1 card

    Scenario: an effect of the player whose turn it is not is over with the turn, too
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Miko reads "When a holomem collabs, until the end of the turn, this holomem gets HP +50."
      When A collabs Roboco
      Then Miko has 150 HP
      When the turn passes to B
      Then Miko has 100 HP

  @clause-7.7.5
  Rule: 7.7.5 The turn player's empty center is filled, after the effects of the turn are over

    @without-stack-targets
    Scenario Outline: <player>'s empty center is filled, the opponent's is not
      Given the board
        | zone   | A      | B      |
        | center | -      | -      |
        | back   | Roboco | Suisei |
      And it is the start of <player>'s end step
      Then these events happened in this order
        | event      | card    | to     | player   |
        | moved      | <mine>  | center |          |
        | turn-ended |         |        | <player> |
        | turn-began |         |        | <other>  |
        | moved      | <their> | center |          |

      Examples:
        | player | other | mine   | their  |
        | A      | B     | Roboco | Suisei |
        | B      | A     | Suisei | Roboco |

    Scenario: a taken center is not filled in the end step
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And it is the start of A's end step
      Then Sora is in the center position
      And Roboco is in the back position

    @clause-7.7.4
    Scenario: a holomem that could not be moved until the turn's end moves up
      Given the board
        | zone   | A      |
        | center | -      |
        | back   | Roboco |
      And A holds a support "Cake" (item) that reads "Until the end of the turn, your back holomem cannot be moved."
      When A plays the support Cake
      And the turn passes to B
      Then Roboco is in the center position

    @clause-11.3.1.2 @ruling-Q62 @ruling-Q126 @ruling-Q152 @without-stack-targets
    Scenario: a center lost in the performance step stays empty until the end step
      Given the board
        | zone   | A                    | B    |
        | center | Sora hp:50 damage:40 | Miko |
        | back   | Roboco               |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: deal 10 damage to this holomem."
      When A uses the art "Sing" of Sora
      Then A has no center holomem
      And Roboco is in the back position
      When A ends the performance step
      Then Roboco is in the center position

  @clause-7.7.5.1
  Rule: 7.7.5.1 An active back holomem moves up, if there is any

    @ruling-Q126
    Scenario: the only active holomem moves up, and nobody is asked
      Given the board
        | zone   | A                      |
        | center | -                      |
        | back   | Suisei resting, Roboco |
      And it is the start of A's end step
      Then Roboco is in the center position
      And Suisei is in the back position

    Scenario: B chooses between two active holomem for the center in the end step
      Given the board
        | zone   | A | B                            |
        | center |   | -                            |
        | back   |   | Suisei, AZKi, Roboco resting |
      And it is the start of B's end step
      Then B is asked to choose 1 among Suisei, AZKi

  @clause-7.7.5.2
  Rule: 7.7.5.2 A resting back holomem moves up, if no active one is there

    @ruling-Q126
    Scenario: the only resting holomem moves up and rests on
      Given the board
        | zone   | A              |
        | center | -              |
        | back   | Suisei resting |
      And it is the start of A's end step
      Then Suisei is in the center position
      And Suisei is resting

    Scenario: A chooses between two resting holomem for the center in the end step
      Given the board
        | zone   | A                            |
        | center | -                            |
        | back   | Suisei resting, AZKi resting |
      And it is the start of A's end step
      Then A is asked to choose 1 among Suisei, AZKi

  @clause-7.7.5.3
  Rule: 7.7.5.3 With nobody in the back position the center stays empty

    @ruling-Q212 @ruling-Q213 @ruling-Q286
    Scenario: the collab holomem stays where it is
      Given the board
        | zone   | A      |
        | center | -      |
        | collab | Roboco |
      And it is the start of A's end step
      Then it is B's main step
      And Roboco is in the collab position
      And A has no center holomem

    Scenario: with one in the back position that one moves up, not the collab holomem
      Given the board
        | zone   | A              |
        | center | -              |
        | collab | Roboco         |
        | back   | Suisei resting |
      And it is the start of A's end step
      Then Suisei is in the center position
      And Roboco is in the collab position

  @clause-7.7.6
  Rule: 7.7.6 If nothing was done and nothing is due, the opponent's turn begins; otherwise the end step is done again

    Scenario Outline: after <player>'s turn the opponent's begins, as the next one
      Given it is turn <turn>
      And it is the start of <player>'s end step
      Then it is <other>'s main step
      And it is turn <next>

      Examples:
        | player | other | turn | next |
        | A      | B     | 5    | 6    |
        | B      | A     | 6    | 7    |

    Scenario: a holomem left without HP by the new center is downed next turn
      Given the board
        | zone   | A                                |
        | center | -                                |
        | back   | Roboco, Suisei resting damage:60 |
      And Roboco reads "While this holomem is in the center position, your back holomem have HP 50."
      And it is the start of A's end step
      Then these events happened in this order
        | event      | card   |
        | turn-ended |        |
        | downed     | Suisei |

    @clause-7.7.4
    @until-1.7.0
    Scenario: after rule processing the step is done again, and the same holomem is downed in this turn
      Given the board
        | zone   | A                                |
        | center | -                                |
        | back   | Roboco, Suisei resting damage:60 |
      And Roboco reads "While this holomem is in the center position, your back holomem have HP 50."
      And A has 1 life damage
      And it is the start of A's end step
      When A sends it to Roboco
      Then these events happened in this order
        | event      | card   |
        | downed     | Suisei |
        | turn-ended |        |

    Scenario: after an ability the step is done again, and the same holomem is downed in this turn
      Given the board
        | zone   | A                                |
        | center | -                                |
        | back   | Roboco, Suisei resting damage:60 |
      And Roboco reads "While this holomem is in the center position, your back holomem have HP 50."
      And Suisei reads "At the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then these events happened in this order
        | event      | card   |
        | downed     | Suisei |
        | turn-ended |        |

    Scenario: an ability that moving up triggers is played before the turn ends
      Given the board
        | zone   | A      |
        | center | -      |
        | back   | Roboco |
      And Roboco reads "When this holomem is put onto the center position, draw 1 card."
      And it is the start of A's end step
      Then these events happened in this order
        | event      | card   |
        | moved      | Roboco |
        | played     | Roboco |
        | turn-ended |        |

    @clause-7.7.3
    Scenario: an ability of the turn's end that takes effect by moving up is played before the turn ends
      Given the board
        | zone   | A      |
        | center | -      |
        | back   | Roboco |
      And Roboco reads "While this holomem is in the center position, at the end of your turn, draw 1 card."
      And it is the start of A's end step
      Then these events happened in this order
        | event      | card   |
        | moved      | Roboco |
        | played     | Roboco |
        | turn-ended |        |

    @clause-1.3.1 @clause-7.1.2 @clause-7.2.1 @ruling-Q589 @without-stack-targets
    Scenario: a player's further turn after this one begins with its reset step
      Given the board
        | zone       | A            | B    |
        | center     | Sora resting | Miko |
        | holo power | 1 card       |      |
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      When A uses the oshi skill "Time"
      And A ends the main step
      And A ends the performance step
      Then these events happened in this order
        | event      | player | card |
        | turn-ended | A      |      |
        | turn-began | A      |      |
        | readied    |        | Sora |
      And it is A's main step

    @without-stack-targets
    Scenario: after another turn comes the opponent's
      Given the board
        | zone       | A      | B    |
        | center     | Sora   | Miko |
        | holo power | 1 card |      |
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      When A uses the oshi skill "Time"
      And A ends the main step
      And A ends the performance step
      Then it is A's main step
      When the turn passes to B
      Then the event "turn-began" happened 2 times
