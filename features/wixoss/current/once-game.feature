@wixoss
Feature: once-game Once per game

  @clause-once-game.1
  Rule: once-game.1 An ability with the Once per game icon is used or activated once in a game

    Scenario: an activated ability, in a later turn
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per game, Action: draw 1 card."
      When A activates Ember's ability
      Then A cannot activate Ember's ability
      When the turn passes to B
      And the turn passes to A
      Then A cannot activate Ember's ability

    Scenario: a once-per-game triggered ability is not activated a second time in the turn
      Given the board
        | zone   | A                                 |
        | center | Ember                             |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Ember reads "Once per game, When you use a spell, Ener Charge 1."
      And Spark reads "Draw 1 card."
      And Mist reads "Draw 1 card."
      When A uses the spell Spark
      And A uses the spell Mist
      Then A has 1 card in ener

    Scenario: a triggered one in a later turn
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per game, At the end of your turn, Ener Charge 1."
      When the turn passes to B
      Then A has 1 card in ener
      When the turn passes to A
      And the turn passes to B
      Then A has 1 card in ener

    Scenario: two of one card, each once
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per game, Action: draw 1 card. / Once per game, Action: Ener Charge 1."
      When A activates Ember's ability "Once per game, Action: draw 1 card."
      And A activates Ember's ability "Once per game, Action: Ener Charge 1."
      Then A has drawn 1 card
      And A has 1 card in ener
      And A cannot activate Ember's ability

    Scenario: a once-per-game triggered ability does not come again while an effect of a later turn lasts
      Given the board
        | zone   | A                                 |
        | left   | Gale                              |
        | center | Ember                             |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Ember reads "Once per game, When you use a spell, Ener Charge 1."
      And Gale reads "Once per turn, Action: this turn, your SIGNI have power +1000."
      When A uses the spell Spark
      And the turn passes to B
      And the turn passes to A
      And A activates Gale's ability
      And A uses the spell Mist
      Then A has 1 card in ener
