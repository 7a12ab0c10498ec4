"""``saitei prove``: breaks the engine where it cites a clause, and checks that the clause's scenarios fail.

- :mod:`.citations` finds the citations of a module, :mod:`.anchors` the clauses that each game cites at shared
  statements, and :mod:`.citation_sites` all statements that cite a clause;
- :mod:`.edition_clauses` finds the clauses that citations and violations name in one edition;
- :mod:`.mutants` breaks cited statements, and :mod:`.applied_violations` applies the violations written by hand;
- :mod:`.live_functions` breaks an engine while a game is open;
- :mod:`.module_swap` runs a broken engine, and :mod:`.step_budget` counts and limits its steps;
- :mod:`.tracing` records which statements run, and :mod:`.citation_coverage` which scenarios run them;
- :mod:`.violation_focus` finds violations that break other clauses harder than their own;
- :mod:`.trial` plays the scenarios on a broken engine, and :mod:`.proof` derives the certificates of the clauses;
- :mod:`.slices` are the situations in which an engine can be wrong only, :mod:`.sliced_engine` makes it so,
  :mod:`.slice_trial` plays it, and :mod:`.slice_reasons` reads why a slice cannot be noticed;
- :mod:`.evidence_file` writes the scenarios that fail on each violation next to the ledger, and compares the file;
- :mod:`.equivalents` reads the mutants that no scenario can notice, and :mod:`.proof_report` prints the result;
- :mod:`.proof_run` runs the whole command on a worker pool.
"""
