"""``saitei prove``: breaks the engine where it cites a clause, to see that the clause's scenarios notice.

- :mod:`.citations` finds what is cited, :mod:`.anchors` by whom where games share it, :mod:`.places` all of it;
- :mod:`.mutants` breaks it, :mod:`.violations` are engines broken by hand;
- :mod:`.breaking` runs it broken, :mod:`.steps` counts what it does;
- :mod:`.tracing` tells what of it runs, :mod:`.reach` which scenarios run what;
- :mod:`.trial` plays the scenarios on it, :mod:`.proof` says what that proves;
- :mod:`.equivalents` knows what nobody could notice, :mod:`.report` prints the result;
- :mod:`.command` runs all of it, on a crew.
"""
