@gotoubun
Feature: 12.7 Use condition

  @clause-12.7.2
  Rule: 12.7.2 The event can be played only with a character of that person in one's lanes or bride area

    @clause-12.7.1
    Scenario Outline: in the lane <lane>, bride <bride>; of B's in the lane <theirs>, bride <hers>
      Given the board
        | zone   | A       | B        |
        | lane 1 | <lane>  | <theirs> |
        | brides | <bride> | <hers>   |
      And A holds an event "Letter" that reads "Use condition {Ichika}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | lane              | bride                            | theirs | hers   | can    |
        | Ichika            | Nino                             | -      | -      | can    |
        | Nino              | Summer-Ichika                    | -      | -      | can    |
        | Nino              | Miku                             | Ichika | Ichika | cannot |
        | Nino              | Diary kind:episode person:Ichika | -      | -      | cannot |
        | Nino under:Ichika | -                                | -      | -      | cannot |

    Scenario Outline: a card of the kind <kind> is set on Nino
      Given the board
        | zone   | A    |
        | lane 1 | Nino |
      And Ichika kind:<kind> person:Ichika is set on Nino
      And A holds an event "Letter" that reads "Use condition {<person>}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | kind      | person | can    |
        | episode   | Ichika | cannot |
        | character | Ichika | cannot |
        | character | Nino   | can    |

    Scenario Outline: in an approach, with <hers> in the lane of the event's master
      Given the board
        | zone         | A            | B      |
        | lane 1       | Nino power:9 | <hers> |
        | waiting room |              | Ichika |
      And B holds an event "Letter" that reads "Use condition {Ichika}. / Approach: Draw 1 card."
      When A ends the main phase
      And A approaches hero 1 with Nino
      And A passes
      Then B <can> play the event Letter

      Examples:
        | hers          | can    |
        | Summer-Ichika | can    |
        | Miku          | cannot |

    Scenario: the episode half of a card asks for nobody
      Given the board
        | zone   | A                         |
        | lane 1 | Nino                      |
        | hand   | Letter kind:event-episode |
      And Letter reads "Use condition {Ichika}. / Main: Draw 1 card."
      Then A cannot play the event Letter
      And A can play the episode Letter on Nino

  @clause-12.7.2.1
  Rule: 12.7.2.1 Of several persons each has to be there, in the lanes and the bride area taken together

    Scenario Outline: in the lane <lane>, bride <bride>
      Given the board
        | zone   | A       |
        | lane 1 | <lane>  |
        | brides | <bride> |
      And A holds an event "Letter" that reads "Use condition {Ichika}, {Nino}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | lane   | bride         | can    |
        | Ichika | Nino          | can    |
        | Miku   | Nino, Ichika  | can    |
        | Ichika | Summer-Ichika | cannot |
        | Nino   | -             | cannot |
