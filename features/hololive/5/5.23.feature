@hololive
Feature: 5.23 Healing

  @clause-5.23.1
  Rule: 5.23.1 A heal takes so much damage off the holomem

    Scenario Outline: a heal of <healed> HP leaves <left> of 50 damage
      Given the board
        | zone   | A              |
        | center | Sora damage:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal <healed> HP from your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has <left> damage

      Examples:
        | healed | left |
        | 20     | 30   |
        | 50     | 0    |

    @clause-1.3.2.2 @ruling-Q60 @ruling-Q67 @ruling-Q111
    Scenario Outline: of two, <who> is chosen, and <cards> drawn for a heal of Sora
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco damage:30 |
      And Sora reads "When a holomem is healed, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 10 HP from 1 of your holomem."
      When A uses the oshi skill "Idol"
      And A chooses <who>
      Then A has drawn <cards>

      Examples:
        | who    | cards   |
        | Sora   | 0 cards |
        | Roboco | 1 card  |

    @clause-10.8.2 @ruling-Q225
    Scenario: a heal by its own bloom effect triggers what is attached to the holomem
      Given the board
        | zone   | A                       |
        | center | Sora damage:50 tool:Axe |
        | hand   | Sora-1st hp:200         |
      And Axe reads "When the holomem this card is attached to is healed, draw 1 card."
      And Sora-1st reads "Bloom effect: heal 40 HP from this holomem."
      When A blooms Sora with Sora-1st
      Then Sora-1st has 10 damage
      And A has drawn 1 card

    @ruling-Q20
    Scenario: remaining HP set to more than there were is no healing
      Given the board
        | zone   | A    | B                              |
        | center | Sora | Miko hp:100 damage:60 tool:Axe |
      And Axe reads "When the holomem this card is attached to is healed, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: set your opponent's center holomem's remaining HP to 50."
      When A uses the oshi skill "Idol"
      Then B has drawn 0 cards
      And it is A's play timing

    Scenario: from each of several, so much is taken off each
      Given the board
        | zone   | A                                  |
        | center | Sora damage:50                     |
        | back   | Roboco damage:50, Suisei damage:30 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 20 HP from each of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco has 30 damage
      And Suisei has 10 damage
      And Sora has 50 damage

  @clause-5.23.1.1
  Rule: 5.23.1.1 Never more than there is

    Scenario: the rest is not kept for later
      Given the board
        | zone   | A                     |
        | center | Sora hp:100 damage:20 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 50 HP from your center holomem, then deal 30 damage to your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has 30 damage
      And Sora has 70 HP remaining

    Scenario: a heal of more than the damage leaves nothing over for the next damage
      Given the board
        | zone   | A              | B    |
        | center | Sora damage:20 | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 50 HP from your center holomem."
      And Miko reads "Art "Sing", no cheers, 30."
      When A uses the oshi skill "Idol"
      And the turn passes to B
      And B ends the main step
      And B uses the art "Sing" of Miko
      Then Sora has 30 damage

  @clause-5.23.2
  Rule: 5.23.2 Or all of it

    Scenario: a full heal takes off all damage, however much there is
      Given the board
        | zone   | A                      | B              |
        | center | Sora hp:200 damage:190 | Miko damage:50 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal your center holomem fully."
      When A uses the oshi skill "Idol"
      Then Sora has 0 damage
      And Miko has 50 damage
