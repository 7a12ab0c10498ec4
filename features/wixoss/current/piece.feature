@wixoss
Feature: piece Pieces

  @clause-piece.1
  Rule: piece.1 A LRIG deck with three LRIGs of level 0 holds up to two pieces more

    Scenario Outline: a LRIG deck of <cards> with three LRIGs and <pieces> is <result>
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, <pieces>
      And A's lrig deck has <cards>
      Then the decks are <result>

      Examples:
        | pieces                                                     | cards    | result   |
        | Concord kind:piece                                         | 11 cards | accepted |
        | Concord kind:piece, Overture kind:piece                    | 12 cards | accepted |
        | Concord kind:piece, Overture kind:piece, Finale kind:piece | 13 cards | refused  |

    Scenario: a piece beside a single LRIG of level 0 is refused
      Given a new game
      And A's lrig deck holds Concord kind:piece
      Then the decks are refused

    Scenario Outline: a piece beside a first LRIG and <more> is <result>
      Given a new game
      And A's lrig deck holds <more>, Concord kind:piece
      Then the decks are <result>

      Examples:
        | more                                                                                                 | result   |
        | Mira kind:lrig level:0 type:Sola                                                                     | refused  |
        | Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:1 type:Iona                                   | refused  |
        | Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona, Hana kind:lrig level:0 type:Hana | accepted |

  @clause-piece.2
  Rule: piece.2 A piece is used while three LRIGs are on the field

    Scenario: A uses a piece with three LRIGs on the field
      Given the board
        | zone         | A                  |
        | left assist  | Mira type:Sola     |
        | right assist | Nova type:Iona     |
        | lrig deck    | Concord kind:piece |
      And Concord reads "Draw 2 cards."
      When A uses the piece Concord
      Then A has 2 cards in hand

    Scenario: a piece cannot be used with one LRIG against the opponent's three
      Given the board
        | zone         | A                                   | B              |
        | left assist  |                                     | Mira type:Sola |
        | right assist |                                     | Nova type:Iona |
        | lrig deck    | Concord kind:piece, Flare kind:arts |                |
      And Concord reads "Draw 2 cards."
      And Flare reads "Draw 1 card."
      Then A can use the arts Flare
      And A cannot use the piece Concord

    Scenario: a piece cannot be used once two LRIGs are left
      Given the board
        | zone         | A                                   |
        | left assist  | Mira type:Sola                      |
        | right assist | Nova type:Iona                      |
        | hand         | Spark kind:spell                    |
        | lrig deck    | Concord kind:piece, Flare kind:arts |
      And Spark reads "Target 1 of your assist LRIGs. Put it into the trash."
      Then A can use the piece Concord
      When A uses the spell Spark
      And A chooses Nova
      Then A can use the arts Flare
      And A cannot use the piece Concord

    @assumption-WA-14
    Scenario: the cost of a piece is paid as it is used
      Given the board
        | zone         | A                             |
        | left assist  | Mira type:Sola                |
        | right assist | Nova type:Iona                |
        | lrig deck    | Concord kind:piece cost:white |
        | ener         | Gale                          |
      And Concord reads "Draw 2 cards."
      When A uses the piece Concord
      And A pays
      Then A has 2 cards in hand
      And Gale is in A's trash

    Scenario: a piece cannot be used as an arts with one LRIG on the field
      Given the board
        | zone      | A                                   |
        | lrig deck | Concord kind:piece, Flare kind:arts |
      And Concord reads "Draw 2 cards."
      And Flare reads "Draw 1 card."
      Then A can use the arts Flare
      And A cannot use the arts Concord

  @clause-piece.3
  Rule: piece.3 Afterwards it is out of the game

    Scenario: a piece that has been used is removed from the game
      Given the board
        | zone         | A                  |
        | left assist  | Mira type:Sola     |
        | right assist | Nova type:Iona     |
        | lrig deck    | Concord kind:piece |
      And Concord reads "Draw 2 cards."
      When A uses the piece Concord
      Then Concord is in A's removed
      And A's lrig trash is empty
      And it is A's play timing
