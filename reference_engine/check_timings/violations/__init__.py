"""Ways to break what the games with check timings share; each game says which of its clauses each violates.

- :mod:`.mechanisms`: triggers, replacements, costs, continuous effects;
- :mod:`.instructions`: instructions of card texts, decks, and turns;
- :mod:`.visibility`: who sees a card, and in which order cards lie;
- :mod:`.loop_keys`: which states of the game count as the same.
"""
