"""Reports: a run on the terminal, and files about the results of one or more engines.

:mod:`.terminal` shows a run, and :mod:`.text_board` its boards. :mod:`.record` reads results files, :mod:`.merging`
merges them, :mod:`.recover` reads the file of a killed run, and :mod:`.history` compares runs of one engine.
:mod:`.html_page`, :mod:`.markdown` and :mod:`.badge` each write one format. :mod:`.report_tree` holds the chapters,
clauses and verdicts of a report, and :mod:`.page_data` the steps and boards of its scenarios as data. The template, the
styles and the scripts of the page are in ``browser``. :mod:`.engine_registry` reads what is known of
third-party engines, and :mod:`.engines_page` writes the tables of a page about them.
:mod:`.report_files` is called by ``saitei report merge`` and ``saitei run --html``.
"""
