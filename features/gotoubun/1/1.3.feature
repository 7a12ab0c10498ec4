@gotoubun
Feature: 1.3 Principles

  @clause-1.3.1
  Rule: 1.3.1 The text of a card goes before the rules

    Scenario Outline: six copies of a character that reads <text>
      Given a new game
      And A's deck holds Ichika copies:6
      And Ichika reads "<text>"
      Then the decks are <outcome>

      Examples:
        | text                          | outcome  |
        | Extra: any number in a deck.  | accepted |
        | This character gets power +1. | refused  |

    Scenario: a character approaches a second hero, at any distance and whatever that one needs
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      And hero lane 5 holds Uesugi need:7
      And A holds an event "Letter" that reads "Approach: Your {Ichika} also approaches 1 hero with need 7 or less."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      And A chooses Uesugi
      Then Ichika is approaching Futaro
      And Ichika is approaching Uesugi

  @clause-1.3.2
  Rule: 1.3.2 Impossible instructions are not carried out, and others are as far as they can be

    Scenario: a player told to discard three cards discards the two in hand, and draws
      Given A's hand holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Discard 3 cards, then draw 1 card."
      When A plays the event Letter
      Then Nino is in A's waiting room
      And Miku is in A's waiting room
      And A has drawn 1 card

    Scenario: a player told to discard with no card in hand draws all the same
      Given A holds an event "Letter" that reads "Main: Discard 1 card, then draw 1 card."
      When A plays the event Letter
      Then A has drawn 1 card

    Scenario Outline: each player discards a card, and <player> alone has one
      Given <player>'s hand holds Nino
      And A holds an event "Letter" that reads "Main: Each player discards 1 card."
      When A plays the event Letter
      Then Nino is in <player>'s waiting room

      Examples:
        | player |
        | A      |
        | B      |

    @reading-G-09
    Scenario: a draw of two takes the last card, whose return averts the loss
      Given A has 1 card in deck
      And A holds an event "Letter" that reads "Main: Draw 2 cards. Put 1 card from your hand into your deck."
      When A plays the event Letter
      Then A has drawn 1 card
      And the game goes on

  @clause-1.3.2.1
  Rule: 1.3.2.1 A state that is there already is not brought about once more

    Scenario Outline: a text turns <which> face down, and an ability about that draws <cards>
      Given A's lane 5 holds Ichika
      And Ichika reads "When a hero is turned face down, draw 1 card."
      And hero lane 1 holds Futaro <attribute>
      And A holds an event "Letter" that reads "Main: Turn <which> face down."
      When A plays the event Letter
      Then Futaro is face down
      And A has drawn <cards>

      Examples:
        | attribute | which              | cards   |
        | need:5    | the hero in lane 1 | 1 card  |
        | face-down | 1 face-down hero   | 0 cards |

    Scenario Outline: a character in lane 2 is to be moved to lane <lane>
      Given A's lane 2 holds Ichika
      And Ichika reads "When this character moves to another lane, draw 1 card."
      And A holds an event "Letter" that reads "Main: Move your {Ichika} to lane <lane>."
      When A plays the event Letter
      Then Ichika is in A's lane <lane>
      And A has drawn <cards>

      Examples:
        | lane | cards   |
        | 2    | 0 cards |
        | 3    | 1 card  |

    Scenario Outline: an episode of <whose> is set on Nino
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
      And Memory is set on <whose>
      And Nino reads "When an episode is set on this character, draw 1 card."
      And A holds an event "Letter" that reads "Main: Set 1 of your episodes on 1 of your {Nino}."
      When A plays the event Letter
      Then Memory is set on Nino
      And A has drawn <cards>

      Examples:
        | whose  | cards   |
        | Nino   | 0 cards |
        | Ichika | 1 card  |

    Scenario Outline: Ichika, who approaches Futaro, is told to approach the hero in lane <lane>
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      And hero lane 2 holds Uesugi need:6
      And Ichika reads "When a hero is approached, draw 1 card."
      And A holds an event "Letter" that reads "Approach: Your {Ichika} also approaches the hero in lane <lane>."
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      Then A has drawn <cards>

      Examples:
        | lane | cards   |
        | 1    | 1 card  |
        | 2    | 2 cards |

  @clause-1.3.2.2
  Rule: 1.3.2.2 By nothing or less nothing is done, nor its opposite

    Scenario Outline: a card for each of <brides> brides, with an ability that waits for the first
      Given A has <brides> brides
      And A's lane 1 holds Ichika
      And Ichika reads "When you would draw a card, remove this character instead."
      And A holds an event "Letter" that reads "Main: Draw 1 card for each of your brides."
      When A plays the event Letter
      Then Ichika is in A's <zone>
      And A has drawn <cards>

      Examples:
        | brides | zone    | cards   |
        | 0      | lane 1  | 0 cards |
        | 1      | removed | 0 cards |
        | 2      | removed | 1 card  |

    Scenario Outline: as many cards as the power, <change> from 2
      Given A's lane 1 holds Ichika power:2
      And A's hand holds Nino
      And Ichika reads "This character gets power <change>."
      And A holds an event "Letter" that reads "Main: Choose 1 of your {Ichika}. Draw cards equal to its power."
      When A plays the event Letter
      Then A has <hand> in hand
      And A has <deck> in deck

      Examples:
        | change | hand    | deck     |
        | -1     | 2 cards | 19 cards |
        | -2     | 1 card  | 20 cards |
        | -3     | 1 card  | 20 cards |

  @clause-1.3.2.2.1
  Rule: 1.3.2.2.1 A value below nothing is nothing, but to add to it or to compare it

    Scenario Outline: as many cards as the power, <change> from 3
      Given A's lane 1 holds Ichika power:3
      And A's hand holds Nino
      And Ichika reads "This character gets power <change>."
      And A holds an event "Letter" that reads "Main: Choose 1 of your {Ichika}. Draw cards equal to its power."
      When A plays the event Letter
      Then A has drawn <cards>
      And A has <cards in hand> in hand

      Examples:
        | change | cards   | cards in hand |
        | -1     | 2 cards | 3 cards       |
        | -5     | 0 cards | 1 card        |

  @clause-1.3.2.3
  Rule: 1.3.2.3 Of several demands as many as possible are met

    Scenario: two characters of the waiting room, and one free lane
      Given the board
        | zone         | A          |
        | lane 1       | Ichika     |
        | lane 2       | Ichika#2   |
        | lane 3       | Ichika#3   |
        | lane 4       | Ichika#4   |
        | waiting room | Nino, Miku |
      And A holds an event "Letter" that reads "Main: Put 2 character cards from your waiting room into a free lane."
      When A plays the event Letter
      And A chooses Miku
      Then Miku is in A's lane 5
      And Nino is in A's waiting room

    Scenario: two heroes of the waiting room, and one empty hero lane
      Given A's waiting room holds Futaro kind:hero, Raiha kind:hero
      And hero lane 3 is empty
      And A holds an event "Letter" that reads "Main: Put 2 hero cards from your waiting room into any hero lane."
      When A plays the event Letter
      And A chooses Raiha
      Then Raiha is in hero lane 3
      And Futaro is in A's waiting room

    Scenario: two characters of the waiting room that grow from the same one
      Given the board
        | zone         | A                      |
        | lane 1       | Ichika                 |
        | waiting room | New-Ichika, Top-Ichika |
      And New-Ichika reads "Growth {Ichika}."
      And Top-Ichika reads "Growth {Ichika}."
      And A holds an event "Letter" that reads "Main: Put 2 character cards from your waiting room into any lane."
      When A plays the event Letter
      And A chooses Top-Ichika
      Then Top-Ichika is in A's lane 1
      And New-Ichika is in A's waiting room

    Scenario: a character of each player's waiting room, and a free lane of each
      Given the board
        | zone         | A      | B    |
        | waiting room | Ichika | Nino |
      And A holds an event "Letter" that reads "Main: Put all character cards from each player's waiting room into lane 3."
      When A plays the event Letter
      Then Ichika is in A's lane 3
      And Nino is in B's lane 3

  @clause-1.3.2.4
  Rule: 1.3.2.4 Numbers may be nothing or less

    Scenario Outline: a power of 3 changes by <change>, and then by +4
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
      And Ichika reads "This character gets power <change>."
      And Nino reads "Your {Ichika} get power +4."
      Then Ichika has power <power>

      Examples:
        | change | power |
        | -3     | 4     |
        | -5     | 2     |
        | -9     | -2    |

    Scenario Outline: a character with power <power>, and a hero that needs -2
      Given A's lane 1 holds Ichika power:0
      And hero lane 1 holds Futaro need:1
      And Ichika reads "This character gets power <power>."
      And Futaro reads "This hero gets need -3."
      And A's lane 2 holds Nino
      When A ends the main phase
      Then A can approach Futaro with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | power | can    |
        | -2    | can    |
        | -3    | cannot |

  @clause-1.3.3
  Rule: 1.3.3 An action that is forbidden is not done, whatever tells a player to do it

    Scenario Outline: told to move while it <text>
      Given A's lane 1 holds Ichika
      And Ichika reads "This character <text>."
      And A holds an event "Letter" that reads "Main: Move your {Ichika} to lane 3."
      When A plays the event Letter
      Then Ichika is in A's lane <lane>

      Examples:
        | text            | lane |
        | cannot be moved | 1    |
        | cannot approach | 3    |

    Scenario Outline: the opponent's event tells Nino to move, who reads: <text>
      Given the board
        | zone   | B    |
        | lane 1 | Nino |
      And Nino reads "<text>"
      And A holds an event "Letter" that reads "Main: Move your opponent's {Nino} to lane 3."
      When A plays the event Letter
      Then Nino is in B's lane <lane>

      Examples:
        | text                            | lane |
        | This character cannot be moved. | 1    |
        | This character cannot approach. | 3    |

    Scenario Outline: told to take the lane of a character that <text>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 3 | Nino   |
      And Nino reads "This character <text>."
      And A holds an event "Letter" that reads "Main: Move your {Ichika} to lane 3."
      When A plays the event Letter
      Then Ichika is in A's lane <lane>
      And Nino is in A's lane <other>

      Examples:
        | text            | lane | other |
        | cannot be moved | 1    | 3     |
        | cannot approach | 3    | 1     |

    Scenario Outline: told to take the lane of another while it <text>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 3 | Nino   |
      And Ichika reads "This character <text>."
      And A holds an event "Letter" that reads "Main: Move your {Ichika} to lane 3."
      When A plays the event Letter
      Then Ichika is in A's lane <lane>
      And Nino is in A's lane <other>

      Examples:
        | text            | lane | other |
        | cannot be moved | 1    | 3     |
        | cannot approach | 3    | 1     |

    Scenario Outline: an episode is to be set on a character that <text>
      Given the board
        | zone         | A                   |
        | lane 1       | Ichika              |
        | waiting room | Memory kind:episode |
      And Ichika reads "This character <text>."
      And A holds an event "Letter" that reads "Main: Set 1 episode card from your waiting room on your {Ichika}."
      When A plays the event Letter
      Then Memory is <place>

      Examples:
        | text                     | place               |
        | cannot have episodes set | in A's waiting room |
        | cannot be moved          | set on Ichika       |

    Scenario Outline: an effect tells Ichika to approach Uesugi, and <card> reads: <text>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 5 | Nino   |
      And hero lane 4 holds Uesugi
      And hero lane 5 holds Futaro need:3
      And <card> reads "<text>"
      And A holds an event "Letter" that reads "Approach: Your {Ichika} also approaches the hero in lane 4."
      When A ends the main phase
      And A approaches Futaro with Nino
      And A ends the declaration step
      And B passes
      And A plays the event Letter
      Then Ichika <is> approaching Uesugi

      Examples:
        | card   | text                            | is     |
        | Ichika | This character cannot approach. | is not |
        | Uesugi | This hero cannot be approached. | is not |
        | Ichika | This character cannot be moved. | is     |

    Scenario Outline: A's Ichika <can> approach Futaro while <card> reads <text>
      Given A's lane 1 holds Ichika
      And A's lane 2 holds Nino
      And hero lane 1 holds Futaro need:3
      And hero lane 2 holds Uesugi need:3
      And <card> reads "<text>"
      When A ends the main phase
      Then A can approach Uesugi with Nino
      And A <can> approach Futaro with Ichika

      Examples:
        | card   | text                            | can    |
        | Ichika | This character cannot approach. | cannot |
        | Futaro | This hero cannot be approached. | cannot |
        | Ichika | This character cannot be moved. | can    |

  @clause-1.3.4
  Rule: 1.3.4 Where both players choose, the turn player does first, and before the game who goes first

    Scenario Outline: <player>, whose turn it is, chooses a card to discard before <other> does
      Given the board
        | zone | A            | B            |
        | hand | Ichika, Nino | Miku, Itsuki |
      And it is <player>'s turn
      And <player> holds an event "Letter" that reads "Main: Each player discards 1 card."
      When <player> plays the event Letter
      Then <player> is asked to choose among <first>
      When <player> chooses <one>
      Then <other> is asked to choose among <second>

      Examples:
        | player | other | first        | one    | second       |
        | A      | B     | Ichika, Nino | Nino   | Miku, Itsuki |
        | B      | A     | Miku, Itsuki | Itsuki | Ichika, Nino |

    Scenario: the turn player is asked first by an event of the opponent's, too
      Given the board
        | zone   | A            | B            |
        | hand   | Ichika, Nino | Miku, Itsuki |
        | lane 1 | Yotsuba      |              |
      And hero lane 1 holds Futaro need:3
      And B holds an event "Letter" that reads "Approach: Each player discards 1 card."
      When A ends the main phase
      And A approaches Futaro with Yotsuba
      And A ends the declaration step
      And B plays the event Letter
      Then A is asked to choose among Ichika, Nino

    Scenario Outline: whether to redraw, when <first> goes first
      Given a new game
      And the coin says that <first> goes first
      When <first> keeps the hand
      And <second> keeps the hand
      Then it is <first>'s main phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  @clause-1.3.4.1
  Rule: 1.3.4.1 Parts of an effect that need no choice are done for both players at the same time

    Scenario: the cards that the players choose are discarded only when both have chosen
      Given the board
        | zone | A            | B            |
        | hand | Ichika, Nino | Miku, Itsuki |
      And A holds an event "Letter" that reads "Main: Each player discards 1 card."
      When A plays the event Letter
      And A chooses Nino
      Then A has 2 cards in hand
      When B chooses Miku
      Then Nino is in A's waiting room
      And Miku is in B's waiting room

    Scenario: an event makes each player draw a card
      Given A holds an event "Letter" that reads "Main: Each player draws 1 card."
      When A plays the event Letter
      Then A has drawn 1 card
      And B has drawn 1 card

    Scenario: the turn player chooses first for an ability of the opponent
      Given the board
        | zone   | A            | B            |
        | lane 1 |              | Raiha        |
        | hand   | Ichika, Nino | Miku, Itsuki |
      And Raiha reads "When your opponent plays an event, each player discards 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A is asked to choose among Ichika, Nino

  @clause-1.3.4.2
  Rule: 1.3.4.2 Hidden cards that both choose stay hidden until both have chosen

    Scenario: the opponent chooses without having seen the card
      Given the board
        | zone | A            | B            |
        | hand | Ichika, Nino | Miku, Itsuki |
      And A holds an event "Letter" that reads "Main: Each player discards 1 card."
      When A plays the event Letter
      And A chooses Nino
      Then B does not see Nino
      When B chooses Miku
      Then B sees Nino
      And A sees Miku

  @clause-1.3.5
  Rule: 1.3.5 A number that is chosen is a whole one, nothing or more

    Scenario: a player chooses up to two among three cards of the waiting room
      Given A's waiting room holds Ichika, Nino, Miku
      And A holds an event "Letter" that reads "Main: Put up to 2 character cards from your waiting room into your hand."
      When A plays the event Letter
      Then A is asked to choose up to 2 among Ichika, Nino, Miku

    @clause-13.1.1.1
    Scenario: how often a loop is done at the most
      Given A's lane 1 holds Ichika
      And Ichika reads "Activated: until the end of the turn, this character gets power +1. Your opponent may reveal the top card of your deck."
      When A activates Ichika's ability
      And B says no
      And A activates Ichika's ability
      And B says no
      And A repeats the loop 2 times
      Then B is asked for a number from 0 to 2

  @clause-1.3.5.1
  Rule: 1.3.5.1 "Up to" allows none

    Scenario Outline: <amount> of the waiting room
      Given A's waiting room holds Ichika, Nino, Miku
      And A holds an event "Letter" that reads "Main: Put <amount> from your waiting room into your hand."
      When A plays the event Letter
      Then A is asked to choose <choice> among Ichika, Nino, Miku

      Examples:
        | amount                 | choice  |
        | 1 character card       | 1       |
        | up to 1 character card | up to 1 |
        | 1 to 2 character cards | 1 to 2  |

    Scenario: a player who may take up to one card takes none
      Given A's waiting room holds Ichika, Nino
      And A holds an event "Letter" that reads "Main: Put up to 1 character card from your waiting room into your hand."
      When A plays the event Letter
      And A chooses nothing
      Then A has 0 cards in hand
      And A has 3 cards in waiting room
