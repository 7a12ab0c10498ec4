@hololive
Feature: 5.27 Using the arts of other holomem

  @clause-5.27.1
  Rule: 5.27.1 A holomem that can use the arts of certain others uses them like its own

    @clause-12.3.2
    Scenario Outline: <player>'s center holomem uses the art of a back holomem, and deals its damage
      Given the board
        | zone   | <player> | <other>     |
        | center | Sora     | Miko hp:200 |
        | back   | Roboco   |             |
      And it is the start of <player>'s performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      When <player> uses the art "Dance" of Sora
      Then Miko has 50 damage
      And it is <player>'s play timing

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: a holomem that reads "<text>" <may> use an art of Roboco
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "<text>"
      And Roboco reads "Art "Dance", no cheers, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | text                                            | may    |
        | This holomem can use the arts of your <Roboco>. | can    |
        | This holomem can use the arts of your <Suisei>. | cannot |
        | This holomem gets HP +10.                       | cannot |

    Scenario: a holomem that can use the arts of another can still use its own
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30. / This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then Miko has 30 damage

    Scenario Outline: the art "<art>" of another holomem that has two arts deals <damage>
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50. / Art "Sleep", no cheers, 10."
      When A uses the art "<art>" of Sora
      Then Miko has <damage> damage

      Examples:
        | art   | damage |
        | Dance | 50     |
        | Sleep | 10     |

    Scenario: a holomem that can use the arts of all others uses one of either of them
      Given the board
        | zone   | A              | B    |
        | center | Sora           | Miko |
        | back   | Roboco, Suisei |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And Suisei reads "Art "Comet", no cheers, 30."
      Then A can use the art "Dance" of Sora
      And A can use the art "Comet" of Sora

    Scenario Outline: a holomem that can use the arts of <whose> <may> use an art of B's Roboco
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Roboco |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of <whose>."
      And Roboco reads "Art "Dance", no cheers, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | whose                   | may    |
        | your other holomem      | cannot |
        | your opponent's holomem | can    |

    Scenario: the permission to use another's arts does not work in the other direction
      Given the board
        | zone   | A      | B    |
        | center | Roboco | Miko |
        | collab | Sora   |      |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30. / This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      Then A cannot use the art "Sing" of Roboco
      And A can use the art "Dance" of Sora

    Scenario: the center holomem uses the arts of another by an effect of this turn
      Given the board
        | zone   | A              | B           |
        | center | Sora           | Miko hp:200 |
        | back   | Roboco, Suisei |             |
      And Suisei reads "Collab effect: until the end of the turn, your center holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A collabs Suisei
      And A ends the main step
      And A uses the art "Dance" of Sora
      Then Miko has 50 damage

    @clause-12.3.2
    Scenario Outline: damage comes to a holomem that reads "<text>", and another has an art for that moment
      Given the board
        | zone   | A           | B    |
        | center | Sora hp:200 | Miko |
        | back   | Roboco      |      |
      And it is the start of B's performance step
      And Sora reads "<text>"
      And Roboco reads "Art "Guard", no cheers, 0, usable when this holomem would take damage: draw 1 card."
      And Miko reads "Art "Bite", no cheers, 10."
      When B uses the art "Bite" of Miko
      Then <asked>

      Examples:
        | text                                            | asked                |
        | This holomem can use the arts of your <Roboco>. | A is asked yes or no |
        | This holomem gets HP +10.                       | Sora has 10 damage   |

    Scenario: a holomem that can use the arts of another does not have its other abilities
      Given the board
        | zone   | A           | B    |
        | center | Sora hp:200 | Miko |
        | back   | Roboco      |      |
      And it is the start of B's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "When this holomem would take damage, it takes 0 instead."
      And Miko reads "Art "Bite", no cheers, 10."
      When B uses the art "Bite" of Miko
      Then Sora has 10 damage

    Scenario: a holomem whose arts can target back holomem cannot use the arts of those
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Roboco |
      And it is the start of A's performance step
      And Sora reads "This holomem can also use arts on your opponent's back holomem. / Art "Sing", no cheers, 30."
      And Roboco reads "Art "Dance", no cheers, 50."
      Then A can use the art "Sing" of Sora
      And A cannot use the art "Dance" of Sora

  @clause-5.27.1.1
  Rule: 5.27.1.1 The holomem under the effect uses the art, and not the one that has it

    Scenario: a lent art that deals damage to its own holomem damages the one that uses it
      Given the board
        | zone   | A             | B           |
        | center | Sora hp:200   | Miko hp:200 |
        | back   | Roboco hp:200 |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50: deal 20 damage to this holomem."
      When A uses the art "Dance" of Sora
      Then Sora has 20 damage
      And Roboco has 0 damage

    Scenario Outline: an ability about <who>'s use of an art draws <cards> when Sora uses Roboco's art
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And <who> reads "When this holomem uses an art, draw 1 card."
      When A uses the art "Dance" of Sora
      Then A has drawn <cards>

      Examples:
        | who    | cards   |
        | Sora   | 1 card  |
        | Roboco | 0 cards |

    @clause-10.13.3
    Scenario Outline: an ability about damage that <who> deals draws <cards> when Sora uses Roboco's art
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And <who> reads "When this holomem deals damage, draw 1 card."
      When A uses the art "Dance" of Sora
      Then A has drawn <cards>

      Examples:
        | who    | cards   |
        | Sora   | 1 card  |
        | Roboco | 0 cards |

    @clause-10.13.3
    Scenario Outline: against damage from red holomem, Roboco's art deals <damage> if Sora is <mine> and Roboco is <other>
      Given the board
        | zone   | A                    | B           |
        | center | Sora color:<mine>    | Miko hp:200 |
        | back   | Roboco color:<other> |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And Miko reads "When this holomem would take damage from a red holomem, it takes 20 less instead."
      When A uses the art "Dance" of Sora
      Then Miko has <damage> damage

      Examples:
        | mine | other | damage |
        | red  | blue  | 30     |
        | blue | red   | 50     |

    @clause-12.3.4.4
    Scenario Outline: Roboco's art deals <damage> by Sora if "<change>" is read by <who>
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And <who> reads "<change>"
      When A uses the art "Dance" of Sora
      Then Miko has <damage> damage

      Examples:
        | who    | change                                    | damage |
        | Sora   | This holomem gets arts +20.               | 70     |
        | Roboco | This holomem gets arts +20.               | 50     |
        | Sora   | This holomem gets arts named "Dance" +20. | 70     |
        | Roboco | This holomem gets arts named "Dance" +20. | 50     |

    @clause-12.3.3.2
    Scenario Outline: Sora uses Roboco's art with one target among <among> if only <who> can aim at the back
      Given the board
        | zone   | A      | B      |
        | center | Sora   | Miko   |
        | collab |        | Suisei |
        | back   | Roboco | Korone |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And <who> reads "This holomem can also use arts on your opponent's back holomem."
      When A uses the art "Dance" of Sora
      Then A is asked to choose 1 among <among>

      Examples:
        | who    | among                |
        | Sora   | Miko, Suisei, Korone |
        | Roboco | Miko, Suisei         |

    Scenario: a holomem whose art another has used can still use that art in the same step
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Dance" of Sora
      Then A can use the art "Dance" of Roboco

    @clause-5.25.1
    Scenario: an art of another that is used again is used by the same holomem both times
      Given the board
        | zone   | A           | B           |
        | center | Sora hp:200 | Miko hp:200 |
        | back   | Roboco      |             |
      And it is the start of A's performance step
      And the dice will show 1, 2
      And Sora reads "This holomem can use the arts of your <Roboco>. / This holomem gets arts +10."
      And Roboco reads "Art "Dance", no cheers, 50: Roll a die. If the number rolled is odd, use this art again."
      When A uses the art "Dance" of Sora
      Then Miko has 120 damage
      And the event "used" happened 2 times for Sora

  @clause-5.27.1.1.1
  Rule: 5.27.1.1.1 The conditions of the art, such as its cheers, are those of the holomem that uses it

    Scenario Outline: with cheer:<mine> at Sora and cheer:<other> at Roboco, Sora <may> use Roboco's art for two red
      Given the board
        | zone   | A                    | B    |
        | center | Sora cheer:<mine>    | Miko |
        | back   | Roboco cheer:<other> |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", red red, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | mine   | other | may    |
        | red*2  | blue  | can    |
        | blue   | red*2 | cannot |
        | red    | red   | cannot |
        | blue*2 | red*2 | cannot |

    Scenario: a holomem of B without the cheers cannot use an art of another that has them
      Given the board
        | zone   | A    | B                |
        | center | Sora | Miko cheer:blue  |
        | collab |      | Suisei cheer:red |
        | back   |      | Roboco cheer:red |
      And it is the start of B's performance step
      And Miko reads "This holomem can use the arts of your <Roboco>."
      And Suisei reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", red, 50."
      Then B cannot use the art "Dance" of Miko
      And B can use the art "Dance" of Suisei

    @clause-12.3.3.1
    Scenario Outline: with a lower arts cost for <who>, Sora without cheers <may> use Roboco's art
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", red, 50."
      And <who> reads "This holomem gets red arts cost -1."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | who    | may    |
        | Sora   | can    |
        | Roboco | cannot |

    @clause-12.3.3.1
    Scenario Outline: Pet counts as a red cheer, and with <mine> at Sora and <other> at Roboco, Sora <may> use Roboco's art
      Given the board
        | zone   | A                     | B    |
        | center | Sora mascot:<mine>    | Miko |
        | back   | Roboco mascot:<other> |      |
      And it is the start of A's performance step
      And Pet reads "This mascot counts as a red cheer for arts."
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", red, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | mine | other | may    |
        | Pet  | Toy   | can    |
        | Toy  | Pet   | cannot |

  @clause-5.27.1.1.2
  Rule: 5.27.1.1.2 The art can be used even if the holomem that has it could not use it

    Scenario Outline: a center "Sora <sora>" <may> use the art of a collab "Roboco <roboco>"
      Given the board
        | zone   | A               | B    |
        | center | Sora <sora>     | Miko |
        | collab | Roboco <roboco> |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", red, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | sora              | roboco            | may    |
        | cheer:red         | cheer:red         | can    |
        | cheer:red         | resting cheer:red | can    |
        | cheer:red         | cheer:blue        | can    |
        | resting cheer:red | cheer:red         | cannot |

    Scenario Outline: with Sora in <mine> and Roboco in <other>, Sora <may> use Roboco's art
      Given the board
        | zone    | A      | B    |
        | center  | Korone | Miko |
        | <mine>  | Sora   |      |
        | <other> | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | mine   | other  | may    |
        | collab | back   | can    |
        | back   | collab | cannot |

    Scenario Outline: if <who> cannot use arts, Sora <may> use the art of Roboco
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | collab | Roboco |      |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And <who> reads "This holomem cannot use arts."
      Then A <may> use the art "Dance" of Sora

      Examples:
        | who    | may    |
        | Roboco | can    |
        | Sora   | cannot |

    Scenario: a holomem uses the art of another that has already used it in this step
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Dance" of Roboco
      And A uses the art "Dance" of Sora
      Then Miko has 100 damage
      And A cannot use the art "Dance" of Roboco

  @clause-5.27.1.1.3
  Rule: 5.27.1.1.3 A holomem uses one art in a performance step, of its own and of others together

    Scenario Outline: a holomem that has used the art "<first>" cannot use "<second>" as well
      Given the board
        | zone   | A              | B           |
        | center | Sora           | Miko hp:200 |
        | back   | Roboco, Suisei |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30. / This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50."
      And Suisei reads "Art "Comet", no cheers, 10."
      When A uses the art "<first>" of Sora
      Then A cannot use the art "<second>" of Sora
      And it is A's play timing

      Examples:
        | first | second |
        | Sing  | Dance  |
        | Dance | Sing   |
        | Dance | Comet  |
        | Dance | Dance  |

    Scenario Outline: Sora, moved by its art "<first>" from collab to the center, cannot use "<second>"
      Given the board
        | zone   | A      | B           |
        | center | Suisei | Miko hp:200 |
        | collab | Sora   |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 30: switch this holomem with your center holomem. / This holomem can use the arts of your other holomem."
      And Roboco reads "Art "Dance", no cheers, 50: switch this holomem with your center holomem."
      When A uses the art "<first>" of Sora
      Then Sora is in the center position
      And A cannot use the art "<second>" of Sora

      Examples:
        | first | second |
        | Sing  | Dance  |
        | Dance | Sing   |
        | Dance | Dance  |

    Scenario: a holomem that came to the center without using an art uses that of another there
      Given the board
        | zone   | A            | B           |
        | center | Suisei       | Miko hp:200 |
        | collab | Korone       |             |
        | back   | Sora, Roboco |             |
      And it is the start of A's performance step
      And Korone reads "Art "Call", no cheers, 10: switch your center holomem with your <Sora>."
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Call" of Korone
      Then A can use the art "Dance" of Sora

    Scenario: two holomem that can use the arts of Roboco use them in the same step
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | collab | Suisei |             |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Suisei reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Dance" of Sora
      And A uses the art "Dance" of Suisei
      Then Miko has 100 damage

    Scenario: a holomem that used an art of another uses one again in its player's next turn
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And it is the start of A's performance step
      And Sora reads "This holomem can use the arts of your <Roboco>."
      And Roboco reads "Art "Dance", no cheers, 50."
      When A uses the art "Dance" of Sora
      And the turn passes to B
      And the turn passes to A
      And A ends the main step
      Then A can use the art "Dance" of Sora
