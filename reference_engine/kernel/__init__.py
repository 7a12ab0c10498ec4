"""Mechanisms that rulebooks have in common, and that hold no game's word.

How a game runs:

``state``     what a game position consists of, what each field counts for, and which start anew each turn
``asks``      decisions and their options
``flow``      procedures as generators, positions as (checkpoint, answers since), forking, trials
``chance``    scripted and generated randomness
``steps``     the parts of the setup and of a turn's steps
``windows``   times in which the players act in turn until both pass
``actions``   the options of each kind of action, and how one is done

What is there:

``table``     zones, the cards in them, what was spoken of, what waits, what lasts
``cards``     what a card says: its printed side, its information, its abilities as one card has them
``loop_keys`` the key by which two states of a game are the same, made from the roles of the state's fields
``context``   cards as they are spoken of, and a resolution that speaks of them
``lexicon``   what the words of a game's texts mean; ``policies`` what rulebooks differ in
``running``   a running game as mechanisms and rules see it, and the doors that all of it goes through
``game``      the same with the mechanisms that stand behind the doors; a game of its own derives from it

What happens:

``events``, ``replacement``        what happens; it is proposed, replaced,
``committing``                     and committed, all at once and in one place
``patterns``, ``triggers``         what an ability waits for, and what waits
``references``, ``choices``        what a text speaks of, how many, whether, and who chooses
``performing``, ``instructions``   what a text does, instruction by instruction
``costs``, ``playing``             what is paid whole or not at all, and may be; playing and resolving
``information``, ``traits``, ``layers``  continuous effects, in their order, with dependency decided by trial

A new game begins with these modules of its own, each of which knows those before it:

- its cards: a :class:`~.cards.Face`, a :class:`~.cards.BaseInfo` with its numbers, a :class:`~.table.Record` with how a
  card can lie, and a :class:`~.lexicon.Lexicon`;
- its state: a :class:`~.table.Table` that says its zones, who sees them, its :class:`~.policies.Policies`, and how a
  filter of its own fits a card;
- its running game: a :class:`~.running.Running` with that state, and with what its rules do to it: they take this;
- what its texts do: handlers for the instructions that it alone has, beside those of ``COMMON`` that it takes;
- its contents: its procedures by frame, its ``APPLY`` and its ``HANDLERS``, and which module plays which chapter;
- its game, made from them: the running game and a :class:`~.game.CardGame` with ``rules=contents``;
- its scenes and its encoder, which face the protocol, and its ``GAME``, made from all of these by
  :func:`~saitei.reference_engine.protocol.game_sessions.card_game`.

That makes 13 modules: words (the lexicon), cards, state, running, events (``APPLY``), effects (``HANDLERS``), setup,
turn, contents, game, scene, speech and the package itself. Each further chapter of rules is one more. The smallest of
the five games here has 16 modules.

Its turn, its setup, its checks and rules are procedures of its own. Who orders what waits, and what an empty deck means
stands there: a check plays :func:`~.triggers.play_one` for one player after another; an empty deck is a rule among
others, looked at when the policies say so.
"""
