@hololive
Feature: 7.7 End step

  @clause-7.7.1
  Rule: 7.7.1 What triggers at the end of the turn does so once a turn

    Scenario: once, though the step is done over
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's end step
      And Sora reads "At the end of the turn, draw 1 card."
      Then A has drawn 1 card

    Scenario: an ability that comes to the stage in the end step triggers too
      Given the board
        | zone    | A                      | B    |
        | center  | Sora                   | Miko |
        | archive | Roboco                 |      |
      And it is the start of A's end step
      And Roboco reads "At the end of the turn, draw 1 card."
      And Sora reads "At the end of the turn, put 1 Debut holomem from your archive onto the stage."
      Then the abilities are played in this order: Sora, Roboco

    Scenario: the end of the opponent's turn is another
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's end step
      And Miko reads "At the end of your turn, draw 1 card."
      Then no ability is played

  @clause-7.7.2
  Rule: 7.7.2 Effects until the end of the turn are over after the check timing of the end step

    Scenario: abilities of the end step still see them
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "Activated, once per turn: until the end of the turn, your center holomem gets HP +20."
      And Sora reads "At the end of your turn, if this holomem has 120 or more HP remaining, draw 1 card."
      When A activates Roboco's ability
      And the turn passes to B
      Then A has drawn 1 card
      And Sora has 100 HP

    Scenario: effects for the rest of the game are not over
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "Activated, once per turn: for the rest of the game, your center holomem gets HP +20."
      When A activates Roboco's ability
      And the turn passes to B
      Then Sora has 120 HP

    Scenario: an effect that kept a holomem alive ends, and the next check timing downs it
      Given the board
        | zone   | A                    | B    |
        | center | Sora hp:50 damage:40 | Miko |
        | back   | Roboco, Fubuki       |      |
      And Roboco reads "Activated, once per turn: until the end of the turn, your center holomem gets HP +20, then deal 20 damage to your center holomem."
      When A activates Roboco's ability
      And A ends the main step
      And A passes
      Then Sora was downed

  @clause-7.7.3
  Rule: 7.7.3 At the end of the turn, an empty center position is filled from the back

    Scenario: the turn player's, and the player chooses
      Given the board
        | zone   | A              | B    |
        | center | -              | Miko |
        | back   | Roboco, Fubuki |      |
      And it is the start of A's end step
      When A chooses Fubuki
      Then Fubuki is in the center position
      And Roboco is in the back position

    Scenario: the opponent's stays empty
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Suisei |
      And it is the start of A's end step
      Then these events happened in this order
        | event      | player |
        | turn-ended | A      |
        | moved      | B      |

    Scenario: a center holomem that is there stays
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And it is the start of A's end step
      Then Sora is in the center position

  @clause-7.7.3.1
  Rule: 7.7.3.1 An active back holomem comes first

    Scenario: resting ones are not even offered
      Given the board
        | zone   | A                              | B    |
        | center | -                              | Miko |
        | back   | Roboco resting, Fubuki, Suisei |      |
      And it is the start of A's end step
      Then A is asked to choose 1 among Fubuki, Suisei

    Scenario: the only active one moves without a question
      Given the board
        | zone   | A                      | B    |
        | center | -                      | Miko |
        | back   | Roboco resting, Fubuki |      |
      And it is the start of A's end step
      Then Fubuki is in the center position

  @clause-7.7.3.2
  Rule: 7.7.3.2 With resting ones alone, one of them

    Scenario: it moves, and goes on resting
      Given the board
        | zone   | A              | B    |
        | center | -              | Miko |
        | back   | Roboco resting |      |
      And it is the start of A's end step
      Then Roboco is in the center position
      And Roboco is resting

    Scenario: of two, the player chooses
      Given the board
        | zone   | A                              | B    |
        | center | -                              | Miko |
        | back   | Roboco resting, Fubuki resting |      |
      And it is the start of A's end step
      Then A is asked to choose 1 among Roboco, Fubuki

  @clause-7.7.3.3
  Rule: 7.7.3.3 With nobody at the back, the center stays empty, even if there is a collab holomem

    Scenario: the collab holomem stays where it is
      Given the board
        | zone   | A      | B    |
        | center | -      | Miko |
        | collab | Suisei |      |
      And it is the start of A's end step
      Then A has no center holomem
      And Suisei is in the collab position

  @clause-7.7.4
  Rule: 7.7.4 The step is done over until nothing happens in it, and then the opponent's turn begins

    Scenario: nothing happened
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's end step
      Then the event "turn-ended" happened 1 time
      And it is B's main step
      And it is turn 6

    Scenario: what an ability of the end step creates until the end of the turn ends with it
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's end step
      And Sora reads "At the end of the turn, until the end of the turn, your center holomem gets HP +20."
      Then it is B's main step
      And Sora has 100 HP

    @reading-S-06
    Scenario: an ability that only the filled center triggers is played before the turn ends
      Given the board
        | zone   | A      | B    |
        | center | -      | Miko |
        | back   | Roboco |      |
      And it is the start of A's end step
      And Roboco reads "When this holomem is put onto the center position, draw 1 card."
      Then these events happened in this order
        | event      | card   | player |
        | played     | Roboco |        |
        | turn-ended |        | A      |
