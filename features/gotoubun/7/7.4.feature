@gotoubun
Feature: 7.4 Approach phase

  @clause-7.4.1
  Rule: 7.4.1 The turn player performs approaches

    @clause-9.1.1 @clause-7.1.1
    Scenario Outline: in <player>'s turn <player>'s characters can approach, the opponent's cannot
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> <mine> approach hero 3 with Ichika
      And <player> <theirs> approach hero 3 with Itsuki

      Examples:
        | player | mine   | theirs |
        | A      | can    | cannot |
        | B      | cannot | can    |
