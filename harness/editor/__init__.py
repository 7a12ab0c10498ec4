"""Help in writing scenarios: :mod:`.feature_faults`, :mod:`.feature_completion`, :mod:`.navigation`,
:mod:`.feature_format` and :mod:`.scenario_commands`.

They are used by ``saitei lint``, ``saitei fmt``, ``saitei phrases``, and ``saitei lsp`` (:mod:`.language_server`) in an
editor. :mod:`.open_feature` holds a feature file while it is written, and :mod:`.message_stream` reads the messages of
the editor.
"""
