"""One player of scenarios, for all that play: a scenario goes in, cases with their verdicts come out.

:mod:`.engines` finds an engine and :mod:`.supervisor` keeps one running; :mod:`.player` plays, and :mod:`.verdicts` and
:mod:`.signatures` say what went wrong; :mod:`.jobs` makes pieces of the work for a crew.
"""
