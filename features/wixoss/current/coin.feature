@wixoss
Feature: coin Coins

  @clause-coin.1 @reading-W-27 @assumption-WA-2
  Rule: coin.1 The center LRIG brings coins when it is opened, and abilities do

    @assumption-WA-3
    Scenario Outline: <player>'s center LRIG brings <number> coins as the game begins
      Given a new game
      And <player>'s lrig deck holds Lumi level:0 type:Lumi coins:<number>
      When <player> chooses Lumi
      And the set-up is done
      Then <player> has <number> coins
      And <other> has 0 coins
      And it is A's ener phase

      Examples:
        | player | other | number |
        | A      | B     | 2      |
        | A      | B     | 3      |
        | B      | A     | 2      |

    Scenario Outline: an ability of <player>'s gives <number>
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <user> reads "Action: Gain <number>."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has <number>
      And <other> has 0 coins

      Examples:
        | player | other | user  | number  |
        | A      | B     | Ember | 2 coins |
        | A      | B     | Ember | 1 coin  |
        | B      | A     | Frost | 3 coins |

    Scenario: a coin that is gained triggers an ability about gaining coins, and paying it does not
      Given the board
        | zone   | A     | B     |
        | left   | Gale  | Thorn |
        | center | Ember |       |
      And Ember reads "When you gain a coin, draw 1 card. / Action: Gain 1 coin."
      And Thorn reads "When you gain a coin, draw 1 card."
      And Gale reads "Action (pay 1 coin): Ener Charge 1."
      When A activates Ember's ability
      Then A has drawn 1 card
      When A activates Gale's ability
      Then A has drawn 1 card
      And B has drawn 0 cards

    Scenario: a SIGNI Barrier that is gained is no coin to an ability about gaining coins
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "When you gain a coin, draw 1 card. / Action: Gain 1 SIGNI Barrier."
      When A activates Ember's ability
      Then A has 1 SIGNI Barrier
      And A has drawn 0 cards

  @clause-coin.2 @assumption-WA-2 @assumption-WA-3
  Rule: coin.2 An assist LRIG brings none

    Scenario Outline: <center> as the center LRIG brings A <number>, and assist LRIGs bring none
      Given a new game
      And A's lrig deck holds Mira level:0 type:Mira coins:2, Nova level:0 type:Nova coins:1
      When A chooses <center>
      And the set-up is done
      Then A has <number>

      Examples:
        | center   | number  |
        | Mira     | 2 coins |
        | Nova     | 1 coin  |
        | A's LRIG | 0 coins |

  @clause-coin.4
  Rule: coin.4 A game begins without coins

    Scenario Outline: <player>, whose LRIG brings none
      Given a new game
      When the set-up is done
      Then <player> has 0 coins
      And it is A's ener phase

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a player with three LRIGs of level 0 begins without coins
      Given a new game
      And A's lrig deck holds Lumi kind:lrig level:0 type:Luna, Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona
      When the set-up is done
      Then A has 0 coins
      And it is A's ener phase

  @clause-coin.5
  Rule: coin.5 A player has at most five coins

    Scenario Outline: <player> has <there> and gains <more>
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <player> has <there>
      And <user> reads "Action: Gain <more>."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> has <after> coins

      Examples:
        | player | user  | there   | more    | after |
        | A      | Ember | 3 coins | 2 coins | 5     |
        | A      | Ember | 4 coins | 2 coins | 5     |
        | A      | Ember | 5 coins | 1 coin  | 5     |
        | B      | Frost | 4 coins | 3 coins | 5     |

    Scenario: a coin beyond five is lost, and paying five leaves none
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
      And A has 4 coins
      And Ember reads "Action: Gain 2 coins."
      And Thorn reads "Action (pay 5 coins): Draw 1 card."
      When A activates Ember's ability
      And A activates Thorn's ability
      Then A has 0 coins
      And A has drawn 1 card

    Scenario Outline: with <there> a coin to gain triggers an ability about gaining coins for <cards>
      Given the board
        | zone   | A     |
        | center | Ember |
      And A has <there>
      And Ember reads "When you gain a coin, draw 1 card. / Action: Gain 1 coin."
      When A activates Ember's ability
      Then A has drawn <cards>

      Examples:
        | there   | cards   |
        | 4 coins | 1 card  |
        | 5 coins | 0 cards |
