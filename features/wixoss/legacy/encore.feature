@wixoss
Feature: encore Encore

  @clause-encore.2 @clause-encore.1
  Rule: encore.2 A player who uses an arts with Encore may pay the Encore cost, too

    Scenario Outline: <player> says <answer> to Encore, and the arts goes to the <zone>
      Given the board
        | zone      | A                                 | B                                 |
        | lrig deck | Flare kind:arts cost:red          | Aegis kind:arts cost:red          |
        | ener      | Ember color:red, Frost color:blue | Thorn color:red, Coral color:blue |
      And <arts> reads "Encore (pay blue). / Draw 1 card."
      And it is <player>'s turn
      When <player> uses the arts <arts>
      And <player> says <answer>
      And <player> pays
      Then <player> has <ener> in ener
      And <player> has drawn 1 card
      And <arts> is in <player>'s <zone>

      Examples:
        | player | arts  | answer | ener    | zone       |
        | A      | Flare | yes    | 0 cards | lrig deck  |
        | A      | Flare | no     | 1 card  | lrig trash |
        | B      | Aegis | yes    | 0 cards | lrig deck  |
        | B      | Aegis | no     | 1 card  | lrig trash |

    Scenario: a cost that is no Ener
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
        | hand      | Ember           |
      And Flare reads "Encore (discard 1 card). / Ener Charge 1."
      When A uses the arts Flare
      And A says yes
      Then Ember is in A's trash
      And A has 1 card in ener
      And Flare is in A's lrig deck

  @clause-encore.3
  Rule: encore.3 Then it says, too, that it goes back to the LRIG deck

    Scenario Outline: an arts <can> be used again when Encore is answered with <answer>
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
        | ener      | Ember color:red |
      And Flare reads "Encore (pay red). / Draw 1 card."
      When A uses the arts Flare
      And A says <answer>
      Then A <can> use the arts Flare

      Examples:
        | answer | can    |
        | yes    | can    |
        | no     | cannot |

    Scenario: the rest of what it says is done before
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
        | ener      | Ember color:red |
      And Flare reads "Encore (pay red). / Draw 2 cards."
      When A uses the arts Flare
      And A says yes
      Then A has drawn 2 cards
      And A's lrig deck is Flare
      And A's lrig trash is empty

  @clause-encore.4
  Rule: encore.4 The Encore cost is paid at the same time as the cost of the arts

    Scenario: the Ener that an arts brings comes too late for its Encore cost
      Given the board
        | zone      | A                                       |
        | lrig deck | Flare kind:arts cost:red                |
        | ener      | Ember color:red                         |
        | deck      | Gale color:red, Dusk color:red, 5 cards |
      And Flare reads "Encore (pay red). / Ener Charge 2."
      When A uses the arts Flare
      Then it is A's play timing
      And Flare is in A's lrig trash
      And A's ener is Gale, Dusk

    Scenario: a player with Ener for both costs pays for the arts and Encore
      Given the board
        | zone      | A                                       |
        | lrig deck | Flare kind:arts cost:red                |
        | ener      | Ember color:red, Frost color:red        |
        | deck      | Gale color:red, Dusk color:red, 5 cards |
      And Flare reads "Encore (pay red). / Ener Charge 2."
      When A uses the arts Flare
      And A says yes
      Then Flare is in A's lrig deck
      And A's ener is Gale, Dusk
