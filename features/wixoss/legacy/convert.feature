@wixoss
Feature: convert Convert

  @clause-convert.1
  Rule: convert.1 Convert works in the Ener zone alone

    Scenario Outline: in the <zone> the card has its own colour
      Given the board
        | zone   | A                 |
        | <zone> | Ember color:white |
      And Ember reads "Convert red."
      Then Ember is not red
      And Ember is white

      Examples:
        | zone   |
        | center |
        | hand   |
        | trash  |

    Scenario: a cost that is paid with what lies elsewhere
      Given the board
        | zone   | A                         |
        | center | Ember color:white         |
        | ener   | Gale color:white          |
        | hand   | Spark kind:spell cost:red |
      And Ember reads "Convert red."
      Then A cannot use the spell Spark

    Scenario: a card with Convert red in the Ener zone can pay for red
      Given the board
        | zone   | A                         |
        | center | Gale color:white          |
        | ener   | Ember color:white         |
        | hand   | Spark kind:spell cost:red |
      And Ember reads "Convert red."
      Then A can use the spell Spark

  @clause-convert.2
  Rule: convert.2 As Ener it pays as a card of the colour that it says

    Scenario Outline: a spell that costs <cost>
      Given the board
        | zone | A                            | B                           |
        | ener | Ember color:white            | Thorn color:white           |
        | hand | Spark kind:spell cost:<cost> | Tide kind:spell cost:<cost> |
      And Ember reads "Convert red."
      And Thorn reads "Convert red."
      And it is <player>'s turn
      Then <player> <can> use the spell <spell>

      Examples:
        | player | spell | cost          | can    |
        | A      | Spark | red           | can    |
        | A      | Spark | blue          | cannot |
        | A      | Spark | red/colorless | cannot |
        | B      | Tide  | red           | can    |
        | B      | Tide  | blue          | cannot |

    Scenario: a card with Convert red is the Ener that pays for a red spell
      Given the board
        | zone | A                                   |
        | ener | Ember color:white, Gale color:white |
        | hand | Spark kind:spell cost:red           |
      And Ember reads "Convert red."
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then A's ener is Gale
      And A has drawn 1 card

    Scenario Outline: a card with Convert red pays a grow cost of <cost>
      Given the board
        | zone      | A                        |
        | lrig      | Lumi level:2             |
        | ener      | Ember color:white        |
        | lrig deck | Mira level:3 grow:<cost> |
      And Ember reads "Convert red."
      And it is the start of A's grow phase
      When A grows Lumi into Mira
      Then Mira is in A's lrig
      And A's ener is empty

      Examples:
        | cost      |
        | red       |
        | colorless |

    Scenario Outline: in the opponent's turn an arts that costs <cost>
      Given the board
        | zone      | A                                         |
        | lrig deck | Flare kind:arts timing:attack cost:<cost> |
        | ener      | Ember color:white                         |
      And Ember reads "Convert red."
      And it is the start of B's defense step
      Then A <can> use the arts Flare

      Examples:
        | cost | can    |
        | red  | can    |
        | blue | cannot |

  @clause-convert.3
  Rule: convert.3 A card with Convert still pays as a card of its own colour

    Scenario Outline: a card of one colour for <cost>
      Given the board
        | zone | A                            |
        | ener | Ember color:white            |
        | hand | Spark kind:spell cost:<cost> |
      And Ember reads "Convert red."
      Then A <can> use the spell Spark

      Examples:
        | cost      | can    |
        | white     | can    |
        | red       | can    |
        | white/red | cannot |
        | colorless | can    |
