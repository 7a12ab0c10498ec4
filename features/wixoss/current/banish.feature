@wixoss
Feature: banish Banishing

  @clause-banish.2 @clause-banish.1
  Rule: banish.2 A SIGNI that is banished goes to the Ener zone

    @assumption-WA-15
    Scenario Outline: a SIGNI of <player>'s that a spell banishes goes to <player>'s Ener zone
      Given the board
        | zone   | A                | B     |
        | left   | Gale             |       |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses <card>
      Then <card> is in <player>'s ener
      And <player>'s trash is <trash>

      Examples:
        | player | card  | trash |
        | A      | Ember | Spark |
        | B      | Frost | empty |

    Scenario: a SIGNI that is banished by a battle goes to the Ener zone
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B's trash is empty

    Scenario: a SIGNI whose power falls to zero is banished into the Ener zone
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. This turn, it has power -3000."
      When A uses the spell Spark
      Then Frost is in B's ener

    Scenario: a SIGNI that is put into the trash does not count as banished
      Given the board
        | zone   | A                | B     |
        | left   |                  | Dusk  |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Dusk reads "When your SIGNI is banished, draw 1 card."
      And Spark reads "Target 1 opposing SIGNI. Put it into the trash."
      When A uses the spell Spark
      And A chooses Frost
      Then Frost is in B's trash
      And B's hand is empty
      And it is A's play timing

    Scenario: a banished SIGNI goes to its own player's Ener zone, not the attacker's
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A's ener is empty
      And B has 1 card in ener
      And it is A's play timing
