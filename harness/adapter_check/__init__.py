"""``saitei check-adapter``: tests whether an adapter reports its engine correctly, before the engine is judged."""
