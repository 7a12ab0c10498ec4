@gotoubun
Feature: 9.1 Approaches

  @clause-9.1.1
  Rule: 9.1.1 The turn player's characters in lanes approach heroes, and become brides, step by step

    Scenario Outline: a whole approach in <player>'s turn
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:5 | Itsuki power:5 |
      And hero lane 3 holds Futaro need:5
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches Futaro with <card>
      And <player> ends the declaration step
      And <other> passes
      And <player> passes
      Then <card> is a bride of <player>
      And Futaro is face down
      And it is <other>'s main phase

      Examples:
        | player | other | card   |
        | A      | B     | Ichika |
        | B      | A     | Itsuki |

    Scenario Outline: a character in <where> <can> approach a hero
      Given hero lane 3 holds Futaro need:5
      And A's lane 2 holds Nino power:5
      And <where> holds Ichika power:9
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | where      | can    |
        | A's lane 3 | can    |
        | B's lane 3 | cannot |
        | A's hand   | cannot |
        | A's brides | cannot |

    Scenario Outline: in <turn> a character that was played in it, and whose ability was activated
      Given A's hand holds Ichika power:9
      And Ichika reads "Activated: draw 1 card."
      And it is <turn>
      When A plays the character Ichika into lane 3
      And A activates Ichika's ability
      And A ends the main phase
      Then A can approach hero 3 with Ichika

      Examples:
        | turn           |
        | A's turn       |
        | A's first turn |

    Scenario: a character that has failed in an approach, in the next turn of its player
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "While this character is approaching, this character gets power -1."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And the turn passes to B
      And the turn passes to A
      And A ends the main phase
      Then A can approach hero 3 with Ichika
