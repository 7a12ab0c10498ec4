@wixoss
Feature: rise Rise

  @clause-rise.1 @clause-rise.2
  Rule: rise.1 A SIGNI with Rise is fielded by its Rise condition

    Scenario: onto a SIGNI of one's own
      Given the board
        | zone   | A      |
        | center | Ember  |
        | hand   | Quartz |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Quartz is in A's center
      And Ember is under Quartz

    Scenario: a SIGNI with Rise is not played into an empty zone
      Given the board
        | zone   | A      |
        | center | Ember  |
        | hand   | Quartz |
      And Quartz reads "Rise: on 1 of your SIGNI."
      Then A can play Quartz in the center
      And A cannot play Quartz in the left

    Scenario Outline: onto one that is as it says: level <level>
      Given the board
        | zone   | A                   |
        | center | Ember level:<level> |
        | hand   | Quartz              |
      And Quartz reads "Rise: on 1 of your level 1 SIGNI."
      Then A <can> play Quartz in the center

      Examples:
        | level | can    |
        | 1     | can    |
        | 2     | cannot |

    Scenario: a SIGNI with Rise on two SIGNI has both of them underneath
      Given the board
        | zone   | A      |
        | left   | Ember  |
        | center | Gale   |
        | hand   | Quartz |
      And Quartz reads "Rise: on 2 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz
      And Gale is under Quartz

    Scenario: a SIGNI with Rise on two SIGNI cannot be played onto one
      Given the board
        | zone   | A            |
        | center | Ember        |
        | hand   | Quartz, Dusk |
      And Quartz reads "Rise: on 2 of your SIGNI."
      Then A can play Dusk in the left
      And A cannot play Quartz

    Scenario: a SIGNI with Rise is not played onto the opponent's SIGNI
      Given the board
        | zone   | A            | B     |
        | left   | Gale level:2 |       |
        | center |              | Frost |
        | hand   | Quartz, Dusk |       |
      And Quartz reads "Rise: on 1 of your level 1 SIGNI."
      Then A can play Dusk in the center
      And A cannot play Quartz

    @clause-level.2 @clause-limit.1
    Scenario Outline: a SIGNI with Rise of level <level> <can> rise on one of level 2 under a LRIG of level 3 and limit <limit>
      Given the board
        | zone   | A                          |
        | lrig   | Lumi level:3 limit:<limit> |
        | left   | Gale level:1               |
        | center | Ember level:2              |
        | hand   | Quartz level:<level>       |
      And Quartz reads "Rise: on 1 of your level 2 SIGNI."
      Then A <can> play Quartz in the center

      Examples:
        | level | limit | can    |
        | 3     | 4     | can    |
        | 3     | 3     | cannot |
        | 4     | 9     | cannot |

    @assumption-WA-14
    Scenario: an ability about growing triggers as the LRIG grows, and not as a SIGNI rises on another
      Given the board
        | zone      | A              |
        | lrig      | Lumi level:1   |
        | lrig deck | Lumi-2 level:2 |
        | left      | Gale           |
        | center    | Ember          |
        | hand      | Quartz         |
      And it is the start of A's grow phase
      And Gale reads "When you grow, draw 1 card."
      And Quartz reads "Rise: on 1 of your "Ember" SIGNI."
      When A grows Lumi into Lumi-2
      And A plays Quartz in the center
      Then Ember is under Quartz
      And A has drawn 1 card

    Scenario Outline: a SIGNI with Rise on level <level> <can> rise on a SIGNI <how> that an ability makes level 2
      Given the board
        | zone   | A                   |
        | lrig   | Lumi level:3        |
        | center | Ember level:1 <how> |
        | hand   | Quartz level:1      |
      And Lumi reads "Your SIGNI are level 2."
      And Quartz reads "Rise: on 1 of your level <level> SIGNI."
      Then A <can> play Quartz in the center

      Examples:
        | level | how       | can    |
        | 2     |           | can    |
        | 1     |           | cannot |
        | 2     | under:Old | can    |
        | 2     | down      | can    |

  @clause-rise.3
  Rule: rise.3 By effects as well

    Scenario: an effect fields it, and there is a SIGNI
      Given the board
        | zone   | A                |
        | center | Ember            |
        | trash  | Quartz           |
        | hand   | Spark kind:spell |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Quartz is in A's center
      And Ember is under Quartz

    Scenario: an effect would field it, and there is none
      Given the board
        | zone  | A                |
        | trash | Quartz           |
        | hand  | Spark kind:spell |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Quartz is in A's trash
      And it is A's play timing

    Scenario: a SIGNI without Rise is fielded in an empty zone by the same effect
      Given the board
        | zone  | A                |
        | left  | Ember            |
        | right | Gale             |
        | trash | Quartz           |
        | hand  | Spark kind:spell |
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Quartz is in A's center

    Scenario Outline: a SIGNI with Rise in the Ener zone is put by an effect into the <where> with <beneath> on the field
      Given the board
        | zone   | A            |
        | center | <beneath>    |
        | ener   | Quartz       |
        | lrig   | Lumi level:3 |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Lumi reads "Action: Target 1 SIGNI in your ener zone. Put it onto the field."
      When A activates Lumi's ability
      Then Quartz is in A's <where>

      Examples:
        | beneath | where  |
        | Ember   | center |
        | -       | ener   |

    Scenario Outline: a SIGNI with Rise in the hand is put by a spell into the <where> with <beneath> on the field
      Given the board
        | zone   | A                        |
        | center | <beneath>                |
        | hand   | Quartz, Spark kind:spell |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Put 1 SIGNI from your hand onto the field."
      When A uses the spell Spark
      And A <finds>
      Then Quartz is in A's <where>

      Examples:
        | beneath | finds            | where  |
        | Ember   | finds Quartz     | center |
        | -       | can find nothing | hand   |

  @clause-rise.4
  Rule: rise.4 The condition is neither cost nor effect

    Scenario: Enter abilities are stopped, and it is fielded
      Given the board
        | zone   | A      | B     |
        | center | Ember  | Frost |
        | hand   | Quartz |       |
      And Frost reads "Enter abilities of opposing SIGNI are not activated."
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz

    Scenario: an unaffected SIGNI comes to lie under a SIGNI with Rise
      Given the board
        | zone   | A      |
        | center | Ember  |
        | hand   | Quartz |
      And Ember reads "Unaffected."
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz

    Scenario: a SIGNI with Rise that a spell fields lies on an unaffected SIGNI
      Given the board
        | zone   | A                |
        | center | Ember            |
        | trash  | Quartz           |
        | hand   | Spark kind:spell |
      And Ember reads "Unaffected."
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Target 1 SIGNI in your trash. Put it onto the field."
      When A uses the spell Spark
      Then Ember is under Quartz

  @clause-rise.5
  Rule: rise.5 When it leaves, what lies underneath goes to the trash

    Scenario: the cards under a SIGNI banished in battle go to the trash
      Given the board
        | zone   | A                      | B     |
        | center | Quartz under:Old/Older | Frost |
      And it is the start of B's SIGNI attack step
      When B attacks with Frost
      Then Quartz is in A's ener
      And Old is in A's trash
      And Older is in A's trash

    Scenario: in the middle of an effect it is not there yet
      Given the board
        | zone   | A                      |
        | center | Quartz under:Old/Older |
        | hand   | Spark kind:spell       |
      And Spark reads "Target 1 of your SIGNI. Return it to hand. If you have 1 or more cards in your trash, draw 1 card. Otherwise, Ener Charge 1."
      When A uses the spell Spark
      Then A has drawn 0 cards
      And A has 1 card in ener
      And Old is in A's trash
      And Older is in A's trash

    Scenario: in the middle of an effect a card that was in the trash before it counts
      Given the board
        | zone   | A                      |
        | center | Quartz under:Old/Older |
        | hand   | Spark kind:spell       |
        | trash  | Dusk                   |
      And Spark reads "Target 1 of your SIGNI. Return it to hand. If you have 1 or more cards in your trash, draw 1 card. Otherwise, Ener Charge 1."
      When A uses the spell Spark
      Then A has drawn 1 card
      And A's ener is empty

  @clause-rise.6
  Rule: rise.6 A SIGNI with Rise does not take over what the one beneath had

    Scenario: a SIGNI with Rise does not take over a lowered power
      Given the board
        | zone   | A                        |
        | center | Ember                    |
        | hand   | Quartz, Spark kind:spell |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Target 1 SIGNI. This turn, it has power -2000."
      When A uses the spell Spark
      And A plays Quartz in the center
      Then Quartz has power 3000

    @assumption-WA-8
    Scenario: an ability that was given
      Given the board
        | zone   | A                        |
        | center | Ember                    |
        | hand   | Quartz, Spark kind:spell |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Spark reads "Target 1 SIGNI. This turn, it has Double Crush."
      When A uses the spell Spark
      And A plays Quartz in the center
      And the turn goes on to A's SIGNI attack step
      And A attacks with Quartz
      Then B has 6 cards in life

    Scenario: a SIGNI with Rise is not frozen though it is played on a frozen one
      Given the board
        | zone   | A            |
        | center | Ember frozen |
        | hand   | Quartz       |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Quartz is not frozen
      And Quartz is up

    Scenario: a SIGNI with Rise takes over neither freezing nor awakening
      Given the board
        | zone   | A                     |
        | center | Ember frozen awakened |
        | hand   | Quartz                |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Quartz is not frozen
      And Quartz is not awakened
      And Quartz is up

  @clause-rise.7
  Rule: rise.7 A SIGNI with Rise enters the field, and is up

    Scenario: a SIGNI with Rise enters up though played on one that is down
      Given the board
        | zone   | A          |
        | center | Ember down |
        | hand   | Quartz     |
      And Quartz reads "Rise: on 1 of your SIGNI."
      And Quartz reads "Enter: draw 1 card."
      When A plays Quartz in the center
      Then Quartz is up
      And A has 1 card in hand

  @clause-rise.8
  Rule: rise.8 Cards underneath are not looked at, but by what names them

    Scenario: a card underneath is no SIGNI on the field
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Quartz under:Old |
        | right  | Dusk             |
      And Dusk reads "While you have 3 or more SIGNI, this SIGNI has power +1000."
      And Gale reads "While you have 4 or more SIGNI, this SIGNI has power +1000."
      Then Dusk has power 4000
      And Gale has power 3000

    Scenario: the abilities of a card underneath are not in force
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Quartz under:Old |
      And Old reads "Your SIGNI have power +1000."
      Then Gale has power 3000

    Scenario: an effect that names the cards underneath trashes them
      Given the board
        | zone   | A                |
        | center | Quartz under:Old |
      And Quartz reads "Once per turn, Action: put all cards under this SIGNI into the trash."
      When A activates Quartz's ability
      Then Old is in A's trash

    Scenario: an ability about SIGNI that are put into the trash
      Given the board
        | zone   | A               |
        | center | Ember under:Old |
        | left   | Gale            |
        | right  | Dusk            |
      And Ember reads "Action: put all cards under this SIGNI into the trash."
      And Gale reads "When your SIGNI is put into the trash, draw 1 card."
      When A activates Ember's ability
      Then Old is in A's trash
      And A has drawn 0 cards
      When A removes Dusk
      Then A has drawn 1 card

  @clause-rise.9 @reading-W-19
  Rule: rise.9 Charm and Acce of the one beneath go to the trash

    Scenario: a SIGNI's Charm and Acce are trashed when another rises on it
      Given the board
        | zone   | A                                     |
        | center | Ember charm:Mist class:Cook acce:Cake |
        | hand   | Quartz                                |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz
      And Mist is in A's trash
      And Cake is in A's trash

  @clause-rise.10
  Rule: rise.10 The one beneath has not left the field

    Scenario: a SIGNI risen on does not trigger its ability for leaving the field
      Given the board
        | zone   | A      |
        | center | Ember  |
        | left   | Gale   |
        | hand   | Quartz |
      And Ember reads "When this SIGNI leaves the field, draw 1 card."
      And Quartz reads "Rise: on 1 of your level 1 SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz
      And A's hand is empty
      And it is A's play timing

    @assumption-WA-21
    Scenario: a SIGNI that is removed triggers its ability for leaving the field
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "When this SIGNI leaves the field, draw 1 card."
      When A removes Ember
      Then Ember is in A's trash
      And A has 1 card in hand

  @clause-rise.11
  Rule: rise.11 Cards that lay underneath before lie under the SIGNI that rises as well

    Scenario: a rise onto a SIGNI with a card underneath keeps that card
      Given the board
        | zone   | A               |
        | center | Ember under:Old |
        | hand   | Quartz          |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      Then Ember is under Quartz
      And Old is under Quartz
