@hololive
Feature: 13.5 Ability addition

  @clause-13.5.2
  Rule: 13.5.2 While the condition is met, the holomem that the card is attached to has the ability

    @clause-13.5.1 @reading-H-09
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

    @ruling-Q352
    Scenario: bloomed over, the Debut holomem that it is for is gone, and the card stays
      Given the board
        | zone   | A               |
        | center | Sora tool:Cap   |
        | hand   | Sora-1st hp:100 |
      And Cap reads "Ability addition, only if the holomem this card is attached to is a Debut holomem: "This holomem gets HP +30."."
      When A blooms Sora with Sora-1st
      Then Cap is attached to Sora-1st
      And Sora-1st has 100 HP

    @ruling-Q353
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
