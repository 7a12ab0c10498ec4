@hololive
Feature: 10.9 One-shot effects

  @clause-10.9.1
  Rule: 10.9.1 A one-shot effect is done once, and is over

    @clause-10.2.1 @clause-10.2.1.1
    Scenario: what comes later is not affected
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A holds a support "Rain" (item) that reads "Deal 10 damage to each of your holomem."
      When A plays the support Rain
      And A places Roboco
      Then Sora has 10 damage
      And Roboco has 0 damage

    Scenario: it is not done again in the next turn
      Given the board
        | zone   | A    |
        | center | Sora |
      And A holds a support "Rain" (item) that reads "Deal 10 damage to each of your holomem."
      When A plays the support Rain
      And the turn passes to B
      And the turn passes to A
      Then Sora has 10 damage

    Scenario: each of its instructions is done once, in the order of the text
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
      And A holds a support "Rain" (item) that reads "Heal 20 HP from your center holomem, then deal 10 damage to your center holomem, then draw 1 card."
      When A plays the support Rain
      Then these events happened in this order
        | event   | card     | amount |
        | healed  | Sora     | 20     |
        | damaged | Sora     | 10     |
        | moved   | A deck 1 |        |
      And Sora has 20 damage
      And A has drawn 1 card
