"""The one player of scenarios, for all commands: it plays a scenario, and yields its cases with their verdicts.

:mod:`.engine_lookup` finds an engine, and :mod:`.supervisor` keeps it running within the :mod:`.time_limits`.
:mod:`.run_options` are the options of a run. :mod:`.scenario_player` plays, :mod:`.cases` holds each case as it was
played, with its :mod:`.board_snapshots`, and :mod:`.verdicts` and :mod:`.signatures` classify failures. :mod:`.jobs`
divides the work into pieces for a worker pool. :mod:`.guarded_process` ensures the exit code even if an engine ends the
process.
"""
