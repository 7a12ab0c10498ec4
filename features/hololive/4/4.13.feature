@hololive
Feature: 4.13 Hand

  @clause-4.13.2
  Rule: 4.13.2 A hand is seen by its own player alone, and has no order

    @clause-4.13.1
    Scenario Outline: <player> sees the hand of <player>, and <other> does not
      Given the board
        | zone | A    | B    |
        | hand | Sora | Miko |
      Then <player> sees <card>
      And <other> does not see <card>

      Examples:
        | player | other | card |
        | A      | B     | Sora |
        | B      | A     | Miko |

    @ruling-Q188
    Scenario: two cards that go to the hand together are not put in order
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 cards from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A's hand is Roboco, Suisei

  @clause-4.13.3
  Rule: 4.13.3 A text about a number of the hand means that many cards in it

    Scenario Outline: with <hand> in hand, A <can> pay 2 cards of it
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | hand    | <hand>         |
        | archive | Roboco, Suisei |
      And Sora reads "Activated: archive 2 cards from your hand: draw 1 card."
      Then A <can> activate Sora's ability

      Examples:
        | hand    | can    |
        | 1 card  | cannot |
        | 2 cards | can    |

  @clause-4.13.4
  Rule: 4.13.4 A hand may hold any number of cards

    @clause-7.7.6 @ruling-Q155 @ruling-Q187
    Scenario: eleven cards, one more is drawn, and none has to go when the turn ends
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | 11 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      When A uses the oshi skill "Idol"
      And the turn passes to B
      Then A has 12 cards in hand
