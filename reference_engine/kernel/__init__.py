"""Mechanisms that every rulebook needs and that hold no game's word.

``state``   what a game position consists of, and what each field of it counts for
``asks``    decisions and their options
``flow``    procedures as generators, positions as (checkpoint, answers since), forking, trials
``layers``  the order of continuous effects, with dependency decided by trial
``chance``  scripted and generated randomness
"""
