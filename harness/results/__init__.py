"""The results of a run: verdicts of scenarios, clauses and readings, and the files that hold them.

:mod:`.run_results` combines cases into scenarios and clauses, with :mod:`.missing_actions`, :mod:`.reading_verdicts`,
:mod:`.suspect_verdicts`, :mod:`.edition_changes` and a :mod:`.baseline`; :mod:`.ruling_links` finds the publisher's
rulings on a deviation.
:mod:`.result_files` writes JSON and JUnit, :mod:`.cucumber_messages` the messages that other reports read, and
:mod:`.partial_results` the file that a killed run leaves.
:mod:`.board_layout` describes how boards are drawn. :mod:`.clause_answers` finds the violations of a clause that no
judged scenario would have noticed. :mod:`.scores` counts how much of a rulebook was judged and obeyed, and
:mod:`.unsupported_summary` what the rest needs. :mod:`.certificates` reads the certificates of ``saitei prove``.
"""
