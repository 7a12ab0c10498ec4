@wixoss
Feature: life-burst Life Burst

  @clause-life-burst.1 @clause-burst-icon.3
  Rule: life-burst.1 A crushed card with a burst can be used for it, and need not

    Scenario Outline: B <answer> when it is crushed, and the card goes to Ener
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B <answer>
      Then B has <cards> in hand
      And Willow is in B's ener

      Examples:
        | answer                | cards   |
        | bursts Willow         | 1 card  |
        | does not burst Willow | 0 cards |

    Scenario: an effect has crushed it, in its player's own turn
      Given the board
        | zone   | A              |
        | center | Ember          |
        | life   | Willow, 1 card |
      And Ember reads "Once per turn, Action: crush 1 of your Life Cloth."
      And Willow reads "Life Burst: draw 1 card."
      When A activates Ember's ability
      And A bursts Willow
      Then A has 1 card in hand
      And Willow is in A's ener

    Scenario: a card that is discarded has none to use
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | hand   | Thorn |       |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: discard 1 card."
      When A activates Ember's ability
      Then Thorn is in A's trash
      And A's hand is empty
      And it is A's play timing

    Scenario: a card that goes from the deck to the Ener zone does not burst
      Given the board
        | zone   | A              |
        | center | Ember          |
        | deck   | Thorn, 5 cards |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: Ener Charge 1."
      When A activates Ember's ability
      Then Thorn is in A's ener
      And A's hand is empty
      And it is A's play timing

  @clause-life-burst.2 @reading-W-01
  Rule: life-burst.2 When its effect is over it goes to the Ener zone

    Scenario: an effect that asks first
      Given the board
        | zone   | A     | B              |
        | left   | Gale  |                |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: target 1 opposing SIGNI. Down it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then Willow is in B's check
      When B chooses Gale
      Then Gale is down
      And Willow is in B's ener

    Scenario Outline: a <kind> whose burst reads "<text>" goes to the Ener zone of its player in their own turn
      Given the board
        | zone   | A                          |
        | center | Ember                      |
        | life   | Willow kind:<kind>, 1 card |
      And Ember reads "Action: Crush 1 of your Life Cloth."
      And Willow reads "Life Burst: <text>."
      When A activates Ember's ability
      And A bursts Willow
      Then Willow is in A's ener
      And A's check is empty

      Examples:
        | kind  | text                             |
        | signi | Gain 1 coin                      |
        | spell | Gain 1 coin                      |
        | signi | Target 1 opposing SIGNI. Down it |

  @clause-life-burst.3
  Rule: life-burst.3 A burst is no use of the card

    Scenario: the burst of a spell does not count as using the spell
      Given the board
        | zone   | A     | B                        |
        | left   |       | Frost                    |
        | center | Ember |                          |
        | life   |       | Spark kind:spell, 1 card |
      And Frost reads "When you use a spell, draw 1 card."
      And Spark reads "Banish all opposing SIGNI."
      And Spark reads "Life Burst: Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Spark
      Then B has 2 cards in ener
      And B's hand is empty
      And Ember is in A's center

    Scenario: the burst of a SIGNI does not make it enter the field
      Given the board
        | zone   | A     | B              |
        | left   |       | Frost          |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Enter: draw 1 card."
      And Willow reads "Life Burst: Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then Willow is in B's ener
      And B's hand is empty
      And it is A's play timing

    Scenario: a spell's burst needs neither its colours nor its cost
      Given the board
        | zone   | A     | B                                             |
        | center | Ember |                                               |
        | life   |       | Spark kind:spell color:red cost:red*2, 1 card |
        | ener   |       | -                                             |
      And Spark reads "Draw 2 cards."
      And Spark reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Spark
      Then B has 1 card in hand

  @clause-life-burst.4
  Rule: life-burst.4 A main deck has twenty cards with a burst at most

    Scenario: a main deck with twenty cards that have a burst is accepted
      Given a new game
      And A's deck holds Thorn copies:4, Coral copies:4, Flint copies:4, Gale copies:4, Dusk copies:4
      And Thorn reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: draw 1 card."
      And Flint reads "Life Burst: draw 1 card."
      And Gale reads "Life Burst: draw 1 card."
      And Dusk reads "Life Burst: draw 1 card."
      Then the decks are accepted

    Scenario: a main deck with four cards that have a burst is accepted
      Given a new game
      And A's deck holds Ember copies:4, Frost copies:4, Thorn copies:4, Gale copies:4, Dusk copies:4, Dawn copies:4, Coral copies:4, Flint copies:4, Quartz copies:4, Willow copies:4
      And Thorn reads "Life Burst: draw 1 card."
      Then the decks are accepted

    Scenario: a main deck with twenty-one cards that have a burst is refused
      Given a new game
      And A's deck holds Thorn copies:4, Coral copies:4, Flint copies:4, Gale copies:4, Dusk copies:4, Quartz
      And Thorn reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: draw 1 card."
      And Flint reads "Life Burst: draw 1 card."
      And Gale reads "Life Burst: draw 1 card."
      And Dusk reads "Life Burst: draw 1 card."
      And Quartz reads "Life Burst: draw 1 card."
      Then the decks are refused
