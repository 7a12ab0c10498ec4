@digicharat
Feature: 3-7 Responses

  @clause-3-7.2
  Rule: 3-7.2 Every action can be responded to with an event

    @example-3-7.2/e1 @clause-3-7.1
    Scenario Outline: example 3-7.2/e1: <action>, and B responds with an event
      Given A's <zone> holds <card>
      And B's field holds <theirs>
      And B has set the event Wink that reads "Draw 1 card."
      When <action>
      Then B can use Wink
      When B uses Wink
      And both pass
      Then B has drawn 1 card

      Examples:
        | zone  | card             | theirs  | action                     |
        | hand  | Puchiko          | nothing | A brings out Puchiko       |
        | hand  | Glare kind:event | nothing | A sets Glare               |
        | event | Glare            | nothing | A uses Glare               |
        | field | Dejiko           | Gema    | A attacks Gema with Dejiko |
        | field | Dejiko           | nothing | A attacks B with Dejiko    |

    @assumption-DA-10
    Scenario: B discards an event, and A responds with an event
      Given A has set the event Wink that reads "Draw 1 card."
      And B has set the event Glare
      And it is B's turn
      When B discards the event Glare
      And A uses Wink
      And both pass
      Then A has drawn 1 card

    @assumption-DA-10
    Scenario Outline: in an attack of A's, <answer>, and A responds with an event
      Given the board
        | zone  | A      | B           |
        | field | Dejiko | Gema, Usada |
        | event |        | Nap         |
      And Usada reads "Cover."
      And A has set the event Wink that reads "Draw 1 card."
      When A attacks Gema with Dejiko
      And <answer>
      Then A can use Wink
      When A uses Wink
      And both pass
      Then A has drawn 1 card

      Examples:
        | answer              |
        | B uses Nap          |
        | B covers with Usada |

    @clause-3-7.3 @assumption-DA-10 @assumption-DA-13
    Scenario: B takes an attack of A's, and A can respond with an event or a character
      Given the board
        | zone  | A      | B    |
        | field | Dejiko | Gema |
        | event | Wink   |      |
        | hand  | Kappa  |      |
      When A attacks Gema with Dejiko
      And B takes the attack
      Then A can use Wink
      And A can bring out Kappa

    @reading-D-13 @assumption-DA-10
    Scenario: B brings out a character, and A responds with an event
      Given the board
        | zone  | A      | B     |
        | field | Dejiko | Gema  |
        | hand  |        | Kappa |
      And A has set the event Wink that reads "Draw 1 card."
      When A attacks Gema with Dejiko
      And B brings out Kappa
      Then A can use Wink
      When A uses Wink
      And both pass
      Then A has drawn 1 card

    @assumption-DA-10
    Scenario Outline: <action>, A passes, and B responds with an event of B's own
      Given the board
        | zone  | A      | B       |
        | field | Dejiko | Gema    |
        | hand  |        | Puchiko |
        | event | Nap    |         |
      And B has set the event Wink that reads "Draw 1 card."
      And it is B's turn
      When <action>
      And A passes
      And B uses Wink
      And both pass
      Then B has drawn 1 card

      Examples:
        | action                     |
        | B brings out Puchiko       |
        | B attacks Dejiko with Gema |

  @clause-3-7.3
  Rule: 3-7.3 Every action can be responded to with a character

    @example-3-7.3/e1 @reading-D-13=either-player
    Scenario Outline: example 3-7.3/e1: <action>, and B responds with a character
      Given A's <zone> holds <card>
      And B's field holds <theirs>
      And B's hand holds Kappa
      When <action>
      Then B can bring out Kappa
      When B brings out Kappa
      And both pass
      Then Kappa is in B's field

      Examples:
        | zone  | card             | theirs  | action                     |
        | hand  | Puchiko          | nothing | A brings out Puchiko       |
        | hand  | Glare kind:event | nothing | A sets Glare               |
        | event | Glare            | nothing | A uses Glare               |
        | field | Dejiko           | Gema    | A attacks Gema with Dejiko |
        | field | Dejiko           | nothing | A attacks B with Dejiko    |

    @reading-D-13=turn-player
    Scenario: in A's turn B responds with an event, and not with a character
      Given the board
        | zone  | A      | B     |
        | field | Dejiko | Gema  |
        | event |        | Nap   |
        | hand  |        | Kappa |
      When A attacks Gema with Dejiko
      Then B can use Nap
      And B cannot bring out Kappa
      When both pass
      And the turn passes to B
      Then B can bring out Kappa

    @assumption-DA-10
    Scenario Outline: in an attack of A's, <answer>, and A responds with a character
      Given the board
        | zone  | A      | B           |
        | field | Dejiko | Gema, Usada |
        | hand  | Kappa  |             |
        | event |        | Nap         |
      And Usada reads "Cover."
      When A attacks Gema with Dejiko
      And <answer>
      Then A can bring out Kappa
      When A brings out Kappa
      And both pass
      Then Kappa is in A's field

      Examples:
        | answer              |
        | B uses Nap          |
        | B covers with Usada |

    @reading-D-13 @assumption-DA-10
    Scenario: B and then A each respond to an attack with a character
      Given the board
        | zone  | A      | B       |
        | field | Dejiko | Gema    |
        | hand  | Kappa  | Puchiko |
      When A attacks Gema with Dejiko
      And B brings out Puchiko
      And A brings out Kappa
      And both pass
      Then Puchiko is in B's field
      And Kappa is in A's field

    @assumption-DA-10
    Scenario Outline: <action>, A passes, and B responds with a character of B's own
      Given the board
        | zone  | A      | B                                            |
        | field | Dejiko | Gema                                         |
        | hand  |        | Kappa, Puchiko color:white, Glare kind:event |
        | event | Nap    | <event>                                      |
      And it is B's turn
      When <action>
      And A passes
      And B brings out Kappa
      And both pass
      Then Kappa is in B's field

      Examples:
        | event   | action                      |
        | nothing | B brings out Puchiko        |
        | nothing | B sets Glare                |
        | Mirror  | B uses Mirror               |
        | Mirror  | B discards the event Mirror |
        | Mirror  | B attacks Dejiko with Gema  |

    @clause-3-1-1.1 @reading-D-13 @assumption-DA-10 @assumption-DA-16
    Scenario: a player who responded with a blue character cannot respond with another blue one
      Given the board
        | zone | A       | B                                                  |
        | hand | Puchiko | Kappa color:blue, Gema color:blue, Usada color:red |
      When A brings out Puchiko
      And B brings out Kappa
      Then B can bring out Usada
      And B cannot bring out Gema

  @clause-3-7.4 @clause-3-2-2.1
  Rule: 3-7.4 No battle is begun in response to a battle

    @example-3-7.4/e1 @clause-3-7.1 @assumption-DA-10
    Scenario: example 3-7.4/e1: in a battle neither player can begin another
      Given the board
        | zone  | A               | B           |
        | field | Dejiko, Puchiko | Gema, Usada |
        | hand  | Kappa           |             |
        | event |                 | Nap         |
      When A attacks Gema with Dejiko
      Then B can use Nap
      And B cannot attack Puchiko with Usada
      When B passes
      Then A can bring out Kappa
      And A cannot attack Usada with Puchiko

    @assumption-DA-10
    Scenario: B has responded in the battle, and A cannot answer with another battle
      Given the board
        | zone  | A               | B           |
        | field | Dejiko, Puchiko | Gema, Usada |
        | hand  | Kappa           |             |
        | event |                 | Nap         |
      When A attacks Gema with Dejiko
      And B uses Nap
      Then A can bring out Kappa
      And A cannot attack Usada with Puchiko

    @assumption-DA-5
    Scenario: when the battle is over the next can begin
      Given the board
        | zone  | A           | B               |
        | field | Usada, Gema | Dejiko, Puchiko |
      And it is B's turn
      When B attacks Usada with Dejiko
      And both pass
      Then B can attack Gema with Puchiko
