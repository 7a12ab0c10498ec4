"""A bridge to holoduel, a fork of holocardserver with rules of its own."""
