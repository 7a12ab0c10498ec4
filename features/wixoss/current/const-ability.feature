@wixoss
Feature: const-ability Constant abilities

  @clause-const-ability.2 @clause-const-ability.1 @reading-W-42
  Rule: const-ability.2 A constant ability is in force while its card is on the field, and nowhere else

    Scenario Outline: a SIGNI in the <zone>
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | <zone> | Ember |
      And Ember reads "Your SIGNI have power +1000."
      Then Gale has power <power>

      Examples:
        | zone   | power |
        | center | 4000  |
        | hand   | 3000  |
        | ener   | 3000  |
        | trash  | 3000  |
        | deck   | 3000  |
        | life   | 3000  |
        | beat   | 3000  |

    Scenario Outline: a constant ability of <lrig>, one of three LRIGs, is in force
      Given the board
        | zone         | A                      |
        | lrig         | Lumi level:3           |
        | left assist  | Mira level:1 type:Sola |
        | right assist | Nova level:0 type:Iona |
        | left         | Gale                   |
      And <lrig> reads "Your SIGNI have power +1000."
      Then Gale has power 4000

      Examples:
        | lrig |
        | Lumi |
        | Mira |
        | Nova |

    Scenario Outline: a LRIG in the <zone>
      Given the board
        | zone   | A            |
        | left   | Gale         |
        | <zone> | Lumi level:3 |
      And Lumi reads "Your SIGNI have power +1000."
      Then Gale has power <power>

      Examples:
        | zone       | power |
        | lrig       | 4000  |
        | lrig deck  | 3000  |
        | lrig trash | 3000  |

    Scenario: though it is down, and in both players' turns
      Given the board
        | zone   | A          |
        | left   | Gale       |
        | center | Ember down |
      And Ember reads "Your SIGNI have power +1000."
      Then Gale has power 4000
      When the turn passes to B
      Then Gale has power 4000

    Scenario: a constant ability ends when its card leaves the field
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "Your SIGNI have power +1000."
      Then Gale has power 4000
      When A removes Ember
      Then Gale has power 3000

    Scenario: a constant ability of a card under a SIGNI is not in force
      Given the board
        | zone   | A               |
        | left   | Gale            |
        | center | Ember under:Old |
      And Old reads "Your SIGNI have power +1000."
      Then Gale has power 3000

    Scenario: a constant ability of a card under a LRIG is not in force
      Given the board
        | zone | A                       |
        | lrig | Lumi level:2 under:Luna |
        | left | Gale                    |
      And Luna reads "Your SIGNI have power +1000."
      Then Gale has power 3000

    @clause-unaffected.1
    Scenario Outline: an effect returns an unaffected SIGNI from the <zone> to hand
      Given the board
        | zone   | A                |
        | <zone> | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "Unaffected."
      And Spark reads "Target 1 SIGNI in your <place>. Return it to hand."
      When A uses the spell Spark
      Then Ember is in A's hand

      Examples:
        | zone  | place     |
        | trash | trash     |
        | ener  | ener zone |

    Scenario Outline: an ability that keeps the opponent from guarding, of a SIGNI in A's <zone>
      Given the board
        | zone   | A     | B      |
        | <zone> | Ember |        |
        | hand   |       | Willow |
      And Ember reads "Your opponent cannot guard."
      And Willow reads "Guard."
      And it is the start of A's LRIG attack step
      When A attacks with A's LRIG
      Then B is <asked> whether to guard

      Examples:
        | zone  | asked     |
        | left  | not asked |
        | trash | asked     |

    Scenario: a constant ability is in force in the opponent's turn
      Given the board
        | zone   | B     |
        | left   | Gale  |
        | center | Ember |
      And Ember reads "Your SIGNI have power +1000."
      Then Gale has power 4000
      And it is A's play timing

    Scenario Outline: a constant ability of <card> in the <zone> makes Gale's power <power>
      Given the board
        | zone   | A      |
        | left   | Gale   |
        | <zone> | <card> |
      And Ember reads "Your SIGNI have power +1000."
      Then Gale has power <power>

      Examples:
        | zone      | card           | power |
        | key       | Ember          | 4000  |
        | lrig deck | Ember kind:key | 3000  |
        | cheer     | Ember          | 4000  |
        | right     | Ember frozen   | 4000  |

  @clause-const-ability.3
  Rule: const-ability.3 With a condition it applies while that holds

    Scenario Outline: a SIGNI whose condition is two cards in hand has power <power> with <hand>
      Given the board
        | zone   | A      |
        | center | Ember  |
        | hand   | <hand> |
      And Ember reads "While you have 2 or more cards in hand, this SIGNI has power +2000."
      Then Ember has power <power>

      Examples:
        | hand    | power |
        | 1 card  | 3000  |
        | 2 cards | 5000  |
        | 3 cards | 5000  |

    Scenario: a constant ability comes with a draw and goes when a card is played
      Given the board
        | zone   | A             |
        | left   | Gale          |
        | center | Ember         |
        | hand   | 1 card        |
        | deck   | Dusk, 5 cards |
      And Ember reads "While you have 2 or more cards in hand, this SIGNI has power +2000."
      And Gale reads "Once per turn, Action: draw 1 card."
      When A activates Gale's ability
      Then Ember has power 5000
      When A plays Dusk in the right
      Then Ember has power 3000

    Scenario: a constant ability for its player's turn ends with that turn
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "While it is your turn, this SIGNI has power +2000."
      Then Ember has power 5000
      When the turn passes to B
      Then Ember has power 3000
