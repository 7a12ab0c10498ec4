@hololive
Feature: 10.5 Colours in costs

  @clause-10.5.2
  Rule: 10.5.2 A coloured icon needs one cheer of that colour, a colourless icon one of any

    Scenario Outline: A <may> use an art that costs <cost> with <cheer>
      Given the board
        | zone   | A            | B    |
        | center | Sora <cheer> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", <cost>, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | cheer            | cost                | may    |
        | cheer:red        | red                 | can    |
        | cheer:blue       | red                 | cannot |
        | cheer:blue       | colorless           | can    |
        | cheer:red        | red colorless       | cannot |
        | cheer:red/blue   | red colorless       | can    |
        | cheer:red/blue   | colorless red       | can    |
        | cheer:red*2      | red blue            | cannot |
        | cheer:red/blue   | blue red            | can    |
        | cheer:red/blue   | red red             | cannot |
        | cheer:blue/red   | red red             | cannot |
        | cheer:blue/green | red colorless       | cannot |
        | cheer:colorless  | red                 | cannot |
        | cheer:blue/green | colorless colorless | can    |

    Scenario Outline: a baton pass cost of <cost> <may> be paid with the center's cheers
      Given the board
        | zone   | A                         |
        | center | Sora baton:<cost> <cheer> |
        | back   | Roboco                    |
      Then A <may> baton pass to Roboco

      Examples:
        | cost          | cheer           | may    |
        | red           | cheer:red       | can    |
        | red           | cheer:blue      | cannot |
        | red           | cheer:colorless | cannot |
        | colorless     | cheer:blue      | can    |
        | red/colorless | cheer:red       | cannot |
        | red/colorless | cheer:red/blue  | can    |
        | none          |                 | can    |

    Scenario: the coloured icon is paid with that colour, whatever else is there
      Given the board
        | zone   | A                                   |
        | center | Sora baton:red cheer:blue/red/green |
        | back   | Roboco                              |
      When A baton passes to Roboco
      Then A's archive is Sora's red cheer

    Scenario Outline: a player pays a colourless icon with the <color> one of two cheers
      Given the board
        | zone   | A                                   |
        | center | Sora baton:colorless cheer:blue/red |
        | back   | Roboco                              |
      When A baton passes to Roboco
      And A chooses Sora's <color> cheer
      Then A's archive is Sora's <color> cheer

      Examples:
        | color |
        | blue  |
        | red   |

    @reading-H-58
    Scenario: a cheer that a coloured icon needs is not spent on a colourless one
      Given the board
        | zone   | A                                       |
        | center | Sora baton:colorless/red cheer:blue/red |
        | back   | Roboco                                  |
      When A baton passes to Roboco
      Then Sora has 0 cheers attached
      And Roboco is in the center position
