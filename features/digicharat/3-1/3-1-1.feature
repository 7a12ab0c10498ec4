@digicharat
Feature: 3-1-1 The principle of bringing out characters

  @clause-3-1-1.1
  Rule: 3-1-1.1 In a turn a player brings out one character of each colour

    @clause-3.2 @example-3-1-1.1/e1
    Scenario: example 3-1-1.1/e1: after a blue Dejiko, a blue Gema is denied
      Given A's hand holds Dejiko color:blue, Gema color:blue
      When A brings out Dejiko
      And both pass
      Then Dejiko is in A's field
      And A cannot bring out Gema

    @clause-3.2 @example-3-1-1.1/e2
    Scenario: example 3-1-1.1/e2: after a blue Dejiko, a white Gema comes out
      Given A's hand holds Dejiko color:blue, Gema color:white
      When A brings out Dejiko
      And both pass
      And A brings out Gema
      And both pass
      Then A's field is Dejiko, Gema

    @example-3-1-1.1/e3
    Scenario: example 3-1-1.1/e3: after a white Gema, a white Kappa is denied
      Given A's hand holds Gema color:white, Kappa color:white
      When A brings out Gema
      And both pass
      Then Gema is in A's field
      And A cannot bring out Kappa

    Scenario Outline: after white and red ones, a <color> Gema <can> follow
      Given A's hand holds Kappa color:white, Usada color:red, Gema color:<color>
      When A brings out Kappa
      And both pass
      And A brings out Usada
      And both pass
      Then A <can> bring out Gema

      Examples:
        | color | can    |
        | white | cannot |
        | red   | cannot |
        | green | can    |

    Scenario: the colour counts, not the name, and not what lies in the field already
      Given the board
        | zone  | A                                                |
        | field | Usada color:blue                                 |
        | hand  | Dejiko color:blue, Cinderella Dejiko color:white |
      When A brings out Dejiko
      And both pass
      And A brings out Cinderella Dejiko
      And both pass
      Then A's field is Usada, Dejiko, Cinderella Dejiko

    @assumption-DA-10 @assumption-DA-16
    Scenario: while a blue one is on its way, its player cannot bring out another blue one in response
      Given A's hand holds Dejiko color:blue, Gema color:blue, Kappa color:white
      When A brings out Dejiko
      Then A cannot bring out Gema
      And A can bring out Kappa

    @reading-D-13 @assumption-DA-10 @assumption-DA-16
    Scenario Outline: to <player>'s blue Dejiko <other> responds with a <color> Kappa, and another <can> follow
      Given <player>'s hand holds Dejiko color:blue
      And <other>'s hand holds Kappa color:<color>, Gema color:blue, Usada color:red
      And it is <player>'s turn
      When <player> brings out Dejiko
      And <other> brings out Kappa
      Then <other> <can> bring out Gema
      And <other> can bring out Usada

      Examples:
        | player | other | color | can    |
        | A      | B     | blue  | cannot |
        | A      | B     | white | can    |
        | B      | A     | blue  | cannot |

    Scenario Outline: characters brought out in <player>'s last turn do not count in the next
      Given <player>'s hand holds Dejiko color:blue, Gema color:blue
      And it is <player>'s turn
      When <player> brings out Dejiko
      And both pass
      And the turn passes to <other>
      And the turn passes to <player>
      Then <player> can bring out Gema

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @reading-D-13
    Scenario: characters that B brought out in A's turn do not count in B's turn
      Given the board
        | zone | A               | B                                  |
        | hand | Usada color:red | Dejiko color:blue, Gema color:blue |
      When A brings out Usada
      And B brings out Dejiko
      And both pass
      Then Dejiko is in B's field
      When the turn passes to B
      Then B can bring out Gema

    @reading-D-13
    Scenario: characters that A brought out in A's turn do not count in B's turn
      Given the board
        | zone | A                                  | B               |
        | hand | Dejiko color:blue, Gema color:blue | Usada color:red |
      When A brings out Dejiko
      And both pass
      And the turn passes to B
      And B brings out Usada
      Then A can bring out Gema
