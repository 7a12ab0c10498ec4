@gotoubun
Feature: 2.10 Event & episode cards

  @clause-2.10.1
  Rule: 2.10.1 Some cards are an event and an episode

    @clause-2.10.3 @clause-2.10.3.2
    Scenario Outline: Album is both an event and an episode, an <kind> card only one
      Given A's waiting room holds Album kind:event-episode, Trip kind:<kind>
      Then Album is an event
      And Album is an episode
      And Trip <event> an event
      And Trip <episode> an episode

      Examples:
        | kind    | event  | episode |
        | event   | is     | is not  |
        | episode | is not | is      |

  @clause-2.10.2
  Rule: 2.10.2 A card that is an event and an episode has one name and one modifier

    Scenario: an event and episode that is played as an episode adds its one modifier
      Given A's lane 1 holds Ichika power:3
      And A's hand holds Album kind:event-episode modifier:2
      And Album reads "Main: Draw 1 card."
      When A plays the episode Album on Ichika
      Then Ichika has power 5
      And Album is named Album

  @clause-2.10.3.1
  Rule: 2.10.3.1 Each half has a type and abilities of its own

    Scenario Outline: a use condition of the one half, a dedication of the other, and <person>
      Given A's lane 1 holds <person>
      And A's hand holds Album kind:event-episode
      And Album reads "Main: Draw 1 card. / Use condition {Nino}."
      And Album reads "Dedicated {Ichika}."
      Then A <can as event> play the event Album
      And A <can as episode> play the episode Album on <person>

      Examples:
        | person | can as event | can as episode |
        | Ichika | cannot       | can            |
        | Nino   | can          | cannot         |

  @clause-2.10.3.2
  Rule: 2.10.3.2 Looked at in any zone, it has the types and abilities of both halves

    @reading-G-27
    Scenario Outline: in the <zone> it is found among the <kind>
      Given A's <zone> holds Album kind:event-episode
      And A holds an event "Letter" that reads "Main: Put all <kind> from your <where> on the bottom of your deck."
      When A plays the event Letter
      Then the bottom of A's deck is Album

      Examples:
        | zone         | kind          | where        |
        | waiting room | event cards   | waiting room |
        | waiting room | episode cards | waiting room |
        | removed      | event cards   | removed zone |
        | removed      | episode cards | removed zone |

    @reading-G-27
    Scenario Outline: in the hand it is found by a text that asks for 1 <card>
      Given A's hand holds Album kind:event-episode
      And A holds an event "Letter" that reads "Main: Put 1 <card> from your hand on the bottom of your deck."
      When A plays the event Letter
      And A chooses Album
      Then the bottom of A's deck is Album

      Examples:
        | card         |
        | event card   |
        | episode card |
        | <Album>      |

    @reading-G-27
    Scenario: an ability that works in the waiting room works there
      Given A's waiting room holds Album kind:event-episode
      And Album reads "Main: Draw 1 card."
      And Album reads "In the waiting room: When you play an event, put this card into your hand."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then Album is in A's hand

    @reading-G-27
    Scenario Outline: a search of the deck for 1 <card> finds it
      Given A's deck holds Miku, Album kind:event-episode, Nino
      And A holds an event "Letter" that reads "Main: search your deck for 1 <card>, reveal it and put it into your hand, then shuffle your deck."
      When A plays the event Letter
      And A chooses Album
      Then A's hand is Album

      Examples:
        | card         |
        | event card   |
        | episode card |

  @clause-2.10.4
  Rule: 2.10.4 A card that is an event and an episode is played as if it had one of its halves alone

    Scenario Outline: Album, played as the <half> alone, is <place>
      Given A's lane 1 holds Ichika
      And A's hand holds Album kind:event-episode
      And Album reads "Main: Draw 2 cards."
      And Ichika reads "When you play an episode, draw 1 card."
      When A plays the <half>
      Then A has drawn <cards>
      And Album is <place>

      Examples:
        | half                    | cards   | place               |
        | event Album             | 2 cards | in A's waiting room |
        | episode Album on Ichika | 1 card  | set on Ichika       |

    Scenario Outline: whether it is an <kind>, while it is played as an event
      Given A's hand holds Album kind:event-episode
      And Album reads "Main: If this card is an <kind> card, draw 1 card."
      When A plays the event Album
      Then A has drawn <cards>

      Examples:
        | kind    | cards   |
        | event   | 1 card  |
        | episode | 0 cards |

    Scenario Outline: an ability waits for an <kind> to be played, and A plays the <half>
      Given A's lane 1 holds Ichika
      And A's hand holds Album kind:event-episode
      And Album reads "Main: Shuffle your deck."
      And Ichika reads "When you play an <kind>, draw 1 card."
      When A plays the <half>
      Then A has drawn <cards>

      Examples:
        | kind    | half                    | cards   |
        | event   | event Album             | 1 card  |
        | episode | event Album             | 0 cards |
        | event   | episode Album on Ichika | 0 cards |
        | episode | episode Album on Ichika | 1 card  |

  @clause-2.10.5
  Rule: 2.10.5 Where it is set as an episode, the other half is not there

    @reading-G-27
    Scenario: the event half of an episode comes back when the card leaves the lane
      Given A's lane 1 holds Ichika
      And Album kind:event-episode is set on Ichika
      And Album reads "Main: Draw 1 card. / Use condition {Nino}. / The character this is set on gets power +1."
      And A holds an event "Letter" that reads "Main: Put all your episodes into the waiting room."
      Then Album is not an event
      And Album is an episode
      And Album does not have the ability "Use condition {Nino}."
      And Album has the ability "The character this is set on gets power +1."
      When A plays the event Letter
      Then Album is an event

    @reading-G-27
    Scenario: an event and episode that an effect sets lacks its event half
      Given the board
        | zone         | A                        |
        | lane 1       | Ichika                   |
        | waiting room | Album kind:event-episode |
      And Album reads "Main: Draw 1 card. / Use condition {Nino}. / The character this is set on gets power +1."
      And A holds an event "Letter" that reads "Main: Set 1 episode card from your waiting room on your {Ichika}."
      When A plays the event Letter
      Then Album is set on Ichika
      And Album is not an event
      And Album does not have the ability "Use condition {Nino}."
      And Album has the ability "The character this is set on gets power +1."
