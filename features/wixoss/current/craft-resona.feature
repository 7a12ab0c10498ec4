@wixoss
Feature: craft-resona Craft Resona

  @clause-craft-resona.2 @clause-craft-resona.1 @reading-W-15
  Rule: craft-resona.2 A craft Resona is created in the LRIG deck, and fielded by its appearance condition

    Scenario: a craft Resona created in the LRIG deck is fielded for two SIGNI
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Ember             |
        | crafts | Titan kind:resona |
        | hand   | Spark kind:spell  |
      And Spark reads "Create "Titan" in your LRIG deck."
      And Titan reads "Appear: put 2 of your SIGNI into the trash."
      When A uses the spell Spark
      And A plays Titan in the center
      Then Titan is in A's center
      And Ember is in A's trash
      And Gale is in A's trash

    Scenario: a craft Resona cannot be played with too few SIGNI for its condition
      Given the board
        | zone      | A                       |
        | left      | Gale                    |
        | lrig deck | Titan kind:resona craft |
      And Titan reads "Appear: put 2 of your SIGNI into the trash."
      Then A cannot play Titan

  @clause-craft-resona.3
  Rule: craft-resona.3 Effects on SIGNI reach it

    Scenario: an effect that changes the power of SIGNI reaches a craft Resona
      Given the board
        | zone   | A                       |
        | left   | Gale                    |
        | center | Titan kind:resona craft |
      And Gale reads "Your SIGNI have power +1000."
      Then Titan has power 4000

    Scenario: an effect that targets a SIGNI reaches a craft Resona
      Given the board
        | zone   | A     | B                       |
        | center | Ember | Titan kind:resona craft |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Down it."
      When A activates Ember's ability
      Then Titan is down

  @clause-craft-resona.4
  Rule: craft-resona.4 Effects on cards do not

    Scenario Outline: a craft Resona is not among the cards to choose as a target
      Given the board
        | zone   | A                | B                       |
        | left   |                  | <signi>                 |
        | center |                  | Titan kind:resona craft |
        | right  |                  | Coral                   |
        | hand   | Spark kind:spell |                         |
      And Spark reads "Target 1 opposing card. Down it."
      When A uses the spell Spark
      Then A is asked to choose 1 among Thorn, Coral, B's LRIG

      Examples:
        | signi           |
        | Thorn           |
        | Thorn under:Old |

  @clause-craft-resona.5 @reading-W-17
  Rule: craft-resona.5 When it would leave the field it is removed from the game

    Scenario Outline: a craft Resona is removed from the game when an effect reads <what>
      Given the board
        | zone   | A                       |
        | left   | Ember                   |
        | center | Titan kind:resona craft |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Ember's ability
      Then Titan is in A's removed
      And A's lrig deck is empty

      Examples:
        | what                             |
        | Banish it                        |
        | Return it to hand                |
        | Put it into the trash            |
        | Put it on the bottom of the deck |
