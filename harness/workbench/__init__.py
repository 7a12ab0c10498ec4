"""The workbench: a page on this machine, at which a scenario is written and played.

Without the web: :mod:`.scenario_text` edits the text of a feature, :mod:`.chosen_engines` starts engines,
:mod:`.played_scenario` plays a scenario and keeps the moment after each step, :mod:`.next_steps` finds the sentences
that can follow, :mod:`.step_clauses` finds the clauses that each step rests on, :mod:`.openable_scenarios` lists the
scenarios that can be opened, and :mod:`.saved_features` saves and judges a feature. :mod:`.open_scenario` joins them:
it is the session of one scenario. :mod:`.page_requests` answers the requests of a page as data.
"""
