@wixoss
Feature: awaken Awakening

  @clause-awaken.2 @clause-awaken.1
  Rule: awaken.2 A SIGNI that has awakened stays so while it is on the field, over turns as well

    Scenario: until the next turn of its player
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: this SIGNI awakens."
      When A activates Ember's ability
      Then Ember is awakened
      And Gale is not awakened
      When the turn passes to B
      Then Ember is awakened
      When the turn passes to A
      Then Ember is awakened

    Scenario: an awakened SIGNI stays awakened when it moves to another SIGNI zone
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember awakened   |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's right
      And Ember is awakened

  @clause-awaken.3
  Rule: awaken.3 Effects look at it, and nothing else comes of it

    Scenario Outline: a SIGNI that is <state>
      Given the board
        | zone   | A             | B     |
        | center | Ember <state> | Frost |
      And Ember reads "While this SIGNI is awakened, this SIGNI has power +2000."
      Then Ember has power <power>
      And Ember is up

      Examples:
        | state    | power |
        | awakened | 5000  |
        | level:1  | 3000  |

    Scenario: an awakened SIGNI attacks and battles as before, with the same power
      Given the board
        | zone   | A              | B     |
        | center | Ember awakened | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And Ember has power 3000

    Scenario: a SIGNI that awakens while it is down stays down
      Given the board
        | zone   | A          |
        | center | Ember down |
        | left   | Gale       |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. It awakens."
      When A activates Gale's ability
      Then Ember is awakened
      And Ember is down

  @clause-awaken.4
  Rule: awaken.4 A SIGNI that comes back to the field, or is turned up again, has not awakened

    Scenario: an awakened SIGNI that is played again from the hand has not awakened
      Given the board
        | zone   | A                |
        | center | Ember awakened   |
        | hand   | Spark kind:spell |
      And Spark reads "Target 1 of your SIGNI. Return it to hand."
      When A uses the spell Spark
      And A plays Ember in the center
      Then Ember is not awakened
      And it is A's play timing

    Scenario: turned face down and up again
      Given the board
        | zone   | A              |
        | center | Ember awakened |
        | left   | Gale           |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Turn it face down. After that, turn it face up."
      When A activates Gale's ability
      Then Ember lies face up
      And Ember is not awakened
