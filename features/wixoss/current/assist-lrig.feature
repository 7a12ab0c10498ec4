@wixoss
Feature: assist-lrig Assist LRIGs

  @clause-assist-lrig.1 @clause-assist-lrig.3
  Rule: assist-lrig.1 An assist LRIG is grown to by a LRIG that is not the center

    Scenario Outline: the LRIG of the <place>
      Given the board
        | zone         | A                              |
        | left assist  | Mira type:Sola                 |
        | right assist | Nova type:Iona                 |
        | lrig deck    | <card> kind:assist type:<type> |
      When A grows <lrig> into <card>
      Then <card> is in A's <place>
      And <lrig> is under <card>

      Examples:
        | place        | lrig | card   | type |
        | left assist  | Mira | Mira-1 | Sola |
        | right assist | Nova | Nova-1 | Iona |

  @clause-assist-lrig.2
  Rule: assist-lrig.2 A player has two assist LRIGs, or none

    Scenario: a LRIG deck with the center LRIG and no assist LRIG is accepted
      Given a new game
      Then the decks are accepted

    Scenario: a LRIG deck with two LRIGs of level 0 beside the center is accepted
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola, Nova kind:lrig level:0 type:Iona
      Then the decks are accepted

    @assumption-WA-3
    Scenario: with one more than the center the game begins with the center alone
      Given a new game
      And A's lrig deck holds Mira kind:lrig level:0 type:Sola
      When A chooses Mira
      And the set-up is done
      Then Mira is in A's lrig
      And A's left assist is empty
      And A's right assist is empty

  @clause-assist-lrig.4
  Rule: assist-lrig.4 An assist LRIG does not grow beyond the level of the center LRIG

    Scenario Outline: a center of level <center>
      Given the board
        | zone         | A                                    |
        | lrig         | Lumi level:<center>                  |
        | left assist  | Mira level:1 type:Sola               |
        | right assist | Nova type:Iona                       |
        | lrig deck    | Mira-2 kind:assist level:2 type:Sola |
      Then A <can> grow Mira into Mira-2

      Examples:
        | center | can    |
        | 1      | cannot |
        | 2      | can    |
        | 3      | can    |

  @clause-assist-lrig.5
  Rule: assist-lrig.5 An assist LRIG grows at its own timing, and not in the grow phase

    Scenario: the center LRIG can grow in the grow phase, an assist LRIG cannot
      Given the board
        | zone         | A                                            |
        | lrig         | Lumi level:2                                 |
        | left assist  | Mira type:Sola                               |
        | right assist | Nova type:Iona                               |
        | lrig deck    | Mira-1 kind:assist type:Sola, Lumi-3 level:3 |
      And it is the start of A's grow phase
      Then A can grow Lumi into Lumi-3
      And A cannot grow Mira into Mira-1

    Scenario: an assist LRIG for the attack phase cannot grow before the attack phase
      Given the board
        | zone         | A                                          |
        | left assist  | Mira type:Sola                             |
        | right assist | Nova type:Iona                             |
        | lrig deck    | Mira-1 kind:assist type:Sola timing:attack |
      Then A cannot grow Mira into Mira-1
      When A ends the main phase
      Then A can grow Mira into Mira-1

    Scenario: an assist LRIG for the attack phase grows in the opponent's defense step
      Given the board
        | zone         | B                                          |
        | left assist  | Mira type:Sola                             |
        | right assist | Nova type:Iona                             |
        | lrig deck    | Mira-1 kind:assist type:Sola timing:attack |
      And it is the start of A's defense step
      When B grows Mira into Mira-1
      Then Mira-1 is in B's left assist

    @assumption-WA-14
    Scenario: a player pays the grow cost of an assist LRIG with Ener
      Given the board
        | zone         | A                                       |
        | left assist  | Mira type:Sola                          |
        | right assist | Nova type:Iona                          |
        | lrig deck    | Mira-1 kind:assist type:Sola grow:white |
        | ener         | Gale                                    |
      When A grows Mira into Mira-1
      And A pays
      Then Mira-1 is in A's left assist
      And Gale is in A's trash

    Scenario: without Ener for its cost it does not grow
      Given the board
        | zone         | A                                       |
        | left assist  | Mira type:Sola                          |
        | right assist | Nova type:Iona                          |
        | lrig deck    | Mira-1 kind:assist type:Sola grow:white |
        | ener         | -                                       |
      Then A cannot grow Mira into Mira-1

    Scenario: an assist LRIG for the main phase cannot grow in the attack phase
      Given the board
        | zone         | A                                                                        |
        | left assist  | Mira type:Sola                                                           |
        | right assist | Nova type:Iona                                                           |
        | lrig deck    | Mira-1 kind:assist type:Sola, Nova-1 kind:assist type:Iona timing:attack |
      Then A can grow Mira into Mira-1
      When A ends the main phase
      Then A cannot grow Mira into Mira-1
      And A can grow Nova into Nova-1

  @clause-assist-lrig.6 @reading-W-14
  Rule: assist-lrig.6 An assist LRIG shares a LRIG type with the LRIG beneath it

    Scenario Outline: an assist LRIG of type <one> <can> grow into one of type <other>
      Given the board
        | zone         | A                               |
        | left assist  | Mira type:<one>                 |
        | right assist | Nova type:Iona                  |
        | lrig deck    | Mira-1 kind:assist type:<other> |
      Then A <can> grow Mira into Mira-1

      Examples:
        | one       | other     | can    |
        | Sola      | Sola      | can    |
        | Sola      | Hana      | cannot |
        | Sola      | Iona      | cannot |
        | Sola      | Luna      | cannot |
        | Sola      | Hana/Sola | can    |
        | Sola/Hana | Hana/Ruka | can    |

  @clause-assist-lrig.7
  Rule: assist-lrig.7 An assist LRIG is one level higher than the LRIG that grows into it

    Scenario Outline: an assist LRIG of level <one> <can> grow into one of level <other>
      Given the board
        | zone         | A                                          |
        | left assist  | Mira level:<one> type:Sola                 |
        | right assist | Nova type:Iona                             |
        | lrig deck    | Mira-1 kind:assist level:<other> type:Sola |
      Then A <can> grow Mira into Mira-1

      Examples:
        | one | other | can    |
        | 0   | 1     | can    |
        | 1   | 2     | can    |
        | 0   | 2     | cannot |
        | 1   | 1     | cannot |
        | 2   | 1     | cannot |

  @clause-assist-lrig.8
  Rule: assist-lrig.8 A growing condition has to hold

    Scenario Outline: an assist LRIG with a grow condition of two Ener <can> come with <ener>
      Given the board
        | zone         | A                                               |
        | left assist  | <left>                                          |
        | right assist | <right>                                         |
        | lrig deck    | Mira-1 kind:assist type:Sola timing:main/attack |
        | ener         | <ener>                                          |
      And Mira-1 reads "Grow only if you have 2 or more cards in your ener zone."
      And it is the start of A's <step>
      Then A <can> grow Mira into Mira-1

      Examples:
        | left           | right          | ener    | step            | can    |
        | Mira type:Sola | Nova type:Iona | 1 card  | main phase      | cannot |
        | Mira type:Sola | Nova type:Iona | 2 cards | main phase      | can    |
        | Nova type:Iona | Mira type:Sola | 1 card  | main phase      | cannot |
        | Nova type:Iona | Mira type:Sola | 2 cards | main phase      | can    |
        | Mira type:Sola | Nova type:Iona | 1 card  | pre-attack step | cannot |
        | Mira type:Sola | Nova type:Iona | 2 cards | pre-attack step | can    |

  @clause-assist-lrig.9
  Rule: assist-lrig.9 Assist LRIGs grow any number of times in a turn

    Scenario: the left one twice, the right one once
      Given the board
        | zone         | A                                                                                                |
        | lrig         | Lumi level:3                                                                                     |
        | left assist  | Mira type:Sola                                                                                   |
        | right assist | Nova type:Iona                                                                                   |
        | lrig deck    | Mira-1 kind:assist type:Sola, Mira-2 kind:assist level:2 type:Sola, Nova-1 kind:assist type:Iona |
      When A grows Mira into Mira-1
      And A grows Nova into Nova-1
      And A grows Mira-1 into Mira-2
      Then Mira-2 is in A's left assist
      And Nova-1 is in A's right assist

  @clause-assist-lrig.10
  Rule: assist-lrig.10 An assist LRIG does not attack

    Scenario: an assist LRIG on either side cannot attack in the LRIG attack step
      Given the board
        | zone         | A                      |
        | left assist  | Mira level:1 type:Sola |
        | right assist | Nova level:1 type:Iona |
      And it is the start of A's LRIG attack step
      Then A can attack with A's LRIG
      And A cannot attack with Mira
      And A cannot attack with Nova

  @clause-assist-lrig.11
  Rule: assist-lrig.11 The center does not grow to an assist LRIG

    Scenario: the center LRIG grows into a LRIG, but not into an assist LRIG
      Given the board
        | zone      | A                                                    |
        | lrig      | Lumi level:0                                         |
        | lrig deck | Lumi-1 kind:assist level:1, Mira-1 kind:lrig level:1 |
      And it is the start of A's grow phase
      Then A can grow Lumi into Mira-1
      And A cannot grow Lumi into Lumi-1
      When A passes
      Then A cannot grow Lumi into Lumi-1
