"""Check timings and play timings, as hololive's and gotoubun's rulebooks have them in the same words.

Rules are looked at, and what waits is played, in a check timing; a player acts in a play timing. What a perpetual loop
is follows from both. A game of this kind derives from :class:`~.table.TimingTable` and :class:`~.game.TimingGame`, and
has its turn, its check timing and its rule processing in modules of its own.

``parts``                the timings as parts of a step, and the end of a turn
``loops``, ``announcing``  perpetual loops: what may not be repeated, what nobody can stop, what is announced
``table``, ``running``     the state and the running game with what loops need; ``game`` is made of both
``cards``                what is played as one ability
``violations``             ways to break the engine that the games share
"""
