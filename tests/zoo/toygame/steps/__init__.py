"""Steps of the toy game."""
