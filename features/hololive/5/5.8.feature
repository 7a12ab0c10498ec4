@hololive
Feature: 5.8 Looking at a hidden zone

  @clause-5.8.1
  Rule: 5.8.1 A player who looks at a hidden zone sees every card of it

    Scenario: A looks at both cards of the opponent's hand
      Given the board
        | zone | A | B            |
        | hand |   | Miko, Suisei |
      And A holds a support "Lens" (item) that reads "Look at your opponent's hand."
      When A plays the support Lens
      Then the event "looked" happened 1 time for Miko
      And the event "looked" happened 1 time for Suisei
      And these events happened in this order
        | event  | card | player |
        | looked | Miko | A      |

    Scenario: A looks at both cards of A's own holo power
      Given the board
        | zone       | A            |
        | holo power | Miko, Suisei |
      And A holds a support "Lens" (item) that reads "Look at your holo power."
      When A plays the support Lens
      Then the event "looked" happened 1 time for Miko
      And the event "looked" happened 1 time for Suisei

    @reading-H-59
    Scenario: the holo power's cards are seen by the player who looks, nobody else
      Given the board
        | zone       | A            |
        | holo power | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at your holo power. You may draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked yes or no
      And A sees Miko
      And A sees Suisei
      And B does not see Miko
