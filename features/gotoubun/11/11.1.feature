@gotoubun
Feature: 11.1 Basics of rule processing

  @clause-11.1.2
  Rule: 11.1.2 Rule processing looks at the game in check timings only

    @clause-11.2.1
    Scenario: a third bride comes, and stays
      Given A has 2 brides
      And A's waiting room holds Ichika
      And A holds an event "Wedding" that reads "Main: Put 1 {Ichika} from your waiting room into the bride area. Draw 1 card."
      When A plays the event Wedding
      Then A has won

    @clause-11.2.1 @reading-G-09=at-the-check
    Scenario: a third bride comes, and has left before the text was carried out
      Given A has 2 brides
      And A's waiting room holds Ichika
      And A holds an event "Wedding" that reads "Main: Put 1 {Ichika} from your waiting room into the bride area. Put 1 {Ichika} from your bride area into your hand."
      When A plays the event Wedding
      Then the game goes on
      And it is A's play timing

    @clause-11.2.1 @reading-G-09=at-once
    Scenario: a third bride comes, and wins although she would leave
      Given A has 2 brides
      And A's waiting room holds Ichika
      And A holds an event "Wedding" that reads "Main: Put 1 {Ichika} from your waiting room into the bride area. Put 1 {Ichika} from your bride area into your hand."
      When A plays the event Wedding
      Then A has won

    @clause-11.3.1
    Scenario: the last card of the deck is drawn, and none comes back
      Given the board
        | zone         | A      |
        | deck         | 1 card |
        | waiting room | Ichika |
      And A holds an event "Letter" that reads "Main: Draw 1 card. Put 1 {Ichika} from your waiting room into your hand."
      When A plays the event Letter
      Then A has lost

    @clause-11.3.1 @reading-G-09=at-the-check
    Scenario: the last card of the deck is drawn, and one comes back before the text was carried out
      Given the board
        | zone         | A      |
        | deck         | 1 card |
        | waiting room | Ichika |
      And A holds an event "Letter" that reads "Main: Draw 1 card. Put 1 {Ichika} from your waiting room into your deck."
      When A plays the event Letter
      Then the game goes on
      And it is A's play timing

    @clause-11.3.1 @reading-G-09=at-once
    Scenario: the last card of the deck is drawn, and that loses although one would come back
      Given the board
        | zone         | A      |
        | deck         | 1 card |
        | waiting room | Ichika |
      And A holds an event "Letter" that reads "Main: Draw 1 card. Put 1 {Ichika} from your waiting room into your deck."
      When A plays the event Letter
      Then A has lost

    @clause-11.4.2
    Scenario Outline: Ichika becomes Nino, and then {<person>}
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
      And Memory reads "Dedicated {Ichika}."
      And A holds an event "Wig" that reads "Main: Until the end of the turn, 1 of your characters is {Nino}. Until the end of the turn, 1 of your characters is {<person>}."
      When A plays the event Wig
      Then Memory is <place>

      Examples:
        | person | place               |
        | Ichika | set on Ichika       |
        | Miku   | in A's waiting room |

    @clause-11.4.2
    Scenario Outline: an ability makes Ichika Nino, and then {<person>}
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika episode:Memory |
        | lane 2 | Miku                  |
      And Memory reads "Dedicated {Ichika}."
      And Miku reads "Activated: until the end of the turn, your character in lane 1 is {Nino}. Until the end of the turn, your character in lane 1 is {<person>}."
      When A activates Miku's ability
      Then Memory is <place>

      Examples:
        | person | place               |
        | Ichika | set on Ichika       |
        | Itsuki | in A's waiting room |

  @clause-11.1.3
  Rule: 11.1.3 Rule processing that is due at the same time is done at the same time

    Scenario Outline: A has <A> brides, B has <B> and <deck> cards in the deck
      Given A has <A> brides
      And B has <B> brides
      And B has <deck> cards in deck
      Then <outcome>

      Examples:
        | A | B | deck | outcome            |
        | 3 | 3 | 20   | the game is a draw |
        | 3 | 2 | 20   | A has won          |
        | 3 | 2 | 0    | A has won          |
        | 2 | 3 | 20   | B has won          |

    Scenario: two players with empty decks both lose, and the game is a draw
      Given A has 0 cards in deck
      And B has 0 cards in deck
      Then the game is a draw

    @reading-G-09
    Scenario: two players whose last cards an event puts away both lose, and the game is a draw
      Given A has 1 card in deck
      And B has 1 card in deck
      And A holds an event "Letter" that reads "Main: until the end of the turn, your characters get power +1. Remove the top card of your deck. Remove the top card of your opponent's deck."
      When A plays the event Letter
      Then the game is a draw

    @reading-G-10=draw
    Scenario Outline: <player> has three brides and no card in the deck
      Given <player> has 3 brides
      And <player> has 0 cards in deck
      Then the game is a draw

      Examples:
        | player |
        | A      |
        | B      |

    @reading-G-10=loss
    Scenario Outline: <player>, who has three brides and no card in the deck, has lost
      Given <player> has 3 brides
      And <player> has 0 cards in deck
      Then <player> has lost

      Examples:
        | player |
        | A      |
        | B      |

    @reading-G-10=win
    Scenario Outline: <player>, who has three brides and no card in the deck, has won
      Given <player> has 3 brides
      And <player> has 0 cards in deck
      Then <player> has won

      Examples:
        | player |
        | A      |
        | B      |

    @clause-11.4.2
    Scenario Outline: a bride lets Memory make Ichika another person, and neither episode may stay (<episodes>)
      Given the board
        | zone   | A                         |
        | lane 1 | Ichika episode:<episodes> |
        | lane 2 | Nino                      |
      And Memory reads "Dedicated {Ichika}. / While you have 1 or more brides, the character this is set on is {Miku}."
      And Trip reads "Dedicated {Ichika}."
      And A holds an event "Letter" that reads "Main: put your {Nino} into the bride area."
      When A plays the event Letter
      Then Memory is in A's waiting room
      And Trip is in A's waiting room

      Examples:
        | episodes    |
        | Memory/Trip |
        | Trip/Memory |

    @clause-11.4.2
    Scenario Outline: Trip could stay without Memory, which <makes Ichika> and may not stay either (<episodes>)
      Given A's lane 1 holds Ichika episode:<episodes>
      And Memory reads "Dedicated {Nino}. / The character this is set on <makes Ichika>."
      And Trip reads "Dedicated {Ichika}."
      Then Memory is in A's waiting room
      And Trip is <place>

      Examples:
        | makes Ichika   | episodes    | place               |
        | is {Miku}      | Memory/Trip | in A's waiting room |
        | is {Miku}      | Trip/Memory | in A's waiting room |
        | is also {Miku} | Memory/Trip | set on Ichika       |
