@hololive
Feature: 13.3 Bloom effect

  @clause-13.3.2
  Rule: 13.3.2 The bloom effect is played when a holomem blooms with its card

    @clause-13.3.1 @clause-13.3.1.1
    @ruling-Q165
    Scenario: a bloom effect is played for its own card, not the next one
      Given the board
        | zone   | A                  |
        | center | Sora               |
        | hand   | Sora-1st, Sora-2nd |
      And Sora-1st reads "Bloom effect "Hello": draw 1 card."
      When A blooms Sora with Sora-1st
      Then A has drawn 1 card
      When the turn passes to B
      And the turn passes to A
      And A blooms Sora-1st with Sora-2nd
      Then A has drawn 2 cards

    Scenario: not when the holomem is placed, or another blooms
      Given the board
        | zone   | A                |
        | center | Sora             |
        | hand   | Sora-1st, Roboco |
      And Roboco reads "Bloom effect "Hello": draw 1 card."
      When A places Roboco
      And A blooms Sora with Sora-1st
      Then A has drawn 0 cards
      And it is A's play timing

    @clause-12.3.4.2
    @ruling-Q94 @without-stack-targets
    Scenario: the text of an art blooms a holomem, and the bloom effect waits until the art is done
      Given the board
        | zone   | A        | B    |
        | center | Roboco   | Miko |
        | back   | Sora     |      |
        | hand   | Sora-1st |      |
      And it is the start of A's performance step
      And Roboco reads "Art "Fast", no cheers, 10: bloom 1 of your back holomem with 1 1st holomem from your hand."
      And Sora-1st reads "Bloom effect: draw 1 card."
      When A uses the art "Fast" of Roboco
      And A chooses Sora-1st
      Then these events happened in this order
        | event   | card     |
        | damaged | Miko     |
        | played  | Sora-1st |

    @clause-5.14.1 @ruling-Q52 @ruling-Q54 @ruling-Q82 @ruling-Q89
    Scenario Outline: an effect for who bloomed from a Debut holomem, and the holomem was <was>
      Given the board
        | zone   | A                |
        | center | Sora level:<was> |
        | hand   | Sora-1st         |
      And Sora-1st reads "Bloom effect, only if this holomem has bloomed from a Debut holomem: draw 1 card."
      When A blooms Sora with Sora-1st
      Then A has drawn <cards>

      Examples:
        | was   | cards   |
        | Debut | 1 card  |
        | 1st   | 0 cards |

    @clause-5.14.1 @ruling-Q594
    Scenario Outline: an effect for who bloomed from a Buzz holomem, and the holomem was a <was>
      Given the board
        | zone   | A          |
        | center | Sora <was> |
        | hand   | Sora-2nd   |
      And Sora-2nd reads "Bloom effect, only if this holomem has bloomed from a Buzz holomem: draw 1 card."
      When A blooms Sora with Sora-2nd
      Then A has drawn <cards>

      Examples:
        | was            | cards   |
        | level:1st buzz | 1 card  |
        | level:1st      | 0 cards |
