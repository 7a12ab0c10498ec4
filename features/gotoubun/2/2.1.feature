@gotoubun
Feature: 2.1 Card names

  @clause-2.1.2.1
  Rule: 2.1.2.1 The name of a hero or a character is its auxiliary name and then its person's

    @clause-2.1.1 @clause-2.1.2 @clause-2.1.3
    Scenario Outline: a text that speaks of <name>
      Given A's waiting room holds Ichika aux:Summer, Nino aux:Summer, Ichika#2
      And A holds an event "Letter" that reads "Main: Put all <name> from your waiting room into your hand."
      When A plays the event Letter
      Then Ichika is in A's <summer>
      And Ichika#2 is in A's <plain>
      And Nino is in A's waiting room

      Examples:
        | name            | summer       | plain        |
        | <Summer Ichika> | hand         | waiting room |
        | <Ichika>        | waiting room | hand         |
        | <Summer>        | waiting room | waiting room |
        | <Ichika Summer> | waiting room | waiting room |
        | {Ichika}        | hand         | hand         |

  @clause-2.1.2.2
  Rule: 2.1.2.2 A person's icon means the person, or the cards of that person

    Scenario: all cards of the person, whatever their auxiliary name, and nobody who only has it as that
      Given A's waiting room holds Ichika, Ichika#2 aux:Summer, Nino aux:Ichika
      And A holds an event "Letter" that reads "Main: Put all {Ichika} cards from your waiting room into your hand."
      When A plays the event Letter
      Then A's hand is Ichika, Ichika#2
      And Nino is in A's waiting room

    Scenario: the person, where a text gives it
      Given A's lane 1 holds Ichika aux:Summer
      And Ichika reads "This character is also {Nino}."
      Then Ichika is the person Nino
      And Ichika is the person Ichika
      And Ichika is not named Nino

  @clause-2.1.2.3
  Rule: 2.1.2.3 Futaro means every person whose name contains it

    Scenario Outline: a hero with <name>, and a text that turns <these>
      Given hero lane 1 holds Somebody <name>
      And A holds an event "Letter" that reads "Main: Turn <these> face down."
      When A plays the event Letter
      Then Somebody is face <side>

      Examples:
        | name                      | these                          | side |
        | person:Futaro             | all {Futaro}                   | down |
        | person:"Uesugi Futaro"    | all {Futaro}                   | down |
        | person:"Futaro the Tutor" | all {Futaro}                   | down |
        | person:Uesugi             | all {Futaro}                   | up   |
        | aux:Futaro person:Uesugi  | all {Futaro}                   | up   |
        | person:Uesugi             | all heroes with need 5 or less | down |

  @clause-2.1.2.3.1
  Rule: 2.1.2.3.1 A hero that speaks of this Futaro means that very card

    Scenario: a second Futaro is not meant by this Futaro, but by all Futaro
      Given hero lane 2 holds Futaro need:5
      And hero lane 1 holds Futaro#2 need:5
      And Futaro reads "This {Futaro} gets need -1."
      And Futaro#2 reads "All {Futaro} get need -2."
      Then Futaro needs 2
      And Futaro#2 needs 3

  @clause-2.1.2.4
  Rule: 2.1.2.4 An episode's person counts only where a text says that it means an episode's

    Scenario: a text that speaks of cards of the person
      Given A's waiting room holds Ichika, Memory kind:episode person:Ichika
      And A holds an event "Letter" that reads "Main: Put all {Ichika} cards from your waiting room into your hand."
      When A plays the event Letter
      Then A's hand is Ichika
      And Memory is in A's waiting room

    Scenario: a text that speaks of episodes of the person
      Given A's lane 1 holds Ichika
      And A's lane 2 holds Nino
      And Memory person:Nino is set on Ichika
      And Trip person:Ichika is set on Nino
      And A holds an event "Letter" that reads "Main: Put all your {Nino} episodes into the waiting room."
      When A plays the event Letter
      Then Memory is in A's waiting room
      And Trip is set on Nino

    Scenario: a text that speaks of episode cards of the person
      Given A's waiting room holds Memory kind:episode person:Nino, Trip kind:episode person:Ichika
      And A holds an event "Letter" that reads "Main: Put all {Nino} episode cards from your waiting room into your hand."
      When A plays the event Letter
      Then A's hand is Memory
      And Trip is in A's waiting room

    Scenario: the character that it is set on is not that person for it
      Given A's lane 1 holds Ichika
      And A's lane 2 holds Nino
      And Memory person:Nino is set on Ichika
      And A holds an event "Letter" that reads "Main: Return each of your {Nino} to hand."
      When A plays the event Letter
      Then A's hand is Nino
      And Ichika is in A's lane 1

    Scenario Outline: a text that asks whether its player has Ichika, who has <character> with an Ichika episode, draws <cards>
      Given A's lane 1 holds <character>
      And Memory person:Ichika is set on <character>
      And A holds an event "Letter" that reads "Main: if you have a {Ichika}, draw 1 card."
      When A plays the event Letter
      Then it is A's play timing
      And A has <cards> in hand

      Examples:
        | character | cards   |
        | Ichika    | 1 card  |
        | Nino      | 0 cards |
