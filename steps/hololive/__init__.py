"""The phrases of hololive OFFICIAL CARD GAME."""
