@hololive
Feature: 2.6 Tags

  @clause-2.6.1
  Rule: 2.6.1 Tags do nothing, but texts refer to them

    @clause-2.6.2
    Scenario: a bonus for a tag goes to the holomem with it, no others
      Given the board
        | zone   | A                                    |
        | center | Sora tag:#song                       |
        | back   | Roboco tag:#song/#jp, Suisei tag:#jp |
      And A's oshi reads "Your #song holomem get HP +20."
      Then Sora has 120 HP
      And Roboco has 120 HP
      And Suisei has 100 HP

    @ruling-Q284
    Scenario: two cards with a single tag in common share a tag
      Given the board
        | zone   | A                                                        |
        | center | Sora                                                     |
        | hand   | Miko tag:#en/#song, Roboco tag:#jp/#song, Suisei tag:#en |
      And Sora reads "Activated: archive 2 holomem from your hand that share a tag: draw 1 card."
      When A activates Sora's ability
      And A chooses Miko, Roboco
      Then A's archive is Miko, Roboco

    Scenario Outline: a card <first> and one <second>, of which two that share a tag are the cost
      Given the board
        | zone   | A                                              |
        | center | Sora                                           |
        | hand   | Miko tag:<first>, Roboco tag:<second>, 2 cards |
      And Sora reads "Activated: archive 2 holomem from your hand that share a tag: draw 1 card."
      Then A <can> activate Sora's ability

      Examples:
        | first | second    | can    |
        | #en   | #jp/#song | cannot |
        | #en   | #jp/#en   | can    |
