@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 A placed card lies on top of the pile

    Scenario: one card on an empty pile
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora

    Scenario: one card on another
      Given A holds Sora
      And the piles
        | A | Miko |
      When A places Sora
      Then the pile of A is Sora, Miko

    Scenario: a troublesome card
      Given A holds Trouble, Sora
      When A places Trouble
      Then the pile of A is Trouble

    Scenario Outline: whichever card
      Given A holds <card>
      When A places <card>
      Then the pile of A is <card>

      Examples:
        | card   |
        | Suisei |
        | Roboco |

  @clause-1.2
  Rule: 1.2 Only the turn player places

    Scenario: the turn player can place
      Given A holds Sora
      Then A can place Sora

    Scenario: the other player's card cannot be placed
      Given B holds Sora
      Then A cannot place Sora

  @clause-1.3
  Rule: 1.3 A card named Die rolls a die

    Scenario: it rolls what was scripted
      Given A holds Die
      And the dice will show 3
      When A places Die
      Then the pile of A is Die
