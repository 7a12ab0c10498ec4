@gotoubun
Feature: 12.9 Disguise

  @clause-12.9.2
  Rule: 12.9.2 The card has that person's name besides its own, in every zone

    @clause-12.9.1
    Scenario Outline: Ichika, disguised as Nino, in <zone>
      Given the board
        | zone   | A      |
        | <zone> | Ichika |
      And Ichika reads "Disguise {Nino}."
      Then Ichika is the person Nino
      And Ichika is the person Ichika
      And Ichika is not the person Miku

      Examples:
        | zone         |
        | lane 1       |
        | brides       |
        | waiting room |
        | removed      |

    Scenario Outline: the deck is searched for a {<person>}
      Given A's deck holds Ichika, Miku
      And Ichika reads "Disguise {Nino}."
      And A holds an event "Call" that reads "Main: Search your deck for 1 {<person>} card, put it into your hand."
      When A plays the event Call
      Then A is asked to choose up to 1 among Ichika

      Examples:
        | person |
        | Nino   |
        | Ichika |

    Scenario: a hero with disguise has the other person's name besides its own
      Given hero lane 3 holds Futaro
      And Futaro reads "Disguise {Nino}."
      Then Futaro is the person Nino
      And Futaro is the person Futaro

    Scenario Outline: Ichika, disguised as Nino, is found in the hand by a text about <person>
      Given A's hand holds Ichika, Miku
      And Ichika reads "Disguise {Nino}."
      And A holds an event "Call" that reads "Main: Remove 1 {<person>} character card from your hand."
      When A plays the event Call
      Then A is asked to choose up to 1 among Ichika

      Examples:
        | person |
        | Nino   |
        | Ichika |

    Scenario Outline: B's Yotsuba looks for a {<person>} who is played
      Given the board
        | zone   | A      | B       |
        | lane 1 |        | Yotsuba |
        | hand   | Ichika |         |
      And Ichika reads "Disguise {Nino}."
      And Yotsuba reads "When your opponent plays a {<person>} character, draw 1 card."
      When A plays the character Ichika into lane 2
      Then B has drawn <cards>

      Examples:
        | person | cards   |
        | Nino   | 1 card  |
        | Ichika | 1 card  |
        | Miku   | 0 cards |

    Scenario Outline: a character with two disguises is <person> for an event that needs that person
      Given the board
        | zone   | A    |
        | lane 1 | Miku |
      And Miku reads "Disguise {Ichika}. / Disguise {Nino}."
      And A holds an event "Letter" that reads "Use condition {<person>}. / Main: Draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | person | can    |
        | Ichika | can    |
        | Nino   | can    |
        | Miku   | can    |
        | Itsuki | cannot |
