@hololive
Feature: 8.1 The main step in outline

  @clause-8.1.1
  Rule: 8.1.1 The turn player takes actions in any order, and as many as they like

    @clause-8.6.1
    Scenario Outline: a <first> first, then a <second>
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Suisei                 |
        | hand   | Roboco, Cake kind:item |
      And Cake reads "Draw 1 card."
      When A <first>
      And A <second>
      And A <third>
      Then A has 1 card in hand
      And A has 3 holomem on the stage
      And Suisei is in the collab position

      Examples:
        | first                  | second                 | third                  |
        | places Roboco          | collabs Suisei         | plays the support Cake |
        | plays the support Cake | places Roboco          | collabs Suisei         |
        | collabs Suisei         | plays the support Cake | places Roboco          |

    @clause-8.2.1 @ruling-Q134
    Scenario: the same action can be taken a third time in the main step
      Given A's hand holds Roboco, Suisei, Fubuki
      When A places Roboco
      And A places Suisei
      Then A can place Fubuki

    Scenario: A ends the main step without any action
      Given A's hand holds Roboco
      When A ends the main step
      Then A has 1 card in hand
      And it is A's performance step

    Scenario: two holomem bloom in a turn, and a second support is played after the blooms
      Given the board
        | zone   | A                                                   |
        | center | Sora                                                |
        | back   | Suisei                                              |
        | hand   | Sora-1st, Suisei-1st, Cake kind:item, Pie kind:item |
      And Cake reads "Draw 1 card."
      And Pie reads "Draw 1 card."
      When A plays the support Cake
      And A blooms Sora with Sora-1st
      And A blooms Suisei with Suisei-1st
      And A plays the support Pie
      Then A has 2 cards in hand
      And it is A's play timing

  @clause-8.1.2
  Rule: 8.1.2 After each action there is a check timing

    Scenario: an ability that an action triggers is played before the next action
      Given the board
        | zone   | A              |
        | center | Sora           |
        | hand   | Roboco, Suisei |
      And Sora reads "When a holomem is put onto the stage, draw 1 card."
      When A places Roboco
      And A places Suisei
      Then these events happened in this order
        | event       | card   | to   |
        | moved       | Roboco | back |
        | check-began |        |      |
        | played      | Sora   |      |
        | moved       | Suisei | back |

    Scenario: a holomem that an action kills is gone before the next one
      Given the board
        | zone   | A                      |
        | center | Sora                   |
        | back   | Suisei hp:50 damage:40 |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: deal 10 damage to 1 of your back holomem."
      When A uses the oshi skill "Idol"
      Then Suisei is in A's archive
      And it is A's play timing

  @clause-8.1.3
  Rule: 8.1.3 An action that cannot be carried out whole cannot be chosen

    Scenario Outline: a baton pass with <cheers>
      Given the board
        | zone   | A                           |
        | center | Sora baton:red/red <cheers> |
        | back   | Suisei                      |
      Then A <can or not> baton pass to Suisei

      Examples:
        | cheers      | can or not |
        | cheer:red*2 | can        |
        | cheer:red   | cannot     |

    Scenario Outline: A <can or not> bloom <holomem> with Sora's 1st card
      Given the board
        | zone   | A        |
        | center | Sora     |
        | hand   | Sora-1st |
        | back   | <back>   |
      Then A <can or not> bloom <holomem> with Sora-1st

      Examples:
        | back   | holomem | can or not |
        | Suisei | Sora    | can        |
        | Suisei | Suisei  | cannot     |

    @clause-1.3.3
    Scenario Outline: A <can or not> baton pass from Sora to Roboco while <holomem> <text>
      Given the board
        | zone   | A              |
        | center | Sora cheer:red |
        | back   | Roboco, Suisei |
      And <holomem> reads "This holomem <text>."
      Then A <can or not> baton pass to Roboco

      Examples:
        | holomem | text              | can or not |
        | Sora    | cannot be moved   | cannot     |
        | Sora    | cannot baton pass | cannot     |
        | Sora    | cannot collab     | can        |
        | Roboco  | cannot be moved   | cannot     |
        | Suisei  | cannot be moved   | can        |

    Scenario Outline: a baton pass that costs two of any color, with <cheers>
      Given the board
        | zone   | A                                       |
        | center | Sora baton:colorless/colorless <cheers> |
        | back   | Suisei                                  |
      Then A <can or not> baton pass to Suisei

      Examples:
        | cheers         | can or not |
        | cheer:red/blue | can        |
        | cheer:red      | cannot     |

    Scenario Outline: with <holo power> in holo power, A <can or not> use an oshi skill that costs 2
      Given A has <holo power> in holo power
      And A's oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."
      Then A <can or not> use the oshi skill "Idol"

      Examples:
        | holo power | can or not |
        | 1 card     | cannot     |
        | 2 cards    | can        |

    @reading-H-10
    Scenario Outline: with <hand> in hand A <ability> activate an ability for 2 cards of the hand, and <support> play a support for 3
      Given the board
        | zone   | A      |
        | center | Sora   |
        | hand   | <hand> |
      And Sora reads "Activated: archive 2 cards from your hand: draw 3 cards."
      And A holds a support "Cake" (item) that reads "Archive 3 cards from your hand or this cannot be used. Draw 3 cards."
      Then A <ability> activate Sora's ability
      And A <support> play the support Cake

      Examples:
        | hand    | ability | support |
        | -       | cannot  | cannot  |
        | 2 cards | can     | cannot  |
        | 3 cards | can     | can     |

    Scenario Outline: with <back> in the back A <can or not> place one more holomem
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | <back> |
        | hand   | Roboco |
      Then A <can or not> place Roboco

      Examples:
        | back                            | can or not |
        | Miko, Suisei, AZKi, Fubuki      | can        |
        | Miko, Suisei, AZKi, Fubuki, Aki | cannot     |

    Scenario: cheers of another holomem do not pay for the center holomem's baton pass
      Given the board
        | zone   | A                            |
        | center | Sora baton:red/red cheer:red |
        | back   | Suisei cheer:red             |
      Then A cannot baton pass to Suisei
