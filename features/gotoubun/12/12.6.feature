@gotoubun
Feature: 12.6 Growth

  @clause-12.6.2
  Rule: 12.6.2 A card with growth is played onto its master's character of that person, and comes to no other lane

    @clause-12.6.1 @clause-12.1.1
    Scenario Outline: Star, who grows from Ichika, and lane <lane>
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika |        |
        | lane 2 | Nino   | Ichika |
        | lane 4 | Miku   |        |
        | lane 5 |        | Ichika |
        | hand   | Star   |        |
      And Star reads "Growth {Ichika}."
      And Miku reads "Disguise {Ichika}."
      Then A <can> play the character Star into lane <lane>

      Examples:
        | lane | can    |
        | 1    | can    |
        | 2    | cannot |
        | 3    | cannot |
        | 4    | can    |
        | 5    | cannot |

    Scenario: as an episode it can be set on anybody
      Given the board
        | zone   | A    |
        | lane 1 | Nino |
        | hand   | Star |
      And Star reads "Growth {Ichika}."
      Then A cannot play the character Star
      And A can play the episode Star on Nino

    Scenario Outline: an effect puts it into <where>
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | lane 2       | Nino   |
        | waiting room | Star   |
      And Star reads "Growth {Ichika}."
      And A holds an event "Call" that reads "Main: Put 1 card from your waiting room into <where>."
      When A plays the event Call
      Then Star is in A's <place>

      Examples:
        | where       | place        |
        | lane 1      | lane 1       |
        | lane 2      | waiting room |
        | lane 3      | waiting room |
        | a free lane | waiting room |
        | any lane    | lane 1       |

    Scenario: an effect lays it onto one of two Ichikas
      Given the board
        | zone         | A             |
        | lane 1       | Ichika        |
        | lane 2       | Nino          |
        | lane 4       | Summer-Ichika |
        | waiting room | Star          |
      And Star reads "Growth {Ichika}."
      And A holds an event "Call" that reads "Main: Put 1 card from your waiting room into any lane."
      When A plays the event Call
      Then A is asked which lane: 1, 4
      When A picks lane 4
      Then Summer-Ichika is under Star

    Scenario Outline: an effect puts a card that reads "<text>" into lane <lane>
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Star   |
      And Star reads "<text>"
      And A holds an event "Call" that reads "Main: Put 1 card from your waiting room into lane <lane>."
      When A plays the event Call
      Then Star is in A's <place>

      Examples:
        | text                         | lane | place  |
        | Growth {Ichika}.             | 1    | lane 1 |
        | Extra: any number in a deck. | 2    | lane 2 |

    Scenario Outline: Nino is swapped with a card that reads "<text>", of the <zone>
      Given the board
        | zone   | A    |
        | lane 1 | Nino |
        | <zone> | Star |
      And Star reads "<text>"
      And A holds an event "Swap" that reads "Main: Swap 1 of your {Nino} with <card>."
      When A plays the event Swap
      Then Star is in A's <place>

      Examples:
        | zone         | text                         | card                                    | place        |
        | waiting room | Growth {Ichika}.             | 1 character card from your waiting room | waiting room |
        | waiting room | Extra: any number in a deck. | 1 character card from your waiting room | lane 1       |
        | lane 2       | Growth {Ichika}.             | 1 of your {Star}                        | lane 1       |

    Scenario Outline: Star, who grows from Ichika, <can> be played onto <who>
      Given the board
        | zone   | A     |
        | lane 1 | <who> |
        | hand   | Star  |
      And Star reads "Growth {Ichika}."
      Then A <can> play the character Star into lane 1

      Examples:
        | who               | can    |
        | Ichika under:Nino | can    |
        | Nino under:Ichika | cannot |

    Scenario Outline: an episode of the person Ichika is set on <whom>
      Given the board
        | zone   | A      |
        | lane 1 | <whom> |
        | hand   | Star   |
      And Memory person:Ichika is set on <whom>
      And Star reads "Growth {Ichika}."
      Then A <can> play the character Star into lane 1

      Examples:
        | whom   | can    |
        | Ichika | can    |
        | Nino   | cannot |

    Scenario: onto who came this turn
      Given A's waiting room holds Ichika
      And A's hand holds Star
      And Star reads "Growth {Ichika}."
      And A holds an event "Call" that reads "Main: Put 1 card from your waiting room into lane 1."
      Then A cannot play the character Star
      When A plays the event Call
      And A plays the character Star into lane 1
      Then Ichika is under Star

    Scenario Outline: a card with growth is played onto its person in <player>'s first turn
      Given <player>'s lane 1 holds Ichika
      And <player>'s hand holds Star
      And Star reads "Growth {Ichika}."
      And it is <player>'s first turn
      When <player> plays the character Star into lane 1
      Then Ichika is under Star

      Examples:
        | player |
        | A      |
        | B      |
