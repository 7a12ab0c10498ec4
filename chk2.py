from saitei.adapters.session import ScenarioError
from saitei.harness.scenarios.features import *
from saitei.harness.scenarios.lint import lint
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import load
from saitei.steps.cardtext import CardTextError
from saitei.steps.world import World

suite = Suite()
import collections

sel = None
probs = []
led = load("osica")
v = suite.vocabulary("osica")
fs = [suite.read(p) for p in suite.files("osica")]
for f in fs:
    probs += lint(f, led, v)
for p in probs:
    print(p)
bad = collections.Counter()
n = 0
for f in fs:
    for sc in f.scenarios:
        for ex in sc.examples or ({},):
            w = World(lambda: None, "osica", "2024-10-07")
            n += 1
            try:
                for st in sc.steps:
                    if st.keyword == "given":
                        ph = (
                            v.find(
                                "given",
                                st.text
                                if False
                                else __import__("re").sub(r"<(.+?)>", lambda m: ex.get(m[1], m[0]), st.text),
                            )
                            if hasattr(st, "filled")
                            else None
                        )

                        def fill(t):
                            for k, val in ex.items():
                                t = t.replace(f"<{k}>", val)
                            return t

                        ph.run(
                            w,
                            [[fill(c) for c in r] for r in st.table] if st.table else None,
                            fill(st.doc) if st.doc else None,
                        )
                w._builder.build()
            except (ScenarioError, CardTextError, ValueError) as e:
                print(f.path.name, sc.line, ex, "\n     ", e)
print(n, "cases")
