@hololive
Feature: 5.6 Shuffling

  @clause-5.6.1
  Rule: 5.6.1 The cards of the deck are put into a random order

    Scenario: the deck, and nothing else
      Given the board
        | zone   | A                    | B                     |
        | center | Sora                 |                       |
        | deck   | Miko, Suisei, Sora#9 | Fubuki, Korone, Okayu |
      And the next shuffle gives Suisei, Sora#9, Miko
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: shuffle your deck."
      When A uses the oshi skill "Idol"
      Then A's deck is Suisei, Sora#9, Miko
      And B's deck is Fubuki, Korone, Okayu

    Scenario: the cheer deck is shuffled, and the deck is not
      Given the board
        | zone       | A                |
        | center     | Sora             |
        | cheer deck | red, blue, green |
        | deck       | Miko, Suisei     |
      And the next shuffle gives green, red, blue
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: shuffle your cheer deck."
      When A uses the oshi skill "Idol"
      Then A's cheer deck is green, red, blue
      And A's deck is Miko, Suisei

    Scenario Outline: <text>: the player whose deck it is shuffles it
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Sora reads "When you shuffle a deck, deal 10 damage to this holomem."
      And Miko reads "When you shuffle a deck, deal 10 damage to this holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>."
      When A uses the oshi skill "Idol"
      Then Sora has <Sora's> damage
      And Miko has <Miko's> damage

      Examples:
        | text                               | Sora's | Miko's |
        | shuffle your deck                  | 10     | 0      |
        | shuffle your opponent's deck       | 0      | 10     |
        | shuffle your opponent's cheer deck | 0      | 10     |

    Scenario: a player who looked at a card no longer knows it after the shuffle
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top card of your deck, then shuffle your deck. You may draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked yes or no
      And A does not see Miko

    Scenario: B's deck, by B's text
      Given the board
        | zone   | A                     | B                           |
        | center | Sora                  | Miko                        |
        | deck   | Fubuki, Korone, Okayu | Suisei, Roboco, Mio, 1 card |
      And the next shuffle gives Mio, Suisei, Roboco
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: shuffle your deck."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then the top of B's deck is Mio, Suisei, Roboco
      And A's deck is Fubuki, Korone, Okayu

  @clause-5.6.1.1
  Rule: 5.6.1.1 A deck of one card or none counts as shuffled

    Scenario Outline: a deck of <cards> counts as shuffled after a card was drawn from it
      Given the board
        | zone   | A              |
        | center | Sora           |
        | deck   | <cards>        |
        | hand   | Cake kind:item |
      And Cake reads "Draw 1 card, then shuffle your deck."
      When A plays the support Cake
      Then these events happened in this order
        | event    | zone | player |
        | shuffled | deck | A      |

      Examples:
        | cards   |
        | 1 card  |
        | 2 cards |
