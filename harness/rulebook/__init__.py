"""``saitei rulebook``: reads published documents, compares editions, and moves the suite to a new one.

The package ``rulebooks`` reads the documents and compares them. This package reports the results to a person or a
program, and relates them to the scenarios, which only the harness knows. :mod:`.engine_changes` judges an engine to
find the changes that concern it.
"""
