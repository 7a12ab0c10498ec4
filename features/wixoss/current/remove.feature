@wixoss @reading-W-33
Feature: remove Remove

  @clause-remove.1
  Rule: remove.1 Once in a main phase any number of one's SIGNI that are no Resona go to the trash at once

    Scenario Outline: <player> removes two of three
      Given the board
        | zone   | A     | B      |
        | left   | Gale  | Thorn  |
        | center | Ember | Frost  |
        | right  | Dusk  | Willow |
      And it is <player>'s turn
      When <player> removes <one>, <two>
      Then <player> has 2 cards in trash
      And <one> is in <player>'s trash
      And <two> is in <player>'s trash
      And <player> cannot remove <rest>

      Examples:
        | player | one   | two   | rest   |
        | A      | Ember | Gale  | Dusk   |
        | B      | Frost | Thorn | Willow |

    Scenario: A removes all three SIGNI at once
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
        | right  | Dusk  |
      When A removes Gale, Ember, Dusk
      Then A has 3 cards in trash

    Scenario: a Resona cannot be removed as another SIGNI can
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:resona |
      Then A can remove Gale
      And A cannot remove Titan

    Scenario: A removes in one main phase, and can in the next
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      When A removes Gale
      Then A cannot remove Ember
      When the turn passes to B
      And the turn passes to A
      Then A can remove Ember

    Scenario: a SIGNI cannot be removed in the pre-attack step
      Given the board
        | zone      | A                             |
        | center    | Ember                         |
        | lrig deck | Flare kind:arts timing:attack |
      And it is the start of A's pre-attack step
      Then A can use the arts Flare
      And A cannot remove Ember

    @clause-remove.2
    Scenario: a removed SIGNI has not been banished
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Gale reads "When your SIGNI is banished, draw 1 card."
      When A removes Ember
      Then Ember is in A's trash
      And A's hand is empty
      And it is A's play timing

    Scenario: a player cannot remove the opponent's SIGNI
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      Then A can remove Ember
      And A cannot remove Frost

    Scenario: a SIGNI that A removes does not keep B from removing one in the next turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      When A removes Ember
      And the turn passes to B
      Then B can remove Frost
