@wixoss
Feature: team-act Team activated abilities

  @clause-team-act.1
  Rule: team-act.1 A team activated ability is used while all three LRIGs are of the team

    Scenario Outline: a team activated ability with the right assist of <team> <can> be used
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:<team>  |
        | center       | Ember                       |
      And Ember reads "Team "Ancient": Once per turn, Action: draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | team    | can    |
        | Ancient | can    |
        | Modern  | cannot |

    Scenario: a team activated ability does what it says while the team is complete
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | center       | Ember                       |
      And Ember reads "Team "Ancient": Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      Then A has 1 card in hand
