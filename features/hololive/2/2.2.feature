@hololive
Feature: 2.2 Card type

  @clause-2.2.1
  Rule: 2.2.1 A card is of one of four types

    @clause-2.2.2 @clause-2.2.2.1 @clause-2.2.2.2 @clause-2.2.3
    Scenario Outline: the <what> alone is taken from a mixed archive by a text for one
      Given the board
        | zone    | A                                                           |
        | archive | Roboco, Cake kind:item, Letter kind:event, Light kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 <what> from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is <card>

      Examples:
        | what    | card   |
        | holomem | Roboco |
        | item    | Cake   |
        | event   | Letter |
        | cheer   | Light  |

    Scenario: supports are all the kinds of support card
      Given the board
        | zone    | A                                                           |
        | archive | Roboco, Cake kind:item, Letter kind:event, Light kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put 1 support card from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A is asked to choose among Cake, Letter

    @ruling-Q107 @ruling-Q114 @ruling-Q398
    Scenario: fans that count as cheers for arts are no cheers for an art's text
      Given the board
        | zone   | A                            | B           |
        | center | Sora cheer:red fan:Charm/Pen | Miko hp:200 |
      And it is the start of A's performance step
      And Charm reads "This fan counts as a red cheer for arts."
      And Pen reads "This fan counts as a blue cheer for arts."
      And Sora reads "Art "Sun", red red blue, 20: this art deals +10 damage for each cheer attached to this holomem. Archive 1 cheer attached to this holomem."
      When A uses the art "Sun" of Sora
      Then Miko has 30 damage
      And A's archive is Sora's red cheer

  @clause-2.2.2
  Rule: 2.2.2 The four types are oshi holomem, holomem, support and cheer

    Scenario: all six kinds of support card are supports, and nothing else is
      Given the board
        | zone    | A                                                                                                                           |
        | archive | Cake kind:item, Letter kind:event, Aki kind:staff, Mic kind:tool, Pet kind:mascot, Charm kind:fan, Roboco, Light kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put all support cards from your archive into your hand."
      When A uses the oshi skill "Idol"
      Then A's hand is Cake, Letter, Aki, Mic, Pet, Charm
      And A's archive is Roboco, Light

    @ruling-Q170
    Scenario: a support is neither holomem nor cheer, and the oshi holomem is none of the holomem
      Given the board
        | zone    | A                                        |
        | center  | Sora                                     |
        | back    | Azki                                     |
        | archive | Cake kind:item, Roboco, Light kind:cheer |
      And A's oshi reads "Oshi skill "Idol", 0 holo power, once per turn: put all support cards from your archive into your hand. Rest 1 of your holomem."
      When A uses the oshi skill "Idol"
      Then A is asked to choose among Sora, Azki
      And A's hand is Cake

  @clause-2.2.4
  Rule: 2.2.4 Some kinds of support card are attached

    Scenario Outline: a <kind> is played, and <where>
      Given A holds a support "Charm" (<kind>) that reads "<text>"
      When A plays the support Charm
      Then <where>

      Examples:
        | kind   | text                                                | where                         |
        | tool   | The holomem this card is attached to gets arts +10. | Charm is attached to A center |
        | mascot | The holomem this card is attached to gets arts +10. | Charm is attached to A center |
        | fan    | The holomem this card is attached to gets arts +10. | Charm is attached to A center |
        | staff  | Draw 1 card.                                        | Charm is in A's archive       |
