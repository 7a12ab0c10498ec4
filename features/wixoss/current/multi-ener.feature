@wixoss
Feature: multi-ener Multi Ener

  @clause-multi-ener.1
  Rule: multi-ener.1 Multi Ener works in the Ener zone, and nowhere else

    Scenario Outline: a white SIGNI with it lies in the <zone>
      Given the board
        | zone   | A                         | B |
        | hand   | Spark kind:spell cost:red |   |
        | <zone> | Ember                     |   |
      And Ember reads "Multi Ener."
      Then A <can> use the spell Spark

      Examples:
        | zone   | can    |
        | ener   | can    |
        | center | cannot |
        | trash  | cannot |

    Scenario: on the field it is white, and not red
      Given the board
        | zone   | A                | B               |
        | hand   | Spark kind:spell |                 |
        | left   |                  | Ember           |
        | center |                  | Frost color:red |
      And Ember reads "Multi Ener."
      And Spark reads "Target 1 opposing red SIGNI. Banish it."
      When A uses the spell Spark
      Then Frost is in B's ener
      And Ember is in B's left

  @clause-multi-ener.2
  Rule: multi-ener.2 A card with Multi Ener pays as any one colour

    @assumption-WA-14
    Scenario Outline: <player> pays <cost> with a white one
      Given the board
        | zone | A                            | B                           |
        | hand | Spark kind:spell cost:<cost> | Mist kind:spell cost:<cost> |
        | ener | Ember                        | Frost                       |
      And <ener> reads "Multi Ener."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <ener> is in <player>'s trash

      Examples:
        | player | cost      | spell | ener  |
        | A      | white     | Spark | Ember |
        | A      | red       | Spark | Ember |
        | A      | blue      | Spark | Ember |
        | A      | green     | Spark | Ember |
        | A      | black     | Spark | Ember |
        | A      | colorless | Spark | Ember |
        | B      | red       | Mist  | Frost |

    @assumption-WA-14
    Scenario Outline: A <can> pay <cost> with <more> and one card with Multi Ener
      Given the board
        | zone | A                            | B |
        | hand | Spark kind:spell cost:<cost> |   |
        | ener | Ember, <more>                |   |
      And Ember reads "Multi Ener."
      Then A <can> use the spell Spark

      Examples:
        | cost     | more            | can    |
        | red/blue | Frost           | cannot |
        | red/blue | Frost color:red | can    |
        | red*2    | Frost color:red | can    |
        | red*2    | Frost           | cannot |

    Scenario: without it a white one does not pay for red
      Given the board
        | zone | A                         | B |
        | hand | Spark kind:spell cost:red |   |
        | ener | Ember                     |   |
      Then A cannot use the spell Spark

    Scenario: any cost in Ener, as that of growing
      Given the board
        | zone      | A                        | B |
        | lrig      | Lumi level:2             |   |
        | lrig deck | Lumi-3 level:3 grow:blue |   |
        | ener      | Ember                    |   |
      And Ember reads "Multi Ener."
      And it is the start of A's grow phase
      Then A can grow Lumi into Lumi-3
