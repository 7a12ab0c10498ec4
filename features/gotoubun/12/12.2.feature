@gotoubun
Feature: 12.2 Condition keywords

  @clause-12.2.3.1
  Rule: 12.2.3.1 A continuous ability is invalid while its condition keyword is not met

    @clause-12.2.1 @clause-12.2.2 @clause-12.2.3
    Scenario: the condition fails, and is met again
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "{Ichika} only: This character gets power +2."
      And A holds an event "Bye" that reads "Main: Put 1 of your {Nino} into your hand."
      Then Ichika has power 5
      When A plays the character Nino into lane 2
      Then Ichika has power 3
      When A plays the event Bye
      Then Ichika has power 5

  @clause-12.2.3.2
  Rule: 12.2.3.2 An activated ability cannot be played while it is not met, nor is resolved if it is not met by then

    Scenario Outline: the other character is <other>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | <other> |
      And Ichika reads "{Ichika} only: Activated: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | other         | can    |
        | Summer-Ichika | can    |
        | Nino          | cannot |

    Scenario Outline: the cost would take Nino away, and the ability begins with "<keyword>"
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "<keyword>Activated: put 1 of your {Nino} into your hand: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | keyword        | can    |
        | {Ichika} only: | cannot |
        |                | can    |

    Scenario Outline: the cost is a bride, <bride>
      Given the board
        | zone         | A       |
        | lane 1       | Ichika  |
        | waiting room | <bride> |
      And Ichika reads "{Ichika} only: Activated: put 1 card from your waiting room into the bride area: draw 1 card."
      When A activates Ichika's ability
      Then <bride> is a bride of A
      And A has drawn <number> cards

      Examples:
        | bride         | number |
        | Summer-Ichika | 1      |
        | Nino          | 0      |

    Scenario: the condition fails once the resolution has begun
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "{Ichika} only: Activated: put 1 card from your waiting room into the bride area, then draw 1 card."
      When A activates Ichika's ability
      Then Nino is a bride of A
      And A has drawn 1 card

  @clause-12.2.3.3
  Rule: 12.2.3.3 An automatic ability is played, and not resolved if the condition is not met by then

    Scenario Outline: an automatic ability for Ichika only is played when <other> appears, and draws <number>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | hand   | <other> |
      And Ichika reads "{Ichika} only: When a character appears, draw 1 card."
      When A plays the character <other> into lane 2
      Then the abilities are played in this order: Ichika
      And A has drawn <number> cards

      Examples:
        | other         | number |
        | Summer-Ichika | 1      |
        | Nino          | 0      |

    Scenario Outline: Nino is there as the ability starts to wait, and <first>'s is played first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "{Ichika} only: When you play an event, draw 1 card."
      And Nino reads "When you play an event, put this character into your hand."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A plays the waiting ability of <first> first
      Then A has drawn <number> cards

      Examples:
        | first  | number |
        | Nino   | 1      |
        | Ichika | 0      |

    Scenario: a condition that the ability's own first instruction ends does not stop the second
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "{Ichika} only: When you play an event, put 1 {Nino} card from your waiting room into the bride area, then draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then Nino is a bride of A
      And A has drawn 1 card

  @clause-12.2.4
  Rule: 12.2.4 Of several condition keywords of an ability, all have to be met

    Scenario Outline: besides Ichika, who is also Nino, there is <other>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | <other> |
      And Ichika reads "Disguise {Nino}. / {Ichika} only: {Nino} only: This character gets power +2."
      Then Ichika has power <power>

      Examples:
        | other         | power |
        | -             | 5     |
        | Summer-Ichika | 3     |
        | Nino          | 3     |

    Scenario Outline: an activated and an automatic ability, and besides Ichika, who is also Nino, <other>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | <other> |
      And Ichika reads "Disguise {Nino}."
      And Ichika reads "{Ichika} only: {Nino} only: Activated: shuffle your deck."
      And Ichika reads "{Ichika} only: {Nino} only: When you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      Then A <can> activate Ichika's ability
      When A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | other         | can    | cards   |
        | -             | can    | 1 card  |
        | Summer-Ichika | cannot | 0 cards |
        | Nino          | cannot | 0 cards |
