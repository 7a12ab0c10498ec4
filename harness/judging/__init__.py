"""One player of scenarios, for all that play: a scenario goes in, cases with their verdicts come out.

:mod:`.engines` finds an engine and :mod:`.supervisor` keeps one running, within the times of :mod:`.limits`;
:mod:`.options` are the options of a run;
:mod:`.player` plays, :mod:`.cases` holds each case as it was played, with its :mod:`.boards`, and :mod:`.verdicts` and
:mod:`.signatures` say what went wrong; :mod:`.jobs` makes pieces of the work for a crew; :mod:`.watching` keeps the
exit code ours if an engine ends the process.
"""
