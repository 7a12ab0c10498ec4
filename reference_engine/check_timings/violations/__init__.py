"""Ways to break the mechanisms that games with check timings share; each game names the clauses that each violates.

- :mod:`.mechanisms`: triggers, replacements, costs, continuous effects;
- :mod:`.instructions`: instructions of card texts, decks, and turns;
- :mod:`.visibility`: the visibility and the order of cards;
- :mod:`.loop_key_violations`: the states of the game that count as the same.
"""
