@digicharat
Feature: 3-4-3 Discarding event cards

  @clause-3-4-3.1
  Rule: 3-4-3.1 In their own main phase players may discard their event, unused or in effect

    Scenario Outline: an unused event of <player>'s, and the opponent's
      Given <player> has set the event Glare
      And <other> has set the event Nap
      And it is <player>'s turn
      Then <player> cannot discard the event Nap
      When <player> discards the event Glare
      And both pass
      Then Glare is in <player>'s discard pile

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-12
    Scenario: A discards an event that is in effect in the main phase
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      When A uses Cheer
      And both pass
      Then Cheer is in effect
      When A discards the event Cheer
      And both pass
      Then Cheer is in A's discard pile

    @assumption-DA-4
    Scenario: not in the start phase, where cards of the hand alone are discarded
      Given B has set the event Glare
      And B has 2 cards in hand
      And it is the start of B's start phase
      Then B is asked what to discard before drawing
      When B discards nothing before drawing
      Then B can discard the event Glare

    @assumption-DA-12
    Scenario: an event in effect since A's last turn is still in effect, and A can discard it
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And A's field holds Dejiko power:3
      When A uses Cheer
      And both pass
      And the turn passes to B
      Then Dejiko has power 5
      When the turn passes to A
      Then Cheer is in effect
      And A can discard the event Cheer

  @clause-3-4-3.2
  Rule: 3-4-3.2 An event in effect that is discarded has lost its effect at that moment

    @assumption-DA-12
    Scenario Outline: <player> discards an event in effect that reads "<text>"
      Given <player> has set the event Cheer that reads "<text>"
      And <player>'s field holds Dejiko power:3 guard:3
      And it is <player>'s turn
      When <player> uses Cheer
      And both pass
      Then Dejiko has <what> 5
      When <player> discards the event Cheer
      Then Dejiko has <what> 3

      Examples:
        | player | what  | text                                                      |
        | A      | power | While this is in effect, your characters have power +2.   |
        | B      | power | While this is in effect, 1 Dejiko character has power +2. |
        | A      | guard | This turn, 1 Dejiko character has guard +2.               |

    @assumption-DA-12
    Scenario: B's event in effect goes on when A's event in effect is discarded
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And B has set the event Jeer that reads "While this is in effect, opposing characters have power +1."
      And A's field holds Dejiko power:3
      When A uses Cheer
      And B uses Jeer
      And both pass
      Then Dejiko has power 6
      When A discards the event Cheer
      Then Dejiko has power 4

    @assumption-DA-10 @assumption-DA-12
    Scenario: an event in effect that another event discards
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And B has set the event Sweep that reads "Discard 1 opposing event."
      And A's field holds Dejiko power:3
      And A's hand holds Puchiko
      When A uses Cheer
      And both pass
      And A brings out Puchiko
      And B uses Sweep
      And both pass
      Then Cheer is in A's discard pile
      And Dejiko has power 3

    @example-3-4-3.2/e1 @clause-3-4-3.1 @clause-3-4-4.3 @reading-D-02 @assumption-DA-10
    Scenario: example 3-4-3.2/e1: an event without lasting effect is not discarded while a response to it waits
      Given A has set the event Glare that reads "Draw 1 card."
      And B has set the event Nap
      And A's hand holds Puchiko
      Then A can discard the event Glare
      When A uses Glare
      And B uses Nap
      Then A can bring out Puchiko
      And A cannot discard the event Glare
      When both pass
      Then A has drawn 1 card

    @example-3-4-3.2/e2 @reading-D-02 @reading-D-11 @assumption-DA-12
    Scenario: example 3-4-3.2/e2: who was to be discarded is not saved by discarding the event early
      Given A has set the event Rage that reads "This turn, 1 Dejiko character has power +2. At the end of the turn, discard it."
      And A's field holds Dejiko
      When A uses Rage
      And both pass
      And A discards the event Rage
      And both pass
      And A ends the main phase
      Then Dejiko is in A's discard pile

    @reading-D-11=at-once @assumption-DA-12
    Scenario: a discard due at the turn's end happens when its event is discarded
      Given B has set the event Rage that reads "This turn, 1 Dejiko character has power +2. At the end of the turn, discard it."
      And B's field holds Dejiko, Puchiko
      And it is B's turn
      When B uses Rage
      And both pass
      Then Dejiko is in B's field
      When B discards the event Rage
      Then Dejiko is in B's discard pile
      And Puchiko is in B's field

    @reading-D-11=not-before @assumption-DA-12
    Scenario: an event that has laid something up for the end of the turn is not discarded before
      Given B has set the event Rage that reads "This turn, 1 Dejiko character has power +2. At the end of the turn, discard it."
      And B's field holds Dejiko, Puchiko
      And it is B's turn
      Then B can discard the event Rage
      When B uses Rage
      And both pass
      Then B cannot discard the event Rage
      When B ends the main phase
      Then Dejiko is in B's discard pile
      And Puchiko is in B's field

    @assumption-DA-12
    Scenario: a discard due at the turn's end happens then, if its event is not discarded
      Given A has set the event Rage that reads "This turn, 1 Dejiko character has power +2. At the end of the turn, discard it."
      And A's field holds Dejiko, Puchiko
      When A uses Rage
      And both pass
      Then Dejiko is in A's field
      When the turn passes to B
      Then Dejiko is in A's discard pile
      And Puchiko is in A's field

    @assumption-DA-12
    Scenario: an effect on opposing characters ends with its event, too
      Given A has set the event Jeer that reads "While this is in effect, opposing characters have power +1."
      And B's field holds Dejiko power:3
      When A uses Jeer
      And both pass
      Then Dejiko has power 4
      When A discards the event Jeer
      Then Dejiko has power 3
