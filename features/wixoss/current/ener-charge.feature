@wixoss
Feature: ener-charge Ener Charge

  @clause-ener-charge.2 @clause-ener-charge.1
  Rule: ener-charge.2 Ener Charge puts so many cards from the top of the main deck into the Ener zone

    Scenario Outline: Ener Charge <number> puts <cards> from the top of the deck into Ener
      Given the board
        | zone   | A                          |
        | center | Ember                      |
        | deck   | Thorn, Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action: Ener Charge <number>."
      When A activates Ember's ability
      Then A has <cards> in ener
      And Thorn is in A's ener
      And the top of A's deck is <next>

      Examples:
        | number | cards   | next |
        | 1      | 1 card  | Gale |
        | 2      | 2 cards | Dusk |

    Scenario: B's Ener Charge puts a card into B's Ener zone, not A's
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "Once per turn, Action: Ener Charge 1."
      And it is B's turn
      When B activates Frost's ability
      Then B has 1 card in ener
      And A's ener is empty
