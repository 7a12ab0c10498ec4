@wixoss
Feature: subscribers Subscribers

  @clause-subscribers.1
  Rule: subscribers.1 Abilities bring them

    Scenario: A gains 10000 more subscribers by an ability
      Given the board
        | zone   | A     |
        | center | Ember |
      And A has 20000 subscribers
      And Ember reads "Action: gain 10000 subscribers."
      When A activates Ember's ability
      Then A has 30000 subscribers
      And B has 0 subscribers

  @clause-subscribers.2
  Rule: subscribers.2 With so many of them cards do something else

    Scenario Outline: A has <mine>, B has <theirs>
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
      And A has <mine>
      And B has <theirs>
      And Spark reads "If you have 30000 or more subscribers, draw 2 cards. Otherwise, draw 1 card."
      When A uses the spell Spark
      Then A has drawn <cards>

      Examples:
        | mine              | theirs            | cards   |
        | 30000 subscribers | 0 subscribers     | 2 cards |
        | 40000 subscribers | 0 subscribers     | 2 cards |
        | 29999 subscribers | 30000 subscribers | 1 card  |
        | 0 subscribers     | 0 subscribers     | 1 card  |

    Scenario: an ability about subscribers is in force as soon as they are gained
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And A has 20000 subscribers
      And Ember reads "Action: gain 10000 subscribers."
      And Gale reads "While you have 30000 or more subscribers, this SIGNI has power +2000."
      Then Gale has power 3000
      When A activates Ember's ability
      Then Gale has power 5000
