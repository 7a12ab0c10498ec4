@digicharat @assumption-DA-7 @assumption-DA-10
Feature: 3-8-2 How reflecting is processed

  @clause-3-8-2.1 @reading-D-14
  Rule: 3-8-2.1 Several reflected damages are neither added up nor kept

    Scenario Outline: powers of <one> and <other> come to a guard of 5
      Given A's field holds Dejiko power:<one>
      And B's field holds Usada power:<other> guard:5
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And any order will do
      Then Usada is in B's <zone>

      Examples:
        | one | other | zone         |
        | 3   | 2     | field        |
        | 4   | 4     | field        |
        | 5   | 1     | discard pile |
        | 1   | 5     | discard pile |

    @reading-D-05
    Scenario: damage that was reflected in one battle does not count in the next
      Given A's field holds Dejiko power:4, Puchiko power:4
      And B's field holds Usada power:4 guard:5
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And any order will do
      And A attacks Usada with Puchiko
      And both pass
      Then Usada is in B's field

  @clause-3-8-2.2
  Rule: 3-8-2.2 The player who reflected last orders the damages, and they come at the same time

    @reading-D-14
    Scenario: the turn player reflected last
      Given A's field holds Dejiko
      And B's field holds Usada
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      Then A is asked to order Dejiko, Usada

    @reading-D-14
    Scenario: the other player reflected last
      Given A's field holds Dejiko
      And B's field holds Usada
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B passes
      And A uses Echo
      And B uses Mirror
      And both pass
      Then B is asked to order Dejiko, Usada

    @assumption-DA-13
    Scenario: no player orders two damages of which only one was reflected
      Given A's field holds Dejiko
      And B's field holds Usada
      And A has set the event Echo that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B passes
      And A uses Echo
      And both pass
      Then nobody is asked anything
      And Dejiko is asleep

    @reading-D-14 @reading-D-15
    Scenario Outline: two damages that come to Usada are dealt in the order <first>, <second>
      Given A's field holds Dejiko
      And B's field holds Usada
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And A orders the cards <first>, <second>
      Then these events happened in this order
        | event   | card  | source   |
        | damaged | Usada | <first>  |
        | damaged | Usada | <second> |

      Examples:
        | first  | second |
        | Dejiko | Usada  |
        | Usada  | Dejiko |

    @reading-D-14 @reading-D-15 @assumption-DA-8 @assumption-DA-17
    Scenario Outline: in the order <order>: both come to Usada's guard, each is enough for it, and one pierces
      Given A's field holds Dejiko power:5
      And B's field holds Usada power:4 guard:3
      And Dejiko reads "Pierce."
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And A orders the cards <order>
      Then Usada is in B's discard pile
      And B has 18 cards in deck

      Examples:
        | order         |
        | Dejiko, Usada |
        | Usada, Dejiko |
