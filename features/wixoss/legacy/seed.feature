@wixoss
Feature: seed Seeds

  @clause-seed.1
  Rule: seed.1 An effect lays a card face down in a SIGNI zone as a Seed

    Scenario: an effect lays the top card of the deck face down as a Seed
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
        | deck | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then Sprout is in A's center
      And Sprout is a Seed
      And Sprout lies face down

  @clause-seed.2
  Rule: seed.2 An effect that lets it bloom turns it up

    Scenario: a Seed that blooms is turned up and is no Seed
      Given the board
        | zone   | A                |
        | center | Sprout seed      |
        | hand   | Spark kind:spell |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      Then Sprout lies face up
      And Sprout is no Seed

  @clause-seed.3 @clause-seed.4
  Rule: seed.3 A SIGNI zone holds one Seed at most

    Scenario: the next one takes its place
      Given the board
        | zone   | A                |
        | center | Clover seed      |
        | hand   | Spark kind:spell |
        | deck   | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then A's center is Sprout

    Scenario: a Seed lies in each of three SIGNI zones
      Given the board
        | zone  | A                |
        | left  | Clover seed      |
        | right | Bramble seed     |
        | hand  | Spark kind:spell |
        | deck  | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then Sprout is a Seed
      And Clover is a Seed
      And Bramble is a Seed

    Scenario: a Seed is laid beside a Trap, and in front of a Seed of the opponent's
      Given the board
        | zone   | A                | B          |
        | center | Snare trap       | Acorn seed |
        | hand   | Spark kind:spell |            |
        | deck   | Sprout, 5 cards  |            |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then Sprout is a Seed
      And Snare is a Trap
      And Acorn is a Seed

  @clause-seed.4
  Rule: seed.4 A new Seed puts one that lies there into the trash, face up

    Scenario Outline: a Seed is laid in the <zone>
      Given the board
        | zone   | A                |
        | center | Clover seed      |
        | hand   | Spark kind:spell |
        | deck   | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's <zone>
      Then Clover is in A's <place>
      And Clover lies face <face>
      And Sprout is in A's <zone>

      Examples:
        | zone   | place  | face |
        | center | trash  | up   |
        | left   | center | down |

    Scenario: the one that lies there goes first
      Given the board
        | zone   | A                |
        | center | Clover seed      |
        | hand   | Spark kind:spell |
        | deck   | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then these events happened in this order
        | event | card   | to     |
        | moved | Clover | trash  |
        | moved | Sprout | center |

  @clause-seed.5
  Rule: seed.5 A Seed and a SIGNI can lie in one SIGNI zone, whichever came first

    Scenario: a Seed comes to a SIGNI
      Given the board
        | zone   | A                |
        | center | Ember            |
        | hand   | Spark kind:spell |
        | deck   | Sprout, 5 cards  |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then A's center is Ember, Sprout

    Scenario: a SIGNI comes to a Seed
      Given the board
        | zone   | A           |
        | center | Sprout seed |
        | hand   | Ember       |
      When A plays Ember in the center
      Then A's center is Ember, Sprout
      And Sprout is a Seed

    Scenario: a SIGNI is not played to a zone with a SIGNI and a Seed
      Given the board
        | zone   | A                 |
        | center | Gale, Sprout seed |
        | hand   | Ember             |
      Then A cannot play Ember in the center
      And A can play Ember in the left

  @clause-seed.6
  Rule: seed.6 A Seed may be a SIGNI beyond level and limit, or of another LRIG type

    Scenario Outline: a SIGNI <of> that could not be fielded is laid as a Seed
      Given the board
        | zone | A                              |
        | lrig | Lumi level:2 limit:2 type:Luna |
        | left | Gale level:2                   |
        | hand | Spark kind:spell               |
        | deck | Sprout <of>, 5 cards           |
      And Spark reads "Put the top card of your deck onto the field as a Seed."
      When A uses the spell Spark
      And A picks A's center
      Then Sprout is in A's center
      And Sprout is a Seed
      And Gale is in A's left

      Examples:
        | of            |
        | level:3       |
        | level:2       |
        | limiting:Sola |

  @clause-seed.7
  Rule: seed.7 As long as it is face down it is no SIGNI, whatever it is

    Scenario Outline: the card <other> is in the <zone> zone after all SIGNI are banished
      Given the board
        | zone   | A                | B       |
        | center |                  | <other> |
        | right  |                  | Frost   |
        | hand   | Spark kind:spell |         |
      And Spark reads "Banish all opposing SIGNI."
      When A uses the spell Spark
      Then Frost is in B's ener
      And Thorn is in B's <zone>

      Examples:
        | other      | zone   |
        | Thorn seed | center |
        | Thorn      | ener   |

    Scenario: a Seed does not count as a SIGNI
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Sprout seed |
      And Ember reads "While you have 2 or more SIGNI, this SIGNI has power +1000."
      Then Ember has power 3000

    Scenario Outline: Ember, to the left of <frost>, <is> in the cross state
      Given the board
        | zone   | A       |
        | left   | Ember   |
        | center | <frost> |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember <is> in the cross state
      And it is A's play timing

      Examples:
        | frost      | is     |
        | Frost seed | is not |
        | Frost      | is     |

    Scenario: the abilities printed on a Seed are not in force
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Sprout seed |
      And Sprout reads "Your SIGNI have power +1000."
      Then Ember has power 3000

  @clause-seed.8
  Rule: seed.8 A Seed cannot be put into the trash or removed by its player at will

    Scenario: a Seed cannot be removed, as a SIGNI can
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Sprout seed |
      Then A cannot remove Sprout
      And A can remove Ember

    Scenario: a Seed cannot be put into the Ener zone, as a SIGNI can
      Given the board
        | zone   | A           |
        | left   | Ember       |
        | center | Sprout seed |
      And it is the start of A's ener phase
      Then A cannot put Sprout into the ener zone
      And A can put Ember into the ener zone

  @clause-seed.9
  Rule: seed.9 A SIGNI that attacks does not battle it, and damages the player

    Scenario Outline: an attack with <other> in front leaves B <life> of Life Cloth
      Given the board
        | zone   | A     | B       |
        | center | Ember | <other> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's <zone>
      And B has <life> in life

      Examples:
        | other      | zone   | life    |
        | Thorn seed | center | 6 cards |
        | Thorn      | ener   | 7 cards |

  @clause-seed.10 @reading-W-38
  Rule: seed.10 A Seed may be looked at by the player who laid it at any time

    Scenario Outline: <player> sees the own Seed, and <other> does not
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Tide kind:spell |
        | deck | Sprout, 5 cards  | Clover, 5 cards |
      And <spell> reads "Put the top card of your deck onto the field as a Seed."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      And <player> picks <player>'s left
      Then <player> sees <card>
      And <other> does not see <card>
      When the turn passes to <other>
      Then <player> sees <card>
      And <other> does not see <card>

      Examples:
        | player | other | spell | card   |
        | A      | B     | Spark | Sprout |
        | B      | A     | Tide  | Clover |

    Scenario: a Seed is seen by its player alone while an effect of the opponent's lasts
      Given the board
        | zone   | A           | B     |
        | center | Sprout seed | Frost |
      And Frost reads "Once per turn, Action: this turn, your SIGNI have power +1000."
      And it is B's turn
      When B activates Frost's ability
      Then A sees Sprout
      And B does not see Sprout
