@hololive
Feature: 10.2 Kinds of effects

  @clause-10.2.1.3.3
  Rule: 10.2.1.3.3 An effect that changes the size of damage or what a die shows is a replacement

    Scenario Outline: of two changes of one damage, the damaged player says which applies first
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko hp:200    |
        | back   |      | Suisei, Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Suisei reads "When your center holomem would take damage, it takes 20 less instead."
      And Korone reads "When your center holomem would take damage, it takes half (round down) instead."
      When A uses the art "Sing" of Sora
      And B applies the replacement of <first>
      Then Miko has <damage> damage

      Examples:
        | first  | damage |
        | Suisei | 15     |
        | Korone | 5      |

    Scenario Outline: of two changes of one roll, the player who rolls says which applies first
      Given the board
        | zone | A              |
        | back | Suisei, Korone |
      And A holds a support "Luck" (event) that reads "Roll a die. Draw cards equal to the number rolled."
      And Suisei reads "When you roll a die, the result is 3 instead."
      And Korone reads "When you roll a die, the result is 1 more instead."
      And the dice will show 6
      When A plays the support Luck
      And A applies the replacement of <first>
      Then A has drawn <number> cards

      Examples:
        | first  | number |
        | Suisei | 4      |
        | Korone | 3      |

    Scenario: an ability about damage sees only what is left of it
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Suisei reads "When your center holomem would take damage, it takes 50 less instead."
      And Miko reads "When this holomem takes damage, draw 1 card."
      When A uses the art "Sing" of Sora
      Then B has drawn 0 cards
      And it is A's play timing
