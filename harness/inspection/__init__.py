"""Views of the suite, and of single scenarios while they are played.

:mod:`.game_listing`, :mod:`.suite_coverage` and :mod:`.clause_statements` show the suite, and :mod:`.capability_needs`
the capabilities that scenarios need. :mod:`.explanation` plays scenarios and shows each step, and
:mod:`.engine_issue` writes a report on a deviation for the tracker of the engine.

:mod:`.rule_questions` answers questions about a position, and :mod:`.rule_answers` prints the answers:
:mod:`.questioned_game` plays up to the position, :mod:`.forbidding_statements` finds what forbids something there, and
:mod:`.cited_clauses` adds readings and rulings.
"""
