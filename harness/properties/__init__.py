"""Property tests with Hypothesis, for authors of engines to use in their own test suites.

- :mod:`.strategies`: positions, decks, card texts and decisions of a game, as strategies that shrink;
- :mod:`.stateful`: a state machine that plays a game on an engine, and to which rules and invariants can be added.
"""
