@hololive
Feature: 5.21 Sending cheers

  @clause-5.21.1
  Rule: 5.21.1 A cheer that is sent to a holomem is attached to it

    Scenario: a cheer sent from the archive is attached, and triggers an ability about it
      Given the board
        | zone    | A                |
        | center  | Sora             |
        | back    | Roboco           |
        | archive | Light kind:cheer |
      And Sora reads "When a cheer is sent to this holomem, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 cheer from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Light is attached to Sora
      And A has drawn 1 card

    @ruling-Q79 @ruling-Q80
    Scenario: cheers sent one each go to different holomem, whatever their colours
      Given the board
        | zone    | A                                                                    |
        | center  | Sora tag:#ID                                                         |
        | back    | Roboco tag:#ID, Suisei                                               |
        | archive | Sky kind:cheer color:blue, Sea kind:cheer color:blue, Sun kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 to 3 cheers from your archive to up to 3 of your #ID holomem, one each."
      When A uses the oshi skill "Idol"
      And A chooses Sky, Sea
      And A chooses Roboco
      Then Sky is attached to Roboco
      And Sea is attached to Sora

    @clause-10.7.2.3.3 @ruling-Q310
    Scenario: a single one of two cheers is sent where one holomem has the tag
      Given the board
        | zone    | A                              |
        | center  | Sora tag:#ID                   |
        | back    | Roboco                         |
        | archive | Sky kind:cheer, Sea kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 2 cheers from your archive to 2 of your #ID holomem, one each."
      When A uses the oshi skill "Idol"
      And A chooses Sky
      Then Sky is attached to Sora
      And Sea is in A's archive

    @clause-10.7.2.3.3 @ruling-Q490
    Scenario: two cheers sent one each to three holomem go to two of them
      Given the board
        | zone    | A                              |
        | center  | Sora                           |
        | collab  | Roboco                         |
        | back    | Suisei                         |
        | archive | Sky kind:cheer, Sea kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 3 cheers from your archive to 3 of your holomem, one each."
      When A uses the oshi skill "Idol"
      And A chooses Sora
      And A chooses Roboco
      Then Sora has 1 cheers attached
      And Roboco has 1 cheers attached
      And Suisei has 0 cheers attached

    @clause-10.7.2.3 @ruling-Q42 @ruling-Q384
    Scenario Outline: divided as the player likes, the second to <second>
      Given the board
        | zone    | A                              |
        | center  | Sora                           |
        | back    | Roboco tag:#ID, Suisei tag:#ID |
        | archive | Sky kind:cheer, Sea kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 2 cheers from your archive to your #ID holomem, divided as you like."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      And A chooses <second>
      Then Roboco has <cheers> cheers attached

      Examples:
        | second | cheers |
        | Roboco | 2      |
        | Suisei | 1      |

  @clause-5.21.2
  Rule: 5.21.2 From the cheer deck it is the top card, which is revealed first

    Scenario: the top one of two colours
      Given the board
        | zone       | A                   |
        | center     | Sora                |
        | cheer deck | Sky color:blue, Sun |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send the top card of your cheer deck to your center holomem."
      When A uses the oshi skill "Idol"
      Then these events happened in this order
        | event    | card | to   |
        | revealed | Sky  |      |
        | attached | Sky  | Sora |
      And the event "revealed" happened 0 times for Sun
      And A's cheer deck is Sun

    Scenario Outline: a cheer deck of <cards> gives <sent> cheers for a skill to send one
      Given the board
        | zone       | A       |
        | center     | Sora    |
        | cheer deck | <cards> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send the top card of your cheer deck to your center holomem."
      When A uses the oshi skill "Idol"
      Then Sora has <sent> cheers attached

      Examples:
        | cards  | sent |
        | 1 card | 1    |
        | -      | 0    |

    @ruling-Q65 @ruling-Q76
    Scenario: the top cheer is revealed before a holomem is chosen for it
      Given the board
        | zone       | A             |
        | center     | Sora          |
        | back       | Roboco        |
        | cheer deck | blue, 2 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send the top card of your cheer deck to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then the event "revealed" happened 1 time for blue
      And A is asked to choose 1 among Sora, Roboco
