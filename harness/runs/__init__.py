"""A whole run: what is asked for (:mod:`.request`, :mod:`.settings`), and what is found (:mod:`.outcome`).

:mod:`.origins` says where results come from; :mod:`.failures` keeps the failures of the last run for ``--last-failed``.
"""
