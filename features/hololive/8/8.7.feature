@hololive
Feature: 8.7 Baton pass

  @clause-8.7.1
  Rule: 8.7.1 To a back holomem of one's own that is not resting

    Scenario Outline: <who>
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

  @clause-8.7.2
  Rule: 8.7.2 The active center holomem pays with its cheers, by colour and number

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
        | zone   | A                                    |
        | center | Sora baton:red/colorless cheer:red/blue*2 |
        | back   | Roboco                               |
      When A baton passes to Roboco
      And A chooses Sora's blue cheer
      Then A's archive is Sora's red cheer, Sora's blue cheer
      And Sora's blue cheer#2 is attached to Sora

    Scenario: cheers of the back holomem do not pay
      Given the board
        | zone   | A                 |
        | center | Sora              |
        | back   | Roboco cheer:red*3 |
        | hand   | Suisei            |
      Then A cannot baton pass to Roboco
      And A can place Suisei

    Scenario: a holomem whose baton pass costs nothing
      Given the board
        | zone   | A                        |
        | center | Sora baton:none cheer:red |
        | back   | Roboco                   |
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

  @clause-8.7.3
  Rule: 8.7.3 The two change places

    Scenario: with all that they have
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

  @clause-8.7.4
  Rule: 8.7.4 Once a turn

    Scenario: not back again this turn, but in the next
      Given the board
        | zone   | A                     |
        | center | Sora baton:none       |
        | back   | Roboco baton:none     |
      When A baton passes to Roboco
      Then A cannot baton pass to Sora
      When the turn passes to B
      And the turn passes to A
      Then A can baton pass to Sora

    Scenario: a switch by an effect was no baton pass
      Given the board
        | zone   | A                     |
        | center | Sora baton:none       |
        | back   | Roboco baton:none     |
      And A holds a support "Swap" (item) that reads "Switch your center holomem with 1 of your back holomem."
      When A plays the support Swap
      Then A can baton pass to Sora
