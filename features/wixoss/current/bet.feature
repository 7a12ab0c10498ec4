@wixoss
Feature: bet Bets

  @clause-bet.1 @clause-bet.2
  Rule: bet.1 A player who uses an arts with a bet may pay its coins for more

    Scenario Outline: <player> <bets> as an arts is used, and has <coins> left
      Given the board
        | zone      | A               | B               |
        | lrig deck | Flare kind:arts | Aegis kind:arts |
      And <player> has 3 coins
      And <arts> reads "Bet 2. / Draw 1 card. If you have bet, Ener Charge 1."
      And it is <player>'s turn
      When <player> uses the arts <arts>
      And <player> <bets>
      Then <player> has drawn 1 card
      And <player> has <coins>
      And <player> has <ener> in ener

      Examples:
        | player | arts  | bets         | coins   | ener    |
        | A      | Flare | bets         | 1 coin  | 1 card  |
        | A      | Flare | does not bet | 3 coins | 0 cards |
        | B      | Aegis | bets         | 1 coin  | 1 card  |
        | B      | Aegis | does not bet | 3 coins | 0 cards |

    Scenario: an arts with a bet is used without it for want of coins
      Given the board
        | zone      | A               | B |
        | lrig deck | Flare kind:arts |   |
      And A has 1 coin
      And Flare reads "Bet 2. / Draw 1 card. If you have bet, Ener Charge 1."
      When A uses the arts Flare
      Then A has drawn 1 card
      And A has 1 coin
      And A has 0 cards in ener

    Scenario: with just as many it is used with the bet
      Given the board
        | zone      | A               | B |
        | lrig deck | Flare kind:arts |   |
      And A has 2 coins
      And Flare reads "Bet 2. / Draw 1 card. If you have bet, Ener Charge 1."
      When A uses the arts Flare
      And A bets
      Then A has 0 coins
      And A has 1 card in ener

    Scenario: an arts without a bet is used by a player with coins, and no coin is paid
      Given the board
        | zone      | A               |
        | lrig deck | Flare kind:arts |
      And A has 3 coins
      And Flare reads "Draw 1 card."
      When A uses the arts Flare
      Then A has drawn 1 card
      And A has 3 coins
