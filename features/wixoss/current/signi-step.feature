@wixoss
Feature: signi-step The SIGNI attack step

  @clause-signi-step.1
  Rule: signi-step.1 The SIGNI attack step is the third step, in which SIGNI that are up go down and attack

    @clause-down.1 @clause-down.2
    Scenario Outline: <player>'s SIGNI goes down and attacks
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <attacker>
      Then <attacker> is down

      Examples:
        | player | attacker |
        | A      | Ember    |
        | B      | Frost    |

    Scenario: a SIGNI that is down does not attack
      Given the board
        | zone   | A          |
        | left   | Gale       |
        | center | Ember down |
      And it is the start of A's SIGNI attack step
      Then A can attack with Gale
      And A cannot attack with Ember

    Scenario: a SIGNI that has attacked does not attack again
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A can attack with Gale
      And A cannot attack with Ember

    Scenario: a SIGNI that an effect ups after its attack attacks again
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Once per turn, When this SIGNI attacks, up this SIGNI."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A attacks with Ember
      Then B has 5 cards in life
      And A cannot attack with Ember

    Scenario: a SIGNI downed in the defense step does not attack afterwards
      Given the board
        | zone      | A     | B                             |
        | left      | Gale  |                               |
        | center    | Ember | Frost                         |
        | lrig deck |       | Aegis kind:arts timing:attack |
      And Aegis reads "Target 1 opposing SIGNI. Down it."
      And it is the start of A's defense step
      When B uses the arts Aegis
      And B chooses Ember
      And the turn goes on to A's SIGNI attack step
      Then A can attack with Gale
      And A cannot attack with Ember

    @assumption-WA-7 @assumption-WA-8
    Scenario: a SIGNI that entered in this turn attacks
      Given the board
        | zone | A    |
        | hand | Gale |
      When A plays Gale in the center
      And the turn goes on to A's SIGNI attack step
      Then A can attack with Gale

    Scenario: a SIGNI barred from attacking by its text does not attack
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "This SIGNI cannot attack."
      And it is the start of A's SIGNI attack step
      Then A can attack with Gale
      And A cannot attack with Ember

    Scenario: a Resona on the field attacks like another SIGNI
      Given the board
        | zone   | A                 |
        | center | Titan kind:resona |
      And it is the start of A's SIGNI attack step
      When A attacks with Titan
      Then B has 6 cards in life
      And A cannot attack with Titan

  @clause-signi-step.2
  Rule: signi-step.2 With an opposing SIGNI in front there is a battle

    Scenario: a SIGNI in front that is down is battled all the same
      Given the board
        | zone   | A     | B          |
        | center | Ember | Frost down |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener
      And B has 7 cards in life

    @assumption-WA-11
    Scenario: a SIGNI that comes in front before the battle is battled
      Given the board
        | zone   | A     | B     |
        | left   |       | Frost |
        | center | Ember |       |
        | right  |       | Thorn |
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Move it to another SIGNI zone."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A chooses Frost
      Then Frost is in B's ener
      And B has 7 cards in life

  @clause-signi-step.3
  Rule: signi-step.3 With no opposing SIGNI in front the opponent takes damage

    Scenario: an attack with no SIGNI in front damages the opponent
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And A has 7 cards in life

    Scenario: opposing SIGNI in the other zones do not stop an attack
      Given the board
        | zone   | A     | B     |
        | left   |       | Frost |
        | center | Ember |       |
        | right  |       | Thorn |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And Frost is in B's left
      And Thorn is in B's right

    @assumption-WA-9
    Scenario Outline: from the side, past somebody in the opponent's <other>
      Given the board
        | zone   | A      | B       |
        | left   | <mine> | <left>  |
        | center | Dusk   | Frost   |
        | right  | <own>  | <right> |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life
      And Thorn is in B's <other>

      Examples:
        | mine  | own   | left  | right | other |
        | Ember | Gale  | Thorn |       | left  |
        | Gale  | Ember |       | Thorn | right |

    @assumption-WA-11
    Scenario: an attack deals damage when the SIGNI in front has left before
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Ember reads "When this SIGNI attacks, target 1 opposing SIGNI. Return it to hand."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's hand
      And B has 6 cards in life

  @clause-signi-step.4
  Rule: signi-step.4 As long as SIGNI are up further attacks are declared

    @assumption-WA-9
    Scenario: three SIGNI attack one after the other
      Given the board
        | zone   | A     | B     |
        | left   | Gale  | Thorn |
        | center | Ember |       |
        | right  | Dusk  | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then Frost is in B's ener
      When A attacks with Ember
      Then B has 6 cards in life
      When A attacks with Dusk
      Then Thorn is in B's ener

    Scenario: A's SIGNI attack in any order, and one that does not stays up
      Given the board
        | zone   | A     | B |
        | left   | Gale  |   |
        | center | Ember |   |
        | right  | Dusk  |   |
      And it is the start of A's SIGNI attack step
      When A attacks with Dusk
      And A attacks with Gale
      And A passes
      Then Ember is up
      And B has 5 cards in life
      And it is A's play timing

    Scenario: a SIGNI that is turned up after its attack attacks again
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And Ember reads "Once per turn, When this SIGNI attacks, up this SIGNI."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A attacks with Ember
      Then B has 5 cards in life
