@wixoss
Feature: public-zone Public zones

  @clause-public-zone.1 @clause-public-zone.4
  Rule: public-zone.4 The cards in a public zone are seen by both players

    Scenario Outline: a card in the <zone> is seen by both players
      Given the board
        | zone   | A      | B       |
        | <zone> | <mine> | <other> |
      Then A sees <mine>
      And A sees <other>
      And B sees <mine>
      And B sees <other>

      Examples:
        | zone       | mine  | other |
        | left       | Ember | Frost |
        | center     | Ember | Frost |
        | right      | Ember | Frost |
        | lrig       | Lumi  | Mira  |
        | ener       | Ember | Frost |
        | trash      | Ember | Frost |
        | lrig trash | Lumi  | Mira  |
        | removed    | Ember | Frost |

  @clause-public-zone.2
  Rule: public-zone.2 A card that came face-down out of a hidden zone is seen by whom a rule or effect allows it

    Scenario Outline: <player> removes the top card of the deck face-down, unseen
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Mist kind:spell |
        | deck | Ember, 5 cards   | Frost, 5 cards  |
      And <spell> reads "Remove the top card of your deck from the game <how>."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <card> is in <player>'s removed
      And A <seen> <card>
      And B <seen> <card>

      Examples:
        | player | spell | card  | how       | seen         |
        | A      | Spark | Ember | face down | does not see |
        | B      | Mist  | Frost | face down | does not see |
        | A      | Spark | Ember | face up   | sees         |

    Scenario: a Charm out of the deck both players may look at
      Given the board
        | zone | A                | B |
        | left | Thorn            |   |
        | hand | Spark kind:spell |   |
        | deck | Ember, 5 cards   |   |
      And Thorn reads "Action: Attach the top card of your deck to this SIGNI as a Charm."
      When A activates Thorn's ability
      Then Ember is a Charm of Thorn
      And A sees Ember
      And B sees Ember

    @assumption-WA-2
    Scenario: a LRIG that is not yet turned up
      Given a new game
      And the next shuffle gives A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      Then A is asked to choose up to 5 among A deck 1, A deck 2, A deck 3, A deck 4, A deck 5
      And A sees A's LRIG
      And B does not see A's LRIG

  @clause-public-zone.3
  Rule: public-zone.3 A card that is turned face down where it lies may still be looked at by those who saw it

    Scenario Outline: <card> is turned face down by an effect of A's, and both players still see it
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 <whose> SIGNI. Turn it face down."
      When A uses the spell Spark
      Then <card> lies face down
      And A sees <card>
      And B sees <card>

      Examples:
        | card  | whose    |
        | Ember | of your  |
        | Frost | opposing |

    Scenario: a card that was turned face down is still seen by both players in the next turn
      Given the board
        | zone   | A                | B |
        | center | Ember            |   |
        | hand   | Spark kind:spell |   |
      And Spark reads "Target 1 of your SIGNI. Turn it face down."
      When A uses the spell Spark
      And the turn passes to B
      Then Ember lies face down
      And A sees Ember
      And B sees Ember

  @clause-public-zone.5
  Rule: public-zone.5 An effect on public cards can be used without a target, and has to target where it can

    @assumption-WA-15
    Scenario Outline: <player>'s spell, with nobody to target
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Mist kind:spell |
        | deck | Ember, 5 cards   | Frost, 5 cards  |
      And <spell> reads "Target 1 opposing SIGNI. Banish it. Draw 1 card."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> has drawn 1 card
      And <spell> is in <player>'s trash

      Examples:
        | player | spell |
        | A      | Spark |
        | B      | Mist  |

    Scenario: with two to target one of them it has to be
      Given the board
        | zone  | A                | B     |
        | hand  | Spark kind:spell |       |
        | left  |                  | Ember |
        | right |                  | Frost |
      And Spark reads "Target 1 opposing SIGNI. Banish it. Draw 1 card."
      When A uses the spell Spark
      Then A is asked to choose among Ember, Frost
      When A chooses Frost
      Then Frost is in B's ener

    Scenario: an activated ability takes the only target there is
      Given the board
        | zone   | A     | B |
        | center | Thorn |   |
        | trash  | Ember |   |
      And Thorn reads "Action: Target 1 SIGNI in your trash. Return it to hand. Draw 1 card."
      When A activates Thorn's ability
      Then Ember is in A's hand
      And A has drawn 1 card

    Scenario: an activated ability with nothing to target
      Given the board
        | zone   | A               | B |
        | center | Thorn           |   |
        | trash  | Tide kind:spell |   |
      And Thorn reads "Action: Target 1 SIGNI in your trash. Return it to hand. Draw 1 card."
      When A activates Thorn's ability
      Then Tide is in A's trash
      And A has drawn 1 card

    Scenario: a piece with nobody to target
      Given the board
        | zone         | A                  |
        | left assist  | Mira type:Mira     |
        | right assist | Nova type:Nova     |
        | lrig deck    | Concord kind:piece |
      And Concord reads "Target 1 opposing SIGNI. Banish it. Draw 1 card."
      When A uses the piece Concord
      Then A has drawn 1 card
