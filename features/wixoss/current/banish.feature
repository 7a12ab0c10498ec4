@wixoss
Feature: banish Banishing

  @clause-banish.2 @clause-banish.1
  Rule: banish.2 A SIGNI that is banished goes to the Ener zone

    @assumption-WA-15
    Scenario Outline: of <player>, by an effect
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

    Scenario: by a battle
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B's trash is empty

    Scenario: for want of power
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 SIGNI. This turn, it has power -3000."
      When A uses the spell Spark
      Then Frost is in B's ener

    Scenario: what is put into the trash has not been banished
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

    Scenario: it goes to the Ener zone of whose it is
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A's ener is empty
      And B has 1 card in ener
      And it is A's play timing
