@gotoubun
Feature: 7.3 Main phase

  @clause-7.3.1
  Rule: 7.3.1 Abilities at the beginning of the main phase trigger, and are played before anything can be done

    Scenario Outline: an ability of <card> in the turn of <player>
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
        | hand   | Nino   | Miku   |
      And <card> reads "At the beginning of the main phase, you may discard 1 card: draw 2 cards."
      And it is the start of <player>'s main phase
      Then <owner> is asked yes or no
      When <owner> says no
      Then it is <player>'s play timing

      Examples:
        | player | card   | owner |
        | A      | Ichika | A     |
        | A      | Itsuki | B     |
        | B      | Itsuki | B     |

    Scenario: an episode's ability triggers as the main phase begins, before it is put away
      Given A's lane 1 holds Nino
      And Memory is set on Nino
      And Memory reads "Dedicated {Ichika}."
      And Memory reads "At the beginning of the main phase, draw 1 card."
      And it is the start of A's main phase
      Then Memory is in A's waiting room
      And A has drawn 1 card

    Scenario: the main phase begins after the abilities of the start phase were played
      Given the board
        | zone   | A      |
        | lane 1 | Nino   |
        | lane 2 | Ichika |
      And Nino reads "At the beginning of your main phase, draw 1 card."
      And Ichika reads "At the beginning of your start phase, draw 1 card."
      And it is the start of A's start phase
      Then the abilities are played in this order: Ichika, Nino

    Scenario: an ability at the main phase's beginning triggers once, whatever is done in it
      Given A's lane 1 holds Ichika
      And A's hand holds Nino
      And Ichika reads "At the beginning of the main phase, draw 1 card."
      And it is the start of A's main phase
      When A plays the character Nino into lane 2
      Then it is A's play timing
      And A has drawn 1 card

  @clause-7.3.2
  Rule: 7.3.2 The turn player is given a play timing, for the actions of chapter 8

    @clause-8.1.1
    Scenario Outline: <player> can take every kind of action in <player>'s main phase
      Given the board
        | zone   | A                                            | B                                        |
        | lane 1 | Ichika                                       | Itsuki                                   |
        | hand   | Nino, Memory kind:episode, Letter kind:event | Miku, Trip kind:episode, Song kind:event |
      And <character> reads "Activated: draw 1 card."
      And <event> reads "Main: draw 1 card."
      And it is <player>'s turn
      Then it is <player>'s play timing
      And <player> can play the character <card> into lane 2
      And <player> can play the episode <episode> on <character>
      And <player> can play the event <event>
      And <player> can activate <character>'s ability

      Examples:
        | player | character | event  | card | episode |
        | A      | Ichika    | Letter | Nino | Memory  |
        | B      | Itsuki    | Song   | Miku | Trip    |

  @clause-7.3.3
  Rule: 7.3.3 When the turn player does nothing, the approach phase follows

    Scenario Outline: the declaration step follows when <player> passes in the main phase
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
        | hand   | Nino           | Miku           |
      And it is <player>'s turn
      When <player> plays the character <card> into lane 2
      Then it is <player>'s main phase
      When <player> passes
      Then it is <player>'s declaration step

      Examples:
        | player | card |
        | A      | Nino |
        | B      | Miku |

    @reading-G-16
    Scenario Outline: abilities of the approach phase trigger after <player>'s pass in that player's first turn, with nobody to approach
      Given <player>'s brides holds Raiha
      And hero lane 1 holds Futaro
      And Futaro reads "At the beginning of your approach phase, draw 1 card."
      And it is <player>'s first turn
      When <player> passes
      Then the event "played" happened 1 time for Futaro

      Examples:
        | player |
        | A      |
        | B      |
