@gotoubun
Feature: 2.5 Needed power

  @clause-2.5.1
  Rule: 2.5.1 The power that a hero needs decides whether an approach succeeds

    Scenario Outline: a hero's need of 3 changes by <change> before the judgement
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:3
      And Futaro reads "When this hero is approached, until the end of the turn, this hero gets need <change>."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And the turn passes to B
      Then Ichika <is> a bride of A

      Examples:
        | change | is     |
        | +2     | is     |
        | +3     | is not |

  @clause-2.5.1.1
  Rule: 2.5.1.1 A hero has the power that it needs once, though it is printed twice

    Scenario Outline: an effect makes it less by 1, for a character with power <power>
      Given A's lane 1 holds Ichika power:<power>
      And A's lane 2 holds Nino power:9
      And hero lane 1 holds Futaro need:5
      And Futaro reads "This hero gets need -1."
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | power | can    |
        | 3     | cannot |
        | 4     | can    |
