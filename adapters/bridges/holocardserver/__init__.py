"""The bridge to holocardserver, a hololive engine in Python that people play on."""
