@gotoubun
Feature: Words of gotoubun's texts that no scenario of a clause needs

  Scenario Outline: A plays an event: <text>
    Given the board
      | zone   | A                     | B    |
      | lane 1 | Ichika power:3        | Nino |
      | lane 2 | Summer-Ichika power:4 |      |
    And A holds an event "Letter" that reads "Main: <text>"
    When A plays the event Letter
    Then A has drawn <drawn> cards

    Examples:
      | drawn | text                                                                                         |
      | 2     | If it is your opponent's turn, draw 1 card; otherwise, draw 2 cards.                         |
      | 1     | If it is not true that it is your opponent's turn, draw 1 card.                              |
      | 2     | If you have 2 or more characters and you have a bride, draw 1 card; otherwise, draw 2 cards. |
      | 1     | If the number of cards in your hand is even, draw 1 card; otherwise, draw 2 cards.           |
      | 1     | If the number of characters in your hand is 1 or less, draw 1 card; otherwise, draw 2 cards. |
      | 2     | If the number of characters in your hand is 1 or more, draw 1 card; otherwise, draw 2 cards. |
      | 1     | Draw 1 card for each of your characters other than <Summer-Ichika>.                          |

  Scenario Outline: an activated ability: <text>
    Given the board
      | zone   | A              |
      | lane 1 | Ichika power:3 |
      | lane 2 | Miku           |
      | hand   | Nino           |
    And Ichika reads "<text>"
    Then A <can> activate Ichika's ability

    Examples:
      | can    | text                                                              |
      | can    | Activated, only if you have 1 or more cards in hand: draw 1 card. |
      | cannot | Activated, only if you have 2 or more cards in hand: draw 1 card. |
      | can    | While it is your turn, activated: draw 1 card.                    |
      | cannot | While it is your opponent's turn, activated: draw 1 card.         |
      | can    | Activated, only if this card is in the lanes: draw 1 card.        |
      | cannot | Activated, only if this card is in your hand: draw 1 card.        |

  Scenario: what is drawn for its power, revealed, looked at, and of the same name
    Given the board
      | zone         | A                        |
      | lane 1       | Ichika power:2           |
      | lane 2       | Miku                     |
      | lane 3       | Nino                     |
      | lane 4       | Yotsuba                  |
      | waiting room | Miku#2 name:Miku, Itsuki |
      | hand         | Fuutaro                  |
    And Ichika reads "Activated: draw cards equal to 2 times this character's power."
    And Miku reads "Activated: put 1 card from your waiting room with the same name as this card into your hand."
    And Nino reads "Activated: reveal and put the top card of your deck into your hand."
    And Yotsuba reads "Activated: your opponent looks at your hand."
    When A activates Miku's ability
    And A activates Yotsuba's ability
    And A activates Nino's ability
    And A activates Ichika's ability
    Then A's waiting room is Itsuki
    And A has drawn 4 cards
    And the event "looked" happened 1 time for Fuutaro
    And the event "revealed" happened 1 time for A deck 1

  Scenario Outline: an event that is played <when>
    Given the board
      | zone   | A        |
      | lane 1 | <person> |
    And A holds an event "Letter" that reads "<text>"
    Then A <can> play the event Letter

    Examples:
      | when                | person | can    | text                                                  |
      | only with Ichika    | Ichika | can    | {Ichika} only: Main: draw 1 card.                     |
      | only with Ichika    | Nino   | cannot | {Ichika} only: Main: draw 1 card.                     |
      | only without brides | Nino   | can    | Main, only if you have no brides: draw 1 card.        |
      | only with a bride   | Nino   | cannot | Main, only if you have 1 or more brides: draw 1 card. |

  Scenario Outline: instead of a draw, <drawn> of 2 cards: <text>
    Given the board
      | zone   | A      |
      | lane 1 | Ichika |
      | hand   | Nino   |
    And <card> reads "<text>"
    And A holds an event "Letter" that reads "Main: Draw 2 cards."
    When A plays the event Letter
    Then A has drawn <drawn> cards

    Examples:
      | drawn | card   | text                                                                                     |
      | 0     | Ichika | {Ichika} only: When you would draw a card, shuffle your deck instead.                    |
      | 2     | Ichika | {Nino} only: When you would draw a card, shuffle your deck instead.                      |
      | 1     | Ichika | Once per turn, when you would draw a card, shuffle your deck instead.                    |
      | 2     | Ichika | While it is your opponent's turn, when you would draw a card, shuffle your deck instead. |
      | 0     | Nino   | In the hand: When you would draw a card, shuffle your deck instead.                      |
      | 2     | Nino   | When you would draw a card, shuffle your deck instead.                                   |

  Scenario: abilities by their names
    Given the board
      | zone   | A              |
      | lane 1 | Ichika power:3 |
      | lane 2 | Nino power:3   |
      | lane 3 | Miku           |
      | hand   | Itsuki         |
    And Ichika reads "Ability "Smile": This character gets power +2."
    And Nino reads "Ability "Frown": While it is your opponent's turn, when you draw a card, draw 1 card."
    And Miku reads "Activated: until the end of the turn, your {Ichika} lose the ability "Smile"."
    And Itsuki reads "In the hand: Activated: draw 1 card."
    Then Ichika has power 5
    When A activates Miku's ability
    And A activates Itsuki's ability
    Then Ichika has power 3
    And A has drawn 1 card

  Scenario: a replacement by its name
    Given the board
      | zone   | A              |
      | lane 1 | Ichika power:3 |
    And Ichika reads "Ability "Ward": When you would draw a card, you may shuffle your deck instead."
    And A holds an event "Letter" that reads "Main: Draw 1 card."
    When A plays the event Letter
    And A says yes
    Then A has drawn 0 cards
    And Ichika has the ability "Ward"
