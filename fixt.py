M = {
    "goal/win": {
        "gone": ("<player>'s last cards are <gone>", "<player>'s last cards leave the deck"),
        "other": (
            "<player>'s effect steals from <other>, who has <hearts>",
            "<player>'s effect steals, and there is <hearts>",
        ),
    },
    "setup/deckbuild": {
        "what": (
            "two cards of the same <what> differ in AP, and are five together",
            "three and <copies> that differ in AP, and else are the same",
        )
    },
    "zones/oshi": {
        "gone": ("<player>'s oshi would be <gone>", "<player>'s oshi would go to the <zone>"),
        "where": ("the oshi in the <from> would be put <where>", "in the <from>, and an effect says: <text>"),
        "player": ("the oshi of <player> lies <how>", "<oshi> lies <how>"),
    },
    "zones/stage": {
        "other": ("from the <place> <other> can guard", "who stands in the <place> can guard"),
        "character": ("<character> cannot be played or put elsewhere", "from the <from> nobody is played to the <to>"),
        "who": (
            "an effect cannot move somebody to the center: <who> is there",
            "somebody stands in the <place>, and an effect is to move another to the center",
        ),
    },
    "zones/chara": {"who": ("<who> in the <area>, with AP 3000, has <less>", None)},
    "zones/cost": {
        "player": ("the other player does not see <player>'s cost", "<other> does not see the other player's cost")
    },
    "zones/drop": {"player": ("both see <player>'s whole drop area", None)},
    "flow/main": {
        "there": ("<player> has <there>, and Unity 3 enters", "<player> has <one> and <two>, and Unity 3 enters")
    },
    "flow/appeal": {
        "place": ("<player>'s <place> appeals", "<player> appeals with <attacker>"),
        "other": ("<other>'s guard survives and stands", "the guard against <player> survives and stands"),
        "how": (
            "the attacker of <player> is limit-broken, the guard of <other> <how>",
            "the attacker of <player> is limit-broken, the guard in one case",
        ),
        "when": ("by an effect, <when>", "by an effect in one's own turn"),
        "same": ("the card of the hand is <same>", "the card of the hand has <card>"),
        "gone": ("the character is <gone>", "the character goes to the <zone>"),
        "uses": (
            "<player>'s character with Double uses it <uses>",
            "<player>'s character with Double uses it in the first (<first>) and in the second (<second>)",
        ),
    },
    "flow/steal": {
        "ap": None,
        "times": ("<player>'s character has it <times>", "<player>'s character reads <text>"),
        "how": ("<player> steals <how>", "<player>'s attacker reads <text>, is <state>, and steals several"),
        "what": (
            "of two <other> puts the <what>",
            "of two <other> puts one into the <first area>, one into the <second area>",
        ),
    },
    "flow/end": {
        "whose": (
            "<player>'s limit-broken character, at the end of <whose> turn",
            "limit-broken characters, at the end of <player>'s turn",
        ),
        "limit": (
            "a hand of <hand>, with the limit at <limit>",
            "a hand of <hand>, with the limit changed by <change>",
        ),
    },
    "text/unity-name": {
        "number": ("<player> has <number> called Rin, and Unity 2", "<player> has <center> and <assist>, and Unity 2")
    },
    "text/unity-tag": {
        "there": ("<player>, with Unity 3, has <there>", "<player>, with Unity 3, has <center> and <assist>")
    },
    "text/design": {
        "number": (
            "<player>'s drop area has <number> of them, and the text Design 3",
            "<player>'s drop area has <drop>, and Design counts Rin",
        ),
        "designs": ("the cards in the drop area have <designs>", "the cards in the drop area read <rin> and <chiaki>"),
    },
    "text/entry": {"can": ("with <cost> in the cost area it <can>", "with <cost> in the cost area <what>")},
    "text/action": {
        "targets": (
            "with <cost> in the cost area, and <targets>",
            "with <cost> in the cost area, and <there> in front",
        ),
        "player": (
            "used in <player>'s turn by <user>, it is not there again",
            "used by <user> in the opponent's turn, it is not there again",
        ),
    },
    "text/play": {
        "targets": ("with <cost>, and <targets>", "with <cost>, and <there> in front"),
        "whose": ("<player> plays it in <whose> turn", "<player> plays it in the opponent's turn"),
    },
    "text/charge": {
        "ap": (
            "Charge 2000, and <other>'s guard has AP <ap> against <attacking>",
            "Charge 2000 of <player>'s, AP <mine> of A's and <theirs> of B's",
        ),
        "attacking": None,
    },
    "text/critical": {
        "state": (
            "<player>'s attacker is <state>, unguarded",
            "<player>'s attacker is <how>, unguarded, and reads <text>",
        ),
        "what": (
            "<player>'s appeal is guarded: <what>",
            "<player>'s appeal is guarded, A's character is <mine>, B's <theirs>",
        ),
    },
    "text/stop": {"other": ("<other>'s character in front has <text>", "<front> stands in front and reads <text>")},
    "text/destroy": {"place": None, "who": ("in front is <who>", "<there> stands in front")},
    "text/cheer": {
        "number": ("<player> has Cheer 2 and <number> such cards in hand", "<player> has Cheer 2, and <hand> in hand"),
        "who": (
            "<player> shows one card, and <who> has a text about it",
            "<player> shows one card, and <reader> has a text about it",
        ),
    },
    "text/mix": {
        "who": (
            "<player> drops one card, and <who> has a text about it",
            "<player> drops one card, and <reader> has a text about it",
        )
    },
    "text/contact": {
        "who": (
            "<player> moves one card, and <who> has a text about it",
            "<player> moves one card, and <reader> has a text about it",
        )
    },
    "text/rank": {
        "ranks": (
            "a text asks for a Camp rank of 3, and <ranks>",
            "a text asks for a Camp rank of 3, and it is <camp>, the Cook rank <cook>",
        )
    },
    "text/orb": {
        "theirs": ("<player> brings one out, <other> has <theirs>", "<player> brings one out, and <other> has none")
    },
    "text/keep": {"player": ("<player>'s kept card", "both see <card>, which is kept")},
    "special/partial": {
        "targets": (
            "Action 1 on an opposing character, with <cost> and <targets>",
            "Action 1 on an opposing character, with <cost>, A's <mine> and B's <theirs>",
        )
    },
}
T = {
    "flow/steal": (
        "<player> has Charge 1000 and Charge 3000, and the guard AP <ap>",
        "<player> has Charge 1000 and Charge 3000, AP is <mine> of A's and <theirs> of B's",
    ),
}


