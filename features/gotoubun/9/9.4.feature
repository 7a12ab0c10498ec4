@gotoubun
Feature: 9.4 Bride judgement step

  @clause-9.4.1
  Rule: 9.4.1 Abilities at the beginning of the judgement step trigger, and are played before anything is judged

    Scenario Outline: <card>'s ability gives <change> to the power of 5 that approaches, in <player>'s turn
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:5 | Itsuki power:5 |
      And hero lane 3 holds Futaro need:5
      And <card> reads "At the beginning of each judgement step, until the end of the turn, each character gets power <change>."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches Futaro with <character>
      And <player> ends the declaration step
      And <other> passes
      And <player> passes
      Then <character> <is or not> a bride of <player>

      Examples:
        | player | other | character | card   | change | is or not |
        | A      | B     | Ichika    | Ichika | -1     | is not    |
        | A      | B     | Ichika    | Itsuki | -1     | is not    |
        | A      | B     | Ichika    | Itsuki | +1     | is        |
        | B      | A     | Itsuki    | Itsuki | -1     | is not    |

  @clause-9.4.2
  Rule: 9.4.2 A character with at least the power that the hero needs now succeeds, and any other fails

    Scenario Outline: power <power>, 5 needed, and then "<text>"
      Given A's lane 3 holds Ichika power:<power>
      And hero lane 3 holds Futaro need:5
      And B holds an event "Letter" that reads "Approach: until the end of the turn, <text>."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Ichika <is or not> a bride of A

      Examples:
        | power | text                         | is or not |
        | 5     | each hero gets need +1       | is not    |
        | 6     | each hero gets need +1       | is        |
        | 5     | each character gets power -1 | is not    |
        | 6     | each character gets power -1 | is        |
        | 5     | each character gets power +1 | is        |

    Scenario: a stronger character opposite does not keep an approach from succeeding
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:5 | Itsuki power:9 |
      And hero lane 3 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And the turn passes to B
      Then Ichika is a bride of A
      And Itsuki is in B's lane 3

    @clause-9.4.3
    Scenario: after a failed approach the character stays, and the hero stays face up
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And Ichika reads "While this character is approaching, this character gets power -1."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then Ichika is in A's lane 3
      And Futaro is face up
      And it is B's main phase

    Scenario Outline: two characters approach, one of them <who> an approach
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:5 |
        | lane 4 | Nino power:5   |
      And hero lane 3 holds Futaro need:5
      And Nino reads "While this character is approaching, this character gets power -1."
      And <card> reads "When this character <who> an approach, draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A approaches Futaro with Nino
      And A ends the declaration step
      And the turn passes to B
      Then A has drawn <number> cards

      Examples:
        | card   | who         | number |
        | Ichika | succeeds in | 1      |
        | Ichika | fails       | 0      |
        | Nino   | succeeds in | 0      |
        | Nino   | fails       | 1      |

    @clause-9.4.3.2
    Scenario: two characters succeed, and so does who does not become a bride
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
        | lane 4 | Nino power:9   |
      And Nino reads "When this character succeeds in an approach, draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      And A chooses Ichika
      Then A has drawn 1 card
      And Nino is in A's lane 4

    Scenario Outline: Ichika <is or not> a bride of A after B's event to <text>
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And B holds an event "Letter" that reads "Approach: <text>."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Ichika <is or not> a bride of A

      Examples:
        | text                                           | is or not |
        | draw 1 card                                    | is        |
        | return 1 of your opponent's characters to hand | is not    |
        | put the hero in lane 3 into the waiting room   | is not    |

    @reading-G-15=presence-and-power
    Scenario: Ichika is moved away from her hero, and that of Nino is turned face down
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
        | lane 5 | Nino power:9   |
      And B holds an event "Letter" that reads "Approach: move your opponent's character in lane 3 to lane 1, then turn the hero in lane 5 face down."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A approaches hero 5 with Nino
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then A's brides is Ichika

    @reading-G-15
    Scenario: the hero is moved away from the character
      Given A's lane 3 holds Ichika power:9
      And hero lane 5 is empty
      And B holds an event "Letter" that reads "Approach: move the hero in lane 3 to hero lane 5."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Ichika is a bride of A

    @reading-G-15=position-too
    Scenario Outline: an approach fails when character and hero are no longer near each other
      Given A's lane 3 holds Ichika power:9
      And hero lane 5 is empty
      And B holds an event "Letter" that reads "Approach: <text>."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Ichika is not a bride of A
      And it is B's play timing

      Examples:
        | text                                           |
        | move 1 of your opponent's characters to lane 1 |
        | move the hero in lane 3 to hero lane 5         |

    @reading-G-15=face-down-judged
    Scenario: the hero is turned face down, and the approach succeeds
      Given A's lane 3 holds Ichika power:9
      And B holds an event "Letter" that reads "Approach: turn the hero in lane 3 face down."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Ichika is a bride of A

    @without-first-player-owner
    Scenario: a new hero in the lane is not the hero that was approached
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And A's hero deck holds Uesugi need:1
      And B holds an event "Letter" that reads "Approach: put the hero in lane 3 into the waiting room, then put the top card of your hero deck into hero lane 3."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Uesugi is in hero lane 3
      And Ichika is in A's lane 3

    @clause-4.1.4
    Scenario: a character that has left her lane and come back does not approach any more
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And Ichika reads "When this character approaches, put this character into the waiting room, then put it into lane 3."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And the turn passes to B
      Then Ichika is in A's lane 3
      And Futaro is face up

    @clause-4.1.4
    Scenario: a hero that has left its lane and come back is not approached
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And B holds an event "Letter" that reads "Approach: put the hero in lane 3 on top of your hero deck, then put the top card of your hero deck into hero lane 3."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B plays the event Letter
      And the turn passes to B
      Then Futaro is in hero lane 3
      And Ichika is in A's lane 3

  @clause-9.4.2.2
  Rule: 9.4.2.2 Of several heroes that a character succeeds with, one is chosen

    @clause-9.4.2.1
    Scenario Outline: Ichika, with a power of 9, approaches two heroes by an effect, who need 9 and <need>
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 4 | Nino power:10  |
      And hero lane 3 holds Futaro need:<need>
      And Nino reads "When this character approaches, your {Ichika} also approaches each approached hero."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches Futaro with Nino
      And A ends the declaration step
      And B passes
      And A passes
      Then <result>

      Examples:
        | need | result                                    |
        | 9    | A is asked to choose among hero 2, Futaro |
        | 10   | nobody is asked anything                  |

    @clause-9.4.2.1
    Scenario Outline: of the two heroes that <player>'s Ichika succeeds with, <chosen> is chosen
      Given <player>'s lane 2 holds Ichika power:9
      And Ichika reads "When this character approaches, this character also approaches the hero in lane 3."
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 2 with Ichika
      And <player> ends the declaration step
      And <opponent> passes
      And <player> passes
      And <player> chooses <chosen>
      Then Ichika is a bride of <player>
      And <chosen> is face down
      And <other> is face up

      Examples:
        | player | opponent | chosen | other  |
        | A      | B        | hero 2 | hero 3 |
        | A      | B        | hero 3 | hero 2 |
        | B      | A        | hero 2 | hero 3 |

    Scenario: a character who has chosen one hero cannot become a bride for another
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
      And Ichika reads "When this character approaches, this character also approaches the hero in lane 3."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      And A chooses hero 2
      Then A's brides is Ichika, Nino

    @reading-G-13=turn-player
    Scenario: the turn player chooses for a character of the opponent, too
      Given the board
        | zone   | A              | B              |
        | lane 2 | Ichika power:9 | Itsuki power:9 |
        | lane 3 | Nino power:9   |                |
      And Nino reads "When this character approaches, your opponent's {Itsuki} also approaches each approached hero."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      Then A is asked to choose among hero 2, hero 3

    @reading-G-13=master
    Scenario: for a character of the opponent the opponent chooses
      Given the board
        | zone   | A              | B              |
        | lane 2 | Ichika power:9 | Itsuki power:9 |
        | lane 3 | Nino power:9   |                |
      And Nino reads "When this character approaches, your opponent's {Itsuki} also approaches each approached hero."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      Then B is asked to choose among hero 2, hero 3

  @clause-9.4.3
  Rule: 9.4.3 Each hero that is somebody's partner is dealt with, and no other

    Scenario Outline: Ichika succeeds, and Nino, whose power changes by <change> while she approaches
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
      And Nino reads "While this character is approaching, this character gets power <change>."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And the turn passes to B
      Then hero 2 is face down
      And hero 3 is face <face>
      And A's brides is <brides>

      Examples:
        | change | face | brides       |
        | -1     | up   | Ichika       |
        | +1     | down | Ichika, Nino |

    Scenario: of two characters that approach the same hero one succeeds
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
      And Nino reads "While this character is approaching, this character gets power -1."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A approaches hero 3 with Nino
      And the turn passes to B
      Then hero 3 is face down
      And A's brides is Ichika

    Scenario: of three heroes, each takes the one character that is its own, and nobody has to choose
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:9 |
        | lane 2 | Nino power:9   |
        | lane 3 | Miku power:9   |
      When A ends the main phase
      And A approaches hero 1 with Ichika
      And A approaches hero 2 with Nino
      And A approaches hero 3 with Miku
      And A ends the declaration step
      And B passes
      And A passes
      Then A has won

  @clause-9.4.3.1
  Rule: 9.4.3.1 The hero is turned face down

    @clause-9.4.2.1
    Scenario Outline: the hero is turned face down before <player>'s <card> becomes a bride
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And the turn passes to <other>
      Then hero 3 is in hero lane 3
      And hero 3 is face down
      And hero 2 is face up
      And these events happened in this order
        | event  | card   | face | to     | player   |
        | turned | hero 3 | down |        |          |
        | moved  | <card> |      | brides | <player> |

      Examples:
        | player | other | card   |
        | A      | B     | Ichika |
        | B      | A     | Itsuki |

    @reading-G-07=no-information
    Scenario: in the next turn nobody can approach the hero again
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And the turn passes to B
      And B ends the main phase
      Then B can approach hero 2 with Itsuki
      And B cannot approach hero 3 with Itsuki

    @reading-G-07=same-hero
    Scenario: in the next turn the hero can be approached again
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And the turn passes to B
      And B ends the main phase
      Then hero 3 is face down
      And B can approach hero 3 with Itsuki

  @clause-9.4.3.2
  Rule: 9.4.3.2 A character whose partner the hero is becomes a bride, chosen if there are several

    Scenario: of three that approach a hero one fails, and the choice is among the others
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
        | lane 4 | Miku power:9   |
      And Miku reads "While this character is approaching, this character gets power -1."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A approaches hero 3 with Nino
      And A approaches hero 3 with Miku
      And A ends the declaration step
      And B passes
      And A passes
      Then A is asked to choose among Ichika, Nino

    Scenario Outline: <chosen> is chosen, and <other> stays
      Given the board
        | zone   | B              |
        | lane 2 | Ichika power:9 |
        | lane 4 | Nino power:10  |
      And it is B's turn
      When B ends the main phase
      And B approaches hero 3 with Ichika
      And B approaches hero 3 with Nino
      And B ends the declaration step
      And A passes
      And B passes
      And B chooses <chosen>
      Then B's brides is <chosen>
      And <other> is in B's <lane>

      Examples:
        | chosen | other  | lane   |
        | Ichika | Nino   | lane 4 |
        | Nino   | Ichika | lane 2 |

    Scenario: cards under the bride and set on her go to the waiting room
      Given A's lane 3 holds Summer-Ichika power:9 under:Ichika episode:Memory
      When A ends the main phase
      And A approaches hero 3 with Summer-Ichika
      And the turn passes to B
      Then A's brides is Summer-Ichika
      And A's waiting room is Ichika, Memory

    @reading-G-14=turn-player
    Scenario: the turn player chooses among the opponent's characters, too
      Given the board
        | zone   | A              | B               |
        | lane 2 | Ichika power:9 | Itsuki power:9  |
        | lane 3 |                | Yotsuba power:9 |
      And Ichika reads "While this character is approaching, this character gets power -1."
      And Ichika reads "When this character approaches, your opponent's {Itsuki} or {Yotsuba} also approaches each approached hero."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then A is asked to choose among Itsuki, Yotsuba

    @reading-G-14=master
    Scenario: among the opponent's characters the opponent chooses
      Given the board
        | zone   | A              | B               |
        | lane 2 | Ichika power:9 | Itsuki power:9  |
        | lane 3 |                | Yotsuba power:9 |
      And Ichika reads "While this character is approaching, this character gets power -1."
      And Ichika reads "When this character approaches, your opponent's {Itsuki} or {Yotsuba} also approaches each approached hero."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then B is asked to choose among Itsuki, Yotsuba

  @clause-9.4.4
  Rule: 9.4.4 A check timing follows, and then the end phase

    Scenario: an ability triggered by becoming a bride is played before the end phase begins
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
        | lane 4 | Nino           |
      And Ichika reads "When this character becomes a bride, draw 1 card."
      And Nino reads "At the end of your turn, draw 1 card."
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And the turn passes to B
      Then the abilities are played in this order: Ichika, Nino

    Scenario Outline: <player> gains a bride, A with <mine> and B with <theirs> there already
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
        | brides | <mine>         | <theirs>       |
      And it is <player>'s turn
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      And <other> passes
      And <player> passes
      Then <result>

      Examples:
        | player | other | card   | mine    | theirs  | result               |
        | A      | B     | Ichika | 1 card  | 2 cards | it is B's main phase |
        | A      | B     | Ichika | 2 cards | 1 card  | A has won            |
        | B      | A     | Itsuki | 1 card  | 2 cards | B has won            |

    Scenario: two brides at once, the second and the third
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
        | brides | 1 card         |
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      Then A has won

    Scenario: abilities triggered by two brides at once wait together
      Given the board
        | zone   | A              |
        | lane 2 | Ichika power:9 |
        | lane 3 | Nino power:9   |
      And Ichika reads "When this character becomes a bride, draw 1 card."
      And Nino reads "When this character becomes a bride, draw 1 card."
      When A ends the main phase
      And A approaches hero 2 with Ichika
      And A approaches hero 3 with Nino
      And A ends the declaration step
      And B passes
      And A passes
      Then A is asked which waiting ability is played first: Ichika, Nino
