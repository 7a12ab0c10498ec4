"""A whole run: its settings (:mod:`.settings`), the start of its engine (:mod:`.engine_start`), and its outcome
(:mod:`.outcome`), also for several engines (:mod:`.judge_engines`).

:mod:`.origins` says where results come from; :mod:`.failures` keeps the failures of the last run for ``--last-failed``.
"""
