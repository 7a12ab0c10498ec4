@gotoubun
Feature: 8.1 Actions of the main phase

  @clause-8.1.1
  Rule: 8.1.1 Actions are taken in any order, and as often as the turn player likes

    Scenario: an event, a character, an ability, an episode and an event again
      Given the board
        | zone   | A                         |
        | lane 1 | Ichika                    |
        | hand   | Nino, Memory kind:episode |
      And Ichika reads "Activated: draw 1 card."
      And A holds an event "Letter" that reads "Main: draw 1 card."
      And A holds an event "Song" that reads "Main: draw 1 card."
      When A plays the event Letter
      And A plays the character Nino into lane 2
      And A activates Ichika's ability
      And A plays the episode Memory on Nino
      And A plays the event Song
      Then A has drawn 3 cards

    Scenario: the other way round, and one ability several times
      Given the board
        | zone   | A                         |
        | lane 1 | Ichika                    |
        | hand   | Nino, Memory kind:episode |
      And Ichika reads "Activated: draw 1 card."
      When A activates Ichika's ability
      And A plays the episode Memory on Ichika
      And A activates Ichika's ability
      And A plays the character Nino into lane 2
      Then A can activate Ichika's ability
      And A has drawn 2 cards

  @clause-8.1.2
  Rule: 8.1.2 A check timing comes after each action

    Scenario Outline: <player> acts again only after what the play of an event triggered
      Given the board
        | zone   | A                                        | B                                        |
        | lane 1 | Ichika                                   | Itsuki                                   |
        | hand   | Letter kind:event, Song kind:event, Nino | Letter kind:event, Song kind:event, Miku |
      And <character> reads "When you play an event, you may discard 1 card: draw 2 cards."
      And <event> reads "Main: draw 1 card."
      And it is <player>'s turn
      When <player> plays the event <event>
      Then <player> is asked yes or no
      When <player> says no
      Then it is <player>'s play timing

      Examples:
        | player | character | event    |
        | A      | Ichika    | Letter   |
        | B      | Itsuki    | Letter#2 |

    Scenario Outline: A acts again only after what was triggered by the play of the <card>
      Given the board
        | zone   | A                                 |
        | lane 1 | Ichika                            |
        | hand   | Nino, Memory kind:episode, 1 card |
      And Ichika reads "When you play <what>, you may discard 1 card: draw 2 cards."
      When A plays the <card>
      Then A is asked yes or no

      Examples:
        | card                       | what        |
        | character Nino into lane 2 | a character |
        | episode Memory on Ichika   | an episode  |

    Scenario: an action that takes the last card of the deck is the last one
      Given the board
        | zone   | A       |
        | lane 1 | Ichika  |
        | deck   | 2 cards |
      And Ichika reads "Activated: draw 1 card."
      When A activates Ichika's ability
      Then it is A's play timing
      When A activates Ichika's ability
      Then A has lost

  @clause-8.1.3
  Rule: 8.1.3 An action that cannot be done properly cannot be chosen

    Scenario Outline: an event of <player> that costs <number> cards, with <others> in hand beside it
      Given <player> has <others> cards in hand
      And <player> holds an event "Letter" that reads "Main: discard <number> cards: draw 3 cards."
      And it is <player>'s turn
      Then <player> <can> play the event Letter

      Examples:
        | player | number | others | can    |
        | A      | 1      | 0      | cannot |
        | A      | 1      | 1      | can    |
        | A      | 2      | 1      | cannot |
        | A      | 2      | 2      | can    |
        | B      | 1      | 0      | cannot |
        | B      | 1      | 1      | can    |

    Scenario Outline: B, who has <brides>, and an event that costs a bride in A's approach phase
      Given A's lane 3 holds Ichika power:5
      And hero lane 3 holds Futaro need:5
      And B has <brides>
      And B holds an event "Letter" that reads "Approach: put 1 of your brides into the waiting room: draw 1 card."
      And B holds an event "Card" that reads "Approach: draw 1 card."
      And it is the start of A's declaration step
      When A approaches Futaro with Ichika
      And A ends the declaration step
      Then B can play the event Card
      And B <can> play the event Letter

      Examples:
        | brides   | can    |
        | 1 bride  | can    |
        | 0 brides | cannot |

    @clause-8.5.1
    Scenario Outline: an activated ability that costs a bride, of whom A has <brides>
      Given A's lane 1 holds Ichika
      And A has <brides> brides
      And Ichika reads "Activated: put 1 of your brides into the waiting room: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | brides | can    |
        | 0      | cannot |
        | 1      | can    |

    Scenario Outline: a character card, with four characters in lanes and <last> in the fifth lane
      Given the board
        | zone   | A        |
        | lane 1 | Ichika   |
        | lane 2 | Ichika#2 |
        | lane 3 | Ichika#3 |
        | lane 4 | Ichika#4 |
        | lane 5 | <last>   |
        | hand   | Nino     |
      Then A <can> play the character Nino

      Examples:
        | last     | can    |
        | -        | can    |
        | Ichika#5 | cannot |

    @without-effect-targets
    Scenario Outline: an episode card, with <who> in the lanes
      Given A's lane 1 holds <who>
      And A's hand holds Memory kind:episode
      Then A <can> play the episode Memory

      Examples:
        | who     | can    |
        | nothing | cannot |
        | Ichika  | can    |

    @clause-1.3.3
    Scenario Outline: an episode card, with a character who <what>
      Given A's lane 1 holds Ichika
      And A's hand holds Memory kind:episode
      And Ichika reads "This character <what>."
      Then A <can> play the episode Memory

      Examples:
        | what                     | can    |
        | cannot have episodes set | cannot |
        | cannot approach          | can    |

    @clause-1.3.1
    Scenario Outline: an event that can be played without a bride only, with <number>
      Given A has <number>
      And A holds an event "Letter" that reads "Main, only if you have no brides: draw 1 card."
      Then A <can> play the event Letter

      Examples:
        | number   | can    |
        | 1 bride  | cannot |
        | 0 brides | can    |
