@wixoss @reading-W-24
Feature: target Targets

  @clause-target.2 @clause-target.1
  Rule: target.2 A target fits when it is chosen

    Scenario: a SIGNI that is up
      Given the board
        | zone   | A     | B          |
        | left   |       | Thorn      |
        | center | Ember | Frost down |
        | right  |       | Coral      |
      And Ember reads "Once per turn, Action: target 1 opposing up SIGNI. Banish it."
      When A activates Ember's ability
      Then A is asked to choose 1 among Thorn, Coral

    Scenario: an effect without a fitting target does nothing
      Given the board
        | zone   | A     | B          |
        | center | Ember | Frost down |
      And Ember reads "Once per turn, Action: target 1 opposing up SIGNI. Banish it."
      When A activates Ember's ability
      Then Frost is in B's center
      And it is A's play timing

    Scenario: a target that fitted when chosen is banished, though it no longer fits
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing up SIGNI. Down it. Banish it."
      When A activates Ember's ability
      Then Frost is in B's ener

  @clause-target.3
  Rule: target.3 A target that can be chosen has to be, and without one the rest of the effect is done

    Scenario: a player has to target one of two opposing SIGNI
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      Then A is asked to choose 1 among Thorn, Frost

    Scenario: one's own is targeted where it is the only one
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: target 1 SIGNI. Banish it."
      When A activates Ember's ability
      Then Ember is in A's ener

    Scenario: an effect with nothing to return still draws a card
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: target 1 opposing up SIGNI. Return it to hand. Draw 1 card."
      When A activates Ember's ability
      Then A has 1 card in hand

    Scenario Outline: up to two, and <chosen>
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
        | right  |       | Coral |
      And Ember reads "Once per turn, Action: target up to 2 opposing SIGNI. Banish them."
      When A activates Ember's ability
      And A chooses <chosen>
      Then B has <cards> in ener

      Examples:
        | chosen       | cards   |
        | nothing      | 0 cards |
        | Frost        | 1 card  |
        | Thorn, Coral | 2 cards |

    Scenario: up to two, and one is there
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target up to 2 opposing SIGNI. Banish them."
      When A activates Ember's ability
      And A chooses Frost
      Then Frost is in B's ener

  @clause-target.4
  Rule: target.4 Of several, all or none

    Scenario: two are named, and one is there
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 2 opposing SIGNI. Banish them."
      When A activates Ember's ability
      Then Frost is in B's center
      And it is A's play timing

    Scenario: two are named, and two are there
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 2 opposing SIGNI. Banish them."
      When A activates Ember's ability
      Then B has 2 cards in ener

    Scenario: a SIGNI and a LRIG are one each
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI and 1 opposing LRIG. Down them."
      When A activates Ember's ability
      Then B's LRIG is down

    @clause-target.5 @reading-W-37
    Scenario: of two that are named there is one too few
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 2 opposing SIGNI. Banish them."
      And Frost reads "Shadow."
      When A activates Ember's ability
      Then Thorn is in B's left
      And Frost is in B's center
      And it is A's play timing

  @clause-target.5 @reading-W-37
  Rule: target.5 Effects of the opponent do not target who has Shadow

    Scenario: a SIGNI with Shadow is passed over for one without
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "Shadow."
      When A activates Ember's ability
      Then Thorn is in B's ener
      And Frost is in B's center

  @clause-target.6 @reading-W-43
  Rule: target.6 All targets are chosen right before the effect, but for those after "after that"

    Scenario: two targets, before either is done to
      Given the board
        | zone   | A           | B     |
        | left   |             | Thorn |
        | center | Ember       | Frost |
        | trash  | Gale, Coral |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it. Target 1 SIGNI in your trash. Put it into your hand."
      When A activates Ember's ability
      And A chooses Frost
      Then Frost is in B's center
      And A is asked to choose 1 among Gale, Coral

    Scenario Outline: before anything is done: <text>
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: draw 1 card. <text> Banish it."
      When A activates Ember's ability
      Then A has 0 cards in hand
      And A is asked to choose 1 among Thorn, Frost

      Examples:
        | text                                                        |
        | If it is your turn, target 1 opposing SIGNI.                |
        | You may discard 1 card. If you do, target 1 opposing SIGNI. |

    Scenario: named where something may be done first, and it is done
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: draw 1 card. You may discard 1 card. If you do, target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      And A chooses Frost
      And A says yes
      Then Frost is in B's ener

    Scenario: a target after the words after that is chosen among cards just trashed
      Given the board
        | zone   | A                          |
        | center | Ember                      |
        | trash  | Thorn                      |
        | deck   | Gale, Dusk, Coral, 5 cards |
      And Ember reads "Once per turn, Action: put the top 3 cards of your deck into the trash. After that, target 1 SIGNI in your trash. Put it into your hand."
      When A activates Ember's ability
      Then A is asked to choose 1 among Thorn, Gale, Dusk, Coral

    Scenario: without it the cards of the deck are not there yet
      Given the board
        | zone   | A                          |
        | center | Ember                      |
        | trash  | Thorn, Flint               |
        | deck   | Gale, Dusk, Coral, 5 cards |
      And Ember reads "Once per turn, Action: put the top 3 cards of your deck into the trash. Target 1 SIGNI in your trash. Put it into your hand."
      When A activates Ember's ability
      Then A is asked to choose 1 among Thorn, Flint
      And A has 8 cards in deck

    @assumption-WA-13
    Scenario: of a spell after the opponent could cut in
      Given the board
        | zone      | A                | B                             |
        | left      |                  | Thorn                         |
        | center    |                  | Frost                         |
        | hand      | Spark kind:spell |                               |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Aegis reads "Draw 1 card."
      When A uses the spell Spark
      Then B is asked whether to cut in
      When B does not cut in
      Then A is asked to choose 1 among Thorn, Frost

    Scenario: a card discarded to pay for an ability can be its target
      Given the board
        | zone   | A     |
        | center | Ember |
        | hand   | Gale  |
        | trash  | Thorn |
      And Ember reads "Once per turn, Action (discard 1 card): target 1 SIGNI in your trash. Put it into your hand."
      When A activates Ember's ability
      Then A is asked to choose 1 among Thorn, Gale

    Scenario: each of two targets has done to it what the text says of it
      Given the board
        | zone   | A           | B     |
        | left   |             | Thorn |
        | center | Ember       | Frost |
        | trash  | Gale, Coral |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it. Target 1 SIGNI in your trash. Put it into your hand."
      When A activates Ember's ability
      And A chooses Frost
      And A chooses Coral
      Then Frost is in B's ener
      And A's hand is Coral
