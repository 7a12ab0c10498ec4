@digicharat
Feature: 3-3 Direct attacks against the player

  @clause-3-3.1
  Rule: 3-3.1 A player is attacked directly in the listed cases alone

    Scenario Outline: B's field holds <theirs>, and A attacks
      Given the board
        | zone  | A             | B        |
        | field | Dejiko, Usada | <theirs> |
      Then A <can> attack B with Dejiko
      And A <can> attack B with Usada

      Examples:
        | theirs         | can    |
        | nothing        | can    |
        | Puchiko        | cannot |
        | Puchiko asleep | cannot |
        | Dejiko         | cannot |
        | Dejiko, Usada  | cannot |

  @clause-3-3.2
  Rule: 3-3.2 A player without a character is attacked directly

    @assumption-DA-8
    Scenario Outline: <player> attacks <other>, whose field is empty
      Given <player>'s field holds Dejiko power:3, Usada
      And it is <player>'s turn
      When <player> attacks <other> with Dejiko
      And both pass
      Then <other> has 17 cards in deck
      And <player> has 20 cards in deck

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-5
    Scenario: the last character has gone, and an event that is set protects nobody
      Given the board
        | zone  | A             | B       |
        | field | Dejiko, Usada | Puchiko |
      And A has set the event Trip that reads "Discard 1 opposing character."
      And B has set the event Nap
      Then A cannot attack B with Dejiko
      When A uses Trip
      And both pass
      Then A can attack B with Dejiko

    @reading-D-13 @reading-D-21
    Scenario: a character that comes out in response does not stop the attack
      Given the board
        | zone  | A      | B       |
        | field | Dejiko |         |
        | hand  |        | Puchiko |
      When A attacks B with Dejiko
      And B brings out Puchiko
      And both pass
      Then Puchiko is in B's field
      And Dejiko is asleep

  @clause-3-3.3
  Rule: 3-3.3 Where both fields hold one and the same character alone, the player is attacked directly

    @example-3-3.3/e1 @reading-D-06
    Scenario: example 3-3.3/e1: where both fields hold a Dejiko alone, the player can be attacked
      Given the board
        | zone  | A                 | B               |
        | field | Cinderella Dejiko | Werewolf Dejiko |
      When A attacks B with Cinderella Dejiko
      And both pass
      Then Cinderella Dejiko is asleep

    @example-3-3.3/e2 @reading-D-01 @reading-D-02 @reading-D-06
    Scenario: example 3-3.3/e2: with an Usada beside Dejiko, to attack the player is denied, and only Usada attacks
      Given the board
        | zone  | A                               | B               |
        | field | Cinderella Dejiko, Blazer Usada | Werewolf Dejiko |
      Then A cannot attack B with Cinderella Dejiko
      And A cannot attack B with Blazer Usada
      And A cannot attack Werewolf Dejiko with Cinderella Dejiko
      And A can attack Werewolf Dejiko with Blazer Usada

    @example-3-3.3/e3
    Scenario: example 3-3.3/e3: where one field holds a blue Gema and one a white, the player can be attacked
      Given the board
        | zone  | A                       | B                        |
        | field | Gema color:blue power:3 | Gema color:white guard:3 |
      When A attacks B with Gema
      And both pass
      Then Gema is asleep
      And Gema#2 is in B's field

    @reading-D-06
    Scenario Outline: B's field holds <mine>, and A's <theirs>
      Given the board
        | zone  | A        | B      |
        | field | <theirs> | <mine> |
      And it is B's turn
      Then B <can> attack A with Gema

      Examples:
        | mine                | theirs                   | can    |
        | Gema, Prince Gema   | Dark Gema, Chef Gema     | can    |
        | Gema, Prince Gema   | Dark Gema, Dejiko asleep | cannot |
        | Gema, Dejiko asleep | Dark Gema                | cannot |
        | Gema                | Dejiko                   | cannot |

    @reading-D-21=when-declared @assumption-DA-10
    Scenario: a second character brought out in response does not stop the direct attack
      Given the board
        | zone  | A       | B      |
        | field | Dejiko  | Dejiko |
        | hand  | Puchiko |        |
      When A attacks B with Dejiko
      And A brings out Puchiko
      And both pass
      Then Puchiko is in A's field
      And Dejiko is asleep

    @reading-D-21=when-fought @assumption-DA-10
    Scenario: a second character brought out in response stops the direct attack
      Given the board
        | zone  | A       | B      |
        | field | Dejiko  | Dejiko |
        | hand  | Puchiko |        |
      When A attacks B with Dejiko
      And A brings out Puchiko
      And both pass
      Then Puchiko is in A's field
      And Dejiko is awake
      And B has 20 cards in deck
