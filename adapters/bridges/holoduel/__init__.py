"""A bridge to holoduel, a fork of holocardserver with changed rules."""
