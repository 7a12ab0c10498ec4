@wixoss
Feature: search Searching

  @clause-search.2 @clause-search.1
  Rule: search.2 A player who has searched the main deck shuffles it

    Scenario: the deck is shuffled after a search that found a card
      Given the board
        | zone   | A                                        |
        | center | Ember                                    |
        | deck   | Gale, Dusk, Thorn level:2, Coral level:2 |
      And the next shuffle gives Dusk, Coral, Gale
      And Ember reads "Once per turn, Action: search your deck for 1 level 2 SIGNI and put it into your hand."
      When A activates Ember's ability
      And A finds Thorn
      Then Thorn is in A's hand
      And A's deck is Dusk, Coral, Gale

    Scenario: the deck is shuffled after a search that found nothing
      Given the board
        | zone   | A          |
        | center | Ember      |
        | deck   | Gale, Dusk |
      And the next shuffle gives Dusk, Gale
      And Ember reads "Once per turn, Action: search your deck for 1 level 2 SIGNI and put it into your hand."
      When A activates Ember's ability
      And A can find nothing
      Then A's deck is Dusk, Gale
      And A's hand is empty

  @clause-search.3 @reading-W-23
  Rule: search.3 A card that fits a search need not be found

    Scenario: a fitting card is left in the deck by the searching player
      Given the board
        | zone   | A                         |
        | center | Ember                     |
        | deck   | Gale, Dusk, Thorn level:2 |
      And the next shuffle gives Dusk, Thorn, Gale
      And Ember reads "Once per turn, Action: search your deck for 1 level 2 SIGNI and put it into your hand."
      When A activates Ember's ability
      And A finds nothing
      Then A's hand is empty
      And A's deck is Dusk, Thorn, Gale

    Scenario: a search for two kinds of card may leave one of them unfound
      Given the board
        | zone   | A                                                  |
        | center | Ember                                              |
        | deck   | Gale color:blue, Dusk color:red, Thorn color:white |
      And the next shuffle gives Dusk, Gale
      And Ember reads "Once per turn, Action: search your deck for 1 white SIGNI and 1 red SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds Thorn
      Then A's hand is Thorn
      And A's deck is Dusk, Gale

    Scenario: a search for two cards of a kind may find neither
      Given the board
        | zone   | A                                        |
        | center | Ember                                    |
        | deck   | Gale, Dusk, Thorn level:2, Coral level:2 |
      And the next shuffle gives Dusk, Thorn, Gale
      And Ember reads "Once per turn, Action: search your deck for 2 level 2 SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds nothing
      Then A's hand is empty
      And Coral is in A's deck

  @clause-search.4
  Rule: search.4 Of several things that are searched together those are found that are there

    Scenario: a white one and a red one, and no red one is there
      Given the board
        | zone   | A                                                   |
        | center | Ember                                               |
        | deck   | Gale color:blue, Dusk color:blue, Thorn color:white |
      And the next shuffle gives Dusk, Gale
      And Ember reads "Once per turn, Action: search your deck for 1 white SIGNI and 1 red SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds Thorn
      Then A's hand is Thorn
      And A's deck is Dusk, Gale

    Scenario: a white one and a red one, and both are there
      Given the board
        | zone   | A                                                  |
        | center | Ember                                              |
        | deck   | Gale color:blue, Dusk color:red, Thorn color:white |
      And Ember reads "Once per turn, Action: search your deck for 1 white SIGNI and 1 red SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds Thorn, Dusk
      Then A has 2 cards in hand
      And A's deck is Gale

  @clause-search.5 @reading-W-23 @reading-W-24
  Rule: search.5 Of several of one kind all are found or none

    Scenario: a search for two of a kind with one there finds none
      Given the board
        | zone   | A                                                   |
        | center | Ember                                               |
        | deck   | Gale color:blue, Dusk color:blue, Thorn color:white |
      And the next shuffle gives Dusk, Thorn, Gale
      And Ember reads "Once per turn, Action: search your deck for 2 white SIGNI and put them into your hand."
      When A activates Ember's ability
      And A can find nothing
      Then A's hand is empty
      And A's deck is Dusk, Thorn, Gale

    Scenario: two of three that are there
      Given the board
        | zone   | A                                                     |
        | center | Ember                                                 |
        | deck   | Gale color:white, Dusk color:white, Thorn color:white |
      And Ember reads "Once per turn, Action: search your deck for 2 white SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds Gale, Thorn
      Then A has 2 cards in hand
      And A's deck is Dusk

    Scenario: up to two is as many as one likes
      Given the board
        | zone   | A                                                   |
        | center | Ember                                               |
        | deck   | Gale color:blue, Dusk color:blue, Thorn color:white |
      And the next shuffle gives Dusk, Gale
      And Ember reads "Once per turn, Action: search your deck for up to 2 white SIGNI and put them into your hand."
      When A activates Ember's ability
      And A finds Thorn
      Then A's hand is Thorn
