@wixoss
Feature: team-const Team constant abilities

  @clause-team-const.1
  Rule: team-const.1 A team constant ability is in force while all three LRIGs are of the team

    Scenario Outline: a left one of <team>
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:Ancient   |
        | left assist  | Mira type:Sola team:<team>  |
        | right assist | Nova type:Iona team:Ancient |
        | center       | Ember                       |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      Then Ember has power <power>

      Examples:
        | team    | power |
        | Ancient | 5000  |
        | Modern  | 3000  |

    Scenario: until one of them is grown to another that is not
      Given the board
        | zone         | A                                        |
        | lrig         | Lumi level:3 team:Ancient                |
        | left assist  | Mira type:Sola team:Ancient              |
        | right assist | Nova type:Iona team:Ancient              |
        | center       | Ember                                    |
        | lrig deck    | Mira-1 kind:assist type:Sola team:Modern |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      Then Ember has power 5000
      When A grows Mira into Mira-1
      Then Ember has power 3000

    Scenario Outline: Double Crush with the Team icon leaves B <left> Life Cloth where an assist LRIG is of the team <team>
      Given the board
        | zone         | A                           | B |
        | lrig         | Lumi level:3 team:Ancient   |   |
        | left assist  | Mira type:Sola team:Ancient |   |
        | right assist | Nova type:Iona team:<team>  |   |
        | center       | Ember                       |   |
      And Ember reads "Team "Ancient": Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has <left> cards in life

      Examples:
        | team    | left |
        | Ancient | 5    |
        | Modern  | 6    |
