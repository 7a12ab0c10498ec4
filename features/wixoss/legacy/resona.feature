@wixoss
Feature: resona Resonas

  @clause-resona.1
  Rule: resona.1 A Resona is a SIGNI, and belongs in the LRIG deck

    Scenario Outline: a Resona in the <deck> is <taken>
      Given a new game
      And A's <deck> holds Titan kind:resona
      Then the decks are <taken>

      Examples:
        | deck      | taken    |
        | lrig deck | accepted |
        | deck      | refused  |

    Scenario: a Resona attacks as a SIGNI does
      Given the board
        | zone   | A                            | B     |
        | center | Titan kind:resona power:5000 | Frost |
      And it is the start of A's SIGNI attack step
      When A attacks with Titan
      Then Frost is in B's ener
      And Titan is down

  @clause-resona.2 @reading-W-03
  Rule: resona.2 A Resona waits in the check zone while its appearance condition is met, then it is fielded

    Scenario: a Resona waits in the check zone until A trashes one of two SIGNI
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | center    | Ember             |
        | lrig deck | Titan kind:resona |
      And Titan reads "Appear: put 1 of your SIGNI into the trash."
      When A plays Titan in the right
      Then Titan is in A's check
      When A chooses Ember
      Then Titan is in A's right
      And Ember is in A's trash
      And Gale is in A's left

    Scenario Outline: two SIGNI go for it, and there is Gale and <other>
      Given the board
        | zone      | A                 |
        | left      | Gale              |
        | center    | <other>           |
        | hand      | Coral             |
        | lrig deck | Titan kind:resona |
      And Titan reads "Appear: put 2 of your SIGNI into the trash."
      Then A can play Coral
      And A <can> play Titan

      Examples:
        | other | can    |
        | -     | cannot |
        | Ember | can    |

  @clause-resona.a1
  Rule: resona.a1 Effects on SIGNI reach it

    Scenario: an ability on the power of SIGNI changes that of a Resona
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:resona |
      And Gale reads "Your SIGNI have power +1000."
      Then Titan has power 4000
      And Gale has power 4000

    Scenario Outline: an effect that freezes <whose> SIGNI treats a Resona as a SIGNI
      Given the board
        | zone   | A                | B                 |
        | left   | Dusk             | Thorn             |
        | center |                  | Titan kind:resona |
        | hand   | Spark kind:spell |                   |
      And Spark reads "Freeze all <whose> SIGNI."
      When A uses the spell Spark
      Then Titan <is> frozen
      And Thorn <is> frozen

      Examples:
        | whose    | is     |
        | opposing | is     |
        | your     | is not |

    Scenario: a Resona is targeted along with the other SIGNI
      Given the board
        | zone   | A                | B                 |
        | left   |                  | Thorn             |
        | center |                  | Titan kind:resona |
        | hand   | Spark kind:spell |                   |
      And Spark reads "Target 1 opposing SIGNI. Down it."
      When A uses the spell Spark
      Then A is asked to choose 1 among Thorn, Titan

  @clause-resona.a2 @reading-W-17
  Rule: resona.a2 A Resona that would go elsewhere than into the LRIG trash returns to the LRIG deck

    Scenario Outline: a Resona told to leave the field by <what> returns to the LRIG deck
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. <what>."
      When A activates Ember's ability
      Then Titan is in A's lrig deck

      Examples:
        | what                             |
        | Banish it                        |
        | Return it to hand                |
        | Put it into the trash            |
        | Put it into the ener zone        |
        | Put it on the bottom of the deck |
        | Remove it from the game          |

    Scenario: into the LRIG trash it goes
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. Put it into the LRIG trash."
      When A activates Ember's ability
      Then Titan is in A's lrig trash
      And A's lrig deck is empty

    Scenario Outline: <player>'s is banished in battle
      Given the board
        | zone   | A                | B                |
        | center | Golem <attacker> | Titan <defender> |
      And it is the start of <player>'s SIGNI attack step
      When <player> attacks with <card>
      Then <other> is in <theirs>'s lrig deck
      And <theirs>'s ener is empty

      Examples:
        | player | attacker    | defender    | card  | other | theirs |
        | A      | kind:signi  | kind:resona | Golem | Titan | B      |
        | B      | kind:resona | kind:signi  | Titan | Golem | A      |

    Scenario: the rules put it away
      Given the board
        | zone   | A                         |
        | lrig   | Lumi level:2              |
        | left   | Ember                     |
        | center | Titan kind:resona level:2 |
      And Ember reads "Once per turn, Action: this turn, your other SIGNI are level 3."
      When A activates Ember's ability
      Then Titan is in A's lrig deck
      And A's trash is empty

    Scenario Outline: a <kind> that is put into the trash
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:<kind> |
      And Ember reads "Once per turn, Action: put 1 of your other SIGNI into the trash. / When a card is put into your trash, draw 1 card."
      When A activates Ember's ability
      Then Titan is in A's <where>
      And A has drawn <cards>

      Examples:
        | kind   | where     | cards   |
        | resona | lrig deck | 0 cards |
        | signi  | trash     | 1 card  |

    @clause-lancer.6 @reading-W-47
    Scenario: a Resona that loses a battle is banished all the same, so that Lancer crushes
      Given the board
        | zone   | A     | B                |
        | center | Ember | Echo kind:resona |
      And Ember reads "Lancer."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Echo is in B's lrig deck
      And B has 6 cards in life

    @reading-W-47 @assumption-WA-21
    Scenario: an ability of a Resona about its own banishing triggers though it returns to the LRIG deck
      Given the board
        | zone   | A     | B                |
        | center | Ember | Echo kind:resona |
      And Echo reads "When this SIGNI is banished, draw 1 card."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      Then Echo is in B's lrig deck
      And B has drawn 1 card

  @clause-resona.a3
  Rule: resona.a3 In the ener phase it can be charged, and returns to the LRIG deck

    Scenario Outline: a <kind> charged from the field goes to the <where>
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:<kind> |
      And it is the start of A's ener phase
      When A puts Titan into the ener zone
      Then Titan is in A's <where>
      And A has <cards> in ener

      Examples:
        | kind   | where     | cards   |
        | resona | lrig deck | 0 cards |
        | signi  | ener      | 1 card  |

    Scenario: a charged Resona was the one card of that ener phase
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:resona |
      And it is the start of A's ener phase
      When A puts Titan into the ener zone
      Then A cannot put Gale into the ener zone

  @clause-resona.a4
  Rule: resona.a4 A Resona is not removed

    Scenario Outline: a <kind> beside another SIGNI
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:<kind> |
      Then A can remove Gale
      And A <can> remove Titan

      Examples:
        | kind   | can    |
        | resona | cannot |
        | signi  | can    |

    Scenario: a Resona stays when another SIGNI is removed
      Given the board
        | zone   | A                 |
        | left   | Gale              |
        | center | Titan kind:resona |
      When A removes Gale
      Then Gale is in A's trash
      And Titan is in A's center
      And it is A's play timing

  @clause-resona.a5
  Rule: resona.a5 Where it cannot lie the rules return it to the LRIG deck

    Scenario Outline: out of the LRIG trash, <what>
      Given the board
        | zone       | A                 |
        | left       | Ember             |
        | lrig trash | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 resona in your LRIG trash. <what>."
      When A activates Ember's ability
      Then Titan is in A's lrig deck
      And A's lrig trash is empty

      Examples:
        | what                             |
        | Return it to hand                |
        | Put it into the trash            |
        | Put it into the ener zone        |
        | Put it on the bottom of the deck |
        | Remove it from the game          |

    Scenario: a Resona that returns to the LRIG deck has been in no trash
      Given the board
        | zone       | A                 |
        | left       | Ember             |
        | center     | Gale              |
        | hand       | 1 card            |
        | lrig trash | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 resona in your LRIG trash. Return it to hand. / When a card is put into your trash, draw 1 card."
      And Gale reads "Once per turn, Action: discard 1 card."
      When A activates Ember's ability
      Then Titan is in A's lrig deck
      And A has drawn 0 cards
      When A activates Gale's ability
      Then A has drawn 1 card

    Scenario Outline: a <kind> that lay under a SIGNI which leaves
      Given the board
        | zone   | A                 |
        | center | Titan kind:<kind> |
        | hand   | Quartz            |
      And Quartz reads "Rise: on 1 of your SIGNI."
      When A plays Quartz in the center
      And A removes Quartz
      Then Titan is in A's <where>
      And Quartz is in A's trash

      Examples:
        | kind   | where     |
        | resona | lrig deck |
        | signi  | trash     |

    Scenario Outline: a Resona that lies in the <zone> stays there
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | <zone> | Titan kind:resona |
      And Ember reads "Once per turn, Action: draw 1 card."
      When A activates Ember's ability
      Then Titan is in A's <zone>

      Examples:
        | zone       |
        | center     |
        | lrig deck  |
        | lrig trash |

    @reading-W-02
    Scenario: a Resona becomes a Cheergirl and lies in the cheer zone
      Given the board
        | zone   | A                 |
        | center | Titan kind:resona |
        | hand   | Spark kind:spell  |
      And Spark reads "Target 1 of your SIGNI. Make it a Cheergirl."
      When A uses the spell Spark
      Then Titan is in A's cheer

  @clause-resona.a6 @reading-W-17
  Rule: resona.a6 A Resona that has lost its type goes elsewhere, and returns once it has it again

    Scenario Outline: into the trash, where <what>
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. <what>. Put it into the trash. / When a card is put into your trash, draw 1 card."
      When A activates Ember's ability
      Then A has drawn <cards>

      Examples:
        | what                          | cards   |
        | This turn, it is no Resona    | 1 card  |
        | This turn, it has power +1000 | 0 cards |

    Scenario Outline: the turn is over, and <what>
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. <what>."
      When A activates Ember's ability
      And the turn passes to B
      Then Titan is in A's lrig deck

      Examples:
        | what                      |
        | Put it into the trash     |
        | Put it into the ener zone |
        | Banish it                 |

    Scenario: a Resona that lost its type for the turn stays on the field
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona."
      When A activates Ember's ability
      And the turn passes to B
      Then Titan is in A's center

  @clause-resona.a7
  Rule: resona.a7 In a hidden zone it is as though it were not there

    Scenario Outline: a <kind> on top of the deck is drawn by <drawn>
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:<kind> |
        | deck   | Coral, 5 cards    |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. Put it on top of the deck. Draw 1 card."
      When A activates Ember's ability
      Then A's hand is <drawn>

      Examples:
        | kind   | drawn |
        | resona | Coral |
        | signi  | Titan |

    Scenario: a Resona put on top of the deck is not trashed from there
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
        | deck   | Coral, 5 cards    |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. Put it on top of the deck. Put the top card of your deck into the trash."
      When A activates Ember's ability
      Then A's trash is Coral

    Scenario: a Resona put onto the Life Cloth is not crushed from there
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
        | life   | Coral, 5 cards    |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. Put it onto your Life Cloth. Crush 1 of your Life Cloth."
      When A activates Ember's ability
      Then A's ener is Coral
      And A has 5 cards in life

    Scenario Outline: a <kind> in the hand counts <cards> there
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:<kind> |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. Return it to hand. If you have 1 or more cards in hand, Ener Charge 1."
      When A activates Ember's ability
      Then A has <cards> in ener

      Examples:
        | kind   | cards   |
        | resona | 0 cards |
        | signi  | 1 card  |

    Scenario: a Resona returned to the hand is not discarded
      Given the board
        | zone   | A                 |
        | left   | Ember             |
        | center | Titan kind:resona |
        | hand   | Coral             |
      And Ember reads "Once per turn, Action: target 1 of your other SIGNI. This turn, it is no Resona. Return it to hand. Discard 1 card."
      When A activates Ember's ability
      Then A's trash is Coral
