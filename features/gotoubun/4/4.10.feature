@gotoubun
Feature: 4.10 Bride area

  @clause-4.10.2
  Rule: 4.10.2 The bride area is public, and it has no order

    @clause-4.10.1
    Scenario Outline: <viewer> sees the character that became a bride
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then Ichika is a bride of A
      And <viewer> sees Ichika

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: two cards that come to the bride area together are ordered by nobody
      Given the board
        | zone   | A    |
        | lane 1 | Miku |
        | lane 2 | Nino |
      And A holds an event "Letter" that reads "Main: put your characters into the bride area."
      When A plays the event Letter
      Then nobody is asked anything
      And A has 2 brides

  @clause-4.10.3
  Rule: 4.10.3 A player's brides are the cards in that player's bride area

    Scenario Outline: <player> draws <count> for a text that counts <whose> brides
      Given the board
        | zone   | A                       | B      |
        | lane 3 | Ichika                  | Nino   |
        | brides | Miku, Memory kind:event | Itsuki |
      And <actor> reads "Activated: draw 1 card for each of <whose> brides."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      Then <player> has drawn <count>

      Examples:
        | player | actor  | whose           | count   |
        | A      | Ichika | your            | 2 cards |
        | A      | Ichika | your opponent's | 1 card  |
        | B      | Nino   | your            | 1 card  |

  @clause-4.10.3.1
  Rule: 4.10.3.1 A hero that speaks of brides counts those of both players

    Scenario Outline: the brides of A are <mine>, and of B <theirs>, in <player>'s turn
      Given A's brides holds <mine>
      And B's brides holds <theirs>
      And hero lane 3 holds Futaro need:9
      And Futaro reads "This {Futaro} gets need -1 for each bride."
      And it is <player>'s turn
      Then Futaro needs <need>

      Examples:
        | player | mine            | theirs       | need |
        | A      | Ichika, Nino    | Itsuki       | 6    |
        | B      | Ichika, Nino    | Itsuki       | 6    |
        | A      | nothing         | Nino, Itsuki | 7    |
        | A      | Cake kind:event | Itsuki       | 7    |

    Scenario Outline: in <player>'s turn a hero's condition and its ability count the brides of both
      Given A's brides holds Ichika
      And B's brides holds Itsuki
      And <player>'s hand holds Miku
      And hero lane 3 holds Futaro
      And Futaro reads "When a character appears, if there are 2 or more brides, draw 1 card for each bride."
      And it is <player>'s turn
      When <player> plays the character Miku into lane 1
      Then <player> has drawn 2 cards

      Examples:
        | player |
        | A      |
        | B      |
