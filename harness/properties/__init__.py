"""Property tests of an engine, with Hypothesis: for the author of an engine, in a test suite of their own.

- :mod:`.strategies`: positions, decks, card texts and decisions of a game, as strategies that shrink;
- :mod:`.stateful`: a state machine that plays a game on an engine, to which rules and invariants can be added.
"""
