@wixoss
Feature: trigger Triggered abilities

  @clause-trigger.3 @clause-trigger.2 @clause-auto-ability.1 @reading-W-09
  Rule: trigger.3 Enter abilities and auto abilities trigger

    Scenario: an entering SIGNI triggers its Enter ability
      Given the board
        | zone | A     |
        | left | Gale  |
        | hand | Ember |
      And Ember reads "Enter: draw 1 card."
      When A plays Ember in the center
      Then A has 1 card in hand

    Scenario: an entering SIGNI triggers its auto ability about its own entering
      Given the board
        | zone | A     |
        | left | Gale  |
        | hand | Ember |
      And Ember reads "When this SIGNI enters the field, draw 1 card."
      When A plays Ember in the center
      Then A has 1 card in hand

    @reading-W-56=seen @assumption-WA-21
    Scenario: two SIGNI that leave the field together trigger each other's abilities about that
      Given the board
        | zone   | A                | B     |
        | left   |                  | Frost |
        | center |                  | Thorn |
        | hand   | Spark kind:spell |       |
      And Spark reads "Put all opposing SIGNI into the trash."
      And Frost reads "When your other SIGNI leaves the field, draw 1 card."
      And Thorn reads "When your other SIGNI leaves the field, draw 1 card."
      When A uses the spell Spark
      And B plays the waiting ability of Frost first
      Then B has drawn 2 cards

    @reading-W-56=unseen
    Scenario: two SIGNI that leave the field together do not trigger each other's abilities about that
      Given the board
        | zone   | A                | B     |
        | left   |                  | Frost |
        | center |                  | Thorn |
        | hand   | Spark kind:spell |       |
      And Spark reads "Put all opposing SIGNI into the trash."
      And Frost reads "When your other SIGNI leaves the field, draw 1 card."
      And Thorn reads "When your other SIGNI leaves the field, draw 1 card."
      When A uses the spell Spark
      Then B has drawn 0 cards
      And it is A's play timing

    @reading-W-57=one-after-another @assumption-WA-6
    Scenario: of two SIGNI that an effect puts onto the field, the one that comes first sees the other enter
      Given the board
        | zone  | A                |
        | trash | Gale, Dusk       |
        | hand  | Spark kind:spell |
      And Spark reads "Target 2 SIGNI in your trash. Put them onto the field."
      And Gale reads "When your other SIGNI enters the field, draw 1 card."
      And Dusk reads "When your other SIGNI enters the field, draw 1 card."
      When A uses the spell Spark
      And A picks A's left
      And A picks A's right
      Then A has drawn 1 card

    @reading-W-57=together-and-seen @assumption-WA-6
    Scenario: two SIGNI that an effect puts onto the field each see the other enter
      Given the board
        | zone  | A                |
        | trash | Gale, Dusk       |
        | hand  | Spark kind:spell |
      And Spark reads "Target 2 SIGNI in your trash. Put them onto the field."
      And Gale reads "When your other SIGNI enters the field, draw 1 card."
      And Dusk reads "When your other SIGNI enters the field, draw 1 card."
      When A uses the spell Spark
      And A picks A's left
      And A picks A's right
      And A plays the waiting ability of Gale first
      Then A has drawn 2 cards

    @reading-W-57=together-and-unseen @assumption-WA-6
    Scenario: of two SIGNI that an effect puts onto the field, neither sees the other enter
      Given the board
        | zone  | A                |
        | trash | Gale, Dusk       |
        | hand  | Spark kind:spell |
      And Spark reads "Target 2 SIGNI in your trash. Put them onto the field."
      And Gale reads "When your other SIGNI enters the field, draw 1 card."
      And Dusk reads "When your other SIGNI enters the field, draw 1 card."
      When A uses the spell Spark
      And A picks A's left
      And A picks A's right
      Then A has drawn 0 cards
      And it is A's play timing

  @clause-trigger.5 @clause-trigger.4 @reading-W-07
  Rule: trigger.5 A Trap can be turned up when the SIGNI in front of it attacks, with no SIGNI in its zone

    @assumption-WA-9
    Scenario Outline: whether it is turned up is its player's to say: <answer>
      Given the board
        | zone  | A     | B          |
        | left  | Ember | Thorn      |
        | right | Gale  | Snare trap |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says <answer>
      Then A <sees> Snare
      And B has 6 cards in life

      Examples:
        | answer | sees         |
        | yes    | sees         |
        | no     | does not see |

    @assumption-WA-9
    Scenario: the SIGNI in front of another zone attacks
      Given the board
        | zone  | A     | B          |
        | left  | Ember | Thorn      |
        | right | Gale  | Snare trap |
      And it is the start of A's SIGNI attack step
      When A attacks with Gale
      Then Snare is a Trap
      And A does not see Snare
      And it is A's play timing

    @clause-trap.3
    Scenario: a SIGNI lies in its zone
      Given the board
        | zone   | A                | B                            |
        | left   | Gale             |                              |
        | center | Ember power:1000 | Frost power:5000, Snare trap |
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Snare is a Trap
      And A does not see Snare
      And A can attack with Gale

    @assumption-WA-9
    Scenario Outline: a Trap in front of <attacker>, with "<center>" in the center and "<right>" in the right, is turned up
      Given the board
        | zone   | A     | B        |
        | left   | Gale  |          |
        | center | Ember | <center> |
        | right  |       | <right>  |
      And <attacker> reads "<text>"
      And it is the start of A's SIGNI attack step
      When A attacks with <attacker>
      And B says yes
      Then A sees Snare

      Examples:
        | attacker | center     | right                   | text      |
        | Ember    | Snare trap | -                       | Lancer.   |
        | Ember    | Snare trap | Thorn                   | Assassin. |
        | Gale     | Thorn      | Snare trap, Sprout seed | Lancer.   |

    @assumption-WA-9
    Scenario: each of two Traps can be turned up in the same turn
      Given the board
        | zone   | A     | B          |
        | left   | Gale  |            |
        | center | Ember | Snare trap |
        | right  |       | Noose trap |
      And Snare reads "Trap: draw 1 card."
      And Noose reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says yes
      And A attacks with Gale
      And B says yes
      Then B has drawn 2 cards

  @clause-trigger.7
  Rule: trigger.7 The ability of a Trap triggers when it is turned up

    Scenario Outline: a Trap draws B <cards> when B says <answer> to turning it up
      Given the board
        | zone   | A     | B          |
        | center | Ember | Snare trap |
      And Snare reads "Trap: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B says <answer>
      Then B has drawn <cards>

      Examples:
        | answer | cards   |
        | yes    | 1 card  |
        | no     | 0 cards |

    Scenario: a Trap that another Trap replaces does not trigger its ability
      Given the board
        | zone   | A                |
        | center | Pit trap         |
        | hand   | Spark kind:spell |
        | deck   | Snare, 5 cards   |
      And Spark reads "Put the top card of your deck into a SIGNI zone as a Trap."
      And Pit reads "Trap: Ener Charge 1."
      When A uses the spell Spark
      And A picks A's center
      Then Pit is in A's trash
      And A has 0 cards in ener

  @clause-trigger.8 @clause-trigger.6 @reading-W-29
  Rule: trigger.8 A Life Burst triggers when its card has been crushed and lies in the check zone

    Scenario: a crushed card waits in the check zone and then bursts
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Thorn, 1 card |
      And Thorn reads "Life Burst: draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Thorn is in B's check
      When B bursts Thorn
      Then B has 1 card in hand

    Scenario: put to the Ener zone without being crushed
      Given the board
        | zone   | A                    |
        | center | Ember                |
        | deck   | Thorn, Gale, 5 cards |
      And Thorn reads "Life Burst: draw 1 card."
      And Ember reads "Once per turn, Action: Ener Charge 1."
      When A activates Ember's ability
      Then Thorn is in A's ener
      And A's hand is empty
      And it is A's play timing

    @clause-use.2
    Scenario: put there as it is used, and not crushed
      Given the board
        | zone | A                |
        | hand | Spark kind:spell |
      And Spark reads "Draw 1 card."
      And Spark reads "Life Burst: Ener Charge 1."
      When A uses the spell Spark
      Then A has drawn 1 card
      And A's ener is empty
      And it is A's play timing

  @clause-trigger.a1
  Rule: trigger.a1 An event that was replaced triggers nothing

    Scenario: a banishing that is replaced
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Frost reads "When this SIGNI would be banished, put it into the trash instead."
      And Thorn reads "When your SIGNI is banished, draw 1 card."
      When A activates Ember's ability
      And A chooses Frost
      Then Frost is in B's trash
      And B's hand is empty
      And it is A's play timing

    Scenario: a banishing that is not replaced triggers abilities about it
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. Banish it."
      And Thorn reads "When your SIGNI is banished, draw 1 card."
      When A activates Ember's ability
      And A chooses Frost
      Then B has 1 card in hand

    Scenario: damage that is replaced triggers no ability about taking damage
      Given the board
        | zone   | A     | B     |
        | left   | Gale  |       |
        | center | Ember |       |
        | right  |       | Frost |
      And Frost reads "When you would take damage, draw 1 card instead."
      And Frost reads "When you take damage, Ener Charge 1."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has 1 card in hand
      And B has 7 cards in life
      And B's ener is empty
      And A can attack with Gale

    @assumption-WA-18
    Scenario Outline: two effects would replace it, and its player says which does: <first>'s
      Given the board
        | zone  | A                | B     |
        | left  |                  | Frost |
        | right |                  | Coral |
        | hand  | Spark kind:spell |       |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Frost reads "When this SIGNI would be banished, put it into the trash instead."
      And Coral reads "When your other SIGNI would be banished, remove it from the game instead."
      When A uses the spell Spark
      And A chooses Frost
      And B applies the replacement of <first>
      Then Frost is in B's <zone>

      Examples:
        | first | zone    |
        | Frost | trash   |
        | Coral | removed |

    Scenario: a SIGNI whose own ability replaces its banishing leaves the field, and is not banished
      Given the board
        | zone   | A                | B     |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Frost reads "When this SIGNI would be banished, put it into the trash instead."
      And Frost reads "When this SIGNI leaves the field, Ener Charge 1. / When this SIGNI is banished, draw 1 card."
      When A uses the spell Spark
      Then Frost is in B's trash
      And B has 1 card in ener
      And B has drawn 0 cards

    Scenario: a SIGNI that entered, acted and has more power goes where its own replacement says
      Given the board
        | zone   | A                                  | B     |
        | center |                                    | Frost |
        | hand   | Ember power:3000, Spark kind:spell |       |
      And Ember reads "Enter: draw 1 card. / Once per turn, Action: draw 1 card. / This SIGNI has power +2000."
      And Ember reads "When this SIGNI would be banished, put it into the trash instead."
      And Spark reads "Target 1 of your SIGNI. Banish it."
      When A plays Ember in the center
      And A activates Ember's ability
      Then Ember has power 5000
      When A uses the spell Spark
      Then Ember is in A's trash
      And A has drawn 2 cards

  @clause-trigger.a2
  Rule: trigger.a2 An ability that triggers while an effect is done waits until all of it is done

    Scenario: an ability that triggers in the middle of a spell waits for its end
      Given the board
        | zone   | A                   |
        | center | Ember               |
        | hand   | Spark kind:spell    |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "When you draw a card, Ener Charge 1."
      And Spark reads "Draw 1 card. Put the top 1 cards of your deck into the trash."
      When A uses the spell Spark
      Then Gale is in A's hand
      And Dusk is in A's trash
      And A has 1 card in ener

    Scenario: an ability that triggers as a cost is paid waits for the effect
      Given the board
        | zone   | A                   |
        | center | Ember               |
        | hand   | Thorn               |
        | deck   | Gale, Dusk, 5 cards |
      And Ember reads "Once per turn, Action (discard 1 card): draw 1 card."
      And Ember reads "When you discard a card, Ener Charge 1."
      When A activates Ember's ability
      Then Gale is in A's hand
      And Dusk is in A's ener

    Scenario: an ability that triggers as a spell is paid for waits for the spell
      Given the board
        | zone   | A                           |
        | center | Ember                       |
        | hand   | Spark kind:spell cost:white |
        | ener   | Thorn                       |
        | deck   | Gale, Dusk, 5 cards         |
      And Ember reads "Once per turn, When a card is put into your trash, Ener Charge 1."
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      Then Gale is in A's hand
      And A's ener is Dusk

    @assumption-WA-20 @reading-W-28
    Scenario: an ability that triggers itself for ever makes the game a draw
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "When this SIGNI goes down, up this SIGNI, then down this SIGNI."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then the game is a draw

    @assumption-WA-20 @reading-W-28
    Scenario: an ability that triggers itself goes on as long as its player says yes
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "When this SIGNI goes down, up this SIGNI. You may down this SIGNI."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And A says yes
      And A says yes
      And A says no
      Then Ember is up
      And the game goes on

  @clause-trigger.a3
  Rule: trigger.a3 Rule processing comes before what waits

    Scenario: a SIGNI without power is gone before
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Ember reads "Once per turn, Action: target 1 opposing SIGNI. This turn, it has power -3000. Draw 1 card."
      And Ember reads "When you draw a card, target 1 opposing SIGNI. Down it."
      When A activates Ember's ability
      And A chooses Frost
      Then Frost is in B's ener
      And Thorn is down

    Scenario: a SIGNI without power is gone before the next waiting ability
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center | Ember            | Frost |
        | right  | Gale             |       |
        | hand   | Spark kind:spell |       |
      And Ember reads "When you draw a card, target 1 opposing SIGNI. This turn, it has power -3000."
      And Gale reads "When you draw a card, target 1 opposing SIGNI. Down it."
      And Spark reads "Draw 1 card."
      When A uses the spell Spark
      And A plays the waiting ability of Ember first
      And A chooses Frost
      Then Frost is in B's ener
      And Thorn is down

  @clause-trigger.a4 @reading-W-22
  Rule: trigger.a4 First the turn player's, in whatever order, then the opponent's

    Scenario Outline: <player>'s waiting ability comes first in <player>'s turn
      Given the board
        | zone   | A                | B               |
        | left   | Gale             | Thorn           |
        | center | Ember            | Frost           |
        | hand   | Spark kind:spell | Tide kind:spell |
      And Gale reads "When a SIGNI is banished, draw 1 card."
      And Thorn reads "When a SIGNI is banished, draw 1 card."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      And Tide reads "Target 1 opposing SIGNI. Banish it."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      And <player> chooses <target>
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | player | spell | target | first | second |
        | A      | Spark | Frost  | Gale  | Thorn  |
        | B      | Tide  | Ember  | Thorn | Gale   |

    Scenario Outline: two of the turn player's, <first> first
      Given the board
        | zone   | A                | B     |
        | left   | Gale             |       |
        | right  | Dusk             |       |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Gale reads "When a SIGNI is banished, draw 1 card."
      And Dusk reads "When a SIGNI is banished, Ener Charge 1."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      Then A is asked which waiting ability is played first: Gale, Dusk
      When A plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first | second |
        | Gale  | Dusk   |
        | Dusk  | Gale   |

    Scenario Outline: two of the opponent's, which they order, <first> first
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | right  |                  | Coral |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Thorn reads "When your SIGNI is banished, draw 1 card."
      And Coral reads "When your SIGNI is banished, Ener Charge 1."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses Frost
      Then B is asked which waiting ability is played first: Thorn, Coral
      When B plays the waiting ability of <first> first
      Then the abilities are played in this order: <first>, <second>

      Examples:
        | first | second |
        | Thorn | Coral  |
        | Coral | Thorn  |

    @assumption-WA-21
    Scenario: a waiting ability is done though its card has left meanwhile
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And it is the start of A's SIGNI attack step
      And Ember reads "When this SIGNI attacks, draw 1 card."
      And Gale reads "When your other SIGNI attacks, target 1 of your other SIGNI. Put it into the trash."
      When A attacks with Ember
      And A plays the waiting ability of Gale first
      Then Ember is in A's trash
      And A has drawn 1 card

    @reading-W-22=turn-player-again
    Scenario: a turn player's ability triggered meanwhile comes before the opponent's second one
      Given the board
        | zone   | A                | B     |
        | left   | Gale             | Thorn |
        | right  |                  | Coral |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Thorn reads "When your SIGNI is banished, down all opposing SIGNI."
      And Coral reads "When your SIGNI is banished, draw 1 card."
      And Gale reads "When this SIGNI goes down, draw 1 card."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses Frost
      And B plays the waiting ability of Thorn first
      Then the abilities are played in this order: Thorn, Gale, Coral

    @reading-W-22=opponent-to-the-end
    Scenario: a turn player's ability triggered meanwhile comes after the opponent's second one
      Given the board
        | zone   | A                | B     |
        | left   | Gale             | Thorn |
        | right  |                  | Coral |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Thorn reads "When your SIGNI is banished, down all opposing SIGNI."
      And Coral reads "When your SIGNI is banished, draw 1 card."
      And Gale reads "When this SIGNI goes down, draw 1 card."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses Frost
      And B plays the waiting ability of Thorn first
      Then the abilities are played in this order: Thorn, Coral, Gale

    Scenario: a turn player's newly triggered ability comes before the opponent's waiting one
      Given the board
        | zone   | A                | B     |
        | left   | Gale             | Thorn |
        | right  | Dusk             |       |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Gale reads "When a SIGNI is banished, draw 1 card."
      And Dusk reads "When you draw a card, Ener Charge 1."
      And Thorn reads "When your SIGNI is banished, draw 1 card."
      And Spark reads "Target 1 opposing SIGNI. Banish it."
      When A uses the spell Spark
      And A chooses Frost
      Then the abilities are played in this order: Gale, Dusk, Thorn
