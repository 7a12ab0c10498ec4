@wixoss
Feature: remove Remove

  @clause-remove.1
  Rule: remove.1 Once in a main phase SIGNI that are no resona go to the trash, any number at once

    Scenario Outline: one, or several at once
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
        | right  | Thorn |
      When A removes <these>
      Then A's trash is <these>

      Examples:
        | these               |
        | Ember               |
        | Frost, Thorn        |
        | Ember, Frost, Thorn |

    Scenario: not a second time in the same main phase
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
      Then A can remove Frost
      When A removes Ember
      Then A cannot remove Frost

    Scenario: a resona cannot be removed
      Given the board
        | zone   | A                 |
        | left   | Ember kind:resona |
        | center | Frost             |
      Then A can remove Frost
      And A cannot remove Ember

    Scenario: the opponent's SIGNI cannot be removed
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      Then A can remove Ember
      And A cannot remove Frost
