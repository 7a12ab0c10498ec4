@gotoubun
Feature: 12.10 Only

  @clause-12.10.3
  Rule: 12.10.3 It is met while all characters in the master's lanes and bride area are of that person

    @clause-12.10.1 @clause-12.10.2
    Scenario Outline: in lane 2 <lane>, bride <bride>; of B's <theirs>, bride <hers>
      Given the board
        | zone   | A       | B        |
        | lane 1 | Ichika  |          |
        | lane 2 | <lane>  | <theirs> |
        | brides | <bride> | <hers>   |
      And Ichika reads "{Ichika} only: This character gets power +2."
      Then Ichika has power <power>

      Examples:
        | lane          | bride                          | theirs | hers | power |
        | -             | -                              | -      | -    | 5     |
        | Summer-Ichika | Ichika                         | Nino   | Nino | 5     |
        | Nino          | -                              | -      | -    | 3     |
        | -             | Nino                           | -      | -    | 3     |
        | -             | Diary kind:episode person:Nino | -      | -    | 5     |

  @clause-12.10.3.1
  Rule: 12.10.3.1 Of a card with several persons' names one is enough

    Scenario Outline: the bride Miku is disguised as <disguise>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | brides | Miku   |
      And Ichika reads "{Ichika} only: This character gets power +2."
      And Nino reads "Disguise {Ichika}."
      And Miku reads "Disguise {<disguise>}."
      Then Ichika has power <power>

      Examples:
        | disguise | power |
        | Ichika   | 5     |
        | Nino     | 3     |

  @clause-12.10.3.2
  Rule: 12.10.3.2 It is not met where there is neither a character nor a bride

    Scenario Outline: Ichika leaves <lane> and <bride>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | <lane>  |
        | brides | <bride> |
      And Ichika reads "{Ichika} only: When this character is put into your hand, draw 1 card."
      And A holds an event "Bye" that reads "Main: Put 1 of your characters in lane 1 into your hand."
      When A plays the event Bye
      Then the abilities are played in this order: Ichika
      And A has drawn <number> cards

      Examples:
        | lane          | bride         | number |
        | -             | -             | 0      |
        | Summer-Ichika | -             | 1      |
        | -             | Summer-Ichika | 1      |

  @clause-12.10.3.3
  Rule: 12.10.3.3 The persons of episodes that are set are not looked at

    Scenario Outline: a card of the kind <kind> is set on Ichika
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Nino kind:<kind> person:Nino is set on Ichika
      And Ichika reads "{Ichika} only: When you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn 1 card

      Examples:
        | kind      |
        | episode   |
        | character |
