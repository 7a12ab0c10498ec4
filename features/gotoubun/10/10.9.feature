@gotoubun
Feature: 10.9 Continuous effects

  @clause-10.9.1
  Rule: 10.9.1 Information of a card follows from print, then episodes, abilities, other effects and numbers

    Scenario: an ability that is given, a person that it brings, a number for that person
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
        | lane 3 | Yotsuba        |
      And Memory modifier:1 is set on Ichika
      And Yotsuba reads "Your {Miku} gets power +2."
      And Nino reads "Your character in lane 1 with power 4 or more gains "This character is also {Miku}."."
      Then Ichika has power 6

  @clause-10.9.1.1
  Rule: 10.9.1.1 The information printed on a card is where its information starts from

    Scenario Outline: Ichika with a printed power of <power> has <more> when 2 is added
      Given the board
        | zone   | A                    |
        | lane 1 | Ichika power:<power> |
        | lane 2 | Nino                 |
      And Nino reads "Your character in lane 1 gets power +2."
      Then Ichika has power <more>
      And Ichika is the person Ichika

      Examples:
        | power | more |
        | 3     | 5    |
        | 7     | 9    |

    Scenario: a hero's number starts from what is printed on it
      Given A's lane 1 holds Ichika
      And hero lane 3 holds Futaro need:6
      And Ichika reads "Each {Futaro} gets need -2."
      Then Futaro needs 4

  @clause-10.9.1.2
  Rule: 10.9.1.2 Then the modifiers of all episodes that are set on a character are added to its power

    @clause-5.10.2
    Scenario Outline: of the power 3 of Ichika, who has a <first> and a <second>, Nino has nothing
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino power:3   |
      And Memory modifier:<first> is set on Ichika
      And Journey modifier:<second> is set on Ichika
      Then Ichika has power <power>
      And Nino has power 3

      Examples:
        | first | second | power |
        | 1     | 2      | 6     |
        | 4     | 0      | 7     |

    Scenario: an effect that sets the power comes after them
      Given the board
        | zone   | A                              |
        | lane 1 | Ichika power:3                 |
        | lane 2 | Nino                           |
        | hand   | Memory kind:episode modifier:2 |
      And Nino reads "Your character in lane 1 has power 4."
      When A plays the episode Memory on Ichika
      Then Memory has modifier 2
      And Ichika has power 4

    @clause-10.9.1.3
    Scenario Outline: power 3 and <modifier> is looked at before an ability is given
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
      And Memory modifier:<modifier> is set on Ichika
      And Nino reads "Your character in lane 1 with power 5 or more gains "This character is also {Miku}."."
      Then Ichika <is> the person Miku

      Examples:
        | modifier | is     |
        | 1        | is not |
        | 2        | is     |

    Scenario Outline: <owner>'s episode is set on A's character by an effect
      Given A's lane 1 holds Ichika power:3
      And <owner>'s waiting room holds Memory kind:episode modifier:2
      And A holds an event "Gift" that reads "Main: Set 1 episode card from <whose> waiting room on 1 of your characters."
      When A plays the event Gift
      Then Ichika has power 5

      Examples:
        | owner | whose           |
        | A     | your            |
        | B     | your opponent's |

  @clause-10.9.1.3
  Rule: 10.9.1.3 Effects that give, take away or invalidate abilities apply before other effects

    Scenario Outline: a person brought by an ability is lost with it, however young the loss
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | hand   | Nino   |
      And Ichika reads "This character is also {Miku}."
      And Nino reads "<loss>"
      When A plays the character Nino into lane 2
      Then Ichika is not the person Miku
      And Ichika is the person Ichika

      Examples:
        | loss                                             |
        | Your character in lane 1 loses all abilities.    |
        | Your {Ichika} characters' abilities are invalid. |

    Scenario Outline: Ichika, Miku by an effect alone, has power <power> when <who> gains an ability
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
        | lane 3 | Yotsuba        |
      And Nino reads "Your character in lane 1 is also {Miku}."
      And Yotsuba reads "Your {<who>} gains "This character gets power +2."."
      Then Ichika has power <power>
      And Ichika is the person Miku

      Examples:
        | who    | power |
        | Miku   | 3     |
        | Ichika | 5     |

    Scenario Outline: power through an effect is not looked at either, power <power> as printed is
      Given the board
        | zone   | A                    |
        | lane 1 | Ichika power:<power> |
        | lane 2 | Nino                 |
        | lane 3 | Yotsuba              |
      And Nino reads "Your character in lane 1 gets power +1."
      And Yotsuba reads "Your character in lane 1 with power 5 or more gains "This character is also {Miku}."."
      Then Ichika <is> the person Miku

      Examples:
        | power | is     |
        | 4     | is not |
        | 5     | is     |

  @clause-10.9.1.4
  Rule: 10.9.1.4 Then those that change no number

    Scenario Outline: a number for Miku, and <person> who comes later
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Yotsuba        |
        | hand   | Nino           |
      And Yotsuba reads "Your {Miku} in lane 1 gets power +2."
      And Nino reads "Your character in lane 1 is also {<person>}."
      When A plays the character Nino into lane 3
      Then Ichika has power <power>

      Examples:
        | person | power |
        | Miku   | 5     |
        | Itsuki | 3     |

    Scenario Outline: a person for power 5 or more, and power 3 of which effects make 5, or <power> as printed
      Given the board
        | zone   | A                    |
        | lane 1 | Ichika power:<power> |
        | lane 2 | Nino                 |
        | lane 3 | Yotsuba              |
      And Nino reads "Your character in lane 1 gets power +2."
      And Yotsuba reads "Your character in lane 1 with power 5 or more is also {Miku}."
      Then Ichika <is> the person Miku

      Examples:
        | power | is     |
        | 3     | is not |
        | 5     | is     |

    Scenario Outline: Miku cannot approach, and Ichika is <person> as well
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:5 |
        | lane 2 | Nino power:5   |
      And hero lane 2 holds Futaro need:5
      And Nino reads "Your {Miku} cannot approach."
      And Nino reads "Your character in lane 1 is also {<person>}."
      When A ends the main phase
      Then A <can> approach Futaro with Ichika

      Examples:
        | person | can    |
        | Miku   | cannot |
        | Itsuki | can    |

  @clause-10.9.1.5
  Rule: 10.9.1.5 Then those that change a number

    @clause-10.9.1.1
    Scenario: several add up to what is printed
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
        | lane 3 | Miku           |
      And Nino reads "Your character in lane 1 gets power +2."
      And Miku reads "Your character in lane 1 gets power +3."
      Then Ichika has power 8

    Scenario: a name that is given counts for a number, whichever came first
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
        | lane 3 | Miku           |
      And Nino reads "Your <Summer Ichika> gets power +2."
      And Miku reads "Your character in lane 1 is also named <Summer Ichika>."
      Then Ichika has power 5

    Scenario: the power that an ability adds is gone when the ability is lost
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | lane 2 | Nino           |
        | hand   | Miku           |
      And Nino reads "Your character in lane 1 gets power +2."
      And Miku reads "Your {Nino} loses all abilities."
      Then Ichika has power 5
      When A plays the character Miku into lane 3
      Then Ichika has power 3

  @clause-10.9.1.6
  Rule: 10.9.1.6 An effect that depends on another applies after it, whichever is older

    Scenario Outline: Itsuki is also Yotsuba, and every Yotsuba is Miku (first came <older>)
      Given the board
        | zone   | A         |
        | lane 1 | Itsuki    |
        | lane 2 | <older>   |
        | hand   | <younger> |
      And Ichika reads "Your {Itsuki} is also {Yotsuba}."
      And Nino reads "Your {Yotsuba} are also {Miku}."
      When A plays the character <younger> into lane 3
      Then Itsuki is the person Yotsuba
      And Itsuki is the person Miku

      Examples:
        | older  | younger |
        | Ichika | Nino    |
        | Nino   | Ichika  |

    Scenario Outline: more power, and more for power 5 or more (first came <older>)
      Given the board
        | zone   | A              |
        | lane 1 | Itsuki power:3 |
        | lane 2 | <older>        |
        | hand   | <younger>      |
      And Ichika reads "Your character in lane 1 gets power +2."
      And Nino reads "Your {Itsuki} with power 5 or more gets power +2."
      When A plays the character <younger> into lane 3
      Then Itsuki has power 7

      Examples:
        | older  | younger |
        | Ichika | Nino    |
        | Nino   | Ichika  |

    Scenario Outline: more power, and more for power 4 or less (first came <older>)
      Given the board
        | zone   | A              |
        | lane 1 | Itsuki power:3 |
        | lane 2 | <older>        |
        | hand   | <younger>      |
      And Ichika reads "Your character in lane 1 gets power +2."
      And Nino reads "Your {Itsuki} with power 4 or less gets power +2."
      When A plays the character <younger> into lane 3
      Then Itsuki has power 5

      Examples:
        | older  | younger |
        | Ichika | Nino    |
        | Nino   | Ichika  |

    Scenario Outline: an ability that makes others invalid is made invalid itself when <older> came first
      Given the board
        | zone   | A              |
        | lane 1 | Yotsuba        |
        | lane 2 | Itsuki power:3 |
        | lane 4 | <older>        |
        | hand   | <younger>      |
      And Itsuki reads "This character gets power +2."
      And Ichika reads "Your {Itsuki} characters' abilities are invalid."
      And Nino reads "Your {Ichika} characters' abilities are invalid."
      When A plays the character <younger> into lane 3
      Then Itsuki has power 5

      Examples:
        | older  | younger |
        | Ichika | Nino    |
        | Nino   | Ichika  |

  @clause-10.9.1.7
  Rule: 10.9.1.7 Effects that do not depend on one another apply in the order of their age

    Scenario Outline: the youngest person is the one that is left (<younger>'s)
      Given the board
        | zone   | A         |
        | lane 1 | Itsuki    |
        | lane 2 | <older>   |
        | hand   | <younger> |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Nino reads "Your character in lane 1 is {Yotsuba}."
      When A plays the character <younger> into lane 3
      Then Itsuki is the person <person>
      And Itsuki is not the person <other>

      Examples:
        | older  | younger | person  | other   |
        | Ichika | Nino    | Yotsuba | Miku    |
        | Nino   | Ichika  | Miku    | Yotsuba |

    Scenario Outline: a number that is set, and one that is added (first came <older>)
      Given the board
        | zone   | A              |
        | lane 1 | Itsuki power:3 |
        | lane 2 | <older>        |
        | hand   | <younger>      |
      And Ichika reads "Your character in lane 1 has power 5."
      And Nino reads "Your character in lane 1 gets power +2."
      When A plays the character <younger> into lane 3
      Then Itsuki has power <power>

      Examples:
        | older  | younger | power |
        | Ichika | Nino    | 7     |
        | Nino   | Ichika  | 5     |

    Scenario Outline: <player>'s is the younger one, in either player's turn
      Given the board
        | zone   | A      | B    |
        | lane 1 | Itsuki |      |
        | <mine> | Ichika |      |
        | <hers> |        | Nino |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Nino reads "Your opponent's character in lane 1 is {Yotsuba}."
      And it is <player>'s turn
      When <player> plays the character <younger> into lane 3
      Then Itsuki is the person <person>
      When the turn passes to <other>
      Then Itsuki is the person <person>

      Examples:
        | player | mine   | hers   | younger | person  | other |
        | A      | hand   | lane 2 | Ichika  | Miku    | B     |
        | B      | lane 2 | hand   | Nino    | Yotsuba | A     |

  @clause-10.9.1.7.1 @reading-G-18
  Rule: 10.9.1.7.1 A continuous ability is as old as its card's stay in the lane where it is

    Scenario Outline: Nino is played later, and it is Ichika who moves after that, or nobody (<text>)
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | lane 2 | Ichika |
        | hand   | Nino   |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Nino reads "Your character in lane 1 is {Yotsuba}."
      And Ichika reads "Activated: <text>."
      When A plays the character Nino into lane 3
      And A activates Ichika's ability
      Then Itsuki is the person <person>

      Examples:
        | text                          | person  |
        | draw 1 card                   | Yotsuba |
        | move this character to lane 5 | Miku    |

    Scenario: all that the older one changes is changed before what the younger one does
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | lane 2 | Ichika |
        | hand   | Nino   |
      And Ichika reads "Your character in lane 1 is named <Spring> and is {Miku}."
      And Nino reads "Your character in lane 1 is {Yotsuba}."
      When A plays the character Nino into lane 3
      Then Itsuki is the person Yotsuba
      And Itsuki is named Spring

    Scenario: of an episode, it is the moment that it was set
      Given the board
        | zone   | A                   |
        | lane 1 | Itsuki              |
        | lane 2 | Ichika              |
        | hand   | Memory kind:episode |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Memory reads "The character this is set on is {Yotsuba}."
      When A plays the episode Memory on Itsuki
      Then Itsuki is the person Yotsuba

    Scenario: of a character that has grown, it is the moment that its top card came
      Given the board
        | zone   | A             |
        | lane 1 | Itsuki        |
        | lane 2 | Ichika        |
        | lane 3 | Nino          |
        | hand   | Summer-Ichika |
      And Summer-Ichika reads "Growth {Ichika}. / Your character in lane 1 is {Miku}."
      And Nino reads "Your character in lane 1 is {Yotsuba}."
      When A plays the character Summer-Ichika into lane 2
      Then Itsuki is the person Miku

    Scenario Outline: an episode is as old as its stay in the lane, so Itsuki is <person> after "<text>"
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | lane 3 | Raiha  |
        | hand   | Nino   |
      And Memory is set on Itsuki
      And Memory reads "The character this is set on is {Miku}."
      And Nino reads "Each of your {Itsuki} or {Miku} is {Yotsuba}."
      And Itsuki reads "Activated: <text>."
      When A plays the character Nino into lane 4
      And A activates Itsuki's ability
      Then Itsuki is the person <person>

      Examples:
        | text                          | person  |
        | draw 1 card                   | Yotsuba |
        | move this character to lane 5 | Miku    |

    Scenario: an episode that is set on another character is as old as its new setting
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | lane 3 | Raiha  |
        | hand   | Nino   |
      And Memory is set on Raiha
      And Memory reads "The character this is set on is {Miku}."
      And Nino reads "Your character in lane 1 is {Yotsuba}."
      And Itsuki reads "Activated: set 1 episode set on 1 of your {Miku} on this character."
      When A plays the character Nino into lane 4
      And A activates Itsuki's ability
      Then Itsuki is the person Miku

  @clause-10.9.1.7.2 @reading-G-18
  Rule: 10.9.1.7.2 Any other continuous effect is as old as the playing of its ability

    Scenario: played after the other's card came
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | lane 2 | Ichika |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And A holds an event "Disguise" that reads "Main: Until the end of the turn, your character in lane 1 is {Yotsuba}."
      When A plays the event Disguise
      Then Itsuki is the person Yotsuba

    Scenario: played before the other's card came
      Given the board
        | zone   | A      |
        | lane 1 | Itsuki |
        | hand   | Ichika |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And A holds an event "Disguise" that reads "Main: Until the end of the turn, your character in lane 1 is {Yotsuba}."
      When A plays the event Disguise
      And A plays the character Ichika into lane 2
      Then Itsuki is the person Miku

    Scenario: a card that comes between the playing of an event and its effect is younger
      Given the board
        | zone         | A      |
        | lane 1       | Itsuki |
        | waiting room | Ichika |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And A holds an event "Back" that reads "Main: Put your {Ichika} card in your waiting room into lane 2. Until the end of the turn, your character in lane 1 is {Yotsuba}."
      When A plays the event Back
      Then Itsuki is the person Miku

    Scenario: a card that comes between the playing of an ability and its effect is younger
      Given the board
        | zone         | A      |
        | lane 1       | Itsuki |
        | waiting room | Ichika |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Itsuki reads "Activated: put your {Ichika} card in your waiting room into lane 2. Until the end of the turn, your character in lane 1 is {Yotsuba}."
      When A activates Itsuki's ability
      Then Itsuki is the person Miku

    Scenario: a card that comes between an ability's trigger and its playing is older
      Given the board
        | zone         | A       |
        | lane 1       | Itsuki  |
        | lane 2       | Nino    |
        | lane 3       | Yotsuba |
        | waiting room | Ichika  |
      And Ichika reads "Your character in lane 1 is {Miku}."
      And Nino reads "When you play an event, put your {Ichika} card in your waiting room into lane 4."
      And Yotsuba reads "When you play an event, until the end of the turn, your character in lane 1 is {Raiha}."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A plays the waiting ability of Nino first
      Then Itsuki is the person Raiha

  @clause-10.9.2
  Rule: 10.9.2 An effect of a played ability does not reach cards that changed zones since, but from lane to lane

    Scenario: a character that comes to a lane afterwards
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
        | hand   | Nino power:3   |
      And A holds an event "Cheer" that reads "Main: Until the end of the turn, your characters get power +2."
      When A plays the event Cheer
      And A plays the character Nino into lane 2
      Then Ichika has power 5
      And Nino has power 3

    @clause-10.2.1.2 @reading-G-19
    Scenario Outline: a character that moves to another lane, or goes and comes back, afterwards
      Given the board
        | zone   | A              |
        | lane 1 | Ichika power:3 |
      And Ichika reads "Activated: <text>."
      And A holds an event "Cheer" that reads "Main: Until the end of the turn, your characters get power +2."
      When A plays the event Cheer
      And A activates Ichika's ability
      Then Ichika is in A's lane 4
      And Ichika has power <power>

      Examples:
        | text                                                               | power |
        | move this character to lane 4                                      | 5     |
        | put this character into your waiting room, then put it into lane 4 | 3     |

    Scenario: a hero that moves to another hero lane keeps it
      Given A's lane 1 holds Ichika
      And hero lane 2 holds Futaro need:5
      And hero lane 3 is empty
      And Ichika reads "Activated: move each {Futaro} to an empty hero lane."
      And A holds an event "Exam" that reads "Main: Until the end of the turn, each hero gets need +2."
      When A plays the event Exam
      And A activates Ichika's ability
      Then Futaro is in hero lane 3
      And Futaro needs 7

    Scenario: a character that is laid on one that it reaches
      Given the board
        | zone   | A                     |
        | lane 1 | Ichika power:3        |
        | hand   | Summer-Ichika power:4 |
      And Summer-Ichika reads "Growth {Ichika}."
      And A holds an event "Cheer" that reads "Main: Until the end of the turn, your characters get power +2."
      When A plays the event Cheer
      And A plays the character Summer-Ichika into lane 1
      Then Summer-Ichika has power 4

    Scenario: a continuous ability reaches newcomers
      Given the board
        | zone   | A            |
        | lane 1 | Ichika       |
        | hand   | Nino power:3 |
      And Ichika reads "Your characters get power +2."
      When A plays the character Nino into lane 2
      Then Nino has power 5

    Scenario: a character that comes between the playing of an event and its effect
      Given the board
        | zone         | A              |
        | lane 1       | Ichika power:3 |
        | waiting room | Nino power:3   |
      And A holds an event "Cheer" that reads "Main: Put 1 {Nino} card from your waiting room into lane 2. Until the end of the turn, your characters get power +2."
      When A plays the event Cheer
      Then Ichika has power 5
      And Nino has power 3

    Scenario: of an activated ability the same, and newcomers of the next turn
      Given the board
        | zone   | A              | B            |
        | lane 1 | Ichika power:3 |              |
        | hand   | Nino power:3   | Miku power:3 |
      And Ichika reads "Activated: for the rest of the game, all characters get power +2."
      When A activates Ichika's ability
      And A plays the character Nino into lane 2
      Then Ichika has power 5
      And Nino has power 3
      When the turn passes to B
      And B plays the character Miku into lane 1
      Then Miku has power 3

  @clause-10.9.3
  Rule: 10.9.3 An effect that changes the cards of a zone applies to a card from the moment that it is there

    Scenario Outline: Nino is put into lane 2, and looked at at once, while the power of <whom> is raised
      Given the board
        | zone         | A            |
        | lane 1       | Ichika       |
        | waiting room | Nino power:1 |
      And Ichika reads "Your <whom> gets power +2."
      And Ichika reads "Activated: put 1 {Nino} card from your waiting room into lane 2, then draw cards equal to its power."
      When A activates Ichika's ability
      Then A has drawn <cards>

      Examples:
        | whom                | cards   |
        | {Nino}              | 3 cards |
        | character in lane 2 | 3 cards |
        | character in lane 1 | 1 card  |

    Scenario Outline: Nino is put into the waiting room, where cards are Miku, or is not
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Nino |
      And Ichika reads "Activated: <text>."
      And Ichika reads "Each character card in your opponent's waiting room is also {Miku}."
      When A activates Ichika's ability
      Then Nino <is> the person Miku

      Examples:
        | text                                                         | is     |
        | put each of your opponent's characters into the waiting room | is     |
        | remove each of your opponent's characters                    | is not |

  @clause-10.9.3.1
  Rule: 10.9.3.1 A trigger on a card's coming looks at the card as the zone's effects make it

    Scenario Outline: Nino has power <power> on the card, and 2 more as a <whom>
      Given the board
        | zone   | A                  | B    |
        | lane 1 | Ichika             | Miku |
        | hand   | Nino power:<power> |      |
      And Ichika reads "Your <whom> gets power +2."
      And Miku reads "When a character with power 5 or more appears, draw 1 card."
      When A plays the character Nino into lane 2
      Then B has drawn <cards>

      Examples:
        | power | whom                | cards   |
        | 3     | {Nino}              | 1 card  |
        | 2     | {Nino}              | 0 cards |
        | 3     | character in lane 2 | 1 card  |
        | 3     | character in lane 1 | 0 cards |

    Scenario: a character whose power is raised after appearing does not trigger for that power
      Given the board
        | zone   | A            | B    |
        | lane 1 | Ichika       | Miku |
        | hand   | Nino power:3 |      |
      And Ichika reads "When a character appears, until the end of the turn, your {Nino} gets power +2."
      And Miku reads "When a character with power 5 or more appears, draw 1 card."
      When A plays the character Nino into lane 2
      Then Nino has power 5
      And B has drawn 0 cards

    Scenario Outline: a coming Nino who is made {Yotsuba} <drawn> a card for {<who>}
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika | Miku |
        | hand   | Nino   |      |
      And Ichika reads "Your character in lane 2 is {Yotsuba}."
      And Miku reads "When a {<who>} appears, draw 1 card."
      When A plays the character Nino into lane 2
      Then B has drawn <drawn>

      Examples:
        | who     | drawn   |
        | Yotsuba | 1 card  |
        | Nino    | 0 cards |
