@hololive
Feature: 5.9 Looking at the top of a deck

  @clause-5.9.1
  Rule: 5.9.1 The player sees so many cards from the top

    Scenario Outline: the top <number> of three
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Lens" (item) that reads "Look at the top <number> of your deck."
      When A plays the support Lens
      Then the event "looked" happened 1 time for Miko
      And the event "looked" happened <second> for Suisei
      And the event "looked" happened 0 times for Fubuki

      Examples:
        | number  | second  |
        | 2 cards | 1 time  |
        | card    | 0 times |

    @reading-H-59 @clause-4.1.2.1
    Scenario: a deck's top card is seen by the player who looks, nobody else
      Given the board
        | zone   | A                        |
        | center | Sora                     |
        | deck   | Roboco, Suisei, 18 cards |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top card of your deck. You may draw 1 card."
      When A uses the oshi skill "Idol"
      Then A is asked yes or no
      And A sees Roboco
      And A does not see Suisei
      And B does not see Roboco

    Scenario: A looks at the top two cards of the cheer deck
      Given the board
        | zone       | A                |
        | cheer deck | red, blue, green |
      And A holds a support "Lens" (item) that reads "Look at the top 2 cards of your cheer deck."
      When A plays the support Lens
      Then these events happened in this order
        | event  | card | player |
        | looked | red  | A      |
      And these events happened in this order
        | event  | card | player |
        | looked | blue | A      |
      And the event "looked" happened 2 times

    Scenario: B looks, in B's turn
      Given the board
        | zone   | A    | B                        |
        | center | Sora | Miko                     |
        | deck   |      | Suisei, Roboco, 18 cards |
      And B's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top card of your deck. You may draw 1 card."
      And it is B's turn
      When B uses the oshi skill "Idol"
      Then these events happened in this order
        | event  | card   | player |
        | looked | Suisei | B      |
      And B is asked yes or no
      And A does not see Suisei

    @clause-1.3.2 @ruling-Q85
    Scenario: the top three of a deck of two, and one of them is taken
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top 3 cards of your deck. Reveal and put up to 1 of them into your hand, then put the rest on the bottom of your deck."
      When A uses the oshi skill "Idol"
      And A chooses Miko
      Then A's hand is Miko
      And A's deck is Suisei

    @clause-1.3.2 @ruling-Q488
    Scenario: the top three of a deck of two, of which one has to be taken
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck."
      When A uses the oshi skill "Idol"
      Then A is asked to choose 1 among Miko, Suisei

  @clause-5.9.2
  Rule: 5.9.2 "Up to" is done card by card

    @reading-H-02
    Scenario: the first was seen before the second is asked about
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Lens" (item) that reads "Look at up to the top 3 cards of your deck."
      When A plays the support Lens
      And A says yes
      Then the event "looked" happened 1 time
      And A is asked yes or no

  @clause-5.9.2.1
  Rule: 5.9.2.1 Up to none is nothing

    Scenario Outline: a look at up to two cards of a deck of <cards>, and <asked>
      Given the board
        | zone | A       |
        | deck | <cards> |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at up to the top 2 cards of your deck."
      When A uses the oshi skill "Idol"
      Then <asked>

      Examples:
        | cards  | asked                    |
        | 1 card | A is asked yes or no     |
        | -      | nobody is asked anything |

    Scenario: a player told to look at up to the top 0 cards of a deck is offered no look
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: look at up to the top 0 cards of your deck, then draw 1 card."
      When A uses the oshi skill "Idol"
      Then nobody is asked anything
      And A's hand is Miko

  @clause-5.9.2.2
  Rule: 5.9.2.2 A look at up to a number of cards begins with the top card

    @reading-H-02
    Scenario: a look at up to two shows the top card and asks again
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Lens" (item) that reads "Look at up to the top 2 cards of your deck."
      When A plays the support Lens
      And A says yes
      Then the event "looked" happened 1 time for Miko
      And A is asked yes or no

  @clause-5.9.2.3
  Rule: 5.9.2.3 Before a card the player may stop

    @reading-H-02=stop-before-each
    Scenario Outline: a look at up to three is made <number>, and <asked>
      Given A holds a support "Lens" (item) that reads "Look at up to the top 3 cards of your deck."
      When A plays the support Lens
      And A says <first>
      And A says <second>
      Then the event "looked" happened <number>
      And <asked>

      Examples:
        | number  | first | second | asked                    |
        | 2 times | yes   | yes    | A is asked yes or no     |
        | 1 time  | yes   | no     | nobody is asked anything |

    Scenario: A stops a look at up to three before the first card
      Given A holds a support "Lens" (item) that reads "Look at up to the top 3 cards of your deck."
      When A plays the support Lens
      And A says no
      Then the event "looked" happened 0 times
      And it is A's play timing

  @clause-5.9.2.4
  Rule: 5.9.2.4 Otherwise they see the card

    @reading-H-59
    Scenario: a card that A agrees to look at is seen by A, not B
      Given the board
        | zone | A            |
        | deck | Miko, Suisei |
      And A holds a support "Lens" (item) that reads "Look at up to the top card of your deck. You may shuffle your deck."
      When A plays the support Lens
      And A says yes
      Then these events happened in this order
        | event  | card | player |
        | looked | Miko | A      |
      And A is asked yes or no
      And A sees Miko
      And B does not see Miko

  @clause-5.9.2.5
  Rule: 5.9.2.5 The next card follows, until the last that is allowed

    @since-1.7.0 @reading-H-02
    Scenario: the second card after the first, and no third
      Given the board
        | zone | A                    |
        | deck | Miko, Suisei, Fubuki |
      And A holds a support "Lens" (item) that reads "Look at up to the top 2 cards of your deck."
      When A plays the support Lens
      And A says yes
      And A says yes
      Then the event "looked" happened 1 time for Suisei
      And it is A's play timing

    @until-1.7.0 @reading-H-02=stop-before-first
    Scenario: a player who does not stop before the first card sees all three
      Given A holds a support "Lens" (item) that reads "Look at up to the top 3 cards of your deck."
      When A plays the support Lens
      And A says yes
      Then the event "looked" happened 3 times
      And it is A's play timing
