@wixoss
Feature: dream-team Dream teams

  @clause-dream-team.1
  Rule: dream-team.1 A piece for a dream team is used while all three LRIGs are as it says

    Scenario Outline: levels of <one>, <two> and <three>
      Given the board
        | zone         | A                            |
        | lrig         | Lumi level:<one>             |
        | left assist  | Mira level:<two> type:Sola   |
        | right assist | Nova level:<three> type:Iona |
        | lrig deck    | Concord kind:piece           |
      And Concord reads "Dream Team level 1: Draw 2 cards."
      Then A <can> use the piece Concord

      Examples:
        | one | two | three | can    |
        | 1   | 1   | 1     | can    |
        | 2   | 1   | 1     | cannot |
        | 1   | 0   | 1     | cannot |
        | 1   | 1   | 0     | cannot |

    Scenario: a dream team piece that is used draws two cards as it says
      Given the board
        | zone         | A                      |
        | lrig         | Lumi level:1           |
        | left assist  | Mira level:1 type:Sola |
        | right assist | Nova level:1 type:Iona |
        | lrig deck    | Concord kind:piece     |
      And Concord reads "Dream Team level 1: Draw 2 cards."
      When A uses the piece Concord
      Then A has 2 cards in hand

  @clause-dream-team.2
  Rule: dream-team.2 A single LRIG is no dream team

    Scenario: a dream team piece cannot be used with a single LRIG of its level
      Given the board
        | zone      | A                                   |
        | lrig      | Lumi level:1                        |
        | lrig deck | Concord kind:piece, Flare kind:arts |
      And Concord reads "Dream Team level 1: Draw 2 cards."
      And Flare reads "Draw 1 card."
      Then A can use the arts Flare
      And A cannot use the piece Concord

    Scenario: a dream team piece can be used with two more LRIGs of its level
      Given the board
        | zone         | A                      |
        | lrig         | Lumi level:1           |
        | left assist  | Mira level:1 type:Sola |
        | right assist | Nova level:1 type:Iona |
        | lrig deck    | Concord kind:piece     |
      And Concord reads "Dream Team level 1: Draw 2 cards."
      Then A can use the piece Concord

  @clause-dream-team.3
  Rule: dream-team.3 A piece for a dream team does not share a deck with another for a team or a dream team

    Scenario Outline: a deck with a dream team piece and one that reads <text> is <result>
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, Concord kind:piece, Overture kind:piece
      And Concord reads "Dream Team level 2: Draw 2 cards."
      And Overture reads "<text>"
      Then the decks are <result>

      Examples:
        | text                             | result   |
        | Draw 1 card.                     | accepted |
        | Team "Ancient": Draw 1 card.     | refused  |
        | Dream Team level 1: Draw 1 card. | refused  |
