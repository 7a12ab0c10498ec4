@gotoubun
Feature: 2.3 Power

  @clause-2.3.1
  Rule: 2.3.1 The power of a character is what an approach looks at

    Scenario Outline: power <power> for a hero that needs 5
      Given A's lane 1 holds Ichika power:<power>
      And A's lane 2 holds Nino power:9
      And hero lane 1 holds Futaro need:5
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | power | can    |
        | 4     | cannot |
        | 5     | can    |
