@hololive
Feature: 2.3 Bloom level

  @clause-2.3.1
  Rule: 2.3.1 A holomem card has a Bloom level: one of four

    @clause-2.3.2
    Scenario Outline: a text that asks for a <level> holomem takes <card> out of the archive
      Given the board
        | zone    | A                                                                       |
        | archive | Sora level:Debut, Roboco level:1st, Suisei level:2nd, Fubuki level:Spot |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <level> holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is <card>

      Examples:
        | level | card   |
        | Debut | Sora   |
        | 1st   | Roboco |
        | 2nd   | Suisei |
        | Spot  | Fubuki |

    @clause-5.14.1 @ruling-Q113
    Scenario Outline: a text about a rise in level draws <cards> when <was> blooms into <becomes>
      Given the board
        | zone   | A                            |
        | center | Sora level:<was> mascot:Bird |
        | hand   | Sora#2 level:<becomes>       |
      And Bird reads "When the holomem this card is attached to blooms, if it has risen in level, draw 1 card."
      When A blooms Sora with Sora#2
      Then A has drawn <cards>

      Examples:
        | was   | becomes | cards   |
        | Debut | 1st     | 1 card  |
        | 1st   | 2nd     | 1 card  |
        | 1st   | 1st     | 0 cards |
        | 2nd   | 2nd     | 0 cards |

    @clause-5.14.1
    Scenario Outline: a 1st holomem on a Debut card draws <cards> by a rise in level when it blooms into <becomes>
      Given the board
        | zone   | A                                     |
        | center | Sora-1st under:Sora-Debut mascot:Bird |
        | hand   | Sora#2 level:<becomes>                |
      And Bird reads "When the holomem this card is attached to blooms, if it has risen in level, draw 1 card."
      When A blooms Sora-1st with Sora#2
      Then A has drawn <cards>

      Examples:
        | becomes | cards   |
        | 1st     | 0 cards |
        | 2nd     | 1 card  |

    @clause-2.2.1 @ruling-Q269
    Scenario Outline: <first>, <second>: who compares the levels of cards finds none on a support
      Given the board
        | zone   | A                          |
        | center | Sora                       |
        | deck   | <first>, <second>, 3 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: reveal the top 2 cards of your deck. If they have the same level, draw 1 card."
      When A uses the oshi skill "Idol"
      Then A has drawn <cards>

      Examples:
        | first          | second         | cards   |
        | Miko-1st       | Roboco-1st     | 1 card  |
        | Miko-1st       | Roboco-2nd     | 0 cards |
        | Cake kind:item | Tea kind:item  | 0 cards |
        | Miko           | Cake kind:item | 0 cards |
