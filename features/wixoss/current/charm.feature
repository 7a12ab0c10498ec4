@wixoss
Feature: charm Charms

  @clause-charm.1
  Rule: charm.1 A Charm lies face down, attached to a SIGNI

    Scenario: a card that an ability attaches as a Charm lies face down
      Given the board
        | zone   | A             |
        | center | Ember         |
        | deck   | Mist, 5 cards |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Mist is a Charm of Ember
      And Mist lies face down
      And it is A's play timing

  @clause-charm.2 @reading-W-38
  Rule: charm.2 A Charm lies face down, and both players may look at it

    Scenario: a Charm on the field lies face down, and each player sees it
      Given the board
        | zone   | A                |
        | center | Ember charm:Mist |
      Then Mist is a Charm of Ember
      And Mist lies face down
      And A sees Mist
      And B sees Mist

  @clause-charm.3
  Rule: charm.3 A SIGNI has one at most

    @reading-W-45=none-is-attached
    Scenario: a second Charm is not attached, and the card stays in the deck
      Given the board
        | zone   | A                   |
        | center | Ember charm:Mist    |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Mist is a Charm of Ember
      And Gale is in A's deck
      And it is A's play timing

    @clause-rule-process.a8 @reading-W-45=one-is-given-up
    Scenario: of two the one that is chosen goes to the trash
      Given the board
        | zone   | A                   |
        | center | Ember charm:Mist    |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      And A chooses Mist
      Then Gale is a Charm of Ember
      And A's trash is Mist

    Scenario: a first one is attached
      Given the board
        | zone   | A                   |
        | center | Ember               |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Gale is a Charm of Ember

    Scenario: each SIGNI can have one
      Given the board
        | zone   | A                   |
        | left   | Coral charm:Mist    |
        | center | Ember               |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Gale is a Charm of Ember
      And Mist is a Charm of Coral

  @clause-charm.4
  Rule: charm.4 A Charm is a Charm and nothing else, and only texts take it off

    Scenario: a constant ability printed on a Charm does not apply
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember charm:Dusk |
      And Dusk reads "Your SIGNI have power +1000."
      Then Gale has power 3000
      And Ember has power 3000

    Scenario: a Charm is not banished as a SIGNI, but goes to the trash
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember charm:Dusk |
      And Gale reads "Once per turn, Action: banish all your other SIGNI."
      When A activates Gale's ability
      Then Ember is in A's ener
      And Dusk is in A's trash

    Scenario: a Charm cannot be removed by itself, its SIGNI can
      Given the board
        | zone   | A                |
        | center | Ember charm:Dusk |
      Then A can remove Ember
      And A cannot remove Dusk

    Scenario: a Charm cannot be put into the Ener zone in the ener phase
      Given the board
        | zone   | A                |
        | center | Ember charm:Dusk |
      And it is the start of A's ener phase
      Then A can put Ember into the ener zone
      And A cannot put Dusk into the ener zone

    Scenario Outline: a white Charm of a blue SIGNI is not counted as a white SIGNI, with a <color> one beside it
      Given the board
        | zone   | A                           |
        | left   | Gale color:<color>          |
        | center | Ember color:blue charm:Dusk |
        | lrig   | Lumi level:3                |
      And Lumi reads "Action: If you have a white SIGNI, draw 1 card."
      When A activates Lumi's ability
      Then A has drawn <cards>

      Examples:
        | color | cards   |
        | blue  | 0 cards |
        | white | 1 card  |

    Scenario: a SIGNI does not have the keyword of its Charm
      Given the board
        | zone   | A                | B |
        | center | Ember charm:Dusk |   |
      And Dusk reads "Double Crush."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 6 cards in life

  @clause-charm.5 @clause-rule-process.a3
  Rule: charm.5 When its SIGNI leaves the field it goes to the trash, face up

    Scenario Outline: a Charm goes to the trash face up as its SIGNI goes to <zone>
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember charm:Mist |
      And Gale reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Gale's ability
      Then Ember is in A's <zone>
      And Mist is in A's trash
      And Mist lies face up
      And B sees Mist

      Examples:
        | what                  | zone  |
        | Banish it             | ener  |
        | Return it to hand     | hand  |
        | Put it into the trash | trash |

    Scenario: a Charm from the opponent's field goes to the opponent's trash
      Given the board
        | zone   | A     | B                |
        | center | Ember | Frost charm:Mist |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Return it to hand."
      When A activates Ember's ability
      Then Frost is in B's hand
      And Mist is in B's trash

    @clause-acce.4 @clause-soul.4 @clause-craft.6 @clause-resona.a2
    Scenario Outline: a card attached to <host> goes to the <zone> when that is banished and goes to the <elsewhere>
      Given the board
        | zone   | A      |
        | left   | Ember  |
        | center | <host> |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. Banish it."
      When A activates Ember's ability
      Then <card> is in A's <elsewhere>
      And <attached> is in A's <zone>

      Examples:
        | host                                  | card  | elsewhere | attached | zone       |
        | Golem craft charm:Mist                | Golem | removed   | Mist     | trash      |
        | Echo kind:resona charm:Mist           | Echo  | lrig deck | Mist     | trash      |
        | Golem craft class:Cook acce:Cake      | Golem | removed   | Cake     | trash      |
        | Echo kind:resona class:Cook acce:Cake | Echo  | lrig deck | Cake     | trash      |
        | Golem craft soul:Nova                 | Golem | removed   | Nova     | lrig trash |
        | Echo kind:resona soul:Nova            | Echo  | lrig deck | Nova     | lrig trash |

  @clause-charm.6
  Rule: charm.6 A Charm can be attached to a SIGNI that is unaffected by effects

    Scenario Outline: an effect on <card> attaches a Charm to it, and does nothing else
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
        | deck   | Dusk, 5 cards    |       |
      And <card> reads "Unaffected."
      And Spark reads "Target 1 <whose> SIGNI. Attach the top card of your deck to it as a Charm. Down it."
      When A uses the spell Spark
      Then Dusk is a Charm of <card>
      And <card> is up

      Examples:
        | whose    | card  |
        | of your  | Ember |
        | opposing | Frost |

    Scenario: the ability of a SIGNI attaches a Charm to itself, unaffected as it is
      Given the board
        | zone   | A             |
        | center | Ember         |
        | deck   | Dusk, 5 cards |
      And Ember reads "Unaffected. / Action: attach the top card of your deck to this SIGNI as a Charm."
      When A activates Ember's ability
      Then Dusk is a Charm of Ember

  @clause-charm.7
  Rule: charm.7 A Charm is attached, and does not lie underneath its SIGNI

    Scenario: an effect on what lies underneath leaves it
      Given the board
        | zone   | A                          |
        | center | Ember under:Old charm:Mist |
      And Ember reads "Once per turn, Action: put all cards under this SIGNI into the trash."
      When A activates Ember's ability
      Then Old is in A's trash
      And Mist is a Charm of Ember
