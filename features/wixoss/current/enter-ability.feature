@wixoss
Feature: enter-ability Enter abilities

  @clause-enter-ability.1
  Rule: enter-ability.1 An Enter ability comes when its card enters the field, and then alone

    Scenario Outline: <player>'s SIGNI activates its Enter ability when it is played
      Given the board
        | zone | A     | B     |
        | hand | Ember | Frost |
      And Ember reads "Enter: draw 1 card."
      And Frost reads "Enter: draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the center
      Then <player> has 1 card in hand

      Examples:
        | player | card  |
        | A      | Ember |
        | B      | Frost |

    @assumption-WA-16
    Scenario: a LRIG that is grown to
      Given the board
        | zone      | A              |
        | lrig      | Lumi level:2   |
        | lrig deck | Lumi-3 level:3 |
      And Lumi-3 reads "Enter: draw 1 card."
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      Then A has 1 card in hand

    Scenario: a SIGNI that an effect puts onto the field activates its Enter ability
      Given the board
        | zone  | A                |
        | left  | Gale             |
        | right | Dusk             |
        | hand  | Spark kind:spell |
        | trash | Ember            |
      And Ember reads "Enter: draw 1 card."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Ember is in A's center
      And A has 1 card in hand

    Scenario: an Enter ability does not come when another SIGNI enters
      Given the board
        | zone   | A     |
        | center | Ember |
        | hand   | Gale  |
      And Ember reads "Enter: draw 1 card."
      When A plays Gale in the left
      Then A's hand is empty
      And it is A's play timing

    Scenario: an Enter ability does not come when its SIGNI moves to another zone
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "Enter: draw 1 card."
      And Spark reads "Target 1 of your SIGNI. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's right
      And A's hand is empty
      And it is A's play timing

    @assumption-WA-16
    Scenario: an assist LRIG that is grown to
      Given the board
        | zone         | A                            |
        | left assist  | Mira type:Sola               |
        | right assist | Nova type:Iona               |
        | lrig deck    | Mira-1 kind:assist type:Sola |
      And Mira-1 reads "Enter: draw 1 card."
      When A grows Mira into Mira-1
      Then A has 1 card in hand

  @clause-enter-ability.2
  Rule: enter-ability.2 An Enter ability without a cost comes always

    Scenario: an Enter ability without a cost makes its player discard without asking
      Given the board
        | zone | A           |
        | hand | Ember, Gale |
      And Ember reads "Enter: discard 1 card."
      When A plays Ember in the center
      Then Gale is in A's trash
      And it is A's play timing

    Scenario Outline: a SIGNI with two Enter abilities has "<first>" done first if its player says so
      Given the board
        | zone | A                   |
        | hand | Ember               |
        | deck | Gale, Dusk, 8 cards |
      And Ember reads "Enter: draw 1 card. / Enter: Ener Charge 1."
      When A plays Ember in the center
      And A plays the waiting ability "<first>" of Ember first
      Then <drawn> is in A's hand
      And <charged> is in A's ener

      Examples:
        | first                 | drawn | charged |
        | Enter: draw 1 card.   | Gale  | Dusk    |
        | Enter: Ener Charge 1. | Dusk  | Gale    |

  @clause-enter-ability.3
  Rule: enter-ability.3 An Enter ability with a cost comes if it is paid as the card enters

    @clause-activate.1 @assumption-WA-14
    Scenario: an Enter ability comes when its cost is paid as the SIGNI enters
      Given the board
        | zone | A     |
        | hand | Ember |
        | ener | Gale  |
      And Ember reads "Enter (pay white): draw 1 card."
      When A plays Ember in the center
      And A says yes
      And A pays
      Then A has 1 card in hand
      And Gale is in A's trash

    Scenario: a player without Ener is not asked about an Enter ability with a cost
      Given the board
        | zone | A     |
        | hand | Ember |
        | ener | -     |
      And Ember reads "Enter (pay white): draw 1 card."
      When A plays Ember in the center
      Then A's hand is empty
      And it is A's play timing

    Scenario: later it cannot be paid
      Given the board
        | zone | A     |
        | left | Frost |
        | hand | Ember |
        | ener | Gale  |
      And Ember reads "Enter (pay white): draw 1 card."
      And Frost reads "Action (pay white): draw 1 card."
      When A plays Ember in the center
      And A says no
      Then A cannot activate Ember's ability
      And A can activate Frost's ability
      And A's hand is empty

  @clause-enter-ability.4
  Rule: enter-ability.4 The player may leave an Enter ability with a cost unpaid

    Scenario: a player who declines the cost of an Enter ability keeps the Ener
      Given the board
        | zone | A     |
        | hand | Ember |
        | ener | Gale  |
      And Ember reads "Enter (pay white): draw 1 card."
      When A plays Ember in the center
      Then A is asked yes or no
      When A says no
      Then A's hand is empty
      And Gale is in A's ener
      And it is A's play timing

    @assumption-WA-14
    Scenario: a player who could decline an Enter ability pays for it
      Given the board
        | zone | A     |
        | hand | Ember |
        | ener | Gale  |
      And Ember reads "Enter (pay white): draw 1 card."
      When A plays Ember in the center
      And A says yes
      Then A has 1 card in hand
      And Gale is in A's trash
