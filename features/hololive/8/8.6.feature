@hololive
Feature: 8.6 Playing a support card

  @clause-8.6.1
  Rule: 8.6.1 A support card of the hand is played and resolved

    Scenario: from the hand, resolved, and then in the archive
      Given the board
        | zone | A              |
        | hand | Cake kind:item |
      And Cake reads "Draw 2 cards."
      When A plays the support Cake
      Then A has drawn 2 cards
      And Cake is in A's archive

    Scenario: not from the archive
      Given the board
        | zone    | A                |
        | hand    | Cake kind:item   |
        | archive | Letter kind:item |
      And Cake reads "Draw 2 cards."
      And Letter reads "Draw 1 card."
      Then A can play the support Cake
      And A cannot play the support Letter

    @ruling-Q135
    Scenario: as many as one likes
      Given A holds a support "Cake" (item) that reads "Draw 2 cards."
      And A holds a support "Letter" (event) that reads "Draw 1 card."
      When A plays the support Cake
      And A plays the support Letter
      Then A has drawn 3 cards

    @clause-10.7.2.5.4 @ruling-Q557
    Scenario: one that an effect attached was not used
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Axe kind:tool |
      And Sora reads "When you use a support card, draw 1 card."
      And A's oshi reads "Activated: attach 1 tool from your archive to your center holomem."
      When A activates A's oshi's ability
      Then Axe is attached to Sora
      And A has drawn 0 cards

    @clause-10.7.2.5.4 @ruling-Q558
    Scenario: one that is archived for its own ability was not used
      Given the board
        | zone   | A              |
        | center | Sora fan:Charm |
        | back   | Roboco         |
      And Roboco reads "When you use a support card, draw 1 card."
      And Charm reads "When the holomem this card is attached to would become resting, you may archive this fan instead."
      And A's oshi reads "Activated: rest 1 of your center holomem."
      When A activates A's oshi's ability
      And A says yes
      Then Charm is in A's archive
      And A has drawn 0 cards

    @clause-10.7.2.5.4 @ruling-Q49
    Scenario Outline: an art for who has used a support card this turn, and A <does>
      Given the board
        | zone    | A                              | B           |
        | center  | Sora tool:Mic                  | Miko hp:200 |
        | back    | Roboco                         |             |
        | hand    | Cake kind:item, Pick kind:tool |             |
        | archive | Rod kind:tool                  |             |
      And A's oshi reads "Activated: attach 1 tool from your archive to 1 of your back holomem."
      And Cake reads "Draw 1 card."
      And Sora reads "Art "Hi", no cheers, 30: if you have used a support card this turn, this art deals +20 damage."
      When A <does>
      And A ends the main step
      And A uses the art "Hi" of Sora
      Then Miko has <damage> damage

      Examples:
        | does                             | damage |
        | plays the support Cake           | 50     |
        | plays the support Pick on Roboco | 50     |
        | activates A's oshi's ability     | 30     |
        | collabs Roboco                   | 30     |

    @clause-10.7.2.5.4
    Scenario: a support card that was used in the player's last turn was not used this turn
      Given the board
        | zone   | A              | B           |
        | center | Sora           | Miko hp:200 |
        | hand   | Cake kind:item |             |
      And Cake reads "Draw 1 card."
      And Sora reads "Art "Hi", no cheers, 30: if you have used a support card this turn, this art deals +20 damage."
      When A plays the support Cake
      And the turn passes to B
      And the turn passes to A
      And A ends the main step
      And A uses the art "Hi" of Sora
      Then Miko has 30 damage

  @clause-8.6.2
  Rule: 8.6.2 One LIMITED card a turn, and none in the first turn of who goes first

    @ruling-Q135
    Scenario Outline: a LIMITED card after another card, <first>
      Given the board
        | zone | A                                          |
        | hand | Manager kind:staff <first>, Letter kind:event limited |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support Manager
      Then A <can or not> play the support Letter

      Examples:
        | first   | can or not |
        | limited | cannot     |
        |         | can        |

    @clause-2.12.1
    Scenario: one that is not LIMITED can follow one that is
      Given the board
        | zone | A                                     |
        | hand | Manager kind:staff limited, Letter kind:event |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support Manager
      Then A can play the support Letter

    Scenario: another in the next turn
      Given the board
        | zone | A                                             |
        | hand | Manager kind:staff limited, Letter kind:event limited |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support Manager
      And the turn passes to B
      And the turn passes to A
      Then A can play the support Letter

    @ruling-Q136
    Scenario Outline: turn <turn>, of <player>
      Given the board
        | zone | A                          | B                          |
        | hand | Manager kind:staff limited | Letter kind:staff limited  |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      And it is <player>'s turn
      And it is turn <turn>
      Then <player> <can or not> play the support <card>

      Examples:
        | turn | player | card    | can or not |
        | 1    | A      | Manager | cannot     |
        | 2    | B      | Letter  | can        |
        | 3    | A      | Manager | can        |
