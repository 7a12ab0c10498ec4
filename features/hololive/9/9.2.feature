@hololive
Feature: 9.2 Using arts

  @clause-9.2.1
  Rule: 9.2.1 The turn player's own center or collab holomem is chosen

    Scenario: A can use the art of A's holomem, and not the opponent's
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Sing", no cheers, 20."
      Then A cannot use the art "Sing" of Miko
      And A can use the art "Sing" of Sora

    Scenario: B can use the art of B's holomem in B's turn, and not A's
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of B's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Sing", no cheers, 20."
      Then B can use the art "Sing" of Miko
      And B cannot use the art "Sing" of Sora

    @clause-9.1.1
    Scenario: the center or the collab holomem, and none of the back
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | collab | Suisei |      |
        | back   | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Suisei reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 20."
      Then A can use the art "Sing" of Sora
      And A can use the art "Sing" of Suisei
      And A cannot use the art "Sing" of Roboco

  @clause-9.2.1.1
  Rule: 9.2.1.1 A holomem without an art that can be played is not chosen

    Scenario Outline: the cheer for its only art is there or not
      Given the board
        | zone   | A            | B    |
        | center | Sora <cheer> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | cheer     | may    |
        |           | cannot |
        | cheer:red | can    |

    @clause-1.3.3
    Scenario: a holomem that cannot use arts is not chosen, and one beside it is
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | collab | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "This holomem cannot use arts. / Art "Sing", no cheers, 20."
      And Roboco reads "Art "Dance", no cheers, 20."
      Then A cannot use the art "Sing" of Sora
      And A can use the art "Dance" of Roboco

    @clause-10.3.2
    Scenario Outline: a holomem whose ability "<invalid>" is invalid <can or not> use its art "Sing"
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20. / Art "Dance", no cheers, 30."
      And Miko reads "Your opponent's center holomem's ability "<invalid>" is invalid."
      Then A <can or not> use the art "Sing" of Sora

      Examples:
        | invalid | can or not |
        | Sing    | cannot     |
        | Dance   | can        |

    Scenario Outline: with <cheers> and a red one on another holomem, an art for two red cheers <may> be used
      Given the board
        | zone   | A                | B    |
        | center | Sora <cheers>    | Miko |
        | back   | Roboco cheer:red |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red red, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | cheers         | may    |
        | cheer:red      | cannot |
        | cheer:red/blue | cannot |
        | cheer:red*2    | can    |

  @clause-9.2.1.2
  Rule: 9.2.1.2 A resting holomem is not chosen

    @ruling-Q149
    Scenario Outline: a resting center holomem's art cannot be used, and an active one's can
      Given the board
        | zone   | A            | B    |
        | center | Sora <state> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | state   | may    |
        | resting | cannot |
        |         | can    |

    Scenario Outline: a collab holomem, perhaps <lying>, <may> use its art
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | collab | Roboco <lying> |      |
      And it is the start of A's performance step
      And Roboco reads "Art "Sing", no cheers, 20."
      Then A <may> use the art "Sing" of Roboco

      Examples:
        | lying   | may    |
        | resting | cannot |
        |         | can    |

  @clause-9.2.1.3
  Rule: 9.2.1.3 Once a center holomem has used an art in the step, no center holomem does

    @without-stack-targets
    Scenario: a holomem switched in by the center's art cannot use its own
      Given the board
        | zone   | A      | B                                |
        | center | Sora   | Miko-1st hp:200 under:Miko-Debut |
        | back   | Roboco |                                  |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: switch this holomem with 1 of your back holomem."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Sora
      Then Roboco is in the center position
      And A cannot use the art "Sing" of Roboco

    @without-stack-targets
    Scenario: a holomem switched into the center by the collab's art can use its own
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Suisei reads "Art "Sing", no cheers, 20: switch your center holomem with 1 of your active back holomem."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Suisei
      Then Roboco is in the center position
      And A can use the art "Sing" of Roboco

    @without-stack-targets
    Scenario: a holomem switched in by the collab's art cannot use its own after the center's art
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 20."
      And Suisei reads "Art "Call", no cheers, 20: switch your center holomem with 1 of your active back holomem."
      When A uses the art "Sing" of Sora
      And A uses the art "Call" of Suisei
      Then Roboco is in the center position
      And A cannot use the art "Sing" of Roboco

  @clause-9.2.1.4
  Rule: 9.2.1.4 Once a collab holomem has used an art in the step, no collab holomem does

    @ruling-Q364 @without-stack-targets
    Scenario: a holomem switched in by the collab's art cannot use its own
      Given the board
        | zone   | A      | B                                |
        | center | Sora   | Miko-1st hp:200 under:Miko-Debut |
        | collab | Suisei |                                  |
        | back   | Roboco |                                  |
      And it is the start of A's performance step
      And Suisei reads "Art "Sing", no cheers, 20: switch this holomem with 1 of your back holomem."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Suisei
      Then Roboco is in the collab position
      And A cannot use the art "Sing" of Roboco

    @without-stack-targets
    Scenario: a holomem switched into collab by the center's art can use its own
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: switch your collab holomem with 1 of your back holomem."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Sora
      Then Roboco is in the collab position
      And A can use the art "Sing" of Roboco

  @clause-9.2.1.5
  Rule: 9.2.1.5 A holomem that has used an art in the step uses no other, wherever it stands now

    Scenario: a collab holomem that used an art uses none after moving to the center
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
      And it is the start of A's performance step
      And Suisei reads "Art "Sing", no cheers, 20: return your center holomem to hand and put this holomem onto the center position."
      When A uses the art "Sing" of Suisei
      Then Suisei is in the center position
      And A cannot use the art "Sing" of Suisei

    Scenario: a center holomem that used an art uses none after moving to collab
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: switch your center holomem with your collab holomem."
      When A uses the art "Sing" of Sora
      Then Sora is in the collab position
      And A cannot use the art "Sing" of Sora

    @without-stack-targets
    Scenario: a holomem that has not used one may, in that center
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Suisei reads "Art "Sing", no cheers, 20: return your center holomem to hand and put 1 of your back holomem onto the center position."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Suisei
      Then Roboco is in the center position
      And A can use the art "Sing" of Roboco

  @clause-9.2.2
  Rule: 9.2.2 The player chooses one of the holomem's arts and plays it

    Scenario: the one chosen does its damage, and the other is not played as well
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "Art "Dance", no cheers, 50."
      When A uses the art "Dance" of Sora
      Then Miko has 50 damage
      And A cannot use the art "Sing" of Sora

    Scenario: before that, each of them is offered
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "Art "Dance", no cheers, 50."
      Then A can use the art "Sing" of Sora
      And A can use the art "Dance" of Sora
