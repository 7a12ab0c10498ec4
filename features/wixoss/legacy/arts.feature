@wixoss
Feature: arts Arts

  @clause-arts.2 @clause-arts.1
  Rule: arts.2 An arts is a card of the LRIG deck

    Scenario Outline: <player>'s <deck> with an arts in it is <taken>
      Given a new game
      And <player>'s <deck> holds Flare kind:arts
      Then the decks are <taken>

      Examples:
        | player | deck      | taken    |
        | A      | lrig deck | accepted |
        | A      | deck      | refused  |
        | B      | lrig deck | accepted |
        | B      | deck      | refused  |

    Scenario Outline: an arts <can> be used from the <zone>
      Given the board
        | zone   | A               |
        | <zone> | Flare kind:arts |
      Then A <can> use the arts Flare

      Examples:
        | zone      | can    |
        | lrig deck | can    |
        | hand      | cannot |

  @clause-arts.3
  Rule: arts.3 The Ener cost of an arts is paid to use it

    Scenario Outline: <player>'s costs red and one more; A's Ener is <mine>, B's is <theirs>
      Given the board
        | zone      | A                                  | B                                  |
        | lrig deck | Flare kind:arts cost:red/colorless | Aegis kind:arts cost:red/colorless |
        | ener      | <mine>                             | <theirs>                           |
      And it is <player>'s turn
      Then <player> <can> use the arts <arts>

      Examples:
        | player | arts  | mine                              | theirs                            | can    |
        | A      | Flare | Ember color:red, Frost color:blue | -                                 | can    |
        | A      | Flare | Ember color:red                   | Thorn color:red, Coral color:red  | cannot |
        | A      | Flare | Gale color:blue, Frost color:blue | Thorn color:red, Coral color:red  | cannot |
        | B      | Aegis | -                                 | Thorn color:red, Coral color:blue | can    |
        | B      | Aegis | Ember color:red, Frost color:red  | Thorn color:red                   | cannot |

    Scenario: the Ener that paid for an arts is no longer in the Ener zone
      Given the board
        | zone      | A                                                  |
        | lrig deck | Flare kind:arts cost:red                           |
        | ener      | Ember color:red, Frost color:blue, Gale color:blue |
      And Flare reads "Draw 1 card."
      When A uses the arts Flare
      And A pays
      Then A's ener is Frost, Gale
      And A has drawn 1 card

  @clause-arts.4
  Rule: arts.4 An arts is used at the use timing that it says

    Scenario Outline: A's arts for <timing> <can> be used in <whose>'s <phase>
      Given the board
        | zone      | A                               |
        | lrig deck | Flare kind:arts timing:<timing> |
      And it is the start of <whose>'s <phase>
      Then A <can> use the arts Flare

      Examples:
        | timing      | whose | phase           | can    |
        | main        | A     | main phase      | can    |
        | main        | A     | pre-attack step | cannot |
        | attack      | A     | main phase      | cannot |
        | attack      | A     | pre-attack step | can    |
        | attack      | B     | defense step    | can    |
        | main        | B     | defense step    | cannot |
        | main/attack | A     | main phase      | can    |
        | main/attack | A     | pre-attack step | can    |
