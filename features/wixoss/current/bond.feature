@wixoss
Feature: bond Bonds

  @clause-bond.2 @clause-bond.1
  Rule: bond.2 With a bond the abilities with the icon on that student's cards are in force

    Scenario Outline: a card of Hifumi has power <power> once a bond with <student> is gained
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
        | left   | Gale                 |
      And Ember reads "Bond: This SIGNI has power +2000."
      And Gale reads "Once per turn, Action: gain a bond with "<student>"."
      When A activates Gale's ability
      Then A has a bond with <student>
      And Ember has power <power>

      Examples:
        | student | power |
        | Hifumi  | 5000  |
        | Serika  | 3000  |

    Scenario: the opponent's bond is not one's own
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
      And B has a bond with Hifumi
      And Ember reads "Bond: This SIGNI has power +2000."
      Then Ember has power 3000

    Scenario Outline: Double Crush with the Bond icon of Hifumi leaves B <left> Life Cloth with a bond with <student>
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
      And A has a bond with <student>
      And Ember reads "Bond: Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has <left> cards in life

      Examples:
        | student | left |
        | Hifumi  | 5    |
        | Serika  | 6    |

  @clause-bond.3 @assumption-WA-22
  Rule: bond.3 A player who gains a bond of their choice names a student

    Scenario Outline: A names <student> for a bond of choice and has none with <other>
      Given the board
        | zone   | A                    | B                     |
        | center | Ember student:Hifumi | Frost student:Shiroko |
        | left   | Gale student:Serika  |                       |
      And Gale reads "Once per turn, Action: gain a bond of your choice."
      When A activates Gale's ability
      And A names <student>
      Then A has a bond with <student>
      And A has no bond with <other>

      Examples:
        | student | other  |
        | Serika  | Hifumi |
        | Hifumi  | Serika |
        | Shiroko | Serika |

  @clause-bond.4
  Rule: bond.4 The student counts for a bond, not the name of the card

    @assumption-WA-22
    Scenario: two cards of one student
      Given the board
        | zone   | A                               |
        | left   | Gale student:Hifumi             |
        | center | Ember student:Hifumi            |
        | right  | Dusk student:Serika name:Hifumi |
      And Gale reads "Bond: This SIGNI has power +2000. / Action: Gain a bond of your choice."
      And Ember reads "Bond: This SIGNI has power +2000."
      And Dusk reads "Bond: This SIGNI has power +2000."
      When A activates Gale's ability
      And A names Hifumi
      Then Gale has power 5000
      And Ember has power 5000
      And Dusk has power 3000

  @clause-bond.5
  Rule: bond.5 Bonds with several students are had together, and not lost

    Scenario: a second bond with another student leaves the first one in force
      Given the board
        | zone   | A                    |
        | left   | Gale student:Serika  |
        | center | Ember student:Hifumi |
        | hand   | Spark kind:spell     |
      And A has a bond with Hifumi
      And Gale reads "Bond: This SIGNI has power +2000."
      And Ember reads "Bond: This SIGNI has power +2000."
      And Spark reads "Gain a bond with "Serika"."
      When A uses the spell Spark
      Then A has a bond with Hifumi
      And A has a bond with Serika
      And Gale has power 5000
      And Ember has power 5000

    Scenario: a bond is still there in the opponent's next turn
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
        | hand   | Spark kind:spell     |
      And Spark reads "Gain a bond with "Hifumi"."
      And Ember reads "Bond: This SIGNI has power +2000."
      When A uses the spell Spark
      And the turn passes to B
      Then A has a bond with Hifumi
      And Ember has power 5000

  @clause-bond.8
  Rule: bond.8 A constant ability is in force as soon as the bond is there

    Scenario: a constant Bond ability comes into force in the middle of the turn
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
        | hand   | Spark kind:spell     |
      And Spark reads "Gain a bond with "Hifumi"."
      And Ember reads "Bond: This SIGNI has power +2000."
      Then Ember has power 3000
      When A uses the spell Spark
      Then Ember has power 5000

  @clause-bond.9
  Rule: bond.9 An auto ability triggers by what comes after the bond

    Scenario: before the bond it does not trigger, afterwards it does
      Given the board
        | zone   | A                                                  |
        | center | Ember student:Hifumi                               |
        | hand   | Spark kind:spell, Mist kind:spell, Tide kind:spell |
      And Ember reads "Bond: When you draw a card, Ener Charge 1."
      And Mist reads "Draw 1 card."
      And Spark reads "Gain a bond with "Hifumi"."
      And Tide reads "Draw 1 card."
      When A uses the spell Mist
      And A uses the spell Spark
      Then A's ener is empty
      When A uses the spell Tide
      Then A has 1 card in ener

    Scenario: a bond that follows the drawing in the same spell comes too late for the auto ability
      Given the board
        | zone   | A                                 |
        | center | Ember student:Hifumi              |
        | hand   | Spark kind:spell, Tide kind:spell |
      And Ember reads "Bond: When you draw a card, Ener Charge 1."
      And Spark reads "Draw 1 card. Gain a bond with "Hifumi"."
      And Tide reads "Draw 1 card."
      When A uses the spell Spark
      Then A's ener is empty
      When A uses the spell Tide
      Then A has 1 card in ener

    Scenario Outline: an auto ability with Bond charges <cards> if <player> has the bond
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
        | hand   | Mist kind:spell      |
      And <player> has a bond with Hifumi
      And Ember reads "Bond: When you draw a card, Ener Charge 1."
      And Mist reads "Draw 1 card."
      When A uses the spell Mist
      Then A has <cards> in ener

      Examples:
        | player | cards   |
        | A      | 1 card  |
        | B      | 0 cards |

  @clause-bond.10
  Rule: bond.10 An activated ability is used after the bond

    Scenario: an activated Bond ability cannot be used before the bond, but after it
      Given the board
        | zone   | A                    |
        | center | Ember student:Hifumi |
        | hand   | Spark kind:spell     |
      And Ember reads "Bond: Once per turn, Action: draw 1 card."
      And Spark reads "Gain a bond with "Hifumi"."
      Then A cannot activate Ember's ability
      When A uses the spell Spark
      And A activates Ember's ability
      Then A has 1 card in hand

  @clause-bond.11
  Rule: bond.11 An Enter ability is for who enters with the bond

    Scenario Outline: a Bond Enter ability of Hifumi's brings <cards> if <player> has a bond with <student>
      Given the board
        | zone | A                    |
        | hand | Ember student:Hifumi |
      And <player> has a bond with <student>
      And Ember reads "Bond: Enter: draw 1 card."
      When A plays Ember in the center
      Then A has <cards> in hand

      Examples:
        | player | student | cards   |
        | A      | Hifumi  | 1 card  |
        | A      | Serika  | 0 cards |
        | B      | Hifumi  | 0 cards |

    @assumption-WA-6
    Scenario Outline: a SIGNI that a spell puts onto the field draws <cards> by Bond Enter with a bond with <student>
      Given the board
        | zone  | A                    |
        | trash | Ember student:Hifumi |
        | hand  | Spark kind:spell     |
      And A has a bond with <student>
      And Ember reads "Bond: Enter: draw 1 card."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      And A picks A's center
      Then A has <cards> in hand

      Examples:
        | student | cards   |
        | Hifumi  | 1 card  |
        | Serika  | 0 cards |

    Scenario: a bond that comes after the arrival is too late
      Given the board
        | zone | A                    |
        | left | Gale                 |
        | hand | Ember student:Hifumi |
      And Gale reads "When another SIGNI enters the field, gain a bond with "Hifumi"."
      And Ember reads "Bond: Enter: Draw 1 card."
      When A plays Ember in the center
      Then A has a bond with Hifumi
      And A has drawn 0 cards

    @assumption-WA-16
    Scenario Outline: a LRIG that is grown to, with a bond with <student>
      Given the board
        | zone      | A                             | B |
        | lrig      | Lumi level:1                  |   |
        | lrig deck | Lumi-2 level:2 student:Hifumi |   |
      And A has a bond with <student>
      And Lumi-2 reads "Bond: Enter: draw 1 card."
      And it is the start of A's grow phase
      When A grows Lumi into Lumi-2
      Then A has <cards> in hand

      Examples:
        | student | cards   |
        | Hifumi  | 1 card  |
        | Serika  | 0 cards |

  @clause-bond.12
  Rule: bond.12 A Bond Enter ability does not come for a card that entered before the bond

    Scenario: a Bond Enter ability does not come when a spell brings the bond afterwards
      Given the board
        | zone | A                                      |
        | hand | Ember student:Hifumi, Spark kind:spell |
      And Ember reads "Bond: Enter: draw 1 card."
      And Spark reads "Gain a bond with "Hifumi"."
      When A plays Ember in the center
      And A uses the spell Spark
      Then A's hand is empty
      And it is A's play timing

    Scenario: a Bond Enter ability does not come when the same arrival brings the bond
      Given the board
        | zone | A                    |
        | hand | Ember student:Hifumi |
      And Ember reads "Enter: Gain a bond with "Hifumi". / Bond: Enter: Draw 1 card."
      When A plays Ember in the center
      Then A has a bond with Hifumi
      And A has drawn 0 cards

    Scenario: a Bond Enter ability does not come when its student, on the field already, is named for a bond
      Given the board
        | zone   | A                    |
        | left   | Gale student:Serika  |
        | center | Ember student:Hifumi |
      And Gale reads "Once per turn, Action: gain a bond of your choice."
      And Ember reads "Bond: Enter: draw 1 card."
      When A activates Gale's ability
      And A names Hifumi
      Then A has a bond with Hifumi
      And A has drawn 0 cards

    Scenario: a Bond Enter ability comes when a spell brings the bond beforehand
      Given the board
        | zone | A                                      |
        | hand | Ember student:Hifumi, Spark kind:spell |
      And Ember reads "Bond: Enter: draw 1 card."
      And Spark reads "Gain a bond with "Hifumi"."
      When A uses the spell Spark
      And A plays Ember in the center
      Then A has drawn 1 card
