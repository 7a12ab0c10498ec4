@hololive
Feature: 13.5 Ability addition

  @clause-13.5.2
  Rule: 13.5.2 While the condition is met, the holomem that the card is attached to has the ability

    @clause-13.5.1 @reading-H-09
    Scenario Outline: for a red holomem, attached to one that is <color>
      Given the board
        | zone   | A                         |
        | center | Sora color:<color> tool:Mic |
        | back   | Roboco                    |
      And Mic reads "Ability addition, only if the holomem this card is attached to is red: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      Then Sora <has> the ability "Smile"
      And Roboco does not have the ability "Smile"

      Examples:
        | color | has           |
        | red   | has           |
        | blue  | does not have |
