@hololive
Feature: 5.25 Using an art again

  @clause-5.25.1
  Rule: 5.25.1 When nothing else is left to do, the art is played once more

    Scenario: twice the damage, and the cheers are kept
      Given the board
        | zone   | A              | B           |
        | center | Sora cheer:red | Miko hp:200 |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "Art "Sing", red, 30: Roll a die. If the number rolled is odd, use this art again."
      When A uses the art "Sing" of Sora
      Then Miko has 60 damage
      And Sora has 1 cheers attached

    @clause-12.3.3.1 @reading-H-56=full-play
    Scenario Outline: a red art that archives its holomem's <color> cheer does <damage> damage in all, for it costs anew
      Given the board
        | zone   | A                   | B           |
        | center | Sora cheer:red/blue | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 30: If the target has no damage, archive 1 <color> cheer attached to this holomem, then use this art again."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | color | damage |
        | red   | 30     |
        | blue  | 60     |

    @reading-H-56=resolve-again
    Scenario: a red art that archives its holomem's red cheer does 60 damage in all, for its cost is not looked at again
      Given the board
        | zone   | A              | B           |
        | center | Sora cheer:red | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 30: If the target has no damage, archive 1 red cheer attached to this holomem, then use this art again."
      When A uses the art "Sing" of Sora
      Then Miko has 60 damage

    Scenario: a down and a triggered ability come between the two uses of an art
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:30 |
        | collab |      | Suisei     |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "Art "Sing", no cheers, 30: Roll a die. If the number rolled is odd, use this art again."
      And Suisei reads "When your center holomem takes damage, draw 1 card."
      When A uses the art "Sing" of Sora on Miko
      Then these events happened in this order
        | event   | card   |
        | downed  | Miko   |
        | played  | Suisei |
        | damaged | Suisei |

    @reading-H-27
    Scenario: with nobody left to be its target it is not played
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:30 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: if your opponent has <Miko> on the stage, use this art again."
      When A uses the art "Sing" of Sora
      Then the event "played" happened 1 time for Sora
      And Suisei has 0 damage

    Scenario: B uses it again, in B's turn
      Given the board
        | zone   | A           | B    |
        | center | Sora hp:200 | Miko |
      And it is the start of B's performance step
      And the dice will show 1, 2
      And Miko reads "Art "Sing", no cheers, 30: Roll a die. If the number rolled is odd, use this art again."
      When B uses the art "Sing" of Miko
      Then Sora has 60 damage

    @clause-9.2.1.4 @ruling-Q53 @ruling-Q226 @ruling-Q239 @ruling-Q590
    Scenario: three uses are three damages, and another holomem's art comes after them
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And the dice will show 1, 3, 2
      And Sora reads "Art "Sing", no cheers, 10: Roll a die. If the number rolled is odd, use this art again."
      And Roboco reads "Art "Dance", no cheers, 20."
      When A uses the art "Sing" of Sora
      Then the event "damaged" happened 3 times for Miko
      And Miko has 30 damage
      And A can use the art "Dance" of Roboco

    @clause-10.8.2.1 @ruling-Q531
    Scenario: each use triggers what speaks of the use of an art
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And the dice will show 1, 3, 2
      And Roboco reads "Art "Sing", no cheers, 10: Roll a die. If the number rolled is odd, use this art again."
      And Sora reads "When your collab holomem uses an art, draw 1 card."
      When A uses the art "Sing" of Roboco
      Then A has drawn 3 cards

    @clause-10.8.2.1 @clause-12.2.1 @ruling-Q579
    Scenario: an oshi stage skill about the use of an art is played for each of two uses
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "Art "Sing", no cheers, 10: Roll a die. If the number rolled is odd, use this art again."
      And A's oshi reads "When your center holomem uses an art, put the top card of your deck into holo power."
      When A uses the art "Sing" of Sora
      Then A has 2 cards in holo power

    @clause-12.3.3.2
    Scenario: a target is chosen anew
      Given the board
        | zone   | A    | B             |
        | center | Sora | Miko hp:200   |
        | collab |      | Suisei hp:200 |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "Art "Sing", no cheers, 30: Roll a die. If the number rolled is odd, use this art again."
      When A uses the art "Sing" of Sora on Miko
      And A chooses Suisei
      Then Miko has 30 damage
      And Suisei has 30 damage

    @clause-10.7.2.1.1 @reading-H-56=full-play
    Scenario Outline: an art that is used <limit> and again if its target is unharmed deals <damage> damage in all
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30, <limit>: If the target has no damage, use this art again."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage
      And it is A's play timing

      Examples:
        | limit          | damage |
        | once per turn  | 30     |
        | twice per turn | 60     |
