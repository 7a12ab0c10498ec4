@wixoss
Feature: beat Beat

  @clause-beat.1
  Rule: beat.1 Effects make cards Beat

    Scenario: a card of the hand
      Given the board
        | zone   | A     |
        | center | Ember |
        | hand   | Gale  |
      And Ember reads "Action: put 1 card from your hand among your Beat."
      When A activates Ember's ability
      Then Gale is in A's beat

  @clause-beat.2
  Rule: beat.2 Beat lies face up and apart from other cards

    Scenario Outline: <player>'s, out of the deck
      Given the board
        | zone   | A             | B              |
        | center | Ember         | Frost          |
        | deck   | Gale, 5 cards | Thorn, 5 cards |
      And <signi> reads "Action: put the top card of your deck among your Beat."
      And it is <player>'s turn
      When <player> activates <signi>'s ability
      Then <player>'s beat is <card>
      And <card> lies face up
      And A sees <card>
      And B sees <card>

      Examples:
        | player | signi | card  |
        | A      | Ember | Gale  |
        | B      | Frost | Thorn |

  @clause-beat.3
  Rule: beat.3 At the end of the turn all of it goes to the trash, as the hand is trimmed

    Scenario: Beat is still there for an end-of-turn ability, then goes to the trash
      Given the board
        | zone   | A                   |
        | center | Gale                |
        | deck   | Dusk, Dawn, 5 cards |
      And Gale reads "Action: put the top 2 cards of your deck among your Beat."
      And Gale reads "At the end of your turn, if you have 2 or more cards among your Beat, draw 1 card."
      When A activates Gale's ability
      And the turn passes to B
      Then A has drawn 1 card
      And Dusk is in A's trash
      And Dawn is in A's trash
      And A's beat is empty

    Scenario: Beat goes to the trash with the card trimmed from the hand
      Given the board
        | zone   | A              |
        | center | Gale           |
        | hand   | Ember, 6 cards |
        | deck   | Dusk, 5 cards  |
      And Gale reads "Action: put the top card of your deck among your Beat."
      When A activates Gale's ability
      And the turn goes on to A's end phase
      And A discards Ember
      Then Ember is in A's trash
      And Dusk is in A's trash

    Scenario: Beat of the other player
      Given the board
        | zone   | A     | B                    |
        | left   |       | Thorn                |
        | center | Ember |                      |
        | deck   |       | Coral, Dusk, 5 cards |
      And Thorn reads "When an opposing SIGNI attacks, put the top 2 cards of your deck among your Beat."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Coral is in B's beat
      When the turn passes to B
      Then Coral is in B's trash
      And Dusk is in B's trash

    Scenario: Beat goes to the trash at the end of a turn that an effect ends, too
      Given the board
        | zone   | A             |
        | center | Gale          |
        | deck   | Dusk, 5 cards |
      And Gale reads "Action: Put the top card of your deck among your Beat. End the turn."
      When A activates Gale's ability
      Then Dusk is in A's trash
      And it is turn 6

  @clause-beat.4
  Rule: beat.4 An ability that asks for Beat works as long as its player has so much

    Scenario Outline: an automatic ability that asks for two, of <cards>
      Given the board
        | zone   | A       | B            |
        | center | Ember   |              |
        | beat   | <cards> | Frost, Thorn |
      And Ember reads "Beat 2: When this SIGNI attacks, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has drawn <drawn>

      Examples:
        | cards            | drawn   |
        | Dusk             | 0 cards |
        | Dusk, Dawn       | 1 card  |
        | Dusk, Dawn, Gale | 1 card  |

    Scenario Outline: an enter ability, and Beat is: <cards>
      Given the board
        | zone | A       |
        | hand | Ember   |
        | beat | <cards> |
      And Ember reads "Beat 1: Enter: draw 1 card."
      When A plays Ember in the center
      Then A has drawn <drawn>

      Examples:
        | cards | drawn   |
        | -     | 0 cards |
        | Dusk  | 1 card  |

    Scenario Outline: an activated ability, and Beat is: <cards>
      Given the board
        | zone   | A       |
        | center | Ember   |
        | beat   | <cards> |
      And Ember reads "Beat 1: Action: draw 1 card."
      Then A <can> activate Ember's ability

      Examples:
        | cards | can    |
        | -     | cannot |
        | Dusk  | can    |

    Scenario: a constant ability, as long as it is there
      Given the board
        | zone   | A          |
        | center | Ember      |
        | beat   | Dusk, Dawn |
      And Ember reads "Beat 2: This SIGNI has power +2000."
      And Ember reads "Action: target 1 card among your Beat. Put it into your hand."
      Then Ember has power 5000
      When A activates Ember's ability
      And A chooses Dusk
      Then Ember has power 3000
