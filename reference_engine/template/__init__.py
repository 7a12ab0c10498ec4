"""What the rulebooks of one template have in common: hololive's and gotoubun's.

Both say in the same words how abilities are played and resolved, how they trigger and wait, how effects last and
replace events, and what a perpetual loop is. The mechanisms of that stand here; a statement that makes clauses true
has an anchor (``#: waits``), by which each game's ``citations.toml`` cites it. What the two do differently is each
game's own: it derives from :class:`~.state.Table`, :class:`~.game.TemplateGame` and :class:`~.cards.Face`, and has
its turn, its check timing and its rule processing.

``state``, ``cards``           zones and cards (2, 4), what is still to come
``events``, ``replacement``    what happens, and what happens instead
``triggers``, ``patterns``     automatic abilities
``references``, ``choices``    what a text speaks of, and who chooses
``instructions``, ``costs``, ``playing``  what a text does
``information``, ``traits``    continuous effects
``loops``, ``announcing``      perpetual loops
``parts``                      the parts of a step
``game``                       the doors that all of it goes through
``scene``, ``speech``          face the protocol, as ``facing`` has it
"""
