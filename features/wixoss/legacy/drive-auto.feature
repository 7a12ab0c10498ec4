@wixoss
Feature: drive-auto Drive automatic abilities

  @clause-drive-auto.2 @clause-drive-auto.1
  Rule: drive-auto.2 Drive automatic abilities trigger in the drive state

    Scenario Outline: a spell is used once Lumi rides <ridden>
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your "<ridden>" SIGNI."
      And Ember reads "Drive: when you use a spell, Ener Charge 1."
      And Spark reads "Draw 2 cards."
      When A activates Lumi's ability
      And A uses the spell Spark
      Then A has 2 cards in hand
      And A has <number> in ener

      Examples:
        | ridden | number  |
        | Ember  | 1 card  |
        | Gale   | 0 cards |

    Scenario: a drive automatic ability triggers as its SIGNI attacks
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Ember reads "Drive: when this SIGNI attacks, draw 1 card."
      When A activates Lumi's ability
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then A has 1 card in hand

    Scenario: a drive automatic ability does not trigger by an attack without the drive state
      Given the board
        | zone   | A     |
        | center | Ember |
        | lrig   | Lumi  |
      And Lumi reads "Once per turn, Action: this turn, this LRIG rides 1 of your SIGNI."
      And Ember reads "Drive: when this SIGNI attacks, draw 1 card."
      When the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then A has 0 cards in hand
      And B has 6 cards in life

    Scenario: a spell whose use starts the drive state does not trigger a drive ability
      Given the board
        | zone   | A                |
        | center | Ember            |
        | lrig   | Lumi             |
        | hand   | Spark kind:spell |
      And Lumi reads "When you use a spell, this turn, this LRIG rides 1 of your SIGNI."
      And Ember reads "Drive: when you use a spell, Ener Charge 1."
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then Ember is driving
      And A has 0 cards in ener
