"""Reports: a run on the terminal, and the results of one engine or several for people who were not there.

``terminal`` shows a run, and ``drawing`` its boards. ``record`` reads results files, ``merging`` puts them together,
``parts`` reads what a killed run left, ``since`` compares runs of one engine, and ``page``, ``markdown`` and ``badge``
each write one form. ``tree`` holds the chapters, clauses and verdicts of a report, ``told`` the steps and boards of its
scenarios as data. The page's template, styles and scripts are in ``browser``. ``engines`` writes the tables of a page
about engines. ``command`` is called by ``saitei report merge`` and ``saitei run --html``.
"""
