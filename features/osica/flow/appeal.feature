@osica @assumption-OA-4 @assumption-OA-8
Feature: appeal The appeal phase, guard, limit break and Double

  @clause-appeal.1
  Rule: appeal.1 The first turn of the game has no appeal phase

    Scenario Outline: <player> goes first, and ends the event phase of the first turn
      Given the board
        | zone   | A      | B        |
        | center | <mine> | <theirs> |
      And <player> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      And both pass
      Then it is <other>'s main phase

      Examples:
        | player | other | mine | theirs |
        | A      | B     | Rin  | -      |
        | B      | A     | -    | Ena    |

    Scenario Outline: <player> goes second, and ends the event phase of the first turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <other> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      And both pass
      Then <player> can appeal with <character>

      Examples:
        | player | other | character |
        | A      | B     | Rin       |
        | B      | A     | Ena       |

    Scenario: the player who goes first has an appeal phase in the next turn
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And it is turn 3
      When A ends the main phase
      And both pass
      Then A can appeal with Rin

  @clause-appeal.2 @assumption-OA-9 @assumption-OA-11
  Rule: appeal.2 Appeal, guard, limit break of the one side, limit break of the other

    Scenario Outline: <player> appeals, and everybody is asked in that order
      Given the board
        | zone   | A     | B     |
        | center | Rin   | Ena   |
        | hand   | Rin#2 | Ena#2 |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <other> is asked whether to guard
      When <other> guards
      Then <player> can limit-break <attacker> with <mine>
      When <player> does not limit-break
      Then <other> can limit-break <guard> with <theirs>
      When <other> does not limit-break
      Then it is <player>'s play timing

      Examples:
        | player | other | attacker | guard | mine  | theirs |
        | A      | B     | Rin      | Ena   | Rin#2 | Ena#2  |
        | B      | A     | Ena      | Rin   | Ena#2 | Rin#2  |

    @assumption-OA-10
    Scenario: an attacker and a guard both limit-break in the same appeal
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:1000 | Ena ap:9000 |
        | hand   | Rin#2       | Ena#2       |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      And A limit-breaks Rin with Rin#2
      And B limit-breaks Ena with Ena#2
      Then Rin has limit-broken
      And Ena has limit-broken
      And it is A's play timing

    @reading-O-12=in-front-too
    Scenario: without a guard the opponent can limit-break the character in front
      Given the board
        | zone   | A   | B     |
        | center | Rin | Ena   |
        | hand   |     | Ena#2 |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      Then B can limit-break Ena with Ena#2

    @reading-O-12=guards-alone
    Scenario: without a guard the opponent has nobody to limit-break
      Given the board
        | zone   | A   | B     |
        | center | Rin | Ena   |
        | left   | Aoi |       |
        | hand   |     | Ena#2 |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      Then B is asked where stolen hearts go
      And Ena has not limit-broken

    @reading-O-27=it-ends @assumption-OA-13
    Scenario: an attacker that its own text returns to hand steals nothing
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Appeal: Return this character to hand."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then B has 5 cards in hearts
      And it is A's play timing

    @reading-O-27=it-goes-on @assumption-OA-13
    Scenario: an attacker that its own text returns to hand steals a heart all the same
      Given the board
        | zone   | A   |
        | center | Rin |
      And Rin reads "Appeal: Return this character to hand."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then B is asked where stolen hearts go

  @clause-appeal.3 @assumption-OA-9
  Rule: appeal.3 Appeals are made one after the other

    Scenario: the second begins when the first is over
      Given the board
        | zone   | A   | B                    |
        | center | Rin |                      |
        | left   | Aoi |                      |
        | hearts |     | Ena, Sakura, 3 cards |
      And it is the start of A's appeal phase
      When A appeals with Rin, unguarded
      And B puts Ena into the hand
      Then B has 4 cards in hearts
      And A can appeal with Aoi
      When A appeals with Aoi, unguarded
      And B puts Sakura into the hand
      Then B has 3 cards in hearts

  @clause-appeal.4
  Rule: appeal.4 A character that rests cannot appeal, and can guard

    Scenario Outline: <player>'s <resting>, who rests, cannot appeal, and <standing>, who stands, can
      Given the board
        | zone   | A           | B           |
        | center | Rin resting | Ena resting |
        | left   | Aoi         | Sakura      |
      And it is the start of <player>'s appeal phase
      Then <player> cannot appeal with <resting>
      And <player> can appeal with <standing>

      Examples:
        | player | resting | standing |
        | A      | Rin     | Aoi      |
        | B      | Ena     | Sakura   |

    Scenario Outline: a character that rests, <guard>, can guard for <other>
      Given the board
        | zone   | A         | B         |
        | center | Rin <how> | Ena <who> |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <other> can guard with <guard>

      Examples:
        | player | other | how     | who     | attacker | guard |
        | A      | B     |         | resting | Rin      | Ena   |
        | B      | A     | resting |         | Ena      | Rin   |

  @clause-appeal.5
  Rule: appeal.5 Only the character in front can guard

    Scenario Outline: the character in front alone, <guard>, can guard when <player> appeals with <attacker>
      Given the board
        | zone   | A      | B      |
        | left   | Rin    | Ena    |
        | center | Aoi    | Sakura |
        | right  | Chiaki | Minami |
        | assist | Touko  | Ayano  |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      Then <other> can guard with <guard>
      And <other> cannot guard with <no>
      And <other> cannot guard with <nor>
      And <other> cannot guard with <assisting>

      Examples:
        | player | other | attacker | guard  | no     | nor    | assisting |
        | A      | B     | Rin      | Minami | Ena    | Sakura | Ayano     |
        | A      | B     | Aoi      | Sakura | Ena    | Minami | Ayano     |
        | A      | B     | Chiaki   | Ena    | Sakura | Minami | Ayano     |
        | B      | A     | Ena      | Chiaki | Rin    | Aoi    | Touko     |

    @assumption-OA-9
    Scenario: an appeal with nobody in front of the attacker is not guarded
      Given the board
        | zone   | A   | B      |
        | left   | Rin | Ena    |
        | center |     | Sakura |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 4 cards in hearts

  @clause-appeal.6 @assumption-OA-9
  Rule: appeal.6 A character that can guard need not

    Scenario Outline: a guard of <other>'s is declined against <attacker>, and a heart is stolen
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:9000 | Ena ap:9000 |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has 4 cards in hearts
      And <guard> is in <other>'s center

      Examples:
        | player | other | attacker | guard |
        | A      | B     | Rin      | Ena   |
        | B      | A     | Ena      | Rin   |

  @clause-appeal.7 @assumption-OA-10
  Rule: appeal.7 A guard does not rest for it

    @assumption-OA-9
    Scenario Outline: the guard against <player> survives and stands
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      Then <guard> is standing
      And <attacker> is resting

      Examples:
        | player | mine | theirs | attacker | guard |
        | A      | 3000 | 9000   | Rin      | Ena   |
        | B      | 9000 | 3000   | Ena      | Rin   |

  @clause-appeal.8 @assumption-OA-9
  Rule: appeal.8 A limit-broken attacker steals one more

    Scenario Outline: <player>'s attacker is <how>, the appeal unguarded
      Given the board
        | zone   | A         | B         |
        | center | Rin <how> | Ena <how> |
        | left   | Aoi       |           |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | how          | hearts |
        | A      | B     | Rin      | limit-broken | 3      |
        | A      | B     | Rin      |              | 4      |
        | B      | A     | Ena      | limit-broken | 3      |

    @assumption-OA-11
    Scenario: a limit break during the appeal counts for it
      Given the board
        | zone   | A     | B |
        | center | Rin   |   |
        | hand   | Rin#2 |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A limit-breaks Rin with Rin#2
      And B puts all of them into the hand
      Then B has 3 cards in hearts
      And Rin#2 lies on Rin

    @assumption-OA-11
    Scenario: an attacker that could limit-break, and does not, steals no more
      Given the board
        | zone   | A     | B |
        | center | Rin   |   |
        | hand   | Rin#2 |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A does not limit-break
      And B puts all of them into the hand
      Then B has 4 cards in hearts
      And Rin#2 is in A's hand

    @assumption-OA-10
    Scenario: a limit-broken attacker that is guarded steals one heart
      Given the board
        | zone   | A                | B           |
        | center | Rin limit-broken | Ena ap:9000 |
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    Scenario: a limit break of another character does not count for the attacker
      Given the board
        | zone   | A                | B |
        | center | Rin              |   |
        | left   | Aoi limit-broken |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B puts all of them into the hand
      Then B has 4 cards in hearts

  @clause-appeal.9 @assumption-OA-9 @assumption-OA-10
  Rule: appeal.9 A limit-broken guard takes one away

    Scenario Outline: the attacker of <player> is limit-broken, the guard in one case
      Given the board
        | zone   | A                  | B                    |
        | center | Rin ap:1000 <mine> | Ena ap:1000 <theirs> |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>, guarded
      And <other> puts all of them into the hand
      Then <other> has <hearts> cards in hearts

      Examples:
        | player | other | attacker | mine         | theirs       | hearts |
        | A      | B     | Rin      | limit-broken | limit-broken | 5      |
        | A      | B     | Rin      | limit-broken |              | 4      |
        | B      | A     | Ena      | limit-broken | limit-broken | 5      |

    @assumption-OA-11
    Scenario: a limit break in answer counts as well
      Given the board
        | zone   | A                | B           |
        | center | Rin limit-broken | Ena ap:9000 |
        | hand   |                  | Ena#2       |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      And B limit-breaks Ena with Ena#2
      Then B has 5 cards in hearts
      And Ena#2 lies on Ena
      And it is A's play timing

    Scenario: a limit-broken character in front that does not guard takes nothing away
      Given the board
        | zone   | A   | B                |
        | center | Rin | Ena limit-broken |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    @assumption-OA-10
    Scenario: a limit-broken guard takes one of two hearts away
      Given the board
        | zone   | A                        | B                        |
        | center | Rin ap:9000 limit-broken | Ena ap:1000 limit-broken |
      And Rin reads "Charge 2000."
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts

    Scenario: a limit-broken character beside the guard takes nothing away
      Given the board
        | zone   | A                | B                   |
        | center | Rin limit-broken | Ena ap:9000         |
        | left   |                  | Sakura limit-broken |
      And it is the start of A's appeal phase
      When A appeals with Rin, guarded
      And B puts all of them into the hand
      Then B has 4 cards in hearts

  @clause-appeal.10
  Rule: appeal.10 A limit break lasts until the end of the turn

    @assumption-OA-11 @assumption-OA-9
    Scenario: limit-broken in A's turn, and not any more in B's
      Given the board
        | zone   | A     | B   |
        | center | Rin   | Ena |
        | left   | Aoi   |     |
        | hand   | Rin#2 |     |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      And A limit-breaks Rin with Rin#2
      And B puts all of them into the hand
      Then Rin has limit-broken
      When the turn passes to B
      Then Rin has not limit-broken

    @assumption-OA-7
    Scenario: by an effect in one's own turn, it outlasts the event phase
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Action: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's event phase
      When A uses the action of Rin
      And the turn goes on to A's appeal phase
      Then Rin has limit-broken
      When the turn passes to B
      Then Rin has not limit-broken

    @assumption-OA-7
    Scenario: of the opponent's character in one's own turn, too
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And Ena reads "Action: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's event phase
      When A passes
      And B uses the action of Ena
      Then Ena has limit-broken
      When the turn passes to B
      Then Ena has not limit-broken

  @clause-appeal.11 @assumption-OA-11
  Rule: appeal.11 A character does not limit-break twice

    Scenario Outline: <player> can limit-break <attacker> only once, and <what>
      Given the board
        | zone   | A          | B             |
        | center | Rin <how>  | Ena <how>     |
        | hand   | Rin#2, Aoi | Ena#2, Sakura |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      Then <what>

      Examples:
        | player | other | attacker | how      | what                              |
        | A      | B     | Rin      | over:Rin | B is asked where stolen hearts go |
        | B      | A     | Ena      | over:Ena | A is asked where stolen hearts go |
        | A      | B     | Rin      |          | A can limit-break Rin with Rin#2  |
        | B      | A     | Ena      |          | B can limit-break Ena with Ena#2  |

    @assumption-OA-9
    Scenario Outline: the guard, <how>, with the same card in hand
      Given the board
        | zone   | A   | B                 |
        | center | Rin | Ena <how> ap:9000 |
        | hand   |     | Ena#2, Sakura     |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      Then <what>

      Examples:
        | how      | what                             |
        | over:Ena | it is A's play timing            |
        |          | B can limit-break Ena with Ena#2 |

  @clause-appeal.12 @assumption-OA-9
  Rule: appeal.12 Any number of appeals in a turn

    Scenario Outline: <player> appeals with all three
      Given the board
        | zone   | A      | B      |
        | left   | Rin    | Ena    |
        | center | Aoi    | Sakura |
        | right  | Chiaki | Minami |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <one>, unguarded
      And <other> puts all of them into the hand
      And <player> appeals with <two>, unguarded
      And <other> puts all of them into the hand
      And <player> appeals with <three>, unguarded
      And <other> puts all of them into the hand
      Then <other> has 2 cards in hearts

      Examples:
        | player | other | one | two    | three  |
        | A      | B     | Rin | Aoi    | Chiaki |
        | B      | A     | Ena | Sakura | Minami |

    @assumption-OA-13
    Scenario: a character that is stood up again appeals again
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Appeal: Choose 1 of your characters. It stands up."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      Then A can appeal with Rin

  @clause-appeal.13 @assumption-OA-9 @assumption-OA-11
  Rule: appeal.13 Any number of limit breaks in a turn, each character once

    @reading-O-12
    Scenario Outline: <player> limit-breaks <one> and then <two> in one turn
      Given the board
        | zone   | A            | B               |
        | left   | Rin          | Ena             |
        | center | Aoi          | Sakura          |
        | hand   | Rin#2, Aoi#2 | Ena#2, Sakura#2 |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <one>
      And <player> limit-breaks <one> with <first>
      And <other> puts all of them into the hand
      And <player> appeals with <two>
      And <other> does not guard
      And <player> limit-breaks <two> with <second>
      And <other> puts all of them into the hand
      Then <other> has 1 card in hearts

      Examples:
        | player | other | one | first | two    | second   |
        | A      | B     | Rin | Rin#2 | Aoi    | Aoi#2    |
        | B      | A     | Ena | Ena#2 | Sakura | Sakura#2 |

  @clause-appeal.d1 @assumption-OA-11
  Rule: appeal.d1 A character that limit-broke by an effect cannot by a card

    Scenario Outline: the attacker of <player> is <how>
      Given the board
        | zone   | A         | B         |
        | center | Rin <how> | Ena <how> |
        | hand   | Rin#2     | Ena#2     |
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      Then <what>

      Examples:
        | player | other | attacker | how          | what                              |
        | A      | B     | Rin      | limit-broken | B is asked where stolen hearts go |
        | B      | A     | Ena      | limit-broken | A is asked where stolen hearts go |
        | A      | B     | Rin      |              | A can limit-break Rin with Rin#2  |

    Scenario Outline: the card of the hand has <card>
      Given the board
        | zone   | A                                | B |
        | center | Rin number:OS-001                |   |
        | hand   | Aoi <card>, Chiaki number:OS-009 |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then <what>

      Examples:
        | card          | what                              |
        | number:OS-001 | A can limit-break Rin with Aoi    |
        | number:OS-002 | B is asked where stolen hearts go |

    @reading-O-03
    Scenario: letters at the end of its number do not matter
      Given the board
        | zone   | A                  | B |
        | center | Rin number:OS-001  |   |
        | hand   | Aoi number:OS-001b |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then A can limit-break Rin with Aoi

    @reading-O-03=number-or-code
    Scenario: a card of the same code is the same card, and can limit-break
      Given the board
        | zone   | A                         | B |
        | center | Rin number:OS-001 code:K1 |   |
        | hand   | Aoi number:OS-002 code:K1 |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then A can limit-break Rin with Aoi

    @reading-O-03=number-alone
    Scenario: a card of the same code is another card, and cannot limit-break
      Given the board
        | zone   | A                         | B |
        | center | Rin number:OS-001 code:K1 |   |
        | hand   | Aoi number:OS-002 code:K1 |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      Then B is asked where stolen hearts go

    @assumption-OA-9 @assumption-OA-11
    Scenario: a card of the hand that was put onto a character is in the hand no longer
      Given the board
        | zone   | A             | B |
        | center | Rin           |   |
        | hand   | Rin#2, Chiaki |   |
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A limit-breaks Rin with Rin#2
      Then A's hand is Chiaki
      And Rin#2 lies on Rin
      And B is asked where stolen hearts go

  @clause-appeal.d2
  Rule: appeal.d2 To limit-break by an effect needs no card

    @assumption-OA-7
    Scenario Outline: <player>'s hand stays as it is
      Given the board
        | zone   | A     | B     |
        | center | Rin   | Ena   |
        | hand   | Rin#2 | Ena#2 |
      And <user> reads "Action: Choose 1 of your characters. It limit-breaks."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      Then <user> has limit-broken
      And <card> is in <player>'s hand

      Examples:
        | player | user | card  |
        | A      | Rin  | Rin#2 |
        | B      | Ena  | Ena#2 |

    @assumption-OA-7
    Scenario: a limit break by an effect needs none of the same in hand
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
        | hand   | Aoi |   |
      And Rin reads "Action: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's event phase
      When A uses the action of Rin
      Then Rin has limit-broken
      And Aoi is in A's hand

  @clause-appeal.d3
  Rule: appeal.d3 A character that has limit-broken does not by an effect

    @reading-O-26=in-vain @assumption-OA-9 @assumption-OA-13
    Scenario: limit-broken twice steals no more than once
      Given the board
        | zone   | A                | B |
        | center | Rin limit-broken |   |
      And Rin reads "Appeal: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      Then B has 3 cards in hearts

    @reading-O-26=not-a-target @assumption-OA-9 @assumption-OA-13
    Scenario: a character that has limit-broken is not chosen to limit-break by an effect
      Given the board
        | zone   | A                | B |
        | center | Rin limit-broken |   |
        | left   | Aoi              |   |
        | right  | Chiaki           |   |
      And Rin reads "Appeal: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      Then A is asked to choose among Aoi, Chiaki

  @clause-appeal.d4
  Rule: appeal.d4 An effect can limit-break a character of the assist area

    @assumption-OA-7
    Scenario Outline: <player>'s in the assist area
      Given the board
        | zone   | A   | B      |
        | center | Rin | Ena    |
        | assist | Aoi | Sakura |
      And <user> reads "Action: Choose 1 of your characters. It limit-breaks."
      And it is the start of <player>'s event phase
      When <player> uses the action of <user>
      And <player> chooses <assisting>
      Then <assisting> has limit-broken
      And <user> has not limit-broken

      Examples:
        | player | user | assisting |
        | A      | Rin  | Aoi       |
        | B      | Ena  | Sakura    |

  @clause-appeal.d5
  Rule: appeal.d5 The card that lies on top is no character there

    @assumption-OA-7
    Scenario Outline: the card of a limit break does not count for a limit of <limit>
      Given the board
        | zone   | A                    | B |
        | center | Rin level:2 over:Rin |   |
        | left   | Aoi level:2          |   |
        | assist | Chiaki level:2       |   |
      And Aoi reads "Action: Choose 1 of your characters in the assist area. Move it to the right."
      And A has a limit of <limit>
      And it is the start of A's event phase
      Then A <can> use the action of Aoi

      Examples:
        | limit | can    |
        | 6     | can    |
        | 5     | cannot |

    Scenario: the card of a limit break does not count for Unity
      Given the board
        | zone   | A                     | B |
        | center | Rin tag:Camp over:Rin |   |
        | left   | Aoi tag:Camp ap:3000  |   |
      And Aoi reads "Unity 3 #Camp: This character has AP +1000."
      And it is the start of A's appeal phase
      Then Aoi has 3000 AP
      And A can appeal with Aoi

    @assumption-OA-7
    Scenario: the card of a limit break is not chosen as a character
      Given the board
        | zone   | A            | B |
        | center | Rin over:Rin |   |
        | left   | Aoi          |   |
      And Aoi reads "Action: Choose 1 of your characters. It rests."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then A is asked to choose among Rin, Aoi

    @assumption-OA-9 @assumption-OA-11
    Scenario: the card of a limit break in this appeal does not count for Unity
      Given the board
        | zone   | A           | B |
        | center | Rin         |   |
        | left   | Aoi ap:3000 |   |
        | hand   | Rin#2       |   |
      And Aoi reads "Unity 2 "Rin": This character has AP +1000."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A limit-breaks Rin with Rin#2
      And B puts all of them into the hand
      Then Aoi has 3000 AP
      And A can appeal with Aoi

  @clause-appeal.d6
  Rule: appeal.d6 The card of a limit break goes to the drop area when the character goes elsewhere

    @assumption-OA-7
    Scenario Outline: the character, <which>, goes to the <zone>
      Given the board
        | zone   | A                    | B |
        | center | Rin <which> over:Rin |   |
        | left   | Aoi                  |   |
      And Aoi reads "Action: Choose 1 of your other characters. <text>."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's <zone>
      And Rin's card is in A's drop
      And B sees Rin's card

      Examples:
        | which    | text                       | zone   |
        |          | Return it to hand          | hand   |
        |          | Put it on top of your deck | deck   |
        |          | Drop it                    | drop   |
        |          | Move it to the assist area | assist |
        | the-oshi | Return it to hand          | oshi   |

    @assumption-OA-7
    Scenario Outline: the card of a limit break is dropped when an effect that reads "<text>" takes its character away
      Given the board
        | zone   | A            | B |
        | center | Rin over:Rin |   |
        | left   | Aoi          |   |
        | assist | Chiaki       |   |
      And Aoi reads "Action: <text>."
      And it is the start of A's event phase
      When A uses the action of Aoi
      Then Rin is in A's assist
      And Chiaki is in A's center
      And Rin's card is in A's drop

      Examples:
        | text                                                                                          |
        | Exchange 1 of your other characters on the stage with 1 of your characters in the assist area |
        | Exchange 1 of your characters in the assist area with 1 of your other characters on the stage |

  @clause-appeal.d7
  Rule: appeal.d7 The phase can be ended while somebody could appeal

    Scenario Outline: <player> does not appeal at all
      Given the board
        | zone   | A      | B        |
        | center | <mine> | <theirs> |
      And it is the start of <player>'s appeal phase
      Then <player> can appeal with <character>
      When <player> ends the appeal phase
      Then it is <other>'s main phase
      And <character> is standing

      Examples:
        | player | other | mine | theirs | character |
        | A      | B     | Rin  | -      | Rin       |
        | B      | A     | -    | Ena    | Ena       |

  @clause-appeal.d8 @assumption-OA-9 @assumption-OA-11
  Rule: appeal.d8 Double: limit-broken in the first appeal, limit-broken in the second

    @reading-O-12
    Scenario Outline: <player> limit-breaks in the first
      Given the board
        | zone   | A     | B     |
        | center | Rin   | Ena   |
        | hand   | Rin#2 | Ena#2 |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      And <player> limit-breaks <attacker> with <card>
      And <other> puts all of them into the hand
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <other> has 1 card in hearts
      And it is <player>'s play timing

      Examples:
        | player | other | attacker | card  |
        | A      | B     | Rin      | Rin#2 |
        | B      | A     | Ena      | Ena#2 |

    @reading-O-12
    Scenario: a character that has limit-broken in its first appeal steals a heart in the second one in spite of a guard
      Given the board
        | zone   | A     | B           |
        | center | Rin   | Ena ap:9000 |
        | hand   | Rin#2 |             |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B does not guard
      And A limit-breaks Rin with Rin#2
      And B puts all of them into the hand
      And B guards
      And B puts all of them into the hand
      Then B has 2 cards in hearts

    Scenario: a character whose own Appeal text has limit-broken it in the first appeal is so in the second
      Given the board
        | zone   | A   | B |
        | center | Rin |   |
      And Rin reads "Double. / Appeal: Choose 1 of your characters. It limit-breaks."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And A says yes
      And B puts all of them into the hand
      And A says no if asked
      And B puts all of them into the hand
      Then B has 1 card in hearts

  @clause-appeal.d9 @assumption-OA-9 @assumption-OA-10
  Rule: appeal.d9 Double: a guard that was dropped is not there for the second

    Scenario Outline: the dropped <guard> of <other>'s is missing in the second appeal of Double
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> guards
      Then <guard> is in <other>'s drop
      When <other> puts all of them into the hand
      Then <other> has 4 cards in hearts

      Examples:
        | player | other | attacker | guard | mine | theirs |
        | A      | B     | Rin      | Ena   | 5000 | 1000   |
        | B      | A     | Ena      | Rin   | 1000 | 5000   |

  @clause-appeal.d10 @assumption-OA-9 @assumption-OA-10
  Rule: appeal.d10 Double: a guard that is still there can guard again

    Scenario Outline: the surviving <guard> of <other>'s can guard again in the second appeal of Double
      Given the board
        | zone   | A             | B               |
        | center | Rin ap:<mine> | Ena ap:<theirs> |
      And <attacker> reads "Double."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> guards
      Then <other> can guard with <guard>
      When <other> guards
      Then <other> has 5 cards in hearts
      And it is <player>'s play timing

      Examples:
        | player | other | attacker | guard | mine | theirs |
        | A      | B     | Rin      | Ena   | 1000 | 5000   |
        | B      | A     | Ena      | Rin   | 5000 | 1000   |

    Scenario: a guard of the same AP is there no more
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:3000 |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards with Ena
      Then B is asked where stolen hearts go
      And Ena is in B's drop

  @clause-appeal.d11 @assumption-OA-10
  Rule: appeal.d11 Double: the AP of the two is not added up

    @assumption-OA-9
    Scenario: AP 3000 twice against AP 6000
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:3000 | Ena ap:6000 |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards
      And B guards
      Then Ena is in B's center
      And it is A's play timing

    @assumption-OA-9
    Scenario: AP 6000 against AP 6000 is enough in the first
      Given the board
        | zone   | A           | B           |
        | center | Rin ap:6000 | Ena ap:6000 |
      And Rin reads "Double."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B guards with Ena
      Then Ena is in B's drop
      And B is asked where stolen hearts go

  @clause-appeal.d12 @assumption-OA-9 @assumption-OA-13
  Rule: appeal.d12 The text of an appeal can be used once in each appeal

    Scenario Outline: <player>'s character with Double uses it in the first (<first>) and in the second (<second>)
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <attacker> reads "Double."
      And <attacker> reads "Appeal: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <player> says <first>
      And <other> does not guard
      And <other> puts all of them into the hand
      And <player> says <second>
      And <other> does not guard
      And <other> puts all of them into the hand
      Then <player> has drawn <number> cards

      Examples:
        | player | other | attacker | first | second | number |
        | A      | B     | Rin      | yes   | yes    | 2      |
        | A      | B     | Rin      | no    | yes    | 1      |
        | B      | A     | Ena      | yes   | yes    | 2      |

  @clause-appeal.d13 @assumption-OA-9
  Rule: appeal.d13 Double: the second comes when the hearts of the first have been dealt with

    Scenario Outline: a Counter in the first drops <player>'s character in front, before the second
      Given the board
        | zone   | A                         | B                         |
        | center | Rin                       | Ena                       |
        | hearts | Curry kind:event, 4 cards | Photo kind:event, 4 cards |
      And <attacker> reads "Double."
      And <event> reads "Counter: Draw 1 card."
      And it is the start of <player>'s appeal phase
      When <player> appeals with <attacker>
      And <other> does not guard
      Then <other> can counter with <event>
      When <other> counters with <event>
      Then <other> has drawn 1 card
      And <other> is asked whether to guard
      And <other> has 4 cards in hearts

      Examples:
        | player | other | attacker | event |
        | A      | B     | Rin      | Photo |
        | B      | A     | Ena      | Curry |

  @clause-appeal.d14 @assumption-OA-9
  Rule: appeal.d14 Double: no second appeal if the character has left the stage

    @without-effect-targets
    Scenario Outline: the Counter of a stolen heart reads "<text>"
      Given the board
        | zone   | A   | B                         |
        | center | Rin |                           |
        | left   | Aoi |                           |
        | hearts |     | Photo kind:event, 4 cards |
      And Rin reads "Double."
      And Photo reads "Counter: Choose 1 opposing character. <text>."
      And it is the start of A's appeal phase
      When A appeals with Rin
      And B counters with Photo
      And B chooses <chosen>
      Then <what>

      Examples:
        | text                       | chosen | what                              |
        | Drop it                    | Rin    | it is A's play timing             |
        | Return it to hand          | Rin    | it is A's play timing             |
        | Move it to the assist area | Rin    | it is A's play timing             |
        | Drop it                    | Aoi    | B is asked where stolen hearts go |
        | Move it to the right       | Rin    | B is asked where stolen hearts go |
        | This turn, it has AP -3000 | Rin    | it is A's play timing             |
