@wixoss
Feature: bloom Blooming

  @clause-bloom.1
  Rule: bloom.1 An effect that lets a Seed bloom turns up one of its player's

    Scenario: an effect lets the chosen one of two Seeds bloom
      Given the board
        | zone   | A                |
        | left   | Sprout seed      |
        | center | Clover seed      |
        | hand   | Spark kind:spell |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      And A chooses Clover
      Then Clover lies face up
      And Sprout is a Seed

  @clause-bloom.2
  Rule: bloom.2 A Seed is turned up where no SIGNI is in its SIGNI zone, and else stays as it is

    Scenario: a Seed in a SIGNI zone without a SIGNI blooms face up
      Given the board
        | zone   | A                | B     |
        | left   | Ember            |       |
        | center | Sprout seed      | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      Then Sprout lies face up
      And Sprout is no Seed
      And B sees Sprout

    Scenario: a Seed in a SIGNI zone with a SIGNI stays face down
      Given the board
        | zone   | A                  |
        | center | Ember, Sprout seed |
        | hand   | Spark kind:spell   |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      Then Sprout lies face down
      And Sprout is a Seed
      And A's center is Ember, Sprout

  @clause-bloom.3
  Rule: bloom.3 A SIGNI stays there as one, any other card goes to the trash

    Scenario: a Seed that blooms as a SIGNI stays in its SIGNI zone
      Given the board
        | zone   | A                      |
        | center | Sprout power:5000 seed |
        | hand   | Spark kind:spell       |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      Then Sprout is in A's center
      And Sprout has power 5000
      And Sprout is up
      And A can remove Sprout

    Scenario: a Seed that blooms as a spell goes to the trash
      Given the board
        | zone   | A                    |
        | center | Mist kind:spell seed |
        | hand   | Spark kind:spell     |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      Then Mist is in A's trash
      And A's center is empty

    Scenario: a constant ability of a SIGNI that has bloomed applies from then on
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Sprout seed      |
        | hand   | Spark kind:spell |
      And Spark reads "Bloom 1 of your Seeds."
      And Sprout reads "Your other SIGNI have power +1000."
      When A uses the spell Spark
      Then Ember has power 4000

    Scenario: a spell that blooms goes to the trash and does nothing
      Given the board
        | zone   | A                                   |
        | center | Mist kind:spell seed                |
        | hand   | Spark kind:spell, Mist#2 kind:spell |
      And Spark reads "Bloom 1 of your Seeds."
      And Mist reads "Draw 1 card."
      And Mist#2 reads "Draw 1 card."
      When A uses the spell Spark
      Then Mist is in A's trash
      And A has drawn 0 cards
      When A uses the spell Mist#2
      Then A has drawn 1 card

    Scenario: of two Seeds that bloom a SIGNI stays in its zone, and a spell goes to the trash
      Given the board
        | zone   | A                    |
        | left   | Sprout seed          |
        | center | Mist kind:spell seed |
        | hand   | Spark kind:spell     |
      And Spark reads "Bloom 2 of your Seeds."
      When A uses the spell Spark
      Then Sprout is in A's left
      And A can remove Sprout
      And Mist is in A's trash

  @clause-bloom.4
  Rule: bloom.4 A SIGNI that blooms does not enter the field anew

    Scenario: a SIGNI that blooms triggers no ability of entering the field
      Given the board
        | zone   | A                      |
        | left   | Ember                  |
        | center | Sprout seed            |
        | hand   | Spark kind:spell, Gale |
      And Spark reads "Bloom 1 of your Seeds."
      And Sprout reads "Enter: Ener Charge 1."
      And Ember reads "When your SIGNI enters the field, draw 1 card."
      When A uses the spell Spark
      Then Sprout lies face up
      And A has drawn 0 cards
      And no ability is played
      When A plays Gale in the right
      Then A has drawn 1 card

    Scenario Outline: a Seed blooms where its player <can> put a SIGNI onto the field
      Given the board
        | zone   | A                       | B     |
        | center | Sprout seed             | Frost |
        | hand   | Spark kind:spell, Ember |       |
      And Spark reads "Bloom 1 of your Seeds."
      And Frost reads "<text>"
      Then A <can> play Ember
      When A uses the spell Spark
      Then Sprout lies face up
      And Sprout is in A's center

      Examples:
        | text                                           | can    |
        | Your opponent cannot put SIGNI onto the field. | cannot |
        | Your SIGNI have power +1000.                   | can    |

  @clause-bloom.5 @reading-W-32
  Rule: bloom.5 A SIGNI beyond level or limit that has bloomed goes by the rules, and what its blooming triggers is done

    Scenario Outline: a SIGNI of level <level> under a LRIG of level 2
      Given the board
        | zone   | A                         |
        | lrig   | Lumi level:2              |
        | center | Sprout level:<level> seed |
        | hand   | Spark kind:spell          |
      And Spark reads "Bloom 1 of your Seeds."
      And Sprout reads "When this SIGNI blooms, draw 1 card."
      When A uses the spell Spark
      Then Sprout is in A's <zone>
      And A has drawn 1 card

      Examples:
        | level | zone   |
        | 3     | trash  |
        | 2     | center |

    Scenario Outline: beyond the limit its player puts any SIGNI into the trash: <gone>
      Given the board
        | zone   | A                    |
        | lrig   | Lumi level:2 limit:3 |
        | left   | Ember level:2        |
        | center | Sprout level:2 seed  |
        | hand   | Spark kind:spell     |
      And Spark reads "Bloom 1 of your Seeds."
      When A uses the spell Spark
      And A chooses <gone>
      Then <gone> is in A's trash
      And <stays> is in A's <zone>

      Examples:
        | gone   | stays  | zone   |
        | Ember  | Sprout | center |
        | Sprout | Ember  | left   |

  @clause-bloom.6
  Rule: bloom.6 A SIGNI for other LRIGs that has bloomed goes by the rules, and what its blooming triggers is done

    Scenario Outline: a SIGNI for <type> LRIGs
      Given the board
        | zone   | A                           |
        | lrig   | Lumi type:Luna              |
        | center | Sprout limiting:<type> seed |
        | hand   | Spark kind:spell            |
      And Spark reads "Bloom 1 of your Seeds."
      And Sprout reads "When this SIGNI blooms, draw 1 card."
      When A uses the spell Spark
      Then Sprout is in A's <zone>
      And A has drawn 1 card

      Examples:
        | type | zone   |
        | Sola | trash  |
        | Luna | center |
