"""``saitei fuzz``: two engines play the same invented games, and the first disagreement becomes a feature.

- :mod:`.inventing` turns what a game invents into scenes; :mod:`.deciding` says what is answered;
- :mod:`.driver` drives an engine through a play;
- :mod:`.lockstep` plays two engines side by side, :mod:`.normal` compares what they say;
- :mod:`.alone` plays one engine and holds it to what is true of every engine;
- :mod:`.shrinking` makes a finding small, :mod:`.tracing` finds the clauses at work, :mod:`.writing` the feature.
"""
