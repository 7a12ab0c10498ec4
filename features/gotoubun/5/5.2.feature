@gotoubun
Feature: 5.2 Turning a card face up or face down

  @clause-5.2.1
  Rule: 5.2.1 A card that is turned shows the side that was said

    Scenario Outline: Futaro is face <two> and Old-Futaro face <three> after an event that reads <text>
      Given hero lane 2 holds Futaro need:5 face-down
      And hero lane 3 holds Old-Futaro need:5
      And A holds an event "Letter" that reads "<text>"
      When A plays the event Letter
      Then Futaro is face <two>
      And Old-Futaro is face <three>

      Examples:
        | text                                     | two  | three |
        | Main: turn the hero in lane 3 face down. | down | down  |
        | Main: turn 1 face-down hero face up.     | up   | up    |
        | Main: turn the hero in lane 3 face up.   | down | up    |
