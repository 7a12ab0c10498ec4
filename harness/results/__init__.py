"""What the cases of a run come to: scenarios, clauses, readings, and the files that say so.

:mod:`.results` counts cases for scenarios and clauses, in the light of :mod:`.readings`, :mod:`.suspects`,
:mod:`.editions` and a :mod:`.baseline`; :mod:`.formats` writes JSON and JUnit, :mod:`.partial` what a run leaves that
is cut off, :mod:`.scores` counts how much of a rulebook was judged and how much of that is obeyed.
"""
