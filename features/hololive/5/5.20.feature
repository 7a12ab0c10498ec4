@hololive
Feature: 5.20 Ability change

  @clause-5.20.1 @reading-H-65
  Rule: 5.20.1 While the condition is met the text may be changed, by cards of one name not more often than it says

    @clause-5.20.1
    Scenario Outline: the hand that is asked for is three, and <number> were drawn
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw <number> cards."
      When A plays the support Cake
      Then A <can> change the text of Sora

      Examples:
        | number | can    |
        | 2      | cannot |
        | 3      | can    |

    @clause-5.20.1
    @ruling-Q102
    Scenario: the whole text is another, and it works
      Given the board
        | zone   | A      |
        | center | Sora   |
        | back   | Roboco |
      And Sora reads "Gift "Hello": When a holomem collabs, draw 2 cards."
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      And A changes the text of Sora
      Then Sora has the ability "Smile"
      And Sora does not have the ability "Hello"
      When A collabs Roboco
      Then A has drawn 4 cards

    Scenario: an ability change that can be made does not have to be
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Gift "Hello": When a holomem collabs, draw 2 cards."
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      Then A can change the text of Sora
      And Sora has the ability "Hello"
      And Sora does not have the ability "Smile"

    Scenario Outline: Sora has changed, <limit>, and beside her stands <other>
      Given the board
        | zone   | A       |
        | center | Sora    |
        | back   | <other> |
      And Sora reads "<limit>, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And <other> reads "<limit>, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      And A changes the text of Sora
      Then A <can> change the text of <other>

      Examples:
        | limit          | other  | can    |
        | Once per turn  | Sora#2 | cannot |
        | Once per game  | Sora#2 | cannot |
        | Twice per turn | Sora#2 | can    |
        | Once per turn  | Roboco | can    |

    Scenario Outline: two of three of the name have changed, <limit>
      Given the board
        | zone   | A          |
        | center | Sora       |
        | back   | Sora, Sora |
      And Sora reads "<limit>, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And Sora#2 reads "<limit>, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And Sora#3 reads "<limit>, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      And A changes the text of Sora
      And A changes the text of Sora#2
      Then A <can> change the text of Sora#3

      Examples:
        | limit            | can    |
        | Twice per turn   | cannot |
        | Twice per game   | cannot |
        | 3 times per turn | can    |

    @reading-H-64=at-play-timings
    Scenario: once the condition is met nothing is asked, and the change is an action
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      Then it is A's play timing
      And A can change the text of Sora

    @reading-H-64=when-met
    Scenario: once the condition is met the player is asked
      Given the board
        | zone   | A    |
        | center | Sora |
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      When A plays the support Cake
      Then A is asked yes or no

    Scenario: a holomem whose text is changed no longer has more HP by the text before
      Given the board
        | zone   | A          |
        | center | Sora hp:50 |
      And Sora reads "This holomem gets HP +20."
      And Sora reads "Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When a holomem collabs, draw 1 card.]."
      And A holds a support "Cake" (item) that reads "Draw 3 cards."
      Then Sora has 70 HP
      When A plays the support Cake
      And A changes the text of Sora
      Then Sora has 50 HP
      And Sora has the ability "Smile"
