@gotoubun
Feature: 7.5 End phase

  @clause-7.5.1
  Rule: 7.5.1 Abilities due at the end of the turn trigger, unless they have done so this turn

    Scenario Outline: <player>'s ability is played once, though the end phase is done again after it
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
      And <card> reads "At the end of your turn, draw 1 card."
      And it is the start of <player>'s end phase
      Then the abilities are played in this order: <card>

      Examples:
        | player | card   |
        | A      | Ichika |
        | B      | Itsuki |

    Scenario: an end-of-turn ability triggers again at the end of the player's next turn
      Given A's lane 1 holds Ichika
      And Ichika reads "At the end of your turn, draw 1 card."
      And it is the start of A's end phase
      When the turn passes to A
      And the turn passes to B
      Then the abilities are played in this order: Ichika, Ichika

    Scenario: the end of the opponent's turn counts for abilities that speak of it
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
      And Ichika reads "At the end of your opponent's turn, draw 1 card."
      And Itsuki reads "At the end of your opponent's turn, draw 1 card."
      And it is the start of A's end phase
      Then the abilities are played in this order: Itsuki

    Scenario: an event's delayed trigger for the end of the turn triggers once
      Given A holds an event "Letter" that reads "Main: at the end of this turn, draw 1 card."
      When A plays the event Letter
      And the turn passes to B
      Then A has drawn 1 card
      When the turn passes to A
      Then A has drawn 3 cards

    @clause-7.5.3
    Scenario: a character that appears in the end phase still triggers, in the same turn
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "At the end of your turn, put 1 {Nino} character card from your waiting room into lane 2."
      And Nino reads "At the end of your turn, draw 1 card."
      And it is the start of A's end phase
      Then the abilities are played in this order: Ichika, Nino
      And it is B's main phase

    @clause-7.5.3
    Scenario: a new card's end-of-turn ability triggers although one with the same text has
      Given the board
        | zone         | A        |
        | lane 1       | Ichika   |
        | waiting room | Ichika#2 |
      And Ichika reads "At the end of your turn, for the rest of the game, this character gets power +1, then put 1 {Ichika} character card from your waiting room into lane 2."
      And Ichika#2 reads "At the end of your turn, for the rest of the game, this character gets power +1, then put 1 {Ichika} character card from your waiting room into lane 2."
      And it is the start of A's end phase
      Then the abilities are played in this order: Ichika, Ichika#2

  @clause-7.5.2
  Rule: 7.5.2 After a check timing, effects until the end of the turn are over

    @clause-7.5.1
    Scenario: an ability of the turn's end still finds the effect, the next turn does not
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "At the end of your turn, if this character has power 5 or more, draw 1 card."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your {Ichika} gets power +2."
      When A plays the event Letter
      Then Ichika has power 5
      When the turn passes to B
      Then A has drawn 1 card
      And Ichika has power 3

    Scenario: rules are processed in it, before the turn ends
      Given A's lane 1 holds Ichika
      And Memory is set on Ichika
      And Memory reads "Dedicated {Nino}."
      And it is the start of A's end phase
      Then these events happened in this order
        | event      | card   | to           |
        | moved      | Memory | waiting room |
        | turn-ended |        |              |

    Scenario: an effect for the rest of the game stays
      Given A's lane 1 holds Ichika power:3
      And A holds an event "Letter" that reads "Main: for the rest of the game, your {Ichika} gets power +2."
      When A plays the event Letter
      And the turn passes to B
      Then Ichika has power 5

    Scenario Outline: <duration> a power of 5, and an ability at the beginning of the next turn finds it or not
      Given the board
        | zone   | A              | B      |
        | lane 1 | Ichika power:3 | Itsuki |
      And Itsuki reads "At the beginning of your start phase, if there is a {Ichika} with power 5 or more, draw 1 card."
      And A holds an event "Letter" that reads "Main: <duration>, your {Ichika} gets power +2."
      When A plays the event Letter
      And the turn passes to B
      Then B has drawn <number> cards

      Examples:
        | duration                  | number |
        | until the end of the turn | 2      |
        | for the rest of the game  | 3      |

    Scenario Outline: an effect until the end of the turn does not last, here <effect>
      Given A's lane 1 holds Ichika
      And A holds an event "Letter" that reads "Main: until the end of the turn, <effect>."
      When A plays the event Letter
      And the turn passes to B
      Then <claim>

      Examples:
        | effect                                                         | claim                                                                       |
        | your {Ichika} is also {Nino}                                   | Ichika is not the person Nino                                               |
        | your {Ichika} gains "When you draw a card, shuffle your deck." | Ichika does not have the ability "When you draw a card, shuffle your deck." |
        | when your opponent would draw a card, draw 1 card instead      | B has drawn 2 cards                                                         |

    Scenario: an effect for each time in this turn does nothing in the next
      Given A has 2 cards in hand
      And B's hand holds Miku
      And A holds an event "Letter" that reads "Main: each time a character appears this turn, draw 1 card."
      And A's waiting room holds Nino
      And A holds an event "Song" that reads "Main: put 1 {Nino} character card from your waiting room into lane 2."
      When A plays the event Letter
      And A plays the event Song
      And the turn passes to B
      And B plays the character Miku into lane 1
      Then A has drawn 1 card

    Scenario: an effect that is due in the next turn is not over
      Given A holds an event "Letter" that reads "Main: at the beginning of the next main phase, draw 1 card."
      When A plays the event Letter
      And the turn passes to B
      Then A has drawn 1 card

    Scenario: an effect of the player whose turn it is not is over with the turn, too
      Given the board
        | zone   | A    | B              |
        | lane 1 |      | Itsuki power:3 |
        | hand   | Nino |                |
      And Itsuki reads "When a character appears, until the end of the turn, this character gets power +2."
      When A plays the character Nino into lane 2
      Then Itsuki has power 5
      When the turn passes to B
      Then Itsuki has power 3

    Scenario: an effect for each time in this turn still works at the turn's end
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "At the end of your turn, put 1 {Nino} character card from your waiting room into lane 2."
      And A holds an event "Letter" that reads "Main: each time a character appears this turn, draw 1 card."
      When A plays the event Letter
      And the turn passes to B
      Then A has drawn 1 card

  @clause-7.5.3
  Rule: 7.5.3 If nothing was done and nothing is due, the opponent's turn begins; otherwise the end phase is done again

    Scenario Outline: after <player>'s turn the opponent's begins, as the next one
      Given it is turn <turn>
      And it is the start of <player>'s end phase
      Then it is <other>'s main phase
      And it is turn <next>
      And the event "turn-ended" happened 1 time

      Examples:
        | player | other | turn | next |
        | A      | B     | 5    | 6    |
        | B      | A     | 6    | 7    |

    Scenario: a hand of any size stays a hand
      Given A has 15 cards in hand
      And it is the start of A's end phase
      Then it is B's main phase
      And A has 15 cards in hand

    @clause-7.5.2 @reading-S-06
    Scenario: an effect that an ability of the turn's end makes is over in the next turn, too
      Given A's lane 1 holds Ichika power:3
      And Ichika reads "At the end of your turn, until the end of the turn, this character gets power +2."
      And it is the start of A's end phase
      Then the abilities are played in this order: Ichika
      And it is B's main phase
      And Ichika has power 3

    Scenario: the end phase is done again as often as something was done in it
      Given the board
        | zone         | A          |
        | lane 1       | Ichika     |
        | waiting room | Nino, Miku |
      And Ichika reads "At the end of your turn, for the rest of the game, this character gets power +1, then put 1 {Nino} character card from your waiting room into lane 2."
      And Nino reads "At the end of your turn, put 1 {Miku} character card from your waiting room into lane 3."
      And Miku reads "At the end of your turn, draw 1 card."
      And it is the start of A's end phase
      Then the abilities are played in this order: Ichika, Nino, Miku
      And it is B's main phase

    Scenario: an episode that the end of an effect makes illegal is put away in the next turn, if nothing was done
      Given A's lane 1 holds Ichika
      And A's hand holds Memory kind:episode
      And Memory reads "Dedicated {Nino}."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your {Ichika} is also {Nino}."
      When A plays the event Letter
      And A plays the episode Memory on Ichika
      And the turn passes to B
      Then these events happened in this order
        | event      | card   | to           |
        | turn-ended |        |              |
        | moved      | Memory | waiting room |

    Scenario: after an ability the end phase is done again, and the episode is put away in this turn
      Given the board
        | zone   | A                   | B      |
        | lane 1 | Ichika              | Itsuki |
        | hand   | Memory kind:episode |        |
      And Memory reads "Dedicated {Nino}."
      And Itsuki reads "At the end of your opponent's turn, draw 1 card."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your {Ichika} is also {Nino}."
      When A plays the event Letter
      And A plays the episode Memory on Ichika
      And the turn passes to B
      Then these events happened in this order
        | event      | card   | to           |
        | moved      | Memory | waiting room |
        | turn-ended |        |              |

    Scenario: a condition that the end of an effect brings about has its ability played before the turn ends
      Given A's lane 1 holds Ichika power:3
      And A's hand holds Memory kind:episode modifier:2
      And Ichika reads "When this character has power 5 or more, return this character to hand."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your {Ichika} gets power -2."
      When A plays the event Letter
      And A plays the episode Memory on Ichika
      And the turn passes to B
      Then these events happened in this order
        | event      | card   |
        | played     | Ichika |
        | turn-ended |        |
