@digicharat
Feature: 3-2-2 Responses to a battle

  @clause-3-2-2.1
  Rule: 3-2-2.1 A battle is one against one, and no other begins before it has ended

    Scenario Outline: <player>'s <attacker> attacks <target>, and the two strong ones take no part
      Given the board
        | zone  | A                            | B                              |
        | field | Dejiko power:1, Gema power:9 | Puchiko power:1, Usada power:9 |
      And <other> has set the event Nap that reads "Draw 1 card."
      And it is <player>'s turn
      When <player> attacks <target> with <attacker>
      Then <attacker> is attacking <target>
      When both pass
      Then A's field is Dejiko, Gema
      And B's field is Puchiko, Usada
      And <attacker> is asleep
      And <strong> is awake

      Examples:
        | player | attacker | other | target  | strong |
        | A      | Dejiko   | B     | Puchiko | Gema   |
        | B      | Puchiko  | A     | Dejiko  | Usada  |

    @example-3-2-2.1/e1 @assumption-DA-10
    Scenario: example 3-2-2.1/e1: another battle in response to a battle is denied
      Given the board
        | zone  | A            | B              |
        | field | Dejiko, Gema | Usada, Puchiko |
        | hand  | Kappa        |                |
      And B has set the event Nap that reads "Draw 1 card."
      When A attacks Usada with Dejiko
      And B passes
      Then A can bring out Kappa
      And A cannot attack Puchiko with Gema
      When both pass
      Then A can attack Puchiko with Gema

    Scenario: the defending player begins no battle in response
      Given the board
        | zone  | A           | B               |
        | field | Usada, Gema | Dejiko, Puchiko |
      And B has set the event Nap that reads "Draw 1 card."
      When A attacks Dejiko with Usada
      Then B can use Nap
      And B cannot attack Gema with Puchiko
      When both pass
      And the turn passes to B
      Then B can attack Gema with Puchiko

    Scenario: to a direct attack the defending player does not respond with one either
      Given the board
        | zone  | A              | B      |
        | field | Dejiko, Dejiko | Dejiko |
      And B has set the event Nap that reads "Draw 1 card."
      And it is B's turn
      Then B can attack A with Dejiko#3
      When the turn passes to A
      And A attacks B with Dejiko
      Then B can use Nap
      And B cannot attack A with Dejiko#3
