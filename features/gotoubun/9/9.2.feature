@gotoubun
Feature: 9.2 Approach declaration step

  @clause-9.2.1
  Rule: 9.2.1 Abilities at the beginning of the phase or the step trigger, and are played before the declaration

    Scenario Outline: a power that <character> gets at the beginning of the <step> counts
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:4 | Itsuki power:4 |
      And hero lane 3 holds Futaro need:5
      And <character> reads "At the beginning of your <step>, until the end of the turn, this character gets power +1."
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> can approach Futaro with <character>

      Examples:
        | player | character | step             |
        | A      | Ichika    | approach phase   |
        | A      | Ichika    | declaration step |
        | B      | Itsuki    | approach phase   |
        | B      | Itsuki    | declaration step |

    Scenario: abilities at the phase's and the step's beginning trigger together, though nobody can approach
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Itsuki  |
        | lane 2 | Nino   | Yotsuba |
      And Ichika reads "At the beginning of your declaration step, draw 1 card."
      And Nino reads "At the beginning of your approach phase, draw 1 card."
      And Itsuki reads "At the beginning of your approach phase, draw 1 card."
      And Yotsuba reads "At the beginning of your opponent's approach phase, draw 1 card."
      When A ends the main phase
      Then A is asked which waiting ability is played first: Ichika, Nino
      When A plays the waiting ability of Ichika first
      Then the abilities are played in this order: Ichika, Nino, Yotsuba

    Scenario: abilities of the opponent, of a hero and of an episode trigger at the step's beginning
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And Memory is set on Ichika
      And hero lane 1 holds Futaro
      And Futaro reads "At the beginning of each declaration step, draw 1 card."
      And Memory reads "At the beginning of your declaration step, draw 1 card."
      And Nino reads "At the beginning of your opponent's declaration step, draw 1 card."
      When A ends the main phase
      Then the abilities are played in this order: Futaro, Memory, Nino

  @clause-9.2.2
  Rule: 9.2.2 The turn player declares approaches, or that there is none

    Scenario Outline: <player> may approach, and need not
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:5 | Itsuki power:5 |
      And hero lane 3 holds Futaro need:5
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> can approach Futaro with <character>
      When <player> declares no approach
      Then it is <other>'s main phase
      And Futaro is face up

      Examples:
        | player | other | character |
        | A      | B     | Ichika    |
        | B      | A     | Itsuki    |

    @clause-9.2.2.4
    Scenario: after a first pair the player says when the declaration is over
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      Then it is A's declaration step
      When A ends the declaration step
      Then it is A's event step
      And Ichika is approaching Futaro

  @clause-9.2.2.1
  Rule: 9.2.2.1 Approaches are declared to one hero or several

    Scenario: three characters approach three heroes, with one between them that nobody approaches
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
        | lane 4 | Miku power:9   |
      When A ends the main phase
      And A approaches hero 1 with Ichika
      And A approaches hero 4 with Nino
      And A approaches hero 5 with Miku
      And A ends the declaration step
      Then hero 1 is approached
      And hero 4 is approached
      And hero 5 is approached
      And hero 3 is not approached

    @reading-G-07
    Scenario Outline: Futaro lies there as <card>
      Given A's lane 3 holds Ichika power:9
      And hero lane 3 holds <card>
      And hero lane 2 holds Uesugi need:5
      When A ends the main phase
      Then A can approach Uesugi with Ichika
      And A <can> approach Futaro with Ichika

      Examples:
        | card                    | can    |
        | Futaro need:5           | can    |
        | Futaro need:5 face-down | cannot |

  @clause-9.2.2.2
  Rule: 9.2.2.2 A hero is approached by one character or several

    Scenario Outline: <player>'s three characters approach the same hero
      Given the board
        | zone   | A              | B              |
        | lane 2 | Ichika power:5 | Itsuki power:5 |
        | lane 3 | Nino power:5   | Nino power:5   |
        | lane 4 | Miku power:5   | Miku power:5   |
      And hero lane 3 holds Futaro need:5
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches Futaro with <one>
      And <player> approaches Futaro with <two>
      And <player> approaches Futaro with <three>
      Then it is <player>'s declaration step

      Examples:
        | player | one    | two    | three  |
        | A      | Ichika | Nino   | Miku   |
        | A      | Miku   | Ichika | Nino   |
        | B      | Itsuki | Nino#2 | Miku#2 |

    Scenario: two for one hero and one for another
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
        | lane 4 | Miku power:9   |
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A approaches hero 4 with Nino
      And A approaches hero 3 with Miku
      And A ends the declaration step
      Then Ichika is approaching hero 3
      And Nino is approaching hero 4
      And Miku is approaching hero 3

    Scenario: two heroes are approached by two characters each, two of them of one person
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika power:9        |
        | lane 2 | Summer-Ichika power:9 |
        | lane 3 | Nino power:9          |
        | lane 4 | Miku power:9          |
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 2 with Summer-Ichika
      And A approaches hero 4 with Nino
      And A approaches hero 4 with Miku
      And A ends the declaration step
      Then Summer-Ichika is approaching hero 2
      And Miku is approaching hero 4

  @clause-9.2.2.2.1
  Rule: 9.2.2.2.1 Only characters that the hero is straight or diagonally in front of

    Scenario Outline: a character in <player>'s lane <here> and a hero in lane <there>
      Given <player>'s lane <here> holds Ichika power:9
      And hero lane <there> holds Futaro need:5
      And hero lane <here> holds <near>
      And it is <player>'s turn
      When <player> ends the main phase
      Then <player> <can> approach Futaro with Ichika

      Examples:
        | player | here | there | near          | can    |
        | A      | 3    | 1     | Uesugi need:5 | cannot |
        | A      | 3    | 2     | Uesugi need:5 | can    |
        | A      | 3    | 4     | Uesugi need:5 | can    |
        | A      | 3    | 5     | Uesugi need:5 | cannot |
        | A      | 1    | 2     | Uesugi need:5 | can    |
        | A      | 1    | 5     | Uesugi need:5 | cannot |
        | A      | 5    | 4     | Uesugi need:5 | can    |
        | A      | 5    | 1     | Uesugi need:5 | cannot |
        | B      | 2    | 1     | Uesugi need:5 | can    |
        | B      | 2    | 4     | Uesugi need:5 | cannot |

    Scenario: a character can approach the hero straight in front of it
      Given A's lane 1 holds Ichika power:5
      And B's lane 5 holds Itsuki power:5
      And hero lane 1 holds Futaro need:5
      When A ends the main phase
      Then A can approach Futaro with Ichika

  @clause-9.2.2.2.2
  Rule: 9.2.2.2.2 Only characters whose power is at least what the hero needs

    Scenario Outline: <character> and a hero who needs 5
      Given the board
        | zone   | A            |
        | lane 3 | <character>  |
        | lane 4 | Nino power:9 |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | character                     | can    |
        | Ichika power:4                | cannot |
        | Ichika power:5                | can    |
        | Ichika power:6                | can    |
        | Ichika power:4 episode:Memory | can    |
        | Ichika power:3 episode:Memory | cannot |

    Scenario Outline: Ichika <can> approach a hero printed with need <need> when Itsuki reads <text>
      Given the board
        | zone   | A              | B      |
        | lane 3 | Ichika power:5 | Itsuki |
        | lane 4 | Nino power:9   |        |
      And hero lane 3 holds Futaro need:<need>
      And Itsuki reads "<text>"
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | need | text                                    | can    |
        | 5    | Each hero gets need +1.                 | cannot |
        | 4    | Each hero gets need +1.                 | can    |
        | 6    | Each hero gets need -1.                 | can    |
        | 5    | Your opponent's {Ichika} gets power -1. | cannot |

    Scenario: a stronger character opposite does not keep a character from approaching
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:5 | Itsuki power:9 |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      Then A can approach Futaro with Ichika

    Scenario: a character with too little power cannot join another who has enough
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:4 |
        | lane 3 | Nino power:9   |
        | lane 4 | Miku power:5   |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Nino
      Then A can approach Futaro with Miku
      And A cannot approach Futaro with Ichika

    Scenario Outline: Ichika with power <power> <can> approach a hero who needs <need> where both change by effects
      Given A's lane 3 holds Ichika power:<power>
      And A's lane 4 holds Nino power:9
      And hero lane 3 holds Futaro need:<need>
      And Nino reads "Each hero gets need -1."
      And A holds an event "Letter" that reads "Main: until the end of the turn, your {Ichika} gets power +1."
      When A plays the event Letter
      And A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | power | need | can    |
        | 3     | 5    | can    |
        | 2     | 5    | cannot |
        | 0     | 2    | can    |
        | 0     | 1    | can    |
        | 0     | 3    | cannot |

  @clause-9.2.2.2.3
  Rule: 9.2.2.2.3 A character approaches one hero only

    Scenario: a character who approaches one hero cannot approach another, nor the same again
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
        | lane 4 | Nino power:5   |
      And hero lane 3 holds Futaro need:5
      And hero lane 4 holds Uesugi need:5
      When A ends the main phase
      Then A can approach Uesugi with Ichika
      When A approaches Futaro with Ichika
      Then A cannot approach Uesugi with Ichika
      And A cannot approach Futaro with Ichika
      And A can approach Uesugi with Nino

  @clause-9.2.2.3
  Rule: 9.2.2.3 For the rest of the phase the hero is approached, and the character approaches it

    Scenario: a character does not approach yet while further pairs are still chosen
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:5 |
        | lane 3 | Nino power:4   |
        | lane 4 | Miku power:5   |
      And hero lane 3 holds Futaro need:5
      And Ichika reads "While this character is approaching, each hero gets need -1."
      When A ends the main phase
      And A approaches Futaro with Ichika
      Then A can approach Futaro with Miku
      And A cannot approach Futaro with Nino

    Scenario: the chosen character alone approaches, and the chosen hero alone is approached
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
        | lane 4 | Nino power:5   |
      And hero lane 3 holds Futaro need:5
      And hero lane 4 holds Uesugi need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then Ichika is approaching Futaro
      And Ichika is not approaching Uesugi
      And Nino is not approaching Futaro
      And Uesugi is not approached

    Scenario Outline: <moment>, who approached is approaching, or is not any more
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And Ichika reads "While this character is approaching, this character gets power -1."
      And Ichika reads "<moment>, if this character is approaching, draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then A has drawn <number> cards
      And Ichika is not approaching Futaro

      Examples:
        | moment                                 | number |
        | At the beginning of each event step    | 1      |
        | At the beginning of the judgement step | 1      |
        | When this character fails an approach  | 1      |
        | At the end of your turn                | 0      |

    @clause-10.10.1.1
    Scenario Outline: where something else happens to Ichika's approach, Nino's to <hero> is one all the same
      Given the board
        | zone   | A              | B      |
        | lane 2 | Ichika power:9 | Itsuki |
        | lane 3 | Nino power:9   |        |
      And Itsuki reads "When a hero would be approached by your opponent's {Ichika}, draw 1 card instead."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches <hero> with Nino
      And A ends the declaration step
      Then Ichika is not approaching hero 2
      And Nino is approaching <hero>
      And B has drawn 1 card

      Examples:
        | hero   |
        | hero 2 |
        | hero 3 |

    @clause-10.10.1.1
    Scenario: where something else happens to hero 2, hero 3 is approached all the same
      Given the board
        | zone   | A              | B      |
        | lane 2 | Ichika power:9 | Itsuki |
        | lane 3 | Nino power:9   |        |
      And Itsuki reads "When the hero in front of this character would be approached, draw 1 card instead."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      Then hero 2 is not approached
      And hero 3 is approached

    @clause-4.1.4
    Scenario: a character that is moved to another lane meanwhile still approaches
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: move 1 of your opponent's characters to lane 2."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      Then Ichika is in A's lane 2
      And Ichika is approaching hero 3
      And it is A's event step

    Scenario Outline: <card>'s approach to <hero> triggers what speaks of Ichika and Uesugi, or does not
      Given the board
        | zone   | A              | B      |
        | lane 3 | Ichika power:5 | Itsuki |
        | lane 4 | Nino power:5   |        |
      And hero lane 3 holds Futaro need:5
      And hero lane 4 holds Uesugi need:5
      And Itsuki reads "When a hero with need 5 or more is approached by your opponent's {Ichika}, draw 1 card."
      When A ends the main phase
      And A approaches <hero> with <card>
      And A ends the declaration step
      Then B has drawn <number> cards

      Examples:
        | card   | hero   | number |
        | Ichika | Futaro | 1      |
        | Nino   | Uesugi | 0      |

  @clause-9.2.2.4
  Rule: 9.2.2.4 Where no such pair can be chosen, there is no approach

    Scenario Outline: <player>'s only character has power 8, and each hero needs 9
      Given <player>'s lane 3 holds Ichika power:8
      And Ichika reads "At the beginning of your event step, draw 1 card."
      And it is <player>'s turn
      When the turn passes to <other>
      Then no ability is played
      And it is <other>'s main phase

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: <player>'s only character has power 9
      Given <player>'s lane 3 holds Ichika power:9
      And Ichika reads "At the beginning of your event step, draw 1 card."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with Ichika
      And <player> ends the declaration step
      Then the abilities are played in this order: Ichika

      Examples:
        | player |
        | A      |
        | B      |

  @clause-9.2.3
  Rule: 9.2.3 A check timing follows the declaration

    Scenario: an ability that an approach triggers is played before the event step begins
      Given the board
        | zone   | A              | B      |
        | lane 3 | Ichika power:5 | Itsuki |
        | lane 4 | Nino power:5   |        |
      And hero lane 3 holds Futaro need:5
      And Itsuki reads "When a hero is approached, draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      Then no ability is played
      When A ends the declaration step
      Then these events happened in this order
        | event      | card   | step  |
        | played     | Itsuki |       |
        | step-began |        | event |

    Scenario: an ability triggered by what replaced an approach is played before the turn ends
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:5 |
        | lane 2 | Nino           |
        | lane 3 | Miku           |
      And hero lane 1 holds Futaro need:5
      And Ichika reads "When this character would approach, draw 1 card instead."
      And Nino reads "When you draw a card, put the top card of your deck into the waiting room."
      And Miku reads "At the end of your turn, put the top card of your deck into the waiting room."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then the event "played" happened 1 time for Nino

  @clause-9.2.4
  Rule: 9.2.4 With an approach the event step follows, without one the end phase

    Scenario Outline: the event step follows an approach of <player>, and <other> acts first
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      Then it is <player>'s event step
      And it is <other>'s play timing

      Examples:
        | player | other | card   |
        | A      | B     | Ichika |
        | B      | A     | Itsuki |

    Scenario: without an approach there is neither an event step nor a judgement
      Given the board
        | zone   | A              | B      |
        | lane 3 | Ichika power:9 | Itsuki |
      And Itsuki reads "At the beginning of each event step, draw 1 card."
      And Itsuki reads "At the beginning of the judgement step, draw 1 card."
      When A ends the main phase
      And A declares no approach
      Then no ability is played
      And it is B's main phase
      And Ichika is in A's lane 3

    Scenario: without an approach the end phase is not left out
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "At the end of your turn, draw 1 card."
      When A ends the main phase
      And A declares no approach
      Then it is B's main phase
      And A has drawn 1 card

    Scenario: the event step follows although the character is gone by then
      Given A's lane 3 holds Ichika power:9
      And Ichika reads "When this character approaches, return this character to hand."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      Then Ichika is in A's hand
      And it is A's event step
