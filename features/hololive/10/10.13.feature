@hololive
Feature: 10.13 Sources

  @clause-10.13.1
  Rule: 10.13.1 Effects and damage have a source

    @clause-10.13.3 @clause-12.3.4.5.1
    Scenario Outline: of an art's damage, the holomem that uses it: <who>
      Given the board
        | zone   | A             | B           |
        | center | Sora hp:200   | Miko hp:200 |
        | collab | Roboco hp:200 |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Sing", no cheers, 20."
      And Miko reads "When this holomem takes damage from an opponent's holomem, deal 10 damage to the source."
      When A uses the art "Sing" of <who>
      Then <who> has 10 damage
      And <other> has 0 damage

      Examples:
        | who    | other  |
        | Sora   | Roboco |
        | Roboco | Sora   |

    @clause-10.13.2 @clause-10.7.1
    Scenario: of an ability's damage, the card that has the ability
      Given the board
        | zone   | A             | B           |
        | center | Sora hp:200   | Miko hp:200 |
        | back   | Roboco hp:200 |             |
      And Roboco reads "Activated: deal 20 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage from an opponent's holomem, deal 10 damage to the source."
      When A activates Roboco's ability
      Then Roboco has 10 damage
      And Sora has 0 damage

    @clause-10.13.2 @clause-10.13.3
    Scenario Outline: of the damage that an ability of <who> deals when its holomem collabs
      Given the board
        | zone   | A                        | B           |
        | center | Sora                     | Miko hp:200 |
        | back   | Roboco hp:200 mascot:Pet |             |
      And <who> reads "When <subject> collabs, deal 20 damage to your opponent's center holomem."
      And Miko reads "When this holomem takes damage from an opponent's holomem, deal 10 damage to the source."
      When A collabs Roboco
      Then Miko has 20 damage
      And Roboco has <damage> damage

      Examples:
        | who    | subject                              | damage |
        | Roboco | this holomem                         | 10     |
        | Pet    | the holomem this card is attached to | 0      |
