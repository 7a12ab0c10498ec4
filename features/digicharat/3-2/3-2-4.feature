@digicharat
Feature: 3-2-4 Another battle after one that was cancelled

  @clause-3-2-4.1
  Rule: 3-2-4.1 A battle that was cancelled after its declaration was no attack

    @example-3-2-4.1/e1
    Scenario: example 3-2-4.1/e1: the attacker was put to sleep, and another of its name attacks
      Given the board
        | zone  | A              | B       |
        | field | Dejiko, Dejiko | Puchiko |
      And B has set the event Nap that reads "Put 1 attacking character to sleep."
      When A attacks Puchiko with Dejiko
      And B uses Nap
      And both pass
      Then A cannot attack Puchiko with Dejiko
      When A attacks Puchiko with Dejiko#2
      And both pass
      Then Dejiko#2 is asleep

    @example-3-2-4.1/e2
    Scenario: example 3-2-4.1/e2: the target was discarded, and who was to attack it attacks another
      Given the board
        | zone  | A              | B              |
        | field | Dejiko, Dejiko | Puchiko, Usada |
      And B has set the event Trip that reads "Discard 1 attacked character."
      When A attacks Puchiko with Dejiko
      And B uses Trip
      And both pass
      Then Dejiko is awake
      And A can attack Usada with Dejiko#2
      When A attacks Usada with Dejiko
      And both pass
      Then Dejiko is asleep

    Scenario Outline: in response B used "<text>": A <can> attack with another Dejiko
      Given the board
        | zone  | A              | B              |
        | field | Dejiko, Dejiko | Puchiko, Usada |
      And B has set the event Trip that reads "<text>"
      When A attacks Puchiko with Dejiko
      And B uses Trip
      And both pass
      Then A <can> attack Usada with Dejiko#2

      Examples:
        | text                                          | can    |
        | Return 1 attacking character to hand.         | can    |
        | Discard 1 attacking character.                | can    |
        | Return 1 attacked character to hand.          | can    |
        | This turn, 1 attacked character has power +1. | cannot |

    @assumption-DA-7
    Scenario: a target that was put to sleep is attacked all the same
      Given the board
        | zone  | A                      | B                      |
        | field | Dejiko power:5, Dejiko | Puchiko guard:5, Usada |
      And B has set the event Nap that reads "Put 1 attacked character to sleep."
      When A attacks Puchiko with Dejiko
      And B uses Nap
      And both pass
      Then Puchiko is in B's discard pile
      And A cannot attack Usada with Dejiko#2

    @reading-D-23=when-fought @assumption-DA-10
    Scenario: an attacker that was put to sleep, and woken before the battle, attacks
      Given the board
        | zone  | A              | B              |
        | field | Dejiko, Dejiko | Puchiko, Usada |
      And A has set the event Alarm that reads "Wake 1 of your attacking characters."
      And B has set the event Nap that reads "Put 1 attacking character to sleep."
      When A attacks Puchiko with Dejiko
      And B passes
      And A uses Alarm
      And B uses Nap
      And both pass
      Then A cannot attack Usada with Dejiko#2

    @reading-D-23=at-once @assumption-DA-10
    Scenario: an attacker that was put to sleep has not attacked, although it was woken before the battle
      Given the board
        | zone  | A              | B              |
        | field | Dejiko, Dejiko | Puchiko, Usada |
      And A has set the event Alarm that reads "Wake 1 of your attacking characters."
      And B has set the event Nap that reads "Put 1 attacking character to sleep."
      When A attacks Puchiko with Dejiko
      And B passes
      And A uses Alarm
      And B uses Nap
      And both pass
      Then Dejiko is awake
      And A can attack Usada with Dejiko#2

    Scenario Outline: a cancelled battle damages neither character, and B's Dejiko is in B's <place>
      Given the board
        | zone  | A                       | B              |
        | field | Puchiko guard:3 power:9 | Dejiko power:3 |
      And A has set the event Trip that reads "<text>"
      And it is B's turn
      When B attacks Puchiko with Dejiko
      And A uses Trip
      And both pass
      Then Puchiko is in A's field
      And Dejiko is in B's <place>

      Examples:
        | text                                  | place |
        | Put 1 attacking character to sleep.   | field |
        | Return 1 attacking character to hand. | hand  |

    Scenario: a direct attack is cancelled as well
      Given A's field holds Dejiko, Dejiko
      And B has set the event Nap that reads "Put 1 attacking character to sleep."
      When A attacks B with Dejiko
      And B uses Nap
      And both pass
      Then B has 20 cards in deck
      And A can attack B with Dejiko#2
