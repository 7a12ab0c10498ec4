@wixoss
Feature: harmony Harmony

  @clause-harmony.1
  Rule: harmony.1 A SIGNI with Harmony goes down as it enters, unless a LRIG that it names is downed

    Scenario Outline: <player> downs a red LRIG, and the SIGNI with Harmony stays up
      Given the board
        | zone | A                      | B                      |
        | lrig | Lumi level:3 color:red | Mira level:3 color:red |
        | hand | Gale                   | Coral                  |
      And Gale reads "Harmony red."
      And Coral reads "Harmony red."
      And it is <player>'s turn
      When <player> plays <card> in the center
      And <player> downs <lrig> for <card>
      Then <card> is up
      And <lrig> is down

      Examples:
        | player | card  | lrig |
        | A      | Gale  | Lumi |
        | B      | Coral | Mira |

    Scenario: no LRIG has the colour
      Given the board
        | zone | A                       | B |
        | lrig | Lumi level:3 color:blue |   |
        | hand | Gale                    |   |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      Then Gale is down
      And Lumi is up
      And it is A's play timing

    Scenario: the LRIG is down already
      Given the board
        | zone | A                           | B |
        | lrig | Lumi level:3 color:red down |   |
        | hand | Gale                        |   |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      Then Gale is down
      And it is A's play timing

    Scenario: an assist LRIG is a LRIG
      Given the board
        | zone         | A                                |
        | lrig         | Lumi level:3 color:blue          |
        | left assist  | Mira level:1 type:Sola color:red |
        | right assist | Nova type:Iona color:blue        |
        | hand         | Gale                             |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      And A downs Mira for Gale
      Then Mira is down
      And Gale is up

    Scenario: a SIGNI with Harmony that an effect fields goes down without a fitting LRIG
      Given the board
        | zone  | A                       |
        | lrig  | Lumi level:3 color:blue |
        | left  | Ember                   |
        | right | Dusk                    |
        | trash | Gale                    |
        | hand  | Spark kind:spell        |
      And Gale reads "Harmony red."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Gale is down
      And it is A's play timing

    Scenario: the opponent's LRIG is not one's own
      Given the board
        | zone | A                       | B                      |
        | lrig | Lumi level:3 color:blue | Mira level:3 color:red |
        | hand | Gale                    |                        |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      Then Gale is down
      And Mira is up

    Scenario: a LRIG of two colours has each of them
      Given the board
        | zone | A                           |
        | lrig | Lumi level:3 color:blue/red |
        | hand | Gale                        |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      And A downs Lumi for Gale
      Then Gale is up
      And Lumi is down

    @reading-W-52=among-what-waits
    Scenario: Harmony waits beside an ability about the SIGNI that enters, and its player says which is first
      Given the board
        | zone | A                      |
        | lrig | Lumi level:3 color:red |
        | left | Dusk                   |
        | hand | Gale                   |
      And Gale reads "Harmony red."
      And Dusk reads "When your other SIGNI enters the field, draw 1 card."
      When A plays Gale in the center
      Then A is asked which waiting ability is played first: Gale, Dusk

    @reading-W-52=before-what-waits
    Scenario: Harmony is carried out before an ability about the SIGNI that enters
      Given the board
        | zone | A                      |
        | lrig | Lumi level:3 color:red |
        | left | Dusk                   |
        | hand | Gale                   |
      And Gale reads "Harmony red."
      And Dusk reads "When your other SIGNI enters the field, draw 1 card."
      When A plays Gale in the center
      And A downs Lumi for Gale
      Then Gale is up
      And A has drawn 1 card

  @clause-harmony.2
  Rule: harmony.2 A player may let a SIGNI with Harmony go down instead of a LRIG

    Scenario: a LRIG could be downed
      Given the board
        | zone | A                      |
        | lrig | Lumi level:3 color:red |
        | hand | Gale                   |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      And A lets Gale go down
      Then Gale is down
      And Lumi is up

    Scenario: a player may choose to down a LRIG for Harmony instead of the SIGNI
      Given the board
        | zone | A                      |
        | lrig | Lumi level:3 color:red |
        | hand | Gale                   |
      And Gale reads "Harmony red."
      When A plays Gale in the center
      And A downs Lumi for Gale
      Then Gale is up
      And Lumi is down

  @clause-harmony.3
  Rule: harmony.3 Harmony is no Enter ability

    Scenario: though Enter abilities are not activated
      Given the board
        | zone   | A                      | B     |
        | center |                        | Frost |
        | lrig   | Lumi level:3 color:red |       |
        | hand   | Gale                   |       |
      And Frost reads "Enter abilities of opposing SIGNI are not activated."
      And Gale reads "Harmony red."
      And Gale reads "Enter: draw 1 card."
      When A plays Gale in the center
      And A lets Gale go down
      Then Gale is down
      And A's hand is empty
