@hololive
Feature: 5.12 Archiving

  @clause-5.12.1
  Rule: 5.12.1 A card that is archived goes to the archive

    Scenario Outline: the card of <player>'s hand that <player>'s skill archives is in <player>'s archive
      Given <player> has 1 card in hand
      And <player>'s oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive 1 card from your hand."
      And it is <player>'s turn
      When <player> uses the oshi skill "Idol"
      Then <player>'s hand is empty
      And <player> has 1 card in archive

      Examples:
        | player |
        | A      |
        | B      |

    @without-stack-targets
    Scenario Outline: a skill puts <card> into <player>'s archive by the text <text>
      Given the board
        | zone   | A              | B                         |
        | center | Sora cheer:red | Miko-1st under:Miko-Debut |
        | back   | Roboco         | Suisei                    |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      When A uses the oshi skill "Idol"
      Then <card> is in <player>'s archive

      Examples:
        | text                                       | card             | player |
        | archive 1 of your back holomem.            | Roboco           | A      |
        | archive 1 cheer attached to a holomem.     | Sora's red cheer | A      |
        | archive 1 of your opponent's back holomem. | Suisei           | B      |
        | archive the top card of your deck.         | A deck 1         | A      |
