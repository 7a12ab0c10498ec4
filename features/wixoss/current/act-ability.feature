@wixoss
Feature: act-ability Activated abilities

  @clause-act-ability.1
  Rule: act-ability.1 The turn player uses it in the main phase and pays for it

    @assumption-WA-14
    Scenario Outline: <player> uses a SIGNI's activated ability in the main phase and pays Ener
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | ener   | Gale  | Coral |
      And Ember reads "Action (pay white): draw 1 card."
      And Frost reads "Action (pay white): draw 1 card."
      And it is <player>'s turn
      When <player> activates <source>'s ability
      And <player> pays
      Then <player> has 1 card in hand
      And <paid> is in <player>'s trash

      Examples:
        | player | source | paid  |
        | A      | Ember  | Gale  |
        | B      | Frost  | Coral |

    Scenario: the opponent does not, when they act
      Given the board
        | zone   | B     |
        | center | Frost |
        | left   | Coral |
      And Frost reads "Once per turn, Action: draw 1 card."
      And Coral reads "Once per turn, Attack phase Action: draw 1 card."
      And it is the start of A's defense step
      Then B can activate Coral's ability
      And B cannot activate Frost's ability

    Scenario: without Ener for its cost it is not used
      Given the board
        | zone   | A     |
        | center | Ember |
        | ener   | -     |
      And Ember reads "Action (pay white): draw 1 card."
      Then A cannot activate Ember's ability

    Scenario Outline: a SIGNI's activated ability without a timing cannot be used in the <step>
      Given the board
        | zone      | A                                             |
        | center    | Ember                                         |
        | hand      | 1 card                                        |
        | lrig      | Lumi level:2                                  |
        | lrig deck | Lumi-3 level:3, Flare kind:arts timing:attack |
      And Flare reads "Draw 1 card."
      And Ember reads "Once per turn, Action: draw 1 card."
      And it is the start of A's <step>
      Then A cannot activate Ember's ability

      Examples:
        | step              |
        | ener phase        |
        | grow phase        |
        | pre-attack step   |
        | SIGNI attack step |

  @clause-act-ability.2
  Rule: act-ability.2 An activated ability is used as often as it is paid for

    Scenario: an activated ability is used twice with two Ener, and not again
      Given the board
        | zone   | A          |
        | center | Ember      |
        | ener   | Gale, Dusk |
      And Ember reads "Action (pay white): draw 1 card."
      When A activates Ember's ability
      And A pays
      And A activates Ember's ability
      And A pays
      Then A has 2 cards in hand
      And A's ener is empty
      And A cannot activate Ember's ability

  @clause-act-ability.3
  Rule: act-ability.3 An activated ability with a timing is used at that timing alone

    Scenario: an ability for the attack phase is used there, not in the main phase
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Attack phase Action: draw 1 card."
      Then A cannot activate Ember's ability
      When A ends the main phase
      And A activates Ember's ability
      Then A has 1 card in hand

    Scenario: an ability with both timings can be used in the main and attack phases
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, Main or attack phase Action: draw 1 card."
      Then A can activate Ember's ability
      When A ends the main phase
      Then A can activate Ember's ability

    Scenario: an ability for the attack phase is not used in the main phase while an effect lasts
      Given the board
        | zone   | A                |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "Once per turn, Attack phase Action: draw 1 card."
      And Spark reads "This turn, your SIGNI have power +1000."
      When A uses the spell Spark
      Then A cannot activate Ember's ability
      When A ends the main phase
      Then A can activate Ember's ability
