@hololive
Feature: 6.1 The decks

  @clause-6.1.1
  Rule: 6.1.1 Each player brings an oshi holomem, a deck and a cheer deck

    @clause-6.1.1.1
    Scenario Outline: <player>'s <part> with <cards> is <verdict>
      Given a new game
      And <player>'s <part> has <cards>
      Then the decks are <verdict>

      Examples:
        | player | part       | cards    | verdict  |
        | A      | oshi       | 0 cards  | refused  |
        | B      | oshi       | 0 cards  | refused  |
        | A      | deck       | 0 cards  | refused  |
        | B      | cheer deck | 0 cards  | refused  |
        | B      | deck       | 50 cards | accepted |

  @clause-6.1.2
  Rule: 6.1.2 The oshi holomem of a game deck is exactly one card of that type

    Scenario Outline: an oshi position with <cards>
      Given a new game
      And A's oshi holds <cards>
      And A's oshi has <number>
      Then the decks are <verdict>

      Examples:
        | cards                  | number  | verdict  |
        | Ina kind:oshi          | 1 card  | accepted |
        | Ina kind:oshi copies:2 | 2 cards | refused  |
        | Sora kind:holomem      | 1 card  | refused  |

  @clause-6.1.3
  Rule: 6.1.3 A game deck needs a single cheer deck

    Scenario: a game deck without a cheer deck is refused
      Given a new game
      And A's cheer deck has 0 cards
      Then the decks are refused

    Scenario: a game deck with its one cheer deck is accepted
      Given a new game
      Then the decks are accepted

  @clause-6.1.3.1
  Rule: 6.1.3.1 The cheer deck holds cheers alone

    Scenario Outline: a <kind> among the cheers
      Given a new game
      And B's cheer deck holds Odd kind:<kind>
      Then the decks are <verdict>

      Examples:
        | kind    | verdict  |
        | cheer   | accepted |
        | holomem | refused  |
        | item    | refused  |

  @clause-6.1.3.2
  Rule: 6.1.3.2 The cheer deck holds exactly 20 cards

    Scenario Outline: a cheer deck of <cards>
      Given a new game
      And A's cheer deck has <cards>
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 19 cards | refused  |
        | 20 cards | accepted |
        | 21 cards | refused  |

  @clause-6.1.3.3
  Rule: 6.1.3.3 As many of one number as one likes

    Scenario: a cheer deck of twenty copies of one card is accepted
      Given a new game
      And A's cheer deck holds Light kind:cheer number:hY01-001 copies:20
      Then the decks are accepted

  @clause-6.1.4
  Rule: 6.1.4 A game deck needs a single deck beside the cheer deck

    Scenario: a game deck without a deck is refused
      Given a new game
      And A's deck has 0 cards
      Then the decks are refused

    Scenario: a game deck with a deck of 50 cards is accepted
      Given a new game
      And A's deck has 50 cards
      Then the decks are accepted

    Scenario Outline: B's game deck is <verdict> with <cards> in the deck
      Given a new game
      And B's deck has <cards>
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 0 cards  | refused  |
        | 50 cards | accepted |

  @clause-6.1.4.1
  Rule: 6.1.4.1 The deck holds no oshi holomem and no cheer

    Scenario Outline: a <kind> in the deck
      Given a new game
      And B's deck holds Odd kind:<kind>
      Then the decks are <verdict>

      Examples:
        | kind    | verdict  |
        | holomem | accepted |
        | item    | accepted |
        | tool    | accepted |
        | oshi    | refused  |
        | cheer   | refused  |

  @clause-6.1.4.2
  Rule: 6.1.4.2 The deck holds exactly 50 cards

    Scenario Outline: a deck of <cards> is <verdict>
      Given a new game
      And B's deck has <cards>
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 49 cards | refused  |
        | 50 cards | accepted |
        | 51 cards | refused  |

  @clause-6.1.4.3
  Rule: 6.1.4.3 At most four of one number

    Scenario Outline: a deck with <number> copies of one holomem card is <verdict>
      Given a new game
      And A's deck holds Sora copies:<number>
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 4      | accepted |
        | 5      | refused  |

    @clause-2.14.2 @ruling-Q476
    Scenario Outline: six cards named Sora with the numbers <first> and <second>
      Given a new game
      And A's deck holds Sora number:<first> copies:3, Other name:Sora number:<second> copies:3
      Then the decks are <verdict>

      Examples:
        | first     | second    | verdict  |
        | hBP01-001 | hBP01-002 | accepted |
        | hBP01-001 | hBP01-001 | refused  |

    Scenario Outline: <number> copies of a support card
      Given a new game
      And B's deck holds Cake kind:item copies:<number>
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 4      | accepted |
        | 5      | refused  |

  @clause-6.1.5
  Rule: 6.1.5 An ability about building decks changes these conditions

    @clause-2.11.2.1
    Scenario Outline: a deck with twelve copies of a card that reads <text> is <verdict>
      Given a new game
      And A's deck holds Sora copies:12
      And Sora reads "<text>"
      Then the decks are <verdict>

      Examples:
        | text                         | verdict  |
        | Extra: any number in a deck. | accepted |
        | Extra: cannot bloom.         | refused  |

    Scenario: a card beside one of any number keeps its own limit of four
      Given a new game
      And A's deck holds Sora copies:12, Roboco copies:5
      And Sora reads "Extra: any number in a deck."
      Then the decks are refused
