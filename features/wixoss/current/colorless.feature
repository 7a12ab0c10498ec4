@wixoss
Feature: colorless Colourless

  @clause-colorless.1 @clause-colorless.2 @clause-colorless.3
  Rule: colorless.3 A colourless cost is paid with Ener of any colour, or of none

    @assumption-WA-14
    Scenario Outline: <player> pays a colourless cost with Ener that is <color>
      Given the board
        | zone | A                               | B                              |
        | hand | Spark kind:spell cost:colorless | Mist kind:spell cost:colorless |
        | ener | Ember color:<color>             | Frost color:<color>            |
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <ener> is in <player>'s trash

      Examples:
        | player | color     | spell | ener  |
        | A      | white     | Spark | Ember |
        | A      | red       | Spark | Ember |
        | A      | blue      | Spark | Ember |
        | A      | green     | Spark | Ember |
        | A      | black     | Spark | Ember |
        | A      | colorless | Spark | Ember |
        | B      | black     | Mist  | Frost |

    @assumption-WA-14
    Scenario: two of it, with Ener of two colours
      Given the board
        | zone | A                                 | B |
        | hand | Spark kind:spell cost:colorless*2 |   |
        | ener | Ember color:red, Frost color:blue |   |
      When A uses the spell Spark
      Then A's ener is empty
      And Ember is in A's trash
      And Frost is in A's trash

  @clause-colorless.4
  Rule: colorless.4 Colourless Ener pays for no colour

    Scenario Outline: a cost of <cost> <can> be paid by <player> with <ener> Ener
      Given the board
        | zone | A                            | B                           |
        | hand | Spark kind:spell cost:<cost> | Mist kind:spell cost:<cost> |
        | ener | Ember color:<ener>           | Frost color:<ener>          |
      And it is <player>'s turn
      Then <player> <can> use the spell <spell>

      Examples:
        | player | ener      | cost      | can    | spell |
        | A      | colorless | white     | cannot | Spark |
        | A      | colorless | red       | cannot | Spark |
        | A      | colorless | blue      | cannot | Spark |
        | A      | colorless | green     | cannot | Spark |
        | A      | colorless | black     | cannot | Spark |
        | A      | colorless | colorless | can    | Spark |
        | A      | green     | green     | can    | Spark |
        | B      | colorless | white     | cannot | Mist  |

  @clause-colorless.5
  Rule: colorless.5 Where a colour is chosen colourless is none

    Scenario Outline: <player> chooses a colour such as <color>, and colourless is not offered
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <user> reads "Action: This turn, this SIGNI is a color of your choice."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <player> can pick the color <color>
      And <player> cannot pick the color colorless
      When <player> picks the color <color>
      Then <user> is <color>

      Examples:
        | player | user  | color |
        | A      | Ember | red   |
        | A      | Ember | black |
        | B      | Frost | blue  |
