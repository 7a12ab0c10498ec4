@osica @assumption-OA-5 @assumption-OA-6
Feature: main The main phase and Entry

  @clause-main.1
  Rule: main.1 A card is not played beyond area or limit

    Scenario Outline: a stage of level 3, a limit of 4, <assist> in the assist area
      Given the board
        | zone   | A                                              | B                                                    |
        | center | Rin level:3                                    | Ena level:3                                          |
        | assist | <assist>                                       | <assist>                                             |
        | hand   | Aoi level:1, Chiaki level:2, Tent kind:support | Sakura level:1, Minami level:2, Lantern kind:support |
      And <player> has a limit of 4
      And it is <player>'s turn
      Then <player> can play <low> in the left
      And <player> cannot play <high> in the left
      And <player> cannot play <low> in the center
      And <player> <can> play <high> in the assist area
      And <player> <can> play <support> in the assist area

      Examples:
        | player | low    | high   | support | assist                  | can    |
        | A      | Aoi    | Chiaki | Tent    | -                       | can    |
        | A      | Aoi    | Chiaki | Tent    | Touko, Ayano, Nadeshiko | cannot |
        | B      | Sakura | Minami | Lantern | -                       | can    |
        | B      | Sakura | Minami | Lantern | Touko, Ayano, Nadeshiko | cannot |

    @without-effect-room
    Scenario: a support that fills the assist area lets no other card come there
      Given the board
        | zone   | A                                       | B |
        | assist | Touko, Ayano                            |   |
        | hand   | Tent kind:support, Lantern kind:support |   |
      And Tent reads "Entry: Choose 1 of your characters. This turn, it has AP +1000."
      Then A can play Lantern in the assist area
      When A plays Tent in the assist area
      And A says yes
      And A chooses Touko
      Then A cannot play Lantern in the assist area

    Scenario Outline: the cards and the limit of the other player do not bind <player>
      Given the board
        | zone   | A           | B           |
        | center | <mine>      | <theirs>    |
        | assist | <some>      | <others>    |
        | hand   | Aoi level:1 | Ena level:1 |
      And A has a limit of 3
      And B has a limit of 3
      And it is <player>'s turn
      Then <player> can play <card> in the center
      And <player> can play <card> in the assist area

      Examples:
        | player | card | mine        | theirs         | some                     | others               |
        | A      | Aoi  | -           | Sakura level:3 | -                        | Minami, Ayano, Akari |
        | B      | Ena  | Rin level:3 | -              | Touko, Chiaki, Nadeshiko | -                    |

  @clause-main.2
  Rule: main.2 Several of the same card may be played

    Scenario Outline: <player> plays two of them in one turn
      Given the board
        | zone | A                                      | B                                      |
        | hand | Rin number:OS-001, Rin#2 number:OS-001 | Ena number:OS-002, Ena#2 number:OS-002 |
      And it is <player>'s turn
      When <player> plays <one> in the center
      And <player> plays <two> in the left
      Then <one> is in <player>'s center
      And <two> is in <player>'s left

      Examples:
        | player | one | two   |
        | A      | Rin | Rin#2 |
        | B      | Ena | Ena#2 |

    @without-effect-counts
    Scenario: a second copy of a support may be played beside the first
      Given the board
        | zone   | A                                 | B |
        | assist | Tent kind:support number:OS-101   |   |
        | hand   | Tent#2 kind:support number:OS-101 |   |
      When A plays Tent#2 in the assist area
      Then A has 2 cards in assist

  @clause-main.3
  Rule: main.3 The face-up oshi can be played like a character of the hand

    Scenario Outline: <player> plays it, and somebody of the hand
      Given the board
        | zone | A   | B      |
        | oshi | Rin | Ena    |
        | hand | Aoi | Sakura |
      And it is <player>'s turn
      When <player> plays <oshi> in the center
      And <player> plays <card> in the left
      Then <oshi> is in <player>'s center
      And <oshi> is standing
      And <card> is in <player>'s left

      Examples:
        | player | oshi | card   |
        | A      | Rin  | Aoi    |
        | B      | Ena  | Sakura |

    Scenario: an oshi that is played has its Entry like another character
      Given the board
        | zone | A   | B |
        | oshi | Rin |   |
      And Rin reads "Entry: Draw 1 card."
      When A plays Rin in the center
      And A says yes
      Then A has drawn 1 card

    Scenario Outline: an oshi of level 3 <can> be played in the <place> after a character of level 2, with a limit of <limit>
      Given the board
        | zone | A           | B |
        | oshi | Rin level:3 |   |
        | left | Aoi level:2 |   |
      And A has a limit of <limit>
      Then A <can> play Rin in the <place>

      Examples:
        | place       | limit | can    |
        | center      | 5     | can    |
        | center      | 4     | cannot |
        | assist area | 4     | can    |

  @clause-main.4
  Rule: main.4 The face-down oshi can be turned up for two

    Scenario Outline: <player> turns it up and plays it in the same phase
      Given the board
        | zone | A             | B             |
        | oshi | Rin face-down | Ena face-down |
        | cost | 2 cards       | 2 cards       |
      And it is <player>'s turn
      When <player> turns the oshi up
      Then <player>'s cost is empty
      And <oshi> lies face up
      When <player> plays <oshi> in the center
      Then <oshi> is in <player>'s center

      Examples:
        | player | oshi |
        | A      | Rin  |
        | B      | Ena  |

    Scenario Outline: the other player's cost does not matter where <player> <can> turn the oshi up
      Given the board
        | zone | A             | B             |
        | oshi | Rin face-down | Ena face-down |
        | cost | <mine>        | <theirs>      |
      And it is <player>'s turn
      Then <player> <can> turn the oshi up

      Examples:
        | player | mine    | theirs  | can    |
        | A      | 2 cards | -       | can    |
        | A      | -       | 2 cards | cannot |
        | B      | -       | 2 cards | can    |

    Scenario: an oshi stays face down when its player has one cost
      Given the board
        | zone | A             | B |
        | oshi | Rin face-down |   |
        | cost | 1 card        |   |
        | hand | Aoi           |   |
      Then A cannot turn the oshi up
      And A can play Aoi in the center

  @clause-main.5
  Rule: main.5 Any number of cards is played in a turn

    @without-effect-room
    Scenario Outline: <player> can play six cards in one turn
      Given the board
        | zone | A                                                              | B                                                                    |
        | hand | Rin, Aoi, Chiaki, Touko, Tent kind:support, Stove kind:support | Ena, Sakura, Minami, Ayano, Lantern kind:support, Chair kind:support |
      And <one> reads "Entry: This turn, this character has Through."
      And it is <player>'s turn
      When <player> plays <one> in the left
      And <player> says yes
      And <player> plays <two> in the center
      And <player> plays <three> in the right
      And <player> plays <four> in the assist area
      And <player> plays <five> in the assist area
      Then <player> can play <six> in the assist area

      Examples:
        | player | one | two    | three  | four  | five    | six   |
        | A      | Rin | Aoi    | Chiaki | Touko | Tent    | Stove |
        | B      | Ena | Sakura | Minami | Ayano | Lantern | Chair |

  @clause-main.d2
  Rule: main.d2 Cards other than characters are not played to the stage

    Scenario Outline: a <kind> of <player>'s hand
      Given the board
        | zone | A                     | B                        |
        | hand | Tent kind:<kind>, Rin | Lantern kind:<kind>, Ena |
      And it is <player>'s turn
      Then <player> cannot play <card> in the left
      And <player> cannot play <card> in the center
      And <player> cannot play <card> in the right
      And <player> can play <other> in the center

      Examples:
        | player | kind    | card    | other |
        | A      | support | Tent    | Rin   |
        | A      | event   | Tent    | Rin   |
        | B      | support | Lantern | Ena   |

  @clause-main.d3
  Rule: main.d3 The player of a character says where it is played to, and there has to be room

    Scenario Outline: with somebody in the <taken>, <player> can name the other areas
      Given the board
        | zone    | A           | B              |
        | <taken> | Rin level:2 | Ena level:2    |
        | hand    | Aoi level:2 | Sakura level:2 |
      And <player> has a limit of <limit>
      And it is <player>'s turn
      Then <player> cannot play <card> in the <taken>
      And <player> <can> play <card> in the <free>
      And <player> can play <card> in the assist area

      Examples:
        | player | card   | taken  | free   | limit | can    |
        | A      | Aoi    | left   | center | 4     | can    |
        | A      | Aoi    | center | right  | 4     | can    |
        | A      | Aoi    | left   | right  | 3     | cannot |
        | B      | Sakura | right  | center | 4     | can    |
        | B      | Sakura | right  | center | 3     | cannot |

    Scenario Outline: <player>'s <card> comes to the <place> that <player> names
      Given the board
        | zone | A   | B   |
        | hand | Rin | Ena |
      And it is <player>'s turn
      When <player> plays <card> in the <place>
      Then <card> is in <player>'s <place>

      Examples:
        | player | card | place  |
        | A      | Rin  | left   |
        | A      | Rin  | right  |
        | B      | Ena  | center |

  @clause-main.d4
  Rule: main.d4 An effect of the main phase that lets a card with a tag be played lets an event with it be played

    Scenario Outline: the event has the tag <tag>
      Given the board
        | zone | A                               | B |
        | hand | Rin, Curry kind:event tag:<tag> |   |
      And Rin reads "Entry: You may play an event #Starter."
      And Curry reads "Play: Draw 2 cards."
      When A plays Rin in the center
      Then <what>

      Examples:
        | tag          | what                     |
        | Starter      | A is asked yes or no     |
        | Camp/Starter | A is asked yes or no     |
        | Camp         | nobody is asked anything |

    Scenario: an event played by an Entry takes effect and goes to the drop area
      Given the board
        | zone | A                                 | B |
        | hand | Rin, Curry kind:event tag:Starter |   |
      And Rin reads "Entry: You may play an event #Starter."
      And Curry reads "Play: Draw 2 cards."
      When A plays Rin in the center
      And A says yes
      Then A has drawn 2 cards
      And Curry is in A's drop
      And it is A's main phase

    Scenario: the cost of an event that an Entry lets a player play is paid
      Given the board
        | zone | A                                 | B |
        | hand | Rin, Curry kind:event tag:Starter |   |
        | cost | 1 card                            |   |
      And Rin reads "Entry: You may play an event #Starter."
      And Curry reads "Play 1: Draw 2 cards."
      When A plays Rin in the center
      And A says yes
      Then A has drawn 2 cards
      And A's cost is empty
      And it is A's main phase

    Scenario: a second event can be played by an Entry in the same turn
      Given the board
        | zone | A                                                                       | B |
        | hand | Rin, Aoi, Curry kind:event tag:Starter, Campfire kind:event tag:Starter |   |
      And the cards called Rin read "Entry: You may play an event #Starter."
      And Aoi reads "Entry: You may play an event #Starter."
      And Curry reads "Play: Draw 2 cards."
      And Campfire reads "Play: Gain 1 cost."
      When A plays Rin in the center
      And A says yes
      And A chooses Curry
      And A plays Aoi in the left
      And A says yes
      Then A has 1 card in cost

  @clause-main.d5
  Rule: main.d5 Entry need not be used

    Scenario Outline: <player> says <answer> to an Entry, and has drawn <number> cards
      Given the board
        | zone | A   | B   |
        | hand | Rin | Ena |
      And <card> reads "Entry: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the center
      And <player> says <answer>
      Then <player> has drawn <number> cards
      And it is <player>'s main phase

      Examples:
        | player | card | answer | number |
        | A      | Rin  | no     | 0      |
        | A      | Rin  | yes    | 1      |
        | B      | Ena  | no     | 0      |
        | B      | Ena  | yes    | 1      |

  @clause-main.d6
  Rule: main.d6 A card that enters counts for its own Unity

    Scenario Outline: <player> has <one> and <two>, and Unity 3 enters
      Given the board
        | zone   | A             | B             |
        | left   | <one>         | <one>         |
        | assist | <two>         | <two>         |
        | hand   | Rin tag:<tag> | Ena tag:<tag> |
      And <card> reads "Unity 3 #Starter: Entry: Draw 1 card."
      And it is <player>'s turn
      When <player> plays <card> in the center
      Then <what>

      Examples:
        | player | card | tag     | one             | two               | what                     |
        | A      | Rin  | Starter | Aoi tag:Starter | Touko tag:Starter | A is asked yes or no     |
        | A      | Rin  | Starter | Aoi tag:Starter | Touko tag:Camp    | nobody is asked anything |
        | A      | Rin  | Camp    | Aoi tag:Starter | Touko tag:Starter | nobody is asked anything |
        | B      | Ena  | Starter | Aoi tag:Starter | Touko tag:Starter | B is asked yes or no     |
        | B      | Ena  | Starter | Aoi tag:Camp    | Touko tag:Starter | nobody is asked anything |

    Scenario Outline: in the assist area, too, beside <one> and with <two> on the stage
      Given the board
        | zone   | A               | B |
        | left   | <two>           |   |
        | assist | <one>           |   |
        | hand   | Rin tag:Starter |   |
      And Rin reads "Unity 3 #Starter: Entry: Draw 1 card."
      When A plays Rin in the assist area
      Then <what>

      Examples:
        | one             | two               | what                     |
        | Aoi tag:Starter | Touko tag:Starter | A is asked yes or no     |
        | Aoi tag:Starter | Touko tag:Camp    | nobody is asked anything |

    @assumption-OA-4
    Scenario Outline: a card with Unity 3 that a yell puts into the assist area counts itself, beside <one>
      Given the board
        | zone   | A                      | B |
        | left   | Aoi tag:Starter yell:1 |   |
        | assist | <one>                  |   |
        | deck   | Rin tag:Starter, Ena   |   |
      And Rin reads "Unity 3 #Starter: Entry: Draw 1 card."
      And it is the start of A's yell phase
      When A puts Rin into the assist area
      Then <what>

      Examples:
        | one               | what                  |
        | Touko tag:Starter | A is asked yes or no  |
        | Touko tag:Camp    | A can appeal with Aoi |
