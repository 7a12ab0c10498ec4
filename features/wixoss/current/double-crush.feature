@wixoss
Feature: double-crush Double Crush

  @clause-double-crush.2 @clause-double-crush.1
  Rule: double-crush.2 Damage by an attack of who has it crushes two at once

    @assumption-WA-9
    Scenario Outline: <player>'s SIGNI with Double Crush crushes two Life Cloth
      Given the board
        | zone | A     | B     |
        | left | Ember | Frost |
      And Ember reads "Double Crush."
      And Frost reads "Double Crush."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <other> has 5 cards in life
      And <other> has 2 cards in ener

      Examples:
        | player | other | attacker |
        | A      | B     | Ember    |
        | B      | A     | Frost    |

    Scenario: a LRIG with Double Crush crushes two Life Cloth
      Given the board
        | zone | A            | B |
        | lrig | Lumi level:3 |   |
      And Lumi reads "Double Crush."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has 5 cards in life

    Scenario: a SIGNI without Double Crush beside one with it crushes one
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then B has 6 cards in life

    Scenario: two cards crushed by Double Crush lie in the check zone before any burst
      Given the board
        | zone   | A     | B                     |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Double Crush."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Willow is in B's check
      And Coral is in B's check
      When B lets Willow, Coral burst and plays Coral first
      Then B has 2 cards in hand

    Scenario: damage by an effect of a SIGNI with Double Crush crushes one
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Double Crush."
      And Ember reads "Once per turn, Action: damage your opponent."
      When A activates Ember's ability
      Then B has 6 cards in life

    Scenario: a SIGNI with Double Crush crushes no Life Cloth by a battle
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 7 cards in life

    Scenario: a SIGNI given Double Crush by another SIGNI's ability crushes two
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And Gale reads "Your other SIGNI have Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life

  @clause-double-crush.3
  Rule: double-crush.3 To have it several times is to have it once

    Scenario: a SIGNI that has Double Crush twice crushes two Life Cloth
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Double Crush."
      And Ember reads "This SIGNI has Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life

  @clause-double-crush.4
  Rule: double-crush.4 With one Life Cloth left that one is crushed, and the game goes on

    Scenario Outline: <attacker> with Double Crush crushes the last Life Cloth, and the game goes on
      Given the board
        | zone   | A            | B      |
        | center | Ember        |        |
        | lrig   | Lumi level:3 |        |
        | life   |              | <left> |
      And <attacker> reads "Double Crush."
      And it is the start of A's <step>
      When A attacks with <attacker>
      Then B has 0 cards in life
      And B has <left> in ener
      And the game goes on

      Examples:
        | attacker | left    | step              |
        | Ember    | 1 card  | SIGNI attack step |
        | Ember    | 2 cards | SIGNI attack step |
        | Lumi     | 1 card  | LRIG attack step  |
        | Lumi     | 2 cards | LRIG attack step  |

    Scenario: a player without Life Cloth loses to an attack with Double Crush
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | life   |       | - |
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has lost

    Scenario: the last Life Cloth that Double Crush crushes can burst, and the game goes on
      Given the board
        | zone   | A     | B      |
        | center | Ember |        |
        | life   |       | Willow |
      And Ember reads "Double Crush."
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then B has drawn 1 card
      And the game goes on

  @clause-double-crush.5 @reading-W-16
  Rule: double-crush.5 A single guard prevents all damage of an attack with Double Crush

    Scenario: a single Guard card of two in hand stops a LRIG with Double Crush
      Given the board
        | zone | A            | B             |
        | lrig | Lumi level:3 |               |
        | hand |              | Willow, Thorn |
      And Lumi reads "Double Crush."
      And Willow reads "Guard."
      And Thorn reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And B guards with Willow
      Then B has 7 cards in life
      And Thorn is in B's hand

  @clause-double-crush.6
  Rule: double-crush.6 The player whose two bursts come by Double Crush orders them

    Scenario Outline: a player lets <first> burst before <second> after a Double Crush
      Given the board
        | zone   | A     | B                     |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Double Crush."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B lets Willow, Coral burst and plays <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Willow | Coral  |
        | Coral  | Willow |

  @clause-double-crush.7 @reading-W-31
  Rule: double-crush.7 Lancer crushes one Life Cloth, with Double Crush as well

    Scenario: a SIGNI with Lancer and Double Crush that banishes in battle crushes one
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "Lancer."
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 6 cards in life

    Scenario: a SIGNI with Lancer and Double Crush crushes two with nobody in front
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Lancer."
      And Ember reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life

    @assumption-WA-8
    Scenario Outline: a SIGNI with <one> and <other> that enters, acts and attacks with <front> in front leaves <left> Life Cloth
      Given the board
        | zone   | A                | B       |
        | center |                  | <front> |
        | hand   | Ember power:3000 |         |
      And Ember reads "Enter: draw 1 card. / Once per turn, Action: draw 1 card. / When this SIGNI attacks, draw 1 card."
      And Ember reads "This SIGNI has power +2000. / <one>. / <other>."
      When A plays Ember in the center
      And A activates Ember's ability
      And the turn goes on to A's SIGNI attack step
      And A attacks with Ember
      Then A has drawn 3 cards
      And B has <left> cards in life

      Examples:
        | one          | other        | front            | left |
        | Double Crush | Lancer       | Frost power:5000 | 6    |
        | Double Crush | Lancer       | -                | 5    |
        | Double Crush | S-Lancer     | Frost power:5000 | 6    |
        | Double Crush | S-Lancer     | -                | 5    |
        | Triple Crush | Lancer       | Frost power:5000 | 6    |
        | Triple Crush | Lancer       | -                | 4    |
        | Triple Crush | S-Lancer     | Frost power:5000 | 6    |
        | Triple Crush | S-Lancer     | -                | 4    |
        | Triple Crush | Double Crush | -                | 4    |
        | Assassin     | Double Crush | Frost power:9000 | 5    |
        | Assassin     | Triple Crush | Frost power:9000 | 4    |
        | Assassin     | S-Lancer     | Frost power:1000 | 6    |

  @clause-double-crush.8
  Rule: double-crush.8 With Triple Crush as well three are crushed

    Scenario Outline: <player>'s SIGNI with Double Crush that also has Triple Crush crushes three
      Given the board
        | zone   | A     | B     |
        | center | Ember |       |
        | left   |       | Frost |
      And <signi> reads "Double Crush."
      And <signi> reads "Triple Crush."
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <signi>
      Then <other> has 4 cards in life

      Examples:
        | player | other | signi |
        | A      | B     | Ember |
        | B      | A     | Frost |

    Scenario: a center LRIG with Double Crush that also has Triple Crush crushes three
      Given the board
        | zone | A    | B |
        | lrig | Lumi |   |
      And Lumi reads "Double Crush."
      And Lumi reads "Triple Crush."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then B has 4 cards in life
