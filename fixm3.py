def sub(f,a,b,n=1):
    p=f"features/osica/{f}.feature"; s=open(p).read(); assert a in s,(f,a); open(p,"w").write(s.replace(a,b,n))
sub("flow/yell","""      Then <player> has <cost> cards in cost
      And <player> has drawn <drawn> cards

      Examples:
        | player | one""","""      Then <player> has <cost> cards in cost
      And <player> has drawn <drawn> cards
      And <player> is asked yes or no

      Examples:
        | player | one""")
sub("text/destroy","""      Then A has 1 card in cost
      And Ena is in B's drop
""","""      Then A has 1 card in cost
      And Ena is in B's drop
      And B is asked where stolen hearts go
""")
sub("text/destroy","""      Then <dropped> is in <other>'s drop
      And <other> has 1 card in drop
""","""      Then <dropped> is in <other>'s drop
      And <other> has 1 card in drop
      And <other> is asked where stolen hearts go
""")
s=open("features/osica/special/simul.feature").read()
s=s.replace("""first
      Then <gained> is in <player>'s cost""","""first
      And the turn passes to <other>
      Then <gained> is in <player>'s cost""")
s=s.replace("""        | player | one | two    | first  | gained | drawn  |
        | A      | Rin | Aoi    | Rin    | Chiaki | Touko  |
        | A      | Rin | Aoi    | Aoi    | Touko  | Chiaki |
        | B      | Ena | Sakura | Sakura | Ayano  | Minami |
""","""        | player | other | one | two    | first  | gained | drawn  |
        | A      | B     | Rin | Aoi    | Rin    | Chiaki | Touko  |
        | A      | B     | Rin | Aoi    | Aoi    | Touko  | Chiaki |
        | B      | A     | Ena | Sakura | Sakura | Ayano  | Minami |
""")
s=s.replace("""first
      Then <gained> is in <other>'s cost""","""first
      And the turn passes to <other>
      Then <gained> is in <other>'s cost""")
s=s.replace("""      When <player> lets <first>'s effects come first
      Then <drawn>""","""      When <player> lets <first>'s effects come first
      And the turn passes to <other>
      Then <drawn>""")
s=s.replace("""        | player | first | drawn  | dropped |
        | A      | A     | Minami | Sakura  |
        | A      | B     | Sakura | Minami  |
        | B      | A     | Minami | Sakura  |
        | B      | B     | Sakura | Minami  |""","""        | player | other | first | drawn  | dropped |
        | A      | B     | A     | Minami | Sakura  |
        | A      | B     | B     | Sakura | Minami  |
        | B      | A     | A     | Minami | Sakura  |
        | B      | A     | B     | Sakura | Minami  |""")
s=s.replace("""      And A plays the waiting ability of Rin first
      Then Ayano""","""      And A plays the waiting ability of Rin first
      And the turn passes to B
      Then Ayano""")
open("features/osica/special/simul.feature","w").write(s)
sub("flow/appeal","""    Scenario Outline: <player> goes first, and ends the event phase of the first turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <first> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      And both pass
      Then it is <after>

      Examples:
        | first | player | after            |
        | A     | A      | B's start phase  |
        | B     | B      | A's start phase  |
        | A     | B      | B's appeal phase |
        | B     | A      | A's appeal phase |
""","""    Scenario Outline: <player> goes first, and ends the event phase of the first turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <player> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      And both pass
      And <other> drops nothing from the stage
      Then it is <other>'s main phase

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: <player> goes second, and ends the event phase of the first turn
      Given the board
        | zone   | A   | B   |
        | center | Rin | Ena |
      And <other> goes first
      And it is <player>'s first turn
      When <player> ends the main phase
      And both pass
      Then <player> can appeal with <character>

      Examples:
        | player | other | character |
        | A      | B     | Rin       |
        | B      | A     | Ena       |
""")
