@wixoss
Feature: team Teams

  @clause-team.2 @clause-team.1
  Rule: team.2 The team of the LRIGs is looked at for abilities with the icon

    Scenario Outline: three LRIGs of <team> make the power <power> by an Ancient team ability
      Given the board
        | zone         | A                          |
        | lrig         | Lumi level:3 team:<team>   |
        | left assist  | Mira type:Sola team:<team> |
        | right assist | Nova type:Iona team:<team> |
        | center       | Ember                      |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      Then Ember has power <power>

      Examples:
        | team    | power |
        | Ancient | 5000  |
        | Modern  | 3000  |

  @clause-team.3
  Rule: team.3 All three of one's LRIGs are of the team

    Scenario Outline: LRIGs of <one>, <two> and <three> make the power <power> by a team ability
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:<one>     |
        | left assist  | Mira type:Sola team:<two>   |
        | right assist | Nova type:Iona team:<three> |
        | center       | Ember                       |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      Then Ember has power <power>

      Examples:
        | one     | two     | three   | power |
        | Ancient | Ancient | Ancient | 5000  |
        | Modern  | Ancient | Ancient | 3000  |
        | Ancient | Modern  | Ancient | 3000  |
        | Ancient | Ancient | Modern  | 3000  |

    Scenario: the opponent's are not counted
      Given the board
        | zone         | A                         | B                           |
        | lrig         | Lumi level:3 team:Ancient | Iona level:3 team:Ancient   |
        | left assist  |                           | Mira type:Sola team:Ancient |
        | right assist |                           | Nova type:Hana team:Ancient |
        | center       | Ember                     | Frost                       |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      And Frost reads "Team "Ancient": This SIGNI has power +2000."
      Then Ember has power 3000
      And Frost has power 5000

  @clause-team.4
  Rule: team.4 Then the four kinds of abilities are in force, and its pieces are used

    Scenario Outline: a piece for a team, with a center of <team>
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:<team>    |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | lrig deck    | Concord kind:piece          |
      And Concord reads "Team "Ancient": Draw 2 cards."
      Then A <can> use the piece Concord

      Examples:
        | team    | can    |
        | Ancient | can    |
        | Modern  | cannot |

    Scenario Outline: with a center of <team>, abilities for Ancient of three kinds bring <ener> in ener and power <power>
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:<team>    |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | left         | Gale power:3000             |
        | hand         | Ember                       |
      And Gale reads "Team "Ancient": This SIGNI has power +2000. / Team "Ancient": At the beginning of your attack phase, Ener Charge 1."
      And Ember reads "Team "Ancient": Enter: Ener Charge 2."
      When A plays Ember in the center
      And the turn goes on to A's SIGNI attack step
      Then A has <ener> in ener
      And Gale has power <power>

      Examples:
        | team    | ener    | power |
        | Ancient | 3 cards | 5000  |
        | Modern  | 0 cards | 3000  |

    Scenario Outline: with a center of <team>, an activated ability for Ancient <can> be used
      Given the board
        | zone         | A                           |
        | lrig         | Lumi level:3 team:<team>    |
        | left assist  | Mira type:Sola team:Ancient |
        | right assist | Nova type:Iona team:Ancient |
        | center       | Ember                       |
        | left         | Gale                        |
      And Ember reads "Team "Ancient": Once per turn, Action: draw 1 card."
      And Gale reads "Once per turn, Action: draw 1 card."
      Then A <can> activate Ember's ability
      And A can activate Gale's ability

      Examples:
        | team    | can    |
        | Ancient | can    |
        | Modern  | cannot |

  @clause-team.5
  Rule: team.5 A single LRIG satisfies no team condition

    Scenario: a single LRIG of the team does not put a team ability in force
      Given the board
        | zone   | A                         |
        | lrig   | Lumi level:3 team:Ancient |
        | center | Ember                     |
        | left   | Gale                      |
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      And Gale reads "This SIGNI has power +1000."
      Then Ember has power 3000
      And Gale has power 4000

  @clause-team.6
  Rule: team.6 A piece for a team does not share a deck with another for a team or a dream team

    Scenario Outline: a team piece beside a piece that reads <text> is <result>
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, Concord kind:piece, Overture kind:piece
      And Concord reads "Team "Ancient": Draw 2 cards."
      And Overture reads "<text>"
      Then the decks are <result>

      Examples:
        | text                             | result   |
        | Draw 1 card.                     | accepted |
        | Team "Ancient": Draw 1 card.     | refused  |
        | Team "Modern": Draw 1 card.      | refused  |
        | Dream Team level 1: Draw 1 card. | refused  |

    Scenario: a team piece alone in the LRIG deck is accepted
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, Concord kind:piece
      And Concord reads "Team "Ancient": Draw 2 cards."
      Then the decks are accepted

    Scenario: a team piece beside a SIGNI with a team ability is accepted
      Given a new game
      And A's deck holds Ember
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, Concord kind:piece
      And Ember reads "Team "Ancient": This SIGNI has power +2000."
      And Concord reads "Team "Ancient": Draw 2 cards."
      Then the decks are accepted
