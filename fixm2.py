def sub(f, a, b):
    p = f"features/osica/{f}.feature"
    s = open(p).read()
    assert a in s, (f, a)
    open(p, "w").write(s.replace(a, b, 1))


sub(
    "goal/win",
    """      Then B has 0 cards in hearts
      And the game goes on

    @assumption-OA-10""",
    """      Then B has 0 cards in hearts
      And it is A's appeal phase

    @assumption-OA-10""",
)
sub(
    "goal/win",
    """      Then the game goes on
      And B's hearts is empty

  @clause-win.3"""
    if False
    else """      And B puts everything into the hand
      Then the game goes on
      And B's hearts is empty

  @clause-win.d3""",
    """      And B puts everything into the hand
      Then B's hearts is empty
      And it is B's play timing

  @clause-win.d3""",
)
sub(
    "goal/win",
    """      Then A has lost
      And A has drawn 0 cards
""",
    """      Then A has lost
""",
)
p = "features/osica/goal/win.feature"
s = open(p).read()
i = s.index("\n    @assumption-OA-4\n    Scenario: who draws the last card does not go on")
open(p, "w").write(s[:i])
for f in ("zones/deck", "zones/cost"):
    pass
sub(
    "zones/deck",
    """      Then <player> does not see Rin
      And <player> does not see Aoi
""",
    """      Then <player> does not see Rin
      And <player> does not see Aoi
      And it is A's play timing
""",
)
sub(
    "zones/cost",
    """      Then <other> does not see <card>

""",
    """      Then <other> does not see <card>
      And it is A's play timing

""",
)
sub(
    "zones/cost",
    """      Then A has 2 cards in cost
      And A has lost
""",
    """      Then A has lost
""",
)
sub(
    "zones/heart",
    """      When the turn passes to B
      And the turn passes to A
      Then A does not see Rin
      And B does not see Ena
""",
    """      When the turn passes to B
      And the turn passes to A
      Then A does not see Rin
      And B does not see Ena
      And it is A's play timing
""",
)
sub(
    "text/keep",
    """        | zone | A         | B |
        | oshi | Rin, Aoi kept |   |
        | deck | 1 card    |   |
      And it is the start of A's start phase
      Then A has lost
      And Aoi is in A's hand
""",
    """        | zone | A               | B |
        | oshi | Rin, Aoi kept   |   |
        | deck | Chiaki, 9 cards |   |
      And it is the start of A's start phase
      Then these events happened in this order
        | event | card   | to   |
        | moved | Aoi    | hand |
        | moved | Chiaki | hand |
      And it is A's main phase
""",
)
