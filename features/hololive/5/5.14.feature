@hololive
Feature: 5.14 Blooming

  @clause-5.14.1
  Rule: 5.14.1 The card is laid on top of the holomem

    @reading-H-23=effect-only
    Scenario: by an effect, a card that the action would not allow
      Given the board
        | zone   | A          |
        | center | Sora       |
        | hand   | Roboco-2nd |
      And A holds a support "Grow" (item) that reads "Bloom your center holomem with 1 2nd holomem from your hand."
      When A plays the support Grow
      And A chooses Roboco-2nd
      Then Sora is under Roboco-2nd
      And Roboco-2nd is in the center position

    @reading-H-23=as-the-action @ruling-Q244 @ruling-Q281 @ruling-Q282
    Scenario Outline: by an effect, no card that the action would not allow (<center>, <card>)
      Given the board
        | zone    | A        |
        | center  | <center> |
        | archive | <card>   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom your center holomem with 1 1st holomem from your archive, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then <card> is in A's archive
      And A has drawn 1 card

      Examples:
        | center                     | card       |
        | Sora                       | Roboco-1st |
        | Sora arrived:now           | Sora-1st   |
        | Sora level:1st bloomed:now | Sora-1st   |

    Scenario: B's text blooms B's center holomem with a card of B's hand
      Given the board
        | zone   | A        | B        |
        | center | Sora     | Miko     |
        | hand   | Sora-1st | Miko-1st |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: bloom your center holomem with 1 1st holomem from your hand."
      And it is B's turn
      When B uses the oshi skill "Idol"
      And B chooses Miko-1st
      Then Miko is under Miko-1st
      And Sora-1st is in A's hand

  @clause-5.14.1.1
  Rule: 5.14.1.1 From then on it is the holomem's top card

    Scenario: three cards, and the last is the top one
      Given the board
        | zone   | A                         |
        | center | Sora-1st under:Sora-Debut |
        | hand   | Sora-2nd hp:180           |
      When A blooms Sora-1st with Sora-2nd
      Then Sora-1st is under Sora-2nd
      And Sora-Debut is under Sora-2nd
      And Sora-2nd has 180 HP

  @clause-5.14.2
  Rule: 5.14.2 A holomem that blooms is still the same holomem

    @ruling-Q176
    Scenario: a holomem that blooms keeps its damage, its effects and its state
      Given the board
        | zone   | A                                         |
        | center | Roboco                                    |
        | back   | Sora damage:30 resting cheer:red tool:Mic |
        | hand   | Sora-1st hp:120                           |
      And Mic reads "The holomem this card is attached to gets HP +5."
      And A holds a support "Cheer" (event) that reads "Until the end of the turn, 1 of your back holomem gets HP +20."
      When A plays the support Cheer
      And A blooms Sora with Sora-1st
      Then Sora-1st has 145 HP
      And Sora-1st has 30 damage
      And Sora-1st is resting
      And Mic is attached to Sora-1st

    Scenario: damage dealt before a bloom is not dealt again after it
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
        | hand   | Sora-1st hp:40 |
      When A blooms Sora with Sora-1st
      Then Sora-1st has 30 damage
      And Sora-1st was not downed

    @ruling-Q208 @ruling-Q483
    Scenario: more damage by its arts
      Given the board
        | zone   | A        |
        | center | Sora     |
        | back   | Roboco   |
        | hand   | Sora-1st |
      And Roboco reads "Collab effect: until the end of the turn, your center holomem gets arts +20."
      When A collabs Roboco
      And A blooms Sora with Sora-1st
      Then Sora-1st's arts do +20

    @ruling-Q412 @ruling-Q418
    Scenario: more damage by any of its texts, for the rest of the turn
      Given the board
        | zone       | A        | B           |
        | center     | Sora     | Miko hp:300 |
        | hand       | Sora-1st |             |
        | holo power | 3 cards  |             |
      And A's oshi reads "SP oshi skill "Storm", 3 holo power, once per game: choose 1 of your center holomem. Until the end of the turn, it gains "When this holomem would deal damage, it deals 100 more instead."."
      And Sora-1st reads "Bloom effect: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Storm"
      And A blooms Sora with Sora-1st
      Then Miko has 150 damage

    @clause-10.10.2 @ruling-Q412
    Scenario: an ability that it was given about downs
      Given the board
        | zone       | A        | B          |
        | center     | Sora     | Miko hp:50 |
        | back       |          | Suisei     |
        | hand       | Sora-1st |            |
        | holo power | 3 cards  |            |
      And A's oshi reads "SP oshi skill "Storm", 3 holo power, once per game: choose 1 of your center holomem. Until the end of the turn, it gains "When this holomem downs a holomem, draw 2 cards."."
      And Sora-1st reads "Bloom effect: deal 50 damage to your opponent's center holomem."
      When A uses the oshi skill "Storm"
      And A blooms Sora with Sora-1st
      Then A has drawn 2 cards

    @ruling-Q532
    Scenario: a holomem that has become active this turn still has when it has bloomed
      Given the board
        | zone   | A                      | B           |
        | center | Sora resting damage:10 | Miko hp:200 |
        | hand   | Sora-1st               |             |
      And A's oshi reads "Activated: make 1 of your resting holomem active."
      And Sora-1st reads "Art "Punch", no cheers, 30: if this holomem has become active by an ability of your oshi holomem this turn, this art deals +50 damage."
      When A activates A's oshi's ability
      And A blooms Sora with Sora-1st
      And A ends the main step
      And A uses the art "Punch" of Sora-1st
      Then Miko has 80 damage
      And Sora-1st has 10 damage

    Scenario: damage dealt before a bloom and damage dealt after it down the holomem together
      Given the board
        | zone   | A              |
        | center | Sora damage:30 |
        | back   | Roboco         |
        | hand   | Sora-1st hp:40 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your center holomem."
      When A blooms Sora with Sora-1st
      And A uses the oshi skill "Idol"
      Then Sora-1st was downed
      And it is A's play timing

  @clause-5.14.3
  Rule: 5.14.3 The card beneath loses text and information to the one on top

    Scenario: colour, level, HP, art and ability
      Given the board
        | zone   | A                           |
        | center | Sora color:blue             |
        | back   | Roboco                      |
        | hand   | Sora-1st hp:150 color:green |
      And Sora reads "When a holomem collabs, draw 1 card."
      And Sora-1st reads "Art "Sing", no cheers, 50."
      When A blooms Sora with Sora-1st
      And A collabs Roboco
      Then Sora-1st is green
      And Sora-1st is not blue
      And Sora-1st has the art "Sing"
      And A has drawn 0 cards

    Scenario: HP, level, colour and tags
      Given the board
        | zone   | A                                      |
        | center | Sora hp:100 color:blue tag:#song       |
        | hand   | Sora-1st hp:150 color:green tag:#dance |
      When A blooms Sora with Sora-1st
      Then Sora-1st has 150 HP
      And Sora-1st is a 1st holomem
      And Sora-1st is green
      And Sora-1st is not blue
      And Sora-1st has the tag #dance
      And Sora-1st does not have the tag #song

    Scenario Outline: <old> to pass the baton before, and <new> after
      Given the board
        | zone   | A                    |
        | center | Sora baton:<old>     |
        | back   | Roboco               |
        | hand   | Sora-1st baton:<new> |
      Then A <before> baton pass to Roboco
      When A blooms Sora with Sora-1st
      Then A <after> baton pass to Roboco

      Examples:
        | old  | new  | before | after  |
        | red  | none | cannot | can    |
        | none | red  | can    | cannot |

    Scenario: the HP of the card beneath no longer count
      Given the board
        | zone   | A                     |
        | center | Sora hp:100 damage:60 |
        | back   | Roboco                |
        | hand   | Sora-1st hp:90        |
      When A blooms Sora with Sora-1st
      Then Sora-1st has 30 HP remaining

    Scenario: the new ability is there
      Given the board
        | zone   | A        |
        | center | Sora     |
        | back   | Roboco   |
        | hand   | Sora-1st |
      And Sora-1st reads "When a holomem collabs, draw 1 card."
      When A blooms Sora with Sora-1st
      And A collabs Roboco
      Then A has drawn 1 card

  @clause-5.14.3.1
  Rule: 5.14.3.1 An ability of the same words on the new card is another ability

    Scenario: an effect about the old ability says nothing of the new one
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Activated "Tune": draw 1 card."
      And Sora-1st reads "Activated "Tune": draw 1 card."
      And A's oshi reads "Activated: until the end of the turn, your center holomem's ability "Tune" is invalid."
      When A activates A's oshi's ability
      Then A cannot activate Sora's ability
      When A blooms Sora with Sora-1st
      Then A can activate Sora-1st's ability

  @clause-5.14.3.1.1
  Rule: 5.14.3.1.1 The number of times that the old ability was played does not count for the new one

    @clause-5.14.3.1 @ruling-Q367
    Scenario: an ability that is played once per game can be played again by the card that bloomed over it
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Activated, once per game: draw 1 card."
      And Sora-1st reads "Activated, once per game: draw 1 card."
      When A activates Sora's ability
      Then A cannot activate Sora's ability
      When A blooms Sora with Sora-1st
      Then A can activate Sora-1st's ability

    @clause-5.14.3.1
    Scenario: an ability that is played once per turn can be played again by the card that bloomed over it
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Activated, once per turn: draw 1 card."
      And Sora-1st reads "Activated, once per turn: draw 1 card."
      When A activates Sora's ability
      And A blooms Sora with Sora-1st
      And A activates Sora-1st's ability
      Then A has drawn 2 cards
