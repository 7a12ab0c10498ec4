"""Check timings and play timings, which hololive's and gotoubun's rulebooks define in the same words.

In a check timing, rules are processed and pending triggers are played. In a play timing, a player acts. Both together
define a perpetual loop. A game of this kind derives from :class:`~.state.TimingState` and :class:`~.game.TimingGame`,
and has modules of its own for its turn, its check timing and its rule processing.

``step_parts``        the timings as parts of a step, and the end of a turn
``perpetual_loops``   actions that may not be repeated, and loops that no player can stop
``announced_loops``   loops that the turn player announces
``state``             the state, with the fields of loops
``rules_context``     the running game, with the fields of loops; ``game`` is made of both
``cards``             the lines of a played card as one ability
``violations``        ways to break the engine that the games share
"""
