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

    Scenario Outline: a holomem that has left was <what>, as its last state and effects made it
      Given the board
        | zone   | A                                 | B           |
        | center | Sora                              | Miko hp:200 |
        | back   | Roboco color:blue resting, Fubuki |             |
      And Fubuki reads "Each of your other holomem is red and has the tag #song and is also named <name>."
      And Roboco reads "Activated: return this holomem to hand. If this holomem is <what>, deal 50 damage to your opponent's center holomem."
      When A activates Roboco's ability
      Then Miko has <damage> damage

      Examples:
        | what            | damage | name     |
        | resting         | 50     | <AZKi>   |
        | active          | 0      | <AZKi>   |
        | a red holomem   | 50     | <AZKi>   |
        | a blue holomem  | 0      | <AZKi>   |
        | a #song holomem | 50     | <AZKi>   |
        | named <AZKi>    | 50     | <AZKi>   |
        | named <AZKi>    | 0      | <Pekora> |
