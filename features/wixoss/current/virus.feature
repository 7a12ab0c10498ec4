@wixoss
Feature: virus Virus

  @clause-virus.1
  Rule: virus.1 Effects put it into a SIGNI zone

    @clause-under.10 @clause-attached.10
    Scenario: a Virus stays when all cards in its SIGNI zone are trashed
      Given the board
        | zone | A                | B     |
        | left |                  | Thorn |
        | hand | Spark kind:spell |       |
      And B's left has a Virus
      And Spark reads "Put all cards in opposing SIGNI zones into the trash."
      When A uses the spell Spark
      Then B's trash is Thorn
      And B's left has a Virus

    Scenario: a Virus is put into a SIGNI zone without a SIGNI
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
      And B's left has a Virus
      And Ember reads "Once per turn, Action: put a Virus into 1 opposing SIGNI zone."
      When A activates Ember's ability
      And A picks B's center
      Then B's center has a Virus

  @clause-virus.2
  Rule: virus.2 A SIGNI zone holds one Virus at most

    Scenario Outline: a Virus goes into the <free>, the only SIGNI zone that has none
      Given the board
        | zone   | A     | B     |
        | left   |       | Thorn |
        | center | Ember | Frost |
      And B's <one> has a Virus
      And B's <two> has a Virus
      And Ember reads "Once per turn, Action: put a Virus into 1 opposing SIGNI zone."
      When A activates Ember's ability
      Then B's <free> has a Virus

      Examples:
        | one    | two    | free   |
        | left   | right  | center |
        | center | right  | left   |
        | left   | center | right  |

    Scenario: no zone is asked for if each SIGNI zone has a Virus
      Given the board
        | zone   | A     |
        | center | Ember |
      And B's left has a Virus
      And B's center has a Virus
      And B's right has a Virus
      And Ember reads "Action: put a Virus into 1 opposing SIGNI zone."
      When A activates Ember's ability
      Then it is A's play timing

  @clause-virus.3 @clause-infected.1 @reading-W-34
  Rule: virus.3 A SIGNI in a zone with a Virus is infected

    Scenario Outline: a Virus in the <zone> infects the SIGNI in that zone alone
      Given the board
        | zone   | B      |
        | left   | Thorn  |
        | center | Frost  |
        | right  | Willow |
      And B's <zone> has a Virus
      Then <infected> is infected
      And <one> is not infected
      And <two> is not infected

      Examples:
        | zone   | infected | one   | two    |
        | left   | Thorn    | Frost | Willow |
        | center | Frost    | Thorn | Willow |
        | right  | Willow   | Thorn | Frost  |

    Scenario: the opponent's SIGNI in front is not
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And B's center has a Virus
      Then Frost is infected
      And Ember is not infected
