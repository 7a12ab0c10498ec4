"""Reports: a run on the terminal, and the results of one engine or several for people who were not there.

``terminal`` shows a run. ``record`` reads results files, ``merging`` puts them together, and ``page``,
``markdown`` and ``badge`` each write one form. ``command`` is what ``saitei report merge`` and ``saitei run --html``
call.
"""
