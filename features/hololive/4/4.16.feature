@hololive
Feature: 4.16 Resolution zone

  @clause-4.16.1
  Rule: 4.16.1 A single resolution zone serves both players for as long as something is resolved

    @reading-H-70
    Scenario Outline: <player>'s support card lies there while it is resolved
      Given the board
        | zone | A                      | B                     |
        | hand | Cake kind:item, 1 card | Pie kind:item, 1 card |
      And Cake reads "You may archive 1 card from your hand."
      And Pie reads "You may archive 1 card from your hand."
      And it is <player>'s turn
      When <player> plays the support <card>
      Then <player> is asked yes or no
      And the resolution zone holds <card>

      Examples:
        | player | card |
        | A      | Cake |
        | B      | Pie  |

    @reading-H-70
    Scenario: a support card has left the resolution zone once it is resolved
      Given the board
        | zone | A                      |
        | hand | Cake kind:item, 1 card |
      And Cake reads "You may archive 1 card from your hand."
      When A plays the support Cake
      And A says no
      Then Cake is in A's archive

  @clause-4.16.2
  Rule: 4.16.2 The resolution zone is public, and each card goes on top

    @reading-H-70
    Scenario Outline: <viewer> sees the card that lies there
      Given the board
        | zone | A                      |
        | hand | Cake kind:item, 1 card |
      And Cake reads "You may archive 1 card from your hand."
      When A plays the support Cake
      Then A is asked yes or no
      And <viewer> sees Cake

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: a card that joins the support card lies on top of it
      Given the board
        | zone    | A              |
        | hand    | Cake kind:item |
        | archive | Roboco         |
      And Cake reads "Put 1 card from your archive into the resolution zone. You may draw 1 card."
      When A plays the support Cake
      Then A is asked yes or no
      And the resolution zone holds Roboco, Cake

    Scenario: of two cards that join it together, the player says which is on top
      Given the board
        | zone    | A              |
        | hand    | Cake kind:item |
        | archive | Roboco, Suisei |
      And Cake reads "Put 2 cards from your archive into the resolution zone. You may draw 1 card."
      When A plays the support Cake
      And A orders the cards Suisei, Roboco
      Then A is asked yes or no
      And the resolution zone holds Suisei, Roboco, Cake

    Scenario Outline: <viewer> sees a card that a text puts there
      Given the board
        | zone    | A              |
        | hand    | Cake kind:item |
        | archive | Roboco         |
      And Cake reads "Put 1 card from your archive into the resolution zone. You may draw 1 card."
      When A plays the support Cake
      Then A is asked yes or no
      And <viewer> sees Roboco

      Examples:
        | viewer |
        | A      |
        | B      |
