import sys

sys.argv = ["x"]
exec(open("fixt.py").read().split("for f,m in M.items()")[0])


def retitle(f, old, new, cols=()):
    p = f"features/osica/{f}.feature"
    lines = open(p).read().split("\n")
    i = next(i for i, l in enumerate(lines) if l.strip() == f"Scenario Outline: {old}")
    lines[i] = lines[i].replace(old, new)
    for c in cols:
        lines = drop(lines, i, c)
    open(p, "w").write("\n".join(lines))


retitle("zones/chara", "<who> in the <area>, with AP 3000, has <less>", "in the <area>, AP 3000 and <less>", ["who"])
retitle("zones/drop", "both see <player>'s whole drop area", "both see <top> and <last> in the drop area", ["player"])
retitle("text/destroy", "<player>'s <place> appeals", "<player> appeals with <attacker>", ["place"])
retitle("flow/appeal", "by an effect in one's own turn", "by an effect in one's own turn", [])


def sub(f, a, b):
    p = f"features/osica/{f}.feature"
    s = open(p).read()
    assert a in s, (f, a)
    open(p, "w").write(s.replace(a, b))


sub(
    "flow/appeal",
    """        | center | Rin<how> | Ena<how> |
        | hand   | Rin#2, Aoi | Ena#2, Sakura |""",
    """        | center | Rin <how>  | Ena <how>     |
        | hand   | Rin#2, Aoi | Ena#2, Sakura |""",
)
sub(
    "special/partial",
    """        | center | Rin ap:3000<how>    | Ena ap:3000<how>    |""",
    """        | center | Rin ap:3000 <how>   | Ena ap:3000 <how>   |""",
)
sub(
    "zones/stage",
    """        | zone    | A   | B   |
        | <mine>  | Rin |     |
        | <place> |     | Aoi |
      And it is the start of A's appeal phase""",
    """        | zone   | A   |
        | <mine> | Rin |
      And B's <place> holds Aoi
      And it is the start of A's appeal phase""",
)
sub("text/rank", "        | 0     | 4000 |\n", "")
