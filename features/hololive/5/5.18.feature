@hololive
Feature: 5.18 Gaining an ability

  @clause-5.18.1
  Rule: 5.18.1 The card whose effect says so gains the ability

    @reading-H-09
    Scenario: the ability is its own
      Given the board
        | zone   | A                        |
        | center | Sora damage:30           |
        | back   | Roboco damage:30, Suisei |
      And Roboco reads "Activated, once per turn: until the end of the turn, this holomem gains "When a holomem collabs, heal 10 HP from this holomem."."
      When A activates Roboco's ability
      And A collabs Suisei
      Then Roboco has 20 damage
      And Sora has 30 damage

    Scenario: an ability gained for a turn is not there before or after it
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And Roboco reads "Activated, once per turn: until the end of the turn, this holomem gains [Gift "Smile": When a holomem collabs, draw 1 card.]."
      Then Roboco does not have the ability "Smile"
      When A activates Roboco's ability
      Then Roboco has the ability "Smile"
      When the turn passes to B
      Then Roboco does not have the ability "Smile"
