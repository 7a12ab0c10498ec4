"""Views of the suite, and of single scenarios as they are played.

:mod:`.listing`, :mod:`.coverage` and :mod:`.where` show the suite, with what each scenario asks of an engine
(:mod:`.needs`); :mod:`.explain` plays a scenario and shows each step.
"""
