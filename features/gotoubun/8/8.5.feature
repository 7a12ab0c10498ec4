@gotoubun
Feature: 8.5 Playing an activated ability

  @clause-8.5.1
  Rule: 8.5.1 An activated ability of a card that the turn player is the master of is played

    Scenario Outline: in <player>'s turn <player>'s own characters' abilities can be played
      Given the board
        | zone   | A      | B      |
        | lane 1 | Ichika | Itsuki |
      And Ichika reads "Activated: draw 1 card."
      And Itsuki reads "Activated: draw 1 card."
      And it is <player>'s turn
      Then <player> can activate <mine>'s ability
      And <player> cannot activate <theirs>'s ability
      When <player> activates <mine>'s ability
      Then <player> has drawn 1 card

      Examples:
        | player | mine   | theirs |
        | A      | Ichika | Itsuki |
        | B      | Itsuki | Ichika |

    @clause-10.3.4.3
    Scenario Outline: an activated ability of a card in <where> <can> be played
      Given <where> holds Ichika
      And Ichika reads "Activated: draw 1 card."
      Then A <can> activate Ichika's ability

      Examples:
        | where            | can    |
        | A's lane 1       | can    |
        | A's hand         | cannot |
        | A's waiting room | cannot |
        | A's brides       | cannot |

    Scenario: of a character that was played in this turn, and again
      Given A's hand holds Ichika
      And Ichika reads "Activated: draw 1 card."
      When A plays the character Ichika into lane 1
      And A activates Ichika's ability
      And A activates Ichika's ability
      Then A has drawn 2 cards

    Scenario: an episode's ability, and one of several abilities of a card
      Given A's lane 1 holds Ichika episode:Memory
      And Memory reads "Activated: draw 1 card."
      And Ichika reads "Activated "Sing": draw 2 cards."
      And Ichika reads "Activated "Dance": draw 3 cards."
      When A activates Ichika's ability "Dance"
      Then A has drawn 3 cards
      When A activates Memory's ability
      Then A has drawn 4 cards

    @reading-G-16
    Scenario Outline: a hero's ability can be played by <player>, who is the turn player
      Given hero lane 3 holds Futaro
      And Futaro reads "Activated: draw 1 card."
      And it is <player>'s turn
      When <player> activates Futaro's ability
      Then <player> has drawn 1 card
      And <other> has drawn 0 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |
