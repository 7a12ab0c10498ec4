@wixoss
Feature: exceed Exceed

  @clause-exceed.1 @clause-exceed.2
  Rule: exceed.2 Exceed puts so many cards from under one's LRIGs into the LRIG trash

    Scenario Outline: <player> has two under the center, and Exceed <price> is asked
      Given the board
        | zone | A                            | B                               |
        | lrig | Lumi level:3 under:Old/Older | Mira level:3 under:Former/Elder |
      And <lrig> reads "Action (exceed <price>): Draw 1 card."
      And it is <player>'s turn
      Then <player> <can> activate <lrig>'s ability

      Examples:
        | player | lrig | price | can    |
        | A      | Lumi | 1     | can    |
        | A      | Lumi | 2     | can    |
        | A      | Lumi | 3     | cannot |
        | B      | Mira | 2     | can    |
        | B      | Mira | 3     | cannot |

    Scenario Outline: <player> pays Exceed 1 with <card>, which goes to the LRIG trash
      Given the board
        | zone | A                            | B                               |
        | lrig | Lumi level:3 under:Old/Older | Mira level:3 under:Former/Elder |
      And <lrig> reads "Action (exceed 1): Draw 1 card."
      And it is <player>'s turn
      When <player> activates <lrig>'s ability
      Then <player> is asked to choose among <both>
      When <player> pays with <card>
      Then <player>'s lrig trash is <card>
      And <lrig> is in <player>'s lrig
      And <player> has drawn 1 card

      Examples:
        | player | lrig | card   | both          |
        | A      | Lumi | Older  | Old, Older    |
        | A      | Lumi | Old    | Old, Older    |
        | B      | Mira | Former | Former, Elder |

    Scenario: the assist LRIGs themselves do not pay
      Given the board
        | zone         | A                      |
        | lrig         | Lumi level:3 under:Old |
        | left assist  | Mira type:Mito         |
        | right assist | Nova type:Iona         |
        | center       | Ember                  |
      And Ember reads "Action (exceed 1): Draw 1 card."
      And Lumi reads "Action (exceed 2): Draw 1 card."
      Then A can activate Ember's ability
      And A cannot activate Lumi's ability

    Scenario: a card under a SIGNI does not pay for Exceed
      Given the board
        | zone   | A                       | B |
        | lrig   | Lumi level:3 under:Old  |   |
        | center | Ember under:Frost/Thorn |   |
      And Lumi reads "Action (exceed 2): Draw 1 card."
      Then A cannot activate Lumi's ability

    Scenario: Exceed 2 puts two chosen cards of three into the LRIG trash
      Given the board
        | zone | A                                  | B |
        | lrig | Lumi level:3 under:Old/Older/Elder |   |
      And Lumi reads "Action (exceed 2): Draw 1 card."
      When A activates Lumi's ability
      And A pays with Old, Elder
      Then A has 2 cards in lrig trash
      And Older is under Lumi
      And A has drawn 1 card

  @clause-exceed.3
  Rule: exceed.3 With assist LRIGs the cards may come from under any of them

    Scenario Outline: a card under the center and one under an assist <can> pay Exceed <price>
      Given the board
        | zone         | A                                   | B |
        | lrig         | Lumi level:3 type:Lumi under:Old    |   |
        | left assist  | Mira level:1 type:Mira under:Mira-0 |   |
        | right assist | Nova level:0 type:Nova              |   |
      And Lumi reads "Action (exceed <price>): Draw 1 card."
      Then A <can> activate Lumi's ability

      Examples:
        | price | can    |
        | 1     | can    |
        | 2     | can    |
        | 3     | cannot |

    Scenario Outline: A pays Exceed 1 with <card> from under one of three LRIGs
      Given the board
        | zone         | A                                   | B |
        | lrig         | Lumi level:3 type:Lumi under:Old    |   |
        | left assist  | Mira level:1 type:Mira under:Mira-0 |   |
        | right assist | Nova level:1 type:Nova under:Nova-0 |   |
      And Lumi reads "Action (exceed 1): Draw 1 card."
      When A activates Lumi's ability
      And A pays with <card>
      Then A's lrig trash is <card>

      Examples:
        | card   |
        | Old    |
        | Mira-0 |
        | Nova-0 |

    Scenario: out of two places at once
      Given the board
        | zone         | A                                      | B |
        | lrig         | Lumi level:3 type:Lumi under:Older/Old |   |
        | left assist  | Mira level:1 type:Mira under:Mira-0    |   |
        | right assist | Nova level:0 type:Nova                 |   |
      And Lumi reads "Action (exceed 2): Draw 1 card."
      When A activates Lumi's ability
      And A pays with Old, Mira-0
      Then A has 2 cards in lrig trash
      And Older is under Lumi
      And A has drawn 1 card
