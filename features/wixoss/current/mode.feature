@wixoss @reading-W-43
Feature: mode Modes

  @clause-mode.2 @clause-mode.1
  Rule: mode.2 The mode and its targets are chosen as the use is declared; the others are not there

    Scenario Outline: a spell does the chosen mode <mode> and not the other
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
      And Spark reads "Choose 1 of: [Draw 1 card.] [Ener Charge 1.]"
      When A uses the spell Spark
      And A chooses the mode "<mode>"
      Then A has <hand> in hand
      And A has <ener> in ener

      Examples:
        | mode           | hand    | ener    |
        | Draw 1 card.   | 1 card  | 0 cards |
        | Ener Charge 1. | 0 cards | 1 card  |

    Scenario Outline: up to two of three, here the <modes>
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
      And Spark reads "Choose up to 2 of: [Draw 1 card.] [Ener Charge 1.] [Gain 1 coin.]"
      When A uses the spell Spark
      And A chooses the <modes>
      Then A has <hand> in hand
      And A has 0 cards in ener
      And A has <coins>

      Examples:
        | modes                                   | hand    | coins  |
        | mode "Gain 1 coin."                     | 0 cards | 1 coin |
        | modes "Draw 1 card." and "Gain 1 coin." | 1 card  | 1 coin |

    Scenario Outline: an arts that may do two of three modes does the <modes>
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
      And Flare reads "Choose up to 2 of: [Draw 1 card.] [Ener Charge 1.] [Gain 1 coin.]"
      When A uses the arts Flare
      And A chooses the <modes>
      Then A has <hand> in hand
      And A has 0 cards in ener
      And A has <coins>

      Examples:
        | modes                                   | hand    | coins  |
        | mode "Gain 1 coin."                     | 0 cards | 1 coin |
        | modes "Draw 1 card." and "Gain 1 coin." | 1 card  | 1 coin |

    @assumption-WA-13
    Scenario: the opponent cuts in after mode and target are known
      Given the board
        | zone      | A                | B                             |
        | left      |                  | Thorn                         |
        | center    |                  | Frost                         |
        | hand      | Spark kind:spell |                               |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Choose 1 of: [Target 1 opposing SIGNI. Banish it.] [Draw 1 card.]"
      When A uses the spell Spark
      And A chooses the mode "Target 1 opposing SIGNI. Banish it."
      Then A is asked to choose 1 among Thorn, Frost
      When A chooses Frost
      Then B is asked whether to cut in
      When B does not cut in
      Then Frost is in B's ener

    Scenario: an activated ability does its chosen mode and not the other
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: choose 1 of: [Target 1 opposing SIGNI. Banish it.] [Draw 1 card.]"
      When A activates Ember's ability
      And A chooses the mode "Draw 1 card."
      Then A has 1 card in hand
      And Frost is in B's center

  @clause-mode.3
  Rule: mode.3 No mode is chosen twice, and they are done from the top

    Scenario: two of three, in the order of the text
      Given the board
        | zone | A                          |
        | hand | Spark kind:spell           |
        | deck | Gale, Dusk, Thorn, 5 cards |
      And Spark reads "Choose 2 of: [Draw 1 card.] [Ener Charge 1.] [Put the top 1 cards of your deck into the trash.]"
      When A uses the spell Spark
      And A chooses the modes "Ener Charge 1." and "Draw 1 card."
      Then Gale is in A's hand
      And Dusk is in A's ener

    Scenario: an arts does two of its three modes in the order of the text
      Given the board
        | zone      | A                          |
        | lrig deck | Flare kind:arts            |
        | deck      | Gale, Dusk, Thorn, 5 cards |
      And Flare reads "Choose 2 of: [Draw 1 card.] [Ener Charge 1.] [Put the top 1 cards of your deck into the trash.]"
      When A uses the arts Flare
      And A chooses the modes "Ener Charge 1." and "Draw 1 card."
      Then Gale is in A's hand
      And Dusk is in A's ener

    Scenario: an arts that does two of two modes does each of them once
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
      And Flare reads "Choose 2 of: [Draw 1 card.] [Ener Charge 1.]"
      When A uses the arts Flare
      And A chooses the modes "Draw 1 card." and "Ener Charge 1." if asked
      Then A has 1 card in hand
      And A has 1 card in ener

    Scenario: the first one is not there a second time
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
      And Spark reads "Choose 2 of: [Draw 1 card.] [Ener Charge 1.]"
      When A uses the spell Spark
      And A chooses the modes "Draw 1 card." and "Ener Charge 1." if asked
      Then A has 1 card in hand
      And A has 1 card in ener
