@wixoss
Feature: attached Attached cards

  @clause-attached.2 @clause-attached.1 @reading-W-34
  Rule: attached.2 Attached cards do not lie underneath their SIGNI

    @clause-under.8 @clause-attached.8
    Scenario Outline: an effect on what lies underneath leaves <what>
      Given the board
        | zone   | A                                     |
        | center | Ember class:Cook under:Old <attached> |
      And Ember reads "Once per turn, Action: put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then Old is in A's trash
      And Cake is <what> of Ember

      Examples:
        | attached   | what    |
        | acce:Cake  | an Acce |
        | charm:Cake | a Charm |

    @clause-under.8 @clause-attached.8
    Scenario: an effect on what lies underneath leaves a Soul
      Given the board
        | zone   | A                                      |
        | center | Ember class:Cook under:Old soul:Candle |
      And Ember reads "Once per turn, Action: put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then Old is in A's trash
      And Candle is a Soul of Ember

  @clause-attached.3 @reading-W-04
  Rule: attached.3 When their SIGNI leaves the field they go to the trash

    Scenario: a Charm and an Acce of one SIGNI
      Given the board
        | zone   | A                                     |
        | left   | Gale                                  |
        | center | Ember charm:Mist class:Cook acce:Cake |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Return it to hand."
      When A activates Gale's ability
      Then Ember is in A's hand
      And Mist is in A's trash
      And Cake is in A's trash

    Scenario: an Acce goes to the trash when its SIGNI is banished in battle
      Given the board
        | zone   | A     | B                          |
        | center | Ember | Frost class:Cook acce:Cake |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And Cake is in B's trash

  @clause-attached.4
  Rule: attached.4 To another SIGNI zone they go along

    Scenario Outline: a SIGNI takes <what> along to another SIGNI zone
      Given the board
        | zone   | A                           |
        | left   | Gale                        |
        | center | Ember class:Cook <attached> |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Cake is <what> of Ember

      Examples:
        | attached   | what    |
        | acce:Cake  | an Acce |
        | charm:Cake | a Charm |

    Scenario: a SIGNI takes a Soul along to another SIGNI zone
      Given the board
        | zone   | A                            |
        | left   | Gale                         |
        | center | Ember class:Cook soul:Candle |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Move it to another SIGNI zone."
      When A activates Gale's ability
      Then Ember is in A's right
      And Candle is a Soul of Ember

    Scenario: two SIGNI that change places keep their Acce and their Charm
      Given the board
        | zone   | A                          |
        | left   | Gale charm:Mist            |
        | center | Ember class:Cook acce:Cake |
        | hand   | Spark kind:spell           |
      And Spark reads "Target 2 of your SIGNI. Swap them."
      When A uses the spell Spark
      Then Ember is in A's left
      And Cake is an Acce of Ember
      And Mist is a Charm of Gale

  @clause-attached.5 @reading-W-20 @reading-W-04
  Rule: attached.5 Of a SIGNI that is turned face down they go to the trash

    @clause-under.9 @clause-attached.9
    Scenario Outline: <attached> goes to the <zone>
      Given the board
        | zone   | A                           |
        | left   | Gale                        |
        | center | Ember class:Cook <attached> |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. Turn it face down."
      When A activates Gale's ability
      Then Ember lies face down
      And Cake is in A's <zone>

      Examples:
        | attached   | zone       |
        | acce:Cake  | trash      |
        | charm:Cake | trash      |
        | soul:Cake  | lrig trash |

    Scenario Outline: a card that lies <lies> in front of an attack leaves B with <left> Life Cloth
      Given the board
        | zone   | A     | B            |
        | center | Ember | Frost <lies> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has <left> cards in life
      And Frost is in B's <zone>

      Examples:
        | lies      | left | zone   |
        | face-down | 6    | center |
        | down      | 7    | ener   |

    Scenario: a SIGNI that was turned face down neither attacks nor counts as a SIGNI
      Given the board
        | zone   | A            |
        | left   | Gale         |
        | center | Ember        |
        | lrig   | Lumi level:3 |
      And Lumi reads "Once per turn, Action: target 1 of your "Ember" SIGNI. Turn it face down."
      And Gale reads "While you have 2 or more SIGNI, this SIGNI has power +1000."
      Then Gale has power 4000
      When A activates Lumi's ability
      Then Gale has power 3000
      When the turn goes on to A's SIGNI attack step
      Then A can attack with Gale
      And A cannot attack with Ember
