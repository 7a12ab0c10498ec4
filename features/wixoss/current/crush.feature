@wixoss
Feature: crush Crushing Life Cloth

  @clause-crush.1
  Rule: crush.1 Crushed Life Cloth goes face up to the check zone

    Scenario Outline: a card that an effect to <what> crushes lies in the check zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: <what>."
      When A activates Ember's ability
      Then B is asked whether to burst Thorn
      And Thorn is in B's check
      And A sees Thorn
      And B sees Thorn

      Examples:
        | what                                  |
        | crush 1 of your opponent's Life Cloth |
        | damage your opponent                  |

    Scenario: a card crushed by an attack lies face up in the check zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B is asked whether to burst Thorn
      And Thorn is in B's check
      And A sees Thorn

    Scenario: one's own, by one's own effect
      Given the board
        | zone   | A             |
        | center | Ember         |
        | life   | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: crush 1 of your Life Cloth."
      When A activates Ember's ability
      Then A is asked whether to burst Thorn
      And Thorn is in A's check

  @clause-crush.2 @reading-W-10
  Rule: crush.2 With a burst its player says whether to use it

    Scenario Outline: the burst of a card crushed by <player>'s attack is used by <other>
      Given the board
        | zone   | A             | B              |
        | center | Ember         | Frost          |
        | life   | Thorn, 1 card | Willow, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of <player>'s SIGNI attack step
      And <front> reads "This SIGNI has Assassin."
      When <player> attacks with <front>
      Then <other> is asked whether to burst <burst>
      When <other> bursts <burst>
      Then <other> has 1 card in hand
      And <player>'s hand is empty

      Examples:
        | player | other | front | burst  |
        | A      | B     | Ember | Willow |
        | B      | A     | Frost | Thorn  |

    Scenario: says no, and nothing comes of it
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B does not burst Willow
      Then B's hand is empty
      And Willow is in B's ener
      And it is A's play timing

    Scenario: a burst is asked about when the effect that crushes has been done
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: crush 1 of your opponent's Life Cloth, then draw 2 cards."
      When A activates Ember's ability
      Then B is asked whether to burst Willow
      And A has 2 cards in hand

  @clause-crush.3 @reading-W-01
  Rule: crush.3 Until its burst has been done it waits in the check zone, then it goes to the Ener zone

    Scenario: a card whose burst asks for a target waits in the check zone
      Given the board
        | zone   | A     | B              |
        | left   | Gale  | Frost          |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then Willow is in B's check
      When B chooses Gale
      Then Willow is in B's ener
      And B's check is empty

    Scenario: an effect that counts the Ener zone does not find it there
      Given the board
        | zone   | A     | B              |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Willow reads "Life Burst: if you have 1 or more cards in your ener zone, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then B's hand is empty
      And Willow is in B's ener
      And it is A's play timing

    Scenario: each of two crushed cards waits in the check zone for its own burst
      Given the board
        | zone   | A     | B                     |
        | left   | Gale  |                       |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Action: Crush 2 of your opponent's Life Cloth."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      And B lets Willow, Coral burst and plays Willow first
      Then Willow is in B's ener
      And Coral is in B's check
      When B chooses Gale
      Then Coral is in B's ener

    Scenario Outline: a <kind> with the burst "<text>", crushed by an attack, is put into the Ener zone afterwards
      Given the board
        | zone   | A     | B                          |
        | center | Ember |                            |
        | life   |       | Willow kind:<kind>, 1 card |
      And Willow reads "Life Burst: <text>."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then Willow is in B's ener
      And B's check is empty

      Examples:
        | kind  | text                            |
        | spell | Draw 1 card                     |
        | signi | Target 1 of your SIGNI. Down it |

  @clause-crush.4
  Rule: crush.4 Bursts come in the order of triggered abilities

    Scenario Outline: two at once, <first> first
      Given the board
        | zone   | A     | B                     |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Action: Crush 2 of your opponent's Life Cloth."
      And Willow reads "Life Burst: draw 1 card."
      And Coral reads "Life Burst: Ener Charge 1."
      When A activates Ember's ability
      And B lets Willow, Coral burst and plays <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Willow | Coral  |
        | Coral  | Willow |

    Scenario Outline: a burst and another ability, <first> first
      Given the board
        | zone   | A     | B              |
        | left   |       | Frost          |
        | center | Ember |                |
        | life   |       | Willow, 1 card |
      And Frost reads "When your Life Cloth is crushed, draw 1 card."
      And Willow reads "Life Burst: Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B lets Willow burst and plays <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first  | second |
        | Willow | Frost  |
        | Frost  | Willow |

    Scenario: a waiting ability of the turn player comes before the opponent's burst
      Given the board
        | zone   | A     | B              |
        | left   | Gale  |                |
        | center | Ember | Frost          |
        | life   |       | Willow, 1 card |
      And Ember reads "When this SIGNI attacks, crush 1 of your opponent's Life Cloth."
      And Gale reads "When your SIGNI attacks, draw 1 card."
      And Willow reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A plays the waiting ability of Ember first
      And B bursts Willow
      Then the abilities are played in this order: Ember, Gale, Willow

  @clause-crush.5
  Rule: crush.5 Without a burst, or one that is not used, it goes to the Ener zone

    Scenario: a crushed card without a burst goes to the Ener zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's ener
      And B's check is empty
      And it is A's play timing

    Scenario: a crushed card whose burst is not used goes to the Ener zone
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B does not burst Thorn
      Then Thorn is in B's ener
      And B's check is empty
      And B's hand is empty

    Scenario: a second one waits no longer
      Given the board
        | zone   | A     | B                     |
        | left   | Gale  |                       |
        | center | Ember |                       |
        | life   |       | Willow, Coral, 1 card |
      And Ember reads "Double Crush."
      And Willow reads "Life Burst: target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Willow
      Then B is asked to choose 1 among Gale, Ember
      And Coral is in B's ener
      And Willow is in B's check
