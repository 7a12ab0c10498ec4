@osica @assumption-OA-4 @assumption-OA-7
Feature: keep Keep

  @clause-keep.1
  Rule: keep.1 A kept card goes face down to the oshi area, and to the hand at the start of its player's next start phase

    Scenario Outline: <player> keeps a card of the hand
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | hand   | Aoi | Sakura |
      And <user> reads "Action: Keep 1 card from your hand."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <card> is in <player>'s oshi
      And <card> lies face down
      When the turn passes to <other>
      Then <card> is in <player>'s oshi
      When the turn passes to <player>
      Then <card> is in <player>'s hand

      Examples:
        | player | other | user | card   |
        | A      | B     | Rin  | Aoi    |
        | B      | A     | Ena  | Sakura |

    Scenario: kept in the opponent's turn, it comes back in the turn after that
      Given the board
        | zone   | A | B      |
        | center |   | Ena    |
        | hand   |   | Sakura |
      And Ena reads "Action: Keep 1 card from your hand."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      Then Sakura is in B's oshi
      When the turn passes to B
      Then Sakura is in B's hand

    Scenario: a kept card comes back before a card is drawn
      Given the board
        | zone | A               | B |
        | oshi | Rin, Aoi kept   |   |
        | deck | Chiaki, 9 cards |   |
      And it is the start of A's start phase
      Then these events happened in this order
        | event | card   | to   |
        | moved | Aoi    | hand |
        | moved | Chiaki | hand |
      And it is A's main phase

    Scenario: a face-down card of the oshi area that was not kept stays there
      Given the board
        | zone | A                  | B |
        | oshi | Rin, Aoi face-down |   |
      And it is the start of A's start phase
      Then A's oshi is Rin, Aoi
      And it is A's main phase

    @assumption-OA-12
    Scenario: an oshi that has gone to the oshi area stays there
      Given the board
        | zone   | A            | B |
        | center | Rin the-oshi |   |
      And it is the start of A's start phase
      When A drops Rin from the stage
      And the turn passes to B
      And the turn passes to A
      Then Rin is in A's oshi
      And Rin lies face down

  @clause-keep.2
  Rule: keep.2 A kept card, and nothing else of the oshi area, is what effects call a kept card

    Scenario Outline: <player> has <oshi> in the oshi area, and a text about a kept card
      Given the board
        | zone   | A      | B      |
        | oshi   | <oshi> | <oshi> |
        | center | Chiaki | Sakura |
      And <user> reads "Action: If you have a kept card, draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <player> has drawn <number>
      And it is <other>'s play timing

      Examples:
        | player | other | user   | oshi          | number   |
        | A      | B     | Chiaki | Rin, Aoi kept | 1 card   |
        | A      | B     | Chiaki | Rin face-down | no cards |
        | B      | A     | Sakura | Ena, Aoi kept | 1 card   |
        | B      | A     | Sakura | Ena           | no cards |

  @clause-keep.3
  Rule: keep.3 A kept card is known to both players

    @clause-keep.5 @clause-keep.10 @clause-oshi.d5
    Scenario Outline: a kept card, <card>, is seen by both players
      Given the board
        | zone | A             | B                |
        | oshi | Rin, Aoi kept | Ena, Sakura kept |
      Then A sees <card>
      And B sees <card>

      Examples:
        | card   |
        | Aoi    |
        | Sakura |

  @clause-keep.4
  Rule: keep.4 A kept card may be looked at by both players

    Scenario Outline: <player> keeps a card that was seen by nobody else
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | hand   | Aoi | Sakura |
      And <user> reads "Action: Keep 1 card from your hand."
      And it is the start of <player>'s event phase
      Then <other> does not see <card>
      When <player> uses the action of <user>
      Then <other> sees <card>
      And <player> sees <card>

      Examples:
        | player | other | user | card   |
        | A      | B     | Rin  | Aoi    |
        | B      | A     | Ena  | Sakura |

  @clause-keep.8
  Rule: keep.8 As every card in the oshi area is known, face down, too

    Scenario Outline: <player>'s area holds an oshi and another card, face down
      Given the board
        | zone | A                            | B                               |
        | oshi | Rin face-down, Aoi face-down | Ena face-down, Sakura face-down |
      Then <other> sees <oshi>
      And <other> sees <card>
      And <player> sees <card>

      Examples:
        | player | other | oshi | card   |
        | A      | B     | Rin  | Aoi    |
        | B      | A     | Ena  | Sakura |

  @clause-keep.9 @assumption-OA-5
  Rule: keep.9 A kept card is not played from there

    Scenario Outline: <player> cannot play <card>, which is kept, and can play <oshi>
      Given the board
        | zone | A             | B                |
        | oshi | Rin, Aoi kept | Ena, Sakura kept |
      And it is <player>'s turn
      Then <player> cannot play <card> in the center
      And <player> cannot play <card> in the assist area
      And <player> can play <oshi> in the center

      Examples:
        | player | oshi | card   |
        | A      | Rin  | Aoi    |
        | B      | Ena  | Sakura |

    Scenario: a kept event cannot be played
      Given the board
        | zone   | A                          | B |
        | oshi   | Rin, Curry kind:event kept |   |
        | center | Aoi                        |   |
        | hand   | Tent kind:event            |   |
      And Curry reads "Play: Draw 1 card."
      And Tent reads "Play: Draw 1 card."
      And Aoi reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      Then A cannot play the event Curry
      And A can play the event Tent
      And A can use the action of Aoi

  @clause-keep.11
  Rule: keep.11 A kept card has to come back

    Scenario Outline: <player> is not asked whether <card>, which is kept, comes back
      Given the board
        | zone | A             | B                |
        | oshi | Rin, Aoi kept | Ena, Sakura kept |
      And it is the start of <player>'s start phase
      Then <card> is in <player>'s hand
      And <oshi> is in <player>'s oshi
      And it is <player>'s main phase

      Examples:
        | player | card   | oshi |
        | A      | Aoi    | Rin  |
        | B      | Sakura | Ena  |

    Scenario: two that are kept come back together
      Given the board
        | zone | A                          | B |
        | oshi | Rin, Aoi kept, Chiaki kept |   |
      And it is the start of A's start phase
      Then A's oshi is Rin
      And Aoi is in A's hand
      And Chiaki is in A's hand

    Scenario: three kept cards come back to a hand of eight cards, with the oshi on the stage
      Given the board
        | zone   | A                                 | B |
        | center | Rin the-oshi                      |   |
        | oshi   | Aoi kept, Chiaki kept, Touko kept |   |
        | hand   | 8 cards                           |   |
      And it is the start of A's start phase
      When A drops nothing from the stage
      Then A's oshi is empty
      And Aoi is in A's hand
      And Chiaki is in A's hand
      And Touko is in A's hand
