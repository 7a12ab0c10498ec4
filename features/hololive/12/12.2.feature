@hololive
Feature: 12.2 Oshi stage skills

  @clause-12.2.1
  Rule: 12.2.1 An oshi stage skill is an ability of the oshi holomem

    Scenario Outline: an oshi stage skill of <player> about a placed holomem draws <cards> when A places one
      Given the board
        | zone | A      |
        | hand | Roboco |
      And <player>'s oshi reads "When your holomem is put onto the stage, draw 1 card."
      When A places Roboco
      Then <player> has drawn <cards>

      Examples:
        | player | cards   |
        | A      | 1 card  |
        | B      | 0 cards |

    Scenario: an oshi stage skill costs no holo power and works each time
      Given the board
        | zone | A              |
        | hand | Roboco, Fubuki |
      And A's oshi reads "When your holomem is put onto the stage, draw 1 card."
      When A places Roboco
      And A places Fubuki
      Then A has drawn 2 cards

    @reading-H-26
    Scenario: an oshi stage skill is not an oshi skill, and an ability about oshi skills does not see it
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | hand   | Roboco |      |
      And A's oshi reads "When your holomem is put onto the stage, draw 1 card."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card."
      And Miko reads "When your opponent uses an oshi skill, draw 1 card."
      When A places Roboco
      Then A has drawn 1 card
      And B has drawn 0 cards
      When A uses the oshi skill "Idol"
      Then B has drawn 1 card

    @reading-H-11
    Scenario: an oshi holomem with two skills and three stage skills does as each of them says
      Given the board
        | zone   | A      | B           |
        | center | Sora   | Miko hp:200 |
        | back   | Roboco |             |
      And Sora reads "Art "Sing", no cheers, 30."
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: draw 1 card. / SP oshi skill "Finale", 0 holo power, once per game: draw 1 card."
      And A's oshi reads "When your holomem collabs, draw 1 card. / Your center holomem gets arts +10. / When your holomem would deal damage, it deals 20 more instead."
      When A uses the oshi skill "Idol"
      And A uses the oshi skill "Finale"
      And A collabs Roboco
      And A ends the main step
      And A uses the art "Sing" of Sora
      Then A has drawn 3 cards
      And Miko has 60 damage
