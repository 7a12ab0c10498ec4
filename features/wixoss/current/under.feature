@wixoss
Feature: under Cards underneath

  @clause-under.1
  Rule: under.1 Effects, Rise and growing put cards underneath

    Scenario: an effect puts a card of the hand under a SIGNI
      Given the board
        | zone   | A     |
        | center | Ember |
        | hand   | Gale  |
      And Ember reads "Once per turn, Action: put 1 card from your hand under this SIGNI."
      When A activates Ember's ability
      Then Gale is under Ember

    @clause-under.7 @clause-attached.7
    Scenario: a Rise puts the SIGNI beneath under the new one
      Given the board
        | zone   | A      |
        | center | Ember  |
        | hand   | Quartz |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz

    @clause-under.7 @clause-attached.7
    Scenario: growing puts the former center under the new LRIG
      Given the board
        | zone      | A              |
        | lrig      | Lumi level:2   |
        | lrig deck | Lumi-3 level:3 |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      Then Lumi is under Lumi-3

  @clause-under.2 @clause-attached.2 @reading-W-34
  Rule: under.2 Attached cards do not lie underneath

    Scenario: an effect on what lies underneath leaves what is attached
      Given the board
        | zone   | A                                    |
        | center | Ember under:Old class:Cook acce:Cake |
      And Ember reads "Once per turn, Action: put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then Old is in A's trash
      And Cake is an Acce of Ember

    Scenario Outline: an ability about cards under a SIGNI makes power <power> with <which>
      Given the board
        | zone   | A                       |
        | left   | Gale class:Cook <which> |
        | center | Ember                   |
      And Ember reads "While you have a SIGNI with cards under it, this SIGNI has power +1000."
      Then Ember has power <power>

      Examples:
        | which      | power |
        | under:Old  | 4000  |
        | acce:Cake  | 3000  |
        | charm:Mist | 3000  |
        | soul:Nova  | 3000  |

  @clause-under.3 @clause-rise.5
  Rule: under.3 When its SIGNI leaves the field it goes to the trash

    Scenario Outline: cards underneath go to the trash when their SIGNI leaves by <what>
      Given the board
        | zone   | A                     |
        | left   | Gale                  |
        | center | Ember under:Old/Older |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And Old is in A's trash
      And Older is in A's trash

      Examples:
        | what              | zone |
        | Banish it         | ener |
        | Return it to hand | hand |

    Scenario: a card under the opponent's SIGNI goes to the opponent's trash
      Given the board
        | zone   | A     | B               |
        | center | Ember | Frost under:Old |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Return it to hand."
      When A activates Ember's ability
      Then Frost is in B's hand
      And Old is in B's trash

  @clause-under.4
  Rule: under.4 To another SIGNI zone it goes along

    Scenario: a card underneath goes along when its SIGNI moves
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember under:Old |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Old is under Ember

    Scenario: a card underneath goes along when two SIGNI change places
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember under:Old  |
        | hand   | Spark kind:spell |
      And Spark reads "Target 2 of your SIGNI. Swap them."
      When A uses the spell Spark
      Then Ember is in A's left
      And Old is under Ember

  @clause-under.5
  Rule: under.5 Cards underneath stay under a SIGNI that is turned face down

    Scenario: a SIGNI is turned face down, and the card underneath stays
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember under:Old |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Turn it face down."
      When A activates Gale's ability
      Then Ember lies face down
      And Old is under Ember
