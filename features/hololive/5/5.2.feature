@hololive
Feature: 5.2 Making a card active or resting

  @clause-5.2.1
  Rule: 5.2.1 A card is made active or resting as the text says

    Scenario Outline: a back holomem is <after> after a support that reads <text>
      Given the board
        | zone   | A               |
        | center | Sora            |
        | back   | Roboco <before> |
      And A holds a support "Lamp" (item) that reads "<text>"
      When A plays the support Lamp
      Then Roboco is <after>

      Examples:
        | before  | text                                | after   |
        |         | Rest 1 of your back holomem.        | resting |
        | resting | Make 1 of your back holomem active. | active  |

    @clause-1.3.2.1
    Scenario: a holomem that rests already is not rested again with the others
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco resting, Suisei |
      And A holds a support "Lamp" (item) that reads "Rest each of your back holomem."
      When A plays the support Lamp
      Then the event "rested" happened 1 time
      And the event "rested" happened 1 time for Suisei

    @without-stack-targets
    Scenario Outline: B's back holomem is <after> by B's oshi skill in B's turn
      Given the board
        | zone   | A      | B                         |
        | center | Sora   | Miko-1st under:Miko-Debut |
        | back   | Roboco | Suisei <before>           |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: <text>"
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Suisei is <after>
      And Roboco is active

      Examples:
        | before  | text                                | after   |
        |         | rest 1 of your back holomem.        | resting |
        | resting | make 1 of your back holomem active. | active  |

  @clause-5.2.2
  Rule: 5.2.2 A card that is made active no longer rests

    Scenario Outline: <player>'s <where> holomem is made active, no other one is
      Given the board
        | zone   | A                    | B              |
        | center | Sora resting         | Miko resting   |
        | back   | Roboco resting, AZKi | Suisei resting |
      And <player> holds a support "Lamp" (item) that reads "Make your <where> holomem active."
      And it is <player>'s turn
      When <player> plays the support Lamp
      Then the event "readied" happened 1 time
      And <who> is active
      And it is <player>'s play timing

      Examples:
        | player | where  | who  |
        | A      | center | Sora |
        | B      | center | Miko |

    Scenario Outline: a holomem that is <before> is not made active <times> times
      Given the board
        | zone   | A             |
        | center | Sora <before> |
      And A holds a support "Lamp" (item) that reads "Make your center holomem active. Draw 1 card."
      When A plays the support Lamp
      Then Sora is active
      And the event "readied" happened <times>

      Examples:
        | before  | times   |
        | resting | 1 time  |
        |         | 0 times |

    @without-stack-targets
    Scenario: A's text makes all holomem of B active in A's turn, in every position
      Given the board
        | zone   | A            | B                            |
        | center | Sora resting | Miko resting                 |
        | collab |              | Fubuki resting               |
        | back   |              | Suisei resting, AZKi resting |
      And A holds a support "Lamp" (item) that reads "Make each of your opponent's holomem active."
      When A plays the support Lamp
      Then Miko is active
      And Fubuki is active
      And Suisei is active
      And AZKi is active
      And Sora is resting
