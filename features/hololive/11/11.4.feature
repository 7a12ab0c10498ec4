@hololive
Feature: 11.4 Illegal cards

  @clause-11.4.1
  Rule: 11.4.1 Cards on the stage that belong to no holomem are archived

    Scenario: a cheer and a tool of a downed holomem are archived
      Given the board
        | zone   | A    | B                             |
        | center | Sora | Miko hp:50 cheer:red tool:Mic |
        | back   |      | Suisei cheer:blue             |
      And it is the start of A's performance step
      And Sora reads "Art "Sing", no cheers, 50."
      When A uses the art "Sing" of Sora
      Then Miko's red cheer is in B's archive
      And Mic is in B's archive
      And Suisei's blue cheer is attached to Suisei

    @ruling-Q39
    Scenario: a cheer of a holomem that went to the hand is archived
      Given the board
        | zone   | A                |
        | center | Sora             |
        | back   | Roboco cheer:red |
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      Then Roboco's red cheer is in A's archive

    @clause-10.11.1 @reading-H-62 @ruling-Q521
    Scenario Outline: a fan of a downed holomem is <place> after B's <answer> to a replacement
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:50 fan:Knight |
        | collab |      | Suisei                |
        | back   |      | Korone                |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 50 damage to your opponent's center holomem."
      And Suisei reads "When a fan would be archived, you may attach it to 1 of your back holomem instead."
      When A uses the oshi skill "Idol"
      And B says <answer>
      And B sends it to Suisei
      Then Knight is <place>

      Examples:
        | answer | place              |
        | yes    | attached to Korone |
        | no     | in B's archive     |

  @clause-11.4.2
  Rule: 11.4.2 Of attached cards above a limit, as many as the limit stay, and the rest are archived

    Scenario: the second tool's permission is gone
      Given the board
        | zone   | A                 |
        | center | Sora tool:Mic/Cup |
        | back   | Roboco            |
      And Roboco reads "Your center holomem can have up to 2 tools attached."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      And A chooses Cup
      Then Cup is attached to Sora
      And Mic is in A's archive

    @reading-H-29=controller-of-holomem
    Scenario: the holomem's own player chooses, in the opponent's turn too
      Given the board
        | zone   | A    | B                 |
        | center | Sora | Miko tool:Mic/Cup |
        | back   |      | Suisei            |
      And Suisei reads "Your center holomem can have up to 2 tools attached."
      And A holds a support "Home" (item) that reads "Return 1 of your opponent's back holomem to hand."
      When A plays the support Home
      Then B is asked to choose among Mic, Cup

    @reading-H-29=turn-player
    Scenario: the turn player chooses, though it is the opponent's holomem
      Given the board
        | zone   | A    | B                 |
        | center | Sora | Miko tool:Mic/Cup |
        | back   |      | Suisei            |
      And Suisei reads "Your center holomem can have up to 2 tools attached."
      And A holds a support "Home" (item) that reads "Return 1 of your opponent's back holomem to hand."
      When A plays the support Home
      Then A is asked to choose among Mic, Cup

    Scenario: a second tool stays while its permission still holds
      Given the board
        | zone   | A                 |
        | center | Sora tool:Mic/Cup |
        | back   | Roboco            |
      And Roboco reads "Your center holomem can have up to 2 tools attached."
      Then Cup is attached to Sora
      And Mic is attached to Sora

    Scenario: a tool and a mascot are counted apart
      Given the board
        | zone   | A                        |
        | center | Sora tool:Mic mascot:Pet |
      Then Mic is attached to Sora
      And Pet is attached to Sora

    Scenario: the second mascot's permission is gone
      Given the board
        | zone   | A                    |
        | center | Sora mascot:Pet/Bird |
        | back   | Roboco               |
      And Roboco reads "Your center holomem can have up to 2 mascots attached."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      And A chooses Bird
      Then Bird is attached to Sora
      And Pet is in A's archive

    Scenario: a third tool is archived where two are still allowed
      Given the board
        | zone   | A                     |
        | center | Sora tool:Mic/Cup/Bag |
        | back   | Roboco                |
      And Roboco reads "While this holomem is in the back position, your center holomem can have up to 3 tools attached."
      And Roboco reads "While this holomem is in the collab position, your center holomem can have up to 2 tools attached."
      When A collabs Roboco
      And A chooses Mic, Bag
      Then Mic is attached to Sora
      And Bag is attached to Sora
      And Cup is in A's archive

    @clause-10.6.1.1
    @ruling-Q413 @ruling-Q464
    Scenario: the bloom takes the second mascot's permission, and the bloom effect finds that mascot in the archive
      Given the board
        | zone   | A                     |
        | center | Fubuki mascot:Pet/Cat |
        | hand   | Fubuki-1st            |
      And Fubuki reads "This holomem can have up to 2 mascots attached."
      And Fubuki-1st reads "Bloom effect: put 1 mascot from your archive into your hand."
      When A blooms Fubuki with Fubuki-1st
      And A chooses Cat
      Then Cat is attached to Fubuki-1st
      And Pet is in A's hand

  @clause-11.4.3
  Rule: 11.4.3 A card attached to a holomem that it may not be attached to is archived

    Scenario: the name that it asks for is gone
      Given the board
        | zone   | A             |
        | center | Sora fan:Fans |
        | back   | Roboco        |
      And Fans reads "Can only be attached to <AZKi>."
      And Roboco reads "Your center holomem is also named <AZKi>."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      Then Fans is in A's archive

    @clause-11.1.3
    Scenario: cards that may not stay are archived together
      Given the board
        | zone   | A             | B             |
        | center | Sora tool:Mic | Miko tool:Cup |
      And Mic reads "Can only be attached to <AZKi>."
      And Cup reads "Can only be attached to <AZKi>."
      Then Mic is in A's archive
      And Cup is in B's archive

    Scenario: the name that it asks for stays
      Given the board
        | zone   | A             |
        | center | AZKi fan:Fans |
        | back   | Roboco        |
      And Fans reads "Can only be attached to <AZKi>."
      And A holds a support "Home" (item) that reads "Return 1 of your back holomem to hand."
      When A plays the support Home
      Then Fans is attached to AZKi

    @ruling-Q116 @ruling-Q543
    Scenario: the further name that it asks for is bloomed over
      Given the board
        | zone   | A                                  |
        | center | SorAZ-Debut name:Sora fan:Pioneers |
        | hand   | Sora-1st                           |
      And SorAZ-Debut reads "Extra: also treated as <AZKi>."
      And Pioneers reads "Can only be attached to <AZKi>."
      Then Pioneers is attached to SorAZ-Debut
      When A blooms SorAZ-Debut with Sora-1st
      Then Pioneers is in A's archive

    Scenario Outline: a <kind> for <condition> holomem on one in the back that <change>
      Given the board
        | zone   | A                            |
        | center | Sora                         |
        | back   | Roboco color:blue <kind>:Pet |
        | hand   | Fubuki                       |
      And Pet reads "Can only be attached to a <condition> holomem."
      And Fubuki reads "Your other back holomem <change>."
      When A places Fubuki
      Then A has <archived> cards in archive

      Examples:
        | kind   | condition | change           | archived |
        | mascot | blue      | is red           | 1        |
        | tool   | blue      | is also red      | 0        |
        | mascot | Debut     | is a 1st holomem | 1        |
