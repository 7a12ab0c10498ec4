"""The pytest plugin, which collects feature files and plays their steps as tests of pytest-bdd."""
