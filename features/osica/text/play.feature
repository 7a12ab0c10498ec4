@osica @assumption-OA-4 @assumption-OA-7
Feature: play Play

  @clause-play.1
  Rule: play.1 An event is played from the hand in the event phase

    Scenario Outline: Curry lies in <player>'s <zone>
      Given the board
        | zone   | A                | B                |
        | center | Rin              | Ena              |
        | <zone> | Curry kind:event | Photo kind:event |
      And <event> reads "Play: Draw 2 cards."
      And <user> reads "Action: Gain 1 cost."
      And it is the start of <player>'s event phase
      Then <player> <can> play the event <event>
      And <player> can use the action of <user>

      Examples:
        | player | event | user | zone | can    |
        | A      | Curry | Rin  | hand | can    |
        | A      | Curry | Rin  | drop | cannot |
        | A      | Curry | Rin  | cost | cannot |
        | B      | Photo | Ena  | hand | can    |
        | B      | Photo | Ena  | drop | cannot |

    Scenario Outline: an event cannot be played in the <phase>
      Given the board
        | zone   | A                | B |
        | center | Rin              |   |
        | hand   | Curry kind:event |   |
      And Curry reads "Play: Draw 2 cards."
      And it is the start of A's <phase>
      Then A cannot play the event Curry

      Examples:
        | phase        |
        | main phase   |
        | appeal phase |

    Scenario Outline: a card of the hand that reads "<text>" <can> be played in the event phase
      Given the board
        | zone   | A                 | B |
        | center | Rin               |   |
        | hand   | Curry kind:<kind> |   |
      And Curry reads "<text>"
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      Then A <can> play the event Curry
      And A can use the action of Rin

      Examples:
        | kind      | text                  | can    |
        | event     | Play: Draw 1 card.    | can    |
        | event     | Counter: Draw 1 card. | cannot |
        | character | Action: Draw 1 card.  | cannot |

    Scenario Outline: an event with Play after "<condition>" and with <left> on the stage <can> be played
      Given the board
        | zone | A                                  | B |
        | left | <left>                             |   |
        | hand | Curry kind:event, Photo kind:event |   |
      And Curry reads "<condition> Play: Gain 1 cost."
      And Photo reads "Play: Gain 1 cost."
      And it is the start of A's event phase
      Then A <can> play the event Curry
      And A can play the event Photo

      Examples:
        | condition      | left            | can    |
        | Unity 1 "Aoi": | Aoi             | can    |
        | Unity 1 "Aoi": | Chiaki          | cannot |
        | Unity 1 #Camp: | Chiaki tag:Camp | can    |
        | Unity 1 #Camp: | Aoi             | cannot |

  @clause-play.2
  Rule: play.2 An event is shown, paid for, and does what it says to the targets chosen

    Scenario Outline: <player> pays one, and chooses
      Given the board
        | zone   | A                | B                |
        | center | Rin              | Ena              |
        | left   | Aoi              | Sakura           |
        | hand   | Curry kind:event | Photo kind:event |
        | cost   | 1 card           | 1 card           |
      And <event> reads "Play 1: Choose 1 of your characters. This turn, it has AP +1000."
      And it is the start of <player>'s event phase
      When <player> plays the event <event>
      Then <other> sees <event>
      And <player>'s cost is empty
      And <player> is asked to choose among <one>, <two>
      When <player> chooses <two>
      Then <two> has 4000 AP

      Examples:
        | player | other | event | one | two    |
        | A      | B     | Curry | Rin | Aoi    |
        | B      | A     | Photo | Ena | Sakura |

    @clause-partial.2
    Scenario Outline: A with <cost>, and <there> in front, <can> play an event of Play 2
      Given the board
        | zone   | A                | B       |
        | center | Rin              | <there> |
        | hand   | Curry kind:event |         |
        | cost   | <cost>           |         |
      And Curry reads "Play 2: Choose 1 opposing character. Drop it."
      And Rin reads "Action: Gain 1 cost."
      And it is the start of A's event phase
      Then A <can> play the event Curry
      And A can use the action of Rin

      Examples:
        | cost    | there | can    |
        | 2 cards | Ena   | can    |
        | 1 card  | Ena   | cannot |
        | 2 cards | -     | cannot |

  @clause-play.3
  Rule: play.3 Then it goes to the drop area

    Scenario Outline: <player> plays it in the opponent's turn
      Given the board
        | zone | A                | B                |
        | hand | Curry kind:event | Photo kind:event |
      And <event> reads "Play: Gain 1 cost."
      And it is the start of A's event phase
      When <acts>
      And <player> plays the event <event>
      Then <event> is in <player>'s drop
      And <player>'s hand is empty

      Examples:
        | player | event | acts     |
        | B      | Photo | A passes |

    Scenario: an event that is played in one's own turn goes to the drop area
      Given the board
        | zone | A                | B |
        | hand | Curry kind:event |   |
      And Curry reads "Play: Gain 1 cost."
      And it is the start of A's event phase
      When A plays the event Curry
      Then Curry is in A's drop
      And A's hand is empty

    @assumption-OA-14
    Scenario: an event is not in the drop area when its own text looks there
      Given the board
        | zone | A                | B |
        | hand | Curry kind:event |   |
        | drop | Rin              |   |
      And Curry reads "Play: Put 1 card from your drop into your hand."
      And it is the start of A's event phase
      When A plays the event Curry
      Then A's hand is Rin
      And A's drop is Curry
