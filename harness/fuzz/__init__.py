"""``saitei fuzz``: two engines play the same invented games, and their disagreements become features.

- :mod:`.gathering` takes the scenes of a game's scenarios apart, :mod:`.crossing` crosses them, :mod:`.phrasing` varies
  their card texts, :mod:`.inventing` makes scenes of that; :mod:`.deciding` says what is answered;
- :mod:`.driver` drives an engine through a play;
- :mod:`.lockstep` plays two engines side by side, :mod:`.normal` compares what they say;
- :mod:`.alone` plays one engine and holds it to what is true of every engine;
- :mod:`.field` is where they play, :mod:`.campaign` hands out what is played there, :mod:`.corpus` keeps scenes by what
  they reach (:mod:`.reaching`);
- :mod:`.shrinking` makes a finding small, :mod:`.tracing` finds the clauses at work; :mod:`.filing` ranks the clauses
  that it may be about, by the scenarios that fail too (:mod:`.failing`), the violations that show the same
  (:mod:`.likeness`) and the scenarios in similar words (:mod:`.resemblance`); :mod:`.writing` writes the feature, and
  :mod:`.causes` finds duplicates;
- :mod:`.command` is called by ``saitei fuzz``.
"""
