@wixoss
Feature: soul Soul

  @clause-soul.2 @clause-soul.1
  Rule: soul.2 A SIGNI has one Soul at most

    Scenario: a LRIG is attached to a SIGNI
      Given the board
        | zone       | A                      |
        | center     | Ember                  |
        | lrig trash | Nova kind:lrig level:1 |
      And Ember reads "Once per turn, Action: target 1 LRIG in your LRIG trash. Attach it to this SIGNI as a Soul."
      When A activates Ember's ability
      Then Nova is a Soul of Ember

    Scenario: two SIGNI have one each
      Given the board
        | zone       | A                      |
        | left       | Gale soul:Hana         |
        | center     | Ember                  |
        | lrig trash | Nova kind:lrig level:1 |
      And Ember reads "Once per turn, Action: target 1 LRIG in your LRIG trash. Attach it to this SIGNI as a Soul."
      When A activates Ember's ability
      Then Nova is a Soul of Ember
      And Hana is a Soul of Gale

  @clause-soul.3
  Rule: soul.3 A SIGNI that has a Soul gets no other

    Scenario Outline: a second Soul for a SIGNI with <attached> stays in the LRIG trash
      Given the board
        | zone       | A                      |
        | center     | Ember <attached>       |
        | lrig trash | Nova kind:lrig level:1 |
      And Ember reads "Once per turn, Action: target 1 LRIG in your LRIG trash. Attach it to this SIGNI as a Soul."
      When A activates Ember's ability
      Then Hana is a Soul of Ember
      And Nova is in A's lrig trash
      And it is A's play timing

      Examples:
        | attached             |
        | soul:Hana            |
        | soul:Hana charm:Mist |

  @clause-soul.4 @clause-rule-process.a11 @reading-W-04
  Rule: soul.4 When its SIGNI leaves the field it goes to the LRIG trash

    Scenario Outline: a Soul goes to the LRIG trash when its SIGNI leaves by <what>
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember soul:Hana |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And Hana is in A's lrig trash

      Examples:
        | what                  | zone  |
        | Banish it             | ener  |
        | Return it to hand     | hand  |
        | Put it into the trash | trash |

    Scenario: a Soul goes along when its SIGNI moves to another SIGNI zone
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember soul:Hana |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Hana is a Soul of Ember

    Scenario: from the opponent's field to the opponent's LRIG trash
      Given the board
        | zone   | A     | B               |
        | center | Ember | Frost soul:Hana |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      Then Frost is in B's ener
      And Hana is in B's lrig trash

  @clause-soul.5 @reading-W-04
  Rule: soul.5 When its SIGNI comes to lie under another it goes there as well

    Scenario: a Soul goes to the LRIG trash when its SIGNI is risen on
      Given the board
        | zone   | A               |
        | center | Ember soul:Hana |
        | hand   | Quartz          |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz
      And Hana is in A's lrig trash

    @clause-under.1
    Scenario: an effect puts it under another
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember soul:Hana |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Put it under this SIGNI."
      When A activates Gale's ability
      Then Ember is under Gale
      And Hana is in A's lrig trash
