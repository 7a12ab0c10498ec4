@gotoubun
Feature: 10.4 Costs

  @clause-10.4.2.1
  Rule: 10.4.2.1 The parts of a cost are paid in the order of the text

    @clause-10.4.1 @clause-10.4.2
    Scenario Outline: first what is said first, when the cost is "<cost>"
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | hand         | Miku   |
        | waiting room | Nino   |
      And Ichika reads "Activated: <cost>: draw 1 card."
      When A activates Ichika's ability
      Then these events happened in this order
        | event | card     | from    |
        | moved | <first>  | <zone>  |
        | moved | <second> | <other> |
        | moved | A deck 1 | deck    |

      Examples:
        | cost                                                                          | first | zone         | second | other        |
        | discard 1 card and then remove 1 {Nino} character card from your waiting room | Miku  | hand         | Nino   | waiting room |
        | remove 1 {Nino} character card from your waiting room and then discard 1 card | Nino  | waiting room | Miku   | hand         |

    Scenario Outline: a cost to <cost> <can> be paid with one card in hand
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Miku   |
      And Ichika reads "Activated: <cost>: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | cost                                                         | can    |
        | discard 1 card and then remove 1 card from your waiting room | can    |
        | remove 1 card from your waiting room and then discard 1 card | cannot |

    Scenario Outline: whether an automatic ability is offered that would have A <cost>
      Given the board
        | zone   | A          |
        | lane 1 | Ichika     |
        | hand   | Miku, Nino |
      And Ichika reads "When a character appears, you may <cost>: draw 1 card."
      When A plays the character Nino into lane 2
      Then <asked>

      Examples:
        | cost                                                         | asked                    |
        | discard 1 card and then remove 1 card from your waiting room | A is asked yes or no     |
        | remove 1 card from your waiting room and then discard 1 card | nobody is asked anything |

  @clause-10.4.2.2
  Rule: 10.4.2.2 A cost of which a part cannot be paid is not paid at all

    Scenario Outline: with <cards> in hand, of which two have to be discarded
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | hand   | <cards> |
      And Ichika reads "Activated: discard 2 cards: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | cards   | can    |
        | 1 card  | cannot |
        | 2 cards | can    |

    Scenario Outline: an automatic ability's cost that would also remove 2 cards, with <cards> in the waiting room
      Given the board
        | zone         | A          |
        | lane 1       | Ichika     |
        | hand         | Miku, Nino |
        | waiting room | <cards>    |
      And Ichika reads "When a character appears, you may discard 1 card and remove 2 cards from your waiting room: draw 1 card."
      When A plays the character Miku into lane 2
      Then <what>
      And Nino is in A's hand

      Examples:
        | cards  | what                     |
        | -      | nobody is asked anything |
        | 1 card | A is asked yes or no     |

    @clause-10.6.2.3
    Scenario Outline: an event is not in the hand any more when it is paid for, with <cards> besides it
      Given A has <cards> in hand
      And A holds an event "Letter" that reads "Main: Discard 1 card: draw 2 cards."
      Then A <can> play the event Letter

      Examples:
        | cards   | can    |
        | 0 cards | cannot |
        | 1 card  | can    |

    @clause-1.3.2.1 @reading-S-09
    Scenario Outline: to turn a hero face down is no payment where it lies so already
      Given A's lane 1 holds Ichika
      And hero lane 1 holds <hero>
      And Ichika reads "Activated: turn the hero in lane 1 face down: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | hero             | can    |
        | Futaro           | can    |
        | Futaro face-down | cannot |

    Scenario Outline: B, who has <theirs>, would have to discard two in A's turn, where A has <mine> left
      Given the board
        | zone   | A    | B      |
        | lane 1 | Miku | Ichika |
      And A has <mine> in hand
      And B has <theirs> in hand
      And Miku reads "Activated: shuffle your deck."
      And Ichika reads "When a player shuffles a deck, you may discard 2 cards: draw 1 card."
      When A activates Miku's ability
      Then <asked>

      Examples:
        | theirs  | mine    | asked                    |
        | 1 card  | 2 cards | nobody is asked anything |
        | 2 cards | 1 card  | B is asked yes or no     |

    Scenario Outline: an ability with the cost to <cost> <can> be activated, as all of it can be done or not
      Given the board
        | zone         | A                                |
        | lane 1       | Ichika                           |
        | lane 2       | Nino                             |
        | waiting room | Miku, Yotsuba, Memory kind:event |
      And Ichika reads "Activated: <cost>: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | cost                                                           | can    |
        | put 1 {Miku} character card from your waiting room into lane 4 | can    |
        | put 2 character cards from your waiting room into a free lane  | can    |
        | put 1 event card from your waiting room into lane 4            | cannot |
        | move this character to lane 4                                  | can    |
        | swap this character with your {Nino}                           | can    |
        | swap this character with 1 event card from your waiting room   | cannot |
        | swap this character with your {Itsuki}                         | cannot |
        | set 2 character cards from your waiting room on this character | can    |
        | set 3 cards from your waiting room on this character           | cannot |
        | set 1 event card from your waiting room on this character      | cannot |

    @reading-G-17
    Scenario Outline: an ability with the cost to <cost> <can> be activated, as the lane takes the cards or not
      Given the board
        | zone         | A             |
        | lane 1       | Ichika        |
        | lane 2       | Nino          |
        | waiting room | Miku, Yotsuba |
      And Ichika reads "Activated: <cost>: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | cost                                                           | can    |
        | put 1 {Miku} character card from your waiting room into lane 3 | can    |
        | put 1 {Miku} character card from your waiting room into lane 2 | cannot |
        | put 2 character cards from your waiting room into lane 4       | cannot |
