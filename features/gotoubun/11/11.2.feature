@gotoubun
Feature: 11.2 Victory by brides

  @clause-11.2.1
  Rule: 11.2.1 A player with three cards or more in the bride area wins

    Scenario Outline: A has <A> brides, B has <B>
      Given A has <A> brides
      And B has <B> brides
      Then <outcome>

      Examples:
        | A | B | outcome          |
        | 2 | 2 | the game goes on |
        | 4 | 0 | A has won        |
        | 0 | 4 | B has won        |

    @clause-11.1.1
    Scenario Outline: <player>'s third bride comes by an approach
      Given the board
        | zone   | A              | B            |
        | lane 3 | Ichika power:5 | Nino power:5 |
        | brides | 2 cards        | 2 cards      |
      And hero lane 3 holds Futaro need:5
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches Futaro with <character>
      And <player> passes
      And <other> passes
      And <player> passes
      Then <player> has won

      Examples:
        | player | other | character |
        | A      | B     | Ichika    |
        | B      | A     | Nino      |

    Scenario Outline: the third card in the bride area is of the kind <kind>
      Given A has 2 brides
      And A's waiting room holds Album kind:<kind>
      And A holds an event "Party" that reads "Main: Put 1 card from your waiting room into the bride area."
      When A plays the event Party
      Then A has won

      Examples:
        | kind      |
        | character |
        | episode   |
