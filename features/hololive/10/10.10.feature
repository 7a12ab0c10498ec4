@hololive
Feature: 10.10 Continuous effects

  @clause-10.10.1
  Rule: 10.10.1 A card's information follows from print, then abilities, then other effects, then numbers

    Scenario: an ability that is given, a colour that it brings, a number for that colour
      Given the board
        | zone   | A               |
        | center | Sora color:blue |
        | back   | Roboco, Fubuki  |
      And Fubuki reads "Your red holomem get HP +20."
      And Roboco reads "Your center holomem gains "This holomem is also red."."
      Then Sora has 120 HP

  @clause-10.10.1.1
  Rule: 10.10.1.1 The print on the card is where its information starts from

    Scenario Outline: a bonus of 20 HP is added to the printed <hp> HP
      Given the board
        | zone   | A                |
        | center | Sora-1st hp:<hp> |
        | back   | Roboco           |
      And Roboco reads "Your center holomem gets HP +20."
      Then Sora-1st has <more> HP
      And Sora-1st is a 1st holomem

      Examples:
        | hp  | more |
        | 130 | 150  |
        | 40  | 60   |

    @clause-10.10.1.4
    Scenario: a bonus is gone when its source has left the stage
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Roboco reads "Your center holomem gets HP +20."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      Then Sora has 100 HP

    Scenario Outline: a tool's bonus of 20 HP is added to the printed <hp> HP
      Given the board
        | zone   | A                           |
        | center | Sora-1st hp:<hp> tool:Charm |
      And Charm reads "The holomem this card is attached to gets HP +20."
      Then Sora-1st has <more> HP

      Examples:
        | hp  | more |
        | 130 | 150  |
        | 40  | 60   |

  @clause-10.10.1.2
  Rule: 10.10.1.2 Effects that give, take away or invalidate abilities apply first

    Scenario: a colour that an ability brings is lost with the ability, however young the loss
      Given the board
        | zone   | A               | B    |
        | center | Sora color:blue | Miko |
        | hand   | Roboco          |      |
      And Sora reads "This holomem is also red."
      And Roboco reads "Your center holomem loses all abilities."
      When A places Roboco
      Then Sora is not red
      And it is A's play timing

    Scenario: red only through an effect, it is not among the red that gain an ability
      Given the board
        | zone   | A               |
        | center | Sora color:blue |
        | back   | Roboco, Fubuki  |
      And Roboco reads "Your center holomem is also red."
      And Fubuki reads "Your red center holomem gains "This holomem gets HP +20."."
      Then Sora is red
      And Sora has 100 HP

    Scenario: red as printed, it is
      Given the board
        | zone   | A              |
        | center | Sora color:red |
        | back   | Fubuki         |
      And Fubuki reads "Your red center holomem gains "This holomem gets HP +20."."
      Then Sora has 120 HP

  @clause-10.10.1.3
  Rule: 10.10.1.3 Then those that change no number

    Scenario Outline: a number for red, and a colour that came later: <color>
      Given the board
        | zone   | A               |
        | center | Sora color:blue |
        | back   | Fubuki          |
        | hand   | Roboco          |
      And Fubuki reads "Your red center holomem gets HP +20."
      And Roboco reads "Your center holomem is also <color>."
      When A places Roboco
      Then Sora has <hp> HP

      Examples:
        | color | hp  |
        | red   | 120 |
        | green | 100 |

  @clause-10.10.1.4
  Rule: 10.10.1.4 Then those that change a number

    @clause-10.10.1.1
    Scenario: several add up to what is printed
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And Roboco reads "Your center holomem gets HP +20."
      And Fubuki reads "Your center holomem gets HP +30."
      Then Sora has 150 HP

    Scenario: a name that is given counts for a number, whichever came first
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And Roboco reads "Your <AZKi> get HP +20."
      And Fubuki reads "Your center holomem is also named <AZKi>."
      Then Sora has 120 HP

    Scenario: a bonus is gone when the ability that gives it is lost
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | Fubuki |
      And Roboco reads "Your center holomem gets HP +20."
      And Fubuki reads "Your <Roboco> lose all abilities."
      Then Sora has 120 HP
      When A places Fubuki
      Then Sora has 100 HP

    @ruling-Q210
    Scenario: two bonuses from one text on two cards add up
      Given the board
        | zone   | A                  |
        | center | Miko               |
        | collab | Sora               |
        | hand   | Miko-1st, Sora-1st |
      And Miko-1st reads "Bloom effect: until the end of the turn, your center holomem gets arts +30."
      And Sora-1st reads "Bloom effect: until the end of the turn, your center holomem gets arts +30."
      When A blooms Miko with Miko-1st
      And A blooms Sora with Sora-1st
      Then Miko-1st's arts do +60

    Scenario: two continuous bonuses from one text on two cards add up
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco, Fubuki |
      And Roboco reads "Your center holomem gets HP +20."
      And Fubuki reads "Your center holomem gets HP +20."
      Then Sora has 140 HP

    Scenario Outline: a number for <which> holomem counts for one that is made so
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | Roboco, Fubuki   |
      And Roboco reads "Your <which> holomem get HP +20."
      And Fubuki reads "Your center holomem <change>."
      Then Sora has <hp> HP

      Examples:
        | which | change            | hp  |
        | red   | is also red       | 120 |
        | red   | is also blue      | 100 |
        | green | is blue           | 100 |
        | #song | has the tag #song | 120 |
        | #song | has the tag #art  | 100 |

  @clause-10.10.1.5
  Rule: 10.10.1.5 An effect that depends on another applies after it, whichever is older

    Scenario Outline: a tag for the blue, and blue for those with the other tag
      Given the board
        | zone   | A                        |
        | center | Sora color:red tag:#song |
        | back   | <older>                  |
        | hand   | <younger>                |
      And Roboco reads "Your #song holomem are also blue."
      And Fubuki reads "Your blue holomem have the tag #sea."
      When A places <younger>
      Then Sora is blue
      And Sora has the tag #sea

      Examples:
        | older  | younger |
        | Roboco | Fubuki  |
        | Fubuki | Roboco  |

    Scenario Outline: an art bonus for each holomem with enough HP is <bonus> after an effect has raised the HP of two by <more>
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | back   | Roboco hp:50, Suisei |
      And Sora reads "This holomem gets arts +10 for each of your back holomem with 100 or more HP remaining."
      And Suisei reads "Your back holomem get HP +<more>."
      Then Sora's arts do <bonus>

      Examples:
        | more | bonus |
        | 40   | +10   |
        | 50   | +20   |

    Scenario: effects that depend on one another in a chain apply from its end, though that is the newest
      Given the board
        | zone   | A                            |
        | center | Sora                         |
        | back   | Roboco hp:100, Suisei hp:100 |
      And Sora reads "This holomem gets arts +10 for each of your back holomem with 150 or more HP remaining."
      And Roboco reads "This holomem gets HP +50 for each of your other back holomem with 150 or more HP remaining."
      And Suisei reads "This holomem gets HP +50."
      Then Sora's arts do +20

  @clause-10.10.1.6
  Rule: 10.10.1.6 Effects that do not depend on one another apply in the order of their age

    Scenario Outline: the youngest colour is the one that is left
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | <older>          |
        | hand   | <younger>        |
      And Roboco reads "Your center holomem is red."
      And Fubuki reads "Your center holomem is blue."
      When A places <younger>
      Then Sora is <color>
      And Sora is not <other>

      Examples:
        | older  | younger | color | other |
        | Roboco | Fubuki  | blue  | red   |
        | Fubuki | Roboco  | red   | blue  |

    Scenario Outline: a number that is set, and one that is added
      Given the board
        | zone   | A         |
        | center | Sora      |
        | back   | <older>   |
        | hand   | <younger> |
      And Roboco reads "Your center holomem's HP is 50."
      And Fubuki reads "Your center holomem gets HP +20."
      When A places <younger>
      Then Sora has <hp> HP

      Examples:
        | older  | younger | hp |
        | Roboco | Fubuki  | 70 |
        | Fubuki | Roboco  | 50 |

  @clause-10.10.1.6.1
  Rule: 10.10.1.6.1 A continuous ability is as old as its card's stay in the zone where it is

    Scenario: placed later, it is younger
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | Roboco           |
        | hand   | Fubuki           |
      And Roboco reads "Your center holomem is red."
      And Fubuki reads "Your center holomem is blue."
      When A places Fubuki
      Then Sora is blue

    Scenario: all that the older one changes is changed before what the younger one does
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | Roboco           |
        | hand   | Fubuki           |
      And Roboco reads "Your center holomem is named <AZKi> and is red."
      And Fubuki reads "Your center holomem is blue."
      When A places Fubuki
      Then Sora is blue

    Scenario: moved to another position, it is younger again
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | Roboco           |
        | hand   | Fubuki           |
      And Roboco reads "Your center holomem is red."
      And Fubuki reads "Your center holomem is blue."
      When A places Fubuki
      And A collabs Roboco
      Then Sora is red

  @clause-10.10.1.6.2
  Rule: 10.10.1.6.2 Any other continuous effect is as old as the playing of its ability

    Scenario: played after the other's card came
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | back   | Roboco           |
      And Roboco reads "Your center holomem is red."
      And A holds a support "Paint" (item) that reads "Until the end of the turn, your center holomem is blue."
      When A plays the support Paint
      Then Sora is blue

    Scenario: played before the other's card came
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | hand   | Roboco           |
      And Roboco reads "Your center holomem is red."
      And A holds a support "Paint" (item) that reads "Until the end of the turn, your center holomem is blue."
      When A plays the support Paint
      And A places Roboco
      Then Sora is red

    Scenario: a card that comes between the playing of a support and its effect is younger
      Given the board
        | zone    | A                |
        | center  | Sora color:green |
        | archive | Roboco           |
      And Roboco reads "Your center holomem is red."
      And A holds a support "Paint" (item) that reads "Put 1 Debut holomem from your archive onto the stage. Until the end of the turn, your center holomem is blue."
      When A plays the support Paint
      Then Sora is red

    Scenario: a card that comes between the playing of an ability and its effect is younger
      Given the board
        | zone    | A                |
        | center  | Sora color:green |
        | archive | Roboco           |
      And Roboco reads "Your center holomem is red."
      And Sora reads "Activated: put 1 Debut holomem from your archive onto the stage. Until the end of the turn, your center holomem is blue."
      When A activates Sora's ability
      Then Sora is red

    Scenario Outline: of two effects that last for the turn the one that was played later applies: <second>
      Given the board
        | zone   | A                              |
        | center | Sora color:green               |
        | hand   | Paint kind:item, Ink kind:item |
      And Paint reads "Until the end of the turn, your center holomem is blue."
      And Ink reads "Until the end of the turn, your center holomem is red."
      When A plays the support <first>
      And A plays the support <second>
      Then Sora is <color>
      And Sora is not <other>

      Examples:
        | first | second | color | other |
        | Paint | Ink    | red   | blue  |
        | Ink   | Paint  | blue  | red   |

    Scenario: an ability of an older card that is played after the other's card came
      Given the board
        | zone   | A                |
        | center | Sora color:green |
        | hand   | Roboco           |
      And Roboco reads "Your center holomem is red."
      And Sora reads "Activated: until the end of the turn, this holomem is blue."
      When A places Roboco
      And A activates Sora's ability
      Then Sora is blue

  @clause-10.10.2
  Rule: 10.10.2 An effect of a played ability does not reach cards that changed zones since

    Scenario: a holomem that comes to the stage afterwards
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And A holds a support "Cheer" (event) that reads "Until the end of the turn, your holomem get HP +20."
      When A plays the support Cheer
      And A places Roboco
      Then Sora has 120 HP
      And Roboco has 100 HP

    @clause-10.2.1.2
    Scenario: a holomem that only changes its position keeps it
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Cheer" (event) that reads "Until the end of the turn, your holomem get HP +20."
      When A plays the support Cheer
      And A collabs Roboco
      Then Roboco has 120 HP

    Scenario: a continuous ability reaches newcomers
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      And Sora reads "Your holomem get HP +20."
      When A places Roboco
      Then Roboco has 120 HP

    @clause-5.14.2 @ruling-Q412
    Scenario: a holomem that blooms keeps it
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And A holds a support "Cheer" (event) that reads "Until the end of the turn, your holomem get HP +20."
      When A plays the support Cheer
      And A blooms Sora with Sora-1st
      Then Sora-1st has 120 HP

    Scenario Outline: a holomem of which it was said, and that left the stage and came back (<whom>)
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, <whom> HP +20."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A uses the oshi skill "Idol"
      Then Roboco has 120 HP
      When A plays the support Home
      And A places Roboco
      Then Roboco has 100 HP

      Examples:
        | whom                        |
        | your holomem get            |
        | 1 of your back holomem gets |

    @ruling-Q307
    Scenario: a center holomem keeps it in the back, and who comes to the center has none of it
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: choose 1 of your center holomem. Until the end of the turn, it gets arts +20."
      When A uses the oshi skill "Idol"
      And A baton passes to Roboco
      Then Sora's arts do +20
      And Roboco's arts do +0

    Scenario: a back holomem that was given arts +20 and then collabs deals 20 more
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, 1 of your holomem gets arts +20."
      And Roboco reads "Art "Sing", no cheers, 30."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      And A collabs Roboco
      And A ends the main step
      And A uses the art "Sing" of Roboco
      Then Miko has 50 damage

  @clause-10.10.3
  Rule: 10.10.3 An effect on the cards of a zone applies to a card from the moment that it is there

    @without-stack-targets
    Scenario Outline: a damaged holomem that collabs while <zone> HP are lowered <was> downed
      Given the board
        | zone   | A                | B    |
        | center | Sora             | Miko |
        | back   | Roboco damage:60 |      |
      And Miko reads "Your opponent's <zone> holomem get HP -40."
      When A collabs Roboco
      Then Roboco <was> downed

      Examples:
        | zone   | was     |
        | collab | was     |
        | center | was not |

    Scenario Outline: a holomem placed while <zone> HP are lowered has <hp> HP
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | hand   | Roboco |      |
      And Miko reads "Your opponent's <zone> holomem get HP -50."
      When A places Roboco
      Then Roboco has <hp> HP

      Examples:
        | zone   | hp  |
        | back   | 50  |
        | center | 100 |

  @clause-10.10.3.1
  Rule: 10.10.3.1 An ability about a card's coming looks at it as the zone's effects make it

    Scenario Outline: red by the zone's effect, or not
      Given the board
        | zone   | A                 | B    |
        | center | Sora              | Miko |
        | hand   | Roboco color:blue |      |
      And Sora reads "Your <which> holomem are also red."
      And Miko reads "When a red holomem is put onto the stage, draw 1 card."
      When A places Roboco
      Then B has drawn <cards> cards

      Examples:
        | which  | cards |
        | back   | 1     |
        | collab | 0     |
