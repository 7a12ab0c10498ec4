@hololive
Feature: 8.7 Baton pass

  @clause-8.7.1
  Rule: 8.7.1 To a back holomem of one's own that is not resting

    Scenario Outline: A <can or not> baton pass to <who> from its position and state
      Given the board
        | zone   | A                      | B      |
        | center | Sora cheer:red         | Miko   |
        | collab | Fubuki                 |        |
        | back   | Roboco, Suisei resting | Korone |
      Then A <can or not> baton pass to <who>

      Examples:
        | who    | can or not |
        | Roboco | can        |
        | Suisei | cannot     |
        | Fubuki | cannot     |
        | Korone | cannot     |

    Scenario: A can baton pass to a holomem placed this turn
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | hand   | Roboco         |
      When A places Roboco
      Then A can baton pass to Roboco

  @clause-8.7.2
  Rule: 8.7.2 The active center holomem pays with its cheers, by colour and number

    @ruling-Q107 @ruling-Q114
    Scenario Outline: a fan is no cheer that a baton pass archives: <text>
      Given the board
        | zone   | A              |
        | center | Sora fan:Charm |
        | back   | Roboco         |
      And Charm reads "<text>"
      Then A <may> baton pass to Roboco

      Examples:
        | text                                                          | may    |
        | This fan counts as a red cheer for arts.                      | cannot |
        | The holomem this card is attached to gets baton pass cost -1. | can    |

    @ruling-Q144
    Scenario Outline: a center that is <state>
      Given the board
        | zone   | A                      |
        | center | Sora cheer:red <state> |
        | back   | Roboco                 |
      Then A <can or not> baton pass to Roboco

      Examples:
        | state   | can or not |
        | resting | cannot     |
        |         | can        |

    @clause-2.10.1 @reading-H-58
    Scenario: the cheers of its cost go to the archive, and no more
      Given the board
        | zone   | A                                         |
        | center | Sora baton:red/colorless cheer:red/blue*2 |
        | back   | Roboco                                    |
      When A baton passes to Roboco
      And A chooses Sora's blue cheer
      Then A's archive is Sora's red cheer, Sora's blue cheer
      And Sora's blue cheer#2 is attached to Sora

    @ruling-Q143
    Scenario: cheers of the back holomem do not pay
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | back   | Roboco cheer:red*3 |
        | hand   | Suisei             |
      Then A cannot baton pass to Roboco
      And A can place Suisei

    Scenario: a holomem whose baton pass costs nothing
      Given the board
        | zone   | A                         |
        | center | Sora baton:none cheer:red |
        | back   | Roboco                    |
      When A baton passes to Roboco
      Then Sora has 1 cheers attached

    Scenario Outline: a cheer without a colour does not pay for red
      Given the board
        | zone   | A                      |
        | center | Sora baton:red <cheer> |
        | back   | Roboco                 |
      Then A <can or not> baton pass to Roboco

      Examples:
        | cheer           | can or not |
        | cheer:colorless | cannot     |
        | cheer:red       | can        |

    @ruling-Q145
    Scenario Outline: a collab holomem with cheers, and a center holomem with <cheers>
      Given the board
        | zone   | A                  |
        | center | Sora <cheers>      |
        | collab | Fubuki cheer:red*3 |
        | back   | Roboco             |
      Then A <can or not> baton pass to Roboco

      Examples:
        | cheers    | can or not |
        |           | cannot     |
        | cheer:red | can        |

    @clause-10.10.1.4 @ruling-Q360 @ruling-Q471 @ruling-Q493 @ruling-Q494 @ruling-Q495
    Scenario Outline: a cost of two, changed by <change>, and a center with <cheers>
      Given the board
        | zone   | A                                       |
        | center | Sora baton:colorless/colorless <cheers> |
        | back   | Roboco                                  |
      And Roboco reads "Your center holomem gets baton pass cost <change>."
      Then A <can or not> baton pass to Roboco

      Examples:
        | change | cheers      | can or not |
        | -1     | cheer:red   | can        |
        | -1     |             | cannot     |
        | -2     |             | can        |
        | +1     | cheer:red*3 | can        |
        | +1     | cheer:red*2 | cannot     |
        | +3     | cheer:red*5 | can        |
        | +3     | cheer:red*4 | cannot     |

    @clause-10.10.1.4 @ruling-Q360 @ruling-Q493
    Scenario Outline: changed by <change>, the cost of <center> leaves <left>
      Given the board
        | zone   | A        | B    |
        | center | <center> | Miko |
        | back   | Roboco   |      |
      And Miko reads "Your opponent's center holomem gets baton pass cost <change>."
      When A baton passes to Roboco
      Then Sora has <left> cheers attached

      Examples:
        | center                        | change | left |
        | Sora baton:red cheer:red/blue | +1     | 0    |
        | Sora cheer:red                | -1     | 1    |

    @clause-1.3.2.4 @clause-10.10.1.4 @ruling-Q471 @ruling-Q496
    Scenario Outline: a cost of one with <first> and then <second>
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Suisei |
      And A holds a support "Cake" (item) that reads "Until the end of the turn, your center holomem gets baton pass cost <first>."
      And A holds a support "Pie" (item) that reads "Until the end of the turn, your center holomem gets baton pass cost <second>."
      When A plays the support Cake
      And A plays the support Pie
      Then A <can or not> baton pass to Roboco

      Examples:
        | first | second | can or not |
        | +1    | -2     | can        |
        | -2    | +1     | can        |
        | -2    | +2     | cannot     |

    Scenario: a red and blue cheer pays for blue where the only other cheer is red
      Given the board
        | zone    | A                             |
        | center  | Sora baton:red/blue cheer:red |
        | back    | Roboco                        |
        | archive | Sky kind:cheer color:red/blue |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 cheer from your archive to 1 of your center holomem."
      When A uses the oshi skill "Idol"
      And A baton passes to Roboco
      Then Sora has 0 cheers attached
      And it is A's play timing

  @clause-8.7.3
  Rule: 8.7.3 The two change places

    Scenario: the two holomem of a baton pass keep their cheers, stack and tool
      Given the board
        | zone   | A                                     |
        | center | Sora-1st under:Sora-Debut cheer:red*2 |
        | back   | Roboco tool:Mic                       |
      When A baton passes to Roboco
      And A chooses Sora-1st's red cheer
      Then Roboco is in the center position
      And Sora-1st is in the back position
      And Sora-1st has 1 cheers attached
      And Sora-Debut is under Sora-1st
      And Mic is attached to Roboco

    @clause-8.4.2 @clause-8.3.2 @ruling-Q219
    Scenario: a holomem that went back by a baton pass can collab or bloom
      Given the board
        | zone   | A               |
        | center | Sora baton:none |
        | back   | Roboco          |
        | hand   | Sora-1st        |
      When A baton passes to Roboco
      Then A can collab Sora
      And A can bloom Sora with Sora-1st

    @since-1.7.0 @clause-5.18.1 @ruling-Q533
    Scenario Outline: after A <does>, <cards> drawn for a baton pass
      Given the board
        | zone   | A               |
        | center | Sora baton:none |
        | back   | Roboco          |
      And Sora reads "When this holomem baton passes, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your back holomem."
      When A <does>
      Then Sora is in the back position
      And A has drawn <cards>

      Examples:
        | does                       | cards   |
        | uses the oshi skill "Idol" | 0 cards |
        | baton passes to Roboco     | 1 card  |

  @clause-8.7.4
  Rule: 8.7.4 Once a turn

    @ruling-Q142
    Scenario: not back again this turn, but in the next
      Given the board
        | zone   | A                 |
        | center | Sora baton:none   |
        | back   | Roboco baton:none |
      When A baton passes to Roboco
      Then A cannot baton pass to Sora
      When the turn passes to B
      And the turn passes to A
      Then A can baton pass to Sora

    Scenario: a switch by an effect was no baton pass
      Given the board
        | zone   | A                 |
        | center | Sora baton:none   |
        | back   | Roboco baton:none |
      And A holds a support "Swap" (item) that reads "Switch your center holomem with 1 of your back holomem."
      When A plays the support Swap
      Then A can baton pass to Sora
