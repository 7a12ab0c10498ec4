@gotoubun
Feature: 4.4 Hero lanes

  @clause-4.4.2
  Rule: 4.4.2 The hero lanes are five, and both players share them

    @clause-4.4.1
    Scenario Outline: <player> can approach the hero in lane <lane>
      Given the board
        | zone        | A              | B            |
        | lane <lane> | Ichika power:5 | Nino power:5 |
      And hero lane <lane> holds Futaro need:5
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> can approach Futaro with <actor>

      Examples:
        | player | actor  | lane |
        | A      | Ichika | 1    |
        | B      | Nino   | 1    |
        | A      | Ichika | 5    |
        | B      | Nino   | 5    |

  @clause-4.4.3
  Rule: 4.4.3 The hero lanes are numbered from 1 to 5

    @clause-4.4.2
    Scenario Outline: the hero in lane <lane>
      Given A holds an event "Letter" that reads "Main: turn the hero in lane <lane> face down."
      When A plays the event Letter
      Then hero <lane> is face down
      And hero <other> is face up

      Examples:
        | lane | other |
        | 1    | 2     |
        | 5    | 4     |

  @clause-4.4.4
  Rule: 4.4.4 Hero lanes are public, and each holds one card

    Scenario Outline: <viewer> sees the hero in each lane
      Given hero lane 1 holds Futaro
      And hero lane 5 holds Raiha
      Then <viewer> sees Futaro
      And <viewer> sees Raiha

      Examples:
        | viewer |
        | A      |
        | B      |

    @without-first-player-owner
    Scenario Outline: a text puts a hero of the hero deck into hero lane 2, which holds <there>
      Given A's hero deck holds Futaro, 4 cards
      And hero lane 2 holds <there>
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: put the top card of your hero deck into hero lane 2."
      When <player> plays the event Letter
      Then Futaro is in <place>

      Examples:
        | there           | player | place         |
        | nothing         | A      | hero lane 2   |
        | nothing         | B      | hero lane 2   |
        | Raiha           | A      | A's hero deck |
        | Raiha           | B      | A's hero deck |
        | Raiha face-down | A      | A's hero deck |

    @without-first-player-owner
    Scenario: into any hero lane it goes only where none lies
      Given the board
        | zone      | A                      |
        | hero deck | Futaro, Raiha, 3 cards |
      And hero lane 3 is empty
      And hero lane 4 is empty
      And A holds an event "Letter" that reads "Main: put the top card of your hero deck into any hero lane."
      When A plays the event Letter
      Then A is asked which lane: 3, 4
      When A picks lane 4
      Then Futaro is in hero lane 4
      And Futaro is face up

    @without-first-player-owner
    Scenario: two heroes that one text puts into hero lanes go to different lanes
      Given A's hero deck holds Futaro, Raiha, 3 cards
      And hero lane 3 is empty
      And hero lane 4 is empty
      And A holds an event "Letter" that reads "Main: put the top 2 cards of your hero deck into any hero lane."
      When A plays the event Letter
      And A picks lane 4
      Then Futaro is in hero lane 4
      And Raiha is in hero lane 3

  @clause-4.4.5
  Rule: 4.4.5 A hero in a hero lane has no master

    Scenario Outline: in <player>'s turn its ability is played by <player>
      Given the board
        | zone   | A              | B            |
        | lane 3 | Ichika power:5 | Nino power:5 |
      And hero lane 3 holds Futaro need:5
      And Futaro reads "When this {Futaro} is approached, draw 1 card."
      And it is the start of <player>'s declaration step
      When <player> approaches Futaro with <actor>
      And <player> ends the declaration step
      Then <player> has drawn 1 card
      And <other> has drawn 0 cards

      Examples:
        | player | actor  | other |
        | A      | Ichika | B     |
        | B      | Nino   | A     |

    Scenario: a hero's ability is played before the waiting ability of the turn player
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
      And hero lane 3 holds Futaro need:5
      And Futaro reads "When this {Futaro} is approached, draw 1 card."
      And Ichika reads "When this character approaches, draw 1 card."
      And it is the start of A's declaration step
      When A approaches Futaro with Ichika
      And A ends the declaration step
      Then the abilities are played in this order: Futaro, Ichika
