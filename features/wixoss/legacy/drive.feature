@wixoss
Feature: drive Drive state

  @clause-drive.2 @clause-drive.1
  Rule: drive.2 A LRIG that rides and the SIGNI that it rides are in it

    Scenario: an effect other than Ride brings LRIG and SIGNI into the drive state
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center | Ember | Frost |
        | lrig   | Lumi  | Mira  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "Ember" SIGNI."
      When A activates Lumi's ability
      Then Lumi is driving
      And Ember is driving
      And Gale is not driving
      And Frost is not driving
      And Mira is not driving

    Scenario: a LRIG that begins to ride triggers its own ability of starting to drive
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "Ember" SIGNI."
      And Lumi reads "When this LRIG starts driving, draw 1 card."
      When A activates Lumi's ability
      Then A has drawn 1 card

  @clause-drive.3 @reading-W-26
  Rule: drive.3 A LRIG none of whose SIGNI is left is in it no more

    Scenario: the only one is banished
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "Ember" SIGNI."
      And Spark reads "Target 1 of your "Ember" SIGNI. Banish it."
      When A activates Lumi's ability
      And A uses the spell Spark
      Then Lumi is not driving
      And it is A's play timing

    Scenario: a LRIG that rides two SIGNI still drives when one leaves
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides all your SIGNI."
      And Spark reads "Target 1 of your "Ember" SIGNI. Banish it."
      When A activates Lumi's ability
      And A uses the spell Spark
      Then Lumi is driving
      And Gale is driving

    Scenario: a ridden SIGNI that comes back to the field is not driving
      Given the board
        | zone   | A                |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Spark reads "Target 1 of your SIGNI. Return it to hand."
      When A activates Lumi's ability
      And A uses the spell Spark
      And A plays Ember in the center
      Then Ember is not driving
      And Lumi is not driving
      And it is A's play timing

    Scenario: a ridden SIGNI that moves to another SIGNI zone is still driving
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "Ember" SIGNI."
      And Spark reads "Target 1 of your "Ember" SIGNI. Move it to another SIGNI zone."
      When A activates Lumi's ability
      And A uses the spell Spark
      Then Ember is in A's right
      And Ember is driving
      And Lumi is driving

    Scenario: a LRIG whose ridden SIGNI is banished can attack again
      Given the board
        | zone   | A                |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Spark reads "Target 1 of your SIGNI. Banish it."
      When A activates Lumi's ability
      And A uses the spell Spark
      And the turn goes on to A's LRIG attack step
      And A attacks with Lumi
      Then B has 6 cards in life

  @clause-drive.4
  Rule: drive.4 A LRIG in it cannot attack; a SIGNI can

    Scenario: the SIGNI that is ridden attacks
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      When A activates Lumi's ability
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then B has 6 cards in life

    Scenario: the LRIG that rides does not
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      When A activates Lumi's ability
      And the turn goes on to A's LRIG attack step
      Then A cannot attack with Lumi
      And B has 7 cards in life

    Scenario: a LRIG that could ride and does not attacks as usual
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      When the turn goes on to A's LRIG attack step
      And A attacks with Lumi
      Then B has 6 cards in life

  @clause-drive.5
  Rule: drive.5 A SIGNI in the drive state that is ridden again does not come into it anew

    Scenario: a SIGNI ridden twice triggers its ability of starting to drive once
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Twice per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Ember reads "When this SIGNI starts driving, draw 1 card."
      When A activates Lumi's ability
      Then A has 1 card in hand
      When A activates Lumi's ability
      Then A has 1 card in hand
      And Ember is driving

    @reading-W-26
    Scenario: a SIGNI ridden after another one comes into the drive state
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Twice per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Gale reads "When this SIGNI starts driving, draw 1 card."
      When A activates Lumi's ability
      And A chooses Ember
      Then A has 0 cards in hand
      When A activates Lumi's ability
      And A chooses Gale
      Then A has 1 card in hand
      And Gale is driving
