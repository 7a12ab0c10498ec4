@wixoss
Feature: grow Growing

  @clause-grow.1 @clause-grow-cost.1
  Rule: grow.1 The grow cost is paid, and a LRIG of the LRIG deck laid onto the center

    @assumption-WA-14
    Scenario Outline: <player> pays the grow cost, and the new LRIG lies on the old one
      Given the board
        | zone      | A                         | B                       |
        | lrig      | Lumi level:1              | Mira level:1            |
        | lrig deck | Lumi-2 level:2 grow:white | Mira-2 level:2 grow:red |
        | ener      | Ember, Dusk color:red     | Frost color:red, Dawn   |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <lrig>-2
      And <player> pays with <ener>
      Then <lrig>-2 is in <player>'s lrig
      And <lrig> is under <lrig>-2
      And <player>'s trash is <ener>
      And <player>'s lrig deck is empty

      Examples:
        | player | lrig | ener  |
        | A      | Lumi | Ember |
        | B      | Mira | Frost |

    @assumption-WA-14
    Scenario Outline: with <ener> for a cost of white and one more
      Given the board
        | zone      | A                                   | B |
        | lrig      | Lumi level:1                        |   |
        | lrig deck | Lumi-2 level:2 grow:white/colorless |   |
        | ener      | <ener>                              |   |
      And it is the start of A's grow phase
      Then A <can> grow Lumi into Lumi-2

      Examples:
        | ener                             | can    |
        | -                                | cannot |
        | Ember                            | cannot |
        | Ember color:red, Frost color:red | cannot |
        | Ember, Frost color:red           | can    |

    Scenario: a LRIG that lies elsewhere is not grown to
      Given the board
        | zone       | A              | B              |
        | lrig       | Lumi level:1   |                |
        | lrig trash | Lumi-2 level:2 |                |
        | lrig deck  |                | Mira-2 level:2 |
      And it is the start of A's grow phase
      Then A cannot grow Lumi

    @assumption-WA-7
    Scenario Outline: <player>'s center that is <lies> grows, and is so still
      Given the board
        | zone      | A              | B              |
        | lrig      | Lumi <how>     | Mira <how>     |
        | lrig deck | Lumi-2 level:2 | Mira-2 level:2 |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <lrig>-2
      Then <lrig>-2 is <lies>

      Examples:
        | player | lrig | how          | lies |
        | A      | Lumi | level:1 down | down |
        | A      | Lumi | level:1      | up   |
        | B      | Mira | level:1 down | down |

    Scenario: a card under the center LRIG stays underneath when it grows
      Given the board
        | zone      | A                      | B |
        | lrig      | Lumi level:2 under:Old |   |
        | lrig deck | Lumi-3 level:3         |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-3
      Then Lumi is under Lumi-3
      And Old is under Lumi-3

    Scenario: an ability about growing triggers as its player's center LRIG grows
      Given the board
        | zone      | A              | B     |
        | lrig      | Lumi level:1   |       |
        | lrig deck | Lumi-2 level:2 |       |
        | center    | Ember          | Frost |
      And Ember reads "When you grow, draw 1 card."
      And Frost reads "When you grow, draw 1 card."
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-2
      Then A has drawn 1 card
      And B has drawn 0 cards

  @clause-grow.3
  Rule: grow.3 The center LRIG grows once in the grow phase of a turn

    Scenario Outline: <player> could grow on, but not in this turn
      Given the board
        | zone      | A                              | B                              |
        | lrig      | Lumi level:1                   | Mira level:1                   |
        | lrig deck | Lumi-2 level:2, Lumi-3 level:3 | Mira-2 level:2, Mira-3 level:3 |
      And it is the start of <player>'s grow phase
      When <player> grows <lrig> into <lrig>-2
      Then <player> cannot grow <lrig>-2 into <lrig>-3

      Examples:
        | player | lrig |
        | A      | Lumi |
        | B      | Mira |

    Scenario: a center LRIG that has grown can grow again in its player's next turn
      Given the board
        | zone      | A                              | B |
        | lrig      | Lumi level:1                   |   |
        | lrig deck | Lumi-2 level:2, Lumi-3 level:3 |   |
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-2
      And the turn passes to B
      And the turn goes on to A's grow phase
      Then A can grow Lumi-2 into Lumi-3

    Scenario: A ends the grow phase without growing, though growing is possible
      Given the board
        | zone      | A              |
        | lrig      | Lumi level:1   |
        | lrig deck | Lumi-2 level:2 |
      And it is the start of A's grow phase
      Then A can grow Lumi into Lumi-2
      When A ends the grow phase
      Then it is A's main phase
      And Lumi is in A's lrig

  @clause-grow.4 @reading-W-14
  Rule: grow.4 A LRIG type has to be shared

    Scenario Outline: <player>'s LRIG of type <from> grows to type <to> if a type is shared
      Given the board
        | zone      | A                        | B                        |
        | lrig      | Lumi level:1 type:<from> | Mira level:1 type:<from> |
        | lrig deck | Hana level:2 type:<to>   | Iona level:2 type:<to>   |
      And it is the start of <player>'s grow phase
      Then <player> <can> grow <lrig> into <next>

      Examples:
        | player | from      | to        | can    | lrig | next |
        | A      | Lumi      | Lumi      | can    | Lumi | Hana |
        | A      | Lumi      | Hana      | cannot | Lumi | Hana |
        | A      | Lumi      | Lumi/Hana | can    | Lumi | Hana |
        | A      | Lumi/Hana | Hana      | can    | Lumi | Hana |
        | A      | Lumi/Hana | Iona/Hana | can    | Lumi | Hana |
        | B      | Lumi      | Hana      | cannot | Mira | Iona |
        | B      | Lumi      | Lumi      | can    | Mira | Iona |

  @clause-grow.5
  Rule: grow.5 To a LRIG one level higher, and no other

    Scenario Outline: <player>'s LRIG of level 2 <can> grow to one of level <level>
      Given the board
        | zone      | A                  | B                  |
        | lrig      | Lumi level:2       | Mira level:2       |
        | lrig deck | Hana level:<level> | Iona level:<level> |
      And it is the start of <player>'s grow phase
      Then <player> <can> grow <lrig> into <next>

      Examples:
        | player | level | can    | lrig | next |
        | A      | 3     | can    | Lumi | Hana |
        | A      | 4     | cannot | Lumi | Hana |
        | A      | 2     | cannot | Lumi | Hana |
        | A      | 1     | cannot | Lumi | Hana |
        | B      | 3     | can    | Mira | Iona |
        | B      | 4     | cannot | Mira | Iona |

  @clause-grow.6
  Rule: grow.6 A grow condition has to be met besides

    Scenario Outline: three cards in Ener wanted, and <number> there
      Given the board
        | zone      | A              | B              |
        | lrig      | Lumi level:1   | Mira level:1   |
        | lrig deck | Lumi-2 level:2 | Mira-2 level:2 |
        | ener      | <number>       | <number>       |
      And <lrig>-2 reads "Grow only if you have 3 or more cards in your ener zone."
      And it is the start of <player>'s grow phase
      Then <player> <can> grow <lrig> into <lrig>-2

      Examples:
        | player | lrig | number  | can    |
        | A      | Lumi | 3 cards | can    |
        | A      | Lumi | 2 cards | cannot |
        | B      | Mira | 4 cards | can    |
        | B      | Mira | 2 cards | cannot |

    Scenario Outline: a LRIG of level 1 that asks for a red SIGNI <can> be grown to with a <color> one
      Given the board
        | zone      | A                           |
        | lrig      | Lumi level:0                |
        | lrig deck | Lumi-1 level:1              |
        | center    | Ember level:0 color:<color> |
      And Lumi-1 reads "Grow only if there is a red SIGNI."
      And it is the start of A's grow phase
      Then A <can> grow Lumi into Lumi-1

      Examples:
        | color | can    |
        | red   | can    |
        | blue  | cannot |

  @clause-grow.7
  Rule: grow.7 Assist LRIGs grow at the timing that they print

    Scenario Outline: an assist of the timing <timing> in <player>'s main phase
      Given the board
        | zone         | A                                                    | B                                                    |
        | lrig         | Lumi level:3 type:Lumi                               | Hana level:3 type:Hana                               |
        | left assist  | Mira level:0 type:Mira                               | Iona level:0 type:Iona                               |
        | right assist | Nova level:0 type:Nova                               | Vera level:0 type:Vera                               |
        | lrig deck    | Mira-1 kind:assist level:1 type:Mira timing:<timing> | Iona-1 kind:assist level:1 type:Iona timing:<timing> |
      And it is <player>'s turn
      Then <player> <can> grow <assist> into <assist>-1

      Examples:
        | player | assist | timing      | can    |
        | A      | Mira   | main        | can    |
        | A      | Mira   | attack      | cannot |
        | A      | Mira   | main/attack | can    |
        | B      | Iona   | main        | can    |
        | B      | Iona   | attack      | cannot |

    Scenario Outline: an assist of the timing <timing> in the attack phase
      Given the board
        | zone         | A                                                                                   | B |
        | lrig         | Lumi level:3 type:Lumi                                                              |   |
        | left assist  | Mira level:0 type:Mira                                                              |   |
        | right assist | Nova level:0 type:Nova                                                              |   |
        | lrig deck    | Mira-1 kind:assist level:1 type:Mira timing:<timing>, Flare kind:arts timing:attack |   |
      And it is the start of A's pre-attack step
      Then A <can> grow Mira into Mira-1

      Examples:
        | timing      | can    |
        | main        | cannot |
        | attack      | can    |
        | main/attack | can    |

    Scenario: an assist LRIG does not grow in the grow phase
      Given the board
        | zone         | A                                                              | B |
        | lrig         | Lumi level:2 type:Lumi                                         |   |
        | left assist  | Mira level:0 type:Mira                                         |   |
        | right assist | Nova level:0 type:Nova                                         |   |
        | lrig deck    | Mira-1 kind:assist level:1 type:Mira, Lumi-3 level:3 type:Lumi |   |
      And it is the start of A's grow phase
      Then A cannot grow Mira into Mira-1
      And A can grow Lumi into Lumi-3
