@hololive
Feature: 2.7 Card text

  @clause-2.7.1
  Rule: 2.7.1 The text says which abilities that very card has

    Scenario: of two holomem of one name each has its own
      Given the board
        | zone   | A    |
        | center | Sora |
        | back   | Sora |
      And Sora reads "Activated "Tune": draw 1 card."
      And Sora#2 reads "Activated "Hum": draw 2 cards."
      Then A can activate Sora's ability "Tune"
      And A cannot activate Sora's ability "Hum"
      And A can activate Sora#2's ability "Hum"
      And A cannot activate Sora#2's ability "Tune"

    Scenario: a holomem without text has none
      Given the board
        | zone   | A    |
        | center | Sora |
        | back   | Sora |
      And Sora reads "Activated "Tune": draw 1 card."
      Then A can activate Sora's ability
      And A cannot activate Sora#2's ability
