@wixoss
Feature: lrig-step The LRIG attack step

  @clause-lrig-step.1
  Rule: lrig-step.1 The LRIG attack step is the fourth step of the attack phase

    Scenario Outline: when all of <player>'s SIGNI that want to have attacked
      Given the board
        | zone   | A     | B     |
        | left   | Gale  | Thorn |
        | center | Ember | Frost |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <player> cannot attack with <player>'s LRIG
      When <player> passes
      Then <player> can attack with <player>'s LRIG
      And <player> cannot attack with <beside>

      Examples:
        | player | attacker | beside |
        | A      | Ember    | Gale   |
        | B      | Frost    | Thorn  |

    @assumption-WA-10 @clause-trigger.2
    Scenario: an ability at the beginning of the LRIG attack step triggers once, though the LRIG attacks twice
      Given the board
        | zone   | A            | B     |
        | center | Ember        | Frost |
        | lrig   | Lumi level:3 |       |
      And Lumi reads "Once per turn, When this LRIG attacks, up this LRIG."
      And Ember reads "At the beginning of your LRIG attack step, draw 1 card."
      And Frost reads "At the beginning of your LRIG attack step, draw 1 card."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And A attacks with Lumi
      Then A has drawn 1 card
      And B has drawn 0 cards

  @clause-lrig-step.2
  Rule: lrig-step.2 The center LRIG that is up goes down and attacks

    Scenario Outline: <player>'s LRIG goes down, and the opponent takes damage
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s LRIG attack step
      When <player> attacks with <player>'s LRIG
      Then <player>'s LRIG is down
      And <other> has 6 cards in life

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: SIGNI do not battle it
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then Frost is in B's center
      And Ember is in A's center

    Scenario: an assist LRIG that is up does not attack
      Given the board
        | zone         | A              |
        | lrig         | Lumi level:3   |
        | left assist  | Mira type:Sola |
        | right assist | Nova type:Iona |
      And it is the start of A's LRIG attack step
      Then A can attack with Lumi
      And A cannot attack with Mira
      And A cannot attack with Nova

    Scenario: a LRIG that is down does not attack
      Given the board
        | zone   | A                 |
        | center | Ember             |
        | lrig   | Lumi level:3 down |
      And it is the start of A's SIGNI attack step
      Then A can attack with Ember
      When the turn goes on to A's LRIG attack step
      Then A cannot attack with Lumi
      When the turn passes to B
      Then B has 7 cards in life

    Scenario: a LRIG that has attacked does not attack again
      Given the board
        | zone | A            |
        | lrig | Lumi level:3 |
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then A cannot attack with Lumi
      And B has 6 cards in life

    @assumption-WA-10
    Scenario: a LRIG that is turned up after its attack attacks again
      Given the board
        | zone | A            |
        | lrig | Lumi level:3 |
      And Lumi reads "Once per turn, When this LRIG attacks, up this LRIG."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      And A attacks with Lumi
      Then B has 5 cards in life
