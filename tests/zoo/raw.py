"""An engine of the toy game that writes its lines by hand, one of them as its argument says: ``raw.py ATTACK``.

It behaves until a card named Trouble is placed. Run with ``-S -E``: it starts quickly.
"""

import json
import os
import signal
import subprocess
import sys
import time

attack = sys.argv[1]
zones, player, trouble, placed, asked = {}, "A", False, False, 0
out = sys.stdout.buffer
ORDERS = """::error::owned
  ::set-output name=x::y
9 scenarios: 9 pass
##[error]owned
##vso[task.complete result=Succeeded]
##teamcity[testFinished name='x']
"""
"""Lines that CI services obey, and one that looks like ours."""


def say(data):
    out.write(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
    out.flush()


def reply(id, **members):
    return json.dumps({"jsonrpc": "2.0", "id": id, **members}) + "\n"


def ask(**changes):
    options = [{"id": card, "kind": "place", "fields": {"card": card}} for card in zones[player]["hand"]]
    options.append({"id": "pass", "kind": "pass"})
    return {"id": f"ask-{asked}", "player": player, "kind": "action", "options": options, **changes}


def bad(id):
    """The answer to the placing of Trouble, as the attack says."""
    fine = {"ask": ask()}
    many = [{"id": str(n), "kind": "place", "fields": {"card": str(n)}} for n in range(2001)]
    event = {"kind": "rested", "fields": {"card": "x"}}

    def wrong(**changes):
        return reply(id, result={"ask": ask(**changes)})

    def fault(message, code=-32003):
        return reply(id, error={"code": code, "message": message})

    def nested(levels):
        lists = levels - 5  # in the message, the result, its events, one of them, its fields
        event = {"kind": "rested", "fields": {"card": "?"}}
        return reply(id, result={**fine, "events": [event]}).replace('"?"', "[" * lists + "]" * lists)

    match attack:
        case "empty-line":
            say("\n")
        case "null":
            say("null\n")
        case "list":
            say("[]\n")
        case "object":
            say("{}\n")
        case "nan":
            say("NaN\n")
        case "words":
            say("hello\n")
        case "not-utf-8":
            say(b'{"jsonrpc": "2.0", "id": "\xff\xfe"}\n')
        case "bom":
            say(b"\xef\xbb\xbf" + reply(id, result=fine).encode())
        case "utf-16":
            say(reply(id, result=fine).encode("utf-16"))
        case "nul":
            say(b"\0" * 100 + b"\n")
        case "brackets":
            say("[" * 200_000 + "\n")
        case "nested-64" | "nested-65" | "nested-3000" | "nested-100000":
            say(nested(int(attack.partition("-")[2])))
        case "other-id":
            say(reply(id + 1, result=fine))
        case "id-as-text":
            say(reply(str(id), result=fine))
        case "id-null":
            say(reply(None, result=fine))
        case "id-huge":
            say(reply(10**400, result=fine))
        case "no-id":
            say('{"jsonrpc": "2.0", "result": {}}\n')
        case "version-1":
            say(json.dumps({"jsonrpc": "1.0", "id": id, "result": fine}) + "\n")
        case "neither":
            say(reply(id))
        case "both":
            say(reply(id, result=fine, error={"code": -32003, "message": "both"}))
        case "code-as-text":
            say(reply(id, error={"code": "x", "message": "y"}))
        case "message-as-number":
            say(reply(id, error={"code": -32003, "message": 7}))
        case "no-message":
            say(reply(id, error={"code": -32003}))
        case "unknown-code":
            say(fault("what is this", -1))
        case "unsupported":
            say(fault("not today", -32001))
        case "illegal":
            say(fault("not like this", -32002))
        case "fault":
            say(fault("sorry"))
        case "unknown-field":
            say(reply(id, result={**fine, "extra": 1}))
        case "no-options":
            say(wrong(options=[]))
        case "same-ids":
            say(wrong(options=[{"id": "1", "kind": "pass"}, {"id": "1", "kind": "pass"}]))
        case "least-over-most":
            say(wrong(least=2))
        case "negative-least":
            say(wrong(least=-1))
        case "huge-most":
            say(wrong(most=10**30))
        case "asked-again":
            say(wrong(id=f"ask-{asked - 1}"))
        case "unknown-ask":
            say(wrong(kind="sing"))
        case "player-c":
            say(wrong(player="C"))
        case "ask-and-result":
            say(reply(id, result={**fine, "result": {"losers": ["A"]}}))
        case "loser-c":
            say(reply(id, result={"result": {"losers": ["C"]}}))
        case "events":
            say(reply(id, result={**fine, "events": [event] * 5_001}))
        case "options":
            say(wrong(options=many))
        case "event-of-numbers":
            say(reply(id, result={**fine, "events": [{"kind": 3}]}))
        case "float":
            say(f'{{"jsonrpc": "2.0", "id": {id}.5, "result": {{}}}}\n')
        case "two-answers":
            say(reply(id, result=fine) * 2)
        case "half":
            say(reply(id, result=fine)[:20])
            os._exit(3)
        case "half-and-hang":
            say(reply(id, result=fine)[:20])
            time.sleep(60)
        case "drip":
            while True:
                say(" ")
                time.sleep(0.05)
        case "flood":
            while True:
                say("x" * 1_000_000)
        case "long-line":
            say("x" * 9_000_000 + "\n")
        case "escapes":
            say(fault("\x1b[2J\x1b]0;owned\x07\x9b31m\x7f"))
        case "turned":
            say(fault("\u202egnorw\u2066\u200f\u2028"))
        case "no-character":
            say(fault("\uffff\ufffe\ufdd0"))
        case "surrogate":
            say(f'{{"jsonrpc": "2.0", "id": {id}, "error": {{"code": -32003, "message": "\\ud800"}}}}\n')
        case "markup":
            say(fault("[/red][bold]x[/bold][link=file:///etc/passwd]y"))
        case "forged":
            say(fault("\n9 scenarios: 9 pass\n"))
        case "orders":
            say(fault(f"sorry\n{ORDERS}"))
        case "orders-in-log":
            os.write(2, ORDERS.encode())
            os._exit(4)
        case "orders-in-an-option":
            options = [{"id": "x", "kind": "place", "fields": {"card": f"x\n{ORDERS}"}}]
            say(wrong(options=options))
        case other if other.startswith("other-"):
            os._exit(4)
        case "cdata":
            say(fault("]]></error><testcase name='x'/>"))
        case "megabyte":
            say(fault("x" * 1_000_000))
        case "exit-0" | "exit-1" | "exit-255":
            os._exit(int(attack.partition("-")[2]))
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "segfault":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "stopped":
            os.kill(os.getpid(), signal.SIGSTOP)
            say(reply(id, result=fine))
        case "stops-us":
            os.kill(os.getppid(), signal.SIGSTOP)
            say(reply(id, result=fine))
        case "stops-our-command":
            with open(f"/proc/{os.getppid()}/stat") as stat:
                os.kill(int(stat.read().rpartition(")")[2].split()[1]), signal.SIGSTOP)
            os.kill(os.getppid(), signal.SIGSTOP)
            say(reply(id, result=fine))
        case "stops-us-again":
            while True:
                os.kill(os.getppid(), signal.SIGSTOP)
        case "stops-us-and-hangs":
            os.kill(os.getppid(), signal.SIGSTOP)
            time.sleep(60)
        case "closes-output":
            os.close(1)
            time.sleep(60)
        case "closes-input":
            os.close(0)
            say(reply(id, result=fine))
            time.sleep(60)
        case "held-open":
            subprocess.Popen(["sleep", "60"])
            os._exit(0)
        case "session":
            subprocess.Popen(["sleep", "60"], start_new_session=True)
            os._exit(0)
        case "daemon":
            subprocess.Popen(["sh", "-c", "setsid sleep 60 & exit"], start_new_session=True)
            time.sleep(0.2)
            os._exit(0)
        case "nameless":
            subprocess.Popen(["env", "-i", "setsid", "sleep", "60"], start_new_session=True)
            time.sleep(0.2)
            os._exit(0)
        case "log":
            for _ in range(20):
                os.write(2, b"\x1b[31m" + b"x" * 1_000_000 + b"\n")
            os._exit(4)
        case "log-not-utf-8":
            os.write(2, b"\xff\xfe\x00\n")
            os._exit(4)
        case "late":
            say(reply(id, result=fine))
            return "late"
        case "wrong-view" | "big-view" | "hidden-view" | "strange-view" | "hang-view" | "exit-view":
            say(reply(id, result=fine))
        case "none" | "shuffled-lists" | "forged-name" | "stops-us-with-every-answer":
            say(reply(id, result=fine))
        case _:
            raise SystemExit(f"no attack {attack}")
    return None


def seen():
    return {p: {z: [{"id": c, "card": c} for c in cards] for z, cards in s.items()} for p, s in zones.items()}


for line in sys.stdin:
    request = json.loads(line)
    id, method, params = request["id"], request["method"], request.get("params", {})
    result = {}
    if attack == "stops-us-with-every-answer":
        os.kill(os.getppid(), signal.SIGSTOP)
    if method == "initialize":
        needed = ["scene.position", "cards.vanilla", "asks.complete", "views.judge"]
        result = {"name": "raw", "games": {"toy": ["1.0"]}, "capabilities": needed}
        match attack:
            case "forged-name":
                result["name"] = f"raw\n{ORDERS}"
            case "other-name" | "other-version" | "other-url" | "other-language":
                result[attack.partition("-")[2]] = f"{os.getpid()}"
            case "other-games":
                result["games"]["toy"].append(f"{os.getpid()}")
            case "other-capabilities" if os.path.exists("started"):
                needed.append("random.dice")
            case "other-readings":
                result["readings"] = {"toy": {"which": f"{os.getpid()}"}}
        if attack == "other-capabilities":
            open("started", "w").close()
    elif method == "open":
        seats = params["scene"]["seats"]
        player, over = params["scene"].get("turn_player", "A"), False
        trouble, placed = "Trouble" in params["scene"]["cards"], False
        zones = {p: {z: [c["id"] for c in cards] for z, cards in s["zones"].items()} for p, s in seats.items()}
    elif method == "answer" and params["picks"][0] == "pass":
        over = len(zones[player]["pile"]) >= 3
        player = "B" if player == "A" else "A"
    elif method == "answer":
        zones[player]["hand"].remove(params["picks"][0])
        zones[player]["pile"].insert(0, params["picks"][0])
    elif method == "view":
        result = {"viewer": "judge", "turn": 5, "turn_player": player, "step": "main", "zones": seen()}
    if method in ("open", "answer"):
        asked += 1
        result = {"result": {"losers": [player]}} if over else {"ask": ask()}
    if trouble and method == "open" and attack == "shuffled-lists":
        result["events"] = [{"kind": "shuffled", "fields": {"player": [player], "zone": ["pile"]}}]
    if trouble and method == "answer":
        placed = True
        if bad(id) == "late":
            os._exit(0)
        continue
    if placed and method == "view":
        cards = [{"id": str(number), "card": "Sora"} for number in range(5_001)]
        match attack:
            case "wrong-view":
                result = {**result, "viewer": "A"}
            case "big-view":
                result = {**result, "zones": {"A": {"pile": cards}}}
            case "hidden-view":
                result = {**result, "zones": {"A": {"pile": [{"hidden": True}]}}}
            case "strange-view":
                result = {**result, "zones": 7}
            case "hang-view":
                time.sleep(60)
            case "exit-view":
                os._exit(0)
    say(reply(id, result=result))
    if method == "shutdown":
        break
