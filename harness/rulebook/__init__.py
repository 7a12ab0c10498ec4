"""``saitei rulebook``: reads published documents, compares editions, and moves the suite to a new one.

What a document holds and what became of a clause is found out in the rulebooks; here it is told to a
person or a program, and joined with what only the harness knows: the scenarios.
"""
