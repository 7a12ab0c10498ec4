@wixoss
Feature: zone Zones

  @clause-zone.1 @clause-zone.2
  Rule: zone.2 The game has twelve zones

    Scenario Outline: an effect puts a SIGNI of the field into the <zone> zone
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 opposing SIGNI. <what>."
      When A uses the spell Spark
      Then Frost is in B's <zone>

      Examples:
        | what                      | zone    |
        | Return it to hand         | hand    |
        | Put it into the ener zone | ener    |
        | Put it into the trash     | trash   |
        | Put it on top of the deck | deck    |
        | Remove it from the game   | removed |

  @clause-zone.3
  Rule: zone.3 A card that moved to another zone is another card

    Scenario Outline: <player>'s <card> returned to hand comes back without the power it was given
      Given the board
        | zone   | A                                 | B                                |
        | center | Ember power:3000                  | Thorn power:3000                 |
        | hand   | Spark kind:spell, Mist kind:spell | Tide kind:spell, Hymn kind:spell |
      And <strong> reads "Target 1 of your SIGNI. This turn, it has power +2000."
      And <back> reads "Target 1 of your SIGNI. Return it to hand."
      And it is <player>'s turn
      When <player> uses the spell <strong>
      Then <card> has power 5000
      When <player> uses the spell <back>
      And <player> plays <card> in the center
      Then <card> has power 3000

      Examples:
        | player | card  | strong | back |
        | A      | Ember | Spark  | Mist |
        | B      | Thorn | Tide   | Hymn |

    Scenario: an ability used once in the turn can be used again
      Given the board
        | zone   | A               | B |
        | center | Ember           |   |
        | hand   | Mist kind:spell |   |
      And Ember reads "Once per turn, Action: Draw 1 card."
      And Mist reads "Target 1 of your SIGNI. Return it to hand."
      When A activates Ember's ability
      Then A cannot activate Ember's ability
      When A uses the spell Mist
      And A plays Ember in the center
      Then A can activate Ember's ability

    Scenario Outline: a SIGNI to be banished at the turn's end is in <zone> after <moved>
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center | Ember            | Frost |
        | right  |                  | Gale  |
        | hand   | Spark kind:spell |       |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. At the end of this turn, banish it."
      And Spark reads "Target 1 opposing SIGNI. <moved>."
      When A activates Ember's ability
      And A chooses Frost
      And A uses the spell Spark
      And A chooses Frost
      And the turn passes to B
      Then Frost is in B's <zone>

      Examples:
        | moved                                    | zone   |
        | Down it                                  | ener   |
        | Return it to hand. Put it onto the field | center |

    @reading-W-08
    Scenario: a SIGNI that moves to another SIGNI zone is the same one
      Given the board
        | zone   | A                                 | B |
        | center | Ember power:3000                  |   |
        | right  | Frost                             |   |
        | hand   | Spark kind:spell, Mist kind:spell |   |
      And Spark reads "Target 1 of your SIGNI with power 3000 or less. This turn, it has power +2000."
      And Mist reads "Target 1 of your SIGNI with power 5000 or more. Move it to another SIGNI zone."
      When A uses the spell Spark
      And A chooses Ember
      And A uses the spell Mist
      Then Ember is in A's left
      And Ember has power 5000

    @clause-mode.2 @assumption-WA-13
    Scenario: a target that the opponent returns to hand before the spell is done is not banished
      Given the board
        | zone      | A                | B                             |
        | center    |                  | Frost                         |
        | hand      | Spark kind:spell |                               |
        | lrig deck |                  | Aegis kind:arts timing:cut-in |
      And Spark reads "Choose 1 of: [Target 1 opposing SIGNI. Banish it.] [Draw 1 card.]"
      And Aegis reads "Target 1 of your SIGNI. Return it to hand."
      When A uses the spell Spark
      And A chooses the mode "Target 1 opposing SIGNI. Banish it."
      And B uses the arts Aegis
      Then Frost is in B's hand
      And B's ener is empty

    @clause-life-burst.2
    Scenario: a card that its own Life Burst returns to hand stays there
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: Return this card to hand."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Thorn
      Then Thorn is in B's hand
      And B's ener is empty
