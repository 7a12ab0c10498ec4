@hololive
Feature: 5.26 Another turn

  @clause-5.26.1
  Rule: 5.26.1 A player's further turn comes before the turn that was due

    @without-stack-targets
    Scenario Outline: <player> takes another turn, and then the opponent has theirs
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And <player> holds a support "Clock" (event) that reads "Take another turn after this one."
      And it is <player>'s turn
      When <player> plays the support Clock
      And <player> ends the main step
      And <player> ends the performance step
      Then it is <player>'s main step
      When <player> ends the main step
      And <player> ends the performance step
      Then it is <other>'s main step

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: a limit of one use a turn counts anew in the further turn
      Given the board
        | zone   | A    |
        | center | Sora |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      And A holds a support "Clock" (event) that reads "Take another turn after this one."
      When A plays the support Clock
      And A uses the oshi skill "Idol"
      And A ends the main step
      And A ends the performance step
      Then A can use the oshi skill "Idol"

  @clause-5.26.2
  Rule: 5.26.2 Of several further turns, the one that was granted last is taken first

    Scenario Outline: A is granted a turn by two cards and takes <number> turns in a row
      Given the board
        | zone   | A                                  | B    |
        | center | Sora                               | Miko |
        | hand   | Clock kind:event, Watch kind:event |      |
      And Clock reads "Take another turn after this one."
      And Watch reads "<text>"
      When A plays the support Clock
      And A plays the support Watch
      And the turn passes to B
      Then the event "turn-began" happened <number>

      Examples:
        | text                              | number  |
        | Take another turn after this one. | 3 times |
        | Draw 1 card.                      | 2 times |

    Scenario: a turn that B is granted after A's comes before A's
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And A holds a support "Clock" (event) that reads "Take another turn after this one. Rest your center holomem."
      And Miko reads "When a holomem becomes resting, take another turn after this one."
      When A plays the support Clock
      And the turn passes to B
      Then the event "turn-began" happened 1 time
      When the turn passes to A
      Then the event "turn-began" happened 2 times
