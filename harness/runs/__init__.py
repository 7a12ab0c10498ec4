"""A whole run: what is asked for (:mod:`.request`, :mod:`.settings`), and what is found (:mod:`.outcome`)."""
