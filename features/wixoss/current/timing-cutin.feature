@wixoss
Feature: timing-cutin The use timing of a spell cut-in

  @clause-timing-cutin.1
  Rule: timing-cutin.1 A spell cut-in interrupts a spell that the opponent uses

    @assumption-WA-13
    Scenario Outline: <player>'s spell, and <other> cuts in
      Given the board
        | zone      | A                             | B                             |
        | hand      | Spark kind:spell              | Mist kind:spell               |
        | center    | Ember power:3000              | Frost power:3000              |
        | lrig deck | Flare kind:arts timing:cut-in | Aegis kind:arts timing:cut-in |
      And <spell> reads "Target 1 opposing SIGNI with power 3000 or less. Banish it."
      And <arts> reads "This turn, your SIGNI has power +2000."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      And <other> uses the arts <arts>
      Then <card> is in <other>'s center
      And <card> has power 5000

      Examples:
        | player | other | spell | arts  | card  |
        | A      | B     | Spark | Aegis | Frost |
        | B      | A     | Mist  | Flare | Ember |

    Scenario: without the cut-in the spell does what it says
      Given the board
        | zone      | A                | B                             |
        | hand      | Spark kind:spell |                               |
        | center    |                  | Frost power:3000              |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Target 1 opposing SIGNI with power 3000 or less. Banish it."
      And Aegis reads "This turn, your SIGNI has power +2000."
      When A uses the spell Spark
      Then B is asked whether to cut in
      When B does not cut in
      Then Frost is in B's ener

    @assumption-WA-15
    Scenario: the spell goes on after it
      Given the board
        | zone      | A                | B                             |
        | hand      | Spark kind:spell |                               |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Draw 2 cards."
      And Aegis reads "Draw 1 card."
      When A uses the spell Spark
      And B uses the arts Aegis
      Then A has drawn 2 cards
      And B has drawn 1 card
      And Spark is in A's trash

    @reading-W-50=several
    Scenario: the opponent who has cut into a spell can cut into it again
      Given the board
        | zone      | A                | B                                                               |
        | hand      | Spark kind:spell |                                                                 |
        | lrig deck |                  | Aegis kind:arts timing:cut-in, Palisade kind:arts timing:cut-in |
      And Spark reads "Draw 1 card."
      And Aegis reads "Ener Charge 1."
      And Palisade reads "Ener Charge 2."
      When A uses the spell Spark
      And B uses the arts Aegis
      Then B is asked whether to cut in

    @reading-W-50=one
    Scenario: the opponent who has cut into a spell cannot cut into it again
      Given the board
        | zone      | A                | B                                                               |
        | hand      | Spark kind:spell |                                                                 |
        | lrig deck |                  | Aegis kind:arts timing:cut-in, Palisade kind:arts timing:cut-in |
      And Spark reads "Draw 1 card."
      And Aegis reads "Ener Charge 1."
      And Palisade reads "Ener Charge 2."
      When A uses the spell Spark
      And B uses the arts Aegis
      Then B is not asked whether to cut in
      And A has drawn 1 card

  @clause-timing-cutin.2
  Rule: timing-cutin.2 Spells alone can be cut into

    Scenario Outline: <player> activates an ability, and <other> is not asked to cut in
      Given the board
        | zone      | A                             | B                             |
        | center    | Ember                         | Frost                         |
        | lrig deck | Flare kind:arts timing:cut-in | Aegis kind:arts timing:cut-in |
      And <user> reads "Action: Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <other> is not asked whether to cut in
      And <player> has drawn 1 card

      Examples:
        | player | other | user  |
        | A      | B     | Ember |
        | B      | A     | Frost |

    Scenario: an arts that is used is not cut into
      Given the board
        | zone      | A               | B                             |
        | lrig deck | Flare kind:arts | Aegis kind:arts timing:cut-in |
      And Flare reads "Draw 1 card."
      When A uses the arts Flare
      Then B is not asked whether to cut in
      And A has drawn 1 card

    Scenario: a piece that is used is not cut into
      Given the board
        | zone         | A                      | B                             |
        | left assist  | Mira level:0 type:Mira |                               |
        | right assist | Nova level:0 type:Nova |                               |
        | lrig deck    | Concord kind:piece     | Aegis kind:arts timing:cut-in |
      And Concord reads "Draw 1 card."
      When A uses the piece Concord
      Then B is not asked whether to cut in
      And A has drawn 1 card

    Scenario: a Life Burst that is activated is not cut into
      Given the board
        | zone      | A                             | B             |
        | center    | Ember                         |               |
        | lrig deck | Flare kind:arts timing:cut-in |               |
        | life      |                               | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      And B bursts Dawn
      Then A is not asked whether to cut in
      And B has drawn 1 card

    Scenario: a spell that is used can be cut into
      Given the board
        | zone      | A                | B                             |
        | hand      | Spark kind:spell |                               |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then B is asked whether to cut in

  @clause-timing-cutin.3
  Rule: timing-cutin.3 Players do not cut into their own spells

    Scenario Outline: <player> has the arts, and uses the spell
      Given the board
        | zone      | A                             | B                             |
        | hand      | Spark kind:spell              | Mist kind:spell               |
        | lrig deck | Flare kind:arts timing:cut-in | Aegis kind:arts timing:cut-in |
      And <spell> reads "Draw 1 card."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player> is not asked whether to cut in
      And <other> is asked whether to cut in

      Examples:
        | player | other | spell |
        | A      | B     | Spark |
        | B      | A     | Mist  |
