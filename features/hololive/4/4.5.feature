@hololive
Feature: 4.5 Oshi position

  @clause-4.5.2
  Rule: 4.5.2 The oshi position is public

    @clause-4.5.1 @reading-H-32
    Scenario Outline: <viewer> sees <player>'s oshi holomem
      Then <viewer> sees <player>'s oshi
      And <player>'s oshi is <player>'s oshi

      Examples:
        | viewer | player |
        | A      | A      |
        | A      | B      |
        | B      | A      |
