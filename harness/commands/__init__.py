"""The command line: :mod:`.cli` lists the commands, and each module of a command's name says how it is called.

These modules import other rooms only when their command runs, so that ``saitei serve`` starts as fast as the engine
does.
"""
