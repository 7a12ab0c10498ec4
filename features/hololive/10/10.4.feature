@hololive
Feature: 10.4 Costs

  @clause-10.4.2.1
  Rule: 10.4.2.1 The parts of a cost are paid in the order of the text

    Scenario Outline: first what is said first
      Given the board
        | zone       | A               |
        | center     | Sora cheer:blue |
        | holo power | Miko            |
      And Sora reads "Activated: <text>: draw 1 card."
      When A activates Sora's ability
      Then these events happened in this order
        | event | card     | to      |
        | moved | <first>  | archive |
        | moved | <second> | archive |
        | moved | A deck 1 | hand    |

      Examples:
        | text                                                                                      | first             | second            |
        | archive 1 cheer attached to this holomem and then archive the top card of your holo power | Sora's blue cheer | Miko              |
        | archive the top card of your holo power and then archive 1 cheer attached to this holomem | Miko              | Sora's blue cheer |

    Scenario: the first part makes the second possible
      Given the board
        | zone | A    |
        | hand | Miko |
      And A's oshi reads "Activated: put 1 card from your hand into holo power and then archive the top card of your holo power: draw 1 card."
      When A activates A's oshi's ability
      Then Miko is in A's archive
      And A has drawn 1 card

    Scenario: the other way round it is not possible
      Given the board
        | zone | A    |
        | hand | Miko |
      And A's oshi reads "Activated: archive the top card of your holo power and then put 1 card from your hand into holo power: draw 1 card."
      And A's oshi reads "Activated "Tune": draw 1 card."
      Then A cannot activate A's oshi's ability "Activated: archive the top card of your holo power and then put 1 card from your hand into holo power: draw 1 card."
      And A can activate A's oshi's ability "Tune"

    @ruling-Q34 @ruling-Q35
    Scenario Outline: a cost out of two zones is paid with <cards>
      Given the board
        | zone       | A            |
        | center     | Sora         |
        | hand       | Miko, Suisei |
        | holo power | 3 cards      |
      And Sora reads "Activated: archive 2 to 4 cards from your hand or holo power: draw 1 card."
      When A activates Sora's ability
      And A chooses <cards>
      Then A has <hand> in hand
      And A has <power> in holo power

      Examples:
        | cards                                          | hand    | power   |
        | Miko, Suisei                                   | 1 card  | 3 cards |
        | Miko, Suisei, A holo power 1, A holo power 2   | 1 card  | 1 card  |
        | A holo power 1, A holo power 2, A holo power 3 | 3 cards | 0 cards |

  @clause-10.4.2.2
  Rule: 10.4.2.2 A cost of which a part cannot be paid is not paid at all

    Scenario Outline: a cost of a card and a cheer cannot be paid without the cheer
      Given the board
        | zone   | A            |
        | center | Sora <cheer> |
        | hand   | Miko         |
      And Sora reads "Activated: archive 1 card from your hand and then archive 1 cheer attached to this holomem: draw 2 cards."
      Then A <may> activate Sora's ability

      Examples:
        | cheer     | may    |
        |           | cannot |
        | cheer:red | can    |

    Scenario: of an automatic ability's cost, no part is paid either
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | Miko   |
      And Roboco reads "When this holomem collabs, you may archive 1 card from your hand and archive 1 cheer attached to this holomem: draw 2 cards."
      When A collabs Roboco
      Then nobody is asked anything
      And Miko is in A's hand

    @clause-10.4.1 @clause-10.4.2
    @ruling-Q315
    Scenario Outline: two cards are asked for, and one or two are there
      Given the board
        | zone | A      |
        | hand | <hand> |
      And A's oshi reads "Activated: archive 2 cards from your hand: draw 1 card."
      Then A <may> activate A's oshi's ability

      Examples:
        | hand    | may    |
        | 1 card  | cannot |
        | 2 cards | can    |

    @clause-1.3.2.1
    Scenario Outline: to rest is no payment for a holomem that rests already
      Given the board
        | zone   | A            |
        | center | Sora <state> |
      And Sora reads "Activated: rest this holomem: draw 1 card."
      Then A <may> activate Sora's ability

      Examples:
        | state   | may    |
        | resting | cannot |
        |         | can    |

    @clause-1.3.3
    Scenario Outline: A <can or not> pay by attaching a tool to Sora <state>, who reads "<text>"
      Given the board
        | zone    | A             |
        | center  | Sora <state>  |
        | archive | Mic kind:tool |
      And Sora reads "<text>"
      And A's oshi reads "Activated: attach 1 tool from your archive to 1 of your center holomem: draw 1 card."
      Then A <can or not> activate A's oshi's ability

      Examples:
        | state     | text                                     | can or not |
        |           | This holomem gets HP +10.                | can        |
        |           | This holomem cannot have cards attached. | cannot     |
        | tool:Band | This holomem gets HP +10.                | cannot     |

    Scenario Outline: A <can or not> pay with <back> back holomem by putting one more from the archive onto the stage
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | back    | <back> |
        | archive | Miko   |
      And Sora reads "Activated: put 1 Debut holomem from your archive onto the stage: draw 1 card."
      Then A <can or not> activate Sora's ability

      Examples:
        | back                              | can or not |
        | Roboco, Suisei, Azki, Mel         | can        |
        | Roboco, Suisei, Azki, Mel, Fubuki | cannot     |

    @clause-1.3.3
    Scenario Outline: A <can or not> pay by moving a collab holomem to the back that reads "<text>"
      Given the board
        | zone   | A      |
        | center | Sora   |
        | collab | Roboco |
      And Roboco reads "<text>"
      And Sora reads "Activated: put 1 of your collab holomem onto the back position: draw 1 card."
      Then A <can or not> activate Sora's ability

      Examples:
        | text                          | can or not |
        | This holomem gets HP +10.     | can        |
        | This holomem cannot be moved. | cannot     |

    @clause-5.15.1.1
    Scenario Outline: A <can or not> pay by returning <holomem> to Debut
      Given the board
        | zone   | A         |
        | center | Azki      |
        | back   | <holomem> |
      And Azki reads "Activated: return 1 of your back holomem to Debut: draw 1 card."
      Then A <can or not> activate Azki's ability

      Examples:
        | holomem                   | can or not |
        | Sora-1st under:Sora-Debut | can        |
        | Sora-Debut                | cannot     |

    Scenario Outline: a collab for whose ability two cards of the hand have to be paid, with <hand> in hand
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
        | hand   | <hand> |
      And Roboco reads "When this holomem collabs, you may archive 2 cards from your hand: draw 3 cards."
      When A collabs Roboco
      Then <asked>

      Examples:
        | hand    | asked                 |
        | 2 cards | A is asked yes or no  |
        | 1 card  | it is A's play timing |
