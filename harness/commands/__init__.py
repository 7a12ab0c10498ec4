"""The command line: :mod:`.cli` lists the commands, and each module of a command's name defines its arguments.

These modules import other packages only when their command runs, so that ``saitei serve`` starts as fast as the engine.
"""
