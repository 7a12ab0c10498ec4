@gotoubun
Feature: 7.1 The turn

  @clause-7.1.1
  Rule: 7.1.1 Turns follow one another, and in each one player is the turn player

    Scenario Outline: turn <turn> is <player>'s if <first> goes first, and <other>'s comes next
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
        | hand   | Nino   | Miku   |
      And <first> goes first
      And it is turn <turn>
      And it is the start of <player>'s end phase
      Then it is <other>'s main phase
      And it is <other>'s play timing
      And <other> can play the character <card> into lane 2
      And it is turn <next>

      Examples:
        | first | turn | player | other | card | next |
        | A     | 1    | A      | B     | Miku | 2    |
        | A     | 2    | B      | A     | Nino | 3    |
        | B     | 3    | B      | A     | Nino | 4    |

  @clause-7.1.2
  Rule: 7.1.2 A turn is a start phase, a main phase, an approach phase and an end phase

    @clause-9.1.1
    Scenario Outline: <player>'s turn with an approach
      Given the board
        | zone   | A              | B              |
        | lane 3 | Ichika power:9 | Itsuki power:9 |
      And it is the start of <player>'s start phase
      When <player> ends the main phase
      And <player> approaches hero 3 with <card>
      And <player> ends the declaration step
      Then these events happened in this order
        | event      | step        | player   |
        | step-began | start       | <player> |
        | step-began | main        | <player> |
        | step-began | declaration | <player> |
        | step-began | event       | <player> |

      Examples:
        | player | card   |
        | A      | Ichika |
        | B      | Itsuki |

    @clause-9.1.1
    Scenario: after the event step the judgement step, the end phase and the next player's start phase
      Given A's lane 3 holds Ichika power:9
      When A ends the main phase
      And A approaches hero 3 with Ichika
      And A ends the declaration step
      And B passes
      And A passes
      Then these events happened in this order
        | event      | step      | player |
        | step-began | event     | A      |
        | step-began | judgement | A      |
        | step-began | end       | A      |
        | step-began | start     | B      |
        | step-began | main      | B      |

    Scenario: a turn without an approach
      Given A's lane 3 holds Ichika power:9
      When A ends the main phase
      And A declares no approach
      Then these events happened in this order
        | event      | step        | player |
        | step-began | main        | A      |
        | step-began | declaration | A      |
        | step-began | end         | A      |
        | step-began | start       | B      |
