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

    Scenario: A can play a support of the hand, and none of the archive
      Given the board
        | zone    | A                |
        | hand    | Cake kind:item   |
        | archive | Letter kind:item |
      And Cake reads "Draw 2 cards."
      And Letter reads "Draw 1 card."
      Then A can play the support Cake
      And A cannot play the support Letter

    @ruling-Q135
    Scenario: A plays two support cards in one turn, an item and an event
      Given A holds a support "Cake" (item) that reads "Draw 2 cards."
      And A holds a support "Letter" (event) that reads "Draw 1 card."
      When A plays the support Cake
      And A plays the support Letter
      Then A has drawn 3 cards

    @clause-10.7.2.5.4 @ruling-Q557
    Scenario: a support card that an effect attached was not used
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Axe kind:tool |
      And Sora reads "When you use a support card, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Axe is attached to Sora
      And A has drawn 0 cards

    @clause-10.7.2.5.4 @ruling-Q558
    Scenario: a fan that is archived for its own ability was not used
      Given the board
        | zone   | A              |
        | center | Sora fan:Charm |
        | back   | Roboco         |
      And Roboco reads "When you use a support card, draw 1 card."
      And Charm reads "When the holomem this card is attached to would become resting, you may archive this fan instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your center holomem."
      When A uses the oshi skill "Idol"
      And A says yes
      Then Charm is in A's archive
      And A has drawn 0 cards

    @clause-10.7.2.5.4 @ruling-Q49 @reading-H-26 @without-stack-targets
    Scenario Outline: an art for who has used a support card this turn, and A <does>
      Given the board
        | zone    | A                              | B           |
        | center  | Sora tool:Mic                  | Miko hp:200 |
        | back    | Roboco                         |             |
        | hand    | Cake kind:item, Pick kind:tool |             |
        | archive | Rod kind:tool                  |             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your back holomem."
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
        | uses the oshi skill "Idol"       | 30     |
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

    @clause-1.3.1 @ruling-Q251 @ruling-Q252
    Scenario Outline: of the #magic events Blast and Chest one can be used, as Blast says: after <first>, <second>
      Given the board
        | zone | A                                                                                                      |
        | hand | Blast kind:event tag:#magic, Chest kind:event tag:#magic, Wand kind:item tag:#magic, Letter kind:event |
      And Blast reads "Only one #magic event can be used per turn. / Draw 1 card."
      And Chest reads "Draw 1 card."
      And Wand reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support <first>
      Then A <may> play the support <second>

      Examples:
        | first  | second | may    |
        | Blast  | Chest  | cannot |
        | Chest  | Blast  | cannot |
        | Blast  | Wand   | can    |
        | Wand   | Blast  | can    |
        | Blast  | Letter | can    |
        | Letter | Blast  | can    |

    @ruling-Q251
    Scenario: a second event of the magic tag can be used in A's next turn
      Given the board
        | zone | A                                                        |
        | hand | Blast kind:event tag:#magic, Chest kind:event tag:#magic |
      And Blast reads "Only one #magic event can be used per turn. / Draw 1 card."
      And Chest reads "Draw 1 card."
      When A plays the support Blast
      And the turn passes to B
      And the turn passes to A
      Then A can play the support Chest

    Scenario: the same card once more
      Given the board
        | zone | A                              |
        | hand | Cake kind:item, Cake kind:item |
      And Cake reads "Draw 1 card."
      And Cake#2 reads "Draw 1 card."
      When A plays the support Cake
      And A plays the support Cake#2
      Then A has drawn 2 cards

    @clause-1.3.1
    Scenario Outline: a support that says "only if you have 3 or less life" <can or not> be played with <life> life
      Given A has <life> life
      And A holds a support "Cake" (event) that reads "Only if you have 3 or less life: Draw 2 cards."
      Then A <can or not> play the support Cake

      Examples:
        | life | can or not |
        | 3    | can        |
        | 4    | cannot     |

  @clause-8.6.2
  Rule: 8.6.2 A player plays one LIMITED card a turn, and none in the first turn if they go first

    @ruling-Q135
    Scenario Outline: a LIMITED card after another card, <first>
      Given the board
        | zone | A                                                     |
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
    Scenario: a card that is not LIMITED can be played after a LIMITED one
      Given the board
        | zone | A                                             |
        | hand | Manager kind:staff limited, Letter kind:event |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support Manager
      Then A can play the support Letter

    Scenario: a second LIMITED card can be played in the player's next turn
      Given the board
        | zone | A                                                     |
        | hand | Manager kind:staff limited, Letter kind:event limited |
      And Manager reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      When A plays the support Manager
      And the turn passes to B
      And the turn passes to A
      Then A can play the support Letter

    @ruling-Q136
    Scenario Outline: <player> <can or not> play a LIMITED card in turn <turn>
      Given the board
        | zone | A                          | B                         |
        | hand | Manager kind:staff limited | Letter kind:staff limited |
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

    @clause-1.3.1 @ruling-Q509
    Scenario Outline: two LIMITED cards in turn <turn>, by an oshi skill
      Given the board
        | zone       | A                                                                         |
        | holo power | 1 card                                                                    |
        | hand       | Aki kind:staff limited, Letter kind:event limited, Cake kind:item limited |
      And A's oshi reads "SP oshi skill "Win", 1 holo power, once per game: until the end of the turn, you can use 2 LIMITED support cards."
      And Aki reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      And Cake reads "Draw 1 card."
      And it is turn <turn>
      When A uses the oshi skill "Win"
      Then A <may> play the support Aki

      Examples:
        | turn | may    |
        | 1    | cannot |
        | 3    | can    |

    @clause-1.3.1 @ruling-Q509
    Scenario: with leave for two LIMITED cards, two are used and no third
      Given the board
        | zone       | A                                                                         |
        | holo power | 1 card                                                                    |
        | hand       | Aki kind:staff limited, Letter kind:event limited, Cake kind:item limited |
      And A's oshi reads "SP oshi skill "Win", 1 holo power, once per game: until the end of the turn, you can use 2 LIMITED support cards."
      And Aki reads "Draw 1 card."
      And Letter reads "Draw 1 card."
      And Cake reads "Draw 1 card."
      When A uses the oshi skill "Win"
      And A plays the support Aki
      And A plays the support Letter
      Then A cannot play the support Cake
      And A has drawn 2 cards

    Scenario: a card that is not LIMITED can be played in A's first turn
      Given the board
        | zone | A                                          |
        | hand | Manager kind:staff limited, Cake kind:item |
      And Manager reads "Draw 1 card."
      And Cake reads "Draw 1 card."
      And it is A's first turn
      Then A can play the support Cake
      And A cannot play the support Manager

    @clause-1.3.1 @without-stack-targets
    Scenario: where A takes the first two turns, A plays a LIMITED card in the second
      Given the board
        | zone       | A                          | B    |
        | center     | Sora-1st under:Sora-Debut  | Miko |
        | hand       | Manager kind:staff limited |      |
        | holo power | 1 card                     |      |
      And Manager reads "Draw 1 card."
      And A's oshi reads "SP oshi skill "Time", 1 holo power, once per game: take another turn after this one."
      And it is A's first turn
      When A uses the oshi skill "Time"
      And A ends the main step
      Then A can play the support Manager
