@wixoss
Feature: refresh Refreshes

  @clause-refresh.1 @clause-refresh.3
  Rule: refresh.1 With no card in the main deck the trash is shuffled, and becomes it

    Scenario Outline: <player>'s effect takes the last card
      Given the board
        | zone   | A                  | B                 |
        | center | Ember              | Frost             |
        | deck   | 1 card             | 1 card            |
        | trash  | Thorn, Dusk, Coral | Gale, Dawn, Flint |
      And <user> reads "Action: Draw 1 card."
      And the next shuffle gives <order>
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then the top of <player>'s deck is <order>
      And <player> has 3 cards in deck
      And <opponent> has 1 card in deck

      Examples:
        | player | opponent | user  | order              |
        | A      | B        | Ember | Coral, Thorn, Dusk |
        | B      | A        | Frost | Dawn, Flint, Gale  |

    Scenario: a main deck with a card left is not refreshed
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | deck   | 2 cards |   |
        | trash  | 3 cards |   |
      And Ember reads "Action: Draw 1 card."
      When A activates Ember's ability
      Then A has 1 card in deck
      And A has 3 cards in trash
      And A has 7 cards in life

    Scenario: the new deck lies unseen
      Given the board
        | zone   | A                  | B |
        | center | Ember              |   |
        | deck   | 1 card             |   |
        | trash  | Thorn, Dusk, Coral |   |
      And Ember reads "Action: Draw 1 card."
      When A activates Ember's ability
      Then A does not see Thorn
      And B does not see Coral
      And it is A's main phase

  @clause-refresh.2
  Rule: refresh.2 Then one Life Cloth goes to the trash, if there is one

    Scenario Outline: <player>'s refresh at <life> of Life Cloth leaves <left>
      Given the board
        | zone   | A       | B       |
        | center | Ember   | Frost   |
        | deck   | 1 card  | 1 card  |
        | trash  | 3 cards | 3 cards |
        | life   | <life>  | <life>  |
      And <user> reads "Action: Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has <left> in life
      And <player> has <trash> in trash
      And <player> has 3 cards in deck
      And the game goes on

      Examples:
        | player | user  | life    | left    | trash   |
        | A      | Ember | 7 cards | 6 cards | 1 card  |
        | A      | Ember | 1 card  | 0 cards | 1 card  |
        | A      | Ember | -       | 0 cards | 0 cards |
        | B      | Frost | 4 cards | 3 cards | 1 card  |

    Scenario: a Life Cloth trashed by a refresh is not crushed, and does not burst
      Given the board
        | zone   | A             | B |
        | center | Ember         |   |
        | deck   | 1 card        |   |
        | trash  | 3 cards       |   |
        | life   | Dusk, 3 cards |   |
      And Ember reads "Action: Draw 1 card."
      And Dusk reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      Then A is not asked whether to burst Dusk
      And Dusk is in A's trash

    Scenario: a Life Cloth that is crushed, and not trashed by a refresh, bursts
      Given the board
        | zone   | A             | B     |
        | center |               | Frost |
        | deck   | 1 card        |       |
        | trash  | 3 cards       |       |
        | life   | Dusk, 3 cards |       |
      And Frost reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dusk reads "Life Burst: Draw 1 card."
      And it is B's turn
      When B activates Frost's ability
      Then A is asked whether to burst Dusk

  @clause-refresh.4
  Rule: refresh.4 After a refresh in the draw phase comes the ener phase

    Scenario Outline: <player>'s refresh in the draw phase leads on to the ener phase
      Given the board
        | zone  | A       | B       |
        | deck  | 1 card  | 1 card  |
        | trash | 4 cards | 4 cards |
      And it is the start of <player>'s draw phase
      Then it is <player>'s ener phase
      And <player> has drawn 1 card
      And <player> has 4 cards in deck

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a draw phase without a refresh draws both cards
      Given the board
        | zone | A       |
        | deck | 3 cards |
      And it is the start of A's draw phase
      Then it is A's ener phase
      And A has drawn 2 cards

    Scenario: a refresh in the up phase leaves both cards to be drawn
      Given the board
        | zone   | A       |
        | center | Ember   |
        | deck   | 1 card  |
        | trash  | 3 cards |
      And Ember reads "At the beginning of your up phase, put the top 1 card of your deck into the trash."
      And it is the start of A's up phase
      Then it is A's ener phase
      And A has drawn 2 cards

    Scenario Outline: a refresh as the draw phase begins leaves nothing to be drawn
      Given the board
        | zone   | A       |
        | center | Ember   |
        | deck   | 1 card  |
        | trash  | 4 cards |
        | hand   | 1 card  |
      And Ember reads "At the beginning of your draw phase, <text>."
      And it is the start of A's draw phase
      Then it is A's ener phase
      And A has drawn 0 cards

      Examples:
        | text                                                                                   |
        | put the top 1 card of your deck into the trash                                         |
        | this turn, your SIGNI have power +1000. Put the top 1 card of your deck into the trash |

  @clause-refresh.5 @reading-W-13
  Rule: refresh.5 The second card of that draw phase is not drawn

    Scenario Outline: <player>'s draw phase with <deck> in the deck draws <hand>
      Given the board
        | zone  | A       | B       |
        | deck  | <deck>  | <deck>  |
        | trash | 5 cards | 5 cards |
      And it is the start of <player>'s draw phase
      Then <player> has <hand> in hand
      And <player> has <left> cards in deck

      Examples:
        | player | deck    | hand    | left |
        | A      | 1 card  | 1 card  | 5    |
        | A      | 2 cards | 2 cards | 5    |
        | B      | 1 card  | 1 card  | 5    |

  @clause-refresh.6
  Rule: refresh.6 Where the deck runs out in an effect it is done as far as it can be, and then refreshed

    @assumption-WA-19
    Scenario Outline: <player> draws three, with one in the deck
      Given the board
        | zone   | A                  | B                 |
        | center | Ember              | Frost             |
        | deck   | 1 card             | 1 card            |
        | trash  | Thorn, Dusk, Coral | Gale, Dawn, Flint |
      And <user> reads "Action: Draw 3 cards."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has drawn 1 card
      And <player> has 3 cards in deck
      And <player> has 1 card in hand

      Examples:
        | player | user  |
        | A      | Ember |
        | B      | Frost |

    Scenario: a card trashed later in the effect is shuffled into the refreshed deck
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | left   | Thorn   |   |
        | deck   | 1 card  |   |
        | trash  | 2 cards |   |
      And Ember reads "Action: Draw 1 card. Put 1 card from your hand into the ener zone. Put this SIGNI into the trash."
      When A activates Ember's ability
      Then Ember is in A's deck
      And A has 3 cards in deck
      And A has 1 card in ener

    @assumption-WA-19
    Scenario: the rest of the effect is done before the refresh
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | deck   | 1 card  |   |
        | trash  | 3 cards |   |
      And Ember reads "Action: Draw 1 card. Ener Charge 1."
      When A activates Ember's ability
      Then A has 0 cards in ener
      And A has 3 cards in deck

    @assumption-WA-19
    Scenario: a deck that runs out while cards go from it to the trash is not refreshed before the same effect has drawn
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | deck   | 1 card  |   |
        | trash  | 3 cards |   |
      And Ember reads "Action: Put the top 1 card of your deck into the trash. Draw 1 card."
      When A activates Ember's ability
      Then A has drawn 0 cards
      And A has 4 cards in deck

    @assumption-WA-19
    Scenario: the deck of the other player runs out in an effect, and is refreshed when the effect is done
      Given the board
        | zone   | A     | B       |
        | center | Ember |         |
        | deck   |       | 1 card  |
        | trash  |       | 3 cards |
      And Ember reads "Action: Your opponent draws 1 card. Put the top 1 card of your opponent's deck into the trash."
      When A activates Ember's ability
      Then B has drawn 1 card
      And B has 3 cards in deck

  @clause-refresh.7
  Rule: refresh.7 The second refresh of the turn player in a turn ends it

    Scenario Outline: <player>'s second refresh in the own turn ends it
      Given the board
        | zone   | A       | B       |
        | center | Ember   | Frost   |
        | deck   | 2 cards | 2 cards |
        | trash  | -       | -       |
      And <user> reads "Action: Put the top 2 cards of your deck into the trash."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has 2 cards in deck
      And it is <player>'s main phase
      When <player> activates <user>'s ability
      Then it is turn <turn>

      Examples:
        | player | user  | turn |
        | A      | Ember | 6    |
        | B      | Frost | 7    |

    Scenario: the opponent's second ends nothing
      Given the board
        | zone   | A     | B       |
        | center | Ember |         |
        | deck   |       | 2 cards |
        | trash  |       | -       |
      And Ember reads "Action: Put the top 2 cards of your opponent's deck into the trash."
      When A activates Ember's ability
      And A activates Ember's ability
      Then it is A's main phase
      And B has 5 cards in life

    Scenario: a first refresh of each player does not end the turn
      Given the board
        | zone   | A       | B       |
        | center | Ember   |         |
        | deck   | 2 cards | 2 cards |
        | trash  | -       | -       |
      And Ember reads "Action: Put the top 2 cards of your deck into the trash. Put the top 2 cards of your opponent's deck into the trash."
      When A activates Ember's ability
      Then it is A's main phase
      And A has 6 cards in life
      And B has 6 cards in life

    Scenario: a refresh in each of two turns ends neither
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | deck   | 1 card  |   |
        | trash  | 3 cards |   |
      And Ember reads "Action: Draw 1 card."
      When A activates Ember's ability
      And the turn passes to B
      And the turn passes to A
      And A activates Ember's ability
      Then it is A's main phase
      And A has 5 cards in life

    @reading-W-12=any-second
    Scenario: a refresh in the draw phase, after one in the up phase, ends the turn
      Given the board
        | zone   | A      | B |
        | center | Ember  |   |
        | deck   | 1 card |   |
        | trash  | -      |   |
      And Ember reads "At the beginning of your up phase, put the top 1 card of your deck into the trash."
      And it is the start of A's up phase
      Then it is turn 6

    @reading-W-12=after-an-effect
    Scenario: a refresh in the draw phase, after one in the up phase, does not end the turn
      Given the board
        | zone   | A      | B |
        | center | Ember  |   |
        | deck   | 1 card |   |
        | trash  | -      |   |
      And Ember reads "At the beginning of your up phase, put the top 1 card of your deck into the trash."
      And it is the start of A's up phase
      Then it is A's ener phase
      And A has 5 cards in life

    Scenario: a refresh in the opponent's turn does not count in a player's own next turn
      Given the board
        | zone   | A     | B       |
        | center | Ember | Frost   |
        | deck   |       | 2 cards |
        | trash  |       | 3 cards |
      And Ember reads "Action: Put the top 2 cards of your opponent's deck into the trash."
      And Frost reads "Action: Put the top 3 cards of your deck into the trash."
      When A activates Ember's ability
      And the turn passes to B
      And B activates Frost's ability
      Then it is B's main phase
      And B has 5 cards in life

  @clause-refresh.8
  Rule: refresh.8 Without a card in the trash there is no refresh

    Scenario Outline: <player> with neither deck nor trash has no refresh
      Given the board
        | zone   | A      | B      |
        | center | Ember  | Frost  |
        | deck   | 1 card | 1 card |
        | trash  | -      | -      |
      And <user> reads "Action: Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has 0 cards in deck
      And <player> has 7 cards in life
      And it is <player>'s play timing

      Examples:
        | player | user  |
        | A      | Ember |
        | B      | Frost |

  @clause-refresh.9
  Rule: refresh.9 A refresh that lacked a trash comes when cards have come there, after the effect

    Scenario Outline: <player>'s effect puts <number> there
      Given the board
        | zone   | A       | B       |
        | center | Ember   | Frost   |
        | hand   | 3 cards | 3 cards |
        | deck   | -       | -       |
        | trash  | -       | -       |
      And <user> reads "Action: Discard <number>. Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      And <player> discards <cards>
      Then <player> has drawn 0 cards
      And <player> has <number> in deck
      And <player> has 6 cards in life

      Examples:
        | player | user  | number  | cards              |
        | A      | Ember | 1 card  | A hand 2           |
        | A      | Ember | 2 cards | A hand 1, A hand 3 |
        | B      | Frost | 1 card  | B hand 1           |

    Scenario: a Remove brings it about at once
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | deck   | -     |   |
        | trash  | -     |   |
      When A removes Ember
      Then A's deck is Ember
      And A has 6 cards in life

    Scenario: an effect that puts a card into the trash draws where the deck has a card
      Given the board
        | zone   | A       | B |
        | center | Ember   |   |
        | hand   | 3 cards |   |
        | deck   | 2 cards |   |
        | trash  | -       |   |
      And Ember reads "Action: Discard 1 card. Draw 1 card."
      When A activates Ember's ability
      And A discards A hand 2
      Then A has drawn 1 card
      And A has 7 cards in life
