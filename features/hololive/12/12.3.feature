@hololive
Feature: 12.3 Arts

  @clause-12.3.3
  Rule: 12.3.3 An art is played on a target, by its cheers being there

    @clause-12.3.1
    Scenario: the target is chosen, and then the art is resolved
      Given the board
        | zone   | A              | B      |
        | center | Sora cheer:red | Miko   |
        | collab |                | Suisei |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 20."
      When A uses the art "Sing" of Sora on Suisei
      Then Suisei has 20 damage
      And Miko has 0 damage

  @clause-12.3.3.1
  Rule: 12.3.3.1 The cheers that an art needs have to be attached to its holomem

    @clause-10.5.1
    Scenario Outline: an art for two red and one more <may> be used with <cheer>
      Given the board
        | zone   | A            | B    |
        | center | Sora <cheer> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red red colorless, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | cheer                | may    |
        | cheer:red*2          | cannot |
        | cheer:red*3          | can    |
        | cheer:red*2/blue     | can    |
        | cheer:red/blue*2     | cannot |
        | cheer:blue*3         | cannot |
        | cheer:red*2/blue/red | can    |

    Scenario: cheers of another holomem do not count
      Given the board
        | zone   | A                | B    |
        | center | Sora             | Miko |
        | collab | Roboco cheer:red |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 20."
      And Roboco reads "Art "Dance", red, 20."
      Then A cannot use the art "Sing" of Sora
      And A can use the art "Dance" of Roboco

    Scenario Outline: a cheer without a colour does not count for red
      Given the board
        | zone   | A            | B    |
        | center | Sora <cheer> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | cheer           | may    |
        | cheer:colorless | cannot |
        | cheer:red       | can    |

    @clause-10.5.1 @ruling-Q399 @ruling-Q405 @ruling-Q444
    Scenario Outline: <icon> arts cost <change>, with cheer:<cheer> for <cost>
      Given the board
        | zone   | A                  | B    |
        | center | Sora cheer:<cheer> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", <cost>, 20."
      And A's oshi reads "Your holomem get <icon> arts cost <change>."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | icon      | change | cheer    | cost             | may    |
        | yellow    | -1     | yellow   | yellow yellow    | can    |
        | yellow    | -1     | yellow   | yellow red       | cannot |
        | yellow    | -1     | red      | yellow red       | can    |
        | yellow    | -1     | blue     | red colorless    | cannot |
        | yellow    | -1     | red      | red colorless    | cannot |
        | yellow    | -2     | red      | yellow red       | can    |
        | yellow    | -2     | red      | yellow red green | cannot |
        | yellow    | +1     | red      | red              | cannot |
        | yellow    | +1     | red/blue | red              | cannot |
        | colorless | -1     | red      | red colorless    | can    |
        | colorless | -1     | blue     | red colorless    | cannot |
        | colorless | -1     | red      | red red          | cannot |
        | colorless | +1     | red      | red              | cannot |
        | colorless | +1     | red/blue | red              | can    |

    Scenario: a holomem's lower arts cost does not change what another's arts need
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | collab | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "This holomem gets red arts cost -1. / Art "Sing", red, 20."
      And Roboco reads "Art "Dance", red, 20."
      Then A can use the art "Sing" of Sora
      And A cannot use the art "Dance" of Roboco

    @clause-10.5.2 @ruling-Q107 @ruling-Q114
    Scenario Outline: a card that counts as a <color> cheer for arts, beside cheer:<cheer>, for <cost>
      Given the board
        | zone   | A                             | B    |
        | center | Sora cheer:<cheer> mascot:Pet | Miko |
      And it is the start of A's performance step
      And Pet reads "This mascot counts as a <color> cheer for arts."
      And Sora reads "Art "Sing", <cost>, 20."
      Then A <may> use the art "Sing" of Sora

      Examples:
        | color     | cheer | cost          | may    |
        | red       | blue  | red colorless | can    |
        | red       | red   | red red       | can    |
        | red       | blue  | blue blue     | cannot |
        | colorless | red   | red colorless | can    |
        | colorless | blue  | red colorless | cannot |

  @clause-12.3.3.1.1
  Rule: 12.3.3.1.1 The cheers that an art needs stay where they are

    Scenario: two cheers before, two cheers after
      Given the board
        | zone   | A                | B           |
        | center | Sora cheer:red*2 | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red red, 20."
      When A uses the art "Sing" of Sora
      Then Sora has 2 cheers attached
      And A's archive is empty

    @ruling-Q333 @ruling-Q337
    Scenario Outline: an art's text counts the cheers that it needs, and deals <damage> with <cheers>
      Given the board
        | zone   | A                   | B    |
        | center | Sora cheer:<cheers> | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", red red, 50: if this holomem has 3 or more cheers attached, this art deals +30 damage."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | cheers | damage |
        | red*2  | 50     |
        | red*3  | 80     |

  @clause-12.3.3.2
  Rule: 12.3.3.2 The target is the opponent's center or collab holomem

    Scenario: the back holomem are no targets
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | collab | Roboco | Suisei |
        | back   |        | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      When A uses the art "Sing" of Sora
      Then A is asked to choose 1 among Miko, Suisei

    @reading-H-27=needs-target
    Scenario: with neither of them there, no art is used
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      Then A cannot use the art "Sing" of Sora

    @reading-H-27=playable-without
    Scenario: with neither of them there, an art is used for its text alone
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: draw 1 card."
      When A uses the art "Sing" of Sora
      Then A has drawn 1 card
      And Korone has 0 damage

    @reading-H-27=declared-in-vain @clause-10.7.2.5.4 @ruling-Q44
    Scenario: with neither of them there, an art is declared in vain
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | back   |      | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: draw 1 card."
      When A uses the art "Sing" of Sora
      Then A has drawn 0 cards
      And the event "used" happened 0 times for Sora
      And it is A's play timing

    Scenario: with only a collab holomem there, an art is used
      Given the board
        | zone   | A    | B      |
        | center | Sora | -      |
        | collab |      | Miko   |
        | back   |      | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      Then A can use the art "Sing" of Sora
      When A uses the art "Sing" of Sora
      Then the event "used" happened 1 time for Sora
      And Miko has 20 damage

    @clause-1.3.1 @ruling-Q205
    Scenario Outline: for two blue cheers back holomem are targets too, and <target> is chosen
      Given the board
        | zone   | A                 | B             |
        | center | Sora cheer:blue*2 | Miko          |
        | back   |                   | Korone hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Comet", no cheers, 20: you may archive 2 blue cheers attached to this holomem. If you do, this art can also target your opponent's back holomem. This art deals +10 damage."
      When A uses the art "Comet" of Sora
      And A says yes
      And A chooses <target>
      Then <target> has 30 damage
      And A has 2 cards in archive

      Examples:
        | target |
        | Korone |
        | Miko   |

    @ruling-Q205
    Scenario: the two cheers are not archived, and back holomem are no targets
      Given the board
        | zone   | A                 | B             |
        | center | Sora cheer:blue*2 | Miko          |
        | collab |                   | Suisei        |
        | back   |                   | Korone hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Comet", no cheers, 20: you may archive 2 blue cheers attached to this holomem. If you do, this art can also target your opponent's back holomem."
      When A uses the art "Comet" of Sora
      And A says no
      Then A is asked to choose 1 among Miko, Suisei

    @clause-1.3.1 @ruling-Q205
    Scenario: with back holomem alone there, two cheers make one of them the target
      Given the board
        | zone   | A                 | B      |
        | center | Sora cheer:blue*2 | -      |
        | back   |                   | Korone |
      And it is the start of A's performance step
      And Sora reads "Art "Comet", no cheers, 20: you may archive 2 blue cheers attached to this holomem. If you do, this art can also target your opponent's back holomem."
      When A uses the art "Comet" of Sora
      And A says yes
      Then Korone has 20 damage

    @clause-1.3.1 @ruling-Q561
    Scenario Outline: an art that may take back holomem, beside <center>
      Given the board
        | zone   | A    | B        |
        | center | Sora | <center> |
        | back   |      | Korone   |
      And it is the start of A's performance step
      And Sora reads "Art "Whisper", no cheers, 20: this art can also target your opponent's back holomem."
      When A uses the art "Whisper" of Sora on Korone
      Then Korone has 20 damage

      Examples:
        | center |
        | Miko   |
        | -      |

    @clause-1.3.1 @ruling-Q303 @ruling-Q605
    Scenario Outline: a holomem that may use arts on <whom>, and nobody in center or collab
      Given the board
        | zone   | A    | B                |
        | center | Sora | -                |
        | back   |      | Korone damage:10 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20. / This holomem can also use arts on <whom>."
      When A uses the art "Sing" of Sora
      Then Korone has 30 damage

      Examples:
        | whom                                     |
        | your opponent's back holomem             |
        | your opponent's back holomem with damage |

    @clause-1.3.1
    Scenario Outline: of the art of <who>, the target is one of <among>
      Given the board
        | zone   | A      | B                        |
        | center | Sora   | Miko                     |
        | collab | Roboco | Suisei                   |
        | back   |        | Korone damage:10, Fubuki |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20. / This holomem can also use arts on your opponent's back holomem with damage."
      And Roboco reads "Art "Sing", no cheers, 20."
      When A uses the art "Sing" of <who>
      Then A is asked to choose 1 among <among>

      Examples:
        | who    | among                |
        | Sora   | Miko, Suisei, Korone |
        | Roboco | Miko, Suisei         |

    @clause-1.3.1 @ruling-Q303 @ruling-Q605
    Scenario: a collab effect lets the center's art hit a damaged back holomem
      Given the board
        | zone   | A      | B                |
        | center | Sora   | -                |
        | back   | Roboco | Korone damage:10 |
      And Roboco reads "Collab effect: until the end of the turn, 1 of your center holomem can also use arts on your opponent's back holomem with damage."
      And Sora reads "Art "Sing", no cheers, 20."
      When A collabs Roboco
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then Korone has 30 damage

  @clause-12.3.4
  Rule: 12.3.4 Resolving an art settles one damage, from its base value through everything that changes it

    Scenario: text, bonus and effects add up
      Given the board
        | zone   | A      | B                      |
        | center | Sora   | Miko hp:200 color:blue |
        | back   | Roboco |                        |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20, +50 against blue: this art deals +10 damage."
      And Roboco reads "Your center holomem gets arts +5."
      When A uses the art "Sing" of Sora
      Then Miko took 85 damage
      And the event "damaged" happened 1 time

  @clause-12.3.4.1
  Rule: 12.3.4.1 The damage starts at the art's base value

    Scenario Outline: an art of <base> that nothing changes deals <base> damage
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, <base>."
      When A uses the art "Sing" of Sora
      Then Miko has <base> damage

      Examples:
        | base |
        | 10   |
        | 120  |

  @clause-12.3.4.2
  Rule: 12.3.4.2 The art's text is resolved before its damage is dealt

    Scenario: the damage of an art's text is dealt before the art's own
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: deal 10 damage to 1 of your opponent's back holomem."
      When A uses the art "Sing" of Sora
      Then these events happened in this order
        | event   | card   | amount |
        | damaged | Suisei | 10     |
        | damaged | Miko   | 20     |

    Scenario: the text changes the art's own damage
      Given the board
        | zone   | A                | B           |
        | center | Sora cheer:red*3 | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: this art deals +10 damage for each cheer attached to this holomem."
      When A uses the art "Sing" of Sora
      Then Miko has 50 damage

    Scenario: an art's text changes the damage of that art alone
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: this art deals +10 damage."
      And Roboco reads "Art "Dance", no cheers, 20."
      When A uses the art "Sing" of Sora
      And A uses the art "Dance" of Roboco
      Then Miko has 50 damage

    Scenario: a damage that would be below nothing is changed by the text from there
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: this art deals +40 damage."
      And Sora reads "This holomem gets arts -30."
      When A uses the art "Sing" of Sora
      Then Miko has 30 damage

    Scenario: B's text changes the damage of B's art
      Given the board
        | zone   | A           | B                |
        | center | Sora hp:200 | Miko cheer:red*3 |
      And it is the start of B's performance step
      And Miko reads "Art "Sing", no cheers, 20: this art deals +10 damage for each cheer attached to this holomem."
      When B uses the art "Sing" of Miko
      Then Sora has 50 damage

    @ruling-Q11 @ruling-Q66 @ruling-Q77 @ruling-Q81 @ruling-Q148
    Scenario Outline: a text that finds nothing for it leaves the art its damage: <text>
      Given the board
        | zone       | A    | B    |
        | center     | Sora | Miko |
        | deck       | -    |      |
        | cheer deck | -    |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: <text>."
      When A uses the art "Sing" of Sora
      Then Miko has 30 damage

      Examples:
        | text                                                      |
        | draw 1 card                                               |
        | send the top card of your cheer deck to 1 of your holomem |
        | deal 10 damage to your opponent's collab holomem          |

    @clause-11.1.2
    @ruling-Q191 @ruling-Q192 @ruling-Q538
    Scenario: damage of the text beyond the HP downs after the art's damage
      Given the board
        | zone   | A    | B          |
        | center | Sora | Miko hp:50 |
        | back   |      | Suisei     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: deal 60 damage to your opponent's center holomem."
      When A uses the art "Sing" of Sora
      Then these events happened in this order
        | event   | card | amount |
        | damaged | Miko | 60     |
        | damaged | Miko | 30     |
        | downed  | Miko |        |

    @ruling-Q383 @ruling-Q620 @without-stack-targets
    Scenario: an art that gets stronger by two cheers for two holomem: they have them before its damage is dealt
      Given the board
        | zone   | A                   | B           |
        | center | Sora cheer:red/blue | Miko hp:200 |
        | back   | Roboco, Suisei      |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: you may attach 2 cheers attached to this holomem to 2 of your back holomem, one each. If you do, this art deals +30 damage."
      When A uses the art "Sing" of Sora
      And A says yes
      And A chooses Roboco
      Then these events happened in this order
        | event    | card             | to     | amount |
        | attached | Sora's red cheer | Roboco |        |
        | damaged  | Miko             |        | 60     |
      And Suisei has 1 cheers attached

    @ruling-Q383 @reading-H-68 @without-stack-counts
    Scenario: an art that gets stronger by two cheers for two holomem: with one alone to have them it does not
      Given the board
        | zone   | A                   | B           |
        | center | Sora cheer:red/blue | Miko hp:200 |
        | back   | Roboco              |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: you may attach 2 cheers attached to this holomem to 2 of your back holomem, one each. If you do, this art deals +30 damage."
      When A uses the art "Sing" of Sora
      Then Miko has 30 damage

    @clause-5.14.1 @ruling-Q485
    Scenario Outline: an art for who has another holomem that bloomed this turn, and <blooms> did
      Given the board
        | zone   | A                    | B           |
        | center | Sora                 | Miko hp:200 |
        | back   | Roboco               |             |
        | hand   | Sora-1st, Roboco-1st |             |
      And Sora reads "Art "Beat", no cheers, 30: if 1 of your other holomem has bloomed this turn, this art deals +50 damage."
      And Sora-1st reads "Art "Beat", no cheers, 30: if 1 of your other holomem has bloomed this turn, this art deals +50 damage."
      When A blooms <blooms> with <card>
      And A ends the main step
      And A uses the art "Beat" of <center>
      Then Miko has <damage> damage

      Examples:
        | blooms | card       | center   | damage |
        | Roboco | Roboco-1st | Sora     | 80     |
        | Sora   | Sora-1st   | Sora-1st | 30     |

  @clause-12.3.4.3
  Rule: 12.3.4.3 The special damage bonus is added against a target of its colour

    Scenario Outline: an art with a bonus against blue deals <damage> damage to a <color> target
      Given the board
        | zone   | A    | B                         |
        | center | Sora | Miko hp:200 color:<color> |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20, +50 against blue."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | color     | damage |
        | blue      | 70     |
        | red       | 20     |
        | red/blue  | 70     |
        | colorless | 20     |

    Scenario: a special damage bonus looks at the target's colour, not at another holomem's
      Given the board
        | zone   | A               | B                     |
        | center | Sora color:blue | Miko hp:200 color:red |
        | collab |                 | Suisei color:blue     |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20, +50 against blue."
      When A uses the art "Sing" of Sora on Miko
      Then Miko has 20 damage

    Scenario Outline: the bonus is added to a damage that would be below nothing, too
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:200 color:blue |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20, +50 against blue<text>."
      And Sora reads "This holomem gets arts <change>."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | text                        | change | damage |
        |                             | -30    | 40     |
        | : this art deals -30 damage | -10    | 30     |

    Scenario Outline: a colour that an effect gives the target counts like a printed one: <color>
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 color:red |
        | back   |      | Suisei                |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20, +50 against blue."
      And Suisei reads "Your center holomem is also <color>."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | color | damage |
        | blue  | 70     |
        | green | 20     |

  @clause-12.3.4.4
  Rule: 12.3.4.4 Effects that add to the art, or take from it, are counted in

    Scenario Outline: an effect on arts of <change> makes an art of 50 deal <damage>
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Roboco reads "Your center holomem gets arts <change>."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | change | damage |
        | +20    | 70     |
        | -20    | 30     |
        | -50    | 0      |

    Scenario: an effect on another holomem's arts is not counted
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Roboco reads "Your back holomem get arts +20."
      When A uses the art "Sing" of Sora
      Then Miko has 50 damage

    Scenario: an effect adds to a damage that the text has brought below nothing
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: this art deals -40 damage."
      And Roboco reads "Your center holomem gets arts +50."
      When A uses the art "Sing" of Sora
      Then Miko has 30 damage

    Scenario Outline: an effect on arts of the name "<name>" is counted in for these alone
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Roboco reads "Your center holomem gets arts named "<name>" +20."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | name  | damage |
        | Sing  | 70     |
        | Dance | 50     |

    @ruling-Q105 @ruling-Q106 @ruling-Q109 @ruling-Q110 @ruling-Q112
    Scenario: a bonus from a card that is attached adds nothing to the damage of the art's text
      Given the board
        | zone   | A             | B      |
        | center | Sora tool:Mic | Miko   |
        | back   |               | Suisei |
      And it is the start of A's performance step
      And Mic reads "The holomem this card is attached to gets arts +20."
      And Sora reads "Art "Sing", no cheers, 30: deal 10 damage to 1 of your opponent's back holomem."
      When A uses the art "Sing" of Sora
      Then Miko has 50 damage
      And Suisei has 10 damage

    @ruling-Q3 @ruling-Q45 @ruling-Q58
    Scenario: a bonus for this turn adds nothing to the damage of the art's text
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | back   | Roboco | Suisei |
      And Roboco reads "Collab effect: until the end of the turn, your center holomem gets arts +20."
      And Sora reads "Art "Sing", no cheers, 30: deal 10 damage to 1 of your opponent's back holomem."
      When A collabs Roboco
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then Miko has 50 damage
      And Suisei has 10 damage

    Scenario: a bonus of the center holomem for this turn is not spent by an art of the collab holomem
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And Roboco reads "Collab effect: until the end of the turn, your center holomem gets arts +20."
      And Sora reads "Art "Sing", no cheers, 50."
      And Roboco reads "Art "Dance", no cheers, 30."
      When A collabs Roboco
      And A ends the main step
      And A uses the art "Dance" of Roboco
      Then Miko has 30 damage
      When A uses the art "Sing" of Sora
      Then Miko has 100 damage

    @ruling-Q421
    Scenario: a bonus that the art's own text has brought about is counted
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 40: send the top card of your cheer deck to this holomem."
      And Sora reads "While this holomem has a cheer attached, this holomem gets arts +20."
      When A uses the art "Sing" of Sora
      Then Miko has 60 damage

    @clause-10.6.1.1
    @ruling-Q473
    Scenario: a bonus that is brought about by what waits for the use of the art is not counted
      Given the board
        | zone   | A              | B    |
        | center | Sora tool:Harp | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 40."
      And Sora reads "While this holomem has a cheer attached, this holomem gets arts +20."
      And Harp reads "When the holomem this card is attached to uses an art, send the top card of your cheer deck to the holomem this card is attached to."
      When A uses the art "Sing" of Sora
      Then Miko has 40 damage
      And Sora has 1 cheers attached

  @clause-12.3.4.5
  Rule: 12.3.4.5 The damage is dealt to the target that was chosen

    Scenario: the target has changed its position meanwhile
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: switch your opponent's center holomem with 1 of your opponent's back holomem."
      When A uses the art "Sing" of Sora
      Then Miko is in the back position
      And Miko has 20 damage
      And Suisei has 0 damage
      And the event "damaged" happened 1 time

    Scenario: an art whose target has gone to the hand deals no damage
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: return the target to hand."
      When A uses the art "Sing" of Sora
      Then the event "damaged" happened 0 times
      And Suisei has 0 damage
      And it is A's play timing

    @clause-12.3.4.5.1
    @ruling-Q167 @ruling-Q168 @ruling-Q522
    Scenario Outline: a holomem that takes no <kind> damage takes the other <damage> of an art
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 40: deal 30 damage to your opponent's center holomem."
      And Miko reads "When this holomem would take <kind> damage, it takes 0 instead."
      When A uses the art "Sing" of Sora
      Then Miko has <damage> damage

      Examples:
        | kind   | damage |
        | art    | 30     |
        | effect | 40     |

    @clause-12.3.4.5.1
    @ruling-Q525
    Scenario: an ability about dealing art damage triggers once, not for the text's damage
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: deal 30 damage to your opponent's center holomem."
      And Sora reads "When this holomem deals art damage, draw 1 card."
      When A uses the art "Sing" of Sora
      Then A has drawn 1 card

    @clause-10.7.2.5.3
    Scenario: the holomem whose art it is is gone, and the damage is dealt all the same
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20: return this holomem to hand."
      When A uses the art "Sing" of Sora
      Then Sora is in A's hand
      And Miko has 20 damage

  @clause-12.3.5
  Rule: 12.3.5 An art that says when it is usable is used then, and is no action of its own

    @clause-12.3.2
    Scenario: an art usable when damage is taken is not offered in the performance step
      Given the board
        | zone   | A              | B    |
        | center | Sora cheer:red | Miko |
      And it is the start of A's performance step
      And Sora reads "Art "Answer", red, 0, usable when this holomem takes damage: draw 1 card."
      And Sora reads "Art "Sing", red, 20."
      Then A cannot use the art "Answer" of Sora
      And A can use the art "Sing" of Sora

    @clause-12.3.5.2
    Scenario Outline: a <lying> back holomem uses an art that reacts to damage in <player>'s main step
      Given the board
        | zone   | A                        | B    |
        | center | Sora                     | Miko |
        | back   | Roboco cheer:red <lying> |      |
      And Roboco reads "Art "Answer", red, 0, usable when your center holomem takes damage: draw 1 card."
      And <player> holds a support "Storm" (item) that reads "Deal 10 damage to <whose> center holomem."
      And it is <player>'s turn
      When <player> plays the support Storm
      And A says yes
      Then A has drawn <cards>

      Examples:
        | lying   | player | whose           | cards  |
        | resting | A      | your            | 1 card |
        |         | B      | your opponent's | 1 card |

  @clause-12.3.5.1
  Rule: 12.3.5.1 "Usable when it would": the text comes first, then the event, within cost and limit

    @ruling-Q227
    Scenario: an art usable when damage would be taken draws before the damage
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 cheer:red |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Answer", red, 0, usable when this holomem would take damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says yes
      Then these events happened in this order
        | event   | card     | amount |
        | moved   | B deck 1 |        |
        | damaged | Miko     | 20     |

    Scenario: declined, only the damage is left
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 cheer:red |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Answer", red, 0, usable when this holomem would take damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says no
      Then B has drawn 0 cards
      And Miko has 20 damage

    Scenario: an art usable before damage is not offered without its cheer
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:200 cheer:blue |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Answer", red, 0, usable when this holomem would take damage: draw 1 card."
      When A uses the art "Sing" of Sora
      Then nobody is asked anything
      And Miko has 20 damage

    Scenario: an art usable once per turn before damage is not offered a second time
      Given the board
        | zone   | A      | B                     |
        | center | Sora   | Miko hp:200 cheer:red |
        | collab | Roboco |                       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Dance", no cheers, 30."
      And Miko reads "Art "Answer", red, 0, once per turn, usable when this holomem would take damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says yes
      And A uses the art "Dance" of Roboco
      Then nobody is asked anything
      And B has drawn 1 card

    Scenario: an art declined before the first damage can be used before the second
      Given the board
        | zone   | A      | B                     |
        | center | Sora   | Miko hp:200 cheer:red |
        | collab | Roboco |                       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Dance", no cheers, 30."
      And Miko reads "Art "Answer", red, 0, once per turn, usable when this holomem would take damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says no
      And A uses the art "Dance" of Roboco
      And B says yes
      Then B has drawn 1 card
      And Miko has 50 damage

    @clause-12.3.3.1.1
    Scenario: an art usable before damage leaves the cheer that it needs attached
      Given the board
        | zone   | A                |
        | center | Sora cheer:white |
      And Sora reads "Art "Guard", white, 0, usable when this holomem would take damage: it takes 0 instead."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to your center holomem."
      When A uses the oshi skill "Idol"
      And A says yes
      Then Sora has 0 damage
      And Sora has 1 cheers attached

  @clause-12.3.5.2
  Rule: 12.3.5.2 "Usable when it has": the event comes first, then the text, within cost and limit

    @ruling-Q227
    Scenario: an art usable when damage is taken draws after the damage
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 cheer:red |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Answer", red, 0, usable when this holomem takes damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says yes
      Then these events happened in this order
        | event   | card     | amount |
        | damaged | Miko     | 20     |
        | moved   | B deck 1 |        |

    Scenario: a cheer of the wrong colour pays for nothing
      Given the board
        | zone   | A    | B                      |
        | center | Sora | Miko hp:200 cheer:blue |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Miko reads "Art "Answer", red, 0, usable when this holomem takes damage: draw 1 card."
      When A uses the art "Sing" of Sora
      Then nobody is asked anything
      And B has drawn 0 cards
      And it is A's play timing

    Scenario: used up for this turn
      Given the board
        | zone   | A      | B                     |
        | center | Sora   | Miko hp:200 cheer:red |
        | collab | Roboco |                       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Dance", no cheers, 30."
      And Miko reads "Art "Answer", red, 0, once per turn, usable when this holomem takes damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says yes
      And A uses the art "Dance" of Roboco
      Then nobody is asked anything
      And B has drawn 1 card

    Scenario: declined once, it is there for the next damage that has come
      Given the board
        | zone   | A      | B                     |
        | center | Sora   | Miko hp:200 cheer:red |
        | collab | Roboco |                       |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 20."
      And Roboco reads "Art "Dance", no cheers, 30."
      And Miko reads "Art "Answer", red, 0, once per turn, usable when this holomem takes damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says no
      And A uses the art "Dance" of Roboco
      And B says yes
      Then B has drawn 1 card
      And Miko has 50 damage

    Scenario: an art usable when damage is taken is resolved before the down
      Given the board
        | zone   | A    | B                    |
        | center | Sora | Miko hp:50 cheer:red |
        | back   |      | Suisei               |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      And Miko reads "Art "Answer", red, 0, usable when this holomem takes damage: draw 1 card."
      When A uses the art "Sing" of Sora
      And B says yes
      Then these events happened in this order
        | event   | card     |
        | damaged | Miko     |
        | moved   | B deck 1 |
        | downed  | Miko     |
