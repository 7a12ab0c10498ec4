@wixoss
Feature: craft Crafts

  @clause-craft.1 @clause-craft.2
  Rule: craft.1 A Craft that effects create is a SIGNI on the field, and no card

    Scenario: an effect creates a Craft in the free SIGNI zone
      Given the board
        | zone   | A     |
        | left   | Ember |
        | right  | Dusk  |
        | crafts | Golem |
      And Ember reads "Once per turn, Action: create "Golem"."
      When A activates Ember's ability
      Then Golem is in A's center
      And Golem has power 3000

  @clause-craft.4
  Rule: craft.4 A deck does not hold what effects create

    Scenario Outline: a <deck> that holds a Craft at the start is refused
      Given a new game
      And A's <deck> holds Golem kind:<kind> craft
      Then the decks are refused

      Examples:
        | deck      | kind   |
        | deck      | signi  |
        | lrig deck | resona |

    Scenario: the same without the mark
      Given a new game
      And A's deck holds Golem kind:signi
      Then the decks are accepted

  @clause-craft.5
  Rule: craft.5 Creating does not heed how decks are made

    Scenario: a second one of a name in the LRIG deck
      Given the board
        | zone      | A                   |
        | center    | Ember               |
        | lrig deck | Titan kind:resona   |
        | crafts    | Titan#2 kind:resona |
      And Ember reads "Once per turn, Action: create "Titan" in your LRIG deck."
      When A activates Ember's ability
      Then A has 2 cards in lrig deck

    Scenario: beyond the number of a LRIG deck that begins a game
      Given the board
        | zone      | A                 |
        | center    | Ember             |
        | lrig deck | 10 cards          |
        | crafts    | Titan kind:resona |
      And Ember reads "Once per turn, Action: create "Titan" in your LRIG deck."
      When A activates Ember's ability
      Then Titan is in A's lrig deck
      And A has 11 cards in lrig deck

  @clause-craft.6
  Rule: craft.6 A SIGNI that is no card is removed from the game when it would leave the field

    Scenario Outline: a Craft bound for <zone> is removed from the game instead
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Golem craft |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Ember's ability
      Then Golem is in A's removed
      And A's <zone> is empty

      Examples:
        | what                  | zone  |
        | Banish it             | ener  |
        | Put it into the trash | trash |
        | Return it to hand     | hand  |

    Scenario: a Craft bound for the bottom of the deck does not come into it
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Golem craft |
        | deck   | 5 cards     |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. Put it on the bottom of the deck."
      When A activates Ember's ability
      Then Golem is in A's removed
      And A has 5 cards in deck

    Scenario: a Craft that is banished by a battle is removed from the game
      Given the board
        | zone   | A     | B           |
        | center | Ember | Golem craft |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Golem is in B's removed
      And B's ener is empty

    Scenario: to another SIGNI zone it moves as others do
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Golem craft |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Ember's ability
      Then Golem is in A's right

    @clause-lancer.6 @reading-W-47
    Scenario: a Craft that loses a battle is banished all the same, so that Lancer crushes
      Given the board
        | zone   | A     | B           |
        | center | Ember | Golem craft |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Golem is in B's removed
      And B has 6 cards in life

    @reading-W-47 @assumption-WA-21
    Scenario: an ability of a Craft about its own banishing triggers though it is removed from the game
      Given the board
        | zone   | A     | B           |
        | center | Ember | Golem craft |
      And Golem reads "When this SIGNI is banished, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Golem is in B's removed
      And B has drawn 1 card

    @clause-craft-resona.5 @clause-lancer.6 @clause-s-lancer.8 @reading-W-47
    Scenario Outline: <loser> loses a battle and is removed from the game, and an attacker that reads "<text>" crushes one
      Given the board
        | zone   | A     | B       |
        | center | Ember | <loser> |
      And Ember reads "<text>"
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 1 card in removed
      And B has 6 cards in life

      Examples:
        | loser                   | text                                                                               |
        | Golem craft             | S-Lancer.                                                                          |
        | Golem craft             | When this SIGNI banishes a SIGNI in battle, crush 1 of your opponent's Life Cloth. |
        | Titan kind:resona craft | Lancer.                                                                            |
        | Titan kind:resona craft | S-Lancer.                                                                          |
        | Titan kind:resona craft | When this SIGNI banishes a SIGNI in battle, crush 1 of your opponent's Life Cloth. |

    @clause-craft-resona.5 @clause-resona.a2 @reading-W-47
    Scenario Outline: <loser> loses a battle and goes to the <zone>, and another SIGNI that reads "<text>" draws a card
      Given the board
        | zone   | A     | B       |
        | left   |       | Thorn   |
        | center | Ember | <loser> |
      And Thorn reads "<text>"
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 1 card in <zone>
      And B has drawn 1 card

      Examples:
        | loser                   | text                                           | zone      |
        | Golem craft             | When another SIGNI is banished, draw 1 card.   | removed   |
        | Golem craft             | When your SIGNI leaves the field, draw 1 card. | removed   |
        | Titan kind:resona craft | When another SIGNI is banished, draw 1 card.   | removed   |
        | Titan kind:resona craft | When your SIGNI leaves the field, draw 1 card. | removed   |
        | Echo kind:resona        | When another SIGNI is banished, draw 1 card.   | lrig deck |
        | Echo kind:resona        | When your SIGNI leaves the field, draw 1 card. | lrig deck |

  @clause-craft.7
  Rule: craft.7 A Craft that is no card stays none when it loses that type, and a card that becomes one stays a card

    Scenario: a Craft that has lost the type is still removed when returned to hand
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Golem craft      |
        | hand   | Spark kind:spell |
      And Ember reads "Your other SIGNI are no crafts."
      And Spark reads "Target 1 of your "Golem" SIGNI. Return it to hand."
      When A uses the spell Spark
      Then Golem is in A's removed

    Scenario: a card that has become one
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Frost            |
        | hand   | Spark kind:spell |
      And Ember reads "Your other SIGNI are crafts."
      And Spark reads "Target 1 of your "Frost" SIGNI. Return it to hand."
      When A uses the spell Spark
      Then Frost is in A's hand

  @clause-craft.8
  Rule: craft.8 Effects on cards do not reach it

    Scenario: an effect that banishes all SIGNI reaches a Craft as well
      Given the board
        | zone   | A                | B           |
        | left   |                  | Thorn       |
        | center |                  | Golem craft |
        | hand   | Spark kind:spell |             |
      And Spark reads "Banish all opposing SIGNI."
      When A uses the spell Spark
      Then Thorn is in B's ener
      And Golem is in B's removed

    Scenario: of all cards in SIGNI zones it is none
      Given the board
        | zone   | A                | B           |
        | left   |                  | Thorn       |
        | center |                  | Golem craft |
        | hand   | Spark kind:spell |             |
      And Spark reads "Put all cards in opposing SIGNI zones into the trash."
      When A uses the spell Spark
      Then Thorn is in B's trash
      And Golem is in B's center

    Scenario: a Craft on the field is not among the cards to choose
      Given the board
        | zone   | A                | B           |
        | left   |                  | Thorn       |
        | center |                  | Golem craft |
        | right  |                  | Coral       |
        | hand   | Spark kind:spell |             |
      And Spark reads "Target 1 opposing card. Down it."
      When A uses the spell Spark
      Then A is asked to choose 1 among Thorn, Coral, B's LRIG
