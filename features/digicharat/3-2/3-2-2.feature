@digicharat
Feature: 3-2-2 Responses to a battle

  @clause-3-2-2.1
  Rule: 3-2-2.1 A battle is one against one, and no other begins before it has ended

    @assumption-DA-13
    Scenario Outline: of four characters, the two that <player> names battle
      Given the board
        | zone  | A                            | B                              |
        | field | Dejiko power:1, Gema power:1 | Puchiko power:1, Usada power:1 |
      And it is <player>'s turn
      When <player> attacks <target> with <attacker>
      Then <attacker> is attacking <target>
      When both pass
      Then <attacker> is asleep
      And <other> is awake

      Examples:
        | player | attacker | target  | other  |
        | A      | Dejiko   | Puchiko | Gema   |
        | A      | Gema     | Usada   | Dejiko |
        | B      | Puchiko  | Dejiko  | Usada  |

    @example-3-2-2.1/e1 @assumption-DA-10
    Scenario: example 3-2-2.1/e1: the attacking player begins no other battle in response
      Given the board
        | zone  | A            | B              |
        | field | Dejiko, Gema | Usada, Puchiko |
        | hand  | Kappa        | Kappa          |
      When A attacks Usada with Dejiko
      And B passes
      Then A can bring out Kappa
      And A cannot attack Puchiko with Gema
      When both pass
      Then A can attack Puchiko with Gema

    Scenario: the defending player begins no battle in response
      Given the board
        | zone  | A     | B               |
        | field | Usada | Dejiko, Puchiko |
      And B has set the event Nap that reads "Draw 1 card."
      When A attacks Dejiko with Usada
      Then B can use Nap
      And B cannot attack Usada with Puchiko
      When both pass
      And the turn passes to B
      Then B can attack Usada with Puchiko
