@wixoss
Feature: grow-cond Grow conditions

  @clause-grow-cond.1 @clause-grow-cond.2
  Rule: grow-cond.2 A player who does not meet a grow condition cannot grow to that LRIG

    Scenario Outline: with <signi> on <player>'s field a red SIGNI is wanted
      Given the board
        | zone      | A                            | B                            |
        | lrig      | Lumi level:1                 | Mira level:1                 |
        | lrig deck | Lumi-2 level:2, Hana level:2 | Mira-2 level:2, Iona level:2 |
        | left      | <signi>                      | <signi>                      |
      And <lrig>-2 reads "Grow only if you have a red SIGNI."
      And it is the start of <player>'s grow phase
      Then <player> <can> grow <lrig> into <lrig>-2
      And <player> can grow <lrig> into <free>

      Examples:
        | player | lrig | free | signi           | can    |
        | A      | Lumi | Hana | Ember           | cannot |
        | A      | Lumi | Hana | Ember color:red | can    |
        | B      | Mira | Iona | Ember           | cannot |
        | B      | Mira | Iona | Ember color:red | can    |

    Scenario: the opponent's SIGNI is not one's own
      Given the board
        | zone      | A                            | B               |
        | lrig      | Lumi level:1                 |                 |
        | lrig deck | Lumi-2 level:2, Hana level:2 |                 |
        | left      | Ember                        | Frost color:red |
      And Lumi-2 reads "Grow only if you have a red SIGNI."
      And it is the start of A's grow phase
      Then A can grow Lumi into Hana
      And A cannot grow Lumi into Lumi-2
