@gotoubun
Feature: 10.6.3 Choosing while a card or ability resolves

  @clause-10.6.3
  Rule: 10.6.3 A choice that a text asks for is made when the resolution comes to it

    Scenario Outline: "<text>", with Nino and Miku in hand and Yotsuba on top of the deck
      Given the board
        | zone | A                |
        | hand | Nino, Miku       |
        | deck | Yotsuba, 4 cards |
      And A holds an event "Letter" that reads "Main: <text>."
      When A plays the event Letter
      Then A is asked to choose among <cards>

      Examples:
        | text                             | cards               |
        | Draw 1 card, then discard 1 card | Nino, Miku, Yotsuba |
        | Discard 1 card, then draw 1 card | Nino, Miku          |

    Scenario: the target is chosen after the cost was paid, and can be what paid it
      Given the board
        | zone         | A    |
        | hand         | Nino |
        | waiting room | Miku |
      And A holds an event "Letter" that reads "Main: Discard 1 card: put 1 character card from your waiting room into your hand."
      When A plays the event Letter
      Then A is asked to choose among Nino, Miku

    Scenario: a target that was chosen is the one that the rest of the text is about
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | lane 2 | Nino | Miku   |
      And A holds an event "Letter" that reads "Main: Until the end of the turn, 1 of your opponent's characters gets power +2. Draw 1 card. Return it to hand."
      When A plays the event Letter
      And A chooses Miku
      Then B's hand is Miku
      And A has drawn 1 card

    Scenario: of an ability, too, when its cost was paid and what comes first was done
      Given the board
        | zone         | A                |
        | lane 1       | Ichika           |
        | hand         | Nino             |
        | waiting room | Miku             |
        | deck         | Yotsuba, 4 cards |
      And Ichika reads "Activated: discard 1 card: put the top card of your deck into your waiting room. Put 1 character card from your waiting room into your hand."
      When A activates Ichika's ability
      Then A is asked to choose among Nino, Miku, Yotsuba

  @clause-10.6.3.1
  Rule: 10.6.3.1 Where a number is stated, so many have to be chosen

    @without-stack-targets
    Scenario Outline: <number> of three have to be chosen, no fewer and no more
      Given the board
        | zone   | B      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And A holds an event "Letter" that reads "Main: Return <number> of your opponent's characters to hand."
      When A plays the event Letter
      Then A is asked to choose <number> among Ichika, Nino, Miku

      Examples:
        | number |
        | 1      |
        | 2      |

    Scenario: the player's own only character has to be chosen, though it goes
      Given A's lane 1 holds Ichika
      And A holds an event "Letter" that reads "Main: Return 1 of your characters to hand."
      When A plays the event Letter
      Then Ichika is in A's hand

    Scenario: of several lanes one has to be chosen, and one that the card cannot enter cannot be chosen
      Given the board
        | zone   | A             | B             |
        | lane 1 | Ichika        | Nino          |
        | lane 2 | Nino          | Miku          |
        | lane 4 | Spring-Ichika | Autumn-Ichika |
        | hand   | Summer-Ichika |               |
      And Summer-Ichika reads "Growth {Ichika}."
      And A holds an event "Letter" that reads "Main: Put 1 card from your hand into any lane."
      When A plays the event Letter
      Then A is asked which lane: 1, 4
      When A picks lane 4
      Then the stack of Summer-Ichika is Summer-Ichika, Spring-Ichika

    Scenario: of several free lanes one has to be chosen
      Given A's hand holds Ichika
      And A's lane 2 holds Nino
      And B's lane 4 holds Nino
      And A holds an event "Letter" that reads "Main: Put 1 card from your hand into a free lane."
      When A plays the event Letter
      Then A is asked which lane: 1, 3, 4, 5
      When A picks lane 4
      Then Ichika is in A's lane 4

    @without-effect-room
    Scenario: for two cards two lanes have to be chosen
      Given A's hand holds Ichika, Miku
      And A holds an event "Letter" that reads "Main: Put 2 cards from your hand into a free lane."
      When A plays the event Letter
      Then A is asked which lane: 1, 2, 3, 4, 5
      When A picks lane 4
      Then A is asked which lane: 1, 2, 3, 5

  @clause-10.6.3.1.1
  Rule: 10.6.3.1.1 Where "up to" a number is stated, any number from none to it can be chosen

    @without-stack-targets
    Scenario Outline: A chooses <chosen> where up to two characters can be chosen
      Given the board
        | zone   | B      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | lane 3 | Miku   |
      And A holds an event "Letter" that reads "Main: Return up to 2 of your opponent's characters to hand."
      When A plays the event Letter
      Then A is asked to choose up to 2 among Ichika, Nino, Miku
      When A chooses <chosen>
      Then B has <cards> in hand

      Examples:
        | chosen       | cards   |
        | nothing      | 0 cards |
        | Ichika       | 1 card  |
        | Ichika, Miku | 2 cards |

    @without-stack-targets
    Scenario: where there are no more than that, none has to be chosen all the same
      Given the board
        | zone   | A                    | B      |
        | lane 1 | Yotsuba under:Itsuki | Ichika |
        | lane 2 |                      | Nino   |
      And A holds an event "Letter" that reads "Main: Return up to 2 of your opponent's characters to hand."
      When A plays the event Letter
      Then A is asked to choose up to 2 among Ichika, Nino
      When A chooses nothing
      Then B has 0 cards in hand

  @clause-10.6.3.1.2
  Rule: 10.6.3.1.2 Where there are fewer than the number, as many as possible are chosen and affected

    @without-stack-targets
    Scenario Outline: of <number> that have to be chosen there are two
      Given the board
        | zone   | A                 | B      |
        | lane 1 |                   | Ichika |
        | lane 2 | Miku under:Itsuki | Nino   |
      And A holds an event "Letter" that reads "Main: Return <number> of your opponent's characters to hand."
      When A plays the event Letter
      Then B's hand is Ichika, Nino

      Examples:
        | number |
        | 2      |
        | 3      |

    @clause-10.6.3.1.1 @without-stack-targets
    Scenario: of up to three there are two, and none has to be chosen
      Given the board
        | zone   | A    | B      |
        | lane 1 |      | Ichika |
        | lane 2 | Miku | Nino   |
      And A holds an event "Letter" that reads "Main: Return up to 3 of your opponent's characters to hand."
      When A plays the event Letter
      Then A is asked to choose up to 2 among Ichika, Nino

  @clause-10.6.3.1.3
  Rule: 10.6.3.1.3 Where there is none to choose, what is about it is ignored, and the rest is done

    Scenario Outline: all that is said of a target, with <who> in the opponent's lane
      Given A's lane 1 holds Nino power:3
      And B's lane 1 holds <who>
      And A holds an event "Letter" that reads "Main: Choose 1 of your opponent's {Ichika}. Return it to hand. Draw 1 card."
      When A plays the event Letter
      Then B has <cards> in hand
      And A has drawn 1 card

      Examples:
        | who    | cards   |
        | Ichika | 1 card  |
        | Miku   | 0 cards |

    Scenario: a target chosen before is not meant where a later one cannot be chosen
      Given the board
        | zone   | A    | B    |
        | lane 1 | Nino | Miku |
      And A holds an event "Letter" that reads "Main: Until the end of the turn, 1 of your {Nino} gets power +2. Until the end of the turn, 1 of your opponent's {Ichika} gets power +2. Return it to hand."
      When A plays the event Letter
      Then Nino is in A's lane 1
      And Miku is in B's lane 1

    @without-effect-targets
    Scenario: an episode that could be set on nobody stays where it is
      Given A's hand holds Memory kind:episode
      And A holds an event "Song" that reads "Main: Until the end of the turn, your opponent's characters get power +1."
      And A holds an event "Letter" that reads "Main: Set 1 card from your hand on 1 of your characters. Draw 1 card."
      When A plays the event Song
      And A plays the event Letter
      Then Memory is in A's hand
      And A has drawn 1 card

  @clause-10.6.3.1.4
  Rule: 10.6.3.1.4 A player need not find in a hidden zone what only a card's own facts could show

    Scenario Outline: a deck is searched for its only {Nino}, and A chooses <chosen>
      Given the board
        | zone | A                   |
        | deck | Nino, Miku, Yotsuba |
      And A holds an event "Letter" that reads "Main: Search your deck for 1 {Nino} character card, put it into your hand."
      When A plays the event Letter
      Then A is asked to choose up to 1 among Nino
      When A chooses <chosen>
      Then A has <cards> in hand

      Examples:
        | chosen  | cards   |
        | nothing | 0 cards |
        | Nino    | 1 card  |

    Scenario: the only fitting card of the hand does not have to be found
      Given A's hand holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Remove 1 {Nino} character card from your hand."
      When A plays the event Letter
      Then A is asked to choose up to 1 among Nino

    Scenario: the only fitting card of the waiting room, which all can see, has to be chosen
      Given A's waiting room holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Remove 1 {Nino} character card from your waiting room."
      When A plays the event Letter
      Then Nino is in A's removed

    Scenario: any card of the hand, which all know to be there, has to be chosen
      Given A's hand holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Remove 1 card from your hand."
      When A plays the event Letter
      Then A is asked to choose 1 among Nino, Miku

    @reading-S-10
    Scenario: the only fitting card of a hand that was revealed has to be chosen
      Given A's hand holds Nino, Miku
      And A holds an event "Letter" that reads "Main: Reveal your hand. Remove 1 {Nino} character card from your hand."
      When A plays the event Letter
      Then Nino is in A's removed
