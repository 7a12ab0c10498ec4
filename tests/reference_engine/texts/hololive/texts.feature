@hololive
Feature: Words of hololive's texts that no scenario of a clause needs

  Scenario Outline: A plays a support: <text>
    Given the board
      | zone   | A                              | B              |
      | center | Sora damage:10 hp:50 cheer:red | Miko damage:10 |
      | back   | Roboco, Suisei                 |                |
    And A holds a support "Cake" (item) that reads "<text>"
    When A plays the support Cake
    Then A has drawn <drawn> cards
    And Miko has <damage> damage

    Examples:
      | drawn | damage | text                                                                                                                                                                                            |
      | 2     | 10     | If it is your opponent's turn, draw 1 card. Otherwise, draw 2 cards.                                                                                                                            |
      | 1     | 10     | If it is not true that it is your opponent's turn, draw 1 card.                                                                                                                                 |
      | 2     | 10     | If you have a red holomem and your opponent has a resting holomem, draw 1 card. Otherwise, draw 2 cards.                                                                                        |
      | 1     | 10     | If you have a red holomem and your opponent has a holomem, draw 1 card. Otherwise, draw 2 cards.                                                                                                |
      | 1     | 10     | If your center holomem's remaining HP is 40 or less, draw 1 card. Otherwise, draw 2 cards.                                                                                                      |
      | 2     | 10     | If your center holomem's remaining HP is 30 or less, draw 1 card. Otherwise, draw 2 cards.                                                                                                      |
      | 1     | 10     | If your center holomem has a red cheer attached, draw 1 card. Otherwise, draw 2 cards.                                                                                                          |
      | 2     | 10     | If your center holomem has a blue cheer attached, draw 1 card. Otherwise, draw 2 cards.                                                                                                         |
      | 0     | 30     | Deal damage equal to 2 times your center holomem's damage to your opponent's center holomem.                                                                                                    |
      | 3     | 10     | The next time you draw a card this turn, draw 1 card. Draw 2 cards.                                                                                                                             |
      | 0     | 20     | The next time your opponent's holomem would take damage this turn, it takes 0 instead. Deal 30 damage to your opponent's center holomem, then deal 10 damage to your opponent's center holomem. |
      | 0     | 20     | The next time your opponent's holomem would take damage, it takes 0 instead. Deal 30 damage to your opponent's center holomem, then deal 10 damage to your opponent's center holomem.           |

  Scenario Outline: a support with a condition, and B has <life> life
    Given B has <life> life
    And A holds a support "Cake" (item) that reads "Only if your opponent has 3 or less life: Draw 1 card."
    Then A <can> play the support Cake

    Examples:
      | life | can    |
      | 3    | can    |
      | 4    | cannot |

  Scenario: what a card of the hand is called, and that it is limited
    Given the board
      | zone   | A                                                               |
      | center | Sora                                                            |
      | back   | Roboco, Suisei                                                  |
      | hand   | Sora-1st name:Sora, Miko, Cake kind:item limited, Tea kind:item |
    And Sora reads "Activated "Same": archive 1 card from your hand with the same name as this card."
    And Roboco reads "Activated "Limited": archive 1 limited support card from your hand."
    And Suisei reads "Activated "Others": draw 1 card for each of your other holomem."
    When A activates Sora's ability
    And A chooses Sora-1st
    And A activates Roboco's ability
    And A chooses Cake
    And A activates Suisei's ability
    Then A's archive is Cake, Sora-1st
    And A has drawn 2 cards

  Scenario: B is asked, and B looks at A's hand
    Given the board
      | zone   | A      |
      | center | Sora   |
      | back   | Roboco |
      | hand   | Miko   |
    And Sora reads "Activated: your opponent may reveal the top card of your deck. If you do, draw 1 card."
    And Roboco reads "Activated: your opponent looks at your hand."
    When A activates Sora's ability
    And B says yes
    And A activates Roboco's ability
    Then A has drawn 1 card
    And the event "looked" happened 1 time for Miko

  Scenario Outline: an activated ability that is <when>
    Given the board
      | zone   | A    |
      | center | Sora |
      | hand   | Miko |
    And Sora reads "<text>"
    Then A <can> activate Sora's ability

    Examples:
      | when                              | can    | text                                                              |
      | played on a condition that is met | can    | Activated, only if you have 1 or more cards in hand: draw 1 card. |
      | played on one that is not         | cannot | Activated, only if you have 2 or more cards in hand: draw 1 card. |
      | valid in A's turn                 | can    | While it is your turn, activated: draw 1 card.                    |
      | valid in B's turn                 | cannot | While it is your opponent's turn, activated: draw 1 card.         |
      | a gift                            | can    | Gift "Smile": Activated: draw 1 card.                             |

  Scenario: abilities that work in the hand
    Given the board
      | zone   | A                            |
      | center | Sora                         |
      | hand   | Miko, Suisei, Cake kind:item |
    And Miko reads "In the hand: Activated: reveal this card."
    And Suisei reads "Gift "Aura": In the hand: Your center holomem gets HP +20."
    And Cake reads "Gift "Ward": In the hand: While it is your turn, when you would draw a card, shuffle your deck instead."
    And Sora reads "Activated: draw 1 card. / Gift "Shine": This holomem is also blue."
    When A activates Miko's ability
    And A activates Sora's ability
    Then A has drawn 0 cards
    And Sora has 120 HP
    And Sora has the ability "Shine"
    And the event "revealed" happened 1 time for Miko

  Scenario: automatic and "when downed" abilities that are valid in a turn alone
    Given the board
      | zone   | A      | B          |
      | center | Sora   | Miko hp:10 |
      | back   | Roboco | Suisei     |
    And Sora reads "While it is your turn, when a holomem collabs, deal 10 damage to your opponent's center holomem."
    And Miko reads "Gift "Cry": While it is your opponent's turn, when this holomem is downed, draw 1 card."
    When A collabs Roboco
    Then B has drawn 1 card

  Scenario: a collab effect with a cost and a limit, and an oshi skill at that collab
    Given the board
      | zone       | A       |
      | center     | Sora    |
      | back       | Roboco  |
      | hand       | Miko    |
      | holo power | 4 cards |
    And Roboco reads "Once per turn, collab effect: archive 1 card from your hand: draw 1 card."
    And A's oshi reads "Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs while you have 2 or more life: draw 2 cards."
    When A collabs Roboco
    And A plays the waiting ability of Roboco first
    And A says yes
    And A says yes
    Then Miko is in A's archive
    And A has drawn 3 cards

  Scenario Outline: an <kind> skill with a condition, and A has <life> life
    Given the board
      | zone       | A       |
      | center     | Sora    |
      | holo power | 4 cards |
    And A has <life> life
    And A's oshi reads "<kind> skill "Idol", 1 holo power, once per <period>, only if you have 3 or less life: draw 1 card."
    Then A <can> use the oshi skill "Idol"

    Examples:
      | kind    | period | life | can    |
      | Oshi    | turn   | 3    | can    |
      | Oshi    | turn   | 4    | cannot |
      | SP oshi | game   | 3    | can    |
      | SP oshi | game   | 4    | cannot |

  Scenario: an art of that name hits harder, another holomem takes the damage, and it is returned twice
    Given the board
      | zone   | A      | B      |
      | center | Sora   | Miko   |
      | back   | Roboco | Suisei |
    And it is the start of A's performance step
    And Sora reads "Art "Sing", no cheers, 10. / This holomem gets arts named "Sing" +20."
    And Suisei reads "When your center holomem would take damage, this holomem takes it instead. / When this holomem takes damage, deal damage equal to 2 times that amount to your opponent's center holomem."
    When A uses the art "Sing" of Sora
    Then Miko has 0 damage
    And Suisei has 30 damage
    And Sora has 60 damage

  Scenario: an art that is used again for ever
    Given the board
      | zone   | A    | B    |
      | center | Sora | Miko |
    And it is the start of A's performance step
    And Sora reads "Art "Sing", no cheers, 0: use this art again."
    When A uses the art "Sing" of Sora
    Then the game is a draw

  Scenario Outline: the arts of a back holomem, which the center holomem can use, and <art> is one of them
    Given the board
      | zone   | A                      | B           |
      | center | Sora cheer:red         | Miko hp:200 |
      | back   | Roboco, Suisei resting |             |
    And it is the start of A's performance step
    And Sora reads "This holomem can use the arts of your back holomem."
    And Roboco reads "Art "Dance", red, 50, once per turn."
    And Suisei reads "Art "Comet", no cheers, 30: this art deals +10 damage."
    When A uses the art "<art>" of Sora
    Then Miko has <damage> damage
    And A cannot use the art "<art>" of Sora

    Examples:
      | art   | damage |
      | Dance | 50     |
      | Comet | 40     |
