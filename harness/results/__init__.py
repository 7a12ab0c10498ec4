"""What the cases of a run come to: scenarios, clauses, readings, and the files that say so.

:mod:`.results` counts cases for scenarios and clauses, in the light of :mod:`.readings`, :mod:`.suspects`,
:mod:`.editions` and a :mod:`.baseline`; :mod:`.answers` finds the publisher's rulings on a deviation; :mod:`.formats`
writes JSON and JUnit, :mod:`.partial` what a run leaves that is cut off, and :mod:`.layout` how boards are drawn;
:mod:`.scores` counts how much of a rulebook was judged and how much of that is obeyed, :mod:`.unsupported` what the
rest needs; :mod:`.evidence` reads the certificates of ``saitei prove``.
"""
