"""Reports: a run on the terminal, and the results of one engine or several for people who were not there.

``terminal`` shows a run, and ``drawing`` its boards. ``record`` reads results files, ``merging`` puts them together,
``since`` compares runs of one engine, and ``page``, ``markdown`` and ``badge`` each write one form. What the page is
made of in a browser stands in ``browser``: its template, styles, and a script of modules that are written one after
another. ``command`` is what ``saitei report merge`` and ``saitei run --html`` call.
"""
