@wixoss @reading-W-14
Feature: lrig-type LRIG types

  @clause-lrig-type.1
  Rule: lrig-type.1 A LRIG is grown to whose type agrees

    Scenario Outline: growing from LRIG type <one> at level <level> to <other> requires a type in common
      Given the board
        | zone      | A                                |
        | lrig      | Lumi level:<level> type:<one>    |
        | lrig deck | Mira level:<higher> type:<other> |
      And it is the start of A's grow phase
      Then A <can> grow Lumi into Mira

      Examples:
        | one       | level | other     | higher | can    |
        | Luna      | 2     | Luna      | 3      | can    |
        | Luna      | 2     | Sola      | 3      | cannot |
        | Luna/Sola | 2     | Sola/Iona | 3      | can    |
        | Luna      | 0     | Luna      | 1      | can    |
        | Luna      | 0     | Sola      | 1      | cannot |

  @clause-lrig-type.2
  Rule: lrig-type.2 A card with a limiting condition is fielded and used under a center of its type, but bursts freely

    Scenario Outline: a SIGNI limited to <type> <can> be played under Luna and Sola
      Given the board
        | zone | A                           |
        | lrig | Lumi level:3 type:Luna/Sola |
        | hand | Ember limiting:<type>       |
      Then A <can> play Ember in the center

      Examples:
        | type | can    |
        | Luna | can    |
        | Sola | can    |
        | Iona | cannot |

    Scenario Outline: a spell limited to <type> <can> be used under Luna
      Given the board
        | zone | A                                |
        | lrig | Lumi level:3 type:Luna           |
        | hand | Spark kind:spell limiting:<type> |
      And Spark reads "Draw 1 card."
      Then A <can> use the spell Spark

      Examples:
        | type      | can    |
        | Luna      | can    |
        | Iona/Luna | can    |
        | Iona      | cannot |

    Scenario Outline: an arts limited to <type> <can> be used under Luna
      Given the board
        | zone      | A                               |
        | lrig      | Lumi level:3 type:Luna          |
        | lrig deck | Flare kind:arts limiting:<type> |
      And Flare reads "Draw 1 card."
      Then A <can> use the arts Flare

      Examples:
        | type | can    |
        | Luna | can    |
        | Iona | cannot |

    Scenario: an assist LRIG's type does not count
      Given the board
        | zone         | A                         |
        | lrig         | Lumi level:3 type:Luna    |
        | left assist  | Mira type:Sola            |
        | right assist | Nova type:Iona            |
        | hand         | Ember limiting:Sola, Gale |
      Then A can play Gale in the center
      And A cannot play Ember in the center

    Scenario: a burst of a card for another LRIG
      Given the board
        | zone   | A     | B                           |
        | center | Ember |                             |
        | lrig   |       | Mira level:3 type:Sola      |
        | life   |       | Thorn limiting:Luna, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Thorn
      Then B has 1 card in hand
