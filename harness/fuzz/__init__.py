"""``saitei fuzz``: two engines play the same invented games, and their disagreements become features.

- :mod:`.gathering` takes the scenes of a game's scenarios apart, :mod:`.crossing` crosses them, :mod:`.phrasing` varies
  their card texts, :mod:`.inventing` makes scenes of that; :mod:`.deciding` says what is answered;
- :mod:`.driver` drives an engine through a play;
- :mod:`.lockstep` plays two engines side by side, :mod:`.normal` compares what they say;
- :mod:`.alone` plays one engine and holds it to what is true of every engine;
- :mod:`.field` is where they play, :mod:`.campaign` hands out what is played there, :mod:`.corpus` keeps scenes by what
  they reach (:mod:`.reaching`);
- :mod:`.shrinking` makes a finding small, :mod:`.tracing` finds the clauses at work, :mod:`.filing` those whose
  violations show the like, :mod:`.writing` the feature; :mod:`.causes` knows which findings are one.
"""
