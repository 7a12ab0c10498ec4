"""The pytest door: feature files are collected, and their steps played, as pytest-bdd's own tests."""
