"""Mechanisms that rulebooks have in common, without the words of any game.

How a game runs:

``state``             the fields of a game position, the role of each, and those that start anew each turn
``decisions``         asks and their options
``game_loop``         procedures as generators, positions as (checkpoint, answers since), forking, trials
``randomness``        scripted and generated randomness
``turn_steps``        the parts of the setup and of a turn's steps
``response_windows``  windows in which the players act in turn until both pass
``actions``           the options of each kind of action, and how one is done

Data:

``board_state``       zones, the cards in them, references to cards, pending triggers, lasting effects
``cards``             a card's printed side, its characteristics, its abilities as one card has them
``loop_keys``         the key by which two states of a game are the same, made from the roles of the state's fields
``resolution``        references to cards, and the resolution of an effect
``lexicon``           the meaning of the words of a game's texts; ``rule_policies`` the differences between rulebooks
``rules_context``     a running game as mechanisms and rules see it, and the methods through which all changes go
``card_game``         the same with the mechanisms behind these methods; the game of a rulebook derives from it

Mechanisms:

``events``, ``replacement_effects``     events; an event is proposed, replaced,
``commit``                              and committed, together with simultaneous events and in one place
``event_patterns``, ``ability_triggers``  the events that trigger an ability, and pending triggers
``card_references``, ``card_choices``   the cards that a text refers to, how many, conditions, and who chooses
``perform``, ``instructions``           carrying out a text, instruction by instruction
``cost_payment``, ``play_abilities``    costs and optional instructions; playing and resolving an ability
``continuous_effects``, ``ability_analysis``, ``effect_layers``
                                        continuous effects, in their order, with dependency decided by trial

A new game begins with these modules of its own, each of which knows those before it:

- its cards: a :class:`~.cards.CardDefinition`, a :class:`~.cards.BaseCharacteristics` with its numbers, a
  :class:`~.board_state.CardState` with how a card can lie, and a :class:`~.lexicon.Lexicon`;
- its state: a :class:`~.board_state.GameState` that defines its zones, who sees them, its
  :class:`~.rule_policies.RulePolicies`, and how a filter of its own matches a card;
- its rules context: a :class:`~.rules_context.RulesContext` with that state, and with the methods that its rules use;
- its effects: handlers for the instructions that only this game has, in addition to those of ``COMMON`` that it takes;
- its rulebook map: its procedures by frame, its ``APPLY`` and its ``HANDLERS``, and which module plays which chapter;
- its game, made from them: the rules context and a :class:`~.card_game.CardGame` with ``rules=rulebook_map``;
- its scene loader and its encoder, which translate the protocol, and its ``GAME``, made from all of these by
  :func:`~saitei.reference_engine.protocol.game_sessions.card_game`.

That makes 13 modules: lexicon, cards, state, rules_context, events (``APPLY``), effects (``HANDLERS``), setup, turn,
rulebook_map, game, scene_loader, encoder and the package itself. Each further chapter of rules is one more. The
smallest of the five games here has 16 modules.

Its turn, its setup, its checks and rules are procedures of its own. They also decide who orders pending triggers, and
what an empty deck means: a check plays :func:`~.ability_triggers.play_one_pending` for one player after another; an
empty deck is one of the rules, checked when the policies say so.
"""
