@wixoss
Feature: power Power

  @clause-power.3
  Rule: power.3 Rule processing banishes a SIGNI with power of 0 or less

    Scenario Outline: a SIGNI of 3000 with <change>, in the opponent's turn
      Given the board
        | zone   | A     | B     |
        | center | Frost | Ember |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power <change>."
      And it is B's turn
      When B activates Ember's ability
      Then Frost is in A's ener
      And A has 7 cards in life

      Examples:
        | change |
        | -3000  |
        | -3001  |
        | -9000  |

    Scenario: a SIGNI with any power left is not banished
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power -2999."
      When A activates Ember's ability
      Then Frost is in B's center
      And Frost has power 1
      And it is A's play timing

    Scenario: one's own is banished as well
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it has power -3000."
      When A activates Ember's ability
      Then Gale is in A's ener

    Scenario: a SIGNI banished for lack of power triggers abilities about banishing
      Given the board
        | zone   | A     | B     |
        | left   |       | Dusk  |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power -3000."
      And Dusk reads "When your SIGNI is banished, draw 1 card."
      When A activates Ember's ability
      And A chooses Frost
      Then Frost is in B's ener
      And B has drawn 1 card

    Scenario: not in the middle of an effect, which raises it again
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power -3000. This turn, it has power +1000."
      When A activates Ember's ability
      Then Frost is in B's center
      And Frost has power 1000
      And it is A's play timing

    @clause-power.1
    Scenario: a SIGNI with a printed power of 0 is banished
      Given the board
        | zone | A             | B |
        | hand | Ember power:0 |   |
      When A plays Ember in the center
      Then Ember is in A's ener

  @clause-power.4
  Rule: power.4 Effects that set the power come before those that change it, whichever came first

    Scenario: changed by 5000, then set to 6000
      Given the board
        | zone   | A                                 |
        | center | Ember power:3000                  |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Spark reads "Target 1 SIGNI. This turn, it has power +5000."
      And Mist reads "Target 1 SIGNI. This turn, it has base power 6000."
      When A uses the spell Spark
      Then Ember has power 8000
      When A uses the spell Mist
      Then Ember has power 11000

    Scenario: set to 6000, then changed by 5000
      Given the board
        | zone   | A                                 |
        | center | Ember power:3000                  |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Spark reads "Target 1 SIGNI. This turn, it has power +5000."
      And Mist reads "Target 1 SIGNI. This turn, it has base power 6000."
      When A uses the spell Mist
      Then Ember has power 6000
      When A uses the spell Spark
      Then Ember has power 11000

    Scenario: lowered by 2000, then set to 1000, it is banished
      Given the board
        | zone   | A                                 |
        | center | Ember power:3000                  |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Spark reads "Target 1 SIGNI. This turn, it has power -2000."
      And Mist reads "Target 1 SIGNI. This turn, it has base power 1000."
      When A uses the spell Spark
      Then Ember has power 1000
      When A uses the spell Mist
      Then Ember is in A's ener

    Scenario Outline: a constant <constant> and an effect's <done> make a power of 11000
      Given the board
        | zone   | A                |
        | left   | Frost            |
        | center | Ember power:3000 |
        | hand   | Spark kind:spell |
      And Frost reads "Your other SIGNI have <constant>."
      And Spark reads "Target 1 of your "Ember" SIGNI. This turn, it has <done>."
      When A uses the spell Spark
      Then Ember has power 11000

      Examples:
        | constant        | done            |
        | power +5000     | base power 6000 |
        | base power 6000 | power +5000     |
