@hololive
Feature: 5.19 Sending cheers

  @clause-5.19.1
  Rule: 5.19.1 A cheer that is sent to a holomem is attached to it

    Scenario: from the archive
      Given the board
        | zone    | A                |
        | center  | Sora             |
        | back    | Roboco           |
        | archive | Light kind:cheer |
      And Sora reads "When a cheer is sent to this holomem, draw 1 card."
      And A's oshi reads "Activated: send 1 cheer from your archive to your center holomem."
      When A activates A's oshi's ability
      Then Light is attached to Sora
      And A has drawn 1 card

  @clause-5.19.2
  Rule: 5.19.2 From the cheer deck it is the top card, which is revealed first

    Scenario: the top one of two colours
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | cheer deck | Sky color:blue, Sun |
      And A's oshi reads "Activated: send the top card of your cheer deck to your center holomem."
      When A activates A's oshi's ability
      Then these events happened in this order
        | event    | card | to   |
        | revealed | Sky  |      |
        | attached | Sky  | Sora |
      And the event "revealed" happened 0 times for Sun
      And A's cheer deck is Sun

    Scenario Outline: with <cards> in the cheer deck
      Given the board
        | zone       | A       |
        | center     | Sora    |
        | cheer deck | <cards> |
      And A's oshi reads "Activated: send the top card of your cheer deck to your center holomem."
      When A activates A's oshi's ability
      Then Sora has <sent> cheers attached

      Examples:
        | cards  | sent |
        | 1 card | 1    |
        | -      | 0    |

    @ruling-Q65 @ruling-Q76
    Scenario: it is revealed before it is chosen who gets it
      Given the board
        | zone       | A             |
        | center     | Sora          |
        | back       | Roboco        |
        | cheer deck | blue, 2 cards |
      And A's oshi reads "Activated: send the top card of your cheer deck to 1 of your holomem."
      When A activates A's oshi's ability
      Then the event "revealed" happened 1 time for blue
      And A is asked to choose 1 among Sora, Roboco
