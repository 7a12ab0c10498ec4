@wixoss
Feature: life-cloth Life Cloth

  @clause-life-cloth.1 @clause-life-cloth.2
  Rule: life-cloth.1 Before the game the top seven cards of the main deck become it

    @assumption-WA-1
    Scenario Outline: <player> has seven Life Cloth when the set-up is done
      Given a new game
      When the set-up is done
      Then <player> has 7 cards in life

      Examples:
        | player |
        | A      |
        | B      |

    @assumption-WA-1
    Scenario: the cards next on the shuffled deck become Life Cloth, unseen
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      And the next shuffle gives A deck 11, A deck 40, A deck 39, A deck 38
      When A puts A deck 1 back
      And the set-up is done
      Then A deck 40 is in A's life
      And A deck 39 is in A's life
      And A deck 38 is in A's life
      And A does not see A deck 40
      And B does not see A deck 40

  @clause-life-cloth.3
  Rule: life-cloth.3 Life Cloth is looked at by no player

    Scenario Outline: <player> sees none of it, the top one or the last
      Given the board
        | zone | A                     | B                    |
        | life | Ember, 3 cards, Frost | Thorn, 2 cards, Gale |
      Then <player> does not see Ember
      And <player> does not see Frost
      And <player> does not see Thorn
      And <player> does not see Gale
      And it is A's play timing

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: a card that an effect adds to Life Cloth is seen by no player
      Given the board
        | zone | A                | B |
        | hand | Spark kind:spell |   |
        | deck | Ember, 5 cards   |   |
      And Spark reads "Put the top card of your deck onto your Life Cloth."
      When A uses the spell Spark
      Then Ember is in A's life
      And A does not see Ember
      And B does not see Ember

    Scenario: Life Cloth is seen by no player in the first turn of the game
      Given the board
        | zone | A              | B              |
        | life | Ember, 3 cards | Thorn, 3 cards |
      And it is turn 1
      Then A does not see Ember
      And B does not see Ember
      And A does not see Thorn
      And B does not see Thorn
      And it is A's play timing

    Scenario Outline: the last Life Cloth of <player> is seen by no player in the SIGNI attack step
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   | Gale  | Thorn |
      And it is the start of <player>'s SIGNI attack step
      Then A does not see Gale
      And B does not see Gale
      And A does not see Thorn
      And B does not see Thorn
      And <player> can attack with <card>

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Frost |

  @clause-life-cloth.4
  Rule: life-cloth.4 Damage crushes it

    Scenario Outline: <player>'s effect damages <other>, and the top Life Cloth is crushed
      Given the board
        | zone   | A             | B             |
        | center | Ember         | Frost         |
        | life   | Dusk, 3 cards | Dawn, 3 cards |
      And <user> reads "Action: Damage your opponent."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <other> has 3 cards in life
      And <card> is in <other>'s ener
      And <player> has 4 cards in life

      Examples:
        | player | other | user  | card |
        | A      | B     | Ember | Dawn |
        | B      | A     | Frost | Dusk |

  @clause-life-cloth.5
  Rule: life-cloth.5 Cards leave it from the top, and come to it on the top

    Scenario Outline: an effect that crushes <number> Life Cloth takes from the top
      Given the board
        | zone   | A     | B                        |
        | center | Ember |                          |
        | life   |       | Dusk, Dawn, Coral, Flint |
      And Ember reads "Action: Crush <number> of your opponent's Life Cloth."
      When A activates Ember's ability
      Then B's life is <left>
      And B's ener is <crushed>

      Examples:
        | number | left               | crushed    |
        | 1      | Dawn, Coral, Flint | Dusk       |
        | 2      | Coral, Flint       | Dusk, Dawn |

    Scenario Outline: a card added to <player>'s Life Cloth comes to lie on the top
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Mist kind:spell |
        | deck | Ember, 5 cards   | Frost, 5 cards  |
        | life | Dusk, Dawn       | Coral, Flint    |
      And <spell> reads "Put the top card of your deck onto your Life Cloth."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player>'s life is <life>

      Examples:
        | player | spell | life                |
        | A      | Spark | Ember, Dusk, Dawn   |
        | B      | Mist  | Frost, Coral, Flint |

    Scenario: a refresh takes the top one
      Given the board
        | zone  | A                | B |
        | hand  | Spark kind:spell |   |
        | deck  | 1 card           |   |
        | trash | 3 cards          |   |
        | life  | Dusk, Dawn       |   |
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then A's life is Dawn
      And Dusk is in A's trash

  @clause-life-cloth.6
  Rule: life-cloth.6 A crushed Life Cloth goes to the Ener zone once its burst has been dealt with

    Scenario Outline: B <does> the crushed card, which then goes to the Ener zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      And B <does> Dawn
      Then Dawn is in B's ener
      And B has drawn <number>

      Examples:
        | does           | number  |
        | bursts         | 1 card  |
        | does not burst | 0 cards |

    @reading-W-01
    Scenario: a crushed card is not in the Ener zone while its burst is asked
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      Then B is asked whether to burst Dawn
      And B's ener is empty