def drop(lines, i, col):
    j = i
    while not lines[j].strip().startswith("Examples"):
        j += 1
    j += 1
    k = j
    rows = []
    while k < len(lines) and lines[k].strip().startswith("|"):
        rows.append([c.strip() for c in lines[k].strip().strip("|").split("|")])
        k += 1
    n = rows[0].index(col)
    rows = [r[:n] + r[n + 1 :] for r in rows]
    seen = []
    for r in rows:
        if r in seen:
            print("duplicate row", col, r)
        else:
            seen.append(r)
    w = [max(len(r[c]) for r in seen) for c in range(len(seen[0]))]
    lines[j:k] = ["        | " + " | ".join(x.ljust(y) for x, y in zip(r, w)) + " |" for r in seen]
    return lines


for f, m in M.items():
    p = f"features/osica/{f}.feature"
    lines = open(p).read().split("\n")
    for col, tt in m.items():
        if tt is None:
            continue
        old, new = tt
        for i, l in enumerate(lines):
            if l.strip() == f"Scenario Outline: {old}":
                if new is None:
                    print(p, i, old)
                    continue
                lines[i] = l.replace(old, new)
                lines = drop(lines, i, col)
                if (f, col) == ("text/charge", "ap"):
                    lines = drop(lines, i, "attacking")
                break
        else:
            print("not found", f, old)
    open(p, "w").write("\n".join(lines))
for f, ts in {
    "flow/steal": [
        (
            "<player> has Charge 1000 and Charge 3000, and the guard AP <ap>",
            "<player> has Charge 1000 and Charge 3000, AP is <mine> of A's and <theirs> of B's",
        ),
        (
            "the guard of <other> has AP <ap>, and <player> has Charge 2000 and Critical",
            "<player> has Charge 2000 and Critical, AP is <mine> of A's and <theirs> of B's",
        ),
    ]
}.items():
    p = f"features/osica/{f}.feature"
    lines = open(p).read().split("\n")
    for old, new in ts:
        i = next(i for i, l in enumerate(lines) if l.strip() == f"Scenario Outline: {old}")
        lines[i] = lines[i].replace(old, new)
        lines = drop(lines, i, "ap")
    open(p, "w").write("\n".join(lines))
