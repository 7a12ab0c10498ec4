"""Dies at random, about every fifty messages: before an answer, or in the middle of one. Run with ``-S -E``.

It is written by hand, for it starts two hundred times. Each process leaves its id in the directory that it is given.
"""

import json
import os
import sys

graves, nature = sys.argv[1:]
open(os.path.join(graves, str(os.getpid())), "wb").close()
zones, asked = {}, 0

for line in sys.stdin:
    request = json.loads(line)
    method, params = request["method"], request.get("params", {})
    if method == "initialize":
        needed = ["scene.position", "cards.vanilla", "asks.complete", "views.judge"]
        result = {"name": "mortal", "games": {"toy": ["1.0"]}, "capabilities": needed}
    elif method == "open":
        seats = params["scene"]["seats"]
        zones = {p: {z: [c["id"] for c in cards] for z, cards in s["zones"].items()} for p, s in seats.items()}
    elif method == "answer" and params["picks"][0] != "pass":
        zones["A"]["hand"].remove(params["picks"][0])
        zones["A"]["pile"].insert(0, params["picks"][0])
    if method in ("open", "answer"):
        asked += 1
        options = [{"id": card, "kind": "place", "fields": {"card": card}} for card in zones["A"]["hand"]]
        ask = {"id": str(asked), "player": "A", "kind": "action", "options": [*options, {"id": "pass", "kind": "pass"}]}
        result = {"ask": ask}
    elif method == "view":
        seen = {p: {z: [{"id": c, "card": c} for c in cards] for z, cards in s.items()} for p, s in zones.items()}
        result = {"viewer": "judge", "turn": 5, "turn_player": "A", "step": "main", "zones": seen}
    elif method in ("close", "shutdown"):
        result = {}
    answer = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n"
    dice = os.urandom(1)[0]
    if nature == "mortal" and method != "initialize" and dice < 5:
        sys.stdout.write(answer[: 10 * dice])
        sys.stdout.flush()
        os._exit(9)
    sys.stdout.write(answer)
    sys.stdout.flush()
    if method == "shutdown":
        break
