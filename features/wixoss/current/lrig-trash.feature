@wixoss
Feature: lrig-trash The LRIG trash

  @clause-lrig-trash.1 @clause-lrig-trash.2
  Rule: lrig-trash.2 The cards in a LRIG trash are seen by both players

    Scenario Outline: <player> sees the cards in the LRIG trash of both players
      Given the board
        | zone       | A                              | B                              |
        | lrig trash | Lumi, 3 cards, Flare kind:arts | Mira, 3 cards, Aegis kind:arts |
      Then <player> sees Lumi
      And <player> sees Flare
      And <player> sees Mira
      And <player> sees Aegis

      Examples:
        | player |
        | A      |
        | B      |

  @clause-lrig-trash.3
  Rule: lrig-trash.3 Arts, LRIGs and Resonas come to lie there

    @assumption-WA-15
    Scenario Outline: <player>'s arts that has been used
      Given the board
        | zone      | A               | B               |
        | lrig deck | Flare kind:arts | Aegis kind:arts |
      And <arts> reads "Draw 1 card."
      And it is <player>'s turn
      When <player> uses the arts <arts>
      Then <player>'s lrig trash is <arts>
      And <player>'s trash is empty

      Examples:
        | player | arts  |
        | A      | Flare |
        | B      | Aegis |

    Scenario: a LRIG out from under another
      Given the board
        | zone | A                        | B |
        | lrig | Lumi level:2 under:Older |   |
      And Lumi reads "Action (exceed 1): Draw 1 card."
      When A activates Lumi's ability
      Then A's lrig trash is Older
      And A's trash is empty

    @assumption-WA-24
    Scenario Outline: <player>'s effect on each LRIG of the other
      Given the board
        | zone         | A                                 | B                                |
        | lrig         | Lumi level:1 under:Base           | Hana level:1 under:Root          |
        | left assist  | Mira type:Sola                    | Iona type:Sola                   |
        | right assist | Nova type:Nova                    | Vera type:Nova                   |
        | hand         | Spark kind:spell, Mist kind:spell | Tide kind:spell, Hymn kind:spell |
      And <first> reads "Target 1 opposing center LRIG. Put it into the trash."
      And <second> reads "Target 1 opposing assist LRIG. Put it into the trash."
      And it is <player>'s turn
      When <player> uses the spell <first>
      And <player> uses the spell <second>
      And <player> chooses <assist>
      Then <other>'s lrig trash is <assist>
      And <center> is in <other>'s lrig

      Examples:
        | player | other | first | second | center | assist |
        | A      | B     | Spark | Mist   | Hana   | Iona   |
        | B      | A     | Tide  | Hymn   | Lumi   | Nova   |
