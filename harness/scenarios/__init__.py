"""The scenarios: finding, reading, checking and selecting them, without playing them.

:mod:`.game_packages` finds the directories of games, and :mod:`.suite` their features, ledgers and phrases.
:mod:`.feature_parser` reads a feature file, :mod:`.feature_lint` finds faults, :mod:`.titles` checks titles, and
:mod:`.missing_twins` finds negative claims without a twin.
:mod:`.selection` selects the scenarios of a command, for an edition (:mod:`.older_editions`, :mod:`.renames`,
:mod:`.suspect_reviews`) and with those that contested readings need (:mod:`.contested_readings`). :mod:`.filters`
leaves out some of them. :mod:`.scenario_needs` lists the needs of a scenario, and :mod:`.violation_evidence` the
scenarios that fail on each violation. :mod:`.checkout_warning` warns if the scenarios that are played are not those of
the user's checkout.
"""
