@wixoss
Feature: crystal Crystal armament

  @clause-crystal.2 @clause-crystal.1
  Rule: crystal.2 A SIGNI of its name is put under a SIGNI, which is crystal-armed

    Scenario: out of the hand
      Given the board
        | zone   | A                       |
        | center | Ember                   |
        | hand   | Ember#2, Ember#3, Frost |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your hand."
      When A activates Ember's ability
      And A chooses Ember#3
      Then Ember#3 is under Ember
      And Ember is crystal-armed
      And A's hand is Ember#2, Frost

    Scenario: out of the trash
      Given the board
        | zone   | A               | B       |
        | left   | Gale            |         |
        | center | Ember           |         |
        | hand   | Ember#2         |         |
        | trash  | Ember#3, Gale#2 | Ember#4 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then the stack of Ember is Ember, Ember#3
      And Ember is crystal-armed
      And Gale is not crystal-armed

    Scenario: with none of its name there it is not
      Given the board
        | zone   | A                                  |
        | center | Ember                              |
        | hand   | Ember#2                            |
        | trash  | Frost, Spark name:Ember kind:spell |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is not crystal-armed
      And A's trash is Frost, Spark
      And it is A's play timing

    Scenario: one of several SIGNI is armed
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Ember#2          |
        | trash  | Ember#3          |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 your SIGNI. Crystal-arm it out of your trash."
      When A uses the spell Spark
      And A chooses Ember#2
      Then Ember#3 is under Ember#2
      And Ember#2 is crystal-armed
      And Ember is not crystal-armed

  @clause-crystal.3
  Rule: crystal.3 It stays so until it leaves the field

    Scenario: what lies under it goes
      Given the board
        | zone   | A       |
        | center | Ember   |
        | trash  | Ember#2 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash. Put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then A's trash is Ember#2
      And Ember is crystal-armed

    Scenario: the turn ends
      Given the board
        | zone   | A       |
        | center | Ember   |
        | trash  | Ember#2 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      And the turn passes to B
      Then Ember is crystal-armed
      When the turn passes to A
      Then Ember is crystal-armed

    Scenario: it moves to another SIGNI zone
      Given the board
        | zone   | A                   |
        | left   | Gale                |
        | center | Ember crystal-armed |
      And Gale reads "Once per turn, Action: target 1 your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Ember is crystal-armed

    Scenario: it comes back
      Given the board
        | zone   | A                   |
        | center | Ember crystal-armed |
        | hand   | Spark kind:spell    |
      And Spark reads "Target 1 your SIGNI. Return it to hand."
      When A uses the spell Spark
      And A plays Ember in the center
      Then Ember is not crystal-armed
      And it is A's play timing

  @clause-crystal.4
  Rule: crystal.4 When it leaves the field what lies under it goes to the trash

    Scenario Outline: <what>
      Given the board
        | zone   | A                                         |
        | left   | Gale                                      |
        | center | Ember crystal-armed under:Ember#2/Ember#3 |
      And Gale reads "Once per turn, Action: target 1 your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And A's trash is Ember#2, Ember#3

      Examples:
        | what              | zone |
        | Banish it         | ener |
        | Return it to hand | hand |

  @clause-crystal.5
  Rule: crystal.5 What lies under it is not put into the trash at will

    Scenario: in the main phase
      Given the board
        | zone   | A                                 |
        | center | Ember crystal-armed under:Ember#2 |
      Then A cannot remove Ember#2
      And A can remove Ember

    Scenario: nor as the phase goes on
      Given the board
        | zone   | A                                 |
        | center | Ember crystal-armed under:Ember#2 |
      When A ends the main phase
      Then Ember#2 is under Ember

  @clause-crystal.6
  Rule: crystal.6 It can be armed again, and does not become so

    Scenario: what comes of it comes once
      Given the board
        | zone   | A                |
        | center | Ember            |
        | trash  | Ember#2, Ember#3 |
      And Ember reads "Twice per turn, Action: crystal-arm this SIGNI out of your trash."
      And Ember reads "When this SIGNI becomes crystal-armed, draw 1 card."
      When A activates Ember's ability
      And A chooses Ember#2
      Then A has 1 card in hand
      When A activates Ember's ability
      Then Ember#3 is under Ember
      And A has 1 card in hand
      And Ember is crystal-armed

  @clause-crystal.7
  Rule: crystal.7 Out of the deck it is searched for, and the deck is shuffled

    Scenario: it is found
      Given the board
        | zone   | A                            |
        | center | Ember                        |
        | deck   | Gale, Dusk, Ember#2, Ember#3 |
      And the next shuffle gives Dusk, Ember#2, Gale
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your deck."
      When A activates Ember's ability
      And A finds Ember#3
      Then Ember#3 is under Ember
      And A's deck is Dusk, Ember#2, Gale
      And Ember is crystal-armed

    Scenario: there is none
      Given the board
        | zone   | A          |
        | center | Ember      |
        | deck   | Gale, Dusk |
      And the next shuffle gives Dusk, Gale
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your deck."
      When A activates Ember's ability
      And A finds nothing
      Then A's deck is Dusk, Gale
      And Ember is not crystal-armed

  @clause-crystal.8
  Rule: crystal.8 Nothing else of how it lies and of its numbers changes

    Scenario: it is down and frozen
      Given the board
        | zone   | A                 |
        | center | Ember down frozen |
        | trash  | Ember#2           |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is crystal-armed
      And Ember is down
      And Ember is frozen

    Scenario: it is up
      Given the board
        | zone   | A       |
        | center | Ember   |
        | trash  | Ember#2 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is up
      And Ember is not frozen
      And Ember is crystal-armed

    Scenario: it has more power for the turn
      Given the board
        | zone   | A                |
        | center | Ember power:3000 |
        | trash  | Ember#2          |
        | hand   | Spark kind:spell |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      And Spark reads "Target 1 your SIGNI. This turn, it has power +2000."
      When A uses the spell Spark
      And A activates Ember's ability
      Then Ember is crystal-armed
      And Ember has power 5000

  @clause-crystal.9
  Rule: crystal.9 One that becomes another SIGNI stays so

    Scenario: it becomes one of the trash
      Given the board
        | zone   | A                              |
        | center | Ember crystal-armed power:2000 |
        | trash  | Frost power:7000               |
        | hand   | Spark kind:spell               |
      And Spark reads "Target 1 your SIGNI. This turn, it becomes a copy of 1 "Frost" SIGNI in your trash."
      When A uses the spell Spark
      Then Ember is named Frost
      And Ember has power 7000
      And Ember is crystal-armed
      When the turn passes to B
      Then Ember has power 2000
      And Ember is crystal-armed

    Scenario: who becomes one that is so does not become so
      Given the board
        | zone   | A                              |
        | left   | Gale power:2000                |
        | center | Frost crystal-armed power:7000 |
        | hand   | Spark kind:spell               |
      And Spark reads "Target 1 your "Gale" SIGNI. This turn, it becomes a copy of 1 your "Frost" SIGNI."
      When A uses the spell Spark
      Then Gale has power 7000
      And Gale is not crystal-armed
      And Frost is crystal-armed
