@gotoubun
Feature: 2.2 Card types

  @clause-2.2.2
  Rule: 2.2.2 Cards are of four types, namely hero, character, episode and event

    @clause-2.2.1
    Scenario Outline: a text that speaks of <type> cards
      Given A's waiting room holds Futaro kind:hero, Ichika, Memory kind:episode, Trip kind:event
      And A holds an event "Letter" that reads "Main: Put all <type> cards from your waiting room into your hand."
      When A plays the event Letter
      Then A's hand is <card>

      Examples:
        | type      | card   |
        | hero      | Futaro |
        | character | Ichika |
        | episode   | Memory |
        | event     | Trip   |

  @clause-2.2.2.1
  Rule: 2.2.2.1 Heroes are approached

    @clause-2.2.2.2
    Scenario: a hero is approached by a character
      Given A's lane 1 holds Ichika power:5
      And hero lane 1 holds Futaro need:5
      When A ends the main phase
      And A approaches Futaro with Ichika
      And A ends the declaration step
      Then Ichika is approaching Futaro
      And Futaro is approached

  @clause-2.2.2.5
  Rule: 2.2.2.5 An event does what it says, and is used up

    Scenario: an event that is played is carried out and goes to the waiting room
      Given A holds an event "Letter" that reads "Main: Draw 1 card."
      When A plays the event Letter
      Then A has drawn 1 card
      And Letter is in A's waiting room
