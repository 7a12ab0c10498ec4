@gotoubun
Feature: 12.5 Once per turn by name

  @clause-12.5.2
  Rule: 12.5.2 An event cannot be played if its master has played one of that name this turn

    @clause-12.5.1
    Scenario: an event limited by name can be played again in its master's next turn
      Given A holds an event "Letter" that reads "Once per turn by name, main: Draw 1 card."
      And A holds an event "Letter#2" that reads "Once per turn by name, main: Draw 1 card."
      And A holds an event "Card" that reads "Once per turn by name, main: Draw 1 card."
      When A plays the event Letter
      Then A cannot play the event Letter#2
      And A can play the event Card
      When the turn passes to B
      And the turn passes to A
      Then A can play the event Letter#2

    Scenario Outline: the first one says "<first>", the second one "<second>"
      Given A holds an event "Letter" that reads "<first>: Shuffle your deck."
      And A holds an event "Letter#2" that reads "<second>: Draw 1 card."
      When A plays the event Letter
      Then A <can> play the event Letter#2

      Examples:
        | first                       | second                      | can    |
        | main                        | once per turn by name, main | cannot |
        | once per turn by name, main | main                        | can    |

    Scenario: a card played as an episode does not count among events of its name
      Given the board
        | zone   | A                                                |
        | lane 1 | Ichika                                           |
        | hand   | Trip kind:event-episode, Trip kind:event-episode |
      And Trip#2 reads "Once per turn by name, main: Draw 1 card."
      When A plays the episode Trip on Ichika
      Then A can play the event Trip#2

    Scenario: the opponent has played one of that name
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
      And A holds an event "Letter" that reads "Once per turn by name, main: Draw 1 card."
      And B holds an event "Letter#2" that reads "Once per turn by name, approach: Draw 1 card."
      When A plays the event Letter
      And A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      Then B can play the event Letter#2

    Scenario: a main-phase event limited by name counts in the event step
      Given A's lane 3 holds Ichika power:9
      And A holds an event "Letter" that reads "Once per turn by name, main: Draw 1 card."
      And A holds an event "Letter#2" that reads "Once per turn by name, approach: Draw 1 card."
      And A holds an event "Card" that reads "Once per turn by name, approach: Draw 1 card."
      When A plays the event Letter
      And A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B passes
      Then A cannot play the event Letter#2
      And A can play the event Card

    @reading-G-30
    Scenario: an event limited by name and played in the event step counts in it
      Given A's lane 3 holds Ichika power:9
      And A holds an event "Letter" that reads "Once per turn by name, approach: Draw 1 card."
      And A holds an event "Letter#2" that reads "Once per turn by name, approach: Draw 1 card."
      And A holds an event "Card" that reads "Once per turn by name, approach: Draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A passes
      And B passes
      And A plays the event Letter
      And B passes
      Then A cannot play the event Letter#2
      And A can play the event Card

    Scenario: an event played in A's turn does not limit its name in B's turn
      Given B's lane 3 holds Nino power:9
      And A holds an event "Letter" that reads "Once per turn by name, main: Draw 1 card."
      And A holds an event "Letter#2" that reads "Once per turn by name, approach: Draw 1 card."
      When A plays the event Letter
      And the turn passes to B
      And B ends the main phase
      And B approaches hero 3 with Nino
      And B passes
      Then A can play the event Letter#2

  @clause-12.5.3
  Rule: 12.5.3 An ability limited by name cannot be played once another of that card name was played this turn

    Scenario Outline: Ichika's ability "<first>" was played, and <other> has one that says "<limit>"
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | lane 2 | <other> |
      And Ichika reads "Activated, <first>: draw 1 card."
      And <other> reads "Activated, <limit>: shuffle your deck."
      When A activates Ichika's ability
      Then A <can> activate <other>'s ability

      Examples:
        | first                 | other         | limit                 | can    |
        | once per turn by name | Ichika#2      | once per turn by name | cannot |
        | once per turn by name | Ichika#2      | once per turn         | can    |
        | once per turn         | Ichika#2      | once per turn by name | can    |
        | once per turn by name | Summer-Ichika | once per turn by name | can    |

    Scenario: the same ability, again in the next turn of its master
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated, once per turn by name: draw 1 card."
      When A activates Ichika's ability
      Then A cannot activate Ichika's ability
      When the turn passes to B
      And the turn passes to A
      Then A can activate Ichika's ability

    @without-effect-actions
    Scenario: an ability limited by name cannot be played by a card that came back
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated, once per turn by name: draw 1 card."
      And Nino reads "Activated, once per turn by name: draw 1 card."
      And A holds an event "Walk" that reads "Main: Put 1 of your {Ichika} into your hand."
      When A activates Ichika's ability
      And A plays the event Walk
      And A plays the character Ichika into lane 1
      Then A cannot activate Ichika's ability
      And A can activate Nino's ability

    Scenario: each player has an Ichika
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Ichika |
      And Ichika reads "Once per turn by name, when a player plays an event, draw 1 card."
      And Ichika#2 reads "Once per turn by name, when a player plays an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A says yes
      And B says yes
      Then the abilities are played in this order: Ichika, Ichika#2

    Scenario Outline: of two heroes of one name, <player> plays the ability of one
      Given hero lane 1 holds Futaro
      And hero lane 2 holds Futaro
      And Futaro reads "Once per turn by name, at the beginning of each main phase, draw 1 card."
      And Futaro#2 reads "Once per turn by name, at the beginning of each main phase, draw 1 card."
      And it is <player>'s turn
      When <player> plays the waiting ability of Futaro#2 first
      And <player> says yes
      Then nobody is asked anything
      And <player> has drawn 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: an ability limited by name waits again in the opponent's turn after its master's
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika |      |
        | hand   | Nino   | Miku |
      And Ichika reads "Once per turn by name, when a character appears, draw 1 card."
      When A plays the character Nino into lane 2
      And A says yes
      And the turn passes to B
      And B plays the character Miku into lane 2
      Then A is asked yes or no

    Scenario: a card's second ability limited by name cannot be played after its first
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated "Sing", once per turn by name: draw 1 card."
      And Ichika reads "Activated "Dance", once per turn by name: draw 1 card."
      And Ichika reads "Activated "Walk", once per turn: draw 1 card."
      When A activates Ichika's ability "Sing"
      Then A cannot activate Ichika's ability "Dance"
      And A can activate Ichika's ability "Walk"

    Scenario Outline: an automatic one waits, after an activated one that says "<limit>"
      Given A's lane 1 holds Ichika
      And A's lane 2 holds Ichika
      And Ichika reads "Activated, <limit>: shuffle your deck."
      And Ichika#2 reads "Once per turn by name, when you shuffle a deck, draw 1 card."
      When A activates Ichika's ability
      Then <asked>
      And A has drawn 0 cards

      Examples:
        | limit                 | asked                    |
        | once per turn by name | nobody is asked anything |
        | once per turn         | A is asked yes or no     |

  @clause-12.5.3.1
  Rule: 12.5.3.1 An automatic one that waits may be left unplayed, and then waits one time less

    Scenario: an Ichika's waiting ability is left unplayed for the other Ichika's to be played
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Ichika |
      And Ichika reads "Once per turn by name, when you play an event, draw 1 card."
      And Ichika#2 reads "Once per turn by name, when you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A plays the waiting ability of Ichika first
      And A says no
      And A says yes
      Then the abilities are played in this order: Ichika#2

    Scenario: an ability limited by name waits twice, is left unplayed once and then played
      Given A's lane 1 holds Ichika
      And Ichika reads "Once per turn by name, when a card is put into your waiting room from your deck, draw 1 card."
      And A holds an event "Storm" that reads "Main: Put the top 2 cards of your deck into the waiting room."
      When A plays the event Storm
      And A says no
      Then A is asked yes or no
      When A says yes
      Then A has drawn 1 card

    Scenario: B's ability limited by name is left unplayed by B
      Given B's lane 1 holds Nino
      And Nino reads "Once per turn by name, when your opponent plays an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And B says no
      Then B has drawn 0 cards
      And it is A's play timing
