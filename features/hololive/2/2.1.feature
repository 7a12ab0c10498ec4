@hololive
Feature: 2.1 Card name

  @clause-2.1.1
  Rule: 2.1.1 A card has a name of its own

    @clause-2.1.2
    Scenario: a text that says a name means the cards of that name, whatever else they are
      Given the board
        | zone    | A                                            |
        | archive | Sora-Debut, Sora-1st, Roboco, Cake kind:item |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <Sora> from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose among Sora-Debut, Sora-1st

    @ruling-Q459
    Scenario: cards of different names differ from one another, and not from whose text it is
      Given the board
        | zone    | A                          |
        | center  | Sora                       |
        | archive | Sora-1st, Sora-2nd, Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 holomem from your archive with different names into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Roboco, Sora-2nd
      Then A's hand is Roboco, Sora-2nd

    Scenario: of cards of one name, one is all that there is of different names
      Given the board
        | zone    | A                  |
        | center  | Miko               |
        | archive | Sora-1st, Sora-2nd |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 2 holomem from your archive with different names into your hand."
      When A uses the oshi skill "Idol"
      And A chooses Sora-2nd
      Then A's hand is Sora-2nd
      And Sora-1st is in A's archive

    Scenario Outline: with <card> in the hand, an ability that costs a card with the name of its own <can or not> be played
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | <card> |
      And Sora reads "Activated: put 1 card from your hand with the same name as this card into your archive: draw 1 card."
      Then A <can or not> activate Sora's ability

      Examples:
        | card     | can or not |
        | Sora-1st | can        |
        | Roboco   | cannot     |
