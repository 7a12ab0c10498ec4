@hololive
Feature: 9.1 The performance step in outline

  @clause-9.1.1
  Rule: 9.1.1 The center and the collab holomem may each use one art, in any order

    Scenario Outline: the center and the collab holomem each use an art, with <first> first
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of <first>
      And A uses the art "Sing" of <second>
      Then Miko has 50 damage

      Examples:
        | first  | second |
        | Sora   | Roboco |
        | Roboco | Sora   |

    Scenario: a back holomem uses none
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 30."
      Then A cannot use the art "Sing" of Roboco
      And A can use the art "Sing" of Sora

  @clause-9.1.2
  Rule: 9.1.2 A check timing follows each art

    Scenario: the first art's target is downed before the second art
      Given the board
        | zone   | A      | B          |
        | center | Sora   | Miko hp:20 |
        | collab | Roboco | Suisei     |
        | back   |        | Korone     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the art "Sing" of Sora on Miko
      And B sends it to Korone
      And A uses the art "Sing" of Roboco
      Then Suisei has 30 damage

    Scenario: an ability that the first art triggers is played before the second art
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Sora reads "When this holomem uses an art, draw 1 card."
      When A uses the art "Sing" of Sora
      Then A has drawn 1 card
      And it is A's play timing
