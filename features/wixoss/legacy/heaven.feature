@wixoss
Feature: heaven Heaven

  @clause-heaven.1 @reading-W-29
  Rule: heaven.1 An attack of one in the cross state, as all in it are down

    Scenario: the second of them attacks
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Frost |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Frost reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 0 cards in hand
      When A attacks with Frost
      Then A has 1 card in hand

    Scenario: the other one is down already, without an attack
      Given the board
        | zone   | A          |
        | left   | Ember      |
        | center | Frost down |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand

    Scenario: all three have to be down, where three are in the cross state
      Given the board
        | zone   | A          |
        | left   | Ember down |
        | center | Frost      |
        | right  | Gale       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember" and to the left of "Gale"."
      And Gale reads "Cross condition: to the right of "Frost"."
      And Gale reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Frost
      Then A has 0 cards in hand
      When A attacks with Gale
      Then A has 1 card in hand

    Scenario: a SIGNI not in the cross state need not be down for Heaven
      Given the board
        | zone   | A          |
        | left   | Ember      |
        | center | Frost down |
        | right  | Gale       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand

    Scenario: the attack of one who is not in the cross state is none
      Given the board
        | zone   | A          |
        | left   | Ember down |
        | center | Frost down |
        | right  | Gale       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then A has 0 cards in hand
      And it is A's play timing

    Scenario: an attack of a LRIG brings about no Heaven
      Given the board
        | zone   | A          |
        | left   | Ember down |
        | center | Frost down |
        | lrig   | Lumi       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Lumi reads "When you reach Heaven, draw 1 card."
      And it is the start of A's LRIG attack step
      When A attacks with Lumi
      Then A has 0 cards in hand
      And B has 6 cards in life

    Scenario: the opponent's SIGNI in the cross state do not have to be down
      Given the board
        | zone   | A          | B      |
        | left   | Ember      | Thorn  |
        | center | Frost down | Willow |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Thorn reads "Cross condition: to the left of "Willow"."
      And Willow reads "Cross condition: to the right of "Thorn"."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand

    @reading-W-48=all-in-it
    Scenario: a SIGNI in the cross state that does not attack itself reaches Heaven, too
      Given the board
        | zone   | A          |
        | left   | Ember      |
        | center | Frost down |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Frost reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand

    @reading-W-48=attacker-alone
    Scenario: a SIGNI in the cross state that does not attack itself does not reach Heaven
      Given the board
        | zone   | A          |
        | left   | Ember      |
        | center | Frost down |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Frost reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 0 cards in hand
      And it is A's play timing

    Scenario: a cross SIGNI that lies face down does not have to be down for Heaven
      Given the board
        | zone   | A              |
        | left   | Ember          |
        | center | Frost down     |
        | right  | Gale face-down |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Gale reads "Cross condition: to the right of "Frost"."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has drawn 1 card

  @clause-heaven.2 @reading-W-09
  Rule: heaven.2 Abilities that Heaven brings about can be of any SIGNI and LRIG

    Scenario Outline: an ability of <who> about reaching Heaven is activated
      Given the board
        | zone         | A              |
        | left         | Ember          |
        | center       | Frost down     |
        | right        | Gale           |
        | lrig         | Lumi           |
        | left assist  | Mira type:Sola |
        | right assist | Nova type:Iona |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And <who> reads "When you reach Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand

      Examples:
        | who   |
        | Lumi  |
        | Mira  |
        | Gale  |
        | Ember |
        | Frost |

    Scenario: the opponent's come to nothing
      Given the board
        | zone   | A          | B    |
        | left   | Ember      |      |
        | center | Frost down |      |
        | lrig   |            | Lumi |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Lumi reads "When you reach Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 0 cards in hand
      And it is A's play timing

    Scenario: each of several abilities about reaching Heaven is activated
      Given the board
        | zone   | A            |
        | left   | Ember        |
        | center | Frost down   |
        | right  | Gale         |
        | lrig   | Lumi level:3 |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Lumi reads "When you reach Heaven, draw 1 card."
      And Gale reads "When you reach Heaven, gain 1 coin."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A plays the waiting ability of Lumi first
      Then A has 1 coin

  @clause-heaven.a1
  Rule: heaven.a1 A SIGNI that has reached Heaven is in the cross state as well

    Scenario: a SIGNI that has reached Heaven keeps its cross ability in effect
      Given the board
        | zone   | A                |
        | left   | Ember power:2000 |
        | center | Frost down       |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "Cross: this SIGNI has power +3000."
      And Ember reads "When this SIGNI reaches Heaven, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has 1 card in hand
      And Ember has power 5000
      And Frost is in the cross state

  @clause-heaven.a2 @reading-W-09
  Rule: heaven.a2 Abilities that Heaven brings about are done before battle and damage

    Scenario: a SIGNI that gains power by Heaven wins its battle
      Given the board
        | zone   | A                | B                |
        | center | Ember power:2000 | Thorn power:5000 |
        | right  | Frost down       |                  |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When this SIGNI reaches Heaven, this turn, this SIGNI has power +3000."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's ener

    Scenario: a SIGNI that gains Double Crush by Heaven crushes two Life Cloth
      Given the board
        | zone   | A          | B |
        | center | Ember      |   |
        | right  | Frost down |   |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When this SIGNI reaches Heaven, this turn, this SIGNI has Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 5 cards in life

  @clause-heaven.a3 @clause-cross.5 @reading-W-09
  Rule: heaven.a3 A SIGNI that has lost its abilities does not hinder Heaven, and lacks its own Heaven ability

    Scenario Outline: <who>'s attack reaches Heaven though Frost has lost its abilities
      Given the board
        | zone   | A     | B                |
        | left   | Ember |                  |
        | center | Frost | Thorn power:9000 |
      And Ember reads "Cross condition: to the left of "Frost"."
      And Frost reads "Cross condition: to the right of "Ember"."
      And Ember reads "When you reach Heaven, draw 1 card."
      And Frost reads "When you reach Heaven, Ener Charge 1."
      And Thorn reads "The SIGNI in front loses its abilities."
      And it is the start of A's SIGNI attack step
      When A attacks with <first>
      And A attacks with <who>
      Then A has 1 card in hand
      And A has 0 cards in ener

      Examples:
        | first | who   |
        | Ember | Frost |
        | Frost | Ember |
