@wixoss
Feature: unaffected Unaffected by effects

  @clause-unaffected.1
  Rule: unaffected.1 A SIGNI that is unaffected does not receive what effects would do to it

    Scenario Outline: all SIGNI are returned to hand, among them <player>'s
      Given the board
        | zone   | A                | B               |
        | left   | Gale             | Thorn           |
        | center | Ember            | Frost           |
        | hand   | Spark kind:spell | Tide kind:spell |
      And <signi> reads "Unaffected."
      And <spell> reads "Return all opposing SIGNI to hand."
      And it is <other>'s turn
      When <other> uses the spell <spell>
      Then <signi> is in <player>'s center
      And <gone> is in <player>'s hand

      Examples:
        | player | other | signi | gone  | spell |
        | A      | B     | Ember | Gale  | Tide  |
        | B      | A     | Frost | Thorn | Spark |

    Scenario: a SIGNI that gains Unaffected from another is not banished
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "Banish all opposing SIGNI."
      And Thorn reads "Your other SIGNI have Unaffected."
      When A uses the spell Spark
      Then Thorn is in B's ener
      And Frost is in B's center

  @clause-unaffected.2 @reading-W-37
  Rule: unaffected.2 An unaffected SIGNI can be chosen, and that part of the effect does nothing

    Scenario: an unaffected SIGNI is targeted, and the rest of the effect is done
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Target 1 opposing SIGNI. Banish it. Draw 1 card."
      When A uses the spell Spark
      Then A is asked to choose among Thorn, Frost
      When A chooses Frost
      Then Frost is in B's center
      And Thorn is in B's left
      And A has drawn 1 card

    Scenario: an unaffected SIGNI is one of two targets, and the other is banished
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Target 2 opposing SIGNI. Banish them."
      When A uses the spell Spark
      Then Thorn is in B's ener
      And Frost is in B's center

    Scenario: an unaffected SIGNI can be chosen by an effect without a target
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Choose 1 opposing SIGNI. Put it into the trash."
      When A uses the spell Spark
      Then A is asked to choose among Thorn, Frost
      When A chooses Frost
      Then Frost is in B's center

    Scenario: an unaffected SIGNI can be put into the trash as a cost
      Given the board
        | zone   | A     |
        | left   | Ember |
        | center | Gale  |
      And Gale reads "Unaffected."
      And Ember reads "Action (put 1 of your other SIGNI into the trash): draw 1 card."
      When A activates Ember's ability
      Then Gale is in A's trash
      And A has drawn 1 card

    Scenario Outline: a SIGNI that effects do not affect and that has <keyword> attacks though an ability would banish it, and leaves <left> Life Cloth
      Given the board
        | zone   | A     | B       |
        | left   |       | Thorn   |
        | center | Ember | <front> |
      And Ember reads "Unaffected. / <keyword>."
      And Thorn reads "When an opposing SIGNI attacks, target 1 opposing SIGNI. Banish it."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is in A's center
      And B has <left> cards in life

      Examples:
        | keyword                                                        | front            | left |
        | Assassin                                                       | Frost power:9000 | 6    |
        | Double Crush                                                   | -                | 5    |
        | Lancer                                                         | Frost power:1000 | 6    |
        | S-Lancer                                                       | Frost power:1000 | 6    |
        | Triple Crush                                                   | -                | 4    |
        | When this SIGNI attacks, crush 1 of your opponent's Life Cloth | -                | 5    |

    Scenario Outline: a spell that reads "<text>" does not banish a SIGNI with Shadow that effects do not affect
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Spark reads "<text>"
      And Frost reads "Shadow. / Unaffected."
      When A uses the spell Spark
      Then Thorn is in B's ener
      And Frost is in B's center

      Examples:
        | text                                |
        | Target 1 opposing SIGNI. Banish it. |
        | Banish all opposing SIGNI.          |

    Scenario: an unaffected SIGNI is chosen by its own player's effect, which does nothing to it
      Given the board
        | zone   | A                | B |
        | center | Ember            |   |
        | hand   | Spark kind:spell |   |
      And Ember reads "Unaffected."
      And Spark reads "Target 1 of your SIGNI. Banish it. Draw 1 card."
      When A uses the spell Spark
      Then Ember is in A's center
      And A has drawn 1 card

  @clause-unaffected.a1
  Rule: unaffected.a1 An unaffected SIGNI has neither its power nor its abilities changed by effects

    Scenario Outline: an unaffected SIGNI keeps its power where opposing SIGNI <have>
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Frost reads "Unaffected."
      And Ember reads "Opposing SIGNI <have>."
      Then Frost has power 3000
      And Thorn has power <power>

      Examples:
        | have                 | power |
        | have power -1000     | 2000  |
        | have power +1000     | 4000  |
        | have base power 6000 | 6000  |

    Scenario Outline: a SIGNI that reads <reads> has power <power> beside one that strengthens it
      Given the board
        | zone   | A     |
        | center | Ember |
        | right  | Gale  |
      And Gale reads "Your other SIGNI have power +1000."
      And Ember reads "<reads>"
      Then Ember has power <power>

      Examples:
        | reads       | power |
        | Unaffected. | 3000  |
        | Lancer.     | 4000  |

    Scenario: an unaffected SIGNI keeps its power against an effect for the turn
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Target 2 opposing SIGNI. This turn, they have power -2000."
      When A uses the spell Spark
      Then Frost has power 3000
      And Thorn has power 1000

    Scenario Outline: a SIGNI that reads <reads> draws <cards> by an ability given to it
      Given the board
        | zone   | A     |
        | center | Ember |
        | right  | Gale  |
      And Gale reads "Your other SIGNI have [When this SIGNI attacks, draw 1 card.]."
      And Ember reads "<reads>"
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then A has drawn <cards>

      Examples:
        | reads       | cards   |
        | Unaffected. | 0 cards |
        | Lancer.     | 1 card  |

    Scenario Outline: a SIGNI that reads "<reads>" leaves B <left> beside one that gives it Double Crush
      Given the board
        | zone   | A     |
        | center | Ember |
        | right  | Gale  |
      And Gale reads "Your other SIGNI have Double Crush."
      And Ember reads "<reads>"
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then B has <left> in life

      Examples:
        | reads       | left    |
        | Unaffected. | 6 cards |
        | Guard.      | 5 cards |

    Scenario: an unaffected SIGNI does not lose its abilities
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And Frost reads "Unaffected. / Your other SIGNI have power +1000."
      And Ember reads "Opposing SIGNI lose their abilities."
      Then Thorn has power 4000

  @clause-unaffected.a2
  Rule: unaffected.a2 Effects do not move it, and a battle banishes it

    Scenario Outline: an unaffected SIGNI stays on the field where an effect says <what>
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Target 2 opposing SIGNI. <what>."
      When A uses the spell Spark
      Then Frost is in B's center
      And Thorn is in B's <zone>

      Examples:
        | what                        | zone    |
        | Banish them                 | ener    |
        | Put them into the trash     | trash   |
        | Return them to hand         | hand    |
        | Put them into the ener zone | ener    |
        | Remove them from the game   | removed |

    Scenario Outline: <signi> is unaffected, and Ember is in the <zone> zone after <what>
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And <signi> reads "Unaffected."
      And Spark reads "Target 1 of your SIGNI. <what>."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's <zone>

      Examples:
        | signi | what                          | zone   |
        | Ember | Move it to another SIGNI zone | center |
        | Gale  | Move it to another SIGNI zone | right  |

    Scenario Outline: if <signi> is unaffected, a spell that makes Ember a Cheergirl leaves it in the <zone> zone
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And <signi> reads "Unaffected."
      And Spark reads "Target 1 of your SIGNI. Make it a Cheergirl."
      When A uses the spell Spark
      And A chooses Ember
      Then Ember is in A's <zone>

      Examples:
        | signi | zone   |
        | Ember | center |
        | Gale  | cheer  |

    Scenario Outline: to change places with another, and it reads: <reads>
      Given the board
        | zone   | A                |
        | left   | Gale             |
        | center | Ember            |
        | hand   | Spark kind:spell |
      And Ember reads "<reads>"
      And Spark reads "Target 2 of your SIGNI. Swap them."
      When A uses the spell Spark
      Then Ember is in A's <ember>
      And Gale is in A's <gale>

      Examples:
        | reads       | ember  | gale   |
        | Unaffected. | center | left   |
        | Lancer.     | left   | center |

    Scenario: an unaffected SIGNI that loses a battle is banished
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And Frost reads "Unaffected."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Frost is in B's ener

    @reading-W-37
    Scenario: a rule puts it into the trash
      Given the board
        | zone      | A                           |
        | lrig      | Lumi level:2 type:Luna/Sola |
        | center    | Ember limiting:Luna         |
        | lrig deck | Mira-3 level:3 type:Sola    |
      And Ember reads "Unaffected."
      And it is the start of A's grow phase
      When A grows Lumi into Mira-3
      Then Ember is in A's trash

    Scenario: an unaffected SIGNI is banished for a cost
      Given the board
        | zone   | A     |
        | left   | Gale  |
        | center | Ember |
      And Gale reads "Unaffected."
      And Ember reads "Action (banish 1 of your other SIGNI): Draw 1 card."
      When A activates Ember's ability
      Then Gale is in A's ener
      And A has drawn 1 card

  @clause-unaffected.a3
  Rule: unaffected.a3 An unaffected SIGNI has neither its colour nor how it lies changed by effects

    Scenario Outline: how it lies, and its colour: <what>
      Given the board
        | zone   | A                | B            |
        | left   |                  | Thorn <lies> |
        | center |                  | Frost <lies> |
        | hand   | Spark kind:spell |              |
      And Frost reads "Unaffected."
      And Spark reads "Target 2 opposing SIGNI. <what>."
      When A uses the spell Spark
      Then Frost is <one>
      And Thorn is <other>

      Examples:
        | what        | lies | one        | other  |
        | Down them   |      | up         | down   |
        | Up them     | down | down       | up     |
        | Freeze them |      | not frozen | frozen |

    Scenario: an unaffected SIGNI does not take on a colour
      Given the board
        | zone   | A                | B     |
        | left   |                  | Thorn |
        | center |                  | Frost |
        | hand   | Spark kind:spell |       |
      And Frost reads "Unaffected."
      And Spark reads "Target 2 opposing SIGNI. This turn, they are red."
      When A uses the spell Spark
      Then Frost is not red
      And Thorn is red

    Scenario: in its player's up phase it stands up, or thaws
      Given the board
        | zone   | A                 |
        | left   | Gale down         |
        | center | Ember down frozen |
      And Gale reads "Unaffected."
      And Ember reads "Unaffected."
      And it is the start of A's up phase
      When the turn goes on to A's main phase
      Then Gale is up
      And Ember is down
      And Ember is not frozen

    Scenario: an unaffected SIGNI goes down as it attacks
      Given the board
        | zone   | A     |
        | center | Ember |
      And Ember reads "Unaffected."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Ember is down
      And B has 6 cards in life

  @clause-unaffected.3
  Rule: unaffected.3 A Charm can be attached to it

    Scenario Outline: a Charm is attached to an unaffected SIGNI by an effect on <whose> SIGNI
      Given the board
        | zone   | A                | B     |
        | center | Ember            | Frost |
        | hand   | Spark kind:spell |       |
        | deck   | Dusk, 5 cards    |       |
      And <card> reads "Unaffected."
      And Spark reads "Target 1 <whose> SIGNI. Attach the top card of your deck to it as a Charm."
      When A uses the spell Spark
      Then Dusk is a Charm of <card>

      Examples:
        | whose    | card  |
        | of your  | Ember |
        | opposing | Frost |
