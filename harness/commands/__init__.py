"""The command line: :mod:`.cli` says how each command is called, the module of its name what it does.

The commands ``fuzz``, ``prove``, ``report`` and ``rulebook`` have rooms of their own.
"""
