@wixoss
Feature: crystal Crystal armament

  @clause-crystal.2 @clause-crystal.1
  Rule: crystal.2 A SIGNI of its name is put under a SIGNI, which is crystal-armed

    Scenario: a SIGNI is crystal-armed with a SIGNI of its name out of the hand
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

    Scenario: a SIGNI is crystal-armed with a SIGNI of its name out of the trash
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

    Scenario: a spell crystal-arms the chosen one of two SIGNI
      Given the board
        | zone   | A                |
        | left   | Ember            |
        | center | Ember#2          |
        | trash  | Ember#3          |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Crystal-arm it out of your trash."
      When A uses the spell Spark
      And A chooses Ember#2
      Then Ember#3 is under Ember#2
      And Ember#2 is crystal-armed
      And Ember is not crystal-armed

  @clause-crystal.3
  Rule: crystal.3 A crystal-armed SIGNI stays so until it leaves the field

    Scenario: a SIGNI stays crystal-armed when the card under it goes to the trash
      Given the board
        | zone   | A       |
        | center | Ember   |
        | trash  | Ember#2 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash. Put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then A's trash is Ember#2
      And Ember is crystal-armed

    Scenario: a SIGNI stays crystal-armed when the turn ends
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

    Scenario: a crystal-armed SIGNI stays so when it moves to another SIGNI zone
      Given the board
        | zone   | A                   |
        | left   | Gale                |
        | center | Ember crystal-armed |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Ember is crystal-armed

    Scenario: a crystal-armed SIGNI played again from the hand is no longer armed
      Given the board
        | zone   | A                   |
        | center | Ember crystal-armed |
        | hand   | Spark kind:spell    |
      And Spark reads "Target 1 of your SIGNI. Return it to hand."
      When A uses the spell Spark
      And A plays Ember in the center
      Then Ember is not crystal-armed
      And it is A's play timing

  @clause-crystal.4
  Rule: crystal.4 When it leaves the field what lies under it goes to the trash

    Scenario Outline: cards under a crystal-armed SIGNI go to the trash when it goes to <zone>
      Given the board
        | zone   | A                                         |
        | left   | Gale                                      |
        | center | Ember crystal-armed under:Ember#2/Ember#3 |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And A's trash is Ember#2, Ember#3

      Examples:
        | what              | zone |
        | Banish it         | ener |
        | Return it to hand | hand |

  @clause-crystal.5
  Rule: crystal.5 A card under a crystal-armed SIGNI is not put into the trash at will

    Scenario: a card under a crystal-armed SIGNI cannot be removed in the main phase
      Given the board
        | zone   | A                                 |
        | center | Ember crystal-armed under:Ember#2 |
      Then A cannot remove Ember#2
      And A can remove Ember

    Scenario: a card under a crystal-armed SIGNI stays as the main phase ends
      Given the board
        | zone   | A                                 |
        | center | Ember crystal-armed under:Ember#2 |
      When A ends the main phase
      Then Ember#2 is under Ember

  @clause-crystal.6
  Rule: crystal.6 A crystal-armed SIGNI can be armed again, and does not become crystal-armed anew

    Scenario: a SIGNI that is crystal-armed twice triggers its ability once
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

    Scenario: a SIGNI found in the deck arms its namesake, and the deck is shuffled
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
      And these events happened in this order
        | event    | player |
        | shuffled | A      |

    Scenario: a deck search for crystal armament finds nothing, and the deck is shuffled
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

    Scenario: a SIGNI that is crystal-armed out of the trash leaves the deck unshuffled
      Given the board
        | zone   | A          |
        | center | Ember      |
        | trash  | Ember#2    |
        | deck   | Gale, Dusk |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is crystal-armed
      And the event "shuffled" happened 0 times

  @clause-crystal.8
  Rule: crystal.8 The other states and numbers of a SIGNI do not change when it is crystal-armed

    Scenario: a SIGNI that is down and frozen stays so when crystal-armed
      Given the board
        | zone   | A                 |
        | center | Ember down frozen |
        | trash  | Ember#2           |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is crystal-armed
      And Ember is down
      And Ember is frozen

    Scenario: a SIGNI that is up and not frozen stays so when crystal-armed
      Given the board
        | zone   | A       |
        | center | Ember   |
        | trash  | Ember#2 |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      When A activates Ember's ability
      Then Ember is up
      And Ember is not frozen
      And Ember is crystal-armed

    Scenario: a SIGNI with more power for the turn keeps it when crystal-armed
      Given the board
        | zone   | A                |
        | center | Ember power:3000 |
        | trash  | Ember#2          |
        | hand   | Spark kind:spell |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      And Spark reads "Target 1 of your SIGNI. This turn, it has power +2000."
      When A uses the spell Spark
      And A activates Ember's ability
      Then Ember is crystal-armed
      And Ember has power 5000

    Scenario: a SIGNI that is awakened, weakened and has gained an ability keeps all of it when crystal-armed
      Given the board
        | zone   | A                         |
        | center | Ember power:3000 awakened |
        | trash  | Ember#2                   |
        | hand   | Spark kind:spell          |
      And Ember reads "Once per turn, Action: crystal-arm this SIGNI out of your trash."
      And Spark reads "Target 1 of your SIGNI. This turn, it has power -2000 and Double Crush."
      When A uses the spell Spark
      And A activates Ember's ability
      Then Ember is crystal-armed
      And Ember is awakened
      And Ember has power 1000
      And Ember has the ability "Double Crush"

  @clause-crystal.9
  Rule: crystal.9 A crystal-armed SIGNI that becomes another SIGNI stays crystal-armed

    Scenario: a crystal-armed SIGNI that becomes a copy of another stays armed
      Given the board
        | zone   | A                              |
        | center | Ember crystal-armed power:2000 |
        | trash  | Frost power:7000               |
        | hand   | Spark kind:spell               |
      And Spark reads "Target 1 of your SIGNI. This turn, it becomes a copy of 1 "Frost" SIGNI in your trash."
      When A uses the spell Spark
      Then Ember is named Frost
      And Ember has power 7000
      And Ember is crystal-armed
      When the turn passes to B
      Then Ember has power 2000
      And Ember is crystal-armed

    Scenario: a SIGNI that becomes a copy of a crystal-armed one is not armed
      Given the board
        | zone   | A                              |
        | left   | Gale power:2000                |
        | center | Frost crystal-armed power:7000 |
        | hand   | Spark kind:spell               |
      And Spark reads "Target 1 of your "Gale" SIGNI. This turn, it becomes a copy of 1 of your "Frost" SIGNI."
      When A uses the spell Spark
      Then Gale has power 7000
      And Gale is not crystal-armed
      And Frost is crystal-armed
