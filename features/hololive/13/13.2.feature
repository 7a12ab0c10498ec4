@hololive
Feature: 13.2 Collab effect

  @clause-13.2.2
  Rule: 13.2.2 The collab effect is played when its holomem is put onto the collab position

    @clause-13.2.1 @clause-13.2.1.1 @clause-13.1.1
    @since-1.7.0 @ruling-Q164
    Scenario: a holomem that collabs plays its own collab effect
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      And Suisei reads "Collab effect "Bye": draw 2 cards."
      When A collabs Roboco
      Then A has drawn 1 card

    @since-1.7.0 @clause-5.16.1
    Scenario: an effect lets it collab
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: collab 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card

    @until-1.7.0 @reading-H-22=any-move
    Scenario: a collab effect triggers when an effect switches its back holomem in
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Suisei |
        | back   | Roboco |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your collab holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card

    @since-1.7.0 @reading-H-22=collab-only @ruling-Q445
    Scenario: a collab effect does not trigger when an effect switches a back holomem in
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Suisei |
        | back   | Roboco |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your collab holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the collab position
      And A has drawn 0 cards

    @since-1.7.0
    Scenario: any other move is none
      Given the board
        | zone   | A               |
        | center | Sora baton:none |
        | back   | Roboco          |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      When A baton passes to Roboco
      Then A has drawn 0 cards
      And it is A's play timing

    @since-1.7.0 @ruling-Q214 @ruling-Q218
    Scenario: a bloom in the collab position is none
      Given the board
        | zone   | A        |
        | center | Roboco   |
        | back   | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Collab effect "Hello": draw 1 card."
      And Sora-1st reads "Collab effect "Bye": draw 2 cards."
      When A collabs Sora
      And A blooms Sora with Sora-1st
      Then A has drawn 1 card

    @since-1.7.0 @reading-H-22=collab-only @ruling-Q568
    Scenario: a collab effect does not trigger when the center holomem is switched in
      Given the board
        | zone   | A      |
        | center | Roboco |
        | collab | Suisei |
      And Roboco reads "Collab effect "Hello": draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with your collab holomem."
      When A uses the oshi skill "Idol"
      Then Roboco is in the collab position
      And A has drawn 0 cards

    @since-1.7.0 @reading-H-22=collab-only @ruling-Q349
    Scenario: a collab effect does not trigger when an opponent's effect moves its holomem in
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Suisei reads "Collab effect "Hello": draw 1 card."
      And A holds a support "Wait" (item) that reads "Put 1 of your opponent's back holomem onto the collab position."
      When A plays the support Wait
      Then Suisei is in the collab position
      And B has drawn 0 cards
