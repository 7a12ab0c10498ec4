"""Reports for people who were not there: the results of one engine or several as HTML, Markdown and a badge.

``record`` reads results files, ``merging`` puts them together, ``scores`` counts, and ``page``, ``markdown``
and ``badge`` each write one form. ``command`` is what ``saitei report merge`` and ``saitei run --html`` call.
"""
