"""A whole run: its settings (:mod:`.settings`), the start of its engine (:mod:`.engine_start`), and its execution
(:mod:`.run_execution`), also for several engines (:mod:`.judge_engines`), and for those of the registry
(:mod:`.registered_engines`).

:mod:`.provenance` finds the origin of results; :mod:`.last_failed` keeps the failures of the last run for
``--last-failed``.
"""
