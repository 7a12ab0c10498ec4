@wixoss
Feature: infected Infected SIGNI

  @clause-infected.1 @reading-W-34
  Rule: infected.1 A SIGNI in a zone with a Virus is infected

    Scenario: a SIGNI becomes infected as soon as a Virus comes to its zone
      Given the board
        | zone   | A     | B          |
        | center | Ember | Frost down |
      And B's left has a Virus
      And Ember reads "Once per turn, Action: put a Virus into 1 opposing SIGNI zone."
      Then Frost is not infected
      When A activates Ember's ability
      And A picks B's center
      Then Frost is infected

    Scenario: a SIGNI that enters a zone with a Virus is infected at once
      Given the board
        | zone | B     |
        | hand | Frost |
      And B's center has a Virus
      And it is B's turn
      When B plays Frost in the center
      Then Frost is infected

    Scenario Outline: a Virus that comes to the <zone> draws <cards> by a SIGNI's ability about becoming infected
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: put a Virus into 1 opposing SIGNI zone."
      And Frost reads "When this SIGNI becomes infected, draw 1 card."
      When A activates Ember's ability
      And A picks B's <zone>
      Then B has drawn <cards>

      Examples:
        | zone   | cards   |
        | center | 1 card  |
        | left   | 0 cards |

    Scenario Outline: a SIGNI that enters a zone draws <cards> by its ability about becoming infected, with a Virus in the <zone>
      Given the board
        | zone | B     |
        | hand | Frost |
      And B's <zone> has a Virus
      And Frost reads "When this SIGNI becomes infected, draw 1 card."
      And it is B's turn
      When B plays Frost in the center
      Then B has drawn <cards>

      Examples:
        | zone   | cards   |
        | center | 1 card  |
        | left   | 0 cards |

    Scenario: a SIGNI that moves into a zone with a Virus becomes infected
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And B's right has a Virus
      And Frost reads "When this SIGNI becomes infected, draw 1 card."
      And Spark reads "Target 1 opposing "Frost" SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      Then Frost is in B's right
      And B has drawn 1 card

    @assumption-WA-6
    Scenario: a SIGNI that an effect puts into a zone with a Virus becomes infected
      Given the board
        | zone  | B            |
        | trash | Frost        |
        | lrig  | Mira level:3 |
      And B's center has a Virus
      And Frost reads "When this SIGNI becomes infected, draw 1 card."
      And Mira reads "Action: Target 1 SIGNI in your trash. Put it onto the field."
      And it is B's turn
      When B activates Mira's ability
      And B picks B's center
      Then Frost is infected
      And B has drawn 1 card

    Scenario: a SIGNI that rises on another in a zone with a Virus becomes infected
      Given the board
        | zone   | B      |
        | center | Thorn  |
        | hand   | Quartz |
      And B's center has a Virus
      And Quartz reads "Rise: on 1 of your SIGNI. / When this SIGNI becomes infected, draw 1 card."
      And it is B's turn
      When B plays Quartz in the center
      Then Quartz is infected
      And B has drawn 1 card

  @clause-infected.2
  Rule: infected.2 Effects look at it, and nothing else comes of it

    Scenario: an infected SIGNI attacks, battles and keeps its power
      Given the board
        | zone   | A    | B     |
        | left   |      |       |
        | center | Gale | Frost |
      And B's center has a Virus
      And it is the start of B's SIGNI attack step
      Then Frost has power 3000
      When B attacks with Frost
      Then Gale is in A's ener
      And Frost is infected

    Scenario Outline: an effect on infected SIGNI, with a Virus in the <zone>
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And B's <zone> has a Virus
      And Ember reads "Opposing infected SIGNI have power -1000."
      Then Thorn has power <left>
      And Frost has power <center>

      Examples:
        | zone   | left | center |
        | left   | 2000 | 3000   |
        | center | 3000 | 2000   |

    Scenario: a SIGNI that is up stays up when it becomes infected
      Given the board
        | zone | A                | B     |
        | left |                  | Frost |
        | hand | Spark kind:spell |       |
      And Spark reads "Put a Virus into 1 opposing SIGNI zone."
      When A uses the spell Spark
      And A picks B's left
      Then Frost is infected
      And Frost is up

  @clause-infected.3
  Rule: infected.3 A SIGNI that leaves the zone with the Virus is infected no more

    Scenario: a SIGNI moved to a zone without a Virus is infected no more
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And B's center has a Virus
      And Spark reads "Target 1 opposing SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Frost
      Then Frost is in B's right
      And Frost is not infected
      And B's center has a Virus
      And B's right has no Virus

    Scenario: a SIGNI moved to another zone with a Virus is infected there
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And B's center has a Virus
      And B's right has a Virus
      And Spark reads "Target 1 opposing SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Frost
      Then Frost is in B's right
      And Frost is infected

    Scenario: a SIGNI is infected no more when the Virus is taken away
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And B's center has a Virus
      And Ember reads "Once per turn, Action: remove 1 opposing Virus."
      When A activates Ember's ability
      Then B's center has no Virus
      And Frost is not infected
