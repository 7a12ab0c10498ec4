"""The workbench: a page on this machine, at which a scenario is written and played.

Without the web: :mod:`.scenario_text` edits the text of a feature, :mod:`.chosen_engines` starts engines,
:mod:`.played_scenario` plays a scenario and keeps the moment after each step, :mod:`.next_steps` finds the sentences
that can follow, :mod:`.step_clauses` finds the clauses that each step rests on, and :mod:`.rule_permission` those that
forbid something, both in a :mod:`.tracing_process`. :mod:`.openable_scenarios` lists the scenarios that can be opened,
and :mod:`.saved_features` saves and judges a feature. :mod:`.open_scenario` is the session of one scenario, and
:mod:`.page_requests` answers the requests of the page as data.

With it: :mod:`.request_guard` admits the requests of the page, and :mod:`.page_server` serves the page, whose files are
in ``browser``.
"""
