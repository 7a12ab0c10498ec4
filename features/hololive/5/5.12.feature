@hololive
Feature: 5.12 Archiving

  @clause-5.12.1
  Rule: 5.12.1 A card that is archived goes to the archive

    @without-stack-targets
    Scenario Outline: a skill puts <card> into <player>'s archive by the text <text>
      Given the board
        | zone   | A              | B                         |
        | center | Sora cheer:red | Miko-1st under:Miko-Debut |
        | back   | Roboco         | Suisei                    |
        | hand   | Fubuki         | Korone                    |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      When A uses the oshi skill "Idol"
      Then <card> is in <player>'s archive

      Examples:
        | text                                       | card             | player |
        | archive 1 card from your hand.             | Fubuki           | A      |
        | archive 1 of your back holomem.            | Roboco           | A      |
        | archive 1 cheer attached to a holomem.     | Sora's red cheer | A      |
        | archive 1 of your opponent's back holomem. | Suisei           | B      |
        | archive the top card of your deck.         | A deck 1         | A      |
