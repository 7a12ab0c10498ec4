@wixoss
Feature: once-turn Once and twice per turn

  @clause-once-turn.1
  Rule: once-turn.1 An ability with the Once per turn icon is used or activated once in a turn

    Scenario: a once-per-turn activated ability cannot be used again in the turn
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      Then A cannot activate Ember's ability
      And A has 1 card in hand

    Scenario: a once-per-turn activated ability can be used again in the next turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Main or attack phase Action: draw 1 card."
      When A activates Ember's ability
      And the turn passes to B
      And the turn goes on to B's defense step
      Then A can activate Ember's ability

    Scenario: a once-per-turn triggered ability is activated once in a turn
      Given the board
        | zone   | A                                 |
        | center | Ember                             |
        | hand   | Spark kind:spell, Mist kind:spell |
      And Ember reads "Once per turn, When you use a spell, Ener Charge 1."
      And Spark reads "Draw 1 card."
      And Mist reads "Draw 1 card."
      When A uses the spell Spark
      And A uses the spell Mist
      Then A has 1 card in ener

    Scenario: two cards have one each
      Given the board
        | zone   | A     |
        | center | Ember |
        | left   | Gale  |
      And Ember reads "Once per turn, Action: draw 1 card."
      And Gale reads "Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      And A activates Gale's ability
      Then A has 2 cards in hand

    @assumption-WA-12
    Scenario: a once-per-turn ability is used once in each of two turns
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Main or attack phase Action: draw 1 card."
      When A activates Ember's ability
      And the turn passes to B
      And the turn goes on to B's defense step
      And A activates Ember's ability
      Then A cannot activate Ember's ability

    Scenario: two cards of one name have one each
      Given the board
        | zone   | A       |
        | center | Ember   |
        | left   | Ember#2 |
      And Ember reads "Once per turn, Action: draw 1 card."
      And Ember#2 reads "Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      And A activates Ember#2's ability
      Then A has 2 cards in hand

    Scenario: two abilities of a card are used once each
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Action: draw 1 card."
      And Ember reads "Once per turn, Action: Ener Charge 1."
      When A activates Ember's ability "Once per turn, Action: draw 1 card."
      And A activates Ember's ability "Once per turn, Action: Ener Charge 1."
      Then A has 1 card in hand
      And A has 1 card in ener

    @reading-W-54=used-up
    Scenario: a once-per-turn triggered ability whose player declined to pay is not activated again in the turn
      Given the board
        | zone   | A                                         |
        | center | Ember                                     |
        | hand   | Spark kind:spell, Mist kind:spell, 1 card |
      And Ember reads "Once per turn, When you use a spell, you may discard 1 card. If you do, Ener Charge 1."
      When A uses the spell Spark
      And A says no
      And A uses the spell Mist
      Then nobody is asked anything
      And A has 1 card in hand

    @reading-W-54=left
    Scenario: a once-per-turn triggered ability whose player declined to pay is activated again in the turn
      Given the board
        | zone   | A                                         |
        | center | Ember                                     |
        | hand   | Spark kind:spell, Mist kind:spell, 1 card |
      And Ember reads "Once per turn, When you use a spell, you may discard 1 card. If you do, Ener Charge 1."
      When A uses the spell Spark
      And A says no
      And A uses the spell Mist
      Then A is asked yes or no

  @clause-once-turn.2
  Rule: once-turn.2 Twice per turn is two times

    Scenario: a twice-per-turn ability cannot be used a third time
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Twice per turn, Action: draw 1 card."
      When A activates Ember's ability
      And A activates Ember's ability
      Then A has 2 cards in hand
      And A cannot activate Ember's ability

    Scenario: a twice-per-turn triggered ability is not activated a third time
      Given the board
        | zone   | A                                                  |
        | center | Ember                                              |
        | hand   | Spark kind:spell, Mist kind:spell, Tide kind:spell |
      And Ember reads "Twice per turn, When you use a spell, Ener Charge 1."
      When A uses the spell Spark
      And A uses the spell Mist
      Then A has 2 cards in ener
      When A uses the spell Tide
      Then A has 2 cards in ener

    @assumption-WA-12
    Scenario: two times in the next turn again
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Twice per turn, Main or attack phase Action: draw 1 card."
      And Frost reads "Once per turn, Action: this turn, your SIGNI have power +1000."
      When A activates Ember's ability
      And A activates Ember's ability
      And the turn passes to B
      And B activates Frost's ability
      And the turn goes on to B's defense step
      And A activates Ember's ability
      Then A can activate Ember's ability
