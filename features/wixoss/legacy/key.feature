@wixoss
Feature: key Keys

  @clause-key.2 @clause-key.1
  Rule: key.2 Keys are put into the LRIG deck

    Scenario Outline: a key in <player>'s <part> is <taken>
      Given a new game
      And <player>'s <part> holds Locket kind:key
      Then the decks are <taken>

      Examples:
        | player | part      | taken    |
        | A      | lrig deck | accepted |
        | A      | deck      | refused  |
        | B      | lrig deck | accepted |
        | B      | deck      | refused  |

  @clause-key.3
  Rule: key.3 In the main phase of one's own turn, for its cost, beside the LRIG

    @assumption-WA-14
    Scenario: a colour and one more
      Given the board
        | zone      | A                                                  |
        | lrig      | Lumi                                               |
        | lrig deck | Locket kind:key cost:red/colorless                 |
        | ener      | Ember color:red, Frost color:blue, Gale color:blue |
      When A puts the key Locket onto the field
      And A pays with Ember, Frost
      Then Locket is in A's key
      And Lumi is in A's lrig
      And A's ener is Gale

    Scenario Outline: with <ener> for a cost of red and one more
      Given the board
        | zone      | A                                  |
        | lrig deck | Locket kind:key cost:red/colorless |
        | ener      | <ener>                             |
      Then A <can> put the key Locket onto the field

      Examples:
        | ener                               | can    |
        | Ember color:red, Frost color:blue  | can    |
        | Ember color:red                    | cannot |
        | Ember color:blue, Frost color:blue | cannot |

    Scenario Outline: A <can> put a key onto the field in the <step>
      Given the board
        | zone      | A               |
        | lrig deck | Locket kind:key |
      And it is the start of A's <step>
      Then A <can> put the key Locket onto the field

      Examples:
        | step            | can    |
        | main phase      | can    |
        | grow phase      | cannot |
        | pre-attack step | cannot |

  @clause-key.4 @reading-W-21
  Rule: key.4 A player has one key, and a second puts the first into the LRIG trash

    Scenario: a second key replaces the first, which goes to the LRIG trash
      Given the board
        | zone      | A               | B      |
        | key       | Amulet          | Anklet |
        | lrig deck | Locket kind:key |        |
      When A puts the key Locket onto the field
      Then A's key is Locket
      And A's lrig trash is Amulet
      And B's key is Anklet

    Scenario: B puts a key onto the field beside A's key
      Given the board
        | zone      | A      | B               |
        | key       | Amulet |                 |
        | lrig deck |        | Locket kind:key |
      And it is B's turn
      When B puts the key Locket onto the field
      Then A's key is Amulet
      And B's key is Locket

    Scenario: the first goes before the second comes
      Given the board
        | zone      | A               |
        | key       | Amulet          |
        | lrig deck | Locket kind:key |
      When A puts the key Locket onto the field
      Then these events happened in this order
        | event | card   | from      | to         |
        | moved | Amulet | key       | lrig trash |
        | moved | Locket | lrig deck | key        |

    @reading-W-55=after-payment
    Scenario: a second key is paid for before the first one goes
      Given the board
        | zone      | A                        |
        | key       | Amulet                   |
        | lrig deck | Locket kind:key cost:red |
        | ener      | Ember color:red          |
      When A puts the key Locket onto the field
      Then these events happened in this order
        | event | card   | from |
        | moved | Ember  | ener |
        | moved | Amulet | key  |

    @reading-W-55=before-payment
    Scenario: the first key goes before a second one is paid for
      Given the board
        | zone      | A                        |
        | key       | Amulet                   |
        | lrig deck | Locket kind:key cost:red |
        | ener      | Ember color:red          |
      When A puts the key Locket onto the field
      Then these events happened in this order
        | event | card   | from |
        | moved | Amulet | key  |
        | moved | Ember  | ener |

  @clause-key.5
  Rule: key.5 Keys are no LRIGs, and do not attack

    Scenario: an effect on LRIGs does nothing to a key
      Given the board
        | zone | A                |
        | lrig | Lumi             |
        | key  | Locket           |
        | hand | Spark kind:spell |
      And Spark reads "Freeze all your LRIGs."
      When A uses the spell Spark
      Then Lumi is frozen
      And Locket is not frozen

    Scenario: a key is not counted with the LRIGs
      Given the board
        | zone | A                |
        | lrig | Lumi             |
        | key  | Locket           |
        | hand | Spark kind:spell |
      And Spark reads "If you have 2 or more LRIGs, draw 1 card. Otherwise, Ener Charge 1."
      When A uses the spell Spark
      Then A has 0 cards in hand
      And A has 1 card in ener

    Scenario Outline: a key does not attack in the <step>
      Given the board
        | zone   | A      |
        | center | Ember  |
        | lrig   | Lumi   |
        | key    | Locket |
      And it is the start of A's <step>
      Then A cannot attack with Locket
      And A can attack with <attacker>

      Examples:
        | step              | attacker |
        | SIGNI attack step | Ember    |
        | LRIG attack step  | Lumi     |

    Scenario: damage by a key is not prevented by a LRIG Barrier
      Given the board
        | zone | A      | B |
        | key  | Locket |   |
      And B has 1 LRIG Barrier
      And Locket reads "Action: Damage your opponent."
      When A activates Locket's ability
      Then B has 1 LRIG Barriers
      And B has 6 cards in life

    Scenario Outline: a key's effect on a SIGNI with Shadow<kind> leaves it in the <zone>
      Given the board
        | zone   | A      | B     |
        | key    | Locket |       |
        | center |        | Frost |
      And Frost reads "Shadow<kind>."
      And Locket reads "Action: Target 1 opposing SIGNI. Banish it."
      When A activates Locket's ability
      Then Frost is in B's <zone>

      Examples:
        | kind   | zone   |
        | (lrig) | ener   |
        |        | center |

  @clause-key.6
  Rule: key.6 Keys do not go to the LRIG trash at will, but by costs and effects

    Scenario: a key cannot be removed in the main phase
      Given the board
        | zone   | A      |
        | center | Ember  |
        | key    | Locket |
      Then A cannot remove Locket
      And A can remove Ember

    Scenario: a key cannot be put into Ener in the ener phase
      Given the board
        | zone   | A      |
        | center | Ember  |
        | key    | Locket |
      And it is the start of A's ener phase
      Then A cannot put Locket into the ener zone
      And A can put Ember into the ener zone

    Scenario: a key put into the trash as a cost goes to the LRIG trash
      Given the board
        | zone | A      |
        | key  | Locket |
      And Locket reads "Action (put this card into the trash): draw 1 card."
      When A activates Locket's ability
      Then Locket is in A's lrig trash
      And A has 1 card in hand

    Scenario: an effect puts the opponent's key into the LRIG trash
      Given the board
        | zone | A                | B      |
        | key  |                  | Locket |
        | hand | Spark kind:spell |        |
      And Spark reads "Target 1 opposing key. Put it into the trash."
      When A uses the spell Spark
      Then Locket is in B's lrig trash
