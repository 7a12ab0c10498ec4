@wixoss
Feature: color Colours

  @clause-color.1 @clause-color.2
  Rule: color.1 The colours are white, red, blue, green and black, and colourless is none of them

    Scenario Outline: a cost of <color> is paid with <color> Ener, not with <other>
      Given the board
        | zone | A                                                           | B |
        | hand | Spark kind:spell cost:<color>, Mist kind:spell cost:<other> |   |
        | ener | Ember color:<color>                                         |   |
      Then Ember is <color>
      And Ember is not <other>
      And A can use the spell Spark
      And A cannot use the spell Mist

      Examples:
        | color | other |
        | white | red   |
        | red   | blue  |
        | blue  | green |
        | green | black |
        | black | white |

    Scenario: a colourless card is of none of them
      Given the board
        | zone | A                     | B |
        | ener | Ember color:colorless |   |
      Then Ember is colorless
      And Ember is not white
      And Ember is not red
      And Ember is not blue
      And Ember is not green
      And Ember is not black

    Scenario Outline: an effect on <color> SIGNI banishes <gone>, and not <left>
      Given the board
        | zone   | A                | B                     |
        | left   |                  | Thorn color:colorless |
        | center |                  | Frost color:red       |
        | hand   | Spark kind:spell |                       |
      And Spark reads "Banish all opposing <color> SIGNI."
      When A uses the spell Spark
      Then B's ener is <gone>
      And <left> is in B's <zone>

      Examples:
        | color     | gone  | left  | zone   |
        | colorless | Thorn | Frost | center |
        | red       | Frost | Thorn | left   |
