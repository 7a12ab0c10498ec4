@hololive
Feature: 5.16 Collab by instruction

  @clause-5.16.1
  Rule: 5.16.1 A holomem that is to collab goes to the collab position

    Scenario: a holomem told to collab moves and collabs, and brings no holo power
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "When a holomem collabs, draw 1 card."
      And A holds a support "Duet" (item) that reads "Collab 1 of your back holomem."
      When A plays the support Duet
      Then Roboco is in the collab position
      And A has 2 holomem on the stage
      And A has drawn 1 card
      And A has 0 cards in holo power

    @clause-4.8.3
    Scenario: a holomem told to collab stays back where the collab position is taken
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Suisei |
        | back   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: collab 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the back position
      And Suisei is in the collab position

    @without-stack-targets
    Scenario: B's back holomem collabs by B's text in B's turn
      Given the board
        | zone   | A      | B                         |
        | center | Sora   | Miko-1st under:Miko-Debut |
        | back   | Roboco | Suisei                    |
      And B holds a support "Duet" (item) that reads "Collab 1 of your back holomem."
      And it is B's turn
      When B plays the support Duet
      Then Suisei is in the collab position
      And B has 2 holomem on the stage

    Scenario Outline: a holomem that is <state> is told to collab, collabs, and stays <state>
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco <lying> |
      And A holds a support "Duet" (item) that reads "Collab 1 of your back holomem."
      When A plays the support Duet
      Then Roboco is in the collab position
      And Roboco is <state>

      Examples:
        | lying   | state   |
        | resting | resting |
        |         | active  |

    Scenario: a collab by a text leaves the turn player the collab action
      Given the board
        | zone   | A                              |
        | center | Sora                           |
        | back   | Roboco, Suisei                 |
        | hand   | Duet kind:item, Home kind:item |
      And Duet reads "Collab your <Roboco>."
      And Home reads "Return your collab holomem to hand."
      When A plays the support Duet
      Then A cannot collab Suisei
      When A plays the support Home
      Then A can collab Suisei

    @without-stack-targets
    Scenario: A's text makes a back holomem of B collab
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And A holds a support "Duet" (item) that reads "Collab 1 of your opponent's back holomem."
      When A plays the support Duet
      Then Suisei is in the collab position
      And B has no back holomem
