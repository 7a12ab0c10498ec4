@gotoubun
Feature: 10.10 Replacement effects

  @clause-10.10.1
  Rule: 10.10.1 An event that a replacement is about does not happen; what the replacement says does

    Scenario: of two draws, that of the player whose draws are replaced becomes a card in the waiting room
      Given the board
        | zone   | A             | B             |
        | lane 1 | Ichika        |               |
        | deck   | Nino, 3 cards | Miku, 3 cards |
      And Ichika reads "Activated: each player draws 1 card."
      And Ichika reads "When you would draw a card, instead put the top card of your deck into your waiting room."
      When A activates Ichika's ability
      Then A's waiting room is Nino
      And A's hand is empty
      And B's hand is Miku
      And B's waiting room is empty

    Scenario Outline: Ichika goes from the <word> to <end> where only leaving a lane is replaced
      Given the board
        | zone   | A      |
        | <zone> | Ichika |
        | lane 2 | Nino   |
      And Nino reads "Activated: put each {Ichika} card in your <word> into your waiting room."
      And Nino reads "When an {Ichika} would be put into the waiting room from the lanes, remove it instead."
      When A activates Nino's ability
      Then Ichika is in A's <end>

      Examples:
        | zone   | word | end          |
        | lane 1 | lane | removed      |
        | hand   | hand | waiting room |

  @clause-10.10.1.1
  Rule: 10.10.1.1 The event that was replaced never happened

    @clause-10.2.1.3.1
    Scenario Outline: with <hand> in hand; a draw that was replaced triggers nothing and is no draw
      Given the board
        | zone   | A            |
        | lane 1 | Ichika       |
        | lane 2 | Nino power:3 |
        | hand   | <hand>       |
      And Ichika reads "Activated: draw 1 card."
      And Ichika reads "When you would draw a card, if you have no cards in hand, instead put the top card of your deck into your waiting room."
      And Nino reads "When you draw a card, until the end of the turn, this character gets power +1."
      When A activates Ichika's ability
      Then Nino has power <power>
      And A has drawn <cards>

      Examples:
        | hand   | power | cards   |
        | -      | 3     | 0 cards |
        | 1 card | 4     | 1 card  |

    Scenario: the event that happens instead triggers abilities, and the replaced one does not
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Ichika reads "When this character would leave its lane, draw 1 card instead."
      And Nino reads "When your character leaves its lane, put the top card of your deck into your waiting room."
      And Miku reads "When you draw a card, put the top card of your deck into your waiting room."
      When A activates Ichika's ability
      Then the abilities are played in this order: Miku
      And Ichika is in A's lane 1

    Scenario Outline: an approach is replaced on the part of <who>, and triggers nothing ("<would>")
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      And <who> reads "When this <would>, draw 2 cards instead."
      And Ichika reads "When a hero is approached, draw 1 card."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then A has drawn 2 cards

      Examples:
        | who    | would                                   |
        | Ichika | character would approach                |
        | Futaro | hero would be approached                |
        | Futaro | hero would be approached by a character |

    Scenario: of two approaches the one that is not replaced happens
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:5 |
        | lane 2 | Nino power:5   |
      And hero lane 1 holds Futaro need:5
      And Ichika reads "When this character would approach, draw 1 card instead."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A approaches Futaro with Nino
      And A ends the declaration step
      Then Nino is approaching Futaro
      And Ichika is not approaching Futaro

    Scenario: a success that is replaced has no consequence for character and hero
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      And Ichika reads "When this character would succeed in an approach, draw 2 cards instead."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A passes
      And B passes
      And A passes
      Then A has drawn 2 cards
      And Ichika is in A's lane 1
      And Futaro is face up

    Scenario: an approach that the character's replacement has replaced is not replaced by the hero's
      Given the board
        | zone   | A              |
        | lane 3 | Ichika power:9 |
      And hero lane 3 holds Futaro need:2
      And Ichika reads "When this character would approach a hero, draw 1 card instead."
      And Futaro reads "When this hero would be approached, draw 1 card instead."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then A has drawn 1 card
      And it is B's main phase

  @clause-10.10.2
  Rule: 10.10.2 Of several replacements the affected player says which is applied first

    Scenario Outline: A lets <first> be applied first, and the other fits the event no more
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Miku reads "When a character would be put into the waiting room, remove it instead."
      When A activates Ichika's ability
      Then A is asked which replacement applies: Nino, Miku
      When A applies the replacement of <first>
      Then Ichika is in A's <zone>

      Examples:
        | first | zone    |
        | Nino  | hand    |
        | Miku  | removed |

    Scenario: a replacement that fits only the changed event is applied to it
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Miku reads "When a character would be returned to hand, remove it instead."
      When A activates Ichika's ability
      Then Ichika is in A's removed

    Scenario Outline: of one character's two replacements the one that says to <said> is applied first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Nino reads "When a character would be put into the waiting room, remove it instead."
      When A activates Ichika's ability
      And A applies the replacement "When a character would be put into the waiting room, <said> instead." of Nino
      Then Ichika is in A's <zone>

      Examples:
        | said                           | zone    |
        | return it to its player's hand | hand    |
        | remove it                      | removed |

    Scenario Outline: of the character's own replacement and Nino's, A lets <first> be applied first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Ichika reads "When this character would be put into the waiting room, remove it instead."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      When A activates Ichika's ability
      And A applies the replacement of <first>
      Then Ichika is in A's <zone>

      Examples:
        | first  | zone    |
        | Ichika | removed |
        | Nino   | hand    |

    Scenario Outline: of an ability's replacement and one that an event has brought about, A lets <first> be applied first
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Ichika reads "Activated: put this character into your waiting room."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And A holds an event "Letter" that reads "Main: Until the end of the turn, when a character would be put into the waiting room, remove it instead."
      When A plays the event Letter
      And A activates Ichika's ability
      And A applies the replacement of <first>
      Then Ichika is in A's <zone>

      Examples:
        | first  | zone    |
        | Nino   | hand    |
        | Letter | removed |

  @clause-10.10.2.1
  Rule: 10.10.2.1 The master of the card that is affected decides

    @clause-10.10.2 @clause-10.10.2.2
    Scenario Outline: <actor> of <player> puts <gone> into the waiting room, and <decider> decides
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 | Nino   | Yotsuba |
      And <actor> reads "Activated: put each {<gone>} into the waiting room."
      And Ichika reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Miku reads "When a character would be put into the waiting room, remove it instead."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <decider> applies the replacement of Miku
      Then <gone> is in <decider>'s removed

      Examples:
        | player | actor  | gone    | decider |
        | A      | Ichika | Nino    | A       |
        | B      | Miku   | Yotsuba | B       |

    @clause-10.10.2 @clause-10.10.2.2 @reading-S-07
    Scenario Outline: <actor> of <player> puts <gone> of <decider> into the waiting room, and <decider> decides
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 | Nino   | Yotsuba |
      And <actor> reads "Activated: put each {<gone>} into the waiting room."
      And Ichika reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Miku reads "When a character would be put into the waiting room, remove it instead."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <decider> applies the replacement of Miku
      Then <gone> is in <decider>'s removed

      Examples:
        | player | actor  | gone    | decider |
        | A      | Ichika | Yotsuba | B       |
        | B      | Miku   | Nino    | A       |

    @reading-S-07=affected-card-first
    Scenario: B decides for B's character even if both replacements are A's
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | lane 2 | Nino   |      |
      And Ichika reads "Activated: put each {Miku} into the waiting room."
      And Ichika reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Nino reads "When a character would be put into the waiting room, remove it instead."
      When A activates Ichika's ability
      Then B is asked which replacement applies: Ichika, Nino

    @reading-S-07=performer
    Scenario: A, whose effect it is, decides even for B's character
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | lane 2 | Nino   |      |
      And Ichika reads "Activated: put each {Miku} into the waiting room."
      And Ichika reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Nino reads "When a character would be put into the waiting room, remove it instead."
      When A activates Ichika's ability
      Then A is asked which replacement applies: Ichika, Nino

    @reading-G-16
    Scenario: for a hero in a hero lane, which has no master, B decides in B's turn
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
      And hero lane 3 holds Futaro need:5
      And Ichika reads "When a hero would be put into the waiting room, remove it instead."
      And Miku reads "When a hero would be put into the waiting room, put it into the hero deck instead."
      And Miku reads "Activated: put each {Futaro} into the waiting room."
      And it is B's turn
      When B activates Miku's ability
      Then B is asked which replacement applies: Ichika, Miku

  @clause-10.10.2.2
  Rule: 10.10.2.2 Of an action, who performs it decides, or the master of the card it is applied to

    @clause-10.10.2
    Scenario Outline: <actor> of <player> reads "<text>", and <decider>, who would draw, decides
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
      And <actor> reads "Activated: <text>"
      And Ichika reads "When a player would draw a card, instead remove your {Ichika}."
      And Miku reads "When a player would draw a card, instead remove your {Miku}."
      And it is <player>'s turn
      When <player> activates <actor>'s ability
      And <decider> applies the replacement of Miku
      Then Miku is in B's removed
      And Ichika is in A's lane 1

      Examples:
        | player | actor  | text                        | decider |
        | A      | Ichika | draw 1 card.                | A       |
        | A      | Ichika | your opponent draws 1 card. | B       |
        | B      | Miku   | draw 1 card.                | B       |
        | B      | Miku   | your opponent draws 1 card. | A       |

  @clause-10.10.2.3
  Rule: 10.10.2.3 A replacement is applied to one event once at most

    Scenario Outline: two replacements that lead to one another end after one application each (<text>)
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated: <text>"
      And Ichika reads "When this character would be put into the waiting room, return it to its player's hand instead."
      And Ichika reads "When this character would be returned to hand, put it into the waiting room instead."
      When A activates Ichika's ability
      Then Ichika is in A's <zone>
      And the event "replaced" happened 2 times

      Examples:
        | text                                      | zone         |
        | put this character into the waiting room. | waiting room |
        | return this character to hand.            | hand         |

    Scenario: draws that take the place of a draw are not replaced again
      Given the board
        | zone   | A                   |
        | lane 1 | Ichika              |
        | deck   | Nino, Miku, Yotsuba |
      And Ichika reads "Activated: draw 1 card."
      And Ichika reads "When a player would draw a card, instead draw 2 cards."
      When A activates Ichika's ability
      Then A has drawn 2 cards

    Scenario: the same text on two cards is two replacements
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And Ichika reads "Activated: put this character into the waiting room."
      And Ichika reads "When this character would be returned to hand, put it into the waiting room instead."
      And Nino reads "When a character would be put into the waiting room, return it to its player's hand instead."
      And Miku reads "When a character would be put into the waiting room, return it to its player's hand instead."
      When A activates Ichika's ability
      And A applies the replacement of Miku
      Then Ichika is in A's hand

    Scenario Outline: a replacement is applied to each of two events, together or in turn
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Miku    |
        | lane 2 |        | Yotsuba |
      And Ichika reads "Activated: <text>."
      And Miku reads "When your character would be put into the waiting room, remove it instead."
      When A activates Ichika's ability
      Then Miku is in B's removed
      And Yotsuba is in B's removed

      Examples:
        | text                                                                                 |
        | put each of your opponent's characters into the waiting room                         |
        | put each {Yotsuba} into the waiting room, then put each {Miku} into the waiting room |

  @clause-10.10.3
  Rule: 10.10.3 A replacement with a choice is not applied where that choice cannot be carried out

    Scenario Outline: two cards would be discarded for it, and A has <hand>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | <hand> |
      And Ichika reads "Activated: put this character into your waiting room."
      And Ichika reads "When this character would leave its lane, you may discard 2 cards instead."
      When A activates Ichika's ability
      Then Ichika is in A's <zone>
      And <asked>

      Examples:
        | hand    | zone         | asked                 |
        | 1 card  | waiting room | it is A's play timing |
        | 2 cards | lane 1       | A is asked yes or no  |

    Scenario Outline: A, who could, says <answer>
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | hand   | 2 cards |
      And Ichika reads "Activated: put this character into your waiting room."
      And Ichika reads "When this character would leave its lane, you may discard 2 cards instead. If you do, draw 1 card."
      When A activates Ichika's ability
      And A says <answer>
      Then Ichika is in A's <zone>
      And A has drawn <cards>

      Examples:
        | answer | zone         | cards   |
        | yes    | lane 1       | 1 card  |
        | no     | waiting room | 0 cards |

    Scenario Outline: B, who has <theirs>, would discard a card for it in A's turn, where A has <mine>
      Given the board
        | zone   | A    | B      |
        | lane 1 | Miku | Ichika |
      And A has <mine> in hand
      And B has <theirs> in hand
      And Miku reads "Activated: put each of your opponent's {Ichika} into the waiting room."
      And Ichika reads "When this character would leave its lane, you may discard 1 card instead."
      When A activates Miku's ability
      Then <asked>

      Examples:
        | theirs  | mine    | asked                    |
        | 0 cards | 1 card  | nobody is asked anything |
        | 1 card  | 0 cards | B is asked yes or no     |
