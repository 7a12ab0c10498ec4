@wixoss
Feature: drive-const Drive constant abilities

  @clause-drive-const.2 @clause-drive-const.1
  Rule: drive-const.2 Drive constant abilities are in effect in the drive state

    Scenario: from when it is ridden until the turn ends
      Given the board
        | zone   | A                |
        | center | Ember power:2000 |
        | lrig   | Lumi             |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Ember reads "Drive: this SIGNI has power +3000."
      Then Ember has power 2000
      When A activates Lumi's ability
      Then Ember has power 5000
      When the turn passes to B
      Then Ember has power 2000

    Scenario: a drive constant ability is not in effect where the LRIG rides another
      Given the board
        | zone   | A                |
        | left   | Gale power:2000  |
        | center | Ember power:2000 |
        | lrig   | Lumi             |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "Gale" SIGNI."
      And Ember reads "Drive: this SIGNI has power +3000."
      And Gale reads "Drive: this SIGNI has power +1000."
      When A activates Lumi's ability
      Then Ember has power 2000
      And Gale has power 3000
