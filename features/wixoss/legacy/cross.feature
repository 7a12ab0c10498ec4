@wixoss
Feature: cross Cross SIGNI

  @clause-cross.2 @clause-cross.1 @clause-cross-icon.1 @reading-W-34
  Rule: cross.2 Cross SIGNI are in the cross state while they lie as they ask

    Scenario Outline: two cross SIGNI in the <left> and the <right> are in the cross state
      Given the board
        | zone    | A     |
        | <left>  | Ember |
        | <right> | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is in the cross state
      And Frost is in the cross state

      Examples:
        | left   | right  |
        | left   | center |
        | center | right  |

    Scenario: two cross SIGNI on the wrong sides of each other are not crossed
      Given the board
        | zone   | A     |
        | left   | Frost |
        | center | Ember |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is not in the cross state
      And Frost is not in the cross state
      And it is A's play timing

    Scenario: beside a SIGNI of another name
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Gale  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Gale reads "Cross condition: to the right of "Thorn"."
      Then Ember is not in the cross state
      And it is A's play timing

    Scenario: a cross SIGNI is not crossed with a SIGNI of the other player
      Given the board
        | zone   | A     | B     |
        | left   | Ember |       |
        | center |       | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is not in the cross state
      And it is A's play timing

    Scenario: a SIGNI without a cross condition beside crossed ones is not crossed
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
        | right  | Gale  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Gale is not in the cross state
      And Frost is in the cross state

    Scenario Outline: the other one lies at the other end, and the center holds: <center>
      Given the board
        | zone   | A        |
        | left   | Ember    |
        | center | <center> |
        | right  | Frost    |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      Then Ember is not in the cross state
      And Frost is not in the cross state
      And it is A's play timing

      Examples:
        | center |
        | -      |
        | Gale   |

    Scenario: until one of them leaves
      Given the board
        | zone   | A                | B     |
        | left   |                  | Ember |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Spark reads "Target 1 opposing "Frost" SIGNI. Banish it."
      When A uses the spell Spark
      Then Ember is not in the cross state
      And it is A's play timing

    Scenario: two cross SIGNI are crossed as soon as the second one comes
      Given the board
        | zone | A     |
        | left | Ember |
        | hand | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      When A plays Frost in the center
      Then Ember is in the cross state
      And Frost is in the cross state

    Scenario: until one of them moves to another SIGNI zone
      Given the board
        | zone   | A                | B |
        | center | Ember            |   |
        | right  | Frost            |   |
        | hand   | Spark kind:spell |   |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Spark reads "Target 1 of your "Frost" SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      Then Ember is not in the cross state
      And Frost is not in the cross state
      And it is A's play timing

  @clause-cross.3
  Rule: cross.3 In the cross state their cross abilities are in effect

    Scenario Outline: a constant ability, in the <zone>
      Given the board
        | zone   | A                |
        | <zone> | Ember power:2000 |
        | center | Frost            |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      Then Ember has power <power>

      Examples:
        | zone  | power |
        | left  | 5000  |
        | right | 2000  |

    Scenario: a cross enter ability draws a card as its SIGNI enters crossed
      Given the board
        | zone   | A     |
        | center | Frost |
        | hand   | Ember |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: Enter: draw 1 card."
      When A plays Ember in the left
      Then A has 1 card in hand

    Scenario: a cross activated ability is used in the cross state
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Frost reads "Cross: Once per turn, Action: draw 1 card."
      When A activates Frost's ability
      Then A has 1 card in hand

    Scenario: an ability that is no cross ability is in effect without the cross state
      Given the board
        | zone   | A                |
        | center | Ember power:2000 |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Ember reads "This SIGNI has power +1000."
      And Ember reads "Cross: this SIGNI has power +3000."
      Then Ember has power 3000

  @clause-cross.4
  Rule: cross.4 In the cross state each is a SIGNI of its own

    Scenario Outline: a spell banishes <banished> of two crossed SIGNI, and <other> stays
      Given the board
        | zone   | A                | B     |
        | left   |                  | Ember |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses <banished>
      Then B's ener is <banished>
      And <other> is in B's <zone>

      Examples:
        | banished | other | zone   |
        | Ember    | Frost | center |
        | Frost    | Ember | left   |

    Scenario: two crossed SIGNI count as two SIGNI
      Given the board
        | zone   | A                |
        | left   | Ember power:2000 |
        | center | Frost            |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "While you have 2 or more SIGNI, this SIGNI has power +1000."
      Then Ember is in the cross state
      And Ember has power 3000

    Scenario: a crossed SIGNI attacks by itself, and the other one stays up
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is down
      And Frost is up
      And A can attack with Frost

  @clause-cross.5
  Rule: cross.5 A cross SIGNI that has lost its abilities is in the cross state, and so is the other

    Scenario: a cross ability stays in effect when the other SIGNI loses its abilities
      Given the board
        | zone   | A                | B                |
        | left   |                  | Ember power:2000 |
        | center |                  | Frost power:2000 |
        | hand   | Spark kind:spell |                  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      And Spark reads "Target 1 opposing "Frost" SIGNI. This turn, it loses its abilities."
      When A uses the spell Spark
      Then Ember has power 5000

    Scenario: an effect on crossed SIGNI still reaches both when one loses its abilities
      Given the board
        | zone   | A                | B                |
        | left   |                  | Ember power:2000 |
        | center |                  | Frost power:2000 |
        | right  |                  | Gale power:2000  |
        | hand   | Spark kind:spell |                  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Gale reads "Your crossed SIGNI have power +1000."
      And Spark reads "Target 1 opposing "Ember" SIGNI. This turn, it loses its abilities."
      When A uses the spell Spark
      Then Ember has power 3000
      And Frost has power 3000
