@digicharat
Feature: 3-9 When actions are complete

  @clause-3-9.2 @clause-3-9.1
  Rule: 3-9.2 An attack is complete when its damage is done and the attacker falls asleep or is discarded

    Scenario Outline: <player>'s attacker falls asleep after the damage, and then its name has attacked
      Given the board
        | zone  | A              | B                |
        | field | Dejiko, Dejiko | Puchiko, Puchiko |
      And it is <player>'s turn
      When <player> attacks <target> with <card>
      And both pass
      Then these events happened in this order
        | event   | card     |
        | damaged | <target> |
        | rested  | <card>   |
      And <player> cannot attack <target> with <card>#2

      Examples:
        | player | card    | target  |
        | A      | Dejiko  | Puchiko |
        | B      | Puchiko | Dejiko  |

    @assumption-DA-7
    Scenario Outline: an attacker with guard <guard> was dealt 3, lies in the <zone>, and its name has attacked
      Given the board
        | zone  | A                                  | B                      |
        | field | Dejiko guard:<guard>, Dejiko, Gema | Puchiko power:3, Usada |
      When A attacks Puchiko with Dejiko
      And both pass
      Then Dejiko is in A's <zone>
      And the event "rested" happened <times> for Dejiko
      And A cannot attack Usada with Dejiko#2
      And A can attack Usada with Gema

      Examples:
        | guard | zone         | times   |
        | 3     | discard pile | 0 times |
        | 4     | field        | 1 time  |

    @reading-D-05
    Scenario: a character that was attacked can be attacked again, by another name
      Given the board
        | zone  | A            | B               |
        | field | Dejiko, Gema | Puchiko guard:9 |
      When A attacks Puchiko with Dejiko
      And both pass
      And A attacks Puchiko with Gema
      And both pass
      Then Gema is asleep

    @assumption-DA-10 @assumption-DA-11
    Scenario Outline: after an attack to which <response>, an event for attacking characters finds none
      Given the board
        | zone  | A                    | B                      |
        | field | Dejiko guard:9, Gema | Puchiko guard:9, Usada |
      And A has set the event Trip that reads "Discard each attacking character."
      And B has set the event Nap that reads "Put 1 attacking character to sleep."
      When A attacks Puchiko with Dejiko
      And <response>
      And both pass
      And A uses Trip
      And both pass
      Then A's field is Dejiko, Gema

      Examples:
        | response   |
        | B passes   |
        | B uses Nap |

  @clause-3-9.2.n1
  Rule: 3-9.2.n1 A battle that was cancelled after its declaration was no attack

    Scenario Outline: to <player>'s attack <other> responds "<text>", and another of the name <can> attack
      Given the board
        | zone  | A              | B                |
        | field | Dejiko, Dejiko | Puchiko, Puchiko |
      And <other> has set the event Trip that reads "<text>"
      And it is <player>'s turn
      When <player> attacks <target> with <card>
      And <other> uses Trip
      And both pass
      Then <player> <can> attack <target>#2 with <card>#2

      Examples:
        | player | other | card    | target  | text                                          | can    |
        | A      | B     | Dejiko  | Puchiko | Put 1 attacking character to sleep.           | can    |
        | A      | B     | Dejiko  | Puchiko | Discard 1 attacking character.                | can    |
        | A      | B     | Dejiko  | Puchiko | Return 1 attacked character to hand.          | can    |
        | A      | B     | Dejiko  | Puchiko | This turn, 1 attacked character has power +1. | cannot |
        | B      | A     | Puchiko | Dejiko  | Discard 1 attacked character.                 | can    |

    Scenario: an attacker whose target was gone stays awake, and attacks another
      Given the board
        | zone  | A      | B              |
        | field | Dejiko | Puchiko, Usada |
      And B has set the event Trip that reads "Discard 1 attacked character."
      When A attacks Puchiko with Dejiko
      And B uses Trip
      And both pass
      Then Dejiko is awake
      When A attacks Usada with Dejiko
      And both pass
      Then Dejiko is asleep

  @clause-3-9.3 @clause-3-9.1
  Rule: 3-9.3 A character has come out when it begins to stay in the field

    @assumption-DA-6 @assumption-DA-10
    Scenario: a character on its way does not yet meet the needs of another
      Given A's hand holds Dejiko color:blue, Cinderella Dejiko color:white needs:Dejiko, Gema color:red
      When A brings out Dejiko
      Then A cannot bring out Cinderella Dejiko
      And A can bring out Gema
      When both pass
      Then A can bring out Cinderella Dejiko

    Scenario: an event that discards does not find a character on its way
      Given A's field holds Usada
      And A's hand holds Dejiko
      And B has set the event Trip that reads "Discard 1 character."
      When A brings out Dejiko
      And B uses Trip
      And both pass
      Then A's field is Dejiko
      And Usada is in A's discard pile

    @reading-D-13 @assumption-DA-10 @assumption-DA-5
    Scenario: a character on its way does not cover before it has come out
      Given the board
        | zone  | A             | B             |
        | field | Kappa, Dejiko | Puchiko, Gema |
        | hand  |               | Usada         |
      And Usada reads "Cover."
      And B has set the event Nap that reads "Draw 1 card."
      When A attacks Puchiko with Kappa
      And B brings out Usada
      Then B cannot cover with Usada
      When both pass
      And A attacks Gema with Dejiko
      Then B can cover with Usada

  @clause-3-9.3.n1
  Rule: 3-9.3.n1 A character that a response sent back to the hand or discarded has not come out

    @clause-3-9.3
    Scenario Outline: in response Trip sends it to <player>'s <zone>, and its colour is free
      Given <player>'s hand holds Dejiko color:blue, Gema color:blue
      And <other> has set the event Trip that reads "<text>"
      And it is <player>'s turn
      When <player> brings out Dejiko
      And <other> uses Trip
      And both pass
      Then Dejiko is in <player>'s <zone>
      And <player>'s field is empty
      And <player> can bring out Gema

      Examples:
        | player | other | text                               | zone         |
        | A      | B     | Discard 1 coming character.        | discard pile |
        | B      | A     | Discard 1 coming character.        | discard pile |
        | A      | B     | Return 1 coming character to hand. | hand         |

    Scenario: a character returned to the hand in response comes out when brought out again
      Given A's hand holds Dejiko
      And B has set the event Trip that reads "Return 1 coming character to hand."
      When A brings out Dejiko
      And B uses Trip
      And both pass
      And A brings out Dejiko
      And both pass
      Then Dejiko is in A's field

    @clause-3-1-1.1 @assumption-DA-5
    Scenario Outline: "<text>" is used only after it has come out, and its colour stays used up
      Given A's hand holds Dejiko color:blue, Gema color:blue
      And A has set the event Trip that reads "<text>"
      When A brings out Dejiko
      And both pass
      And A uses Trip
      And both pass
      Then Dejiko is in A's <zone>
      And A cannot bring out Gema

      Examples:
        | text                        | zone         |
        | Discard 1 character.        | discard pile |
        | Return 1 character to hand. | hand         |

    @reading-D-13 @assumption-DA-10
    Scenario: a character brought out in response and discarded leaves its colour free
      Given A's hand holds Usada color:blue, Kappa color:white
      And B's hand holds Dejiko color:blue, Gema color:blue
      And A has set the event Trip that reads "Discard 1 opposing coming character."
      When A brings out Usada
      And B brings out Dejiko
      And A uses Trip
      And both pass
      Then Dejiko is in B's discard pile
      And A's field is Usada
      When A brings out Kappa
      Then B can bring out Gema

  @clause-3-9.4 @reading-D-19
  Rule: 3-9.4 The number of cards to draw is settled by one discarding before the draw

    @assumption-DA-4
    Scenario Outline: of <hand> in hand none is discarded, and <drawn> are drawn
      Given <player> has <hand> in hand
      And it is the start of <player>'s start phase
      When <player> discards nothing before drawing
      Then <player> has drawn <drawn>

      Examples:
        | player | hand    | drawn   |
        | A      | 1 card  | 4 cards |
        | B      | 4 cards | 1 card  |
        | A      | 5 cards | 1 card  |
        | B      | 7 cards | 1 card  |

    @assumption-DA-4
    Scenario Outline: of four in hand <player> discards <cards>, and draws up to five
      Given <player>'s hand holds Dejiko, Puchiko, Usada, Gema
      And it is the start of <player>'s start phase
      Then <player> is asked what to discard before drawing
      When <player> discards <cards> before drawing
      Then <player>'s discard pile is <cards>
      And <player> has drawn <drawn>
      And <player> has 5 cards in hand

      Examples:
        | player | cards                        | drawn   |
        | A      | Puchiko                      | 2 cards |
        | B      | Dejiko, Gema                 | 3 cards |
        | A      | Dejiko, Puchiko, Usada, Gema | 5 cards |

    @assumption-DA-4
    Scenario: with no card in hand nothing is asked, and five are drawn
      Given it is the start of A's start phase
      Then it is A's main phase
      And A has drawn 5 cards
      And B has drawn 0 cards

    @assumption-DA-4 @assumption-DA-9
    Scenario Outline: <discarded> before drawing, from a deck of three
      Given A's hand holds Dejiko, Puchiko, Usada
      And A has 3 cards in deck
      And it is the start of A's start phase
      When A discards <discarded> before drawing
      Then <result>

      Examples:
        | discarded | result           |
        | Dejiko    | A has lost       |
        | nothing   | the game goes on |

    @clause-3-4-2.3.n1 @assumption-DA-3 @assumption-DA-4
    Scenario Outline: before <player>'s draw the characters of <player> wake, and no others
      Given the board
        | zone  | A                          | B                            |
        | field | Dejiko asleep, Gema asleep | Puchiko asleep, Usada asleep |
        | hand  | 1 card                     | 1 card                       |
      And it is the start of <player>'s start phase
      Then <player> is asked what to discard before drawing
      And <one> is awake
      And <two> is awake
      And <three> is asleep

      Examples:
        | player | one     | two   | three   |
        | A      | Dejiko  | Gema  | Puchiko |
        | B      | Puchiko | Usada | Dejiko  |

    @assumption-DA-2 @assumption-DA-4 @assumption-DA-1
    Scenario Outline: in a new game each player is dealt four, and <player>, who goes first, draws one
      Given a new game
      And the coin says that <player> goes first
      Then <player> is asked what to discard before drawing
      And <player> has 4 cards in hand
      And <other> has 4 cards in hand
      When <player> discards nothing before drawing
      Then <player> has 5 cards in hand
      And it is <player>'s main phase
      When the turn passes to <other>
      Then <other> has 5 cards in hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    @assumption-DA-1 @assumption-DA-2 @assumption-DA-4 @assumption-DA-5 @assumption-DA-8
    Scenario: the player who goes first attacks with a new character in the first turn
      Given a new game
      And A's deck holds Dejiko power:3
      And the next shuffle gives Dejiko
      When A discards nothing before drawing
      And A brings out Dejiko
      And both pass
      And A attacks B with Dejiko
      And both pass
      Then B has 33 cards in deck

    @assumption-DA-1
    Scenario Outline: a deck of <count> cards, of which <copies> are Puchikos
      Given a new game
      And <player>'s deck has <count>
      And <player>'s deck holds Puchiko copies:<copies>
      Then the decks are <result>

      Examples:
        | player | count    | copies | result   |
        | A      | 40 cards | 3      | accepted |
        | A      | 39 cards | 3      | refused  |
        | B      | 41 cards | 3      | refused  |
        | B      | 40 cards | 4      | refused  |

  @clause-3-9.4.n1 @assumption-DA-4
  Rule: 3-9.4.n1 A player does not discard a second time before the draw

    Scenario Outline: <player> has discarded, and is not asked again
      Given <player>'s hand holds Dejiko, Puchiko, Usada
      And it is the start of <player>'s start phase
      When <player> discards <cards> before drawing
      Then these events happened in this order
        | event      | cause | step |
        | moved      | draw  |      |
        | step-began |       | main |
      And nobody is asked anything
      And <player> has drawn <drawn>

      Examples:
        | player | cards   | drawn   |
        | A      | Dejiko  | 3 cards |
        | B      | Puchiko | 3 cards |
        | A      | nothing | 2 cards |
