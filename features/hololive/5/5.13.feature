@hololive
Feature: 5.13 Putting a card out

  @clause-5.13.1
  Rule: 5.13.1 A card that an effect puts out is moved to the zone that it names

    @without-stack-targets
    Scenario Outline: <player>'s support puts a Debut holomem from the archive onto the back position
      Given the board
        | zone    | A                         | B      |
        | center  | Sora-1st under:Sora-Debut | Miko   |
        | archive | Roboco                    | Suisei |
      And <player> holds a support "Door" (item) that reads "Put 1 Debut holomem from your archive onto the back position."
      And it is <player>'s turn
      When <player> plays the support Door
      Then <who> is in the back position
      And <player> has 2 holomem on the stage
      And it is <player>'s play timing

      Examples:
        | player | who    |
        | A      | Roboco |
        | B      | Suisei |

    Scenario: a holomem that is put out came this turn, and cannot bloom in it
      Given the board
        | zone    | A                    |
        | center  | Sora                 |
        | archive | Roboco               |
        | hand    | Roboco-1st, Sora-1st |
      And A holds a support "Door" (item) that reads "Put 1 Debut holomem from your archive onto the back position."
      When A plays the support Door
      Then A cannot bloom Roboco with Roboco-1st
      And A can bloom Sora with Sora-1st

    Scenario: a holomem that a skill puts onto the stage from the deck is there and cannot bloom in this turn
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | deck   | Roboco, 3 cards      |
        | hand   | Roboco-1st, Sora-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then Roboco is in the back position
      And A cannot bloom Roboco with Roboco-1st
      And A can bloom Sora with Sora-1st
