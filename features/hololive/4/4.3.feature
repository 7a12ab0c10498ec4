@hololive
Feature: 4.3 How cards lie

  @clause-4.3.1
  Rule: 4.3.1 Cards are active or resting in some zones, and not in others

    Scenario Outline: a holomem went to the archive resting, and a text looks there for a <which> one
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco resting |
      And A holds a support "Star" (event) that reads "Archive each of your resting back holomem."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <which> holomem from your archive into your hand."
      When A plays the support Star
      And A uses the oshi skill "Idol"
      Then Roboco is in A's <zone>

      Examples:
        | which   | zone    |
        | resting | archive |
        | red     | hand    |

  @clause-4.3.2.3
  Rule: 4.3.2.3 A card is put down active unless the text says otherwise

    @clause-4.3.1
    Scenario: a holomem that is placed is active
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | Roboco |
      When A places Roboco
      Then Roboco is active

    Scenario: a holomem that a text puts onto the stage is active
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage."
      When A uses the oshi skill "Idol"
      Then Roboco is active

    Scenario: the text may say that it is put down resting
      Given the board
        | zone    | A      |
        | center  | Sora   |
        | archive | Roboco |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 Debut holomem from your archive onto the stage resting."
      When A uses the oshi skill "Idol"
      Then Roboco is resting

    Scenario: a holomem that left resting comes back active
      Given the board
        | zone   | A              |
        | center | Sora           |
        | back   | Roboco resting |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to hand."
      When A uses the oshi skill "Idol"
      And A places Roboco
      Then Roboco is active

    Scenario: a holomem that was downed while it rested is active when it is placed again
      Given the board
        | zone   | A                    |
        | center | Sora                 |
        | back   | Roboco hp:50 resting |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to 1 of your back holomem."
      And A holds a support "Rescue" (item) that reads "Put 1 holomem from your archive into your hand."
      When A uses the oshi skill "Idol"
      And A plays the support Rescue
      And A places Roboco
      Then Roboco is active

  @clause-4.3.2.4
  Rule: 4.3.2.4 A text speaks of active and resting cards

    @reading-H-48
    Scenario Outline: a text about <state> back holomem archives the <state> one alone
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco resting, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive each of your <state> back holomem."
      When A uses the oshi skill "Idol"
      Then <gone> is in A's archive
      And <stays> is in the back position

      Examples:
        | state   | gone   | stays  |
        | resting | Roboco | Suisei |
        | active  | Suisei | Roboco |

    Scenario: a text that says neither speaks of both
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Roboco resting, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: archive each of your red back holomem."
      When A uses the oshi skill "Idol"
      Then A's archive is Roboco, Suisei
