@hololive
Feature: 8.5 Using an oshi skill

  @clause-8.5.1
  Rule: 8.5.1 A skill of one's own oshi holomem is chosen, paid for and resolved

    Scenario: the one that was chosen
      Given the board
        | zone       | A       |
        | holo power | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "SP oshi skill "Finale", 2 holo power, once per game: draw 3 cards."
      When A uses the oshi skill "Finale"
      Then A has drawn 3 cards
      And A has 1 card in holo power
      And A has 2 cards in archive

    Scenario Outline: an oshi skill that costs 2 <can or not> be used with <power> in holo power
      Given A has <power> in holo power
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      Then A <can or not> use the oshi skill "Idol"

      Examples:
        | power   | can or not |
        | 2 cards | can        |
        | 1 card  | cannot     |

    Scenario: a skill of the opponent's is not one's own
      Given the board
        | zone       | A       | B       |
        | holo power | 3 cards | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And B's oshi reads "Oshi skill "Rival", 1 holo power, once per turn: draw 1 card."
      Then A can use the oshi skill "Idol"
      And A cannot use the oshi skill "Rival"

    @clause-12.1.5.4
    Scenario: a skill for another moment is no action
      Given the board
        | zone       | A       |
        | holo power | 3 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "SP oshi skill "Cheer", 1 holo power, once per game, usable when your holomem collabs: draw 1 card."
      Then A can use the oshi skill "Idol"
      And A cannot use the oshi skill "Cheer"

    @clause-10.4.2.2 @clause-1.3.2 @reading-H-68 @ruling-Q432
    Scenario: an SP oshi skill about two cheers can be used with one, without effect
      Given the board
        | zone       | A              |
        | center     | Sora cheer:red |
        | holo power | 2 cards        |
      And A's oshi reads "SP oshi skill "Finale", 2 holo power, once per game: you may archive 2 cheers attached to 1 of your holomem. If you do, draw 2 cards."
      When A uses the oshi skill "Finale"
      Then A's holo power is empty
      And Sora's red cheer is attached to Sora
      And A has drawn 0 cards

    @clause-10.7.2.3.4 @clause-12.1.3 @ruling-Q441
    Scenario: an oshi skill that searches in vain is paid for, the deck shuffled
      Given the board
        | zone       | A            |
        | deck       | Miko, Suisei |
        | holo power | 1 card       |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: search your deck for 1 event, reveal it and put it into your hand, then shuffle your deck."
      When A uses the oshi skill "Idol"
      Then A's holo power is empty
      And these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |
      And A's hand is empty

    @clause-12.1.3 @clause-1.3.2 @ruling-Q503
    Scenario Outline: an oshi skill about 3 or less life draws <cards> with <life> life
      Given A has <life> life
      And A has 1 card in holo power
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: if you have 3 or less life, draw 1 card."
      When A uses the oshi skill "Idol"
      Then A's holo power is empty
      And A has drawn <cards>

      Examples:
        | life | cards   |
        | 3    | 1 card  |
        | 4    | 0 cards |

    @clause-5.7.2 @clause-1.3.2 @ruling-Q434
    Scenario: an oshi skill that draws until four is used with four in hand
      Given the board
        | zone       | A       |
        | hand       | 4 cards |
        | holo power | 1 card  |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw cards until you have 4 in hand."
      When A uses the oshi skill "Idol"
      Then A's holo power is empty
      And A has 4 cards in hand

  @clause-8.5.1.1
  Rule: 8.5.1.1 A player uses one oshi skill a turn

    Scenario: no second one this turn, and again in the next
      Given the board
        | zone       | A       |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, twice per turn: draw 1 card."
      And A's oshi reads "Oshi skill "Encore", 1 holo power, once per turn: draw 2 cards."
      When A uses the oshi skill "Idol"
      Then A cannot use the oshi skill "Encore"
      And A cannot use the oshi skill "Idol"
      When the turn passes to B
      And the turn passes to A
      Then A can use the oshi skill "Encore"

    @reading-H-11=separate @ruling-Q157
    Scenario Outline: after the <first> skill the <second> one is still there
      Given the board
        | zone       | A       |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "SP oshi skill "Finale", 2 holo power, once per game: draw 3 cards."
      When A uses the oshi skill <first>
      Then A can use the oshi skill <second>

      Examples:
        | first    | second   |
        | "Idol"   | "Finale" |
        | "Finale" | "Idol"   |

    @reading-H-11=shared
    Scenario Outline: after the <first> skill the <second> one is to be had no more this turn
      Given the board
        | zone       | A       |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "SP oshi skill "Finale", 2 holo power, once per game: draw 3 cards."
      Then A can use the oshi skill <second>
      When A uses the oshi skill <first>
      Then A cannot use the oshi skill <second>

      Examples:
        | first    | second   |
        | "Idol"   | "Finale" |
        | "Finale" | "Idol"   |

    Scenario: an oshi skill used in the opponent's turn does not count in the next
      Given the board
        | zone       | A       | B       |
        | center     | Sora    | Miko    |
        | back       | Roboco  |         |
        | holo power | 5 cards | 5 cards |
      And B's oshi reads "Oshi skill "Guard", 1 holo power, twice per turn, usable when an opponent's holomem collabs: draw 1 card."
      And B's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      When A collabs Roboco
      And B says yes
      And the turn passes to B
      Then B has 4 cards in holo power
      And B can use the oshi skill "Idol"

    @clause-12.1.5.3 @reading-H-12=always
    Scenario: after one, a skill for another moment is not to be had either when that moment comes
      Given the board
        | zone       | A       |
        | back       | Roboco  |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs: draw 2 cards."
      When A uses the oshi skill "Idol"
      And A collabs Roboco
      Then nobody is asked anything
      And A has drawn 1 card

    @clause-12.1.5.3 @reading-H-12=always
    Scenario: after one in the main step, a skill for another moment is not to be had in the performance step
      Given the board
        | zone       | A              | B    |
        | center     | Sora cheer:red | Miko |
        | holo power | 5 cards        |      |
      And Sora reads "Art "Sing", red, 10."
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem deals damage: draw 2 cards."
      When A uses the oshi skill "Idol"
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then nobody is asked anything
      And A has drawn 1 card

    @clause-12.1.5.3 @reading-H-12=limits-for-the-action
    Scenario: after one, a skill for another moment is still to be had when that moment comes
      Given the board
        | zone       | A       |
        | back       | Roboco  |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs: draw 2 cards."
      When A uses the oshi skill "Idol"
      And A collabs Roboco
      And A says yes
      Then A has drawn 3 cards

    @clause-12.1.5.3 @reading-H-12=always
    Scenario Outline: where A says <answer> to a skill for another moment, A <may> use one as an action
      Given the board
        | zone       | A       |
        | back       | Roboco  |
        | holo power | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs: draw 2 cards."
      When A collabs Roboco
      And A says <answer>
      Then A <may> use the oshi skill "Idol"

      Examples:
        | answer | may    |
        | yes    | cannot |
        | no     | can    |

    Scenario: an oshi skill of the opponent's does not use up the player's own
      Given the board
        | zone       | A       | B       |
        | center     | Sora    | Miko    |
        | back       | Roboco  |         |
        | holo power | 5 cards | 5 cards |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And B's oshi reads "Oshi skill "Guard", 1 holo power, once per turn, usable when an opponent's holomem collabs: draw 1 card."
      When A collabs Roboco
      And B says yes
      Then B has drawn 1 card
      And A can use the oshi skill "Idol"

    Scenario Outline: <player> cannot use the same oshi skill a second time in a turn
      Given <player> has 5 cards in holo power
      And <player>'s oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And it is <player>'s turn
      Then <player> can use the oshi skill "Idol"
      When <player> uses the oshi skill "Idol"
      Then <player> cannot use the oshi skill "Idol"
      And it is <player>'s play timing

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: an oshi skill of A's leaves B's skill for a down usable in the same turn
      Given the board
        | zone       | A    | B          |
        | center     | Sora | Miko hp:50 |
        | back       |      | Suisei     |
        | holo power |      | 1 card     |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And B's oshi reads "Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card."
      When A uses the oshi skill "Idol"
      And B says yes
      Then B has drawn 1 card

    Scenario Outline: after <first>, A can use the oshi's <second>
      Given A has 5 cards in holo power
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      And A's oshi reads "Activated "Tune", once per turn: draw 1 card."
      When A <first>
      Then A can <second>

      Examples:
        | first                               | second                             |
        | uses the oshi skill "Idol"          | activate A's oshi's ability "Tune" |
        | activates A's oshi's ability "Tune" | use the oshi skill "Idol"          |

    Scenario: an oshi skill can be used in each of two turns of A that follow one another
      Given A has 5 cards in holo power
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: take another turn after this one."
      When A uses the oshi skill "Idol"
      Then A cannot use the oshi skill "Idol"
      When A ends the main step
      And A ends the performance step
      Then it is A's main step
      And A can use the oshi skill "Idol"

  @clause-8.5.1.2
  Rule: 8.5.1.2 A player uses one SP oshi skill a game

    Scenario: no second one, this turn or later
      Given the board
        | zone       | A       |
        | holo power | 6 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, twice per game: draw 3 cards."
      And A's oshi reads "SP oshi skill "Last", 1 holo power, once per game: draw 2 cards."
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Finale"
      Then A cannot use the oshi skill "Last"
      When the turn passes to B
      And the turn passes to A
      Then A cannot use the oshi skill "Last"
      And A can use the oshi skill "Idol"

    @clause-12.1.5.3 @reading-H-12
    Scenario: an SP oshi skill for another moment is not offered after the game's first
      Given the board
        | zone       | A       |
        | back       | Roboco  |
        | holo power | 6 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      And A's oshi reads "SP oshi skill "Last", 1 holo power, once per game, usable when your holomem collabs: draw 2 cards."
      When A uses the oshi skill "Finale"
      And the turn passes to B
      And the turn passes to A
      And A collabs Roboco
      Then nobody is asked anything
      And A has drawn 2 cards

    Scenario: before the first, each can be used
      Given the board
        | zone       | A       |
        | holo power | 6 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, twice per game: draw 3 cards."
      And A's oshi reads "SP oshi skill "Last", 1 holo power, once per game: draw 2 cards."
      Then A can use the oshi skill "Last"
      And A can use the oshi skill "Finale"

    Scenario: an SP oshi skill of A's leaves B's own to be used
      Given the board
        | zone       | A       | B       |
        | holo power | 2 cards | 2 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      And B's oshi reads "SP oshi skill "Rival", 1 holo power, once per game: draw 1 card."
      When A uses the oshi skill "Finale"
      And the turn passes to B
      Then B can use the oshi skill "Rival"

    @clause-12.1.5.3 @reading-H-12=always
    Scenario Outline: where A says <answer> to one for another moment, A <may> use one as an action later in the game
      Given the board
        | zone       | A       |
        | back       | Roboco  |
        | holo power | 6 cards |
      And A's oshi reads "SP oshi skill "Finale", 1 holo power, once per game: draw 1 card."
      And A's oshi reads "SP oshi skill "Last", 1 holo power, once per game, usable when your holomem collabs: draw 2 cards."
      When A collabs Roboco
      And A says <answer>
      And the turn passes to B
      And the turn passes to A
      Then A <may> use the oshi skill "Finale"

      Examples:
        | answer | may    |
        | yes    | cannot |
        | no     | can    |
