@hololive
Feature: 5.5 Putting and returning

  @clause-5.5.1
  Rule: 5.5.1 A card that is put or returned somewhere goes there

    Scenario: a holomem that a text puts into the hand from the archive is in the hand
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Suisei |
      And A holds a support "Box" (item) that reads "Put 1 holomem from your archive into your hand."
      When A plays the support Box
      Then Suisei is in A's hand

    Scenario Outline: a card goes where a text puts or returns it, and <where>
      Given the board
        | zone    | A               |
        | center  | Sora            |
        | back    | Roboco          |
        | archive | Suisei          |
        | deck    | Fubuki, 2 cards |
      And A holds a support "Box" (item) that reads "<text>"
      When A plays the support Box
      Then <where>

      Examples:
        | text                                                     | where                                 |
        | Put 1 holomem from your archive onto the stage.          | Suisei is in the back position        |
        | Return 1 of your back holomem to hand.                   | Roboco is in A's hand                 |
        | Return 1 card from your archive to the top of your deck. | the top of A's deck is Suisei, Fubuki |
        | Return 1 of your back holomem to the bottom of the deck. | the bottom of A's deck is Roboco      |
        | Put the top card of your deck into holo power.           | A's holo power is Fubuki              |
        | Put the top card of your deck into the archive.          | Fubuki is in A's archive              |

    @clause-5.14.1 @ruling-Q566 @ruling-Q569 @ruling-Q572
    Scenario Outline: a <level> holomem of the archive, with nobody there whom it could bloom from
      Given the board
        | zone    | A                  |
        | center  | Sora               |
        | archive | Miko level:<level> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then Miko is in the back position
      And A has 2 holomem on the stage

      Examples:
        | level |
        | 1st   |
        | 2nd   |

    @clause-10.8.2 @ruling-Q575
    Scenario: a holomem put onto the stage triggers an ability that speaks of it
      Given the board
        | zone   | A             |
        | center | Sora          |
        | deck   | Miko, 3 cards |
      And Sora reads "When a Debut holomem is put onto the stage, draw 1 card."
      And A holds a support "Box" (item) that reads "Search your deck for 1 Debut holomem, put it onto the stage, then shuffle your deck."
      When A plays the support Box
      And A chooses Miko
      Then A has drawn 1 card
