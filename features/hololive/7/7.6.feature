@hololive
Feature: 7.6 Performance step

  @clause-7.6.1
  Rule: 7.6.1 The first turn of the player who goes first has no performance step

    @clause-7.1.2 @ruling-Q147
    Scenario Outline: if <first> goes first, the main step of the first turn leads to the opponent's turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "Art "Sing", no cheers, 30."
      And Miko reads "Art "Sing", no cheers, 30."
      And <first> goes first
      And it is <first>'s first turn
      When <first> ends the main step
      Then it is <second>'s main step
      And it is turn 2

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

    @ruling-Q147
    Scenario Outline: if <first> goes first, <second> uses arts in their first turn
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "Art "Sing", no cheers, 30."
      And <first> goes first
      And it is <second>'s first turn
      When <second> ends the main step
      Then it is <second>'s performance step
      And <second> can use the art "Sing" of <center>

      Examples:
        | first | second | center |
        | A     | B      | Miko   |
        | B     | A      | Sora   |

    Scenario: in the second turn of the player who goes first arts are used
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Art "Sing", no cheers, 30."
      And it is turn 3
      When A ends the main step
      Then A can use the art "Sing" of Sora

    @clause-7.7.3
    Scenario: the end step of that turn is not left out
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the end of your turn, draw 1 card."
      And it is A's first turn
      When A ends the main step
      Then A has drawn 1 card

    Scenario: an ability about a performance step that is left out does not trigger
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the beginning of your performance step, draw 1 card."
      And it is A's first turn
      When A ends the main step
      Then A has drawn 0 cards
      And it is B's play timing

    @clause-1.3.1 @without-stack-targets
    Scenario: where A takes the first two turns, A uses arts in the second
      Given the board
        | zone       | A      | B    |
        | center     | Sora   | Miko |
        | holo power | 1 card |      |
      And Sora reads "Art "Sing", no cheers, 30."
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      And it is A's first turn
      When A uses the oshi skill "Time"
      And A ends the main step
      And A ends the main step
      Then A can use the art "Sing" of Sora

  @clause-7.6.2
  Rule: 7.6.2 Abilities of the performance step's beginning trigger

    Scenario Outline: <player>'s ability of the performance step's beginning draws a card in it
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the beginning of your performance step, draw 1 card."
      And it is <player>'s turn
      Then <player> has drawn 0 cards
      When <player> ends the main step
      Then <player> has drawn 1 card
      And it is <player>'s performance step

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    Scenario: an ability of the opponent's performance step's beginning triggers in that step alone
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko damage:30 |
      And Miko reads "At the beginning of your opponent's performance step, heal 10 HP from this holomem."
      And it is the start of A's performance step
      Then Miko has 20 damage
      When A ends the performance step
      And B ends the main step
      Then Miko has 20 damage

  @clause-7.6.3
  Rule: 7.6.3 A check timing comes before the play timing of the performance step

    Scenario: rule processing is done before A may use an art
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | back   | Roboco, Suisei |      |
      And Sora reads "At the beginning of your performance step, down 1 of your back holomem."
      And it is the start of A's performance step
      When A chooses Suisei
      And A sends it to Sora
      Then Suisei is in A's archive
      And it is A's play timing

  @clause-7.6.5
  Rule: 7.6.5 Abilities of the performance step's end trigger, unless they have done so this turn

    Scenario Outline: <player>'s ability of the performance step's end is played once, though the end is done again
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "At the end of your performance step, draw 1 card."
      And it is the start of <player>'s performance step
      When <player> ends the performance step
      Then <player> has drawn 1 card
      And it is <other>'s main step

      Examples:
        | player | center | other |
        | A      | Sora   | B     |
        | B      | Miko   | A     |

    Scenario: an ability of the end of the opponent's performance step is played
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "At the end of your opponent's performance step, draw 1 card."
      And it is the start of A's performance step
      When A ends the performance step
      Then B has drawn 2 cards
      And it is B's main step

  @clause-7.6.6
  Rule: 7.6.6 The end step begins if nothing was done and nothing is due; otherwise the end triggers come again

    @since-1.7.0
    Scenario Outline: when <player> passes with an art left to use, the turn comes to its end
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "Art "Sing", no cheers, 30."
      And <center> reads "At the end of your turn, draw 1 card."
      And it is the start of <player>'s performance step
      When <player> ends the performance step
      Then <player> has drawn 1 card
      And it is <other>'s main step

      Examples:
        | player | center | other |
        | A      | Sora   | B     |
        | B      | Miko   | A     |

    @since-1.7.0 @ruling-Q339
    Scenario Outline: an ability at <whose> performance step's end is played before the end step
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30. / At the end of your turn, deal 10 damage to your opponent's center holomem."
      And Miko reads "At the end of <whose> performance step, deal damage equal to this holomem's damage to your opponent's center holomem."
      When A uses the art "Sing" of Sora
      And A ends the performance step
      Then these events happened in this order
        | event      | card | step |
        | played     | Miko |      |
        | step-began |      | end  |
        | played     | Sora |      |
      And Sora has 30 damage

      Examples:
        | whose           |
        | your opponent's |
        | the             |

    @since-1.7.0
    Scenario: at the end of the opponent's performance step, not of one's own
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "At the end of your opponent's performance step, draw 2 cards."
      When A ends the performance step
      Then A has drawn 0 cards
      And it is B's main step

    @since-1.7.0 @ruling-Q339
    Scenario: an ability at the performance step's end is played when A ends the step
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30."
      And Miko reads "At the end of your opponent's performance step, you may draw 1 card."
      When A uses the art "Sing" of Sora
      Then nobody is asked anything
      When A ends the performance step
      Then B is asked yes or no
      And it is A's performance step

    Scenario: a holomem that comes onto the stage at the performance step's end still triggers
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "At the end of your performance step, put 1 Debut holomem from your archive onto the stage."
      And Roboco reads "At the end of your performance step, draw 1 card."
      And it is the start of A's performance step
      When A ends the performance step
      Then the abilities are played in this order: Sora, Roboco
      And A has drawn 1 card

    @until-1.7.0
    Scenario: a holomem that comes onto the stage at the performance step's end has come too late to trigger
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "At the end of your performance step, put 1 Debut holomem from your archive onto the stage."
      And Roboco reads "At the end of your performance step, draw 1 card."
      And it is the start of A's performance step
      When A ends the performance step
      Then Roboco is in A's back
      And A has drawn 0 cards
      And it is B's main step

    Scenario: all of it is done before the end step begins
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And Sora reads "At the end of your performance step, put 1 Debut holomem from your archive onto the stage."
      And Roboco reads "At the end of your performance step, draw 1 card."
      And it is the start of A's performance step
      When A ends the performance step
      Then these events happened in this order
        | event      | card   | step |
        | played     | Sora   |      |
        | played     | Roboco |      |
        | step-began |        | end  |

    Scenario: no art is used after the performance step has begun to end
      Given the board
        | zone    | A      | B    |
        | center  | Sora   | Miko |
        | archive | Roboco |      |
      And Sora reads "Art "Sing", no cheers, 30. / At the end of your performance step, put 1 Debut holomem from your archive onto the stage."
      And it is the start of A's performance step
      When A ends the performance step
      Then it is B's main step

  @clause-7.6.4
  Rule: 7.6.4 The turn player gets a play timing for using arts

    Scenario Outline: <player> may use an art in the performance step
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <center> reads "Art "Sing", no cheers, 30."
      And it is the start of <player>'s performance step
      Then it is <player>'s play timing
      And <player> can use the art "Sing" of <center>

      Examples:
        | player | center |
        | A      | Sora   |
        | B      | Miko   |

    Scenario: a holomem cannot be placed in the performance step
      Given A's hand holds Roboco
      And it is the start of A's performance step
      Then A cannot place Roboco

    @clause-7.5.2
    Scenario: the same holomem can be placed in the main step
      Given A's hand holds Roboco
      And it is the start of A's main step
      Then A can place Roboco

    Scenario: after an art of the center the collab holomem may use one
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Roboco |
      And Sora reads "Art "Sing", no cheers, 30."
      And Roboco reads "Art "Dance", no cheers, 30."
      And it is the start of A's performance step
      When A uses the art "Sing" of Sora
      Then A can use the art "Dance" of Roboco

    @until-1.7.0 @reading-H-15=created
    Scenario: an ability of the performance step's start is played before the first art
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the beginning of your performance step, draw 1 card."
      And it is the start of A's performance step
      Then A has drawn 1 card
      And it is A's play timing

    @until-1.7.0 @reading-H-15=not-created
    Scenario: an ability of the performance step's start does not trigger
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "At the beginning of your performance step, draw 1 card."
      And it is the start of A's performance step
      Then A has drawn 0 cards
      And it is A's play timing
