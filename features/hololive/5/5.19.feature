@hololive
Feature: 5.19 Gaining an ability

  @clause-5.19.1 @until-1.7.0
  Rule: 5.19.1 Before 1.9.0, the card whose effect says so gains the ability

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

  @clause-5.19.1
  Rule: 5.19.1 While the condition is met, the holomem that the card is attached to has the ability

    @since-1.7.0 @reading-H-09
    Scenario Outline: for a red holomem, attached to one that is <color>
      Given the board
        | zone   | A                           |
        | center | Sora color:<color> tool:Mic |
        | back   | Roboco                      |
      And Mic reads "Ability addition, only if the holomem this card is attached to is red: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      Then Sora <has> the ability "Smile"
      And Roboco does not have the ability "Smile"

      Examples:
        | color | has           |
        | red   | has           |
        | blue  | does not have |

    @since-1.7.0 @ruling-Q352
    Scenario: bloomed over, the Debut holomem that it is for is gone, and the card stays
      Given the board
        | zone   | A               |
        | center | Sora tool:Cap   |
        | hand   | Sora-1st hp:100 |
      And Cap reads "Ability addition, only if the holomem this card is attached to is a Debut holomem: "This holomem gets HP +30."."
      When A blooms Sora with Sora-1st
      Then Cap is attached to Sora-1st
      And Sora-1st has 100 HP

    @since-1.7.0 @ruling-Q353
    Scenario Outline: the card can be attached to a <level> holomem as well, who then has <hp> HP
      Given the board
        | zone   | A                         |
        | center | Sora level:<level> hp:100 |
      And A holds a support "Cap" (tool) that reads "Ability addition, only if the holomem this card is attached to is a Debut holomem: "This holomem gets HP +30."."
      When A plays the support Cap
      Then Cap is attached to Sora
      And Sora has <hp> HP

      Examples:
        | level | hp  |
        | Debut | 130 |
        | 1st   | 100 |

    Scenario: a tool with an ability addition and three abilities of its own does as each of them says
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And Sora reads "Art "Sing", no cheers, 30."
      And A holds a support "Mic" (tool) that reads "Can only be attached to <Sora>. / Ability addition: [Gift "Smile": When a holomem collabs, draw 1 card.]. / The holomem this card is attached to gets arts +10. / When the holomem this card is attached to uses an art, draw 1 card. / When the holomem this card is attached to would deal damage, it deals 20 more instead."
      When A plays the support Mic on Sora
      And A collabs Roboco
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then A has drawn 2 cards
      And Miko has 60 damage
