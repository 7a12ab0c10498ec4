@digicharat
Feature: 3-2-1 Principles of battles

  @clause-3-2-1.1
  Rule: 3-2-1.1 Characters of one name battle once a turn

    @example-3-2-1.1/e1
    Scenario: example 3-2-1.1/e1: after a blue Dejiko, another blue Dejiko is denied
      Given the board
        | zone  | A                                    | B              |
        | field | Dejiko color:blue, Dejiko color:blue | Usada, Puchiko |
      Then A can attack Puchiko with Dejiko#2
      When A attacks Usada with Dejiko
      And both pass
      Then A cannot attack Puchiko with Dejiko#2

    @example-3-2-1.1/e2
    Scenario: example 3-2-1.1/e2: after a blue Dejiko, a blue Gema attacks
      Given the board
        | zone  | A                                  | B              |
        | field | Dejiko color:blue, Gema color:blue | Usada, Puchiko |
      When A attacks Usada with Dejiko
      And both pass
      And A attacks Puchiko with Gema
      And both pass
      Then Gema is asleep

    @example-3-2-1.1/e3
    Scenario: example 3-2-1.1/e3: after a blue Gema, a white Gema is denied
      Given the board
        | zone  | A                                 | B              |
        | field | Gema color:blue, Gema color:white | Usada, Puchiko |
      Then A can attack Puchiko with Gema#2
      When A attacks Usada with Gema
      And both pass
      Then A cannot attack Puchiko with Gema#2

    @example-3-2-1.1/e4
    Scenario: example 3-2-1.1/e4: after a white Gema, a white Kappa attacks
      Given the board
        | zone  | A                                   | B              |
        | field | Gema color:white, Kappa color:white | Usada, Puchiko |
      When A attacks Usada with Gema
      And both pass
      And A attacks Puchiko with Kappa
      And both pass
      Then Kappa is asleep

    @reading-D-06
    Scenario Outline: after B's Cinderella Dejiko, <other> <can> attack
      Given the board
        | zone  | A             | B                          |
        | field | Gema, Puchiko | Cinderella Dejiko, <other> |
      And it is B's turn
      When B attacks Gema with Cinderella Dejiko
      And both pass
      Then B <can> attack Puchiko with <other>

      Examples:
        | other            | can    |
        | Werewolf Dejiko  | cannot |
        | Cinderella Usada | can    |

    @reading-D-22=any-attack
    Scenario: a direct attack by a Dejiko counts, and no other Dejiko attacks
      Given A's field holds Dejiko, Dejiko, Gema
      When A attacks B with Dejiko
      And both pass
      Then A cannot attack B with Dejiko#2
      And A can attack B with Gema

    @reading-D-22=characters-alone
    Scenario: after a direct attack another of the name attacks
      Given A's field holds Dejiko, Dejiko, Gema
      When A attacks B with Dejiko
      And both pass
      Then A cannot attack B with Dejiko
      And A can attack B with Dejiko#2

    @assumption-DA-5
    Scenario: a character that has attacked and was woken cannot attack again
      Given the board
        | zone  | A            | B              |
        | field | Dejiko, Gema | Usada, Puchiko |
      And A has set the event Alarm that reads "Wake 1 of your asleep characters."
      When A attacks Usada with Dejiko
      And both pass
      And A uses Alarm
      And both pass
      Then Dejiko is awake
      And A cannot attack Puchiko with Dejiko
      And A can attack Puchiko with Gema

    Scenario: in each later turn a Dejiko can attack again
      Given the board
        | zone  | A                    | B             |
        | field | Dejiko, Dejiko, Gema | Usada, Dejiko |
      When A attacks Usada with Dejiko
      And both pass
      And the turn passes to B
      Then B can attack Gema with Dejiko#3
      When the turn passes to A
      Then A can attack Usada with Dejiko#2

    @reading-D-05=attacks
    Scenario: a name that was attacked is attacked again, by another name
      Given the board
        | zone  | A            | B                     |
        | field | Dejiko, Gema | Usada, Usada, Puchiko |
      When A attacks Usada with Dejiko
      And both pass
      And A attacks Usada#2 with Gema
      And both pass
      Then Gema is asleep

    @reading-D-05=attacked-too
    Scenario: a name that was attacked is not attacked again, whoever attacks
      Given the board
        | zone  | A            | B                     |
        | field | Dejiko, Gema | Usada, Usada, Puchiko |
      When A attacks Usada with Dejiko
      And both pass
      Then A cannot attack Usada#2 with Gema
      And A can attack Puchiko with Gema

    @reading-D-05
    Scenario: B's Usada was attacked, and A's attacks
      Given the board
        | zone  | A             | B              |
        | field | Dejiko, Usada | Usada, Puchiko |
      When A attacks Usada#2 with Dejiko
      And both pass
      And A attacks Puchiko with Usada
      And both pass
      Then Usada is asleep

  @clause-3-2-1.2
  Rule: 3-2-1.2 Characters of one name do not battle each other, whatever their colours

    @example-3-2-1.2/e1
    Scenario: example 3-2-1.2/e1: a blue Dejiko can attack a blue Gema
      Given the board
        | zone  | A                 | B               |
        | field | Dejiko color:blue | Gema color:blue |
      When A attacks Gema with Dejiko
      And both pass
      Then Dejiko is asleep

    @example-3-2-1.2/e2
    Scenario: example 3-2-1.2/e2: to cover with Usada against Usada is denied
      Given the board
        | zone  | A                    | B     |
        | field | Puchiko, Usada, Gema | Usada |
      And Usada reads "Cover."
      And Gema reads "Cover."
      And it is B's turn
      When B attacks Puchiko with Usada#2
      Then A cannot cover with Usada
      And A can cover with Gema

    @reading-D-06
    Scenario Outline: a white Gema is not attacked by a blue <other>
      Given the board
        | zone  | A                         | B                  |
        | field | Gema color:white, Puchiko | <other> color:blue |
      And it is B's turn
      Then B cannot attack Gema with <attacker>
      And B can attack Puchiko with <attacker>

      Examples:
        | other       | attacker    |
        | Gema        | Gema#2      |
        | Prince Gema | Prince Gema |

    @reading-D-06 @assumption-DA-5
    Scenario: a sleeping character of one name is not attacked either, and a cover of that name in another colour is denied
      Given the board
        | zone  | A                                                | B                              |
        | field | Gema color:blue, Usada color:red, Puchiko asleep | Gema color:white, Usada asleep |
      And Gema reads "Cover."
      And it is B's turn
      Then B cannot attack Gema with Gema#2

  @clause-3-2-1.3
  Rule: 3-2-1.3 Against a character of the same name an attack is not even declared

    @example-3-2-1.3/e1 @reading-D-06
    Scenario: example 3-2-1.3/e1: the attack is denied even with an event that would strike the player instead
      Given the board
        | zone  | A                               | B               |
        | field | Cinderella Dejiko, Blazer Usada | Werewolf Dejiko |
      And A has set the event Glare that reads "Your attacking character strikes your opponent."
      Then A cannot attack Werewolf Dejiko with Cinderella Dejiko
      And A can attack Werewolf Dejiko with Blazer Usada
