@digicharat
Feature: 3-1-3 Bringing out another instead

  @clause-3-1-3.1
  Rule: 3-1-3.1 A character that failed does not use up its colour

    @clause-3.2 @example-3-1-3.1/e1 @assumption-DA-6 @assumption-DA-11
    Scenario: example 3-1-3.1/e1: Cinderella Dejiko failed, and another Dejiko comes out
      Given the board
        | zone  | A                                                                |
        | field | Dejiko, Dejiko, Dejiko                                           |
        | hand  | Cinderella Dejiko color:blue needs:Dejiko*3, Dejiko#4 color:blue |
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Cinderella Dejiko
      And B uses Trip on Dejiko
      And both pass
      Then Cinderella Dejiko is in A's discard pile
      When A brings out Dejiko#4
      And both pass
      Then A's field is Dejiko#2, Dejiko#3, Dejiko#4

    @assumption-DA-6 @assumption-DA-11
    Scenario Outline: Trip was used on <player>'s <card>: another Dejiko of the colour <can> come out
      Given <player>'s field holds Dejiko, Usada
      And <player>'s hand holds Cinderella Dejiko color:blue needs:Dejiko, Dejiko#2 color:blue
      And <other> has set the event Trip that reads "Discard 1 character."
      And it is <player>'s turn
      When <player> brings out Cinderella Dejiko
      And <other> uses Trip on <card>
      And both pass
      Then <player> <can> bring out Dejiko#2

      Examples:
        | player | other | card   | can    |
        | A      | B     | Dejiko | can    |
        | A      | B     | Usada  | cannot |
        | B      | A     | Dejiko | can    |
        | B      | A     | Usada  | cannot |

    @assumption-DA-6
    Scenario: the colour of another character that did come out stays used up
      Given A's field holds Dejiko
      And A's hand holds Gema color:white, Kappa color:white, Cinderella Dejiko color:blue needs:Dejiko, Usada color:blue
      And B has set the event Trip that reads "Discard 1 Dejiko character."
      When A brings out Gema
      And both pass
      And A brings out Cinderella Dejiko
      And B uses Trip
      And both pass
      Then A cannot bring out Kappa
      And A can bring out Usada

    @assumption-DA-6 @assumption-DA-10 @assumption-DA-16
    Scenario: the colour is free again once the character has failed, and not before
      Given A's field holds Dejiko
      And A's hand holds Cinderella Dejiko color:blue needs:Dejiko, Usada color:blue, Gema color:white
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Cinderella Dejiko
      And B uses Trip
      Then A cannot bring out Usada
      And A can bring out Gema
      When both pass
      Then A can bring out Usada

    @reading-D-13 @assumption-DA-6 @assumption-DA-10 @assumption-DA-16
    Scenario: A's blue one fails, and B's blue one that had come out still counts for B
      Given A's field holds Dejiko
      And A's hand holds Cinderella Dejiko color:blue needs:Dejiko, Usada color:blue
      And B's hand holds Gema color:blue, Kappa color:blue, Puchiko color:white
      And B has set the event Trip that reads "Discard 1 Dejiko character."
      When A brings out Cinderella Dejiko
      And B brings out Gema
      And B uses Trip
      And both pass
      And A brings out Usada
      Then B cannot bring out Kappa
      And B can bring out Puchiko
