@wixoss
Feature: Words of WIXOSS's texts that no scenario of a clause needs

  Scenario Outline: "<text>" behind a team that is not there, of who battles
    Given the board
      | zone   | A                | B                |
      | center | Ember power:9000 | Frost power:1000 |
    And Ember reads "Team "Ancient": <text>"
    And it is the start of A's SIGNI attack step
    When A attacks with Ember
    Then Frost is in B's ener
    And B has 7 cards in life

    Examples:
      | text      |
      | Lancer.   |
      | S-Lancer. |
      | Assassin. |

  Scenario Outline: "<text>" behind a team that is not there, of who damages
    Given the board
      | zone   | A     | B |
      | center | Ember |   |
    And Ember reads "Team "Ancient": <text>"
    And it is the start of A's SIGNI attack step
    When A attacks with Ember
    Then B has 6 cards in life

    Examples:
      | text          |
      | Double Crush. |
      | Triple Crush. |

  Scenario: Shadow behind a team that is not there
    Given the board
      | zone   | A     | B     |
      | center | Ember | Frost |
    And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
    And Frost reads "Team "Ancient": Shadow."
    When A activates Ember's ability
    Then Frost is in B's ener

  Scenario: an enter ability that comes once in a turn, and a SIGNI with Guard on the field
    Given the board
      | zone | A           |
      | hand | Ember, Gale |
    And Ember reads "Once per turn, Enter: draw 1 card."
    And Gale reads "Guard."
    When A plays Ember in the center
    And A plays Gale in the left
    Then A has drawn 1 card
    And Gale has the ability "Guard"

  Scenario: who stands in front is weaker
    Given the board
      | zone   | A     | B     |
      | left   |       | Thorn |
      | center | Ember | Frost |
    And Ember reads "The SIGNI in front has power -2000."
    Then Frost has power 1000
    And Thorn has power 3000

  Scenario Outline: a spell that reads "<text>"
    Given the board
      | zone | A                   | B |
      | hand | Spark kind:spell    |   |
      | deck | Gale, Dusk, 8 cards |   |
    And Spark reads "<text>"
    When A uses the spell Spark
    Then A has drawn <mine>
    And B has drawn <theirs>
    And it is A's play timing

    Examples:
      | text                                                                 | mine    | theirs  |
      | Your opponent draws 2 cards.                                         | 0 cards | 2 cards |
      | If it is your opponent's turn, draw 1 card. Otherwise, draw 2 cards. | 2 cards | 0 cards |
      | If you have 2 or fewer cards in hand, draw 1 card.                   | 1 card  | 0 cards |
      | If your opponent has no SIGNI, draw 1 card.                          | 1 card  | 0 cards |
      | If your opponent has 2 or more coins, draw 1 card.                   | 0 cards | 0 cards |
      | Shuffle your deck.                                                   | 0 cards | 0 cards |
      | Reveal the top card of your deck.                                    | 0 cards | 0 cards |

  Scenario: what is done at the end of the turn
    Given the board
      | zone | A                | B |
      | hand | Spark kind:spell |   |
    And Spark reads "At the end of this turn, draw 1 card."
    When A uses the spell Spark
    Then A has drawn 0 cards
    When the turn passes to B
    Then A has drawn 1 card

  Scenario: the opponent discards a card of their choice
    Given the board
      | zone | A                | B           |
      | hand | Spark kind:spell | Gale, Thorn |
    And Spark reads "Your opponent discards 1 card."
    When A uses the spell Spark
    And B chooses Thorn
    Then B's trash is Thorn

  Scenario: of the cards on top a SIGNI comes to the hand, and the rest goes to the bottom
    Given the board
      | zone | A                                            |
      | hand | Spark kind:spell                             |
      | deck | Mist kind:spell, Gale, Tide kind:spell, Dusk |
    And Spark reads "Look at the top 3 cards of your deck. Put up to 1 SIGNI among them into your hand. Put the rest on the bottom of the deck."
    When A uses the spell Spark
    And A chooses Gale
    And any order will do
    Then A's hand is Gale
    And the top of A's deck is Dusk

  Scenario: of three modes one
    Given the board
      | zone | A                |
      | hand | Spark kind:spell |
    And Spark reads "Choose up to 2 of: [Draw 1 card.] [Ener Charge 1.] [Gain 1 coin.]"
    When A uses the spell Spark
    And A chooses the mode "Gain 1 coin."
    Then A has 1 coin
    And A's ener is empty

  Scenario Outline: a piece that wants two things, with <number> in hand
    Given the board
      | zone         | A                  |
      | left assist  | Mira type:Sola     |
      | right assist | Nova type:Iona     |
      | hand         | <number>           |
      | lrig deck    | Concord kind:piece |
    And Concord reads "Dream Team white: Use only if you have 3 or more cards in hand: draw 1 card."
    Then A <can> use the piece Concord

    Examples:
      | number  | can    |
      | 3 cards | can    |
      | 2 cards | cannot |
