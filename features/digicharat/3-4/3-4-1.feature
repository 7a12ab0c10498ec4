@digicharat
Feature: 3-4-1 Setting event cards

  @clause-3-4-1.1
  Rule: 3-4-1.1 A player sets no more than one event a turn

    @clause-3-4-4.1 @reading-D-09
    Scenario Outline: <player> discarded the event that was set this turn, and sets no second one
      Given <player>'s hand holds Glare kind:event, Nap kind:event
      And it is <player>'s turn
      Then <player> can set Nap
      When <player> sets Glare
      And both pass
      And <player> discards the event Glare
      And both pass
      Then <player> cannot set Nap

      Examples:
        | player |
        | A      |
        | B      |

    @assumption-DA-3 @assumption-DA-4
    Scenario: each player sets one in a turn of theirs, and another in the next
      Given A's hand holds Glare kind:event, Beam kind:event
      And B's hand holds Nap kind:event
      When A sets Glare
      And both pass
      And the turn passes to B
      And B sets Nap
      And both pass
      And the turn passes to A
      And A discards the event Glare
      And both pass
      Then A can set Beam

    @assumption-DA-15
    Scenario: a character of the hand is not set, and an event of the hand is not brought out
      Given A's hand holds Puchiko, Glare kind:event
      Then A can set Glare
      And A cannot set Puchiko
      And A can bring out Puchiko
      And A cannot bring out Glare

  @clause-3-4-1.2
  Rule: 3-4-1.2 A player's field holds no more than one event

    Scenario Outline: in <player>'s turn, with an event of <owner> in the field, <player> <can> set another
      Given <owner> has set the event Glare
      And <player>'s hand holds Nap kind:event
      And it is <player>'s turn
      Then <player> <can> set Nap

      Examples:
        | player | owner | can    |
        | A      | A     | cannot |
        | A      | B     | can    |
        | B      | B     | cannot |
        | B      | A     | can    |

    @assumption-DA-12
    Scenario: an event in effect lies there, too, until it is discarded
      Given A has set the event Cheer that reads "While this is in effect, your characters have power +2."
      And A's hand holds Nap kind:event
      When A uses Cheer
      And both pass
      Then Cheer is in effect
      And A cannot set Nap
      When A discards the event Cheer
      And both pass
      Then A can set Nap

    @assumption-DA-12
    Scenario: an event that lasted for the turn lies there no longer in the next turn, and another can be set
      Given A has set the event Cheer that reads "This turn, each of your characters has power +2."
      And A's field holds Dejiko power:3
      And A's hand holds Nap kind:event
      When A uses Cheer
      And both pass
      Then A cannot set Nap
      When the turn passes to B
      Then Cheer is in A's discard pile
      And Dejiko has power 3
      When the turn passes to A
      Then A can set Nap

    @assumption-DA-10 @assumption-DA-12
    Scenario: an event that its player used in the opponent's turn lies there no longer after that turn
      Given B has set the event Cheer that reads "This turn, each of your characters has guard +2."
      And A's hand holds Puchiko
      And B's field holds Dejiko guard:3
      And B's hand holds Nap kind:event
      When A brings out Puchiko
      And B uses Cheer
      And both pass
      Then Cheer is in effect
      When the turn passes to B
      Then Dejiko has guard 3
      And B can set Nap

  @clause-3-4-1.3
  Rule: 3-4-1.3 An event can be set before the characters that it needs are there

    Scenario Outline: <player>'s event needs two Dejiko, and the field holds <field>
      Given <player>'s hand holds Glare kind:event needs:Dejiko*2
      And <player>'s field holds <field>
      And it is <player>'s turn
      When <player> sets Glare
      And both pass
      Then Glare is set

      Examples:
        | player | field           |
        | A      | nothing         |
        | B      | Dejiko, Puchiko |
