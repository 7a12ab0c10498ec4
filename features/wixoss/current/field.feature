@wixoss
Feature: field The field

  @clause-field.1 @clause-field.2
  Rule: field.2 A SIGNI that lies elsewhere is not on the field

    Scenario Outline: <player>'s spell targets an opposing SIGNI
      Given the board
        | zone  | A                | B               |
        | left  | Ember            | Dusk            |
        | right | Frost            | Dawn            |
        | ener  | Thorn            | Quartz          |
        | trash | Gale             | Willow          |
        | hand  | Spark kind:spell | Mist kind:spell |
      And <spell> reads "Target 1 opposing SIGNI. Banish it."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> is asked to choose among <fielded>

      Examples:
        | player | spell | fielded      |
        | A      | Spark | Dusk, Dawn   |
        | B      | Mist  | Ember, Frost |

    Scenario: a SIGNI under another or in the hand is no target on the field
      Given the board
        | zone   | A                | B                 |
        | hand   | Spark kind:spell | Gale              |
        | left   |                  | Ember under:Frost |
        | center |                  | Thorn             |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked to choose among Ember, Thorn

    Scenario: an ability that works on the field does nothing elsewhere
      Given the board
        | zone  | A                | B |
        | left  | Frost power:3000 |   |
        | trash | Thorn            |   |
        | ener  | Gale             |   |
        | hand  | Dusk             |   |
      And Thorn reads "Your SIGNI has power +2000."
      And Gale reads "Your SIGNI has power +2000."
      And Dusk reads "Your SIGNI has power +1000."
      Then Frost has power 3000
      When A plays Dusk in the center
      Then Frost has power 4000

    Scenario: a SIGNI in the cheer zone is on the field
      Given the board
        | zone   | A                | B     |
        | hand   | Spark kind:spell |       |
        | center |                  | Thorn |
        | cheer  |                  | Frost |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked to choose among Thorn, Frost

    Scenario: a LRIG is on the field, and one under it is not
      Given the board
        | zone | A                | B                       |
        | hand | Spark kind:spell |                         |
        | lrig |                  | Mira level:2 under:Luna |
      And Spark reads "Target 1 opposing LRIG. Down it."
      When A uses the spell Spark
      Then Mira is down
