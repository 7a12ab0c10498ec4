@gotoubun
Feature: 12.10 Only

  @clause-12.10.3
  Rule: 12.10.3 An only condition is met while all characters in the master's lanes and bride area are that person

    @clause-12.10.1 @clause-12.10.2
    Scenario Outline: besides Ichika in lane 1, A's <zone> holds <card>
      Given A's lane 1 holds Ichika
      And A's <zone> holds <card>
      And Ichika reads "{Ichika} only: This character gets power +2."
      Then Ichika has power <power>

      Examples:
        | zone   | card                           | power |
        | lane 2 | nothing                        | 5     |
        | lane 2 | Summer-Ichika                  | 5     |
        | lane 2 | Summer-Ichika under:Nino       | 5     |
        | lane 2 | Nino                           | 3     |
        | brides | Summer-Ichika                  | 5     |
        | brides | Nino                           | 3     |
        | brides | 1 card                         | 3     |
        | brides | Diary kind:episode person:Nino | 5     |

    @without-stack-counts
    Scenario Outline: Nino in <player>'s <zone> counts for that player's character alone
      Given the board
        | zone   | A                       | B    |
        | lane 1 | Ichika under:Old-Ichika | Miku |
      And <player>'s <zone> holds Nino
      And Ichika reads "{Ichika} only: This character gets power +2."
      And Miku reads "{Miku} only: This character gets power +2."
      Then Ichika has power <mine>
      And Miku has power <hers>

      Examples:
        | player | zone   | mine | hers |
        | B      | lane 2 | 5    | 3    |
        | B      | brides | 5    | 3    |
        | A      | lane 2 | 3    | 5    |
        | A      | brides | 3    | 5    |

    Scenario Outline: Ichika in A's lane 1 has power <power> with <episode> set on her and <brides> as brides
      Given A's lane 1 holds Ichika
      And Nino kind:<episode> is set on Ichika
      And A's brides holds <brides>
      And Ichika reads "{Ichika} only: This character gets power +3."
      Then Ichika has power <power>

      Examples:
        | episode   | brides              | power |
        | character | Summer-Ichika       | 8     |
        | episode   | Summer-Ichika       | 7     |
        | episode   | Summer-Ichika, Miku | 4     |

    Scenario: the character with the ability has to be that person, too
      Given the board
        | zone   | A      |
        | lane 1 | Nino   |
        | lane 2 | Ichika |
      And Nino reads "{Ichika} only: This character gets power +3."
      Then Nino has power 3

  @clause-12.10.3.1
  Rule: 12.10.3.1 Of a card with several persons' names one is enough

    Scenario Outline: the bride Miku is disguised as <disguise>
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Nino   |
        | brides | Miku   |
      And Ichika reads "{Ichika} only: This character gets power +2."
      And Nino reads "Disguise {Ichika}."
      And Miku reads "Disguise {<disguise>}."
      Then Ichika has power <power>

      Examples:
        | disguise | power |
        | Ichika   | 5     |
        | Nino     | 3     |

    Scenario: a character does as each of its seven abilities says from its growth until it leaves
      Given the board
        | zone   | A            |
        | lane 1 | Ichika       |
        | hand   | Star power:3 |
      And Star reads "Growth {Ichika}. / Disguise {Nino}. / When this character appears, draw 1 card."
      And Star reads "Activated, once per turn: draw 1 card. / This character gets power +2. / {Nino} only: This character gets power +4."
      And Star reads "When this character would be put into the waiting room, return it to its player's hand instead."
      And A holds an event "Call" that reads "Main: put 1 of your characters into the waiting room."
      When A plays the character Star into lane 1
      And A activates Star's ability
      Then A has drawn 2 cards
      And Star has power 9
      When A plays the event Call
      Then Star is in A's hand

  @clause-12.10.3.2
  Rule: 12.10.3.2 An only condition is not met where there is neither a character nor a bride

    Scenario Outline: Ichika leaves, and A's <zone> holds <card>
      Given A's lane 1 holds Ichika
      And A's <zone> holds <card>
      And Ichika reads "{Ichika} only: When this character is put into your hand, draw 1 card."
      And A holds an event "Bye" that reads "Main: Put 1 of your characters in lane 1 into your hand."
      When A plays the event Bye
      Then the abilities are played in this order: Ichika
      And A has drawn <number> cards

      Examples:
        | zone   | card          | number |
        | lane 2 | nothing       | 0      |
        | lane 2 | Summer-Ichika | 1      |
        | brides | Summer-Ichika | 1      |

  @clause-12.10.3.3
  Rule: 12.10.3.3 The persons of episodes that are set are not looked at

    Scenario Outline: a card of the kind <kind> is set on Ichika
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Nino kind:<kind> person:Nino is set on Ichika
      And Ichika reads "{Ichika} only: When you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      Then A has drawn 1 card

      Examples:
        | kind      |
        | episode   |
        | character |
