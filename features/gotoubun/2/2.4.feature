@gotoubun
Feature: 2.4 Power modifiers

  @clause-2.4.1
  Rule: 2.4.1 The modifier of an episode changes the power of the character that it is set on

    @clause-2.2.2.4
    Scenario: an episode is played on one of two characters
      Given the board
        | zone   | A                              |
        | lane 1 | Ichika power:3                 |
        | lane 2 | Nino power:3                   |
        | hand   | Memory kind:episode modifier:2 |
      When A plays the episode Memory on Ichika
      Then Ichika has power 5
      And Nino has power 3

    Scenario: the modifiers of two episodes are both added to the power of their character
      Given A's lane 1 holds Ichika power:3
      And Memory modifier:2 is set on Ichika
      And Trip modifier:4 is set on Ichika
      Then Ichika has power 9
