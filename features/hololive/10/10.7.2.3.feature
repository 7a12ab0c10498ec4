@hololive
Feature: 10.7.2.3 Choosing while a card or ability resolves

  @clause-10.7.2.3
  Rule: 10.7.2.3 What a text says to choose is chosen when the resolution comes to it

    Scenario: a card drawn by the same text can be chosen
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
        | deck   | Suisei |
      And Sora reads "Activated: draw 1 card, then archive 1 card from your hand."
      When A activates Sora's ability
      Then A is asked to choose 1 among Roboco, Suisei

    Scenario: a card put into the hand by a later instruction cannot be chosen
      Given the board
        | zone   | A               |
        | center | Sora            |
        | hand   | Roboco, Fubuki  |
        | deck   | Suisei          |
      And Sora reads "Activated: archive 1 card from your hand, then draw 1 card."
      When A activates Sora's ability
      Then A is asked to choose 1 among Roboco, Fubuki

    @reading-H-24
    Scenario: the target is chosen after the cost was paid, and can be what it put there
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | hand    | Roboco |
        | archive | Suisei |
      And Sora reads "Activated: archive 1 card from your hand: put 1 holomem from your archive into your hand."
      When A activates Sora's ability
      Then A is asked to choose 1 among Suisei, Roboco

    Scenario: the second choice of a text is made after the first one's effect
      Given the board
        | zone    | A      | B              |
        | center  | Sora   | Miko           |
        | back    |        | Suisei, Roboco |
      And Sora reads "Activated: rest 1 of your opponent's back holomem. Rest 1 of your opponent's active holomem."
      When A activates Sora's ability
      And A chooses Suisei
      Then A is asked to choose 1 among Miko, Roboco

    Scenario: a target that was chosen is the one that the rest of the text is about
      Given the board
        | zone   | A               |
        | center | Sora damage:50  |
        | back   | Roboco damage:50, Suisei damage:50 |
      And Sora reads "Activated: choose 1 of your back holomem. Draw 1 card. Heal 30 HP from it."
      When A activates Sora's ability
      And A chooses Suisei
      Then Suisei has 20 damage

  @clause-10.7.2.3.1
  Rule: 10.7.2.3.1 Where a number is stated, so many have to be chosen

    Scenario Outline: <number> of three have to be chosen, no fewer and no more
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And Sora reads "Activated: deal 10 damage to <number> of your opponent's back holomem."
      When A activates Sora's ability
      Then A is asked to choose <number> among Suisei, Roboco, AZKi

      Examples:
        | number |
        | 1      |
        | 2      |

    Scenario: all of three are damaged where three have to be chosen
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And Sora reads "Activated: deal 10 damage to 3 of your opponent's back holomem."
      When A activates Sora's ability
      Then Suisei has 10 damage
      And Roboco has 10 damage
      And AZKi has 10 damage

    Scenario: the player's own only holomem has to be chosen, though it is damaged
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated: draw 1 card. Deal 10 damage to 1 of your holomem."
      When A activates Sora's ability
      Then Sora has 10 damage

  @clause-10.7.2.3.2
  Rule: 10.7.2.3.2 Where "up to" a number is stated, any number from none to it can be chosen

    Scenario: the player's own only holomem can be left unchosen
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Activated: draw 1 card. Deal 10 damage to up to 1 of your holomem."
      When A activates Sora's ability
      Then A is asked to choose up to 1 among Sora
      When A chooses nothing
      Then Sora has 0 damage

    Scenario: up to two of three can be chosen
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And Sora reads "Activated: deal 10 damage to up to 2 of your opponent's back holomem."
      When A activates Sora's ability
      Then A is asked to choose up to 2 among Suisei, Roboco, AZKi

    Scenario Outline: of up to two, <chosen> are chosen
      Given the board
        | zone   | A    | B                    |
        | center | Sora |                      |
        | back   |      | Suisei, Roboco, AZKi |
      And Sora reads "Activated: deal 10 damage to up to 2 of your opponent's back holomem."
      When A activates Sora's ability
      And A chooses <chosen>
      Then Suisei has <first> damage
      And AZKi has <third> damage

      Examples:
        | chosen       | first | third |
        | Suisei       | 10    | 0     |
        | Suisei, AZKi | 10    | 10    |

  @clause-10.7.2.3.3
  Rule: 10.7.2.3.3 Where there are fewer than the number, as many as possible are chosen and affected

    Scenario Outline: of <number> that have to be chosen there is one, and it is damaged
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | back   |      | Suisei |
      And Sora reads "Activated: deal 10 damage to <number> of your opponent's back holomem."
      When A activates Sora's ability
      Then Suisei has 10 damage
      And Miko has 0 damage

      Examples:
        | number |
        | 1      |
        | 2      |
        | 3      |

    Scenario: of three that have to be chosen there are two, and neither can be left out
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Roboco |
      And Sora reads "Activated: deal 10 damage to 3 of your opponent's back holomem."
      When A activates Sora's ability
      Then Suisei has 10 damage
      And Roboco has 10 damage

    Scenario: of up to three there are two, and none has to be chosen
      Given the board
        | zone   | A    | B              |
        | center | Sora | Miko           |
        | back   |      | Suisei, Roboco |
      And Sora reads "Activated: deal 10 damage to up to 3 of your opponent's back holomem."
      When A activates Sora's ability
      Then A is asked to choose up to 2 among Suisei, Roboco

  @clause-10.7.2.3.4
  Rule: 10.7.2.3.4 Where there is none to choose, what is about it is ignored, and the rest is done

    Scenario: nobody is there to be damaged, and a card is drawn all the same
      Given the board
        | zone   | A    | B    |
        | center | Sora | Miko |
      And Sora reads "Activated: deal 10 damage to 1 of your opponent's back holomem, then draw 1 card."
      When A activates Sora's ability
      Then A has 1 card in hand
      And Miko has 0 damage

    Scenario: all that is said about a target that is not there is ignored
      Given the board
        | zone   | A              | B    |
        | center | Sora damage:20 | Miko |
      And Sora reads "Activated: choose 1 of your opponent's back holomem. Rest it. Deal 10 damage to it. Heal 10 HP from this holomem."
      When A activates Sora's ability
      Then Sora has 10 damage
      And Sora is active
      And Miko has 0 damage

    @clause-10.7.2.3
    Scenario: all that is said about a target that is there is done
      Given the board
        | zone   | A              | B      |
        | center | Sora damage:20 | Miko   |
        | back   |                | Suisei |
      And Sora reads "Activated: choose 1 of your opponent's back holomem. Rest it. Deal 10 damage to it. Heal 10 HP from this holomem."
      When A activates Sora's ability
      Then Sora has 10 damage
      And Suisei is resting
      And Suisei has 10 damage

  @clause-10.7.2.3.5
  Rule: 10.7.2.3.5 Nobody has to find in a hidden zone what only a card's own facts could show

    Scenario: a deck is searched, and nothing is chosen though the only fitting card is there
      Given the board
        | zone   | A                     |
        | center | Sora                  |
        | deck   | Roboco-Debut, 2 cards |
      And Sora reads "Activated: search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      When A activates Sora's ability
      Then A is asked to choose up to 1 among Roboco-Debut
      When A chooses nothing
      Then A has 0 cards in hand

    Scenario: a deck is searched, and the only fitting card is found
      Given the board
        | zone   | A                               |
        | center | Sora                            |
        | deck   | Roboco-Debut, AZKi-1st, Mel-1st |
      And Sora reads "Activated: search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      And the next shuffle gives Mel-1st, AZKi-1st
      When A activates Sora's ability
      And A chooses Roboco-Debut
      Then A's hand is Roboco-Debut
      And the top of A's deck is Mel-1st, AZKi-1st

    Scenario: the only fitting card of the archive, a public zone, has to be chosen
      Given the board
        | zone    | A                     |
        | center  | Sora                  |
        | archive | Roboco-Debut, 2 cards |
      And Sora reads "Activated: put 1 Debut holomem from your archive into your hand."
      When A activates Sora's ability
      Then A's hand is Roboco-Debut

    Scenario: a red card of the hand does not have to be found
      Given the board
        | zone   | A                               |
        | center | Sora                            |
        | hand   | Roboco color:red, Miko color:blue |
      And Sora reads "Activated: archive 1 red holomem card from your hand, then draw 1 card."
      When A activates Sora's ability
      Then A is asked to choose up to 1 among Roboco
      When A chooses nothing
      Then A's archive is empty

    Scenario: any card of the hand, which all know to be there, has to be chosen
      Given the board
        | zone   | A                               |
        | center | Sora                            |
        | hand   | Roboco color:red, Miko color:blue |
      And Sora reads "Activated: archive 1 card from your hand, then draw 1 card."
      When A activates Sora's ability
      Then A is asked to choose 1 among Roboco, Miko

    Scenario: any of the cards looked at has to be chosen
      Given the board
        | zone   | A                     |
        | center | Sora                  |
        | deck   | Roboco, Miko, Suisei  |
      And Sora reads "Activated: look at the top 2 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck."
      When A activates Sora's ability
      Then A is asked to choose 1 among Roboco, Miko

  @clause-10.7.2.3.6
  Rule: 10.7.2.3.6 For a card that is attached, the holomem that it goes to is chosen as it is played

    Scenario Outline: a <kind> asks for one of the player's holomem
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And A holds a support "Cake" (<kind>)
      When A plays the support Cake
      Then A is asked to choose 1 among Sora, Roboco
      When A chooses Roboco
      Then Cake is attached to Roboco

      Examples:
        | kind   |
        | tool   |
        | mascot |
        | fan    |

    Scenario: only a holomem that the card may be attached to can be chosen
      Given the board
        | zone   | A                  | B    |
        | center | Sora               | Miko |
        | back   | Roboco, AZKi, Sora |      |
      And A holds a support "Cake" (fan) that reads "Can only be attached to <Sora>."
      When A plays the support Cake
      Then A is asked to choose 1 among Sora, Sora#2

    Scenario: an item asks for no holomem
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      When A plays the support Cake
      Then nobody is asked anything
      And Cake is in A's archive

  @clause-10.7.2.3.7
  Rule: 10.7.2.3.7 A support that would change nothing but its own place cannot be played

    Scenario Outline: with <deck> in the deck, a support that draws <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Cake" (item) that reads "Draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | deck    | can or not |
        | 1 card  | can        |
        | -       | cannot     |

    Scenario Outline: against <damage> damage and a deck of <deck>, one that heals and draws <can or not> be played
      Given the board
        | zone   | A                    |
        | center | Sora damage:<damage> |
        | deck   | <deck>               |
      And A holds a support "Cake" (item) that reads "Heal 20 HP from your center holomem, then draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | damage | deck   | can or not |
        | 0      | -      | cannot     |
        | 10     | -      | can        |
        | 0      | 1 card | can        |

    Scenario Outline: in B's turn, with <back> in the back, one that rests a back holomem <can or not> be played
      Given the board
        | zone   | A             | B      |
        | center | Sora          | Miko   |
        | back   | <back>        |        |
      And B holds a support "Cake" (event) that reads "Rest 1 of your opponent's back holomem."
      And it is B's turn
      Then B <can or not> play the support Cake

      Examples:
        | back           | can or not |
        | -              | cannot     |
        | Roboco resting | cannot     |
        | Roboco         | can        |

    Scenario Outline: a condition within the text, with <life> life: it <can or not> be played
      Given A has <life> life
      And A holds a support "Cake" (staff) that reads "If you have 3 or less life, draw 1 card."
      Then A <can or not> play the support Cake

      Examples:
        | life | can or not |
        | 3    | can        |
        | 4    | cannot     |

    Scenario Outline: one that chooses a <color> holomem and heals it if it is red <can or not> be played
      Given the board
        | zone   | A                              |
        | center | Sora color:<color> damage:20   |
      And A holds a support "Cake" (item) that reads "Choose 1 of your holomem. If it is red, heal 20 HP from it."
      Then A <can or not> play the support Cake

      Examples:
        | color | can or not |
        | red   | can        |
        | blue  | cannot     |

    @reading-H-25=public-information
    Scenario Outline: with <deck> in the deck, a support that does no more than shuffle it <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Blender" (item) that reads "Shuffle your deck."
      Then A <can or not> play the support Blender

      Examples:
        | deck    | can or not |
        | 3 cards | can        |
        | -       | cannot     |

    @reading-H-25=shuffle-is-no-change
    Scenario Outline: a support that shuffles the deck and <text> <can or not> be played
      Given A holds a support "Blender" (item) that reads "Shuffle your deck<text>."
      Then A <can or not> play the support Blender

      Examples:
        | text              | can or not |
        |                   | cannot     |
        | , then draw 1 card | can        |

    Scenario Outline: with <deck> in the deck, a support that looks at its top card <can or not> be played
      Given the board
        | zone | A      |
        | deck | <deck> |
      And A holds a support "Lens" (item) that reads "Look at the top card of your deck."
      Then A <can or not> play the support Lens

      Examples:
        | deck   | can or not |
        | 1 card | can        |
        | -      | cannot     |

    Scenario: a search can be played though the deck holds nothing that fits
      Given the board
        | zone | A                    |
        | deck | Roboco-1st, Miko-1st |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      Then A can play the support Cake

    Scenario: a search cannot be played if there is no deck
      Given the board
        | zone | A |
        | deck | - |
      And A holds a support "Cake" (item) that reads "Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck."
      Then A cannot play the support Cake

    Scenario Outline: with <back> beside a center holomem that has a tool, a tool <can or not> be played
      Given the board
        | zone   | A              |
        | center | Sora tool:Band |
        | back   | <back>         |
      And A holds a support "Mic" (tool)
      Then A <can or not> play the support Mic

      Examples:
        | back             | can or not |
        | -                | cannot     |
        | Roboco tool:Drum | cannot     |
        | Roboco           | can        |
