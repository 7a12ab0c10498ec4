@wixoss
Feature: trap Traps

  @clause-trap.1
  Rule: trap.1 An effect sets a card as a Trap, face down, one at most in each of its player's SIGNI zones

    Scenario Outline: a card that reads: <text>
      Given the board
        | zone   | A                |
        | center | Ember            |
        | hand   | Spark kind:spell |
        | deck   | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      And Snare reads "<text>"
      When A uses the spell Spark
      And A picks A's center
      Then Snare is a Trap
      And Snare lies face down
      And A's center is Ember, Snare

      Examples:
        | text                |
        | Trap: draw 1 card.  |
        | Enter: draw 1 card. |

    Scenario: the SIGNI zone is one of its player's
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
        | deck | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      Then A can pick A's left
      And A can pick A's right
      And A cannot pick B's left

    Scenario: a Trap lies in each of two SIGNI zones
      Given the board
        | zone | A                |
        | left | Pit trap         |
        | hand | Spark kind:spell |
        | deck | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's right
      Then Snare is a Trap
      And Pit is a Trap

    Scenario: the next one in the same SIGNI zone takes its place
      Given the board
        | zone  | A                |
        | right | Pit trap         |
        | hand  | Spark kind:spell |
        | deck  | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's right
      Then A's right is Snare

  @clause-trap.2
  Rule: trap.2 The Trap that lay in the SIGNI zone goes to the trash

    Scenario Outline: a Trap set in the <zone> leaves the earlier Trap in the <place>
      Given the board
        | zone  | A                |
        | right | Pit trap         |
        | hand  | Spark kind:spell |
        | deck  | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's <zone>
      Then Pit is in A's <place>
      And Snare is in A's <zone>

      Examples:
        | zone  | place |
        | right | trash |
        | left  | right |

  @clause-trap.3 @reading-W-07
  Rule: trap.3 An attack of the SIGNI in front lets its player turn up a Trap with no SIGNI in its zone; then its ability triggers

    Scenario: a Trap turned up by an attack does its ability and is trashed
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then B has drawn 1 card
      And Snare is in B's trash

    Scenario: a Trap that is turned up is seen by both players during its ability
      Given the board
        | zone   | A     | B          |
        | left   | Gale  |            |
        | center | Ember | Snare trap |
      And Snare reads "Trap: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then B is asked to choose among Gale, Ember
      And A sees Snare
      And Snare lies face up

    Scenario: a Trap that B does not turn up stays face down
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says no
      Then B has drawn 0 cards
      And Snare is a Trap
      And Snare lies face down
      And A does not see Snare
      And B has 6 cards in life

    Scenario: a Trap left face down can be turned up at a later attack
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says no
      And the turn passes to B
      And the turn passes to A
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      And B says yes
      Then Snare is in B's trash

    Scenario: without such an ability it is turned up as well
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then Snare lies face up
      And A sees Snare

    Scenario: a Trap of A's is turned up in B's turn
      Given the board
        | zone   | A          | B     |
        | center | Snare trap | Ember |
      And Snare reads "Trap: draw 1 card."
      And it is the start of B's SIGNI attack step
      When B attacks with Ember
      And A says yes
      Then A has drawn 1 card

    Scenario Outline: a Trap that is not in front: <left><right>
      Given the board
        | zone   | A     | B       |
        | left   |       | <left>  |
        | center | Ember |         |
        | right  |       | <right> |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Snare is a Trap
      And it is A's play timing

      Examples:
        | left       | right      |
        | Snare trap |            |
        |            | Snare trap |

    Scenario: a SIGNI is in its zone
      Given the board
        | zone   | A     | B                            |
        | center | Ember | Thorn power:5000, Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Snare is a Trap
      And it is A's play timing

    Scenario: an attack of a LRIG does not let a Trap be turned up
      Given the board
        | zone   | B          |
        | center | Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then Snare is a Trap
      And B has 6 cards in life

    Scenario: a Trap left face down can be turned up at the second attack of the same SIGNI in the turn
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Ember reads "Once per turn, When this SIGNI attacks, up this SIGNI."
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says no
      And A attacks with Ember
      And B says yes
      Then B has drawn 1 card
      And Snare is in B's trash

    Scenario: a Trap that is turned up does its Trap ability, and not its Life Burst
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: draw 1 card. / Life Burst: Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then B has drawn 1 card
      And Snare is in B's trash
      And B has 1 card in ener

  @clause-trap.4
  Rule: trap.4 Once it is turned up what its ability says is done

    @assumption-WA-11
    Scenario: a Trap's ability is done before the attack deals damage
      Given the board
        | zone   | A     | B          |
        | left   | Gale  |            |
        | center | Ember | Snare trap |
      And Snare reads "Trap: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      And B chooses Ember
      Then Ember is in A's ener
      And B has 7 cards in life

  @clause-trap.5
  Rule: trap.5 After that it goes to the trash

    Scenario: a Trap goes to the trash after its ability is done
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: if you have 1 or more cards in your trash, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then Snare is in B's trash
      And B's center is empty
      And B has drawn 0 cards

    Scenario: a Trap's ability finds the cards that were in the trash before it
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
        | trash  |       | Dusk       |
      And Snare reads "Trap: if you have 1 or more cards in your trash, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then Snare is in B's trash
      And B has drawn 1 card

  @clause-trap.6
  Rule: trap.6 A Trap ignores level and limit of the LRIG, and does not count for them

    Scenario Outline: a Trap of level <level> is set under a LRIG of level <lrig>
      Given the board
        | zone   | A                            |
        | lrig   | Lumi level:<lrig> limit:4    |
        | left   | Gale level:<lrig>            |
        | center | Dusk level:<lrig>            |
        | hand   | Spark kind:spell             |
        | deck   | Snare level:<level>, 5 cards |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's right
      Then Snare is a Trap
      And Gale is in A's left
      And Dusk is in A's center

      Examples:
        | level | lrig |
        | 4     | 2    |
        | 1     | 2    |
        | 4     | 1    |

    Scenario: a Trap of level 4 is turned up
      Given the board
        | zone   | A     | B                  |
        | lrig   |       | Mira level:1       |
        | center | Ember | Snare level:4 trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then B has drawn 1 card
      And Snare is in B's trash

    Scenario: a SIGNI comes that is within the limit by itself
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:2 limit:2 |
        | center | Snare level:2 trap   |
        | hand   | Ember level:2        |
      When A plays Ember in the left
      Then Ember is in A's left
      And Snare is in A's center

    Scenario: a Trap is set though one SIGNI has reached the limit
      Given the board
        | zone | A                      |
        | lrig | Lumi level:2 limit:2   |
        | left | Gale level:2           |
        | hand | Spark kind:spell       |
        | deck | Snare level:4, 5 cards |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's right
      Then Snare is a Trap
      And Gale is in A's left

  @clause-trap.7
  Rule: trap.7 A Trap ignores limiting conditions

    Scenario: a Trap with a limiting condition that does not fit is set
      Given the board
        | zone | A                            |
        | lrig | Lumi type:Luna               |
        | hand | Spark kind:spell             |
        | deck | Snare limiting:Sola, 5 cards |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      When A uses the spell Spark
      And A picks A's right
      Then Snare is a Trap

    Scenario: a Trap with a limiting condition that does not fit is turned up
      Given the board
        | zone   | A     | B                        |
        | lrig   |       | Mira type:Luna           |
        | center | Ember | Snare limiting:Sola trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      Then B has drawn 1 card

  @clause-trap.8 @reading-W-07
  Rule: trap.8 A Trap can be turned up where what the attack triggered has taken the SIGNI out of its zone

    Scenario: the SIGNI there is banished by the attacker's ability
      Given the board
        | zone   | A     | B                 |
        | left   |       | Frost             |
        | center | Ember | Thorn, Snare trap |
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Banish it."
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A chooses Thorn
      And B says yes
      Then B has drawn 1 card
      And Snare is in B's trash

    Scenario: a Trap stays face down when a SIGNI of another zone is banished
      Given the board
        | zone   | A                | B                 |
        | left   |                  | Frost             |
        | center | Ember power:1000 | Thorn, Snare trap |
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Banish it."
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A chooses Frost
      Then Snare is a Trap
      And it is A's play timing

  @clause-trap.9 @reading-W-38
  Rule: trap.9 A Trap may be looked at by the player who set it at any time

    Scenario Outline: <player> sees the own Trap, and <other> does not
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Tide kind:spell |
        | deck | Snare, 5 cards   | Pit, 5 cards    |
      And <spell> reads "Put the top card of your deck into a SIGNI zone as a Trap."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      And <player> picks <player>'s left
      Then <player> sees <card>
      And <other> does not see <card>
      When the turn passes to <other>
      Then <player> sees <card>
      And <other> does not see <card>

      Examples:
        | player | other | spell | card  |
        | A      | B     | Spark | Snare |
        | B      | A     | Tide  | Pit   |

    Scenario: a Trap is seen by its player alone while an effect of the opponent's lasts
      Given the board
        | zone   | A          | B     |
        | center | Snare trap | Frost |
      And Frost reads "Once per turn, Action: this turn, your SIGNI have power +1000."
      And it is B's turn
      When B activates Frost's ability
      Then A sees Snare
      And B does not see Snare
