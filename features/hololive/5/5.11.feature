@hololive
Feature: 5.11 Revealing

  @clause-5.11.1
  Rule: 5.11.1 A card that is revealed is shown to every player

    Scenario: a card revealed from the hand stays there, and the text checks its name
      Given the board
        | zone   | A    |
        | center | Sora |
        | hand   | Miko |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal 1 card from your hand. If it is <Miko>, draw 1 card."
      When A uses the oshi skill "Idol"
      Then the event "revealed" happened 1 time for Miko
      And Miko is in A's hand
      And A has drawn 1 card

    @reading-H-59=until-resolved @clause-4.1.2.1
    Scenario: the opponent sees it while the ability goes on
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal 1 card from your hand. You may draw 1 card."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then A is asked yes or no
      And B sees Roboco
      And B does not see Suisei

    @reading-H-59=at-once
    Scenario: the opponent sees it no longer while the ability goes on
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal 1 card from your hand. You may draw 1 card."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then the event "revealed" happened 1 time for Roboco
      And A is asked yes or no
      And B does not see Roboco

    Scenario: B reveals a card of B's hand in B's turn
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | hand   |      | Suisei |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal 1 card from your hand. If it is <Suisei>, draw 1 card."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then the event "revealed" happened 1 time for Suisei
      And B has drawn 1 card

  @clause-5.11.2
  Rule: 5.11.2 Of a deck, the cards that fit are chosen and shown

    Scenario Outline: the top <number> of the deck
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Show" (item) that reads "Reveal the top <number> of your deck."
      When A plays the support Show
      Then the event "revealed" happened 1 time for Miko
      And the event "revealed" happened <second> for Suisei
      And the top of A's deck is Miko, Suisei

      Examples:
        | number  | second  |
        | 2 cards | 1 time  |
        | card    | 0 times |

    Scenario: the one that is named among others
      Given the board
        | zone | A                            |
        | deck | Miko-1st, Suisei, Fubuki-1st |
      And A holds a support "Show" (item) that reads "Reveal 1 Debut holomem from your deck."
      When A plays the support Show
      And A chooses Suisei
      Then the event "revealed" happened 1 time for Suisei
      And the event "revealed" happened 0 times for Miko-1st

    @clause-1.3.2 @ruling-Q527 @ruling-Q528
    Scenario: the top four of a deck of three
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal the top 4 cards of your deck, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then the event "revealed" happened 1 time for Miko
      And the event "revealed" happened 1 time for Suisei
      And the event "revealed" happened 1 time for Fubuki
      And A's hand is Miko

    Scenario: the top card of the cheer deck is revealed and stays there
      Given the board
        | zone       | A             |
        | cheer deck | blue, 4 cards |
      And A holds a support "Show" (item) that reads "Reveal the top card of your cheer deck."
      When A plays the support Show
      Then the event "revealed" happened 1 time for blue
      And the top of A's cheer deck is blue

    Scenario: of a deck with one Debut holomem, a reveal of two Debut holomem shows two where there are three
      Given the board
        | zone | A                              |
        | deck | Miko, Suisei-1st, Fubuki, Azki |
      And A holds a support "Show" (item) that reads "Reveal 2 Debut holomem from your deck."
      When A plays the support Show
      Then A is asked to choose up to 2 among Miko, Fubuki, Azki
      When A chooses Miko, Azki
      Then the event "revealed" happened 1 time for Miko
      And the event "revealed" happened 1 time for Azki
      And the event "revealed" happened 0 times for Fubuki
