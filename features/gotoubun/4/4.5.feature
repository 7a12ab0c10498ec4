@gotoubun
Feature: 4.5 Character lanes

  @clause-4.5.2
  Rule: 4.5.2 Each player has five character lanes

    @clause-4.5.1 @without-effect-room
    Scenario Outline: <player> plays a character into lane <lane>, and it is <player>'s own
      Given the board
        | zone | A      | B    |
        | hand | Ichika | Nino |
      And it is <player>'s turn
      When <player> plays the character <card> into lane <lane>
      Then <card> is in <player>'s lane <lane>

      Examples:
        | player | card   | lane |
        | A      | Ichika | 1    |
        | A      | Ichika | 5    |
        | B      | Nino   | 1    |
        | B      | Nino   | 5    |

    Scenario Outline: A's other four lanes are taken, and lane 5 holds <there>
      Given the board
        | zone   | A       | B     |
        | lane 1 | Ichika  |       |
        | lane 2 | Nino    |       |
        | lane 3 | Miku    |       |
        | lane 4 | Yotsuba |       |
        | lane 5 | <there> | Raiha |
        | hand   | Itsuki  |       |
      Then A <can> play the character Itsuki

      Examples:
        | there | can    |
        | -     | can    |
        | Yui   | cannot |

  @clause-4.5.3
  Rule: 4.5.3 A player's character lanes are numbered from 1 to 5

    Scenario Outline: the character in lane <lane>
      Given the board
        | zone   | A      | B       |
        | lane 1 | Ichika | Nino    |
        | lane 2 | Miku   | Itsuki  |
        | lane 5 | Raiha  | Yotsuba |
      And A holds an event "Letter" that reads "Main: return <whose> character in lane <lane> to hand."
      When A plays the event Letter
      Then <gone> is in <owner>'s hand

      Examples:
        | whose           | lane | gone    | owner |
        | your            | 1    | Ichika  | A     |
        | your            | 5    | Raiha   | A     |
        | your opponent's | 5    | Yotsuba | B     |

  @clause-4.5.4
  Rule: 4.5.4 Character lanes are public and ordered

    Scenario Outline: <viewer> sees the character, what lies under it, and its episodes
      Given the board
        | zone   | A                                      |
        | lane 3 | Ichika under:Old-Ichika episode:Memory |
      Then <viewer> sees Ichika
      And <viewer> sees Old-Ichika
      And <viewer> sees Memory

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: a card that is laid onto a stack is its top card, and the others keep their order
      Given the board
        | zone   | A                                    |
        | lane 3 | Ichika under:First-Ichika/Old-Ichika |
        | hand   | New-Ichika                           |
      And New-Ichika reads "Growth {Ichika}."
      When A plays the character New-Ichika into lane 3
      Then the stack of New-Ichika is New-Ichika, Ichika, Old-Ichika, First-Ichika

    Scenario: a card taken out of a stack leaves the others in order
      Given the board
        | zone   | A                                                |
        | lane 3 | Ichika under:First-Ichika/Old-Ichika/Last-Ichika |
      And A holds an event "Letter" that reads "Main: put 1 card stacked under your {Ichika} into your hand."
      When A plays the event Letter
      And A chooses Old-Ichika
      Then the stack of Ichika is Ichika, Last-Ichika, First-Ichika
