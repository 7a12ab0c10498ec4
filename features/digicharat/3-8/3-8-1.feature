@digicharat @assumption-DA-7
Feature: 3-8-1 What reflecting does

  @clause-3-8-1.1
  Rule: 3-8-1.1 All that power deals to the one who reflects in a battle is dealt to the other one instead

    Scenario Outline: the target reflects, and Dejiko's guard of 5 is dealt her own power of <power>
      Given A's field holds Dejiko power:<power> guard:5
      And B's field holds Usada power:1 guard:2
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And both pass
      Then Usada is in B's field
      And Dejiko is in A's <zone>

      Examples:
        | power | zone         |
        | 3     | field        |
        | 5     | discard pile |

    @assumption-DA-10 @assumption-DA-13
    Scenario Outline: the attacker reflects, and Dejiko's guard of 5 is dealt her own power of <power>
      Given A's field holds Dejiko power:<power> guard:5
      And B's field holds Usada power:1 guard:2
      And B has set the event Mirror that reads "Your character in the battle reflects."
      And it is B's turn
      When B attacks Dejiko with Usada
      And A passes
      And B uses Mirror
      And both pass
      Then Usada is asleep
      And Dejiko is in A's <zone>

      Examples:
        | power | zone         |
        | 3     | field        |
        | 5     | discard pile |

    @assumption-DA-10 @assumption-DA-17
    Scenario Outline: Dejiko's power of <power> is reflected, and an event's <damage> damage is not
      Given A's field holds Dejiko power:<power> guard:4
      And B's field holds Usada power:1 guard:3
      And A has set the event Bolt that reads "Deal <damage> damage to 1 attacked character."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Bolt
      And both pass
      Then Usada is in B's <Usada's>
      And Dejiko is in A's <Dejiko's>

      Examples:
        | power | damage | Usada's      | Dejiko's     |
        | 2     | 3      | discard pile | field        |
        | 4     | 2      | field        | discard pile |

  @clause-3-8-1.2 @assumption-DA-10
  Rule: 3-8-1.2 Damage that was reflected can be reflected again in response

    @reading-D-14
    Scenario: Gema, who covers and so has no power, reflects Dejiko's, which is reflected again
      Given A's field holds Dejiko power:4 guard:3
      And B's field holds Usada, Gema guard:4
      And Gema reads "Cover."
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B covers with Gema
      And A passes
      And B uses Mirror
      And A uses Echo
      And both pass
      Then Gema is in B's discard pile
      And Dejiko is asleep

    @clause-3-8-1.1 @reading-D-14=answer-last
    Scenario Outline: powers of <attacker> and <target> both come to the target, who reflected first
      Given A's field holds Dejiko power:<attacker> guard:4
      And B's field holds Usada power:<target> guard:4
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And any order will do
      Then Usada is in B's discard pile
      And Dejiko is in A's field

      Examples:
        | attacker | target |
        | 4        | 3      |
        | 3        | 4      |

    @reading-D-14=resolved-last
    Scenario Outline: powers of <attacker> and <target> both come to the attacker, who reflected last
      Given A's field holds Dejiko power:<attacker> guard:4
      And B's field holds Usada power:<target> guard:4
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      When A attacks Usada with Dejiko
      And B uses Mirror
      And A uses Echo
      And both pass
      And any order will do
      Then Dejiko is in A's discard pile
      And Usada is in B's field

      Examples:
        | attacker | target |
        | 4        | 3      |
        | 3        | 4      |

    @clause-3-8-1.1 @reading-D-14
    Scenario Outline: powers of <attacker> and <target> both come to the attacker, who reflected first
      Given A's field holds Dejiko power:<target> guard:4
      And B's field holds Usada power:<attacker> guard:4
      And A has set the event Echo that reads "Your character in the battle reflects."
      And B has set the event Mirror that reads "Your character in the battle reflects."
      And it is B's turn
      When B attacks Dejiko with Usada
      And A passes
      And B uses Mirror
      And A uses Echo
      And both pass
      And any order will do
      Then Usada is in B's discard pile
      And Dejiko is in A's field

      Examples:
        | attacker | target |
        | 4        | 3      |
        | 3        | 4      |
