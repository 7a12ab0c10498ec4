@digicharat
Feature: 3-2-3 When an attack is complete

  @clause-3-2-3.1
  Rule: 3-2-3.1 An attack is complete when damage is done and the attacker falls asleep or is discarded

    Scenario Outline: <player>'s attacker is awake while the battle waits, and falls asleep when it is over
      Given the board
        | zone  | A      | B       |
        | field | Dejiko | Puchiko |
      And <other> has set the event Nap that reads "Draw 1 card."
      And it is <player>'s turn
      When <player> attacks <target> with <attacker>
      Then <attacker> is awake
      When both pass
      Then <attacker> is asleep

      Examples:
        | player | attacker | other | target  |
        | A      | Dejiko   | B     | Puchiko |
        | B      | Puchiko  | A     | Dejiko  |

    @assumption-DA-7
    Scenario: an attacker discarded in its battle has attacked, and its name attacks no more
      Given the board
        | zone  | A                            | B                      |
        | field | Dejiko guard:3, Dejiko, Gema | Puchiko power:3, Usada |
      When A attacks Puchiko with Dejiko
      And both pass
      Then Dejiko is in A's discard pile
      And A cannot attack Usada with Dejiko#2
      And A can attack Usada with Gema

    Scenario: an attacker falls asleep after a direct attack as well
      Given B's field holds Dejiko, Gema
      And it is B's turn
      When B attacks A with Dejiko
      And both pass
      Then Dejiko is asleep
      And Gema is awake
