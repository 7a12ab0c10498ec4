@wixoss
Feature: hidden-zone Hidden zones

  @clause-hidden-zone.1 @clause-hidden-zone.2
  Rule: hidden-zone.2 Nobody looks into a main deck or Life Cloth, nor into the opponent's hand or LRIG deck

    Scenario Outline: <player> and the <zone>
      Given the board
        | zone   | A               | B                |
        | <zone> | <mine>, 3 cards | <other>, 3 cards |
      Then <player> does not see <other>
      And <player> <own> <mine>
      And it is A's play timing

      Examples:
        | player | zone      | mine  | other | own          |
        | A      | deck      | Ember | Frost | does not see |
        | A      | life      | Ember | Frost | does not see |
        | A      | hand      | Ember | Frost | sees         |
        | A      | lrig deck | Lumi  | Mira  | sees         |
