@digicharat
Feature: 3-4-2 Using event cards

  @clause-3-4-2.1
  Rule: 3-4-2.1 Only an event that is set is used

    Scenario Outline: an event in <owner>'s <zone>
      Given <owner>'s <zone> holds Glare kind:event
      Then A <can> use Glare

      Examples:
        | owner | zone         | can    |
        | A     | event        | can    |
        | A     | hand         | cannot |
        | A     | discard pile | cannot |
        | B     | event        | cannot |

    @assumption-DA-10 @assumption-DA-15
    Scenario: an event cannot be used while it is being set, and can when it is set
      Given A's hand holds Puchiko, Glare kind:event
      When A sets Glare
      Then A can bring out Puchiko
      And A cannot use Glare
      When both pass
      Then Glare is set
      And A can use Glare

    @assumption-DA-10 @assumption-DA-12
    Scenario: an event that has been used is not used again, neither while it waits nor in effect
      Given B has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And B's hand holds Puchiko
      And it is B's turn
      Then B can use Cheer
      When B uses Cheer
      Then B can bring out Puchiko
      And B cannot use Cheer
      When both pass
      Then Cheer is in effect
      And B cannot use Cheer

    @assumption-DA-12
    Scenario Outline: an event set in an earlier turn that reads "<text>" is still set, and can be used
      Given A's field holds Dejiko
      And A holds an event "Cheer" that reads "<text>"
      When A sets Cheer
      And both pass
      And the turn passes to B
      Then Cheer is set
      When the turn passes to A
      Then A can use Cheer

      Examples:
        | text                                                    |
        | Draw 1 card.                                            |
        | This turn, each of your characters has power +2.        |
        | While this is in effect, your characters have power +2. |

  @clause-3-4-2.2
  Rule: 3-4-2.2 Events are used in their player's own turn and in the opponent's

    Scenario Outline: <player> uses an event in <player>'s own turn
      Given <player> has set the event Glare that reads "Draw 1 card."
      And it is <player>'s turn
      When <player> uses Glare
      And both pass
      Then <player> has drawn 1 card

      Examples:
        | player |
        | A      |
        | B      |

    Scenario Outline: <player> uses an event in the turn of <player>'s opponent
      Given <player> has set the event Glare that reads "Draw 1 card."
      And <other>'s hand holds Puchiko
      And it is <other>'s turn
      When <other> brings out Puchiko
      And <player> uses Glare
      And both pass
      Then <player> has drawn 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

  @clause-3-4-2.3
  Rule: 3-4-2.3 Events are used as responses

    Scenario Outline: a character that <player> brings out is returned to hand by <other>'s response
      Given <other> has set the event Detour that reads "Return 1 coming character to hand."
      And <player>'s hand holds Puchiko
      And it is <player>'s turn
      When <player> brings out Puchiko
      And <other> uses Detour
      And both pass
      Then Puchiko is in <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-10
    Scenario: A responds to the character that A brings out
      Given A has set the event Detour that reads "Return 1 coming character to hand."
      And A's hand holds Puchiko
      When A brings out Puchiko
      And A uses Detour
      And both pass
      Then Puchiko is in A's hand

    @assumption-DA-10
    Scenario: B responds, and A responds to that
      Given A has set the event Glare that reads "Draw 1 card."
      And B has set the event Nap that reads "Draw 2 cards."
      And A's hand holds Puchiko
      When A brings out Puchiko
      And B uses Nap
      And A uses Glare
      And both pass
      Then A has drawn 1 card
      And B has drawn 2 cards

    @assumption-DA-10 @assumption-DA-12
    Scenario Outline: A's event draws <number> after B responded "<text>"
      Given A has set the event Glare that reads "Draw 1 card."
      And B has set the event Sweep that reads "<text>"
      And A's field holds Dejiko
      When A uses Glare
      And B uses Sweep
      And both pass
      Then A has drawn <number>
      And Glare is in A's discard pile

      Examples:
        | text                          | number  |
        | Discard 1 opposing event.     | 0 cards |
        | Discard 1 opposing character. | 1 card  |

    @assumption-DA-10 @assumption-DA-11
    Scenario: a response to a coming character finds none while an event is being set
      Given A's hand holds Glare kind:event
      And B has set the event Detour that reads "Return 1 coming character to hand."
      When A sets Glare
      Then A's hand is empty
      When B uses Detour
      And both pass
      Then Glare is set

  @clause-3-4-2.3.n1 @reading-D-03
  Rule: 3-4-2.3.n1 The first actions of a turn, waking and drawing, are not responded to

    @assumption-DA-3 @assumption-DA-4 @assumption-DA-10
    Scenario Outline: <player> wakes characters and draws, and <other> responds only to what comes then
      Given <player> has set the event Glare
      And <other> has set the event Nap
      And <player>'s field holds Dejiko asleep
      And <player>'s hand holds Puchiko
      And it is the start of <player>'s start phase
      Then Dejiko is awake
      And <player> is asked what to discard before drawing
      When <player> discards nothing before drawing
      Then it is <player>'s main phase
      And it is <player>'s play timing
      When <player> brings out Puchiko
      Then <other> can use Nap

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-3 @assumption-DA-4
    Scenario: an attacker sleeps through the opponent's turn, and wakes before its player's next draw
      Given A's field holds Dejiko
      And A's hand holds Puchiko
      When A attacks B with Dejiko
      And both pass
      And the turn passes to B
      Then Dejiko is asleep
      When B ends the main phase
      Then A is asked what to discard before drawing
      And Dejiko is awake

  @clause-3-4-2.4 @assumption-DA-6
  Rule: 3-4-2.4 An event is discarded without effect if the characters it needs are missing when it takes effect

    @assumption-DA-12
    Scenario Outline: <player>'s event needs <needs>, and there are <field>
      Given <player> has set the event Glare needs:<needs> that reads "Draw 1 card."
      And <player>'s field holds <field>
      And it is <player>'s turn
      When <player> uses Glare
      And both pass
      Then <player> has drawn <number> cards
      And Glare is in <player>'s discard pile

      Examples:
        | player | needs          | field                            | number |
        | A      | Dejiko*2       | Dejiko, Puchiko, Usada           | 0      |
        | A      | Dejiko*2       | Dejiko, Cinderella Dejiko asleep | 1      |
        | A      | Dejiko*2       | Dejiko, Dejiko#2, Dejiko#3       | 1      |
        | B      | Dejiko/Puchiko | Dejiko, Dejiko#2                 | 0      |
        | B      | Dejiko/Puchiko | Dejiko, Puchiko                  | 1      |

    @assumption-DA-12
    Scenario Outline: an event that would last needs a Dejiko, and there are <field>
      Given B has set the event Cheer needs:Dejiko that reads "While this is in effect, your characters have power +2."
      And B's field holds <field>
      And it is B's turn
      When B uses Cheer
      And both pass
      Then Usada has power <power>
      And Cheer is in B's <zone>

      Examples:
        | field                 | power | zone         |
        | Usada power:3, Gema   | 3     | discard pile |
        | Usada power:3, Dejiko | 5     | event        |

    Scenario Outline: used in A's turn, B's event needs a Dejiko; A has <theirs> in the field, and B has <own>
      Given B has set the event Glare needs:Dejiko that reads "Draw 1 card."
      And A's field holds <theirs>
      And B's field holds <own>
      And A's hand holds Gema
      When A brings out Gema
      And B uses Glare
      And both pass
      Then B has drawn <number> cards

      Examples:
        | theirs  | own     | number |
        | Dejiko  | Puchiko | 0      |
        | Puchiko | Dejiko  | 1      |

    @assumption-DA-10 @assumption-DA-12
    Scenario: an event stays in effect after the character that it needed is discarded
      Given A has set the event Cheer needs:Dejiko that reads "While this is in effect, your characters have power +2."
      And B has set the event Trip that reads "Discard 1 Dejiko character."
      And A's field holds Dejiko, Usada power:3
      And A's hand holds Kappa
      When A uses Cheer
      And both pass
      And A brings out Kappa
      And B uses Trip
      And both pass
      Then A's field is Usada, Kappa
      And Cheer is in effect
      And Usada has power 5

    Scenario: an event has no effect when the character it needs was discarded in response
      Given A has set the event Glare needs:Dejiko that reads "Draw 1 card."
      And B has set the event Trip that reads "Discard 1 opposing character."
      And A's field holds Dejiko
      When A uses Glare
      And B uses Trip
      And both pass
      Then A has drawn 0 cards
      And Glare is in A's discard pile

    @assumption-DA-10
    Scenario: an event takes effect when the character it needs came out only in response
      Given B has set the event Glare needs:Dejiko that reads "Draw 1 card."
      And B's hand holds Dejiko
      And it is B's turn
      When B uses Glare
      And B brings out Dejiko
      And both pass
      Then B has drawn 1 card

  @clause-3-4-2.5
  Rule: 3-4-2.5 The turn player uses up to two events a turn

    @example-3-4-2.5/e1 @assumption-DA-12 @assumption-DA-15
    Scenario: example 3-4-2.5/e1: an event of an earlier turn is used and discarded, another one is set and used
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And A holds an event "Glare" that reads "Draw 1 card."
      When A uses Cheer
      And both pass
      And A discards the event Cheer
      And both pass
      And A sets Glare
      And both pass
      And A uses Glare
      And both pass
      Then A has drawn 1 card

    @assumption-DA-12 @assumption-DA-15
    Scenario: events of the opponent do not count among the turn player's two events
      Given A has set the event Glare
      And B has set the event Nap
      And A's hand holds Beam kind:event
      When A uses Glare
      And B uses Nap
      And both pass
      And A sets Beam
      And both pass
      Then A can use Beam

    @assumption-DA-4 @assumption-DA-12 @assumption-DA-15
    Scenario: events used in an earlier turn do not count in a later one
      Given A has set the event Glare
      And A's hand holds Nap kind:event, Beam kind:event
      When A uses Glare
      And both pass
      And A sets Nap
      And both pass
      And A uses Nap
      And the turn passes to B
      And the turn passes to A
      And A sets Beam
      And both pass
      Then A can use Beam

    @clause-3-4-1.1 @assumption-DA-12 @assumption-DA-15
    Scenario: a third event is not used
      Given B has set the event Glare that reads "Draw 1 card."
      And B's hand holds Nap kind:event
      And B holds an event "Beam" that reads "Draw 2 cards."
      And it is B's turn
      When B uses Glare
      And both pass
      And B sets Beam
      And both pass
      And B uses Beam
      And both pass
      Then B has drawn 3 cards
      And B cannot use Nap
      And B cannot set Nap

    @reading-D-10 @assumption-DA-12 @assumption-DA-15
    Scenario: in the opponent's turn one event is used, and no second one
      Given the board
        | zone  | A              | B     |
        | field | Dejiko, Usada  | Gema  |
        | event | Glare          |       |
        | hand  | Nap kind:event | Kappa |
      And Usada reads "Cover."
      And it is B's turn
      When B brings out Kappa
      And A uses Glare
      And both pass
      And B attacks Dejiko with Gema
      Then A can cover with Usada
      And A cannot set Nap
      And A cannot use Nap
