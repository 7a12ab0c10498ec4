@wixoss
Feature: fmt-diva The format Diva Selection

  @clause-fmt-diva.2 @reading-W-39
  Rule: fmt-diva.2 A card wants the mark of Diva, or the name of one that has it; a level 0 LRIG the colour and type of one

    Scenario Outline: <player>'s <part> with <card> is <taken> in Diva Selection
      Given a new game
      And the format is Diva Selection
      And <player>'s <part> holds <card>
      Then the decks are <taken>

      Examples:
        | player | part      | card                  | taken    |
        | A      | deck      | Ember mark:diva       | accepted |
        | A      | deck      | Ember mark:key        | refused  |
        | A      | deck      | Ember mark:none       | refused  |
        | A      | deck      | Ember mark:diva/key   | accepted |
        | B      | deck      | Ember mark:key        | refused  |
        | A      | lrig deck | Lumi level:1 mark:key | refused  |

    Scenario Outline: an unmarked Ember is <taken> in Diva Selection beside <name> marked <mark>
      Given a new game
      And the format is Diva Selection
      And A's deck holds Ember mark:none, Frost name:<name> mark:<mark>
      Then the decks are <taken>

      Examples:
        | name  | mark | taken    |
        | Ember | diva | accepted |
        | Ember | key  | refused  |
        | Other | diva | refused  |

    Scenario Outline: a LRIG of level <level> without it, beside a white one of level 0 of the type Lumi
      Given a new game
      And the format is Diva Selection
      And <player>'s lrig deck holds Mira level:0 type:Lumi mark:diva, Lumi level:<level> <like> mark:none
      Then the decks are <taken>

      Examples:
        | player | level | like                | taken    |
        | A      | 0     | type:Lumi           | accepted |
        | A      | 0     | type:Hana           | refused  |
        | A      | 0     | type:Lumi/Hana      | refused  |
        | A      | 0     | type:Lumi color:red | refused  |
        | A      | 1     | type:Lumi           | refused  |
        | B      | 0     | type:Hana           | refused  |
