@gotoubun
Feature: 10.11 Last information

  @clause-10.11.1
  Rule: 10.11.1 An effect that asks about a card that has left is answered as the card last was there

    Scenario Outline: a departed character's power counts its episode and what effects had added
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:1 |
        | lane 2 | Nino           |
      And Memory modifier:2 is set on Ichika
      And Nino reads "Your {Ichika} gets power +1."
      And Ichika reads "Activated: <text>, then draw cards equal to this character's power."
      When A activates Ichika's ability
      Then A has drawn 4 cards

      Examples:
        | text                                      |
        | put this character into your waiting room |
        | remove this character                     |
        | put this character into the bride area    |

    Scenario Outline: in lane <lane>, after a move or none, it is asked as it is now
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:1 |
        | lane 2 | Nino           |
      And Nino reads "Your character in lane 3 gets power +1."
      And Ichika reads "Activated: <text>, then draw cards equal to this character's power."
      When A activates Ichika's ability
      Then Ichika is in A's lane <lane>
      And A has drawn <cards>

      Examples:
        | lane | text                          | cards   |
        | 1    | remove your {Nino}            | 1 card  |
        | 3    | move this character to lane 3 | 2 cards |

    Scenario Outline: a hero that was removed, and needed <need> and 1 more
      Given A's hand holds Ichika
      And hero lane 3 holds Futaro need:<need>
      And Futaro reads "This hero gets need +1."
      And Futaro reads "When a character appears, remove this hero, then draw cards equal to this hero's need."
      When A plays the character Ichika into lane 1
      Then A has drawn <cards>

      Examples:
        | need | cards   |
        | 2    | 3 cards |
        | 3    | 4 cards |

    Scenario: the lane that it was in
      Given the board
        | zone   | A      | B       |
        | lane 1 |        | Miku    |
        | lane 2 | Ichika | Yotsuba |
      And Ichika reads "Activated: put this character into your waiting room, then remove your opponent's character in the same lane as this character."
      When A activates Ichika's ability
      Then Yotsuba is in B's removed
      And Miku is in B's lane 1

    Scenario: a character that is gone before its ability is played
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | lane 2 | Nino power:1        |
        | hand   | Memory kind:episode |
      And Ichika reads "When an episode is set on a character, remove your {Nino}."
      And Ichika reads "Your {Nino} get power +2."
      And Nino reads "When an episode is set on a character, draw cards equal to this character's power."
      When A plays the episode Memory on Ichika
      And A plays the waiting ability of Ichika first
      Then A has drawn 3 cards

    Scenario: a departed character's power counts what the effect itself had added before
      Given A's lane 1 holds Ichika power:1
      And Ichika reads "Activated: until the end of the turn, this character gets power +2. Put this character into your waiting room. Draw cards equal to this character's power."
      When A activates Ichika's ability
      Then A has drawn 3 cards

    Scenario: the lane of a departed character is not that of a character that left after it
      Given the board
        | zone   | A      | B       |
        | lane 1 | Nino   | Miku    |
        | lane 2 | Ichika | Yotsuba |
      And Ichika reads "Activated: put this character into your waiting room, then put your {Nino} into the waiting room, then remove your opponent's character in the same lane as this character."
      When A activates Ichika's ability
      Then Yotsuba is in B's removed
      And Miku is in B's lane 1

    Scenario: a character that has come back is asked for the lane that it is in now
      Given the board
        | zone   | A    | B       |
        | lane 1 | Nino | Miku    |
        | lane 2 |      | Yotsuba |
      And A holds an event "Letter" that reads "Main: put your {Nino} into the waiting room, then put 1 {Nino} from your waiting room into lane 2, then remove your opponent's character in the same lane as your {Nino}."
      When A plays the event Letter
      Then Yotsuba is in B's removed
      And Miku is in B's lane 1
