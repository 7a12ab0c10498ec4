@hololive
Feature: 7.4 Cheer step

  @clause-7.4.1
  Rule: 7.4.1 What triggers at the beginning of the cheer step is played before the cheer is sent

    Scenario: the ability takes the cheer that would have been next
      Given the board
        | zone       | A                |
        | center     | Sora             |
        | cheer deck | blue, 3 cards    |
      And it is the start of A's cheer step
      And Sora reads "At the beginning of your cheer step, archive the top card of your cheer deck."
      Then blue is in A's archive
      And Sora has 1 cheers attached

  @clause-7.4.2
  Rule: 7.4.2 The turn player reveals the top card of the cheer deck and sends it to any of their holomem

    Scenario: the player chooses the holomem
      Given the board
        | zone       | A              | B    |
        | center     | Sora           | Miko |
        | collab     | Suisei         |      |
        | back       | Roboco         |      |
        | cheer deck | blue, 3 cards  |      |
      And it is the start of A's cheer step
      Then A is asked to choose 1 among Sora, Suisei, Roboco
      And the event "revealed" happened 1 time for blue

    Scenario: it is attached where it was sent
      Given the board
        | zone       | A              |
        | center     | Sora           |
        | back       | Roboco         |
        | cheer deck | blue, 3 cards  |
      And it is the start of A's cheer step
      When A sends it to Roboco
      Then blue is attached to Roboco
      And Sora has 0 cheers attached

    Scenario: in B's turn it is B's cheer
      Given the board
        | zone       | A             | B              |
        | center     | Sora          | Miko           |
        | cheer deck | blue, 3 cards | green, 3 cards |
      And it is the start of B's cheer step
      Then green is attached to Miko
      And Sora has 0 cheers attached

    Scenario: an empty cheer deck sends nothing, and loses nothing
      Given the board
        | zone       | A    |
        | center     | Sora |
        | cheer deck | -    |
      And it is the start of A's cheer step
      Then the game goes on
      And Sora has 0 cheers attached

  @clause-7.4.3
  Rule: 7.4.3 A check timing follows the cheer, and then the main step

    Scenario: an ability that the cheer triggers is played before the main step
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And it is the start of A's cheer step
      And Sora reads "When a cheer is sent to this holomem, heal 10 HP from this holomem."
      Then these events happened in this order
        | event      | card | step |
        | played     | Sora |      |
        | step-began |      | main |
      And Sora has 40 damage
