@wixoss
Feature: team-enter Team Enter abilities

  @clause-team-enter.1
  Rule: team-enter.1 A team Enter ability is activated if all three LRIGs are of the team

    Scenario Outline: a team Enter ability with the right assist of <team> draws <cards>
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:<team>  |
        | hand         | Ember                       |
      And Ember reads "Team "Ancient": Enter: draw 1 card."
      When A plays Ember in the center
      Then A has <cards> in hand

      Examples:
        | team    | cards   |
        | Ancient | 1 card  |
        | Modern  | 0 cards |
