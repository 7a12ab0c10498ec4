@hololive
Feature: 5.15 Returning to Debut

  @clause-5.15.1
  Rule: 5.15.1 A holomem returns to its Debut card

    Scenario: a holomem that returns to Debut stays in its place on the stage
      Given the board
        | zone   | A                         |
        | center | Roboco                    |
        | back   | Sora-1st under:Sora-Debut |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      When A plays the support Past
      Then Sora-Debut is in the back position
      And A has 2 holomem on the stage

    @without-stack-targets
    Scenario: B's text returns B's back holomem to Debut in B's turn
      Given the board
        | zone   | A    | B                             |
        | center | Sora | Miko                          |
        | back   |      | Suisei-1st under:Suisei-Debut |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to Debut."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Suisei-Debut is in the back position
      And Suisei-1st is in B's hand

  @clause-5.15.1.1
  Rule: 5.15.1.1 Not one without a Debut card at the bottom, nor one that is at Debut

    Scenario Outline: a return to Debut puts <hand> of the stack <stack> into the hand
      Given the board
        | zone   | A       |
        | center | Roboco  |
        | back   | <stack> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to Debut."
      When A uses the oshi skill "Idol"
      Then A has <hand> in hand

      Examples:
        | stack                              | hand    |
        | Sora-1st under:Sora-Debut          | 1 card  |
        | Sora-2nd under:Sora-Debut/Sora-1st | 2 cards |
        | Sora-2nd under:Sora-1st            | 0 cards |
        | Sora-2nd under:Sora-1st/Sora-Debut | 0 cards |
        | Sora-1st tool:Mic                  | 0 cards |
        | Sora-1st                           | 0 cards |
        | Sora damage:10                     | 0 cards |

    @clause-1.3.2 @ruling-Q95
    Scenario: a holomem without a Debut card can be chosen, and stays as it is
      Given the board
        | zone   | A                                                            |
        | center | Roboco                                                       |
        | back   | Sora-2nd under:Sora-1st damage:20, Miko-1st under:Miko-Debut |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to Debut."
      When A uses the oshi skill "Idol"
      And A chooses Sora-2nd
      Then Sora-2nd has 20 damage
      And Sora-1st is under Sora-2nd
      And A's hand is empty

    Scenario Outline: the <back> that is told to return to Debut has <left> damage
      Given the board
        | zone   | A                |
        | center | Roboco           |
        | back   | <back> damage:20 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: return 1 of your back holomem to Debut. Draw 1 card."
      When A uses the oshi skill "Idol"
      Then <bottom> has <left> damage

      Examples:
        | back                      | bottom     | left |
        | Sora-Debut                | Sora-Debut | 20   |
        | Sora-1st under:Sora-Debut | Sora-Debut | 0    |

  @clause-5.15.1.2
  Rule: 5.15.1.2 The damage of a holomem that returns to Debut is gone

    Scenario: more than the Debut card could bear
      Given the board
        | zone   | A                                           |
        | center | Roboco                                      |
        | back   | Sora-1st hp:200 under:Sora-Debut damage:150 |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      When A plays the support Past
      Then Sora-Debut has 0 damage
      And Sora-Debut was not downed
      And it is A's play timing

    Scenario Outline: a holomem of HP 100 that returned to Debut and takes <amount> damage <was> downed
      Given the board
        | zone   | A                                           |
        | center | Roboco                                      |
        | back   | Sora-1st hp:200 under:Sora-Debut damage:150 |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      And A holds a support "Stone" (item) that reads "Deal <amount> damage to 1 of your back holomem."
      When A plays the support Past
      And A plays the support Stone
      Then Sora-Debut <was> downed
      And it is A's play timing

      Examples:
        | amount | was     |
        | 90     | was not |
        | 100    | was     |

  @clause-5.15.1.3
  Rule: 5.15.1.3 A Debut card and the cheers stay, and all else of the holomem goes to its owner's hand

    Scenario: the rest of the stack, a tool, a mascot and a fan go, the cheer stays
      Given the board
        | zone   | A                                                                          |
        | center | Roboco                                                                     |
        | back   | Sora-2nd under:Sora-Debut/Sora-1st cheer:red tool:Mic mascot:Pet fan:Charm |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      When A plays the support Past
      Then A's hand is Sora-1st, Sora-2nd, Mic, Pet, Charm
      And Sora-Debut has 1 cheers attached

    Scenario: A keeps the chosen one of two Debut cards, the rest returns to hand
      Given the board
        | zone   | A                                    |
        | center | Roboco                               |
        | back   | Sora-1st under:Sora-Debut/Miko-Debut |
      And A holds a support "Past" (item) that reads "Return 1 of your back holomem to Debut."
      When A plays the support Past
      And A chooses Miko-Debut
      Then Miko-Debut is in the back position
      And A's hand is Sora-Debut, Sora-1st
