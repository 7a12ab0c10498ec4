@osica @assumption-OA-4 @assumption-OA-7
Feature: event The event phase and Action

  @clause-event.1
  Rule: event.1 Events can be played in the opponent's turn

    Scenario Outline: an event is played by <other> in <player>'s turn
      Given the board
        | zone | A                | B                |
        | hand | Curry kind:event | Photo kind:event |
      And <card> reads "Play: Draw 2 cards."
      And it is the start of <player>'s event phase
      When <player> passes
      And <other> plays the event <card>
      Then <other> has drawn 2 cards
      And <card> is in <other>'s drop

      Examples:
        | player | other | card  |
        | A      | B     | Photo |
        | B      | A     | Curry |

    Scenario: an event is played by A in A's own turn
      Given the board
        | zone | A                | B |
        | hand | Curry kind:event |   |
      And Curry reads "Play: Draw 2 cards."
      And it is the start of A's event phase
      When A plays the event Curry
      Then A has drawn 2 cards

  @clause-event.2
  Rule: event.2 Any number of events, by turns

    Scenario Outline: <player> plays, <other> plays, and <player> can play again
      Given the board
        | zone | A                                     | B                                      |
        | hand | Curry kind:event, Campfire kind:event | Photo kind:event, Fireworks kind:event |
      And Curry reads "Play: Gain 1 cost."
      And Campfire reads "Play: Gain 1 cost."
      And Photo reads "Play: Gain 1 cost."
      And Fireworks reads "Play: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> plays the event <one>
      Then <other> can play the event <two>
      When <other> plays the event <two>
      Then <player> can play the event <three>
      When <player> plays the event <three>
      Then <other> can play the event <four>

      Examples:
        | player | other | one   | two   | three     | four      |
        | A      | B     | Curry | Photo | Campfire  | Fireworks |
        | B      | A     | Photo | Curry | Fireworks | Campfire  |

    Scenario: A can play a second event only after B has had a chance
      Given the board
        | zone | A                                     | B                |
        | hand | Curry kind:event, Campfire kind:event | Photo kind:event |
      And Curry reads "Play: Gain 1 cost."
      And Campfire reads "Play: Gain 1 cost."
      And Photo reads "Play: Gain 1 cost."
      And it is the start of A's event phase
      When A plays the event Curry
      And B passes
      Then A can play the event Campfire

  @clause-event.3
  Rule: event.3 Actions can be used in the opponent's turn

    Scenario Outline: an Action is used by <other> in <player>'s turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> passes
      And <other> uses the action of <card>
      Then <other> has drawn 1 card

      Examples:
        | player | other | card |
        | A      | B     | Ena  |
        | B      | A     | Rin  |

    Scenario: a player who exchanges characters in the opponent's turn chooses them
      Given the board
        | zone   | A   | B      |
        | left   |     | Sakura |
        | center | Rin | Ena    |
        | right  |     | Minami |
      And Ena reads "Action: Exchange 2 of your characters."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      And B chooses Sakura, Ena
      Then Ena is in B's left
      And Sakura is in B's center

    Scenario: a player who may play an event by an Action in the opponent's turn chooses it
      Given the board
        | zone   | A   | B                                                              |
        | center | Rin | Ena                                                            |
        | hand   |     | Photo kind:event tag:Starter, Fireworks kind:event tag:Starter |
      And Ena reads "Action: You may play an event #Starter."
      And Photo reads "Play: Gain 1 cost."
      And Fireworks reads "Play: Draw 1 card."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      And B says yes
      And B chooses Photo
      Then B has 1 card in cost

    Scenario: an Action in the opponent's turn strengthens the characters of its own player alone
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And Ena reads "Action: This turn, all your characters have AP +1000."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      Then Ena has 4000 AP
      And Rin has 3000 AP

  @clause-event.4
  Rule: event.4 Each text of a card once a turn

    Scenario Outline: used by <player>, the Action of <card> is not there again in that phase
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <card> reads "Action: Gain 1 cost."
      And <other card> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <card>
      And <other> passes
      Then <player> cannot use the action of <card>
      And <player> can use the action of <other card>

      Examples:
        | player | other | card | other card |
        | A      | B     | Rin  | Aoi        |
        | B      | A     | Ena  | Sakura     |

    Scenario: in the next turn it is, the opponent's too
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      And both pass
      And the turn goes on to B's event phase
      And B passes
      Then A can use the action of Rin

    Scenario: an Action that was used cannot be used again after passes
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
        | left   | Aoi |     |
      And Rin reads "Action: Gain 1 cost."
      And Aoi reads "Action: Gain 1 cost."
      And Ena reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A uses the action of Rin
      And B passes
      And A passes
      And B uses the action of Ena
      Then A cannot use the action of Rin
      And A can use the action of Aoi

    Scenario: an Action cannot be used again when its card was moved to another area
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | left   | Aoi |   |
      And Rin reads "Action: Gain 1 cost."
      And Rin reads "Action: Draw 1 card."
      And Aoi reads "Action: Choose 1 of your other characters. Move it to the assist area."
      And it is the start of A's event phase
      When A uses the action "Action: Gain 1 cost." of Rin
      And B passes
      And A uses the action of Aoi
      And B passes
      Then A cannot use the action "Action: Gain 1 cost." of Rin
      And A can use the action "Action: Draw 1 card." of Rin

  @clause-event.5
  Rule: event.5 Actions are used on stage and in the assist area alone

    Scenario Outline: Rin lies in <player>'s <zone>
      Given the board
        | zone   | A   | B      |
        | <zone> | Rin | Ena    |
        | left   | Aoi | Sakura |
      And <card> reads "Action: Draw 1 card."
      And <other> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      Then <player> <can> use the action of <card>
      And <player> can use the action of <other>

      Examples:
        | player | card | other  | zone   | can    |
        | A      | Rin  | Aoi    | center | can    |
        | A      | Rin  | Aoi    | right  | can    |
        | A      | Rin  | Aoi    | assist | can    |
        | A      | Rin  | Aoi    | hand   | cannot |
        | A      | Rin  | Aoi    | drop   | cannot |
        | A      | Rin  | Aoi    | cost   | cannot |
        | A      | Rin  | Aoi    | oshi   | cannot |
        | B      | Ena  | Sakura | assist | can    |
        | B      | Ena  | Sakura | hand   | cannot |
        | B      | Ena  | Sakura | drop   | cannot |

    Scenario: an Action of a support in the assist area can be used
      Given the board
        | zone   | A                 | B |
        | assist | Tent kind:support |   |
      And Tent reads "Action: Draw 1 card."
      And it is the start of A's event phase
      Then A can use the action of Tent

  @clause-event.6 @reading-O-08
  Rule: event.6 The event phase ends when the turn player passes, and then the opponent

    Scenario Outline: the <next> follows when <player> passes and then <other> passes
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And it is the start of <player>'s event phase
      When <player> passes
      And <other> passes
      Then it is <player>'s <next>

      Examples:
        | player | other | next         |
        | A      | B     | appeal phase |
        | B      | A     | appeal phase |

    Scenario: an opponent who plays instead keeps it open
      Given the board
        | zone   | A   | B                |
        | center | Rin |                  |
        | hand   |     | Photo kind:event |
      And Photo reads "Play: Gain 1 cost."
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      When A passes
      And B plays the event Photo
      Then A can use the action of Rin
      When A uses the action of Rin
      And B passes
      Then it is A's event phase

  @clause-event.d1
  Rule: event.d1 Two of the same card have an Action each

    Scenario Outline: <player> uses the one and then the other
      Given the board
        | zone   | A                   | B                   |
        | center | Rin number:OS-001   | Ena number:OS-002   |
        | left   | Rin#2 number:OS-001 | Ena#2 number:OS-002 |
      And <one> reads "Action: Gain 1 cost."
      And <two> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> uses the action of <one>
      And <other> passes
      And <player> uses the action of <two>
      Then <player> has 2 cards in cost

      Examples:
        | player | other | one | two   |
        | A      | B     | Rin | Rin#2 |
        | B      | A     | Ena | Ena#2 |

  @clause-event.d2
  Rule: event.d2 A card with two Actions has each once

    Scenario Outline: <player> uses both Actions of <card>, each of them once
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <card> reads "Action: Gain 1 cost."
      And <card> reads "Action: Draw 1 card."
      And it is the start of <player>'s event phase
      When <player> uses the action "Action: Gain 1 cost." of <card>
      And <other> passes
      Then <player> cannot use the action "Action: Gain 1 cost." of <card>
      When <player> uses the action "Action: Draw 1 card." of <card>
      Then <player> has 1 card in cost
      And <player> has drawn 1 card

      Examples:
        | player | other | card |
        | A      | B     | Rin  |
        | B      | A     | Ena  |

  @clause-event.d3 @reading-O-08
  Rule: event.d3 The opponent's pass and then the turn player's does not end it

    Scenario Outline: <player> plays, <other> passes, <player> passes, and <other> can still play
      Given the board
        | zone   | A                | B                |
        | center | Rin              | Ena              |
        | hand   | Curry kind:event | Photo kind:event |
      And Curry reads "Play: Gain 1 cost."
      And Photo reads "Play: Gain 1 cost."
      And it is the start of <player>'s event phase
      When <player> plays the event <mine>
      And <other> passes
      And <player> passes
      Then it is <player>'s event phase
      And <other> can play the event <theirs>
      When <other> passes
      Then it is <player>'s appeal phase

      Examples:
        | player | other | mine  | theirs |
        | A      | B     | Curry | Photo  |
        | B      | A     | Photo | Curry  |
