@gotoubun
Feature: 9.3 Event step

  @clause-9.3.1
  Rule: 9.3.1 Abilities at the beginning of the event step trigger, and are played before any event can be

    Scenario Outline: an ability of <card> in the turn of A
      Given the board
        | zone   | A              | B      |
        | lane 3 | Ichika power:9 | Itsuki |
        | hand   | 1 card         | 1 card |
      And <card> reads "At the beginning of each event step, you may discard 1 card: draw 2 cards."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      Then <player> is asked yes or no
      When <player> says no
      Then it is B's play timing
      And it is A's event step

      Examples:
        | card   | player |
        | Ichika | A      |
        | Itsuki | B      |

    Scenario: an ability at the event step's beginning comes after those that the approach triggered
      Given the board
        | zone   | A              |
        | lane 2 | Nino           |
        | lane 3 | Ichika power:9 |
      And Nino reads "At the beginning of your event step, draw 1 card."
      And Ichika reads "When this character approaches, draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      Then the abilities are played in this order: Ichika, Nino

    Scenario: an ability at the event step's beginning is not triggered again after an event
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "At the beginning of your event step, draw 1 card."
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then the abilities are played in this order: Ichika

  @clause-9.3.2
  Rule: 9.3.2 First the non-turn player is given a play timing, and can play one event for an approach

    @clause-12.3.3
    Scenario Outline: in <player>'s turn <other> holds an event with the text "<text>"
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And <other> holds an event "Letter" that reads "<text>: draw 1 card."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      Then it is <other>'s play timing
      And <other> <can> play the event Letter

      Examples:
        | player | other | card   | text             | can    |
        | A      | B     | Ichika | Approach         | can    |
        | A      | B     | Ichika | Main or approach | can    |
        | A      | B     | Ichika | Main             | cannot |
        | B      | A     | Itsuki | Approach         | can    |
        | B      | A     | Itsuki | Main             | cannot |

    Scenario Outline: B, and a card of the kind <kind> in <where>
      Given A's lane 3 holds Ichika power:9
      And <where> holds Letter kind:<kind>
      And Letter reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      Then B <can> play the event Letter

      Examples:
        | kind          | where            | can    |
        | event         | B's hand         | can    |
        | event-episode | B's hand         | can    |
        | event         | B's waiting room | cannot |
        | event         | A's hand         | cannot |

    Scenario Outline: B can play nothing but an event in A's event step
      Given the board
        | zone   | A              | B                         |
        | lane 3 | Ichika power:9 | Itsuki                    |
        | hand   |                | Miku, Memory kind:episode |
      And Itsuki reads "Activated: draw 1 card."
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      And it is B's turn
      Then B can <act>
      When the turn passes to A
      And A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      Then B cannot <act>
      And B can play the event Letter

      Examples:
        | act                       |
        | play the character Miku   |
        | play the episode Memory   |
        | activate Itsuki's ability |

    @reading-G-30=one-event
    Scenario: after one event it is the turn player's play timing
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      And B holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then B has drawn 1 card
      And it is A's play timing

    @reading-G-30=until-passing
    Scenario: after one event the non-turn player can play another
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      And B holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And B plays the event Song
      Then B has drawn 2 cards

  @clause-9.3.3
  Rule: 9.3.3 Once the turn player and then the non-turn player play no event, the judgement step follows

    @reading-G-30
    Scenario: B's first pass does not end the step, and after A's event B's pass does not either
      Given A's lane 3 holds Ichika power:9
      And A holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      And B passes
      Then it is A's event step
      And it is A's play timing
      When A passes
      Then Ichika is a bride of A

    @reading-G-30
    Scenario Outline: after an event of <other> in <player>'s turn, <player> passes and <other> passes
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And <other> holds an event "Letter" that reads "Approach: draw 1 card."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      And <other> plays the event Letter
      And <player> passes
      Then it is <other>'s play timing
      When <other> passes
      Then it is <other>'s main phase

      Examples:
        | player | other | card   |
        | A      | B     | Ichika |
        | B      | A     | Itsuki |

  @clause-9.3.4
  Rule: 9.3.4 Then the turn player is given a play timing, and can play one event for an approach

    @clause-12.3.3
    Scenario Outline: in <player>'s turn <player> holds an event with the text "<text>"
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And <player> holds an event "Letter" that reads "<text>: draw 1 card."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      And <other> passes
      Then it is <player>'s play timing
      And <player> <can> play the event Letter

      Examples:
        | player | other | card   | text             | can    |
        | A      | B     | Ichika | Approach         | can    |
        | A      | B     | Ichika | Main or approach | can    |
        | A      | B     | Ichika | Main             | cannot |
        | B      | A     | Itsuki | Approach         | can    |

    Scenario Outline: A, and a card of the kind <kind> in <where>
      Given A's lane 3 holds Ichika power:9
      And <where> holds Letter kind:<kind>
      And Letter reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      Then A <can> play the event Letter

      Examples:
        | kind          | where            | can    |
        | event         | A's hand         | can    |
        | event-episode | A's hand         | can    |
        | event         | A's waiting room | cannot |
        | event         | B's hand         | cannot |

    Scenario Outline: A can play nothing but an event in A's own event step
      Given the board
        | zone   | A                         |
        | lane 3 | Ichika power:9            |
        | hand   | Miku, Memory kind:episode |
      And Ichika reads "Activated: draw 1 card."
      And A holds an event "Letter" that reads "Approach: draw 1 card."
      Then A can <act>
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      Then A cannot <act>
      And A can play the event Letter

      Examples:
        | act                       |
        | play the character Miku   |
        | play the episode Memory   |
        | activate Ichika's ability |

    Scenario: an ability that B's event triggers is played before anybody can play another event
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "When your opponent plays an event, draw 1 card."
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then A has drawn 1 card

    @clause-9.3.5
    Scenario: an ability that A's event triggers is played before anybody can play another event
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "When you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      Then A has drawn 2 cards

    @reading-G-30=one-event
    Scenario: after one event it is the opponent's play timing
      Given A's lane 3 holds Ichika power:9
      And A holds an event "Letter" that reads "Approach: draw 1 card."
      And A holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      Then A has drawn 1 card
      And it is B's play timing

    @reading-G-30=until-passing
    Scenario: after one event the turn player can play another
      Given A's lane 3 holds Ichika power:9
      And A holds an event "Letter" that reads "Approach: draw 1 card."
      And A holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      And A plays the event Song
      Then A has drawn 2 cards

  @clause-9.3.5
  Rule: 9.3.5 Once the non-turn player and then the turn player play no event, the judgement step follows; else on

    @clause-9.3.2
    Scenario Outline: the event step of <player>'s turn ends when both players pass at once
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      And <other> passes
      Then it is <player>'s play timing
      When <player> passes
      Then it is <other>'s main phase

      Examples:
        | player | other | card   |
        | A      | B     | Ichika |
        | B      | A     | Itsuki |

    @reading-G-30
    Scenario: the event step takes two passes to end after each player's event
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      And A holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And A plays the event Song
      And B passes
      Then it is A's play timing
      When A passes
      Then it is B's main phase

    @reading-G-30
    Scenario: an event after the other player's pass, and then a second one
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: draw 1 card."
      And B holds an event "Song" that reads "Approach: draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And A passes
      And B plays the event Song
      And A passes
      Then it is B's play timing
      And it is A's event step
