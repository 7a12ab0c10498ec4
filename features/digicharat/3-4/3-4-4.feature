@digicharat
Feature: 3-4-4 More on discarding event cards

  @clause-3-4-4.1 @reading-D-09
  Rule: 3-4-4.1 A player who discarded an event need not set another

    Scenario Outline: <player> can set another, or end the turn without it
      Given <player> has set the event Glare
      And <player>'s hand holds Nap kind:event
      And it is <player>'s turn
      When <player> discards the event Glare
      And both pass
      Then <player> can set Nap
      When <player> ends the main phase
      Then it is turn <next>
      And <player>'s hand is Nap

      Examples:
        | player | next |
        | A      | 6    |
        | B      | 7    |

  @clause-3-4-4.2 @reading-D-04 @assumption-DA-10
  Rule: 3-4-4.2 Events are discarded during a battle, too

    @assumption-DA-7 @assumption-DA-12
    Scenario: an event in effect, and the battle goes on without it
      Given the board
        | zone  | A              | B               |
        | field | Dejiko power:3 | Puchiko guard:5 |
        | event |                | Nap             |
      And A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      When A uses Cheer
      And both pass
      And A attacks Puchiko with Dejiko
      And B passes
      And A discards the event Cheer
      Then Dejiko is attacking Puchiko
      When both pass
      Then Puchiko is in B's field
      And Dejiko is asleep

    Scenario: an unused event is discarded during a battle, and the attack goes on
      Given the board
        | zone  | A       | B      |
        | field | Puchiko | Dejiko |
        | event | Nap     | Glare  |
      And it is B's turn
      When B attacks Puchiko with Dejiko
      And A passes
      And B discards the event Glare
      Then Glare is in B's discard pile
      And Dejiko is attacking Puchiko

    @assumption-DA-7
    Scenario: an unused event is discarded during a direct attack
      Given the board
        | zone  | A   | B      |
        | field | -   | Dejiko |
        | event | Nap | Glare  |
      And it is B's turn
      When B attacks A with Dejiko
      And A passes
      And B discards the event Glare
      Then Glare is in B's discard pile
      And A has 20 cards in deck

  @clause-3-4-4.3
  Rule: 3-4-4.3 An event is not discarded before its effect has been processed

    @assumption-DA-10 @assumption-DA-12
    Scenario Outline: <player>'s event that was used and waits, and then is in effect
      Given <player> has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And <player>'s hand holds Puchiko
      And it is <player>'s turn
      Then <player> can discard the event Cheer
      When <player> uses Cheer
      Then <player> can bring out Puchiko
      And <player> cannot discard the event Cheer
      When both pass
      Then <player> can discard the event Cheer

      Examples:
        | player |
        | A      |
        | B      |

  @clause-3-4-4.4 @clause-3-4-3.1
  Rule: 3-4-4.4 Only the turn player discards events

    @assumption-DA-10
    Scenario Outline: in <player>'s turn <other> uses an event that is set, but does not discard it
      Given <player> has set the event Glare
      And <other> has set the event Nap
      And <player>'s hand holds Puchiko
      And it is <player>'s turn
      When <player> brings out Puchiko
      Then <other> can use Nap
      And <other> cannot discard the event Nap
      When <other> passes
      Then <player> can discard the event Glare

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-3 @assumption-DA-4 @assumption-DA-12
    Scenario: an event in effect is discarded in its player's own turn, not in the opponent's
      Given the board
        | zone  | A    | B             |
        | field | Gema | Dejiko, Usada |
      And Usada reads "Cover."
      And B has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And it is B's turn
      When B uses Cheer
      And both pass
      Then B can discard the event Cheer
      When the turn passes to A
      And A attacks Dejiko with Gema
      Then B can cover with Usada
      And B cannot discard the event Cheer
