@wixoss
Feature: team-auto Team auto abilities

  @clause-team-auto.1
  Rule: team-auto.1 A team auto ability triggers while all three LRIGs are of the team

    Scenario Outline: a team auto ability with the right assist of <team> charges <cards>
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:<team>  |
        | center       | Ember                       |
        | hand         | Spark kind:spell            |
      And Ember reads "Team "Ancient": When you draw a card, Ener Charge 1."
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then A has <cards> in ener

      Examples:
        | team    | cards   |
        | Ancient | 1 card  |
        | Modern  | 0 cards |
