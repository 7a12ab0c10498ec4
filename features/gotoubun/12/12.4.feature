@gotoubun
Feature: 12.4 Once per turn

  @clause-12.4.2
  Rule: 12.4.2 An ability that was played this turn cannot be played again

    @clause-12.4.1
    Scenario: a once-per-turn ability can be played again in its master's next turn
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated, once per turn: draw 1 card."
      When A activates Ichika's ability
      Then A cannot activate Ichika's ability
      When the turn passes to B
      And the turn passes to A
      Then A can activate Ichika's ability

    Scenario: the same text on another card, and another text on the same card
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
        | lane 2 | Ichika |
      And Ichika reads "Activated "Sing", once per turn: draw 1 card. / Activated "Dance", once per turn: draw 1 card."
      And Ichika#2 reads "Activated "Sing", once per turn: draw 1 card."
      When A activates Ichika's ability "Sing"
      Then A can activate Ichika's ability "Dance"
      And A can activate Ichika#2's ability

    Scenario: a once-per-turn ability that was played and not resolved cannot be played again
      Given the board
        | zone         | A      |
        | lane 1       | Ichika |
        | waiting room | Nino   |
      And Ichika reads "{Ichika} only: Activated, once per turn: put 1 {Nino} from your waiting room into the bride area: draw 1 card."
      And A holds an event "Bye" that reads "Main: Put 1 of your brides into the waiting room."
      When A activates Ichika's ability
      And A plays the event Bye
      Then A cannot activate Ichika's ability

    Scenario: Ichika moves to another lane
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated, once per turn: draw 1 card."
      And A holds an event "Walk" that reads "Main: Move 1 of your characters to lane 2."
      When A activates Ichika's ability
      And A plays the event Walk
      Then Ichika is in A's lane 2
      And A cannot activate Ichika's ability

    @reading-G-33=new-card-new-ability
    Scenario: Ichika leaves and comes back, and her ability can be played once more
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated, once per turn: draw 1 card."
      And A holds an event "Walk" that reads "Main: Put 1 of your characters into the waiting room. Put 1 {Ichika} from your waiting room into lane 2."
      When A activates Ichika's ability
      And A plays the event Walk
      Then A can activate Ichika's ability

    @reading-G-33=same-copy
    Scenario: Ichika leaves and comes back, and her ability has been played this turn
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Activated, once per turn: draw 1 card."
      And A holds an event "Walk" that reads "Main: Put 1 of your characters into the waiting room. Put 1 {Ichika} from your waiting room into lane 2."
      When A activates Ichika's ability
      And A plays the event Walk
      Then Ichika is in A's lane 2
      And A cannot activate Ichika's ability

    Scenario: an automatic ability that is triggered a second time
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Once per turn, when you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      And A holds an event "Card" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A says yes
      And A plays the event Card
      Then nobody is asked anything
      And A has drawn 1 card

    Scenario: a once-per-turn ability played in its master's turn waits again in the opponent's
      Given the board
        | zone   | A      | B    |
        | lane 1 | Ichika |      |
        | hand   | Nino   | Miku |
      And Ichika reads "Once per turn, when a character appears, draw 1 card."
      When A plays the character Nino into lane 2
      And A says yes
      And the turn passes to B
      And B plays the character Miku into lane 2
      Then A is asked yes or no

  @clause-12.4.2.1
  Rule: 12.4.2.1 An automatic one that waits may be left unplayed, and then waits one time less

    Scenario: a once-per-turn ability left unplayed is played when it is triggered again
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Once per turn, when you play an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      And A holds an event "Card" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And A says no
      Then no ability is played
      When A plays the event Card
      And A says yes
      Then A has drawn 1 card

    Scenario: a once-per-turn ability waits twice, is left unplayed once and then played
      Given the board
        | zone   | A      |
        | lane 1 | Ichika |
      And Ichika reads "Once per turn, when a card is put into your waiting room from your deck, draw 1 card."
      And A holds an event "Storm" that reads "Main: Put the top 2 cards of your deck into the waiting room."
      When A plays the event Storm
      And A says no
      Then A is asked yes or no
      When A says yes
      Then nobody is asked anything
      And A has drawn 1 card

    Scenario: B's once-per-turn ability is left unplayed by B
      Given the board
        | zone   | B    |
        | lane 1 | Nino |
      And Nino reads "Once per turn, when your opponent plays an event, draw 1 card."
      And A holds an event "Letter" that reads "Main: Shuffle your deck."
      When A plays the event Letter
      And B says no
      Then B has drawn 0 cards
      And it is A's play timing
