"""``saitei fuzz``: two engines play the same invented games, and their disagreements become features.

- :mod:`.seed_stock` splits the scenes of a game's scenarios into pieces, :mod:`.crossover` combines them,
  :mod:`.text_variation` varies their card texts, and :mod:`.scene_inventor` builds scenes from the result;
- :mod:`.choosers` choose the answers, and :mod:`.driver` drives an engine through a game;
- :mod:`.lockstep` plays two engines side by side, and :mod:`.normal_form` compares their messages;
- :mod:`.self_check` plays one engine alone, and checks invariants that hold for every engine;
- :mod:`.campaign` hands out batches of scenes, :mod:`.fuzz_worker` plays them in a process, and :mod:`.corpus` keeps
  scenes by the statements that they reach (:mod:`.statement_coverage`);
- :mod:`.minimization` minimizes a finding, and :mod:`.deduplication` finds duplicates;
- :mod:`.clause_trace` finds the clauses at work, and :mod:`.clause_ranking` ranks the clauses that a finding may be
  about: by failing scenarios (:mod:`.failing_scenarios`), by broken engines with the same differences
  (:mod:`.broken_engine_similarity`), and by scenarios with similar words (:mod:`.text_similarity`);
- :mod:`.feature_writer` writes a finding as a feature file;
- :mod:`.fuzz_run` runs the whole command.
"""
