@hololive
Feature: 10.3 Abilities that are in effect, and abilities that are not

  @clause-10.3.2
  Rule: 10.3.2 An invalid ability is there, but does nothing and asks nothing

    Scenario: the choice that it would ask for is not asked
      Given the board
        | zone   | A      | B              |
        | center | Sora   | Miko           |
        | back   | Roboco | Suisei, Korone |
      And Roboco reads "When this holomem collabs, deal 10 damage to 1 of your opponent's back holomem."
      And Miko reads "Your opponent's collab holomem's abilities are invalid."
      When A collabs Roboco
      Then nobody is asked anything
      And Suisei has 0 damage
      And Korone has 0 damage
      And it is A's play timing

    Scenario: a valid ability asks for the choice that it needs
      Given the board
        | zone   | A      | B              |
        | center | Sora   | Miko           |
        | back   | Roboco | Suisei, Korone |
      And Roboco reads "When this holomem collabs, deal 10 damage to 1 of your opponent's back holomem."
      And Miko reads "Your opponent's center holomem's abilities are invalid."
      When A collabs Roboco
      Then A is asked to choose among Suisei, Korone

    Scenario: a continuous ability that is invalid changes nothing
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And Roboco reads "Your center holomem gets HP +20."
      And Miko reads "Your opponent's back holomem's abilities are invalid."
      Then Sora has 100 HP

    Scenario Outline: of two abilities the one that is named is invalid, and <named> is
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "Gift "Smile": This holomem gets HP +20."
      And Sora reads "Gift "Tune": This holomem gets HP +30."
      And Miko reads "Your opponent's center holomem's ability "<named>" is invalid."
      Then Sora has <hp> HP

      Examples:
        | named | hp  |
        | Smile | 130 |
        | Tune  | 120 |

    @clause-10.3.1
    Scenario: an ability is in effect again once the card that invalidated it is gone
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Roboco reads "Your center holomem gets HP +20."
      And Suisei reads "Your opponent's back holomem's abilities are invalid."
      And A holds a support "Home" (item) that reads "Return 1 of your opponent's back holomem to hand."
      When A plays the support Home
      Then Sora has 120 HP

  @clause-10.3.3
  Rule: 10.3.3 An effect that is valid under a condition is invalid while the condition is not met

    Scenario Outline: in the position that it names, or in another
      Given the board
        | zone   | A              | B |
        | center | <center>       |   |
        | back   | <back>, Roboco |   |
      And Suisei reads "While this holomem is in the center position, when a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn <cards> cards

      Examples:
        | center | back   | cards |
        | Suisei | Sora   | 1     |
        | Sora   | Suisei | 0     |

    Scenario Outline: a condition about its controller's life, <mine> against <theirs>
      Given the board
        | zone | A      |
        | back | Roboco |
      And Roboco reads "While you have 2 or less life, when a holomem collabs, draw 1 card."
      And A has <mine> life
      And B has <theirs> life
      When A collabs Roboco
      Then A has drawn <cards> cards

      Examples:
        | mine | theirs | cards |
        | 2    | 3      | 1     |
        | 3    | 2      | 0     |

    @ruling-Q498
    Scenario Outline: A's holomem that cannot rest in A's turn is <state> after <player> rests it
      Given the board
        | zone   | A    | B      |
        | center | Miko | Suisei |
      And Miko reads "While it is your turn, this holomem cannot become resting."
      And <player> holds a support "Prank" (event) that reads "Draw 1 card. Rest <whose> center holomem."
      And it is <player>'s turn
      When <player> plays the support Prank
      Then Miko is <state>

      Examples:
        | player | whose           | state   |
        | A      | your            | active  |
        | B      | your opponent's | resting |

    @ruling-Q328
    Scenario: a protection for the opponent's main step holds no more in the performance step
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Miko reads "While it is your opponent's main step, this holomem cannot have its HP changed."
      And Sora reads "Activated: deal 20 damage to your opponent's center holomem. / Art "Sing", no cheers, 0: deal 30 damage to your opponent's center holomem."
      When A activates Sora's ability
      Then Miko has 0 damage
      When A ends the main step
      And A uses the art "Sing" of Sora
      Then Miko has 30 damage

  @clause-10.3.4.1
  Rule: 10.3.4.1 A holomem card's abilities work while it is the top card of a holomem on the stage

    @clause-10.3.4
    Scenario Outline: on the stage, in a hand, in an archive
      Given the board
        | zone    | A               |
        | center  | Sora            |
        | back    | Roboco, <stage> |
        | hand    | <hand>          |
        | archive | <heap>          |
      And Suisei reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn <cards> cards

      Examples:
        | stage  | hand     | heap     | cards |
        | Suisei | Korone   | Korone#2 | 1     |
        | Korone | Suisei   | Korone#2 | 0     |
        | Korone | Korone#2 | Suisei   | 0     |

    Scenario Outline: on top of a stack, and beneath another card
      Given the board
        | zone   | A                                     |
        | center | Sora                                  |
        | back   | Roboco, Suisei-1st under:Suisei-Debut |
      And <card> reads "When a holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn <cards> cards

      Examples:
        | card         | cards |
        | Suisei-1st   | 1     |
        | Suisei-Debut | 0     |

  @clause-10.3.4.2
  Rule: 10.3.4.2 The abilities of tools, mascots and fans work while the card is on the stage

    Scenario Outline: each kind attached, in a hand, in an archive
      Given the board
        | zone    | A            |
        | center  | Sora <stage> |
        | hand    | <hand>       |
        | archive | <heap>       |
      And Charm reads "Your center holomem gets HP +20."
      Then Sora has <hp> HP

      Examples:
        | stage        | hand            | heap           | hp  |
        | tool:Charm   |                 |                | 120 |
        | mascot:Charm |                 |                | 120 |
        | fan:Charm    |                 |                | 120 |
        |              | Charm kind:tool |                | 100 |
        |              |                 | Charm kind:fan | 100 |

  @clause-10.3.4.3
  Rule: 10.3.4.3 An ability that names the zone it works in works there alone

    Scenario Outline: an ability for the archive works from the archive and not on the stage
      Given the board
        | zone    | A               |
        | center  | Sora            |
        | back    | Roboco, <stage> |
        | archive | <heap>          |
      And Suisei reads "In the archive: When your holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn <cards> cards

      Examples:
        | stage  | heap   | cards |
        | Korone | Suisei | 1     |
        | Suisei | Korone | 0     |

    @reading-H-31
    Scenario: an oshi's abilities work in the oshi position
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "When your holomem collabs, draw 1 card."
      When A collabs Roboco
      Then A has drawn 1 card
