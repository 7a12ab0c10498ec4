@hololive
Feature: 5.17 Attaching

  @clause-5.17.2
  Rule: 5.17.2 A card that is to be attached goes to the holomem

    Scenario: a tool of the archive is attached to the holomem
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Mic kind:tool |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Mic is attached to Sora
      And A's archive is empty

    Scenario: a tool is not attached to the oshi holomem, which is no holomem
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Mic kind:tool |
      And A's oshi reads "Activated: attach 1 tool from your archive to this holomem."
      When A activates A's oshi's ability
      Then Mic is in A's archive

    @without-stack-targets
    Scenario: B's text attaches a tool of B's archive to B's holomem
      Given the board
        | zone    | A             | B             |
        | center  | Sora          | Miko          |
        | archive | Mic kind:tool | Cup kind:tool |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your holomem."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Cup is attached to Miko
      And Mic is in A's archive

    @clause-1.3.3 @clause-11.4.3 @reading-H-67=not-attached @ruling-Q298 @ruling-Q580
    Scenario: a fan of the archive goes to the one of two whom it may be attached to
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | back    | Zeta           |
        | archive | Charm kind:fan |
      And Charm reads "Can only be attached to <Zeta>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 fan from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Charm is attached to Zeta

    @clause-1.3.3 @clause-11.4.3 @reading-H-67=not-attached @ruling-Q298 @ruling-Q580
    Scenario: a fan of the archive that nobody there may have is not attached
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Charm kind:fan |
      And Charm reads "Can only be attached to <Zeta>."
      And Sora reads "When a fan is attached to this holomem, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 fan from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then A has drawn 0 cards
      And Charm is in A's archive

    @clause-11.4.3 @reading-H-67=archived-afterwards
    Scenario: a fan of the archive is attached to who may not have it, and goes back there
      Given the board
        | zone    | A              |
        | center  | Sora           |
        | archive | Charm kind:fan |
      And Charm reads "Can only be attached to <Zeta>."
      And Sora reads "When a fan is attached to this holomem, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 fan from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then A has drawn 1 card
      And Charm is in A's archive

    @clause-1.3.3 @reading-H-67
    Scenario Outline: an effect attaches a tool that only <name> can have <times> to the center holomem Sora
      Given the board
        | zone    | A             |
        | center  | Sora          |
        | archive | Mic kind:tool |
      And Mic reads "Can only be attached to <name>."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then the event "attached" happened <times>
      And it is A's play timing

      Examples:
        | name     | times   |
        | <Sora>   | 1 time  |
        | <Roboco> | 0 times |

  @clause-5.17.3.1
  Rule: 5.17.3.1 Each holomem can have one tool attached

    @clause-5.17.3
    Scenario Outline: a tool for a holomem that has a <kind>
      Given the board
        | zone   | A                 |
        | center | Sora <kind>:Charm |
        | hand   | Mic kind:tool     |
      Then A <can or not> play the support Mic

      Examples:
        | kind   | can or not |
        | tool   | cannot     |
        | mascot | can        |
        | fan    | can        |

    Scenario: a tool that is played goes to the holomem that has none yet
      Given the board
        | zone   | A               |
        | center | Sora tool:Charm |
        | back   | Roboco          |
        | hand   | Mic kind:tool   |
      When A plays the support Mic
      Then Mic is attached to Roboco

  @clause-5.17.3.2
  Rule: 5.17.3.2 Each holomem can have one mascot attached

    @reading-H-04
    Scenario Outline: a <hand> for a holomem that has a <kind>
      Given the board
        | zone   | A                 |
        | center | Sora <kind>:Charm |
        | hand   | Pet kind:<hand>   |
      Then A <can or not> play the support Pet

      Examples:
        | kind   | hand   | can or not |
        | mascot | mascot | cannot     |
        | tool   | mascot | can        |
        | fan    | mascot | can        |
        | fan    | fan    | can        |

    @reading-H-04
    Scenario Outline: a mascot of the archive for a holomem that has a <kind>
      Given the board
        | zone    | A                 |
        | center  | Sora <kind>:Charm |
        | archive | Pet kind:mascot   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 mascot from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Pet is <place>
      And Charm is attached to Sora

      Examples:
        | kind   | place            |
        | mascot | in A's archive   |
        | tool   | attached to Sora |

  @clause-5.17.3.3
  Rule: 5.17.3.3 A continuous effect can settle the limit

    Scenario Outline: up to <limit>, with two attached
      Given the board
        | zone   | A             |
        | center | Sora tool:Mic |
        | back   | Roboco        |
        | hand   | Bag kind:tool |
      And Roboco reads "Your center holomem can have up to <limit> tools attached."
      And Roboco reads "This holomem can have up to 0 tools attached."
      Then A <can or not> play the support Bag

      Examples:
        | limit | can or not |
        | 2     | can        |
        | 1     | cannot     |

  @clause-5.17.3.4
  Rule: 5.17.3.4 A card above the limit is not attached, and stays where it is

    Scenario Outline: a tool of the archive for a holomem with <already>
      Given the board
        | zone    | A              |
        | center  | Sora <already> |
        | archive | Mic kind:tool  |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Mic is <place>
      And <there> is attached to Sora

      Examples:
        | already    | there | place            |
        | tool:Bag   | Bag   | in A's archive   |
        | mascot:Pet | Pet   | attached to Sora |

    @clause-1.3.2.2
    Scenario: a holomem that already has more than its limit
      Given the board
        | zone    | A             |
        | center  | Sora tool:Bag |
        | archive | Mic kind:tool |
      And Sora reads "When a tool is attached to this holomem, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, your center holomem can have up to 0 tools attached, then attach 1 tool from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Mic is in A's archive
      And Bag is in A's archive
      And A has drawn 0 cards

    @reading-H-04 @ruling-Q447 @ruling-Q466
    Scenario Outline: a <kind> of the archive, for one that has a <kind>
      Given the board
        | zone    | A                 |
        | center  | Sora <kind>:Charm |
        | archive | Bag kind:<kind>   |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 <kind> from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Bag is <where>
      And Charm is attached to Sora

      Examples:
        | kind   | where            |
        | tool   | in A's archive   |
        | mascot | in A's archive   |
        | fan    | attached to Sora |

    @clause-10.7.2.4.1 @ruling-Q479
    Scenario: an effect pays no cost of the tool, and so makes no room for it
      Given the board
        | zone    | A               |
        | center  | Sora tool:Stone |
        | archive | Axe kind:tool   |
      And Axe reads "Archive 1 tool attached to 1 of your holomem or this cannot be used."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool from your archive to 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then Axe is in A's archive
      And Stone is attached to Sora

    Scenario: a tool attached within the limit triggers an ability about tools
      Given the board
        | zone    | A             |
        | center  | Sora tool:Bag |
        | archive | Mic kind:tool |
      And Sora reads "When a tool is attached to this holomem, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: until the end of the turn, your center holomem can have up to 2 tools attached, then attach 1 tool from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Mic is attached to Sora
      And A has drawn 1 card

  @clause-5.17.3.4.1
  Rule: 5.17.3.4.1 Of several at once, as many as possible are chosen

    Scenario: A chooses the one of two tools that the center holomem can have
      Given the board
        | zone    | A                            |
        | center  | Sora                         |
        | archive | Mic kind:tool, Bag kind:tool |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach all tools from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      And A chooses Bag
      Then Bag is attached to Sora
      And Mic is in A's archive

    Scenario: a holomem that can have two tools gets both of the archive
      Given the board
        | zone    | A                            |
        | center  | Sora                         |
        | archive | Mic kind:tool, Bag kind:tool |
      And Sora reads "This holomem can have up to 2 tools attached."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach all tools from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Mic is attached to Sora
      And Bag is attached to Sora

    @clause-5.17.3.2 @reading-H-04 @ruling-Q581
    Scenario: A chooses the one of three mascots that the center holomem can have
      Given the board
        | zone    | A                                                 |
        | center  | Sora                                              |
        | archive | Pet kind:mascot, Cat kind:mascot, Dog kind:mascot |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 3 mascots from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      And A chooses Cat
      Then Cat is attached to Sora
      And Pet is in A's archive
      And Dog is in A's archive

    Scenario: a tool and a mascot of the archive are attached to one holomem at once
      Given the board
        | zone    | A                              |
        | center  | Sora                           |
        | archive | Mic kind:tool, Cat kind:mascot |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach all support cards from your archive to your center holomem."
      When A uses the oshi skill "Idol"
      Then Mic is attached to Sora
      And Cat is attached to Sora

  @clause-5.17.3.4.2
  Rule: 5.17.3.4.2 A card that was not attached out of the resolution zone is archived

    Scenario Outline: a <kind> is played on a holomem that gets another one on the way
      Given the board
        | zone    | A                 |
        | center  | Sora              |
        | back    | Roboco            |
        | archive | Charm kind:<kind> |
      And A holds a support "Band" (<kind>) that reads "Attach 1 <kind> from your archive to your center holomem or this cannot be used."
      When A plays the support Band on Sora
      Then Charm is attached to Sora
      And Band is <place>

      Examples:
        | kind   | place            |
        | tool   | in A's archive   |
        | mascot | in A's archive   |
        | fan    | attached to Sora |

    Scenario Outline: a holomem with <already>, and the text is to <text>
      Given the board
        | zone   | A              |
        | center | Sora <already> |
        | hand   | Mic kind:tool  |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>."
      When A uses the oshi skill "Idol"
      Then Mic is <place>

      Examples:
        | already    | text                                                                                      | place            |
        | tool:Bag   | put 1 card from your hand into the resolution zone, then attach it to your center holomem | in A's archive   |
        | mascot:Pet | put 1 card from your hand into the resolution zone, then attach it to your center holomem | attached to Sora |
        | tool:Bag   | attach 1 card from your hand to your center holomem                                       | in A's hand      |

  @clause-5.17.4
  Rule: 5.17.4 A card attached to one holomem can be attached to another

    Scenario: a cheer of the center for the back
      Given the board
        | zone   | A                |
        | center | Sora cheer:red*2 |
        | back   | Roboco           |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 cheer attached to your center holomem to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      And A chooses Sora's red cheer
      Then Sora's red cheer is attached to Roboco
      And Sora's red cheer#2 is attached to Sora

    Scenario: a cheer of any holomem goes to the holomem that is chosen
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 cheer attached to 1 of your holomem to 1 of your holomem."
      When A uses the oshi skill "Idol"
      And A chooses Roboco
      Then Sora's red cheer is attached to Roboco

  @clause-5.17.4.1
  Rule: 5.17.4.1 To the same holomem, nothing is done

    @ruling-Q73 @ruling-Q338
    Scenario Outline: sent from Sora to <whom>
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco         |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: send 1 cheer attached to your center holomem to 1 of your holomem."
      When A uses the oshi skill "Idol"
      And A chooses <whom>
      Then the event "attached" happened <times>

      Examples:
        | whom   | times   |
        | Sora   | 0 times |
        | Roboco | 1 time  |

  @clause-5.17.4.2
  Rule: 5.17.4.2 To another, it leaves the one and goes to the other

    Scenario: a tool, and what it does
      Given the board
        | zone   | A             |
        | center | Sora tool:Mic |
        | back   | Roboco        |
      And Mic reads "The holomem this card is attached to gets HP +20."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 tool attached to your center holomem to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Roboco has 120 HP
      And Sora has 100 HP

    @clause-12.1.5.2 @ruling-Q31
    Scenario Outline: the cheers of a downed holomem go to one holomem, or to two (<second>)
      Given the board
        | zone       | A                         |
        | center     | Sora hp:50 cheer:red/blue |
        | back       | Roboco, Suisei            |
        | holo power | 1 card                    |
      And A holds a support "Star" (event) that reads "Deal 50 damage to your center holomem."
      And A's oshi reads "Oshi skill "Hares", 1 holo power, once per turn, usable when your holomem is downed: attach 2 cheers attached to that holomem to your back holomem, divided as you like."
      When A plays the support Star
      And A says yes
      And A chooses Roboco
      And A chooses <second>
      And A sends it to Suisei
      Then Sora's red cheer is attached to Roboco
      And Sora's blue cheer is attached to <second>

      Examples:
        | second |
        | Roboco |
        | Suisei |

    Scenario Outline: a <kind> goes from a <from> holomem to the center holomem
      Given the board
        | zone   | A                 |
        | center | Sora              |
        | <from> | Roboco <kind>:Mic |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: attach 1 <kind> attached to your <from> holomem to your center holomem."
      When A uses the oshi skill "Idol"
      Then Mic is attached to Sora

      Examples:
        | kind   | from   |
        | mascot | back   |
        | fan    | back   |
        | tool   | collab |
