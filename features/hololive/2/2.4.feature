@hololive
Feature: 2.4 Colour

  @clause-2.4.1
  Rule: 2.4.1 A card has a colour

    @clause-2.15.1
    Scenario: a red holomem is one of those that are red
      Given the board
        | zone   | A                                   |
        | center | Sora                                |
        | back   | Roboco color:blue, Suisei color:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your red back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei is resting
      And Roboco is active

  @clause-2.4.2.1
  Rule: 2.4.2.1 Colourless is no colour, and in a cost any colour

    Scenario Outline: a <cheer> cheer for a colourless icon
      Given the board
        | zone   | A                  |
        | center | Sora cheer:<cheer> |
        | back   | Roboco             |
      Then A can baton pass to Roboco

      Examples:
        | cheer |
        | red   |
        | blue  |

  @clause-2.4.2.2
  Rule: 2.4.2.2 Colourless is not counted as a colour

    @ruling-Q403
    Scenario Outline: the same colour as a <color> center
      Given the board
        | zone    | A                                        |
        | center  | Sora color:<color>                       |
        | archive | Roboco color:colorless, Suisei color:red |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 holomem from your archive with the same color as your center holomem into your hand."
      When A uses the oshi skill "Idol"
      Then A has <cards> in hand

      Examples:
        | color     | cards   |
        | red       | 1 card  |
        | colorless | 0 cards |

    @clause-2.4.3
    Scenario Outline: <wanted> holomem among a colourless and a red and blue one
      Given the board
        | zone   | A                                             |
        | center | Sora color:green                              |
        | back   | Roboco color:colorless, Suisei color:red/blue |
      And Sora reads "Your <wanted> holomem get HP +20."
      Then Roboco has <none> HP
      And Suisei has <both> HP

      Examples:
        | wanted    | none | both |
        | colorless | 120  | 100  |
        | red       | 100  | 120  |

    @ruling-Q389 @ruling-Q403
    Scenario Outline: more for somebody of another colour, whichever it is, beside one that is <color>
      Given the board
        | zone   | A                    | B    |
        | center | Sora color:red       | Miko |
        | back   | Roboco color:<color> |      |
      And it is the start of A's performance step
      And Sora reads "Art "Moon", no cheers, 20: if you have a white or green or blue or purple or yellow holomem, this art deals +50 damage."
      When A uses the art "Moon" of Sora
      Then Miko has <damage> damage

      Examples:
        | color     | damage |
        | colorless | 20     |
        | blue      | 70     |

  @clause-2.4.3
  Rule: 2.4.3 A card of several colours has each of them

    @ruling-Q172
    Scenario Outline: <wanted> among a red and blue one, a red one, and a green one
      Given the board
        | zone   | A                                                           |
        | center | Sora color:green                                            |
        | back   | Roboco color:red/blue, Suisei color:red, Fubuki color:green |
      And Sora reads "Your <wanted> holomem get HP +20."
      Then Roboco has <both> HP
      And Suisei has <red> HP

      Examples:
        | wanted | both | red |
        | red    | 120  | 120 |
        | blue   | 120  | 100 |
        | green  | 100  | 100 |

    @ruling-Q299
    Scenario Outline: a skill for a <color> center, and one that is white and green
      Given the board
        | zone       | A                      |
        | center     | Sora color:white/green |
        | holo power | 1 card                 |
      And A's oshi reads "Oshi skill "Idol", 1 holo power, once per turn, only if your center holomem is <color>: draw 1 card."
      Then A <can or not> use the oshi skill "Idol"

      Examples:
        | color | can or not |
        | white | can        |
        | green | can        |
        | blue  | cannot     |

    @ruling-Q402
    Scenario: a holomem of two colours is none of one colour, nor is one without
      Given the board
        | zone   | A                                                                                    |
        | center | Sora color:white                                                                     |
        | back   | SorAZ color:white/green, Azki color:colorless, Roboco color:red, Miko color:red/blue |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your holomem of one color."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Sora, Roboco

    @ruling-Q402
    Scenario: the colours are those that effects leave
      Given the board
        | zone   | A                |
        | center | Sora color:white |
        | back   | Roboco color:red |
      And Roboco reads "This holomem is also blue."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: rest 1 of your holomem of one color."
      When A uses the oshi skill "Idol"
      Then Sora is resting
      And Roboco is active

    @ruling-Q390
    Scenario Outline: beside a red holomem, one that is <color>
      Given the board
        | zone   | A                  | B           |
        | center | Moona color:red    | Miko hp:200 |
        | back   | Fuwa color:<color> |             |
      And it is the start of A's performance step
      And Moona reads "Art "Shine", no cheers, 20: if you have an other holomem with a different color than this holomem, this art deals +50 damage."
      When A uses the art "Shine" of Moona
      Then Miko has <damage> damage

      Examples:
        | color     | damage |
        | red/blue  | 70     |
        | blue      | 70     |
        | red       | 20     |
        | colorless | 20     |

  @clause-2.4.4
  Rule: 2.4.4 Two cards are of the same colour when they share one

    @ruling-Q99 @ruling-Q340 @ruling-Q404
    Scenario Outline: a red and blue center, and one of the archive that is <color>
      Given the board
        | zone    | A                    |
        | center  | Sora color:red/blue  |
        | archive | Roboco color:<color> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 holomem from your archive with the same color as your center holomem into your hand."
      When A uses the oshi skill "Idol"
      Then A has <cards> in hand

      Examples:
        | color       | cards   |
        | blue        | 1 card  |
        | red         | 1 card  |
        | blue/yellow | 1 card  |
        | red/blue    | 1 card  |
        | green       | 0 cards |

    @ruling-Q603
    Scenario Outline: a target that is <color>, with a white and a blue cheer in the archive
      Given the board
        | zone    | A                                                                          | B                         |
        | center  | Sora                                                                       | Miko hp:200 color:<color> |
        | archive | Snow kind:cheer color:white, Sea kind:cheer color:blue, Roboco color:green |                           |
      And it is the start of A's performance step
      And Sora reads "Art "Hunt", no cheers, 30. / When this holomem would deal art damage to a holomem with the same color as the cheers of your archive, it deals 20 more instead."
      When A uses the art "Hunt" of Sora
      Then Miko has <damage> damage

      Examples:
        | color     | damage |
        | white     | 50     |
        | blue      | 50     |
        | red/blue  | 50     |
        | red       | 30     |
        | green     | 30     |
        | colorless | 30     |
