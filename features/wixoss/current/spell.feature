@wixoss
Feature: spell Spells

  @clause-spell.2 @clause-spell.1
  Rule: spell.2 Spells belong to the main deck

    Scenario: a main deck that holds spells is accepted
      Given a new game
      And A's deck holds Spark kind:spell copies:4
      Then the decks are accepted

    Scenario: a LRIG deck that holds a spell is refused
      Given a new game
      And A's lrig deck holds Spark kind:spell
      Then the decks are refused

  @clause-spell.3
  Rule: spell.3 A spell is used in its player's own main phase for its cost

    @assumption-WA-14 @assumption-WA-15
    Scenario Outline: <player> uses a spell and pays its cost
      Given the board
        | zone | A                           | B                          |
        | hand | Spark kind:spell cost:white | Tide kind:spell cost:white |
        | ener | Gale                        | Coral                      |
      And Spark reads "Draw 2 cards."
      And Tide reads "Draw 2 cards."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      And <player> pays
      Then <player> has 2 cards in hand
      And <spell> is in <player>'s trash
      And <paid> is in <player>'s trash

      Examples:
        | player | spell | paid  |
        | A      | Spark | Gale  |
        | B      | Tide  | Coral |

    Scenario: a spell whose cost cannot be paid is not used
      Given the board
        | zone | A                                          |
        | hand | Spark kind:spell cost:red, Mist kind:spell |
        | ener | Gale color:white                           |
      And Spark reads "Draw 2 cards."
      And Mist reads "Draw 1 card."
      Then A can use the spell Mist
      And A cannot use the spell Spark

    Scenario: the opponent does not use theirs
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Tide kind:spell |
      And Spark reads "Draw 1 card."
      And Tide reads "Draw 1 card."
      Then A can use the spell Spark
      And B cannot use the spell Tide

    Scenario: a spell is not used in the attack phase
      Given the board
        | zone      | A                             |
        | hand      | Spark kind:spell              |
        | lrig deck | Flare kind:arts timing:attack |
      And Spark reads "Draw 1 card."
      And Flare reads "Draw 1 card."
      When A ends the main phase
      Then A can use the arts Flare
      And A cannot use the spell Spark

    Scenario: the Ener of its player pays
      Given the board
        | zone | A                                            | B       |
        | hand | Spark kind:spell cost:white, Mist kind:spell |         |
        | ener |                                              | 2 cards |
      And Spark reads "Draw 1 card."
      And Mist reads "Draw 1 card."
      Then A can use the spell Mist
      And A cannot use the spell Spark

    Scenario: a SIGNI of the hand cannot be used as a spell
      Given the board
        | zone | A                      |
        | hand | Gale, Spark kind:spell |
      And Spark reads "Draw 1 card."
      Then A can use the spell Spark
      And A cannot use the spell Gale
