@wixoss
Feature: class Classes

  @clause-class.1 @clause-class.2 @clause-class.3
  Rule: class.3 Two classes are the same if both parts are

    Scenario: a class that shares the right part alone is not the same class
      Given the board
        | zone   | A                | B                        |
        | hand   | Spark kind:spell |                          |
        | left   |                  | Ember class:Statue:Demon |
        | center |                  | Frost class:Play:Demon   |
        | right  |                  | Thorn class:Statue:Demon |
      And Spark reads "Target 1 opposing <Statue:Demon> SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked to choose among Ember, Thorn

    Scenario: a class that shares the left part alone is not the same class
      Given the board
        | zone   | A                        | B               |
        | hand   |                          | Mist kind:spell |
        | left   | Ember class:Statue:Demon |                 |
        | center | Frost class:Statue:Angel |                 |
        | right  | Thorn class:Statue:Demon |                 |
      And Mist reads "Target 1 opposing <Statue:Demon> SIGNI. Banish it."
      And it is B's turn
      When B uses the spell Mist
      Then B is asked to choose among Ember, Thorn

    Scenario: a SIGNI without a class is not of the class that a spell names
      Given the board
        | zone   | A                | B                        |
        | hand   | Spark kind:spell |                          |
        | left   |                  | Ember class:Statue:Demon |
        | center |                  | Frost                    |
      And Spark reads "Target 1 opposing <Statue:Demon> SIGNI. Banish it."
      When A uses the spell Spark
      Then Ember is in B's ener
      And Frost is in B's center

    Scenario: a SIGNI of two classes is not of a third made of their parts
      Given the board
        | zone   | A                | B                                   |
        | hand   | Spark kind:spell |                                     |
        | left   |                  | Ember class:Statue:Demon            |
        | center |                  | Frost class:Statue:Angel/Play:Demon |
      And Spark reads "Target 1 opposing <Statue:Demon> SIGNI. Banish it."
      When A uses the spell Spark
      Then Ember is in B's ener
      And Frost is in B's center

    Scenario: a SIGNI that gains a class is of that class and of its own
      Given the board
        | zone   | A                        |
        | left   | Gale                     |
        | center | Ember class:Statue:Demon |
        | right  | Dusk                     |
      And Gale reads "Your "Ember" SIGNI have the class <Play:Angel>."
      And Dusk reads "Your <Statue:Demon> SIGNI have power +1000."
      And Dusk reads "Your <Play:Angel> SIGNI have power +2000."
      Then Ember has power 6000

  @clause-class.4
  Rule: class.4 A text that names the right part of a class alone means every class with that part

    Scenario: two that differ in the left part
      Given the board
        | zone   | A                | B                        |
        | hand   | Spark kind:spell |                          |
        | left   |                  | Ember class:Statue:Demon |
        | center |                  | Frost class:Play:Demon   |
        | right  |                  | Thorn class:Statue:Angel |
      And Spark reads "Target 1 opposing <Demon> SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked to choose among Ember, Frost

    Scenario: a deck search that names the right part offers classes with different left parts
      Given the board
        | zone   | A                                                                        | B |
        | center | Dusk                                                                     |   |
        | deck   | Ember class:Statue:Demon, Frost class:Play:Demon, Thorn class:Play:Angel |   |
      And Dusk reads "Action: Search your deck for 1 <Demon> SIGNI and put it into your hand."
      When A activates Dusk's ability
      Then A is asked to choose up to 1 among Ember, Frost
