@hololive
Feature: 10.12 Last information

  @clause-10.12.1
  Rule: 10.12.1 A card that has left is read as it last was by an effect that asks about it

    Scenario: the damage that it had
      Given the board
        | zone   | A                      | B           |
        | center | Sora                   | Miko hp:200 |
        | back   | Roboco hp:80 damage:30 |             |
      And Roboco reads "Activated: return this holomem to hand, then deal damage equal to this holomem's damage to your opponent's center holomem."
      When A activates Roboco's ability
      Then Miko has 30 damage

    @reading-H-08
    Scenario: the HP that effects gave it, less its damage
      Given the board
        | zone   | A                              | B           |
        | center | Sora                           | Miko hp:200 |
        | back   | Roboco hp:80 damage:30, Fubuki |             |
      And Fubuki reads "Your <Roboco> gets HP +20."
      And Roboco reads "Activated: return this holomem to hand, then deal damage equal to this holomem's HP to your opponent's center holomem."
      When A activates Roboco's ability
      Then Miko has 70 damage

    Scenario Outline: <where> on the stage, it is asked as it is now
      Given the board
        | zone   | A                              | B           |
        | center | Sora                           | Miko hp:200 |
        | back   | Roboco hp:80 damage:30, Fubuki |             |
      And Fubuki reads "Your collab holomem gets HP +20."
      And Roboco reads "Activated: <text>, then deal damage equal to this holomem's HP to your opponent's center holomem."
      When A activates Roboco's ability
      Then Miko has <damage> damage
      And Roboco is in the <where> position

      Examples:
        | where  | text                         | damage |
        | back   | heal 10 HP from this holomem | 60     |
        | collab | collab this holomem          | 70     |
