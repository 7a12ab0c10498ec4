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

    @reading-W-53=as-it-triggers
    Scenario: a team ability that has triggered is done though an assist LRIG has left since
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | left         | Gale                        |
        | center       | Ember                       |
      And Gale reads "Action: draw 1 card. / When you draw a card, put 1 of your assist LRIGs into the trash."
      And Ember reads "Team "Ancient": When you draw a card, Ener Charge 1."
      When A activates Gale's ability "Action: draw 1 card."
      And A plays the waiting ability of Gale first
      And A chooses Mira
      Then A has 1 card in ener

    @reading-W-53=as-it-is-done-too
    Scenario: a team ability that has triggered is not done when an assist LRIG has left since
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | left         | Gale                        |
        | center       | Ember                       |
      And Gale reads "Action: draw 1 card. / When you draw a card, put 1 of your assist LRIGs into the trash."
      And Ember reads "Team "Ancient": When you draw a card, Ener Charge 1."
      When A activates Gale's ability "Action: draw 1 card."
      And A plays the waiting ability of Gale first
      And A chooses Mira
      Then A has 0 cards in ener
      And it is A's play timing
