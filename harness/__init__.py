"""The command line and the pytest plugin: scenarios go in, a verdict for each clause comes out."""
