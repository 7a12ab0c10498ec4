"""The bridge to holocardserver, a hololive engine in Python on which people play."""
