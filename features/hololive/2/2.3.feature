@hololive
Feature: 2.3 Bloom level

  @clause-2.3.1
  Rule: 2.3.1 A holomem card has a Bloom level: one of four

    @clause-2.3.2
    Scenario Outline: <level>
      Given the board
        | zone    | A                                                              |
        | archive | Sora level:Debut, Roboco level:1st, Suisei level:2nd, Fubuki level:Spot |
      And A's oshi reads "Activated: put 1 <level> holomem from your archive into your hand."
      When A activates A's oshi's ability
      Then A's hand is <card>

      Examples:
        | level | card   |
        | Debut | Sora   |
        | 1st   | Roboco |
        | 2nd   | Suisei |
        | Spot  | Fubuki |
