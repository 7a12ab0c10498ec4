@gotoubun
Feature: 6.1 The decks

  @clause-6.1.1
  Rule: 6.1.1 Each player brings a game deck: a hero deck and a main deck

    @clause-6.1.1.1
    Scenario Outline: the decks are <verdict> if <player>'s <part> has <cards>
      Given a new game
      And <player>'s <part> has <cards>
      Then the decks are <verdict>

      Examples:
        | player | part      | cards    | verdict  |
        | A      | hero deck | 0 cards  | refused  |
        | B      | hero deck | 0 cards  | refused  |
        | A      | deck      | 0 cards  | refused  |
        | B      | deck      | 0 cards  | refused  |
        | B      | hero deck | 10 cards | accepted |

  @clause-6.1.2
  Rule: 6.1.2 A game deck has one hero deck

    Scenario Outline: a hero deck of <cards> beside a whole main deck
      Given a new game
      And A's hero deck has <cards>
      And A's deck has 50 cards
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 0 cards  | refused  |
        | 10 cards | accepted |
        | 20 cards | refused  |

  @clause-6.1.2.1
  Rule: 6.1.2.1 A hero deck holds heroes alone

    Scenario Outline: a card of the kind <kind> in the hero deck
      Given a new game
      And B's hero deck holds Odd kind:<kind>
      Then the decks are <verdict>

      Examples:
        | kind          | verdict  |
        | hero          | accepted |
        | character     | refused  |
        | episode       | refused  |
        | event         | refused  |
        | event-episode | refused  |

  @clause-6.1.2.2
  Rule: 6.1.2.2 A hero deck holds 10 cards

    Scenario Outline: a hero deck of <cards>
      Given a new game
      And A's hero deck has <cards>
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 9 cards  | refused  |
        | 10 cards | accepted |
        | 11 cards | refused  |

    Scenario Outline: a hero deck of <heroes> and a main deck of <others> are <verdict>
      Given a new game
      And A's hero deck has <heroes>
      And A's deck has <others>
      Then the decks are <verdict>

      Examples:
        | heroes   | others   | verdict  |
        | 10 cards | 50 cards | accepted |
        | 9 cards  | 51 cards | refused  |
        | 11 cards | 49 cards | refused  |

  @clause-6.1.2.3
  Rule: 6.1.2.3 At most one of a name

    Scenario Outline: a hero deck with <number> of one hero is <verdict>
      Given a new game
      And B's hero deck holds Futaro copies:<number>
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 1      | accepted |
        | 2      | refused  |

    Scenario Outline: heroes of the person Futaro with the names <first> and <second>
      Given a new game
      And A's hero deck holds One name:<first> person:Futaro need:5, Two name:<second> person:Futaro need:6
      Then the decks are <verdict>

      Examples:
        | first      | second     | verdict  |
        | Old-Futaro | New-Futaro | accepted |
        | Old-Futaro | Old-Futaro | refused  |

    Scenario: each player may have a hero of that name
      Given a new game
      And A's hero deck holds Futaro
      And B's hero deck holds Other name:Futaro
      Then the decks are accepted

  @clause-6.1.3
  Rule: 6.1.3 A game deck has one main deck

    Scenario Outline: a main deck of <cards> beside a whole hero deck
      Given a new game
      And B's deck has <cards>
      And B's hero deck has 10 cards
      Then the decks are <verdict>

      Examples:
        | cards     | verdict  |
        | 0 cards   | refused  |
        | 50 cards  | accepted |
        | 100 cards | refused  |

  @clause-6.1.3.1
  Rule: 6.1.3.1 A main deck holds no heroes

    Scenario Outline: a card of the kind <kind> in the main deck
      Given a new game
      And B's deck holds Odd kind:<kind>
      Then the decks are <verdict>

      Examples:
        | kind          | verdict  |
        | character     | accepted |
        | episode       | accepted |
        | event         | accepted |
        | event-episode | accepted |
        | hero          | refused  |

  @clause-6.1.3.2
  Rule: 6.1.3.2 A main deck holds 50 cards

    Scenario Outline: a main deck of <cards>
      Given a new game
      And B's deck has <cards>
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 49 cards | refused  |
        | 50 cards | accepted |
        | 51 cards | refused  |

  @clause-6.1.3.3
  Rule: 6.1.3.3 At most four of a name

    Scenario Outline: <number> of one card of the kind <kind>
      Given a new game
      And A's deck holds Ichika kind:<kind> copies:<number>
      Then the decks are <verdict>

      Examples:
        | kind          | number | verdict  |
        | character     | 4      | accepted |
        | character     | 5      | refused  |
        | episode       | 5      | refused  |
        | event         | 5      | refused  |
        | event-episode | 5      | refused  |

    Scenario: two main decks with four cards of the same name each are accepted
      Given a new game
      And A's deck holds Ichika copies:4
      And B's deck holds Other name:Ichika copies:4
      Then the decks are accepted

    Scenario Outline: five characters of the person Ichika with the names <first> and <second>
      Given a new game
      And A's deck holds One name:<first> person:Ichika power:3 copies:3, Two name:<second> person:Ichika power:5 copies:2
      Then the decks are <verdict>

      Examples:
        | first         | second        | verdict  |
        | Summer-Ichika | Winter-Ichika | accepted |
        | Summer-Ichika | Summer-Ichika | refused  |

    Scenario Outline: <number> of one card, and a hero of the same name
      Given a new game
      And A's hero deck holds Futaro
      And A's deck holds Letter name:Futaro kind:event copies:<number>
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 4      | accepted |
        | 5      | refused  |

    Scenario Outline: <number> each of several cards
      Given a new game
      And A's deck holds Ichika copies:<number>, Nino copies:<number>
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 4      | accepted |
        | 5      | refused  |

  @clause-6.1.4
  Rule: 6.1.4 An ability about building decks changes these conditions, and is invalid in the game

    Scenario Outline: twelve of one card with the text <text>
      Given a new game
      And A's deck holds Ichika copies:12
      And Ichika reads "<text>"
      Then the decks are <verdict>

      Examples:
        | text                         | verdict  |
        | Extra: any number in a deck. | accepted |
        | Disguise {Nino}.             | refused  |

    Scenario Outline: <number> of another card beside them
      Given a new game
      And A's deck holds Ichika copies:12, Nino copies:<number>
      And Ichika reads "Extra: any number in a deck."
      Then the decks are <verdict>

      Examples:
        | number | verdict  |
        | 4      | accepted |
        | 5      | refused  |

    Scenario Outline: a main deck of <cards> that may hold twelve of one card is <verdict>
      Given a new game
      And A's deck holds Ichika copies:12
      And A's deck has <cards>
      And Ichika reads "Extra: any number in a deck."
      Then the decks are <verdict>

      Examples:
        | cards    | verdict  |
        | 50 cards | accepted |
        | 51 cards | refused  |

    Scenario: two heroes of one name that have it
      Given a new game
      And A's hero deck holds Futaro copies:2
      And Futaro reads "Extra: any number in a deck."
      Then the decks are accepted

    Scenario: in the game a character has its other abilities alone
      Given A's lane 2 holds Ichika
      And Ichika reads:
        """
        Extra: any number in a deck.
        Growth {Nino}.
        """
      Then Ichika has the ability "Growth {Nino}."
      And Ichika does not have the ability "Extra: any number in a deck."
