@gotoubun
Feature: 10.12 Sources

  @clause-10.12.1 @clause-10.12.2
  Rule: 10.12.1 An effect of an ability has a source, the card with the ability

    Scenario Outline: of what a character's ability does, that character: <who>
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | lane 2 | Nino   |      |
      And Ichika reads "Activated: put each {Miku} into the waiting room."
      And Nino reads "Activated: put each {Miku} into the waiting room."
      And Miku reads "When this character is put into the waiting room by an opponent's ability, remove the source."
      When A activates <who>'s ability
      Then <who> is in A's removed
      And <other> is in A's lane <lane>

      Examples:
        | who    | other  | lane |
        | Ichika | Nino   | 2    |
        | Nino   | Ichika | 1    |

    Scenario: of what a delayed trigger does, the card whose ability made it
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | hand   | Nino   |      |
      And Ichika reads "Activated: the next time a character appears, put each {Miku} into the waiting room."
      And Miku reads "When this character is put into the waiting room by an opponent's ability, remove the source."
      When A activates Ichika's ability
      And A plays the character Nino into lane 2
      Then Ichika is in A's removed
      And Nino is in A's lane 2
