@wixoss
Feature: fmt-key The format Key Selection

  @clause-fmt-key.2 @reading-W-39
  Rule: fmt-key.2 A card wants the mark of Key or of Diva

    Scenario Outline: <player>'s <part> with <card> is <taken> in Key Selection
      Given a new game
      And the format is Key Selection
      And <player>'s <part> holds <card>
      Then the decks are <taken>

      Examples:
        | player | part      | card                   | taken    |
        | A      | deck      | Ember mark:key         | accepted |
        | A      | deck      | Ember mark:diva        | accepted |
        | A      | deck      | Ember mark:none        | refused  |
        | B      | deck      | Ember mark:none        | refused  |
        | A      | lrig deck | Lumi level:1 mark:none | refused  |
        | A      | lrig deck | Lumi level:1 mark:key  | accepted |

  @clause-fmt-key.3 @reading-W-39
  Rule: fmt-key.3 A card without the mark of Key may be used if another card of its name has one

    Scenario Outline: an unmarked Ember is <taken> in Key Selection beside <name> marked <mark>
      Given a new game
      And the format is Key Selection
      And A's deck holds Ember mark:none, Frost name:<name> mark:<mark>
      Then the decks are <taken>

      Examples:
        | name  | mark | taken    |
        | Ember | key  | accepted |
        | Ember | diva | accepted |
        | Other | key  | refused  |

  @clause-fmt-key.4
  Rule: fmt-key.4 LRIGs of level 0 need no mark

    Scenario Outline: <player>'s LRIG of level <level> without one
      Given a new game
      And the format is Key Selection
      And <player>'s lrig deck holds Lumi level:<level> mark:none
      Then the decks are <taken>

      Examples:
        | player | level | taken    |
        | A      | 0     | accepted |
        | A      | 1     | refused  |
        | B      | 0     | accepted |

    Scenario: a LRIG of level 0 needs no marked card of its colour and type in Key Selection
      Given a new game
      And the format is Key Selection
      And A's lrig deck holds Nova level:0 type:Iona color:black mark:none
      Then the decks are accepted

    Scenario Outline: two cards without a mark, LRIGs of level 0 or arts, are <taken> beside each other
      Given a new game
      And the format is Key Selection
      And A's lrig deck holds Lumi level:0 mark:none, <other> mark:none
      Then the decks are <taken>

      Examples:
        | other           | taken    |
        | Nova level:0    | accepted |
        | Flare kind:arts | refused  |

  @clause-fmt-key.5
  Rule: fmt-key.5 Assist LRIGs may be used, and colours bound no deck

    Scenario: three LRIGs and cards of all colours are accepted in Key Selection
      Given a new game
      And the format is Key Selection
      And A's lrig deck holds Mira level:0 type:Mira color:red, Nova level:0 type:Nova color:blue, Mira-1 kind:assist level:1 type:Mira color:green
      And A's deck holds Ember color:red, Frost color:blue, Thorn color:green, Gale color:black, Dusk color:colorless
      Then the decks are accepted
