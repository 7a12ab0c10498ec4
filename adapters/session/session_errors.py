"""Errors of a session: :class:`NotOffered`, :class:`Refusal` and :class:`Endless` are the engine's fault (assertion
errors: a deviation), :class:`ScenarioError` is the scenario's, and :class:`AdapterError` the adapter's.
"""


class NotOffered(AssertionError):
    """The engine does not offer the option that a step means. The message lists what it asks and offers."""


class AnswerRefused(AssertionError):
    """The engine refused an answer that it had offered."""


class TooManyAsks(AssertionError):
    """The engine asked more often than any game needs."""


class ScenarioError(Exception):
    """The scenario cannot be carried out as written. The message says how to mend it."""


class AmbiguousStep(ScenarioError):
    """A step fits several options that differ; it has to say more."""


class AdapterError(Exception):
    """The adapter says something that cannot be judged."""


class SceneRefused(AdapterError):
    """The engine calls the scene illegal. It may have to refuse decks."""


class SceneMismatch(AdapterError):
    """The engine holds another position than the one it was given."""
