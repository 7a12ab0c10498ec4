@hololive
Feature: 2.5 Buzz

  @clause-2.5.1
  Rule: 2.5.1 A card with the mark is a Buzz card

    Scenario: a text that says Buzz means those with the mark
      Given the board
        | zone    | A                         |
        | archive | Sora-1st buzz, Roboco-1st |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Buzz holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is Sora-1st

    @clause-2.3.2 @ruling-Q270
    Scenario: a text that says 1st means a 1st Buzz card too
      Given the board
        | zone    | A                     |
        | archive | Miko-1st buzz, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 1st holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is Miko-1st

    @clause-2.3.2 @ruling-Q453
    Scenario Outline: an art that does more to 1st holomem, and a target that is <level>
      Given the board
        | zone   | A    | B                         |
        | center | Sora | Miko hp:300 level:<level> |
      And it is the start of A's performance step
      And Sora reads "Art "Turn", no cheers, 70: if the target is a 1st holomem, this art deals +70 damage."
      When A uses the art "Turn" of Sora
      Then Miko has <damage> damage

      Examples:
        | level    | damage |
        | 1st buzz | 140    |
        | 1st      | 140    |
        | 2nd      | 70     |
