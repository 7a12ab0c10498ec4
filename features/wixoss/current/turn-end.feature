@wixoss
Feature: turn-end The end of a turn

  @clause-turn-end.1
  Rule: turn-end.1 A player who declares the end of the turn skips no phase

    Scenario Outline: <player> ends the main phase, and what waits for the attack phase comes
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <signi> reads "At the beginning of your attack phase, Ener Charge 1."
      And it is <player>'s turn
      When the turn passes to <other>
      Then <player> has 1 card in ener

      Examples:
        | player | other | signi |
        | A      | B     | Ember |
        | B      | A     | Frost |

    Scenario Outline: the turn of <player> still brings <other> the defense step
      Given the board
        | zone      | A                             | B                             |
        | lrig deck | Flare kind:arts timing:attack | Aegis kind:arts timing:attack |
      And it is <player>'s turn
      When the turn goes on to <player>'s defense step
      Then <other> can use the arts <arts>

      Examples:
        | player | other | arts  |
        | A      | B     | Aegis |
        | B      | A     | Flare |

    Scenario: the opponent has the defense step though nothing of the turn player's can attack
      Given the board
        | zone      | A                 | B                             |
        | lrig      | Lumi level:3 down | Mira level:3                  |
        | center    | Ember down        |                               |
        | lrig deck |                   | Aegis kind:arts timing:attack |
      When the turn goes on to A's defense step
      Then B can use the arts Aegis

  @clause-turn-end.2
  Rule: turn-end.2 An effect, or a refresh, may end the turn

    Scenario Outline: <player>'s effect in the main phase
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
      And <signi> reads "Action: End the turn."
      And it is <player>'s turn
      When <player> activates <signi>'s ability
      Then it is turn <turn>

      Examples:
        | player | signi | turn |
        | A      | Ember | 6    |
        | B      | Frost | 7    |

    @clause-refresh.7
    Scenario: the second refresh of a turn
      Given the board
        | zone   | A      | B |
        | center | Ember  |   |
        | deck   | 1 card |   |
        | trash  | 1 card |   |
      And Ember reads "Action: Draw 1 card."
      When A activates Ember's ability
      Then it is turn 5
      When A activates Ember's ability
      Then it is turn 6

    Scenario: an effect of the opponent's ends the turn as well
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Dawn reads "Life Burst: End the turn."
      And it is the start of A's SIGNI attack step
      When A attacks with Ember
      And B bursts Dawn
      Then it is B's ener phase

  @clause-turn-end.a1
  Rule: turn-end.a1 Cards that lie in the check zone go to the trash

    @assumption-WA-15
    Scenario Outline: <player>'s spell that ends the turn goes to the trash
      Given the board
        | zone | A                | B               |
        | hand | Spark kind:spell | Mist kind:spell |
      And <spell> reads "End the turn."
      And it is <player>'s turn
      When <player> uses the spell <spell>
      Then <spell> is in <player>'s trash
      And it is turn <turn>

      Examples:
        | player | spell | turn |
        | A      | Spark | 6    |
        | B      | Mist  | 7    |

    @clause-check-zone.2 @clause-check-zone.a2 @assumption-WA-15 @reading-W-44=once-it-is-done
    Scenario: an arts lies where one lies that has been used
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
      And Flare reads "End the turn."
      When A uses the arts Flare
      Then A's lrig trash is Flare
      And A's trash is empty
      And it is turn 6

    @clause-check-zone.2 @clause-check-zone.a2 @assumption-WA-15 @reading-W-44=with-what-lies-there
    Scenario: an arts lies with what lay in the check zone
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
      And Flare reads "End the turn."
      When A uses the arts Flare
      Then A's trash is Flare
      And A's lrig trash is empty
      And it is turn 6

    @clause-check-zone.2
    Scenario: crushed Life Cloth goes there, and not to Ener
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth. End the turn."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      Then Dawn is in B's trash
      And B's ener is empty

  @clause-turn-end.a2 @reading-W-35
  Rule: turn-end.a2 Abilities that have triggered are not activated

    Scenario Outline: <player>'s enter abilities wait, and one of them ends the turn
      Given the board
        | zone | A     | B     |
        | left | Thorn | Gale  |
        | hand | Ember | Frost |
      And <card> reads "Enter: End the turn."
      And <other> reads "When your SIGNI enters the field, Ener Charge 1. / When your SIGNI enters the field, gain 1 coin."
      And it is <player>'s turn
      When <player> plays <card> in the center
      And <player> plays the waiting ability of <card> first
      Then <player> has 0 cards in ener
      And <player> has 0 coins
      And it is turn <turn>

      Examples:
        | player | card  | other | turn |
        | A      | Ember | Thorn | 6    |
        | B      | Frost | Gale  | 7    |

    Scenario: an ability activated before the turn is ended stays done
      Given the board
        | zone | A     | B |
        | left | Thorn |   |
        | hand | Ember |   |
      And Ember reads "Enter: End the turn."
      And Thorn reads "When your SIGNI enters the field, Ener Charge 1."
      When A plays Ember in the center
      And A plays the waiting ability of Thorn first
      Then A has 1 card in ener
      And it is turn 6

    Scenario: a burst that waits is not asked for
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth. End the turn."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      Then B is not asked whether to burst Dawn
      And B has drawn 2 cards
      And it is turn 6

    Scenario: an opposing ability that has triggered is lost when the turn is ended
      Given the board
        | zone   | A     | B     |
        | center |       | Frost |
        | hand   | Ember |       |
      And Ember reads "Enter: End the turn."
      And Frost reads "When opposing SIGNI enters the field, gain 1 coin."
      When A plays Ember in the center
      Then it is B's ener phase
      And B has 0 coins

    Scenario: a burst that waits is asked for where the turn is not ended
      Given the board
        | zone   | A     | B             |
        | center | Ember |               |
        | life   |       | Dawn, 3 cards |
      And Ember reads "Action: Crush 1 of your opponent's Life Cloth."
      And Dawn reads "Life Burst: Draw 1 card."
      When A activates Ember's ability
      Then B is asked whether to burst Dawn

    Scenario: an ability that has triggered is lost where the second refresh of the turn player ends the turn
      Given the board
        | zone   | A      | B |
        | left   | Thorn  |   |
        | center | Ember  |   |
        | deck   | 1 card |   |
        | trash  | 1 card |   |
      And Ember reads "Action: Draw 1 card."
      And Thorn reads "When you draw a card, gain 1 coin."
      When A activates Ember's ability
      Then A has 1 coin
      When A activates Ember's ability
      Then A has 1 coin
      And it is turn 6

  @clause-turn-end.a3
  Rule: turn-end.a3 Rule processing is done

    Scenario Outline: <player> brings a SIGNI to power 0 and ends the turn
      Given the board
        | zone   | A                | B                |
        | center | Ember power:2000 | Frost power:2000 |
        | left   | Thorn            | Gale             |
      And <user> reads "Action: Target 1 opposing SIGNI with power 2000 or less. This turn, it has power -2000. End the turn."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then it is turn <turn>
      And <card> is in <other>'s ener

      Examples:
        | player | other | user  | card  | turn |
        | A      | B     | Thorn | Frost | 6    |
        | B      | A     | Gale  | Ember | 7    |

    Scenario: a Charm of a SIGNI that has left is trashed as the turn ends
      Given the board
        | zone   | A                | B |
        | center | Ember charm:Dusk |   |
        | left   | Thorn            |   |
      And Thorn reads "Action: Target 1 of your other SIGNI. Banish it. End the turn."
      When A activates Thorn's ability
      Then Dusk is in A's trash
      And it is turn 6

  @clause-turn-end.a4 @reading-W-35
  Rule: turn-end.a4 The rest of the turn is skipped, and what comes at its end with it

    Scenario Outline: <player>'s ability <text> does not come when an effect ends the turn
      Given the board
        | zone   | A     | B     |
        | center | Ember | Frost |
        | left   | Thorn | Gale  |
      And <user> reads "Action: End the turn."
      And <signi> reads "<text>, Ener Charge 1."
      And it is <player>'s turn
      When <player> activates <user>'s ability
      Then it is turn <turn>
      And <player> has 0 cards in ener

      Examples:
        | player | user  | signi | text                                  | turn |
        | A      | Thorn | Ember | At the end of your turn               | 6    |
        | A      | Thorn | Ember | At the beginning of your attack phase | 6    |
        | B      | Gale  | Frost | At the end of your turn               | 7    |

    Scenario: in a turn that comes to its end by itself it does
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
      And Thorn reads "Action: End the turn."
      And Ember reads "At the end of your turn, Ener Charge 1."
      When the turn passes to B
      Then A has 1 card in ener

    Scenario: an effect's part for the end of the turn does not come either
      Given the board
        | zone   | A     | B |
        | center | Ember |   |
        | left   | Thorn |   |
      And Ember reads "Action: At the end of this turn, Ener Charge 1."
      And Thorn reads "Action: End the turn."
      When A activates Ember's ability
      And A activates Thorn's ability
      Then it is B's ener phase
      And A has 0 cards in ener

  @clause-turn-end.a5
  Rule: turn-end.a5 The hand is trimmed, and effects of the turn end

    Scenario Outline: <player> trims nine cards to six, and effects of the turn end
      Given the board
        | zone   | A                | B                |
        | center | Ember power:3000 | Frost power:3000 |
        | hand   | 9 cards          | 9 cards          |
      And <signi> reads "Action: This turn, your SIGNI has power +2000. End the turn."
      And it is <player>'s turn
      When <player> activates <signi>'s ability
      And <player> discards <cards>
      Then <player> has 6 cards in hand
      And <player>'s trash is <cards>
      And <signi> has power 3000
      And it is turn <turn>

      Examples:
        | player | signi | cards                        | turn |
        | A      | Ember | A hand 1, A hand 2, A hand 9 | 6    |
        | B      | Frost | B hand 1, B hand 2, B hand 9 | 7    |
