@digicharat
Feature: 3-5 Cover

  @clause-3-5.1
  Rule: 3-5.1 Only the defending player covers

    @assumption-DA-10
    Scenario Outline: <act>, and <other> <can> cover, <player> cannot
      Given the board
        | zone  | A             | B           |
        | field | Dejiko, Usada | Gema, Kappa |
        | event | Study         | Nap         |
        | hand  | Puchiko       | Puchiko#2   |
      And Usada reads "Cover."
      And Kappa reads "Cover."
      And it is <player>'s turn
      When <act>
      Then <other> <can> cover with <theirs>
      When <other> passes
      Then <player> can bring out <coming>
      And <player> cannot cover with <own>

      Examples:
        | act                        | player | other | can    | theirs | own   | coming    |
        | A attacks Gema with Dejiko | A      | B     | can    | Kappa  | Usada | Puchiko   |
        | B attacks Dejiko with Gema | B      | A     | can    | Usada  | Kappa | Puchiko#2 |
        | A uses Study               | A      | B     | cannot | Kappa  | Usada | Puchiko   |

    @assumption-DA-10 @assumption-DA-13
    Scenario Outline: <other> <can> take the attack after <act>, and <player> cannot
      Given the board
        | zone  | A       | B         |
        | field | Dejiko  | Gema      |
        | event | Study   | Nap       |
        | hand  | Puchiko | Puchiko#2 |
      And it is <player>'s turn
      When <act>
      Then <other> <can> take the attack
      When <other> passes
      Then <player> can bring out <coming>
      And <player> cannot take the attack

      Examples:
        | act                        | player | other | can    | coming    |
        | A attacks Gema with Dejiko | A      | B     | can    | Puchiko   |
        | B attacks Dejiko with Gema | B      | A     | can    | Puchiko#2 |
        | A uses Study               | A      | B     | cannot | Puchiko   |

  @clause-3-5.2
  Rule: 3-5.2 A character with the skill must be awake to use it

    Scenario Outline: B's <usada> <can> cover for Gema
      Given the board
        | zone  | A      | B                    |
        | field | Dejiko | Gema, <usada>, Kappa |
      And Usada reads "Cover."
      And Kappa reads "Cover."
      When A attacks Gema with Dejiko
      Then B can cover with Kappa
      And B <can> cover with Usada

      Examples:
        | usada        | can    |
        | Usada        | can    |
        | Usada asleep | cannot |

    Scenario: an awake character without the skill cannot, one with it can
      Given the board
        | zone  | A      | B                    |
        | field | Dejiko | Gema, Puchiko, Usada |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      Then B can cover with Usada
      And B cannot cover with Puchiko

  @clause-3-5.3
  Rule: 3-5.3 A character falls asleep when it is declared that it covers

    @assumption-DA-10
    Scenario: the covering character sleeps while the battle still waits, and no other character does
      Given the board
        | zone  | A      | B                  |
        | field | Dejiko | Gema, Usada, Kappa |
      And Usada reads "Cover."
      And Kappa reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      Then Usada is asleep
      And Gema is awake
      And Kappa is awake
      And Dejiko is awake

    @clause-3-5.2 @assumption-DA-5 @assumption-DA-7
    Scenario: a character that covered still sleeps in the next battle, and cannot cover
      Given the board
        | zone  | A               | B                          |
        | field | Dejiko, Puchiko | Gema, Usada guard:9, Kappa |
      And Usada reads "Cover."
      And Kappa reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And both pass
      And A attacks Gema with Puchiko
      Then B can cover with Kappa
      And B cannot cover with Usada

  @clause-3-5.4 @assumption-DA-7
  Rule: 3-5.4 A character that covers has no power left for that battle, even if it is woken

    Scenario Outline: Usada strikes back if attacked, but not if covering: <answer>
      Given the board
        | zone  | A                      | B                                   |
        | field | Dejiko power:5 guard:3 | Usada power:3 guard:9, Gema power:1 |
      And Usada reads "Cover."
      When A attacks <target> with Dejiko
      And <answer>
      And both pass
      Then Dejiko is in A's <zone>

      Examples:
        | target | answer              | zone         |
        | Usada  | both pass           | discard pile |
        | Gema   | B covers with Usada | field        |

    @assumption-DA-10
    Scenario: a covering character's power is gone from the declaration until after the battle
      Given the board
        | zone  | A              | B                           |
        | field | Dejiko power:2 | Usada power:3 guard:9, Gema |
      And Usada reads "Cover."
      And B has set the event Study that reads "Draw 1 card."
      When A attacks Gema with Dejiko
      And B covers with Usada
      Then Usada has power 0
      When both pass
      Then Usada has power 3

    @assumption-DA-10 @assumption-DA-11
    Scenario Outline: a covering Usada deals no damage though woken or strengthened by an event
      Given the board
        | zone  | A                      | B                                   |
        | field | Dejiko power:5 guard:3 | Usada power:3 guard:9, Gema power:1 |
      And Usada reads "Cover."
      And B has set the event Alarm that reads "<text>"
      When A attacks Gema with Dejiko
      And B covers with Usada
      And B uses Alarm on Usada
      And both pass
      Then Usada is <posture>
      And Dejiko is in A's field

      Examples:
        | text                                          | posture |
        | Wake 1 of your characters.                    | awake   |
        | This turn, 1 of your characters has power +5. | asleep  |

    @reading-D-05 @assumption-DA-5
    Scenario: in the next battle of the turn it has its power again
      Given the board
        | zone  | A                       | B                           |
        | field | Dejiko, Puchiko guard:3 | Usada power:3 guard:9, Gema |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And both pass
      And A attacks Usada with Puchiko
      And both pass
      Then Puchiko is in A's discard pile

  @clause-3-5.5
  Rule: 3-5.5 A covered character is out of the battle from the declaration on

    @assumption-DA-7
    Scenario: Gema, who was covered, neither takes damage nor deals any
      Given the board
        | zone  | A                      | B                                   |
        | field | Dejiko power:5 guard:3 | Gema power:9, Usada power:1 guard:6 |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And both pass
      Then Gema is in B's field
      And Dejiko is in A's field

    @assumption-DA-7 @assumption-DA-10 @assumption-DA-11
    Scenario Outline: <gone> is discarded before the battle, in which Usada covers Gema
      Given the board
        | zone  | A              | B           |
        | field | Dejiko power:5 | Gema, Usada |
      And Usada reads "Cover."
      And A has set the event Trip that reads "Discard 1 opposing character."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And A uses Trip on <gone>
      And both pass
      Then <gone> is in B's discard pile
      And Dejiko is <posture>

      Examples:
        | gone  | posture |
        | Gema  | asleep  |
        | Usada | awake   |

  @clause-3-5.6
  Rule: 3-5.6 The skill to cover is used only when the player says so

    @assumption-DA-7
    Scenario Outline: Gema would fall to the attack, and Usada could cover: <answer>
      Given the board
        | zone  | A              | B                   |
        | field | Dejiko power:5 | Gema, Usada guard:9 |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      And <answer>
      And both pass
      Then Gema is in B's <zone>
      And Usada is <posture>

      Examples:
        | answer              | zone         | posture |
        | B passes            | discard pile | awake   |
        | B covers with Usada | field        | asleep  |

  @clause-3-5.7
  Rule: 3-5.7 The number of times that a player covers is not limited

    @reading-D-07 @assumption-DA-5 @assumption-DA-7 @assumption-DA-8 @assumption-DA-13
    Scenario: the player takes an attack, another, and could take a third
      Given A's field holds Dejiko power:3 guard:1, Usada power:4, Kappa
      And B's field holds Gema power:9
      When A attacks Gema with Dejiko
      And B takes the attack
      And both pass
      And A attacks Gema with Usada
      And B takes the attack
      And both pass
      And A attacks Gema with Kappa
      Then B can take the attack
      And B has 13 cards in deck
      And Dejiko is asleep

    @clause-3-5.5 @clause-3-5.9 @assumption-DA-10
    Scenario: in one battle two characters cover, one after the other
      Given the board
        | zone  | A      | B                  |
        | field | Dejiko | Gema, Usada, Kappa |
        | event |        | Nap                |
      And Usada reads "Cover."
      And Kappa reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And B covers with Kappa
      Then Dejiko is attacking Kappa
      And Usada is asleep
      And Kappa is asleep

    @reading-D-05 @assumption-DA-5 @assumption-DA-7 @assumption-DA-10 @assumption-DA-11
    Scenario: a character that covered, and was woken, can cover again in the next battle
      Given the board
        | zone  | A               | B                   |
        | field | Dejiko, Puchiko | Gema, Usada guard:9 |
      And Usada reads "Cover."
      And B has set the event Alarm that reads "Wake 1 of your characters."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And B uses Alarm on Usada
      And both pass
      And A attacks Gema with Puchiko
      Then B can cover with Usada

    @reading-D-07 @assumption-DA-8 @assumption-DA-10 @assumption-DA-13
    Scenario: in one battle a character covers, and then the player
      Given the board
        | zone  | A             | B      |
        | field | Gema, Puchiko | Dejiko |
      And Gema reads "Cover."
      And it is B's turn
      When B attacks Puchiko with Dejiko
      And A covers with Gema
      And A takes the attack
      And both pass
      Then A has 17 cards in deck
      And Gema is in A's field

  @clause-3-5.8
  Rule: 3-5.8 A character of the attacker's name cannot cover

    @clause-3-2-1.2 @reading-D-06
    Scenario Outline: against <attacker>, Werewolf Dejiko <can> cover
      Given the board
        | zone  | A                       | B                               |
        | field | Cinderella Dejiko, Gema | Puchiko, Werewolf Dejiko, Usada |
      And Werewolf Dejiko reads "Cover."
      And Usada reads "Cover."
      When A attacks Puchiko with <attacker>
      Then B can cover with Usada
      And B <can> cover with Werewolf Dejiko

      Examples:
        | attacker          | can    |
        | Cinderella Dejiko | cannot |
        | Gema              | can    |

    @reading-D-06
    Scenario: the name of whom it covers does not matter
      Given the board
        | zone  | A                                | B      |
        | field | Usada, Blazer Usada, Mini Dejiko | Dejiko |
      And Blazer Usada reads "Cover."
      And Mini Dejiko reads "Cover."
      And it is B's turn
      When B attacks Usada with Dejiko
      Then A can cover with Blazer Usada
      And A cannot cover with Mini Dejiko

  @clause-3-5.9 @clause-3-5.5
  Rule: 3-5.9 The attack is on the character that covers from the declaration on

    @assumption-DA-10
    Scenario: at once it is Usada who is attacked, and not Gema
      Given the board
        | zone  | A      | B           |
        | field | Dejiko | Gema, Usada |
        | event |        | Nap         |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      Then Dejiko is attacking Gema
      When B covers with Usada
      Then Dejiko is attacking Usada

    @assumption-DA-7
    Scenario Outline: an attack with power 5 on Usada, who covers Gema with guard <guard>
      Given the board
        | zone  | A                                 | B              |
        | field | Gema guard:1, Usada guard:<guard> | Dejiko power:5 |
      And Usada reads "Cover."
      And it is B's turn
      When B attacks Gema with Dejiko
      And A covers with Usada
      And both pass
      Then Usada is in A's <zone>
      And Gema is in A's field

      Examples:
        | guard | zone         |
        | 5     | discard pile |
        | 6     | field        |
