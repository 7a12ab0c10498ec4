@wixoss
Feature: check-zone The check zone

  @clause-check-zone.1 @clause-check-zone.a1
  Rule: check-zone.a1 Crushed Life Cloth lies there until its burst is dealt with

    @reading-W-01
    Scenario Outline: the crushed <card> lies in <other>'s check zone while its burst is asked about
      Given the board
        | zone   | A             | B             |
        | center | Ember         | Frost         |
        | life   | Dusk, 3 cards | Dawn, 3 cards |
      And <user> reads "Action: Crush 1 of your opponent's Life Cloth."
      And <card> reads "Life Burst: Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <other> is asked whether to burst <card>
      And <other>'s check is <card>
      When <other> does not burst <card>
      Then <other>'s check is empty
      And <card> is in <other>'s ener

      Examples:
        | player | other | user  | card |
        | A      | B     | Ember | Dawn |
        | B      | A     | Frost | Dusk |

    @reading-W-01
    Scenario: while its burst is being done it still lies there
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | left   | Thorn |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dawn reads "Life Burst: Target 1 opposing SIGNI. Banish it."
      When A activates Ember's ability
      And B bursts Dawn
      Then B is asked to choose among Ember, Thorn
      And B's check is Dawn
      When B chooses Thorn
      Then Dawn is in B's ener

    Scenario: a card without a burst does not stay there
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      When A activates Ember's ability
      Then B's check is empty
      And Dawn is in B's ener

  @clause-check-zone.a2
  Rule: check-zone.a2 Spells, arts and pieces lie there from their use until they have been done

    @assumption-WA-15
    Scenario Outline: <player> uses a spell, and is asked for its target
      Given the board
        | zone  | A                | B               |
        | hand  | Spark kind:spell | Mist kind:spell |
        | left  | Ember            | Frost           |
        | right | Thorn            | Gale            |
      And <spell> reads "Choose 1 opposing SIGNI. Banish it."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <player>'s check is <spell>
      When <player> chooses <card>
      Then <player>'s check is empty
      And <spell> is in <player>'s trash

      Examples:
        | player | spell | card  |
        | A      | Spark | Gale  |
        | B      | Mist  | Thorn |

    Scenario: an arts lies in the check zone while its target is chosen
      Given the board
        | zone      | A               | B     |
        | lrig deck | Flare kind:arts |       |
        | left      |                 | Frost |
        | right     |                 | Gale  |
      And Flare reads "Choose 1 opposing SIGNI. Banish it."
      When A uses the arts Flare
      Then A's check is Flare
      When A chooses Gale
      Then A's check is empty

    Scenario: a piece lies in the check zone while its target is chosen
      Given the board
        | zone         | A                      | B     |
        | left assist  | Mira level:0 type:Mira |       |
        | right assist | Nova level:0 type:Nova |       |
        | lrig deck    | Concord kind:piece     |       |
        | left         |                        | Frost |
        | right        |                        | Gale  |
      And Concord reads "Choose 1 opposing SIGNI. Banish it."
      When A uses the piece Concord
      Then A's check is Concord
      When A chooses Gale
      Then A's check is empty

    @assumption-WA-14
    Scenario Outline: the <kind> <card> lies in the check zone while it is paid for
      Given the board
        | zone      | A                           |
        | lrig deck | Flare kind:arts cost:white  |
        | hand      | Spark kind:spell cost:white |
        | ener      | Gale, Thorn                 |
      And <card> reads "Draw 1 card."
      When A uses the <kind> <card>
      Then A's check is <card>
      When A pays with Thorn
      Then A's check is empty

      Examples:
        | kind  | card  |
        | spell | Spark |
        | arts  | Flare |

  @clause-check-zone.a3
  Rule: check-zone.a3 A declared Resona lies there until its condition is met

    @reading-W-03
    Scenario Outline: <player> is asked what goes for it
      Given the board
        | zone      | A                 | B                 |
        | left      | Ember             | Frost             |
        | center    | Thorn             | Gale              |
        | lrig deck | Golem kind:resona | Titan kind:resona |
      And <resona> reads "Appear: put 1 of your SIGNI into the trash."
      And it is <player>'s turn
      When <player> plays <resona> in the right
      Then <player>'s check is <resona>
      When <player> chooses <card>
      Then <player>'s check is empty
      And <resona> is in <player>'s right

      Examples:
        | player | resona | card  |
        | A      | Golem  | Ember |
        | B      | Titan  | Gale  |

  @clause-check-zone.2
  Rule: check-zone.2 Cards that lie in the check zone when the turn ends go to the trash

    @clause-turn-end.a1
    Scenario Outline: <player>'s effect crushes <card> and ends the turn
      Given the board
        | zone   | A             | B             |
        | center | Ember         | Frost         |
        | life   | Dusk, 3 cards | Dawn, 3 cards |
      And <user> reads "Action: Crush 1 of your opponent's Life Cloth. End the turn."
      And <card> reads "Life Burst: Draw 1 card."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then <card> is in <other>'s trash
      And <other>'s check is empty

      Examples:
        | player | other | user  | card |
        | A      | B     | Ember | Dawn |
        | B      | A     | Frost | Dusk |
