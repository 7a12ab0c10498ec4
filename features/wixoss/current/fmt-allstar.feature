@wixoss
Feature: fmt-allstar The format All Star

  @clause-fmt-allstar.2 @reading-W-39
  Rule: fmt-allstar.2 Every card may be used, but for restricted ones

    Scenario Outline: <player>'s <part> with <card> is accepted in All Star
      Given a new game
      And the format is All Star
      And <player>'s <part> holds <card>
      Then the decks are accepted

      Examples:
        | player | part      | card                   |
        | A      | deck      | Ember mark:none        |
        | A      | deck      | Ember mark:key         |
        | A      | deck      | Ember mark:diva        |
        | B      | lrig deck | Lumi level:1 mark:none |

  @clause-fmt-allstar.3
  Rule: fmt-allstar.3 Assist LRIGs may be used, and colours bound no deck

    Scenario: three LRIGs and cards of all colours are accepted in All Star
      Given a new game
      And the format is All Star
      And A's lrig deck holds Mira level:0 type:Mira color:red, Nova level:0 type:Nova color:blue, Mira-1 kind:assist level:1 type:Mira color:green
      And A's deck holds Ember color:red, Frost color:blue, Thorn color:green, Gale color:black, Dusk color:colorless
      Then the decks are accepted

    @assumption-WA-3
    Scenario: two LRIGs more are used in play
      Given a new game
      And the format is All Star
      And A's lrig deck holds Mira level:0 type:Mira, Nova level:0 type:Nova
      When the set-up is done
      Then A has 1 card in left assist
      And A has 1 card in right assist
