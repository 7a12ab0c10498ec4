@hololive
Feature: 10.9 One-shot effects

  @clause-10.9.1
  Rule: 10.9.1 A one-shot effect is done once, and is over

    @clause-10.2.1 @clause-10.2.1.1
    Scenario: a holomem that is placed later is not affected by a one-shot effect
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A holds a support "Rain" (item) that reads "Deal 10 damage to each of your holomem."
      When A plays the support Rain
      And A places Roboco
      Then Sora has 10 damage
      And Roboco has 0 damage

    Scenario: a one-shot effect is not done again in a later turn
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

    @ruling-Q308 @ruling-Q424 @ruling-Q425
    Scenario Outline: a condition of the text is asked about once: <center>, and then A <does>
      Given the board
        | zone   | A             |
        | center | <center>      |
        | back   | Roboco        |
        | hand   | Club kind:fan |
      And Roboco reads "Activated "Up": if your center holomem has a fan attached, until the end of the turn, your center holomem gets arts +20."
      And Roboco reads "Activated "Gone": archive all fans attached to your center holomem."
      When A activates Roboco's ability "Up"
      And A <does>
      Then Sora's arts do <more>

      Examples:
        | center        | does                              | more |
        | Sora fan:Fans | activates Roboco's ability "Gone" | +20  |
        | Sora          | plays the support Club on Sora    | +0   |

    @ruling-Q417 @ruling-Q555 @ruling-Q556
    Scenario: a lasting bonus for each of something keeps the number of its resolution
      Given the board
        | zone   | A                |
        | center | Sora cheer:red*2 |
        | back   | Roboco           |
      And Roboco reads "Activated "Up": until the end of the turn, your center holomem gets arts +10 for each cheer attached to your center holomem."
      And Roboco reads "Activated "Send": send the top card of your cheer deck to your center holomem."
      When A activates Roboco's ability "Up"
      And A activates Roboco's ability "Send"
      Then Sora has 3 cheers attached
      And Sora's arts do +20

    @ruling-Q454
    Scenario Outline: a condition sees only what the text did before it, and draws <cards>
      Given the board
        | zone    | A                          |
        | center  | Sora cheer:red             |
        | archive | Blue kind:cheer color:blue |
      And Sora reads "Activated: <text>."
      When A activates Sora's ability
      Then Blue is attached to Sora
      And A has drawn <cards>

      Examples:
        | text                                                                                                   | cards   |
        | if this holomem has a blue cheer attached, draw 1 card. Send 1 cheer from your archive to this holomem | 0 cards |
        | send 1 cheer from your archive to this holomem. If this holomem has a blue cheer attached, draw 1 card | 1 card  |
