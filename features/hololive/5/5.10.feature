@hololive
Feature: 5.10 Exchanging

  @clause-5.10.1
  Rule: 5.10.1 Each of two cards goes to where the other is, at the same time

    Scenario: a card of the hand and one of the archive
      Given the board
        | zone    | A      |
        | hand    | Miko   |
        | archive | Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch 1 card from your hand with 1 card from your archive."
      When A uses the oshi skill "Idol"
      Then A's hand is Suisei
      And A's archive is Miko

    Scenario: the center and a back holomem while the stage is full
      Given the board
        | zone   | A                                     |
        | center | Sora                                  |
        | back   | Roboco, Suisei, Fubuki, Korone, Okayu |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your active back holomem."
      When A uses the oshi skill "Idol"
      And A chooses Suisei
      Then Suisei is in the center position
      And Sora is in the back position
      And A has 6 holomem on the stage

  @clause-5.10.2
  Rule: 5.10.2 If one of them cannot go, neither does

    Scenario Outline: a switch with a holomem that <text> leaves Sora in the <where> position
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "This holomem <text>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Sora is in the <where> position

      Examples:
        | text            | where  |
        | cannot be moved | center |
        | cannot collab   | back   |

    Scenario Outline: a hand card to be switched with <archive> of the archive ends in <zone>
      Given the board
        | zone    | A         |
        | hand    | Miko      |
        | archive | <archive> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch 1 card from your hand with 1 card from your archive."
      When A uses the oshi skill "Idol"
      Then Miko is in A's <zone>

      Examples:
        | archive | zone    |
        | Suisei  | archive |
        | -       | hand    |

    @since-1.7.0 @clause-5.18.1 @ruling-Q439 @ruling-Q440
    Scenario Outline: with <center> in the center, the holomem of the back is in the <where> position, and cards are drawn
      Given the board
        | zone       | A      | B        |
        | center     | Sora   | <center> |
        | back       |        | Suisei   |
        | holo power | 1 card |          |
      And A's oshi reads "SP oshi skill "Swap", 1 holo power, once per game: switch your opponent's center holomem with 1 of your opponent's back holomem. Draw 3 cards."
      When A uses the oshi skill "Swap"
      Then Suisei is in the <where> position
      And A has drawn 3 cards

      Examples:
        | center | where  |
        | Miko   | center |
        | -      | back   |

    @ruling-Q567
    Scenario Outline: a center holomem that is to change places with <collab> of the collab position is in the <where> one
      Given the board
        | zone   | A        |
        | center | Sora     |
        | collab | <collab> |
        | back   | Roboco   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: switch your center holomem with your collab holomem."
      When A uses the oshi skill "Idol"
      Then Sora is in the <where> position

      Examples:
        | collab | where  |
        | Suisei | collab |
        | -      | center |
