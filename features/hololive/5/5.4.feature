@hololive
Feature: 5.4 Downing a holomem

  @clause-5.4.1
  Rule: 5.4.1 A holomem that is to be downed is, whatever its HP and damage

    @clause-4.4.9
    Scenario: an undamaged holomem is downed by a support that says so
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And A holds a support "End" (event) that reads "Down 1 of your opponent's center holomem."
      When A plays the support End
      Then Miko was downed
      And Miko is in B's archive
      And B has 4 life

    Scenario: a holomem that a text downs stays on the stage until the text ends
      Given the board
        | zone   | A    | B           |
        | center | Sora | Miko hp:200 |
        | back   |      | Suisei      |
      And A holds a support "End" (event) that reads "Down 1 of your opponent's center holomem. If your opponent has <Miko> on the stage, draw 1 card."
      When A plays the support End
      Then A has drawn 1 card
      And Miko was downed

    Scenario: A's back holomem is downed by B's text in B's turn
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's back holomem."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then Roboco was downed
      And A has 4 life

    @clause-4.4.9
    Scenario: healed afterwards by the same effect
      Given the board
        | zone   | A    | B                     |
        | center | Sora | Miko hp:200 damage:50 |
        | back   |      | Suisei                |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: down 1 of your opponent's center holomem, then heal your opponent's center holomem fully."
      When A uses the oshi skill "Idol"
      Then Miko was downed
      And Miko is in B's archive
