@wixoss @reading-W-36
Feature: assassin Assassin

  @clause-assassin.1
  Rule: assassin.1 A SIGNI with Assassin deals damage by its attack as if no SIGNI were in front

    Scenario Outline: <player>'s SIGNI with Assassin damages the opponent past the SIGNI in front
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Assassin."
      And Frost reads "Assassin."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has 6 cards in life
      And <player> has 7 cards in life

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: a SIGNI with Assassin deals damage past a far stronger SIGNI in front
      Given the board
        | zone   | A     | B                 |
        | center | Ember | Frost power:15000 |
      And Ember reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And Frost is in B's center

  @clause-assassin.2
  Rule: assassin.2 A SIGNI with Assassin does not battle the SIGNI in front

    Scenario: a weaker SIGNI in front stays
      Given the board
        | zone   | A                | B                |
        | center | Ember power:9000 | Frost power:1000 |
      And Ember reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's center
      And B's ener is B life 1

    Scenario: a SIGNI with Assassin that is attacked battles and is banished
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "Assassin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 7 cards in life

  @clause-assassin.3
  Rule: assassin.3 Damage by the attack of a SIGNI with Assassin wins over a player without Life Cloth

    Scenario Outline: <player>'s SIGNI with Assassin defeats an opponent without Life Cloth
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | life   | -     | -     |
      And Ember reads "Assassin."
      And Frost reads "Assassin."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has lost

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

  @clause-assassin.4
  Rule: assassin.4 With Double Crush it crushes two

    Scenario: a SIGNI with Assassin and Double Crush crushes two past a SIGNI in front
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Assassin."
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life
      And Frost is in B's center

    Scenario Outline: a SIGNI with Assassin that has Double Crush from a LRIG's ability crushes two with <front> in front
      Given the board
        | zone   | A            | B       |
        | center | Ember        | <front> |
        | lrig   | Lumi level:3 |         |
      And Ember reads "Assassin."
      And Lumi reads "Your SIGNI have Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life

      Examples:
        | front |
        | Frost |
        | -     |

  @clause-assassin.5
  Rule: assassin.5 With Lancer there is no battle for Lancer

    Scenario: a weaker SIGNI in front stays, and one Life Cloth is crushed
      Given the board
        | zone   | A     | B                |
        | center | Ember | Frost power:1000 |
      And Ember reads "Assassin."
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's center
      And B has 6 cards in life
