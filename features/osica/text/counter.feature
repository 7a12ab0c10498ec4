@osica @assumption-OA-4 @assumption-OA-8 @assumption-OA-9
Feature: counter Counter

  @clause-counter.1
  Rule: counter.1 Seen as a stolen heart, it may be shown, paid for and played

    Scenario Outline: a Counter of <other>'s is played for one cost, and strengthens <two>
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | left   | Aoi                       | Sakura                    |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
        | cost   | 1 card                    | 1 card                    |
      And <event> reads "Counter 1: Choose 1 of your characters. This turn, it has AP +1000."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> counters with <event>
      And <other> chooses <two>
      Then <two> has 4000 AP
      And <other>'s cost is empty

      Examples:
        | player | other | attacker | event | two    |
        | A      | B     | Rin      | Photo | Sakura |
        | B      | A     | Ena      | Curry | Aoi    |

    @clause-partial.2
    Scenario Outline: B with <cost> in the cost area <can> play Counter 2
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | hearts |     | Photo kind:event, 4 cards |
        | cost   |     | <cost>                    |
      And Photo reads "Counter 2: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B <can> counter with Photo

      Examples:
        | cost    | can    |
        | 2 cards | can    |
        | 1 card  | cannot |

    @assumption-OA-7
    Scenario: a heart that an effect steals can be countered with, too
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | hearts |     | Photo kind:event, 4 cards |
      And Rin reads "Action: Steal 1 heart."
      And Photo reads "Counter: Draw 1 card."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B counters with Photo
      Then B has drawn 1 card

    Scenario: of two hearts stolen at once both may be played
      Given the board
        | zone   | A   | B                                               |
        | center | Rin |                                                 |
        | hearts |     | Photo kind:event, Fireworks kind:event, 3 cards |
      And Rin reads "Critical."
      And Photo reads "Counter: Draw 1 card."
      And Fireworks reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      And B counters with Fireworks
      Then B has drawn 2 cards
      And it is A's play timing

    Scenario: not from the hand, and not one that was not stolen
      Given the board
        | zone   | A   | B                                  |
        | center | Rin |                                    |
        | hand   |     | Photo kind:event                   |
        | hearts |     | Ena, Fireworks kind:event, 3 cards |
      And Photo reads "Counter: Draw 1 card."
      And Fireworks reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B cannot counter with Photo
      And B cannot counter with Fireworks
      When B puts Ena into the hand
      Then it is A's play timing

    @assumption-OA-13
    Scenario: a heart that Perform steals can be countered with
      Given the board
        | zone   | A      | B                         |
        | center | Rin    |                           |
        | cost   | 1 card |                           |
        | hearts |        | Photo kind:event, 4 cards |
      And Rin reads "Perform 1."
      And Photo reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B counters with Photo
      Then B has drawn 1 card
      And B is asked where stolen hearts go

    @assumption-OA-7
    Scenario: the turn player can counter with a heart that the opponent's effect steals
      Given the board
        | zone   | A                         | B   |
        | center |                           | Ena |
        | hearts | Curry kind:event, 4 cards |     |
      And Ena reads "Action: Steal 1 heart."
      And Curry reads "Counter: Draw 1 card."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      And A counters with Curry
      Then A has drawn 1 card

    Scenario Outline: a stolen heart that reads "<text>" <can> be used as a Counter
      Given the board
        | zone   | A   | B                          |
        | center | Rin |                            |
        | hearts |     | Photo kind:<kind>, 4 cards |
      And Photo reads "<text>"
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B <can> counter with Photo

      Examples:
        | kind      | text                  | can    |
        | event     | Counter: Draw 1 card. | can    |
        | event     | Play: Draw 1 card.    | cannot |
        | character | Action: Draw 1 card.  | cannot |

    @assumption-OA-7 @assumption-OA-14
    Scenario: an event with Play and Counter does as Play says from the hand, and as Counter says as a stolen heart
      Given the board
        | zone   | A   | B                           |
        | center | Rin |                             |
        | hand   |     | Photo kind:event            |
        | hearts |     | Photo#2 kind:event, 4 cards |
      And the cards called Photo read "Play: Gain 1 cost. / Counter: Draw 1 card."
      And it is the start of A's event phase
      When A passes
      And B plays the event Photo
      And the turn goes on to A's appeal phase
      And A appeals with Rin
      And B counters with Photo#2
      Then B has drawn 1 card
      And B has 1 card in cost

    Scenario Outline: a Counter after "<condition>" with <left> on its player's stage and <drop> in the drop area <can> be used
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | left   |     | <left>                    |
        | drop   |     | <drop>                    |
        | hand   |     | Touko#3                   |
        | hearts |     | Photo kind:event, 4 cards |
      And Photo reads "<condition> Counter: Draw 1 card."
      And the cards called Touko read "Design 5: Action: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B <can> counter with Photo

      Examples:
        | condition      | left            | drop   | can    |
        | Unity 1 "Aoi": | Aoi             | -      | can    |
        | Unity 1 "Aoi": | Chiaki          | -      | cannot |
        | Unity 1 #Camp: | Chiaki tag:Camp | -      | can    |
        | Unity 1 #Camp: | Aoi             | -      | cannot |
        | Design 1:      | Aoi             | Touko  | can    |
        | Design 1:      | Aoi             | 1 card | cannot |

    Scenario Outline: a Counter that steals a heart while hearts are stolen, and the attacker's player has <hearts> hearts
      Given the board
        | zone   | A        | B                              |
        | center | Rin      |                                |
        | hearts | <hearts> | Photo kind:event, Ena, 3 cards |
      And Rin reads "Critical."
      And Photo reads "Counter: Steal 1 heart."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      Then A is asked where stolen hearts go
      When A puts all of them into the hand
      And B puts Ena into the hand
      Then A has <left> cards in hearts
      And B has 3 cards in hearts

      Examples:
        | hearts  | left |
        | 2 cards | 1    |
        | 1 card  | 0    |

  @clause-counter.2
  Rule: counter.2 Then it goes to the drop area

    Scenario Outline: a Counter that <other> has played goes to the drop area
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
      And <event> reads "Counter: Gain 1 cost."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> counters with <event>
      Then <event> is in <other>'s drop
      And <other>'s hand is empty
      And <other> has 4 cards in hearts

      Examples:
        | player | other | attacker | event |
        | A      | B     | Rin      | Photo |
        | B      | A     | Ena      | Curry |

    Scenario: a stolen character with Counter and Entry goes to the drop area by the Counter, and another like it enters
      Given the board
        | zone   | A                | B                   |
        | center | Rin limit-broken |                     |
        | hearts |                  | Ena, Ena#2, 3 cards |
      And the cards called Ena read "Counter: Draw 1 card. / Entry: Gain 1 cost."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Ena
      And B does not counter
      And B puts Ena#2 into the assist area
      And B says yes
      Then Ena is in B's drop
      And B has 1 card in cost

  @clause-counter.3
  Rule: counter.3 A Counter need not be played

    Scenario Outline: a Counter that <other> does not play goes into the <area> instead
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
      And <event> reads "Counter: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> does not counter
      And <other> puts <event> into the <area>
      Then <event> is in <other>'s <zone>
      And <other> has drawn 0 cards

      Examples:
        | player | other | attacker | event | area      | zone |
        | A      | B     | Rin      | Photo | hand      | hand |
        | A      | B     | Rin      | Photo | cost area | cost |
        | B      | A     | Ena      | Curry | hand      | hand |

    Scenario Outline: a Counter that <other> plays draws a card
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
      And <event> reads "Counter: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> counters with <event>
      Then <event> is in <other>'s drop
      And <other> has drawn 1 card

      Examples:
        | player | other | attacker | event |
        | A      | B     | Rin      | Photo |
        | B      | A     | Ena      | Curry |

  @clause-counter.4
  Rule: counter.4 A player who does not play a Counter need not show it

    Scenario Outline: <player> never sees a Counter that <other> does not play
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
      And <event> reads "Counter: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> does not counter
      And <other> puts <event> into the <area>
      Then <player> does not see <event>
      And the event "revealed" happened 0 times for <event>
      And it is <player>'s play timing

      Examples:
        | player | other | attacker | event | area      |
        | A      | B     | Rin      | Photo | hand      |
        | A      | B     | Rin      | Photo | cost area |
        | B      | A     | Ena      | Curry | hand      |

    Scenario: a card that A shows for Cheer is revealed, and B's Counter that is not played is not
      Given A's center holds Rin
      And A's hand holds Aoi
      And B's hearts holds Photo kind:event, 4 cards
      And Rin reads "Cheer 1."
      And Aoi reads "Cheer 1."
      And Photo reads "Counter: Draw 1 card."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B does not counter
      Then the event "revealed" happened 1 time for Aoi
      And the event "revealed" happened 0 times for Photo
      And B is asked where stolen hearts go
