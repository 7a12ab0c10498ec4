"""Errors of a session. :class:`NotOffered`, :class:`AnswerRefused` and :class:`TooManyAsks` are the engine's fault
(assertion errors: a deviation), :class:`ScenarioError` is the scenario's, and :class:`AdapterError` the adapter's.
"""


class NotOffered(AssertionError):
    """The engine does not offer the option that a step means. The message lists the open ask and its options."""


class AnswerRefused(AssertionError):
    """The engine refused an answer that it had offered."""


class TooManyAsks(AssertionError):
    """The engine asked more often than any game needs."""


class ScenarioError(Exception):
    """The scenario cannot be carried out as written. The message says how to correct it."""


class AmbiguousStep(ScenarioError):
    """A step matches several options that differ; the step needs more detail."""


class AdapterError(Exception):
    """The adapter sends something that cannot be judged."""


class SceneRefused(AdapterError):
    """The engine reports that the scene is illegal, although it may refuse decks only."""


class SceneMismatch(AdapterError):
    """The engine holds another position than the given one."""
