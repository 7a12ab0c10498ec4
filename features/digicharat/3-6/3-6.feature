@digicharat
Feature: 3-6 Pierce

  @clause-3-6.1 @assumption-DA-7 @assumption-DA-8
  Rule: 3-6.1 Pierce works for the attacking player alone

    Scenario Outline: in <player>'s turn <attacker>'s power is 2 beyond the guard of <target>
      Given the board
        | zone  | A                      | B                    |
        | field | Dejiko power:8 guard:5 | Gema power:7 guard:6 |
      And Dejiko reads "Pierce."
      And Gema reads "Pierce."
      And it is <player>'s turn
      When <player> attacks <target> with <attacker>
      And both pass
      Then <other> has 18 cards in deck
      And <player> has 20 cards in deck

      Examples:
        | player | other | attacker | target |
        | A      | B     | Dejiko   | Gema   |
        | B      | A     | Gema     | Dejiko |

    @assumption-DA-17
    Scenario: reflected at the attacker, it goes beyond no guard to any player
      Given the board
        | zone  | A                      | B    |
        | field | Dejiko power:9 guard:5 | Gema |
      And Dejiko reads "Pierce."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Gema with Dejiko
      And B uses Mirror
      And both pass
      Then Dejiko is in A's discard pile
      And A has 20 cards in deck
      And B has 20 cards in deck

    @assumption-DA-10 @assumption-DA-17
    Scenario: reflected at a defending character, its own power does not go beyond its guard either
      Given the board
        | zone  | A      | B                    |
        | field | Dejiko | Gema power:9 guard:5 |
        | event |        | Nap                  |
      And Gema reads "Pierce."
      And A has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Gema with Dejiko
      And B passes
      And A uses Mirror
      And both pass
      Then Gema is in B's discard pile
      And B has 20 cards in deck

    @assumption-DA-17
    Scenario: damage of an event beyond a guard is not dealt to the player
      Given A has set the event Bolt that reads "Deal 5 damage to 1 opposing character."
      And A's field holds Dejiko
      And Dejiko reads "Pierce."
      And B's field holds Gema guard:3
      When A uses Bolt
      And both pass
      Then Gema is in B's discard pile
      And B has 20 cards in deck

    @clause-3-5.4 @assumption-DA-3 @assumption-DA-4
    Scenario: a character with Cover and Pierce pierces as it attacks, and not as it covers
      Given the board
        | zone  | A                           | B                      |
        | field | Gema, Usada power:9 guard:9 | Dejiko power:5 guard:7 |
      And Usada reads "Cover. / Pierce."
      And it is B's turn
      When B attacks Gema with Dejiko
      And A covers with Usada
      And both pass
      Then Dejiko is in B's field
      And B has 20 cards in deck
      When the turn passes to A
      And A attacks Dejiko with Usada
      And both pass
      Then B has 18 cards in deck

  @clause-3-6.2 @assumption-DA-7 @assumption-DA-8
  Rule: 3-6.2 Power beyond the guard of whoever is attacked is dealt to the player

    @example-3-6.2/e1 @clause-3-6.1 @reading-D-02
    Scenario: example 3-6.2/e1: the defending player's character does not pierce
      Given the board
        | zone  | A                      | B                    |
        | field | Dejiko power:3 guard:5 | Gema power:9 guard:5 |
      And Gema reads "Pierce."
      When A attacks Gema with Dejiko
      And both pass
      Then Dejiko is in A's discard pile
      And A has 20 cards in deck

    @example-3-6.2/e2
    Scenario: example 3-6.2/e2: what goes beyond the guard of the character that covers is dealt
      Given the board
        | zone  | A              | B                           |
        | field | Dejiko power:9 | Gema guard:3, Usada guard:5 |
      And Dejiko reads "Pierce."
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      And B covers with Usada
      And both pass
      Then Usada is in B's discard pile
      And B has 16 cards in deck

    @clause-3-6.1
    Scenario Outline: Dejiko with <text> attacks a guard of <guard> with a power of 6
      Given the board
        | zone  | A              | B                  |
        | field | Dejiko power:6 | Gema guard:<guard> |
      And Dejiko reads "<text>."
      When A attacks Gema with Dejiko
      And both pass
      Then Gema is in B's <zone>
      And B has <left> cards in deck

      Examples:
        | text   | guard | zone         | left |
        | Pierce | 4     | discard pile | 18   |
        | Pierce | 5     | discard pile | 19   |
        | Pierce | 6     | discard pile | 20   |
        | Pierce | 7     | field        | 20   |
        | Cover  | 4     | discard pile | 20   |

    @assumption-DA-5 @assumption-DA-12
    Scenario Outline: power and guard count as they are now: <text>
      Given the board
        | zone  | A              | B            |
        | field | Dejiko power:6 | Gema guard:6 |
      And Dejiko reads "Pierce."
      And A has set the event Cheer that reads "<text>"
      When A uses Cheer
      And both pass
      Then <who> has <what> <now>
      When A attacks Gema with Dejiko
      And both pass
      Then B has 18 cards in deck

      Examples:
        | text                                             | who    | what  | now |
        | This turn, each of your characters has power +2. | Dejiko | power | 8   |
        | This turn, each opposing character has guard -2. | Gema   | guard | 4   |
