@hololive
Feature: 4.7 Center position

  @clause-4.7.1
  Rule: 4.7.1 The holomem that stands there performs

    Scenario: the center holomem's art can be used, and that of a back holomem cannot
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
        | back   | Azki |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Azki reads "Art "Dance", no cheers, 20."
      Then A can use the art "Sing" of Sora
      And A cannot use the art "Dance" of Azki

    Scenario: a holomem that receives the baton performs instead of the former center holomem
      Given the board
        | zone   | A              | B    |
        | center | Sora cheer:red | Miko |
        | back   | Azki           |      |
      And Sora reads "Art "Sing", no cheers, 20."
      And Azki reads "Art "Dance", no cheers, 20."
      When A baton passes to Azki
      And A ends the main step
      Then A can use the art "Dance" of Azki
      And A cannot use the art "Sing" of Sora

  @clause-4.7.2
  Rule: 4.7.2 The center position is public

    @clause-4.7.1
    Scenario Outline: <viewer> sees the center holomem of both
      Given the board
        | zone   | A              | B                   |
        | center | Sora cheer:red | Miko-1st under:Miko |
      Then <viewer> sees Sora
      And <viewer> sees Sora's red cheer
      And <viewer> sees Miko-1st
      And <viewer> sees Miko

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario Outline: <viewer> sees what is under and attached to a resting center holomem in the performance step
      Given the board
        | zone   | A    | B                                                      |
        | center | Sora | Miko-2nd resting under:Miko/Miko-1st fan:Fans tool:Mic |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      Then <viewer> sees Miko-2nd
      And <viewer> sees Miko-1st
      And <viewer> sees Miko
      And <viewer> sees Fans
      And <viewer> sees Mic

      Examples:
        | viewer |
        | A      |
        | B      |

  @clause-4.7.3
  Rule: 4.7.3 The center position holds one holomem

    Scenario Outline: with <center> in the center position, a card of the archive ends up in A's <zone> on its way there
      Given the board
        | zone    | A        |
        | center  | <center> |
        | back    | Azki     |
        | archive | Roboco   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the center position."
      When A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>

      Examples:
        | center | zone    |
        | -      | center  |
        | Sora   | archive |

  @clause-4.7.4
  Rule: 4.7.4 The center holomem is the one in the center position

    Scenario: a text about center holomem heals neither the collab nor the back holomem
      Given the board
        | zone   | A      | B                |
        | center | Sora   | Miko damage:10   |
        | collab | Azki   | Suisei damage:10 |
        | back   | Roboco | Korone damage:10 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: heal 10 HP from each of your opponent's center holomem."
      When A uses the oshi skill "Idol"
      Then Miko has 0 damage
      And Suisei has 10 damage
      And Korone has 10 damage
