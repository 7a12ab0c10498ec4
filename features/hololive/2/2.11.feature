@hololive
Feature: 2.11 Extra abilities

  @clause-2.11.2.1
  Rule: 2.11.2.1 A card of which a deck can hold any number

    @clause-6.1.4.3
    Scenario Outline: <copies> of a card that reads <text>
      Given a new game
      And A's deck holds Sora copies:<copies>
      And Sora reads "<text>"
      Then the decks are <verdict>

      Examples:
        | copies | text                         | verdict  |
        | 5      | Extra: any number in a deck. | accepted |
        | 50     | Extra: any number in a deck. | accepted |
        | 4      | This holomem gets HP +10.    | accepted |
        | 5      | This holomem gets HP +10.    | refused  |

    Scenario Outline: <copies> of another card of the same name beside them
      Given a new game
      And A's deck holds Sora copies:5, Other name:Sora copies:<copies>
      And Sora reads "Extra: any number in a deck."
      Then the decks are <verdict>

      Examples:
        | copies | verdict  |
        | 4      | accepted |
        | 5      | refused  |

  @clause-2.11.2.2
  Rule: 2.11.2.2 A down that costs two life instead of one

    @clause-2.11.1 @clause-2.11.2 @reading-H-55
    Scenario Outline: the <position> holomem is downed
      Given the board
        | zone   | A    | B      |
        | center | Sora | Miko   |
        | collab |      | Suisei |
      And Suisei reads "Extra: life -2 when downed."
      And A's oshi reads "Activated: down 1 of your opponent's <position> holomem."
      When A activates A's oshi's ability
      Then B has <life> life

      Examples:
        | position | life |
        | collab   | 3    |
        | center   | 4    |

  @clause-2.11.2.3
  Rule: 2.11.2.3 A holomem or tool that has a further name

    Scenario: both names are its own
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Extra: also treated as <AZKi>."
      Then Sora is named Sora
      And Sora is named AZKi
      And Roboco is not named AZKi

    Scenario: what speaks of the further name means it
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Extra: also treated as <AZKi>."
      And Roboco reads "Your <AZKi> gets HP +20."
      Then Sora has 120 HP

  @clause-2.11.2.3.1
  Rule: 2.11.2.3.1 Several names are all its own

    Scenario: two more, beside its own
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Extra: also treated as <AZKi>, <Suisei>."
      Then Sora is named Sora
      And Sora is named AZKi
      And Sora is named Suisei
      And Sora is not named Roboco

  @clause-2.11.2.4
  Rule: 2.11.2.4 A holomem that cannot bloom

    Scenario Outline: Sora reads <text>
      Given the board
        | zone   | A        |
        | center | Sora     |
        | back   | Roboco   |
        | hand   | Sora-1st, Roboco-1st |
      And Sora reads "<text>"
      Then A <can or not> bloom Sora with Sora-1st
      And A can bloom Roboco with Roboco-1st

      Examples:
        | text                  | can or not |
        | Extra: cannot bloom.  | cannot     |
        | Extra: life -2 when downed. | can  |

    Scenario: nor by an effect
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
      And Sora reads "Extra: cannot bloom."
      And A's oshi reads "Activated: bloom your center holomem with 1 1st holomem from your hand."
      When A activates A's oshi's ability
      And A chooses Sora-1st
      Then Sora-1st is in A's hand
