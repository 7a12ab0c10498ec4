@wixoss
Feature: ride Ride

  @clause-ride.1
  Rule: ride.1 Once in a turn a LRIG rides a Mount of its player's, until the turn ends

    Scenario: A chooses a Mount to ride among those on A's field
      Given the board
        | zone   | A                 | B                 |
        | left   | Ember class:Mount |                   |
        | center | Frost class:Mount | Thorn class:Mount |
        | right  | Gale class:Cook   |                   |
        | lrig   | Lumi              |                   |
      And Lumi reads "Ride."
      When A activates Lumi's ability
      Then A is asked to choose among Ember, Frost
      When A chooses Frost
      Then Frost is driving
      And Ember is not driving

    Scenario: a LRIG cannot ride a second time in the turn
      Given the board
        | zone   | A                 |
        | left   | Ember class:Mount |
        | center | Frost class:Mount |
        | lrig   | Lumi              |
        | hand   | Spark kind:spell  |
      And Lumi reads "Ride."
      And Spark reads "Banish all driving SIGNI."
      When A activates Lumi's ability
      And A chooses Frost
      And A uses the spell Spark
      Then Lumi is not driving
      And A cannot activate Lumi's ability

    Scenario: a LRIG that has ridden can ride again in another turn
      Given the board
        | zone   | A                 |
        | center | Ember class:Mount |
        | lrig   | Lumi              |
      And Lumi reads "Ride."
      When A activates Lumi's ability
      And the turn passes to B
      And the turn passes to A
      Then A can activate Lumi's ability

    Scenario: a LRIG and its Mount are not driving in the opponent's turn
      Given the board
        | zone   | A                 |
        | center | Ember class:Mount |
        | lrig   | Lumi              |
      And Lumi reads "Ride."
      When A activates Lumi's ability
      Then Ember is driving
      When the turn passes to B
      Then Ember is not driving
      And Lumi is not driving

    Scenario: a Mount is still ridden in the attack phase
      Given the board
        | zone   | A                 |
        | center | Ember class:Mount |
        | lrig   | Lumi              |
      And Lumi reads "Ride."
      When A activates Lumi's ability
      And the turn goes on to A's LRIG attack step
      Then Ember is driving

  @clause-ride.2 @clause-drive.2
  Rule: ride.2 The LRIG that rides and the SIGNI that is ridden are both in the drive state

    Scenario: the rider and its Mount are driving, and no other SIGNI is
      Given the board
        | zone   | A                 |
        | left   | Ember class:Mount |
        | center | Gale class:Cook   |
        | lrig   | Lumi              |
      And Lumi reads "Ride."
      When A activates Lumi's ability
      Then Lumi is driving
      And Ember is driving
      And Gale is not driving

    Scenario: before it is used neither is
      Given the board
        | zone | A                 |
        | left | Ember class:Mount |
        | lrig | Lumi              |
      And Lumi reads "Ride."
      Then A can activate Lumi's ability
      And Ember is not driving
      And Lumi is not driving

  @clause-ride.3 @reading-W-26
  Rule: ride.3 Ride cannot be used in the drive state

    Scenario: a LRIG driving by another effect cannot use Ride
      Given the board
        | zone   | A                 |
        | left   | Ember class:Mount |
        | center | Frost class:Mount |
        | lrig   | Lumi              |
        | hand   | Spark kind:spell  |
      And Lumi reads "Ride."
      And Lumi reads "When you use a spell, this turn, this LRIG rides 1 of your "Ember" SIGNI."
      And Spark reads "Ener Charge 1."
      Then A can activate Lumi's ability
      When A uses the spell Spark
      Then Lumi is driving
      And A cannot activate Lumi's ability

  @clause-ride.4
  Rule: ride.4 Losing the class does not end the drive state

    Scenario Outline: once it is ridden it is <so>
      Given the board
        | zone   | A                 |
        | center | Ember class:Mount |
        | lrig   | Lumi              |
        | hand   | Spark kind:spell  |
      And Lumi reads "Ride."
      And Spark reads "Target 1 of your SIGNI. This turn, it is <so>."
      When A activates Lumi's ability
      And A uses the spell Spark
      Then Ember is driving
      And Lumi is driving

      Examples:
        | so          |
        | <Cook>      |
        | of no class |
