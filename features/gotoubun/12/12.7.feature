@gotoubun
Feature: 12.7 Use condition

  @clause-12.7.2
  Rule: 12.7.2 The event can be played only with a character of that person in one's lanes or bride area

    @clause-12.7.1
    Scenario Outline: besides Nino in A's lane 1, <zone> holds <card>
      Given A's lane 1 holds Nino
      And <zone> holds <card>
      And A holds an event "Letter" that reads "Use condition {Ichika}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | zone             | card                             | can    |
        | A's lane 2       | Ichika                           | can    |
        | A's brides       | Summer-Ichika                    | can    |
        | B's lane 2       | Ichika                           | cannot |
        | B's brides       | Ichika                           | cannot |
        | A's brides       | Diary kind:episode person:Ichika | cannot |
        | A's lane 2       | Miku under:Ichika                | cannot |
        | A's waiting room | Ichika                           | cannot |

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

    Scenario Outline: Miku in A's <zone> is disguised as <disguise>
      Given the board
        | zone   | A    |
        | lane 1 | Nino |
        | <zone> | Miku |
      And Miku reads "Disguise {<disguise>}."
      And A holds an event "Letter" that reads "Use condition {Ichika}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | zone   | disguise | can    |
        | lane 2 | Ichika   | can    |
        | brides | Ichika   | can    |
        | lane 2 | Itsuki   | cannot |

    Scenario Outline: a use condition {<person>} with <card> in hero lane 3 and <mine> in A's lane 2
      Given A's lane 2 holds <mine>
      And hero lane 3 holds <card>
      And A holds an event "Letter" that reads "Use condition {<person>}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | person | card   | mine                         | can    |
        | Futaro | Futaro | Nino                         | cannot |
        | Futaro | Futaro | Futaro kind:character        | can    |
        | Chi    | Futaro | Machi                        | cannot |
        | Ann    | Futaro | Anna                         | cannot |
        | Ichika | Futaro | Lady name:Ichika person:Lady | cannot |

  @clause-12.7.2.1
  Rule: 12.7.2.1 Of several persons each has to be there, in the lanes and the bride area taken together

    Scenario Outline: Ichika and Nino are asked for; A has <lane> in a lane, and as brides <bride>
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

    Scenario Outline: of {Ichika}, {Nino} and {Miku}, A has <one>, <two> and <three>
      Given the board
        | zone   | A       |
        | lane 1 | <one>   |
        | lane 2 | <two>   |
        | lane 3 | <three> |
      And A holds an event "Letter" that reads "Use condition {Ichika}, {Nino}, {Miku}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | one    | two  | three  | can    |
        | Ichika | Nino | Miku   | can    |
        | Ichika | Nino | Itsuki | cannot |
