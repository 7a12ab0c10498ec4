@digicharat
Feature: 3-1-2 Characters that fail to come out

  @clause-3-1-2.1 @assumption-DA-6
  Rule: 3-1-2.1 A character whose needs a response took away is discarded

    @clause-3.2 @example-3-1-2.1/e1 @assumption-DA-11
    Scenario: example 3-1-2.1/e1: one of three Dejikos was discarded, and Cinderella Dejiko is
      Given the board
        | zone  | A                                |
        | field | Dejiko, Dejiko, Dejiko           |
        | hand  | Cinderella Dejiko needs:Dejiko*3 |
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Cinderella Dejiko
      And B uses Trip on Dejiko
      And both pass
      Then A's field is Dejiko#2, Dejiko#3
      And Cinderella Dejiko is in A's discard pile

    @assumption-DA-11
    Scenario Outline: Cinderella Dejiko needs <needs>, and the response discards <card>
      Given the board
        | zone  | A                               |
        | field | Dejiko, Dejiko, Dejiko, Usada   |
        | hand  | Cinderella Dejiko needs:<needs> |
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Cinderella Dejiko
      And B uses Trip on <card>
      And both pass
      Then Cinderella Dejiko is in A's <zone>

      Examples:
        | needs          | card   | zone         |
        | Dejiko*2       | Dejiko | field        |
        | Dejiko*3       | Usada  | field        |
        | Dejiko*2/Usada | Dejiko | field        |
        | Dejiko*2/Usada | Usada  | discard pile |
        | Dejiko*3/Usada | Dejiko | discard pile |

    Scenario Outline: <player>'s field holds <own>, <other>'s holds <others>, and three Dejikos are needed
      Given <player>'s field holds <own>
      And <other>'s field holds <others>
      And <player>'s hand holds Cinderella Dejiko needs:Dejiko*3
      And it is <player>'s turn
      Then <player> <can> bring out Cinderella Dejiko

      Examples:
        | player | own                             | other | others         | can    |
        | A      | Dejiko, Dejiko, Werewolf Dejiko | B     | nothing        | can    |
        | A      | Dejiko, Dejiko                  | B     | Dejiko, Dejiko | cannot |
        | B      | Dejiko, Dejiko, Dejiko          | A     | Usada          | can    |
        | B      | Dejiko, Dejiko, Usada           | A     | Dejiko         | cannot |

    Scenario Outline: of B's <own> the awake one is discarded, A's field holds <others>, and two Dejikos are needed
      Given the board
        | zone  | A        | B                                |
        | field | <others> | <own>                            |
        | hand  |          | Cinderella Dejiko needs:Dejiko*2 |
      And A has set the event Trip that reads "Discard 1 opposing awake character."
      And it is B's turn
      When B brings out Cinderella Dejiko
      And A uses Trip
      And both pass
      Then Cinderella Dejiko is in B's <zone>

      Examples:
        | others         | own                                  | zone         |
        | Dejiko, Dejiko | Dejiko, Dejiko asleep                | discard pile |
        | nothing        | Dejiko, Dejiko asleep, Dejiko asleep | field        |

    @assumption-DA-10 @assumption-DA-11
    Scenario: a Dejiko brought out in a later response meets the needs of Cinderella Dejiko
      Given the board
        | zone  | A                                                                |
        | field | Dejiko, Dejiko, Dejiko                                           |
        | hand  | Cinderella Dejiko color:white needs:Dejiko*3, Dejiko#4 color:red |
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Cinderella Dejiko
      And B uses Trip on Dejiko
      And A brings out Dejiko#4
      And both pass
      Then A's field is Dejiko#2, Dejiko#3, Dejiko#4, Cinderella Dejiko
